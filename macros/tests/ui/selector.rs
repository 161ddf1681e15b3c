use tpb_macros::tpb_struct;

#[tpb_struct(size = 64, opcode = 0xf0, selector(offset = 12))]
pub struct NoValue {
    bytes: [u8; 64],
}

#[tpb_struct(size = 64, selector(offset = 12, value = 9))]
pub struct NoOpcode {
    bytes: [u8; 64],
}

#[tpb_struct(size = 64, opcode = 0xf0, selector(offset = 14, value = 9))]
pub struct Middle {
    header: [u8; 12],
    form: u32,
    bytes: [u8; 48],
}

#[tpb_struct(size = 64, opcode = 0xf0, selector(offset = 64, value = 300))]
pub struct Outside {
    bytes: [u8; 64],
}

#[tpb_struct(size = 64, opcode = 0xf0, selector = 9)]
pub struct NoList {
    bytes: [u8; 64],
}

fn main() {}
