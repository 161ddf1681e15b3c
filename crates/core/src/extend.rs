//! Instructions that a crate adds to a generation.
//!
//! `#[tpb_struct(size = 64, opcode = 0xf0, selector(offset = 12, value = 16))]` makes a record an [`Instruction`]. [`extend!`](crate::extend!)
//! puts such instructions into the tables of a generation and gives a table of the same type, so that whatever takes a generation (text, JSON, validation
//! of records and streams, instruction info, the machine) knows them:
//!
//! ```ignore
//! tpb_core::extend! {
//!     /// CAYMAN with the operations of our library.
//!     pub static OURS: tpb::Isa = tpb_cayman::ISA => [ScaleRows, ClampRows];
//! }
//! ```
//!
//! | the instruction has | it becomes |
//! |---|---|
//! | a selector | one more form of its opcode; a value that is taken already does not compile |
//! | no selector, and an opcode of the generation | the plain form of that opcode, in place of the generation's |
//! | an opcode that the generation lacks | an opcode of its own |
//!
//! Validation asks the generation first, which checks header, events and engine as the opcode's plain form has them, and then the instruction. An
//! opcode that the generation lacks is checked by the instruction alone. Lifting and lowering stay the generation's: what an added instruction does, a
//! machine is told by a model.
//!
//! The tables are built at compile time, so there is nothing to set up and nothing to release.

use core::fmt;
use core::ops::ControlFlow;

use crate::check::{Context, Sink};
use crate::dialect::{Dialect, Form, OpcodeInfo, TextGrammar};
use crate::layout::GenSet;
use crate::text::{self, ParseError};
use crate::{RECORD_SIZE, RecordBytes};

/// A record that is an instruction: a type that `#[tpb_struct]` with an `opcode` made.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an instruction",
    label = "no opcode is known for this type",
    note = "declare it with `#[tpb_struct(size = 64, opcode = 0xf0, ...)]`"
)]
pub trait Instruction: Copy + 'static {
    /// Its form.
    const FORM: &'static Form;
    /// Its opcode alone, which has the one form.
    const OPCODES: &'static [OpcodeInfo];
    /// Its opcode.
    const INFO: &'static OpcodeInfo = &Self::OPCODES[0];
    /// Index of the opcode.
    const BY_BYTE: &'static [u8; 256] = &by_byte(Self::OPCODES);
    /// The dialect in which its records are written alone.
    const DIALECT: &'static Dialect = &alone(Self::OPCODES, Self::BY_BYTE);

    /// The record in these bytes, whatever they are.
    fn from_record(bytes: &RecordBytes) -> Self;

    /// The bytes.
    fn as_record(&self) -> &RecordBytes;

    /// Whether these bytes are such a record, by opcode and selector.
    fn is(bytes: &RecordBytes) -> bool;

    /// Hands every rule that the record breaks in a generation to the sink, until that breaks off.
    fn check_in(&self, generation: u8, context: &Context, sink: &mut dyn Sink) -> ControlFlow<()>;
}

/// Writes a record as a statement, for `Display`: with names of every generation, and with waits and updates by their fields. A generation's own
/// notation needs its dialect, see [`extend!`](crate::extend!).
///
/// # Errors
///
/// When `f` fails.
pub fn print<I: Instruction>(record: &I, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    text::print_alone(I::DIALECT, record.as_record(), f)
}

/// Reads such a statement, for `FromStr`.
///
/// # Errors
///
/// The first mistake; also where the statement is another record.
pub fn parse<I: Instruction>(statement: &str) -> Result<I, ParseError> {
    let record = text::parse(I::DIALECT, statement)?;
    if I::is(&record) { Ok(I::from_record(&record)) } else { Err(text::other_record(I::FORM.name, statement)) }
}

/// The dialect of one instruction, in which its records are written alone.
pub const fn alone(opcodes: &'static [OpcodeInfo], by_byte: &'static [u8; 256]) -> Dialect {
    Dialect {
        name: "",
        title: "any generation",
        version: "",
        index: GenSet::ANY,
        after: None,
        doc: "",
        geometry: &[],
        opcodes,
        by_byte,
        elsewhere: &[],
        text: TextGrammar::NONE,
    }
}

/// Index of opcodes by byte, as [`Dialect::by_byte`] has it.
pub const fn by_byte(opcodes: &[OpcodeInfo]) -> [u8; 256] {
    let mut out = [0; 256];
    let mut i = 0;
    while i < opcodes.len() {
        out[opcodes[i].byte as usize] = i as u8 + 1;
        i += 1;
    }
    out
}

