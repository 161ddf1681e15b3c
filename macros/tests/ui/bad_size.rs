use tpb_macros::tpb_struct;

#[tpb_struct(size = 0)]
pub struct Nothing {
    low: u32,
}

#[tpb_struct(size = "64")]
pub struct Text {
    low: u32,
}

#[tpb_struct]
pub struct Missing {
    low: u32,
}

fn main() {}
