//! What holds of declared records whatever their bytes are.
#![allow(missing_docs, unreachable_pub)]

use proptest::prelude::*;
use tpb_core::check::Context;
use tpb_macros::{tpb_bitfield, tpb_enum, tpb_struct, tpb_union};

#[tpb_enum(repr = u8)]
pub enum Kind {
    Number = 0,
    Pair = 1,
    Text = 2,
}

#[tpb_enum(repr = u16)]
pub enum Port {
    Ssh = 22,
    Http = 80,
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

#[tpb_struct(size = 6)]
pub struct Pair {
    #[tpb(be)]
    left: i16,
    #[tpb(reserved = zero)]
    zero: u8,
    #[tpb(size = 1, closed)]
    kind: Kind,
    right: u16,
}

#[tpb_union(size = 8, selector = kind)]
pub enum Operand {
    #[tpb(when = Kind::NUMBER)]
    Number(u64),
    #[tpb(when = 1 | 3 | 9, size = 6)]
    Pair(Pair),
    #[tpb(when = Kind::TEXT, chars)]
    Text([u8; 5]),
}

fn is_small(words: [u16; 3]) -> bool {
    words.iter().all(|w| *w < 0xf000)
}

#[tpb_struct(size = 40)]
pub struct Entry {
    #[tpb(size = 1)]
    kind: Kind,
    #[tpb(reserved)]
    free: u8,
    #[tpb(size = 2)]
    bits: Bits,
    #[tpb(size = 8, selector = kind)]
    operand: Operand,
    #[tpb(be, size = 2)]
    port: Port,
    #[tpb(be)]
    scale: f32,
    #[tpb(check = is_small)]
    words: [u16; 3],
    #[tpb(size = 12)]
    pairs: [Pair; 2],
    #[tpb(chars)]
    name: [u8; 4],
}

#[tpb_struct(size = 64, opcode = 0xf0, selector(offset = 4, value = 200))]
pub struct Instruction {
    header: [u8; 4],
    form: u8,
    #[tpb(reserved)]
    free: [u8; 3],
    #[tpb(size = 40)]
    entry: Entry,
    #[tpb(be)]
    numbers: [i32; 4],
}

proptest! {
    #[test]
    fn text_comes_back(bytes in any::<[u8; 40]>(), kind in 0..4u8, plain in any::<bool>()) {
        let mut record = Entry::from_bytes(bytes).with_kind(Kind(kind));
        if plain {
            // Without what the notation has no place for.
            record = Entry::from(EntryValue::from(record));
        }
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn statements_come_back(bytes in any::<[u8; 64]>()) {
        let record = Instruction::from_bytes(bytes).identified();
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn any_text_is_answered(text in ".{0,60}") {
        let _ = text.parse::<Entry>();
        let _ = text.parse::<Instruction>();
    }

    #[test]
    fn json_comes_back(bytes in any::<[u8; 64]>()) {
        let record = Instruction::from_bytes(bytes);
        let json = serde_json::to_string(&record).unwrap();
        prop_assert_eq!(serde_json::from_str::<Instruction>(&json).map_err(|e| e.to_string()), Ok(record), "{}", json);
    }

    #[test]
    fn values_hold_all_but_reserved_bytes(bytes in any::<[u8; 40]>()) {
        let record = Entry::from_bytes(bytes);
        let back = Entry::from(EntryValue::from(record));
        // The tail behind a short arm goes too.
        let live = match record.operand_arm() {
            OperandArm::Pair(_) => 6,
            OperandArm::Text(_) => 5,
            OperandArm::Number(_) | OperandArm::Raw(_) => 8,
        };
        let mut wanted = bytes;
        wanted[1] = 0;
        wanted[4 + live..12].fill(0);
        prop_assert_eq!(back.to_bytes(), wanted);
    }

    #[test]
    fn views_say_what_records_say(bytes in any::<[u8; 40]>()) {
        let (record, view) = (Entry::from_bytes(bytes), EntryRef::from_bytes(&bytes));
        prop_assert_eq!((record.kind(), record.bits(), record.operand(), record.port()), (view.kind(), view.bits(), view.operand(), view.port()));
        prop_assert_eq!((record.scale().to_bits(), record.words(), record.pairs()), (view.scale().to_bits(), view.words(), view.pairs()));
        prop_assert_eq!((view.to_record(), record.view()), (record, view));
        prop_assert_eq!(format!("{record:?}"), format!("{view:?}"));
    }

    #[test]
    fn rules_say_what_is_asked(bytes in any::<[u8; 40]>(), kinds in any::<[u8; 3]>(), clean in any::<bool>()) {
        let mut record = Entry::from_bytes(bytes);
        if clean {
            let pairs = record.pairs().map(|p| Pair::from_bytes([p.to_bytes()[0], 1, 0, kinds[0] % 4, 5, 6]));
            record = record.with_pairs(pairs).with_bits(Bits(record.bits().0 & 0xfff)).with_words([u16::from(kinds[1]) << 8, 0, 1]);
        }
        let b = record.to_bytes();
        let kind = |byte: u8| byte < 3;
        // Written down from the declarations: the pairs at 24 and 30, the live pair at 4, the bits at 2, the words at 18.
        let pair = |at: usize| b[at + 2] == 0 && kind(b[at + 3]);
        let operand = !matches!(b[0], 1 | 3 | 9) || pair(4);
        let words = (0..3).all(|i| u16::from_le_bytes([b[18 + 2 * i], b[19 + 2 * i]]) < 0xf000);
        let legal = b[3] >> 4 == 0 && operand && words && pair(24) && pair(30);
        prop_assert_eq!(record.is_valid(&Context::STRICT), legal);
    }
}