/// Whether a form of the generation gives way to an added one.
const fn is_replaced(old: &Form, byte: u8, added: &[&OpcodeInfo]) -> bool {
    if old.continues || old.selector.is_some() {
        return false;
    }
    let mut i = 0;
    while i < added.len() {
        if added[i].byte == byte && added[i].forms[0].selector.is_none() {
            return true;
        }
        i += 1;
    }
    false
}

/// Number of added forms of an opcode.
const fn count(byte: u8, added: &[&OpcodeInfo]) -> usize {
    let (mut n, mut i) = (0, 0);
    while i < added.len() {
        n += (added[i].byte == byte) as usize;
        i += 1;
    }
    n
}

/// Whether an opcode stands for the first time at this place of the list, and the generation lacks it.
const fn is_new(base: &Dialect, added: &[&OpcodeInfo], at: usize) -> bool {
    let byte = added[at].byte;
    let mut i = 0;
    while i < at {
        if added[i].byte == byte {
            return false;
        }
        i += 1;
    }
    base.by_byte[byte as usize] == 0
}

/// Forms of all opcodes that something is added to.
pub const fn forms_len(base: &Dialect, added: &[&OpcodeInfo]) -> usize {
    let (mut n, mut i) = (added.len(), 0);
    while i < base.opcodes.len() {
        let o = &base.opcodes[i];
        if count(o.byte, added) > 0 {
            let mut f = 0;
            while f < o.forms.len() {
                n += !is_replaced(o.forms[f], o.byte, added) as usize;
                f += 1;
            }
        }
        i += 1;
    }
    n
}

/// Number of opcodes of the extended generation.
pub const fn opcodes_len(base: &Dialect, added: &[&OpcodeInfo]) -> usize {
    let (mut n, mut i) = (base.opcodes.len(), 0);
    while i < added.len() {
        n += is_new(base, added, i) as usize;
        i += 1;
    }
    n
}

