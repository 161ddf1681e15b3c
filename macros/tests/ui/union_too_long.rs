use tpb_macros::tpb_union;

#[tpb_union(size = 4, selector = kind)]
pub enum Operand {
    #[tpb(when = 0)]
    Number(u64),
    #[tpb(when = 1, size = 2)]
    Float(f32),
}

#[tpb_union(size = 0, selector = kind)]
pub enum Nothing {
    #[tpb(when = 0)]
    Byte(u8),
}

fn main() {}
