use tpb_macros::tpb_struct;

#[derive(Clone, Copy)]
pub struct Mine(u32);

#[tpb_struct(size = 8)]
pub struct Word {
    #[tpb(size = 4)]
    mine: Mine,
    rest: u32,
}

fn main() {}
