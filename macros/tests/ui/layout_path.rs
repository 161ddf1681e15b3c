mod layout {
    #[tpb_macros::tpb_enum(repr = u8)]
    pub enum Mode {
        Idle = 0,
    }
}

#[tpb_macros::tpb_struct(size = 1)]
pub struct Word {
    mode: layout::Mode,
}

fn main() {}
