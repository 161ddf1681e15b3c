use tpb_macros::{tpb_enum, tpb_struct};

#[tpb_enum(repr = u8)]
pub enum Mode {
    Idle = 0,
}

#[tpb_struct(size = 4)]
pub struct Word {
    mode: Mode,
    count: u8,
    rest: u16,
}

#[tpb_struct(size = 8)]
pub struct Uneven {
    modes: [Mode; 3],
    #[tpb(offset = 5)]
    rest: [u8; 3],
}

fn main() {}
