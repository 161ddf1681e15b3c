use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
pub struct Word {
    #[serde(skip)]
    low: u32,
    #[cfg(unix)]
    high: u32,
}

fn main() {}
