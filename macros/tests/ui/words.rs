use tpb_macros::tpb_struct;

#[tpb_struct(size = 8, conf = sure)]
pub struct Word {
    #[tpb(role = writes)]
    target: u32,
    #[tpb(reserved = zeros)]
    rest: u16,
    #[tpb(closed)]
    mode: u8,
    #[tpb(chars = 1)]
    text: [u8; 1],
}

fn main() {}
