use tpb_macros::tpb_bitfield;

#[tpb_bitfield(u8)]
pub struct Flags {
    low: u8,
    #[tpb(bits = 4)]
    middle: u8,
    #[tpb(bits = 6..5)]
    high: u8,
    #[tpb(offset = 1)]
    byte: u8,
}

fn main() {}
