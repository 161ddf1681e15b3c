//! A record that a crate downstream could declare.
#![allow(missing_docs)]

use tpb_macros::{tpb_bitfield, tpb_enum, tpb_struct, tpb_union};

#[tpb_enum(repr = u8)]
pub enum Kind {
    Number = 0,
    Pair = 1,
    Text = 2,
}

#[tpb_bitfield(u16)]
pub struct Bits {
    #[tpb(bits = 0..5)]
    low: u8,
    #[tpb(bits = 5..8)]
    kind: Kind,
    #[tpb(bits = 8..12, reserved)]
    free: u8,
    #[tpb(bits = 12..16, reserved = zero)]
    rest: u8,
}

#[tpb_struct(size = 4)]
pub struct Pair {
    left: i16,
    #[tpb(be)]
    right: u16,
}

#[tpb_union(size = 8, selector = kind)]
pub enum Operand {
    #[tpb(when = Kind::NUMBER)]
    Number(u64),
    #[tpb(when = 1 | 3 | 9, size = 4)]
    Pair(Pair),
    #[tpb(when = Kind::TEXT, chars)]
    Text([u8; 5]),
}

fn is_small(words: [u16; 3]) -> bool {
    words.iter().all(|w| *w < 0xf000)
}

#[tpb_struct(size = 64, opcode = 0xf0, selector(offset = 4, value = 200))]
pub struct Entry {
    header: [u8; 4],
    form: u8,
    #[tpb(size = 1)]
    kind: Kind,
    #[tpb(size = 2)]
    bits: Bits,
    #[tpb(size = 8, selector = kind)]
    operand: Operand,
    #[tpb(be)]
    scale: f32,
    #[tpb(check = is_small)]
    words: [u16; 3],
    #[tpb(size = 8)]
    pairs: [Pair; 2],
    #[tpb(chars)]
    name: [u8; 10],
    #[tpb(be)]
    numbers: [i32; 4],
    #[tpb(reserved)]
    tail: [u8; 4],
}
