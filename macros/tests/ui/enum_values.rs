use tpb_macros::tpb_enum;

#[tpb_enum(repr = u8)]
pub enum Wide {
    Small = 1,
    Large = 256,
}

#[tpb_enum(repr = u8, bits = 4)]
pub enum Narrow {
    Fits = 15,
    Next,
}

#[tpb_enum(repr = u8)]
pub enum Twice {
    First = 3,
    Second = 0x3,
}

#[tpb_enum(repr = u8)]
pub enum Computed {
    First = 1 + 2,
    Payload(u8),
}

#[tpb_enum(repr = u8)]
pub enum Alike {
    FP32 = 1,
    Fp32 = 2,
}

fn main() {}
