use tpb_macros::{tpb_enum, tpb_struct};

#[tpb_enum(repr = u16)]
pub enum Mode {
    Idle = 0,
}

#[tpb_struct(size = 4)]
pub struct Word {
    #[tpb(size = 1)]
    mode: Mode,
    modes: [u8; 3],
}

fn main() {}
