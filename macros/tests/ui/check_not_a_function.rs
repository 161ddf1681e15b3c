use tpb_macros::tpb_struct;

const LIMIT: u16 = 12;

#[tpb_struct(size = 4)]
pub struct Word {
    #[tpb(check = LIMIT)]
    count: u16,
    rest: u16,
}

fn main() {}
