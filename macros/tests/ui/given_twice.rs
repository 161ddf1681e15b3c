use tpb_macros::tpb_struct;

#[tpb_struct(size = 8, size = 8)]
pub struct Word {
    #[tpb(offset = 0)]
    #[tpb(offset = 0)]
    name: u64,
}

fn main() {}
