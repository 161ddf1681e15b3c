//! What the features of tpb-core add to declared types; this crate names neither serde nor arbitrary for it.
#![allow(missing_docs, unreachable_pub)]

use tpb_core::arbitrary_impl::arbitrary::{Arbitrary, Unstructured};
use tpb_macros::{tpb_bitfield, tpb_enum, tpb_struct, tpb_union};

#[tpb_enum(repr = u8)]
pub enum Kind {
    Number = 0,
    Name = 1,
}

#[tpb_bitfield(u8)]
pub struct Flags {
    #[tpb(bits = 0..4)]
    lanes: u8,
    #[tpb(bits = 4..8, reserved = zero)]
    rest: u8,
}

#[tpb_union(size = 4, selector = kind)]
pub enum Operand {
    #[tpb(when = Kind::NUMBER)]
    Number(u32),
    #[tpb(when = Kind::NAME, chars)]
    Name([u8; 4]),
}

#[tpb_struct(size = 12)]
pub struct Entry {
    #[tpb(size = 1)]
    kind: Kind,
    #[tpb(size = 1)]
    flags: Flags,
    #[tpb(be)]
    port: u16,
    #[tpb(size = 4, selector = kind)]
    operand: Operand,
    #[tpb(be)]
    deltas: [i16; 2],
}

#[tpb_struct(size = 64, opcode = 0xf0, selector(offset = 12, value = 16))]
pub struct Instruction {
    #[tpb(reserved)]
    header: [u8; 12],
    form: u8,
    rest: [u8; 51],
}

#[test]
fn records_go_through_json() {
    let entry = Entry::ZERO
        .with_flags(Flags::ZERO.with_lanes(3))
        .with_port(0x0102)
        .with_operand_arm(OperandArm::Name(*b"abc\0"))
        .with_deltas([-1, 2]);
    let json = serde_json::to_string(&entry).unwrap();
    assert_eq!(json, r#"{"kind":"NAME","flags":{"lanes":3},"port":258,"operand":{"name":"abc"},"deltas":[-1,2]}"#);
    assert_eq!(serde_json::from_str::<Entry>(&json).unwrap(), entry);
    let error = serde_json::from_str::<Entry>(r#"{"port":65536}"#).unwrap_err().to_string();
    assert!(error.contains("16 bits"), "{error}");
    assert_eq!(serde_json::to_string(&OperandArm::Number(7)).unwrap(), r#"{"number":7}"#);
    assert_eq!(serde_json::from_str::<Kind>("\"NAME\"").unwrap(), Kind::NAME);
}

#[test]
fn arbitrary_takes_the_bytes() {
    let bytes: Vec<u8> = (1..=100).collect();
    let mut u = Unstructured::new(&bytes);
    assert_eq!(Entry::arbitrary(&mut u).unwrap().as_bytes(), &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    assert_eq!((Kind::arbitrary(&mut u).unwrap(), Flags::arbitrary(&mut u).unwrap()), (Kind(13), Flags(14)));
    assert_eq!(Operand::arbitrary(&mut u).unwrap(), Operand([15, 16, 17, 18]));
    // An instruction is one whatever the bytes.
    let instruction = Instruction::arbitrary(&mut u).unwrap();
    assert!(Instruction::is(instruction.as_bytes()));
    assert_eq!((instruction.as_bytes()[1], instruction.rest()[0]), (16, 32));
    assert_eq!((Entry::size_hint(0), Instruction::size_hint(0)), ((12, Some(12)), (64, Some(64))));
}
