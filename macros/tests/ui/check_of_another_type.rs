use tpb_macros::tpb_struct;

fn is_even(count: u32) -> bool {
    count % 2 == 0
}

#[tpb_struct(size = 4)]
pub struct Word {
    #[tpb(check = is_even)]
    count: u16,
    rest: u16,
}

fn main() {}
