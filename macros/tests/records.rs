//! Records declared with the macros: what is written reads back, and the descriptors say where it is.
#![allow(missing_docs, unreachable_pub)]

use tpb_core::layout::{Layout, Reserved, Role, Type};
use tpb_macros::{tpb_bitfield, tpb_enum, tpb_struct};

/// What to compute.
#[tpb_enum(repr = u8, name = "ALU")]
pub enum Alu {
    /// nothing
    Bypass = 0,
    Add,
    /// `a * b`
    #[tpb(name = "MULT")]
    Multiply = 6,
    #[tpb(sentinel)]
    INVALID = 0xff,
}

/// A wide code.
#[tpb_enum(repr = u16)]
pub enum Code {
    Low = 1,
    High = 0x1234,
}

/// A code of four bits.
#[tpb_enum(repr = u8, bits = 4)]
pub enum Nibble {
    A = 1,
    B = 15,
}

/// Bits of one byte.
#[tpb_bitfield(u8)]
#[derive(PartialOrd, Ord)]
pub struct Flags {
    #[tpb(bit = 0)]
    pub start: u8,
    #[tpb(bits = 1..4)]
    pub lanes: u8,
    #[tpb(bits = 4..=7)]
    pub code: Nibble,
}

/// Bits of four bytes, out of order.
#[tpb_bitfield(u32, name = "WIDE")]
pub struct Wide {
    #[tpb(bits = 20..32, reserved = zero)]
    rest: u16,
    #[tpb(bits = 0..16)]
    low: u16,
    #[tpb(bits = 16..20)]
    code: Code,
}

/// A dimension.
#[tpb_struct(size = 4)]
pub struct Dim {
    step: i16,
    count: u16,
}

/// The whole of an instruction.
#[tpb_struct(size = 64, opcode = 0xF0, selector(offset = 12, value = 9), name = "CUSTOM", conf = med, source("a", "b"))]
#[must_use]
pub struct Custom {
    #[tpb(reserved)]
    header: [u8; 4],
    #[tpb(reserved)]
    events: [u8; 8],
    pub form: u8,
    /// What to compute.
    #[tpb(offset = 13, closed)]
    pub op: Alu,
    #[tpb(offset = 14)]
    pub flags: Flags,
    #[tpb(offset = 15, reserved = zero)]
    reserved_15: u8,
    #[tpb(size = 4)]
    pub wide: Wide,
    #[tpb(size = 8)]
    pub dims: [Dim; 2],
    pub scale: f32,
    #[tpb(chars)]
    pub label: [u8; 4],
    pub delta: i64,
    #[tpb(role = write)]
    pub target: u64,
    pub table: [[u16; 2]; 2],
    #[tpb(size = 3)]
    pub chain: [Alu; 3],
    pub r#type: u8,
}

/// A word of a queue.
#[tpb_struct(size = 8)]
pub(crate) struct Word {
    op: u32,
    #[tpb(size = 2)]
    code: Code,
    arg: i16,
}

/// A descriptor.
#[tpb_struct(size = 16)]
struct Descriptor {
    address: u64,
    length: u32,
    #[tpb(size = 4)]
    flags: Wide,
}

/// A table entry of an odd length.
#[tpb_struct(size = 20)]
struct Entry20 {
    #[tpb(offset = 16)]
    sum: u32,
    #[tpb(offset = 0, size = 16)]
    descriptor: Descriptor,
}

/// A table entry of two of them.
#[tpb_struct(size = 32)]
struct Entry32 {
    pair: [Descriptor; 2],
}

