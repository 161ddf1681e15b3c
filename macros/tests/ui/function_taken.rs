use tpb_macros::tpb_struct;

#[tpb_struct(size = 64, opcode = 0xf0)]
pub struct Word {
    header: [u8; 4],
    build: u8,
    view: u8,
    identified: u8,
    first_of: u8,
    #[tpb(reserved)]
    check: u8,
    rest: [u8; 55],
}

fn main() {}
