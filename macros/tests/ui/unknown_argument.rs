use tpb_macros::tpb_struct;

#[tpb_struct(sise = 8)]
pub struct Word {
    #[tpb(ofset = 0)]
    low: u32,
    #[tpb(pattern)]
    high: u32,
}

fn main() {}
