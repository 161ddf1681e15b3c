//! What becomes of a record when its operation is lowered over it, stated without the code under test.

use tpb_core::RecordBytes;
use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::Form;
use tpb_core::layout::{Field, Type};
use tpb_isa::{GENERATIONS, Isa};

/// Nothing but what a record says.
const CONTEXT: Context = Context { engine: None, stage: Stage::Neff, policy: Policy::Strict };

/// Writes the operation of a legal record as a record of every other generation, and back from where that is legal: the same operation comes back.
/// Returns on how many generations it was legal; none of a record that is not.
///
/// # Errors
/// Another operation comes back; says on which generation, and which.
pub fn across_generations(isa: &Isa, record: &RecordBytes) -> Result<usize, String> {
    if !(isa.is_valid)(record, &CONTEXT) {
        return Ok(0);
    }
    let Ok(operation) = (isa.lift)(record) else { return Ok(0) };
    let expected = (isa.lower)(&operation);
    let mut legal = 0;
    for other in GENERATIONS {
        let Ok(there) = (other.lower)(&operation) else { continue };
        if !(other.is_valid)(&there, &CONTEXT) {
            continue;
        }
        let again = (other.lift)(&there).map(|again| (isa.lower)(&again));
        if again != Ok(expected) {
            let (from, to) = (isa.dialect.name, other.dialect.name);
            return Err(format!("{from} to {to}: {operation:?}\nwritten {there:02x?}\nback {again:02x?}"));
        }
        legal += 1;
    }
    Ok(legal)
}

/// The record that comes back: the same, but for what an operation does not keep. It has no length, so its record has the one that is legal; an
/// operand that is a union is its live arm and stands for all bytes of the union, so those behind a short arm are zero.
pub fn over_itself(form: &Form, record: &RecordBytes) -> RecordBytes {
    let mut expected = *record;
    if has_length(form) {
        expected[1] = 16;
    }
    for f in form.layout.fields {
        let Type::Union(u) = f.ty else { continue };
        let (at, size) = (usize::from(f.offset), usize::from(u.size));
        let given: Vec<u64> = f.given.iter().map(|l| l.read(record)).collect();
        if let Some(i) = (u.pick)(&record[at..at + size], &given) {
            expected[at + u.arms[i].ty.size()..at + size].fill(0);
        }
    }
    expected
}

/// Whether byte 1 is the length.
fn has_length(form: &Form) -> bool {
    let header = form.layout.fields.first();
    matches!(header, Some(Field { ty: Type::Struct(s), .. }) if s.field("inst_word_len").is_some_and(|f| f.offset == 1))
}
