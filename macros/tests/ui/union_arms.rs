use tpb_macros::tpb_union;

#[tpb_union(size = 4, selector = kind)]
pub enum Operand {
    #[tpb(when = 0)]
    Number,
    #[tpb(when = 1)]
    Pair(u16, u16),
    #[tpb(when = 2)]
    Named { low: u16, high: u16 },
    Float(f32) = 3,
    #[tpb(when = 4)]
    Raw([u8; 4]),
    #[tpb(when = 5)]
    HTTPPort(u16),
    #[tpb(when = 6)]
    Borrowed(&'static u32),
}

fn main() {}
