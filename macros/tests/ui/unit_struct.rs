use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
pub struct Word;

fn main() {}
