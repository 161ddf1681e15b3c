use tpb_macros::tpb_bitfield;

#[tpb_bitfield(u8)]
pub struct Flags {
    #[tpb(bits = 0..6)]
    low: u8,
    #[tpb(bits = 6..10)]
    high: u8,
}

#[tpb_bitfield(u64)]
pub struct Wide {
    #[tpb(bits = 0..63)]
    low: u64,
    #[tpb(bit = 64)]
    high: u8,
}

fn main() {}
