use tpb_macros::tpb_union;

#[tpb_union(size = 4, selector = kind)]
pub enum Operand {
    Number(u32),
    #[tpb(when = "float")]
    Float(f32),
    #[tpb(when)]
    Name([u8; 4]),
    #[tpb(when = 3, if = 4)]
    Other([u8; 4]),
}

fn main() {}
