//! Instructions that are added to a small generation: which form a record has then, what is checked, and how tables are laid out.
#![allow(missing_docs, unreachable_pub)]

use tpb_core::RecordBytes;
use tpb_core::check::{Context, Finding, RuleInfo};
use tpb_core::dialect::{Class, Dialect, EngineSet, Executed, Form, Isa, LiftError, LowerError, OpcodeInfo, Selector, TextGrammar};
use tpb_core::layout::{Conf, StructInfo};
use tpb_macros::tpb_struct;

#[tpb_struct(size = 4)]
pub struct Header {
    opcode: u8,
    inst_word_len: u8,
    debug_cmd: u8,
    debug_hint: u8,
}

/// A record of the generation, whose second byte selects.
#[tpb_struct(size = 64)]
pub struct Plain {
    #[tpb(size = 4)]
    header: Header,
    selector: u8,
    bytes: [u8; 59],
}

const fn form(name: &'static str, value: Option<u8>, continues: bool) -> Form {
    Form {
        name,
        selector: match value {
            Some(value) => Some(Selector::new(Plain::LAYOUT, "selector", 4, value, name)),
            None => None,
        },
        continues,
        follows: if continues { &[0x10] } else { &[] },
        layout: Plain::LAYOUT,
        operation: "",
        executed: None,
        gap: None,
        text: &[],
        uses: &[],
        rules: &[],
        doc: "",
    }
}

const fn opcode(name: &'static str, byte: u8, forms: &'static [&'static Form]) -> OpcodeInfo {
    OpcodeInfo {
        name,
        mnemonic: name,
        byte,
        class: Class::Real,
        engines: EngineSet::EMPTY,
        engines_conf: Conf::High,
        executed: Executed::Unknown,
        refused: EngineSet::EMPTY,
        since: "",
        until: None,
        doc: "",
        conf: Conf::High,
        source: &[],
        forms,
    }
}

static FIRST: Form = form("FIRST", None, false);
static SUB: Form = form("SUB", Some(1), false);
static PREFIX: Form = form("PREFIX", None, false);
static MORE: Form = form("MORE", None, true);
static OPCODES: [OpcodeInfo; 2] = [opcode("FIRST", 0x10, &[&FIRST]), opcode("PREFIX", 0x20, &[&SUB, &PREFIX, &MORE])];
static BY_BYTE: [u8; 256] = tpb_core::extend::by_byte(&OPCODES);
static DIALECT: Dialect = Dialect {
    name: "toy",
    title: "TOY",
    version: "",
    index: 0,
    after: None,
    doc: "",
    geometry: &[],
    opcodes: &OPCODES,
    by_byte: &BY_BYTE,
    elsewhere: &[],
    text: TextGrammar::NONE,
};

static UNKNOWN: RuleInfo = rule("toy.known");
static HINT: RuleInfo = rule("toy.hint");

const fn rule(id: &'static str) -> RuleInfo {
    RuleInfo {
        id,
        when: "",
        require: "",
        message: "",
        stage: None,
        engine: None,
        field: "",
        offset: 0,
        size: 0,
        conf: Conf::High,
        source: &[],
    }
}

/// The generation's own rules: known opcodes, and no hint.
fn check(record: &RecordBytes, _: &Context, each: &mut dyn FnMut(Finding)) {
    if DIALECT.opcode(record[0]).is_none() {
        each(Finding { rule: &UNKNOWN });
    } else if record[3] != 0 {
        each(Finding { rule: &HINT });
    }
}

fn is_valid(record: &RecordBytes, cx: &Context) -> bool {
    let mut valid = true;
    check(record, cx, &mut |_| valid = false);
    valid
}

fn lift(record: &RecordBytes) -> Result<u8, LiftError> {
    DIALECT.opcode(record[0]).map(|o| o.byte).ok_or(LiftError::UnknownOpcode(record[0]))
}

fn lower(_: &u8) -> Result<RecordBytes, LowerError> {
    Err(LowerError::UnknownOperation("toy"))
}

fn lower_onto(operation: &u8, _: &RecordBytes) -> Result<RecordBytes, LowerError> {
    lower(operation)
}

fn recode(record: &RecordBytes) -> (Option<&'static str>, RecordBytes) {
    (None, *record)
}

static TOY: Isa<u8> = Isa { dialect: &DIALECT, is_valid, check, lift, lower, lower_onto, recode };

fn is_odd(value: u32) -> bool {
    value % 2 == 1
}

macro_rules! instruction {
    ($name:ident, $($args:tt)*) => {
        #[tpb_struct(size = 64, $($args)*)]
        pub struct $name {
            #[tpb(size = 4)]
            header: Header,
            selector: u8,
            #[tpb(reserved = zero)]
            zero: [u8; 3],
            #[tpb(check = is_odd)]
            value: u32,
            #[tpb(reserved)]
            rest: [u8; 52],
        }
    };
}

instruction!(Seven, opcode = 0x20, selector(offset = 4, value = 7), mnemonic = "PREFIX", name = "SEVEN");
instruction!(Three, opcode = 0x20, selector(offset = 4, value = 3), mnemonic = "PREFIX", name = "THREE");
instruction!(Better, opcode = 0x10, mnemonic = "FIRST", name = "BETTER");
instruction!(Between, opcode = 0x18, name = "BETWEEN");
instruction!(Last, opcode = 0xff, selector(offset = 4, value = 2), name = "LAST");
instruction!(Late, opcode = 0xff, selector(offset = 4, value = 9), mnemonic = "LAST", name = "LATE");

tpb_core::extend! {
    /// All at once, out of order.
    static ALL: Isa<u8> = TOY => [Last, Seven, Better, Between, Three, Late];
    /// One after the other.
    static SOME: Isa<u8> = TOY => [Seven];
    static NESTED: Isa<u8> = SOME => [Three, Between];
}

fn names(isa: &Isa<u8>) -> Vec<(u8, &'static str, Vec<&'static str>)> {
    isa.dialect.opcodes.iter().map(|o| (o.byte, o.mnemonic, o.forms.iter().map(|f| f.name).collect())).collect()
}

fn broken(isa: &Isa<u8>, record: &RecordBytes) -> Vec<&'static str> {
    let mut out = Vec::new();
    (isa.check)(record, &Context::STRICT, &mut |finding| out.push(finding.rule.id));
    assert_eq!((isa.is_valid)(record, &Context::STRICT), out.is_empty());
    out
}

