use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
pub struct View<'a> {
    bytes: &'a [u8],
}

fn main() {}
