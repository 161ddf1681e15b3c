use tpb_macros::{tpb_enum, tpb_union};

#[tpb_enum(repr = u8)]
pub enum Kind {
    Number = 0,
    Float = 1,
}

#[tpb_union(size = 4, selector = kind)]
pub enum Operand {
    #[tpb(when = Kind::NUMBER)]
    Number(u32),
    #[tpb(when = 0)]
    Float(f32),
}

fn main() {}