#[test]
fn opcodes_and_forms_are_merged() {
    assert_eq!(
        names(&ALL),
        [
            (0x10, "FIRST", vec!["BETTER"]),
            (0x18, "BETWEEN", vec!["BETWEEN"]),
            (0x20, "PREFIX", vec!["SEVEN", "THREE", "SUB", "PREFIX", "MORE"]),
            (0xff, "LAST", vec!["LAST", "LATE"]),
        ]
    );
    let nested = [
        (0x10, "FIRST", vec!["FIRST"]),
        (0x18, "BETWEEN", vec!["BETWEEN"]),
        (0x20, "PREFIX", vec!["THREE", "SEVEN", "SUB", "PREFIX", "MORE"]),
    ];
    assert_eq!(names(&NESTED), nested);
    assert_eq!(names(&TOY)[1].2, ["SUB", "PREFIX", "MORE"]);
    for byte in 0..=255 {
        let found = ALL.dialect.opcode(byte).map(|o| o.byte);
        assert_eq!(found, [0x10, 0x18, 0x20, 0xff].contains(&byte).then_some(byte));
    }
    assert_eq!((ALL.dialect.name, ALL.dialect.index), ("toy", 0));
}

#[test]
fn records_have_the_added_forms() {
    let form = |record: RecordBytes| ALL.dialect.form(&record).map(|(_, f): (_, &'static Form)| f.name);
    let of = |byte: u8, selector: u8| {
        let mut record = [0; 64];
        (record[0], record[4]) = (byte, selector);
        record
    };
    assert_eq!(form(*Seven::new().as_bytes()), Some("SEVEN"));
    assert_eq!(form(of(0x20, 1)), Some("SUB"));
    assert_eq!(form(of(0x20, 2)), Some("PREFIX"));
    assert_eq!(form(of(0x10, 7)), Some("BETTER"));
    assert_eq!(form(of(0xff, 9)), Some("LATE"));
    assert_eq!(form(of(0xff, 8)), None);
    assert_eq!(ALL.dialect.form_after(Some(0x10), &of(0x20, 7)).map(|(_, f)| f.name), Some("MORE"));
    assert_eq!((ALL.lift)(&of(0x18, 0)), Err(LiftError::UnknownOpcode(0x18)));
}

#[test]
fn the_generation_is_asked_first_where_it_has_the_opcode() {
    let seven = Seven::new().with_value(1);
    assert_eq!(broken(&ALL, seven.as_bytes()), [""; 0]);
    assert_eq!(broken(&ALL, seven.with_value(2).as_bytes()), ["SEVEN.value.is_odd"]);
    let hinted = seven.with_header(seven.header().with_debug_hint(1)).with_value(0);
    assert_eq!(broken(&ALL, hinted.as_bytes()), ["toy.hint", "SEVEN.value.is_odd"]);
    assert_eq!(broken(&NESTED, hinted.as_bytes()), ["toy.hint", "SEVEN.value.is_odd"]);
    assert_eq!(broken(&TOY, hinted.as_bytes()), ["toy.hint"]);
    // An opcode that the generation lacks is the instruction's own affair; others stay unknown.
    let between = Between::new();
    let hinted = between.with_header(between.header().with_debug_hint(1));
    assert_eq!(broken(&ALL, hinted.as_bytes()), ["BETWEEN.value.is_odd"]);
    assert_eq!(broken(&NESTED, hinted.as_bytes()), ["BETWEEN.value.is_odd"]);
    assert_eq!(broken(&TOY, hinted.as_bytes()), ["toy.known"]);
    assert_eq!(broken(&ALL, &[0x30; 64]), ["toy.known"]);
}

#[test]
fn text_and_info_go_through_the_new_tables() {
    let lines =
        ["PREFIX selector=SEVEN value=3;", "BETWEEN value=1;", "LAST selector=LATE;", "FIRST selector=7 value=9;", "PREFIX selector=SUB;"];
    for line in lines {
        let record = tpb_core::text::parse(ALL.dialect, line).unwrap();
        let mut text = String::new();
        tpb_core::text::print(ALL.dialect, &record, &mut text).unwrap();
        assert_eq!(text, line);
    }
    assert_eq!(tpb_core::text::ambiguities(ALL.dialect), [""; 0]);
    let info = tpb_core::info::info(ALL.dialect, Three::new().as_bytes());
    assert_eq!(info.form.map(|f| (f.name, f.layout as *const StructInfo)), Some(("THREE", Three::LAYOUT as *const StructInfo)));
}
