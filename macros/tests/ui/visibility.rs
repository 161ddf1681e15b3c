use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
pub struct Word {
    pub(crate) name: u64,
}

fn main() {}
