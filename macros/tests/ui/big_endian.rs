use tpb_macros::tpb_struct;

#[tpb_struct(size = 16)]
pub struct Word {
    #[tpb(be)]
    byte: u8,
    #[tpb(be)]
    bytes: [u8; 3],
    #[tpb(be, chars)]
    name: [u8; 4],
    #[tpb(be = true)]
    number: u32,
    #[tpb(le)]
    other: u32,
}

fn main() {}
