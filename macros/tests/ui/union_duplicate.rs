use tpb_macros::tpb_union;

#[tpb_union(size = 4, selector = kind)]
pub enum Operand {
    #[tpb(when = 0 | 1)]
    Number(u32),
    #[tpb(when = 0x1)]
    Float(f32),
    #[tpb(when = 2 | 2)]
    Name([u8; 4]),
    #[tpb(when = 3)]
    Name([u8; 4]),
}

fn main() {}
