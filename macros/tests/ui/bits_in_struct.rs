use tpb_macros::tpb_struct;

#[tpb_struct(size = 1)]
pub struct Flags {
    #[tpb(bits = 0..3)]
    lanes: u8,
}

fn main() {}
