use tpb_macros::tpb_struct;

#[tpb_struct(size = 4)]
pub struct Word {
    #[tpb(offset = 0)]
    low: u16,
    #[tpb(offset = 0)]
    high: u16,
    #[tpb(offset = 2, reserved)]
    rest: [u8; 2],
}

fn main() {}
