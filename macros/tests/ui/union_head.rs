use tpb_macros::tpb_union;

#[tpb_union(size = 4)]
pub enum Operand {
    #[tpb(when = 0)]
    Number(u32),
}

#[tpb_union(selector = kind)]
pub enum Sizeless {
    #[tpb(when = 0)]
    Number(u8),
}

#[tpb_union(size = 4, selector = 3, selektor = kind)]
pub enum Misspelt {
    #[tpb(when = 0)]
    Number(u32),
}

fn main() {}
