use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
pub struct Word {
    address: u32,
    #[tpb(offset = 2)]
    count: u16,
    #[tpb(offset = 4)]
    stride: u32,
}

fn main() {}
