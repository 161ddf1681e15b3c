use tpb_macros::tpb_struct;

#[tpb_struct(size = 6)]
pub struct Word {
    mode: u16,
    set_mode: u16,
    to_bytes: u16,
}

fn main() {}