/// Those forms, opcode by opcode in ascending order: sub-forms first, then the plain form, then those that continue a record.
///
/// # Panics
///
/// At compile time, where two forms of one opcode cannot be told apart.
pub const fn forms<const N: usize>(base: &Dialect, added: &[&'static OpcodeInfo]) -> [&'static Form; N] {
    let mut out = [added[0].forms[0]; N];
    let (mut n, mut byte) = (0, 0);
    while byte < 256 {
        if count(byte as u8, added) > 0 {
            let start = n;
            let known = base.by_byte[byte];
            let old: &[&Form] = if known == 0 { &[] } else { base.opcodes[known as usize - 1].forms };
            // 0: sub-forms, 1: plain forms, 2: the rest.
            let mut rank = 0;
            while rank < 3 {
                let mut i = 0;
                while i < added.len() {
                    if added[i].byte == byte as u8 && rank_of(added[i].forms[0]) == rank {
                        out[n] = added[i].forms[0];
                        n += 1;
                    }
                    i += 1;
                }
                let mut i = 0;
                while i < old.len() {
                    if rank_of(old[i]) == rank && !is_replaced(old[i], byte as u8, added) {
                        out[n] = old[i];
                        n += 1;
                    }
                    i += 1;
                }
                rank += 1;
            }
            distinct(&out, start, n);
        }
        byte += 1;
    }
    out
}

const fn rank_of(form: &Form) -> u8 {
    if form.continues {
        2
    } else if form.selector.is_none() {
        1
    } else {
        0
    }
}

/// Every record has one form.
const fn distinct(forms: &[&Form], start: usize, end: usize) {
    let mut i = start;
    while i < end {
        let mut j = i + 1;
        while j < end {
            match (forms[i].selector, forms[j].selector) {
                (Some(a), Some(b)) => {
                    assert!(a.offset == b.offset, "the selectors of one opcode are one byte: correct `selector(offset = ...)`");
                    assert!(a.value != b.value, "the selector is taken by another form of the opcode: take another `value`");
                }
                (None, None) => {
                    let apart = forms[i].continues || forms[j].continues;
                    assert!(apart, "two instructions have this opcode and no selector: add `selector(offset = ..., value = ...)`");
                }
                _ => {}
            }
            j += 1;
        }
        i += 1;
    }
}

/// Opcodes of the extended generation, by byte, with `forms` as [`forms`] made them.
///
/// # Panics
///
/// At compile time, where there are more than 255 opcodes.
pub const fn opcodes<const N: usize>(base: &Dialect, added: &[&'static OpcodeInfo], forms: &'static [&'static Form]) -> [OpcodeInfo; N] {
    assert!(N < 256, "a generation has at most 255 opcodes");
    let mut out = [*added[0]; N];
    let (mut n, mut byte, mut rest) = (0, 0, forms);
    while byte < 256 {
        let known = base.by_byte[byte];
        let own = count(byte as u8, added);
        if known != 0 || own > 0 {
            out[n] = if known == 0 { first(byte as u8, added) } else { base.opcodes[known as usize - 1] };
            if own > 0 {
                let mut here = own;
                if known != 0 {
                    let old = base.opcodes[known as usize - 1].forms;
                    let mut i = 0;
                    while i < old.len() {
                        here += !is_replaced(old[i], byte as u8, added) as usize;
                        i += 1;
                    }
                }
                let (head, tail) = rest.split_at(here);
                out[n].forms = head;
                rest = tail;
            }
            n += 1;
        }
        byte += 1;
    }
    out
}

const fn first(byte: u8, added: &[&'static OpcodeInfo]) -> OpcodeInfo {
    let mut i = 0;
    while added[i].byte != byte {
        i += 1;
    }
    *added[i]
}

/// The rules of one added instruction; nothing where the record is none. Emitted code calls it.
pub fn check<I: Instruction>(record: &RecordBytes, generation: u8, cx: &Context, sink: &mut dyn Sink) -> ControlFlow<()> {
    if I::is(record) { I::from_record(record).check_in(generation, cx, sink) } else { ControlFlow::Continue(()) }
}

/// Bytes of a record that are the same in every instruction of this opcode and selector.
pub const fn identified(mut bytes: RecordBytes, info: &OpcodeInfo) -> RecordBytes {
    bytes[0] = info.byte;
    bytes[1] = (RECORD_SIZE / 4) as u8;
    if let Some(s) = info.forms[0].selector {
        bytes[s.offset as usize] = s.value;
    }
    bytes
}

/// A generation with more instructions, as a `static` of the generation's own type.
///
/// See [the module](mod@crate::extend) for what becomes of an instruction. Of several such tables each has what was added to it; one can be the base
/// of the next.
#[macro_export]
macro_rules! extend {
    ($($(#[$meta:meta])* $vis:vis static $name:ident: $ty:ty = $base:path => [$($instruction:ty),+ $(,)?];)+) => {
        $(
            $(#[$meta])*
            $vis static $name: $ty = {
                const ADDED: &[&$crate::dialect::OpcodeInfo] = &[$(<$instruction as $crate::extend::Instruction>::INFO),+];
                static FORMS: [&$crate::dialect::Form; $crate::extend::forms_len($base.dialect, ADDED)] =
                    $crate::extend::forms($base.dialect, ADDED);
                static OPCODES: [$crate::dialect::OpcodeInfo; $crate::extend::opcodes_len($base.dialect, ADDED)] =
                    $crate::extend::opcodes($base.dialect, ADDED, &FORMS);
                static BY_BYTE: [u8; 256] = $crate::extend::by_byte(&OPCODES);
                static DIALECT: $crate::dialect::Dialect =
                    $crate::dialect::Dialect { opcodes: &OPCODES, by_byte: &BY_BYTE, ..*$base.dialect };

                fn is_base(record: &$crate::RecordBytes) -> bool {
                    $base.dialect.opcode(record[0]).is_some() || DIALECT.opcode(record[0]).is_none()
                }

                fn added(
                    record: &$crate::RecordBytes,
                    cx: &$crate::check::Context,
                    sink: &mut dyn $crate::check::Sink,
                ) -> ::core::ops::ControlFlow<()> {
                    $($crate::extend::check::<$instruction>(record, DIALECT.index, cx, sink)?;)+
                    ::core::ops::ControlFlow::Continue(())
                }

                fn check(
                    record: &$crate::RecordBytes,
                    cx: &$crate::check::Context,
                    each: &mut dyn FnMut($crate::check::Finding),
                ) {
                    if is_base(record) {
                        ($base.check)(record, cx, each);
                    }
                    let _ = added(record, cx, &mut $crate::check::Each(each));
                }

                fn is_valid(record: &$crate::RecordBytes, cx: &$crate::check::Context) -> bool {
                    (!is_base(record) || ($base.is_valid)(record, cx)) && added(record, cx, &mut $crate::check::First).is_continue()
                }

                $crate::dialect::Isa { dialect: &DIALECT, is_valid, check, ..$base }
            };
        )+
    };
}
