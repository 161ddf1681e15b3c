use tpb_macros::tpb_enum;

#[tpb_enum]
pub enum Missing {
    First = 1,
}

#[tpb_enum(repr = u12)]
pub enum Odd {
    First = 1,
}

#[tpb_enum(repr = u8, bits = 9)]
pub enum Bits {
    First = 1,
}

#[tpb_enum(repr = u8)]
pub enum Empty {}

#[tpb_enum(repr = u8)]
pub struct Struct {
    first: u8,
}

fn main() {}
