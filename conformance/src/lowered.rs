//! What becomes of a record when its operation is lowered over it, stated without the code under test.

use tpb_core::RecordBytes;
use tpb_core::dialect::Form;
use tpb_core::layout::{Field, Type};

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
