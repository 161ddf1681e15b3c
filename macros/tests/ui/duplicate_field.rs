use tpb_macros::tpb_struct;

#[tpb_struct(size = 4)]
pub struct Word {
    low: u16,
    low: u16,
}

fn main() {}
