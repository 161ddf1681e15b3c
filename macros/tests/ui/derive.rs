use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
#[derive(Clone, Copy, PartialOrd)]
#[repr(C)]
#[tpb(name = "WORD")]
pub struct Word {
    name: u64,
}

fn main() {}
