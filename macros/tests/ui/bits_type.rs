use tpb_macros::tpb_bitfield;

#[tpb_bitfield(u16)]
pub struct Flags {
    #[tpb(bit = 0)]
    start: bool,
    #[tpb(bits = 1..8)]
    low: u16,
    #[tpb(bits = 8..16)]
    high: [u8; 1],
}

fn main() {}
