use tpb_macros::{tpb_bitfield, tpb_struct};

#[tpb_struct(size = 1)]
pub struct Byte {
    byte: u8,
}

#[tpb_bitfield(u8)]
pub struct Flags {
    #[tpb(bits = 0..8)]
    byte: Byte,
}

fn main() {}