#[test]
fn accessors_read_what_was_written() {
    let r = Custom::new()
        .with_op(Alu::MULTIPLY)
        .with_flags(Flags::ZERO.with_start(1).with_lanes(5).with_code(Nibble::B))
        .with_wide(Wide::default().with_low(0xbeef).with_code(Code(0x9)))
        .with_dims([Dim::ZERO.with_step(-2).with_count(7), Dim::ZERO.with_step(3)])
        .with_scale(1.5)
        .with_label(*b"wgt\0")
        .with_delta(-9)
        .with_target(0x0102_0304_0506_0708)
        .with_table([[1, 2], [3, 0xffff]])
        .with_chain([Alu::ADD, Alu(77), Alu::INVALID])
        .with_type(0x55);
    let b = r.as_bytes();
    assert_eq!(b[..16], [0xf0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 6, 0b1111_1011, 0]);
    assert_eq!(b[16..20], [0xef, 0xbe, 0x09, 0]);
    assert_eq!(b[20..28], [0xfe, 0xff, 7, 0, 3, 0, 0, 0]);
    assert_eq!(b[28..32], 1.5f32.to_le_bytes());
    assert_eq!(&b[32..36], b"wgt\0");
    assert_eq!(b[36..44], (-9i64).to_le_bytes());
    assert_eq!(b[44..52], [8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(b[52..], [1, 0, 2, 0, 3, 0, 0xff, 0xff, 1, 77, 0xff, 0x55]);

    let again = Custom::from_bytes(r.to_bytes());
    assert_eq!(again, r);
    assert_eq!((again.form(), again.op(), again.scale(), again.delta()), (9, Alu::MULTIPLY, 1.5, -9));
    assert_eq!((again.flags().start(), again.flags().lanes(), again.flags().code()), (1, 5, Nibble::B));
    assert_eq!((again.wide().low(), again.wide().code()), (0xbeef, Code(9)));
    assert_eq!(again.dims().map(|d| (d.step(), d.count())), [(-2, 7), (3, 0)]);
    assert_eq!((again.label(), again.target(), again.table()), (*b"wgt\0", 0x0102_0304_0506_0708, [[1, 2], [3, 0xffff]]));
    assert_eq!((again.chain(), again.r#type()), ([Alu::ADD, Alu(77), Alu::INVALID], 0x55));
}

#[test]
fn opcode_and_selector_tell_what_a_record_is() {
    assert_eq!((Custom::OPCODE, Custom::SELECTOR), (0xf0, (12, 9)));
    assert!(Custom::is(Custom::new().as_bytes()));
    assert!(!Custom::is(&[0; 64]));
    let mut other = Custom::new();
    other.set_form(8);
    assert!(!Custom::is(other.as_bytes()));
    assert_eq!(Custom::default(), Custom::ZERO);
}

#[test]
fn enums_keep_unknown_values() {
    assert_eq!((Alu::ADD.0, Code::HIGH.0, Alu(3).known()), (1, 0x1234, None));
    assert_eq!((Alu::MULTIPLY.known(), Alu::from(KnownAlu::Invalid)), (Some(KnownAlu::Multiply), Alu::INVALID));
    assert_eq!(format!("{:?} {:?}", Alu::MULTIPLY, Alu(3)), "MULT ALU(0x3)");
    assert!(!Alu::LAYOUT.legal(0xff, 0));
    assert_eq!((Alu::LAYOUT.name, Nibble::LAYOUT.width, Code::LAYOUT.width), ("ALU", 4, 16));
}

#[test]
fn descriptors_say_where_everything_is() {
    let layout = Custom::LAYOUT;
    assert_eq!((layout.name, layout.size, layout.doc, layout.source), ("CUSTOM", 64, "The whole of an instruction.", &["a", "b"][..]));
    let places: Vec<_> = layout.fields.iter().map(|f| (f.name, f.offset, f.ty.size())).collect();
    assert_eq!(
        places,
        [
            ("header", 0, 4),
            ("events", 4, 8),
            ("form", 12, 1),
            ("op", 13, 1),
            ("flags", 14, 1),
            ("reserved_15", 15, 1),
            ("wide", 16, 4),
            ("dims", 20, 8),
            ("scale", 28, 4),
            ("label", 32, 4),
            ("delta", 36, 8),
            ("target", 44, 8),
            ("table", 52, 8),
            ("chain", 60, 3),
            ("type", 63, 1),
        ]
    );
    let field = |name| layout.field(name).unwrap();
    assert_eq!((field("op").closed, field("op").doc), (true, "What to compute."));
    assert_eq!((field("target").role, field("reserved_15").reserved), (Role::Write, Some(Reserved::Zero)));
    assert_eq!(field("header").reserved, Some(Reserved::Unknown));
    assert!(matches!(field("op").ty, Type::Enum(e, 1) if e.name == "ALU"));
    assert!(matches!(field("dims").ty, Type::Array(Type::Struct(s), 2) if s.name == "Dim"));
    assert!(matches!(field("label").ty, Type::Chars(4)));
    assert!(matches!(<Wide as Layout>::TYPE, Type::Bitfield(b) if b.bits.iter().map(|b| b.name).eq(["low", "code", "rest"])));
}

#[test]
fn records_of_other_sizes() {
    let word = Word::default().with_op(7).with_code(Code::HIGH).with_arg(-1);
    assert_eq!(word.as_bytes(), &[7, 0, 0, 0, 0x34, 0x12, 0xff, 0xff]);
    let descriptor = Descriptor::ZERO.with_address(1).with_length(2).with_flags(Wide(3));
    let entry = Entry20::default().with_sum(9).with_descriptor(descriptor);
    assert_eq!(entry.as_bytes(), &[1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 9, 0, 0, 0]);
    assert_eq!((entry.descriptor(), entry.sum()), (descriptor, 9));
    let two = Entry32::default().with_pair([Descriptor::ZERO, descriptor]);
    assert_eq!(two.pair()[1].flags(), Wide(3));
    assert_eq!((Word::SIZE, Descriptor::SIZE, Entry20::SIZE, Entry32::SIZE), (8, 16, 20, 32));
}

#[test]
fn debug_names_the_fields() {
    let word = Word::default().with_code(Code::LOW);
    assert_eq!(format!("{word:?}"), "Word { op: 0, code: LOW, arg: 0 }");
}

mod text {
    use super::*;

    #[test]
    fn an_instruction_is_a_statement() {
        let r = Custom::new().with_op(Alu::MULTIPLY).with_scale(0.5).with_dims([Dim::ZERO.with_step(-2), Dim::ZERO]).with_type(3);
        let text = r.to_string();
        // The header is raw bytes here, so the length in it is said as a byte.
        assert_eq!(text, "CUSTOM form=CUSTOM op=MULT dims=[{step=-2},{}] scale=0.5 type=3 .patch 1=10;");
        assert_eq!(text.parse(), Ok(r));
        assert_eq!("custom scale=0.5 dims=[{step=-2},{}] op=6 type=3 form=9 .patch 1=10;".parse(), Ok(r));
        // Reserved bytes are patched.
        let mut bytes = r.to_bytes();
        bytes[5] = 7;
        let patched = Custom::from_bytes(bytes);
        assert_eq!(patched.to_string(), "CUSTOM form=CUSTOM op=MULT dims=[{step=-2},{}] scale=0.5 type=3 .patch 1=10,5=07;");
        assert_eq!(patched.to_string().parse(), Ok(patched));
        let error = "CUSTOM form=CUSTOM scal=1;".parse::<Custom>().unwrap_err();
        assert_eq!(error.to_string(), "unknown key `scal`: expected a key of CUSTOM; did you mean `scale`?");
        let other = format!(".raw {};", "00".repeat(64)).parse::<Custom>().unwrap_err();
        assert_eq!(other.expected, "a statement of CUSTOM");
    }

    #[test]
    fn a_record_is_a_value() {
        let word = Word::ZERO.with_op(7).with_code(Code::HIGH).with_arg(-1);
        assert_eq!(word.to_string(), "{op=7,code=HIGH,arg=-1}");
        assert_eq!("{ arg=-1, op=7, code=HIGH }".parse(), Ok(word));
        assert_eq!(Word::ZERO.to_string(), "{}");
        let error = "{op=7,cod=HIGH}".parse::<Word>().unwrap_err();
        assert_eq!((error.start, error.candidates.as_slice()), (6, &["code"][..]));
        assert!("{op=7} x".parse::<Word>().is_err());
        assert!("raw:0x00".parse::<Word>().is_err());
        assert!("".parse::<Word>().is_err());
        let entry = Entry32::ZERO.with_pair([Descriptor::ZERO.with_address(1).with_flags(Wide(5)), Descriptor::ZERO]);
        assert_eq!(entry.to_string(), "{pair=[{address=1,flags={low=5}},{}]}");
        assert_eq!(entry.to_string().parse(), Ok(entry));
        // Reserved bits in use have no place in the notation.
        let reserved = Descriptor::ZERO.with_flags(Wide(1 << 31));
        assert_eq!(reserved.to_string(), "raw:0x00000000000000000000000000000080");
        assert_eq!(reserved.to_string().parse(), Ok(reserved));
    }

    /// What every instruction begins with.
    #[tpb_struct(size = 4)]
    struct Header {
        opcode: u8,
        inst_word_len: u8,
        debug_cmd: u8,
        debug_hint: u8,
    }

    #[tpb_struct(size = 64, opcode = 0xf8, mnemonic = "OWN_INST")]
    struct Own {
        #[tpb(size = 4)]
        header: Header,
        #[tpb(reserved)]
        events: [u8; 8],
        count: u32,
        #[tpb(reserved = zero)]
        rest: [u8; 48],
    }

    #[test]
    fn a_header_says_opcode_and_length_by_itself() {
        let own = Own::new().with_count(5);
        assert_eq!(own.to_string(), "OWN_INST count=5;");
        assert_eq!("OWN_INST count=5;".parse(), Ok(own));
        let hinted = own.with_header(own.header().with_debug_hint(2));
        assert_eq!(hinted.to_string(), "OWN_INST count=5 debug_hint=2;");
        assert!(own.is_valid(&tpb_core::check::Context::STRICT));
        let short = own.with_header(own.header().with_inst_word_len(15));
        assert!(!short.is_valid(&tpb_core::check::Context::STRICT));
        assert_eq!(Own::builder().count(1).build().unwrap().header().opcode(), 0xf8);
    }

    /// Longer than a statement can be.
    #[tpb_struct(size = 100)]
    struct Long {
        words: [u32; 25],
    }

    #[test]
    fn a_long_record_is_its_bytes() {
        let long = Long::ZERO.with_words([0x0102_0304; 25]);
        assert_eq!(long.to_string(), format!("raw:0x{}", "04030201".repeat(25)));
        assert_eq!(long.to_string().parse(), Ok(long));
        assert!("{words=[]}".parse::<Long>().unwrap_err().expected.contains("200 hex digits"));
    }
}

#[test]
fn views_read_in_place() {
    let mut bytes = [0u8; 20];
    bytes[..8].copy_from_slice(Word::ZERO.with_op(1).as_bytes());
    bytes[8..16].copy_from_slice(Word::ZERO.with_op(2).with_arg(-3).as_bytes());
    let ops: Vec<_> = WordRef::each_of(&bytes).map(|w| w.op()).collect();
    assert_eq!(ops, [1, 2]);
    let (first, rest) = WordRef::first_of(&bytes).unwrap();
    assert_eq!((first.op(), rest.len()), (1, 12));
    let (second, rest) = WordRef::first_of(rest).unwrap();
    assert_eq!((second.arg(), second.code(), rest.len()), (-3, Code(0), 4));
    assert!(WordRef::first_of(rest).is_none());
    // The view is the bytes, not a copy of them.
    assert!(std::ptr::eq(first.as_bytes().as_slice(), &bytes[..8]));
    assert_eq!(second.to_record().view(), second);
    assert_eq!(format!("{second:?}"), "Word { op: 2, code: Code(0x0), arg: -3 }");
    const HEAD: WordRef<'_> = WordRef::from_bytes(&[9, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(HEAD.op(), 9);
}

#[test]
fn values_are_plain_structs() {
    let value = WordValue { op: 7, code: Code::LOW, arg: -1 };
    let word = Word::from(value);
    assert_eq!(word.as_bytes(), &[7, 0, 0, 0, 1, 0, 0xff, 0xff]);
    assert_eq!(WordValue::from(word), value);
    assert_eq!(WordValue::default(), WordValue { op: 0, code: Code(0), arg: 0 });
    let custom = Custom::new().with_label(*b"abcd").with_table([[1, 2], [3, 4]]);
    let value = CustomValue::from(custom);
    assert_eq!((value.label, value.table, value.form), (*b"abcd", [[1, 2], [3, 4]], 9));
    // Opcode and length are in reserved bytes here.
    assert_eq!(Custom::from(value).identified(), custom);
}
