use tpb_macros::tpb_struct;

#[tpb_struct(size = 4)]
pub struct Pair {
    low: u16,
    high: u16,
}

#[tpb_struct(size = 8)]
pub struct Word {
    #[tpb(be, size = 4)]
    pair: Pair,
    rest: u32,
}

fn main() {}
