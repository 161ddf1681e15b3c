use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
pub struct Pair<const N: usize> {
    first: [u8; N],
}

fn main() {}
