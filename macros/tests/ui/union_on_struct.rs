use tpb_macros::tpb_union;

#[tpb_union(size = 4, selector = kind)]
pub struct Operand {
    number: u32,
}

fn main() {}
