use tpb_macros::tpb_struct;

#[tpb_struct(size = 64)]
pub struct Word {
    length: usize,
    valid: bool,
    letter: char,
    ratio: f64,
    name: String,
    wide: u128,
    list: Vec<u8>,
    pair: (u8, u8),
    bytes: &'static [u8; 4],
    rest: [u8],
    count: [u8; COUNT],
    call: fn(),
}

fn main() {}
