//! Unions whose arm another field selects.
#![allow(missing_docs, unreachable_pub)]

use std::fmt::Write as _;

use tpb_core::layout::{Type, Union};
use tpb_macros::{tpb_enum, tpb_struct, tpb_union};

#[tpb_enum(repr = u8)]
pub enum Kind {
    Number = 0,
    Float = 1,
    Word = 2,
}

/// A value of four bytes.
#[tpb_union(size = 4, selector = kind)]
pub enum Number {
    #[tpb(when = Kind::NUMBER)]
    Whole(u32),
    /// as it is
    #[tpb(when = 1 | 5)]
    Float(f32),
    #[tpb(when = Kind::WORD, chars)]
    Name([u8; 3]),
}

#[tpb_struct(size = 6)]
pub struct Tagged {
    #[tpb(size = 1)]
    kind: Kind,
    flags: u8,
    #[tpb(size = 4, selector = kind)]
    number: Number,
}

#[tpb_struct(size = 6)]
pub struct Tight {
    kind: u8,
    flags: u8,
    #[tpb(selector(bits(1, 4..8)))]
    number: Number,
}

#[test]
fn the_arm_follows_from_the_selector() {
    let one = Number(1.0f32.to_le_bytes());
    let tagged = Tagged::ZERO.with_number(one);
    assert_eq!(tagged.number_arm(), NumberArm::Whole(0x3f80_0000));
    assert_eq!(tagged.with_kind(Kind::FLOAT).number_arm(), NumberArm::Float(1.0));
    assert_eq!(tagged.with_kind(Kind(5)).number_arm(), NumberArm::Float(1.0));
    assert_eq!(tagged.with_kind(Kind(9)).number_arm(), NumberArm::Raw(one.0));
    assert_eq!(tagged.with_kind(Kind::WORD).with_number(Number(*b"abc!")).number_arm(), NumberArm::Name(*b"abc"));
    assert_eq!(Tight::ZERO.with_flags(0x10).with_number(one).number_arm(), NumberArm::Float(1.0));
    assert_eq!(format!("{:?}", tagged.with_kind(Kind::FLOAT)), "Tagged { kind: FLOAT, flags: 0, number: float(1.0) }");
    assert_eq!((Tagged::LAYOUT.fields[2].given.len(), Number::LAYOUT.given), (1, &["kind"][..]));
    let whens: Vec<_> = Number::LAYOUT.arms.iter().map(|a| (a.name, a.when, a.doc)).collect();
    assert_eq!(
        whens,
        [("whole", "kind == Kind::NUMBER", ""), ("float", "kind == 1 or kind == 5", "as it is"), ("name", "kind == Kind::WORD", "")]
    );
    assert!(matches!(Number::LAYOUT.arms[2].ty, Type::Chars(3)));
    assert_eq!([0, 1, 2, 3].map(<Number as Union>::selector_of), [Some(0), Some(1), Some(2), None]);
}

#[test]
fn an_arm_sets_the_selector_where_it_says_otherwise() {
    let float = NumberArm::Float(2.0);
    assert_eq!(Tagged::ZERO.with_number_arm(float).as_bytes(), &[1, 0, 0, 0, 0, 0x40]);
    // Another value that picks the same arm stays.
    assert_eq!(Tagged::ZERO.with_kind(Kind(5)).with_number_arm(float).kind(), Kind(5));
    assert_eq!(Tagged::ZERO.with_kind(Kind(9)).with_number_arm(NumberArm::Raw([1; 4])).kind(), Kind(9));
    assert_eq!(Tight::ZERO.with_flags(0x2f).with_number_arm(float).flags(), 0x1f);
    // Bytes behind a short arm are zero.
    assert_eq!(Tagged::from_bytes([0xff; 6]).with_number_arm(NumberArm::Name(*b"xyz")).as_bytes(), b"\x02\xffxyz\0");
}

#[test]
fn values_hold_the_arm() {
    for bytes in [[0, 9, 1, 2, 3, 4], [1, 0, 0, 0, 0x80, 0x3f], [5, 0, 0, 0, 0x80, 0x3f], [7, 1, 2, 3, 4, 5], [2, 0, b'a', b'b', 0, 0]] {
        let record = Tagged::from_bytes(bytes);
        let value = TaggedValue::from(record);
        assert_eq!(value.number, record.number_arm());
        assert_eq!(Tagged::from(value), record, "{bytes:?}");
    }
    let built = Tagged::from(TaggedValue { number: NumberArm::Name(*b"abc"), ..TaggedValue::default() });
    assert_eq!(built.kind(), Kind::WORD);
    assert_eq!(Tagged::builder().flags(1).number_arm(NumberArm::Whole(3)).build().unwrap().as_bytes(), &[0, 1, 3, 0, 0, 0]);
}

#[test]
fn text_names_the_arm() {
    let mut text = String::new();
    let record = Tagged::ZERO.with_number_arm(NumberArm::Name(*b"abc"));
    write!(text, "{record}").unwrap();
    assert_eq!(text, "{kind=WORD,number=name:abc}");
    assert_eq!(text.parse(), Ok(record));
    assert_eq!("{number=float:1.5,kind=FLOAT}".parse(), Ok(Tagged::ZERO.with_number_arm(NumberArm::Float(1.5))));
    // A byte behind the short arm has no place in the notation.
    let tail = record.with_number(Number(*b"abc!"));
    assert_eq!(tail.to_string(), "raw:0x020061626321");
    assert_eq!(tail.to_string().parse(), Ok(tail));
}
