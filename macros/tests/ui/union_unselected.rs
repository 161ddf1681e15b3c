use tpb_macros::{tpb_struct, tpb_union};

#[tpb_union(size = 4, selector = kind)]
pub enum Operand {
    #[tpb(when = 0)]
    Number(u32),
    #[tpb(when = 1)]
    Float(f32),
}

#[tpb_struct(size = 5)]
pub struct Word {
    kind: u8,
    operand: Operand,
}

#[tpb_struct(size = 6)]
pub struct Twice {
    kind: u8,
    other: u8,
    #[tpb(selector(kind, other))]
    operand: Operand,
}

fn main() {}
