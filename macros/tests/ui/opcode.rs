use tpb_macros::tpb_struct;

#[tpb_struct(size = 16, opcode = 0xf0)]
pub struct Short {
    bytes: [u8; 16],
}

#[tpb_struct(size = 64, opcode = 0x1f0)]
pub struct Wide {
    bytes: [u8; 64],
}

fn main() {}
