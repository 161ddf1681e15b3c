use tpb_macros::tpb_struct;

#[tpb_struct(size = 16)]
pub struct Word {
    kind: u8,
    #[tpb(selector = kinds, size = 3)]
    first: Three,
    #[tpb(selector(bits(0, 4..4)), size = 2)]
    second: Two,
    #[tpb(selector, size = 2)]
    third: Two,
    #[tpb(selector(bits(15, 4..12)), size = 2)]
    fourth: Two,
    #[tpb(be)]
    tag: u16,
    #[tpb(selector = tag, size = 2)]
    fifth: Two,
    #[tpb(selector = kind)]
    sixth: u16,
}

fn main() {}
