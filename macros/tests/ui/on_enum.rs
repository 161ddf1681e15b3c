use tpb_macros::tpb_struct;

#[tpb_struct(size = 1)]
pub enum Mode {
    Idle,
}

fn main() {}
