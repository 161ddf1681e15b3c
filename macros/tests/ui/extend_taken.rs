use tpb_core::check::{Context, Finding};
use tpb_core::dialect::{Dialect, Isa, LiftError, LowerError, TextGrammar};
use tpb_core::RecordBytes;
use tpb_macros::tpb_struct;

#[tpb_struct(size = 64, opcode = 0xf0, selector(offset = 1, value = 9))]
pub struct First {
    opcode: u8,
    form: u8,
    bytes: [u8; 62],
}

#[tpb_struct(size = 64, opcode = 0xf0, selector(offset = 1, value = 9))]
pub struct Second {
    opcode: u8,
    form: u8,
    bytes: [u8; 62],
}

static DIALECT: Dialect = Dialect {
    name: "",
    title: "",
    version: "",
    index: 0,
    after: None,
    doc: "",
    geometry: &[],
    opcodes: &[],
    by_byte: &[0; 256],
    elsewhere: &[],
    text: TextGrammar::NONE,
};

fn is_valid(_: &RecordBytes, _: &Context) -> bool {
    true
}

fn check(_: &RecordBytes, _: &Context, _: &mut dyn FnMut(Finding)) {}

fn lift(record: &RecordBytes) -> Result<(), LiftError> {
    Err(LiftError::UnknownOpcode(record[0]))
}

fn lower(_: &()) -> Result<RecordBytes, LowerError> {
    Err(LowerError::UnknownOperation(""))
}

fn lower_onto(_: &(), _: &RecordBytes) -> Result<RecordBytes, LowerError> {
    Err(LowerError::UnknownOperation(""))
}

fn recode(record: &RecordBytes) -> (Option<&'static str>, RecordBytes) {
    (None, *record)
}

static BASE: Isa<()> = Isa { dialect: &DIALECT, is_valid, check, lift, lower, lower_onto, recode };

tpb_core::extend! {
    static OURS: Isa<()> = BASE => [First, Second];
}

fn main() {
    assert_eq!(OURS.dialect.name, "");
}
