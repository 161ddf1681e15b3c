use tpb_macros::tpb_struct;

#[tpb_struct(size = 2)]
pub struct Word {
    #[tpb(size = 2)]
    count: u8,
    rest: u8,
}

fn main() {}
