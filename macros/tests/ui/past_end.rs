use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
pub struct Word {
    address: u64,
    count: u16,
}

fn main() {}
