use tpb_macros::tpb_struct;

#[tpb_struct(size = 16)]
pub struct Descriptor {
    kind: u8,
    #[tpb(offset = 4)]
    address: u64,
}

fn main() {}
