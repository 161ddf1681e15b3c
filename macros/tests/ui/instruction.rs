use tpb_macros::tpb_struct;

#[tpb_struct(size = 64, opcode = 0xf0, engines(POL, ACT), mnemonic = "MY INST")]
pub struct First {
    bytes: [u8; 64],
}

#[tpb_struct(size = 8, engines(POOL), mnemonic = "MINE")]
pub struct Second {
    bytes: [u8; 8],
}

#[tpb_struct(size = 64, opcode = 0xf0, engines = POOL, name = "")]
pub struct Third {
    bytes: [u8; 64],
}

#[tpb_struct(size = 8, crate = "tpb::core")]
pub struct Fourth {
    bytes: [u8; 8],
}

fn main() {}
