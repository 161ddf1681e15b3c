use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
pub struct Pair<T> {
    first: T,
    second: T,
}

fn main() {}
