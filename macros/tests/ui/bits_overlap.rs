use tpb_macros::tpb_bitfield;

#[tpb_bitfield(u8)]
pub struct Flags {
    #[tpb(bits = 0..4)]
    low: u8,
    #[tpb(bits = 3..8)]
    high: u8,
}

fn main() {}
