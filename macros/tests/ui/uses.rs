use tpb_macros::tpb_struct;

#[tpb_struct(size = 16)]
pub struct Word {
    dtype: u8,
    #[tpb(as = register, partitions = dtype)]
    register: u8,
    #[tpb(as = memory, elements = dtype)]
    address: u32,
    #[tpb(as = memry)]
    other: u32,
    #[tpb(as = memory, partitions = channels)]
    third: u32,
    #[tpb(reserved, as = memory)]
    free: u8,
    #[tpb(as = memory, partitions)]
    last: u8,
}

fn main() {}
