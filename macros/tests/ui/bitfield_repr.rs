use tpb_macros::tpb_bitfield;

#[tpb_bitfield]
pub struct Missing {
    #[tpb(bits = 0..8)]
    all: u8,
}

#[tpb_bitfield(u24)]
pub struct Odd {
    #[tpb(bits = 0..8)]
    all: u8,
}

#[tpb_bitfield(u8)]
pub struct Tuple(u8);

fn main() {}
