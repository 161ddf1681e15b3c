use tpb_macros::tpb_bitfield;

#[tpb_bitfield(u16)]
pub struct Flags {
    #[tpb(bits = 0..3)]
    low: u8,
    #[tpb(bits = 4..6)]
    high: u8,
}

fn main() {}
