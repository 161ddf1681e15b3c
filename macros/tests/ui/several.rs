use tpb_macros::tpb_struct;

#[tpb_struct(size = 16)]
pub struct Several {
    #[tpb(rol = write)]
    target: u32,
    #[tpb(offset = 6)]
    count: usize,
    #[tpb(offset = 2)]
    mode: u8,
    ok: u8,
}

/// The mistakes of one record do not hide its name from the rest.
pub fn name_is_known(record: Several) -> [u8; 16] {
    record.to_bytes()
}

fn main() {}
