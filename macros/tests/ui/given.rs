use tpb_macros::tpb_struct;

#[tpb_struct(size = 8)]
pub struct Word {
    kind: u8,
    #[tpb(given(kinds))]
    first: [u8; 3],
    #[tpb(given(bits(0, 4..4)))]
    second: [u8; 2],
    #[tpb(given = kind)]
    third: [u8; 2],
}

fn main() {}
