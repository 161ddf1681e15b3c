//! Printing a statement.
//!
//! The walk keeps one bit per byte of the record: which bytes are nonzero, and which the printed tokens say. What is
//! nonzero and not said is patched, so nothing is lost whatever the layout leaves out.

use core::fmt;

use super::print_value::{Walk, word};
use super::template;
use crate::dialect::{Dialect, Form, INDEX_SHIFT, OpcodeInfo, Selector, TextItem};
use crate::layout::{Field, Operands, StructInfo, Type, WORD_LEN, bits_mask, is_word_len};
use crate::{RECORD_SIZE, RecordBytes};

/// Prints a record as one statement, without a newline.
///
/// [`parse`](super::parse) of the text gives the same 64 bytes back, whatever they are.
///
/// # Errors
///
/// When `out` fails.
pub fn print(dialect: &Dialect, record: &RecordBytes, out: &mut impl fmt::Write) -> fmt::Result {
    print_after(dialect, None, record, out)
}

/// The same for a record behind one with this opcode byte, which it may continue; [`parse_after`](super::parse_after) reads it back.
///
/// # Errors
///
/// When `out` fails.
pub fn print_after(dialect: &Dialect, before: Option<u8>, record: &RecordBytes, out: &mut impl fmt::Write) -> fmt::Result {
    // Looked up first: what it takes is far apart in memory, and nothing else of a record waits for it as long.
    let form = dialect.form_after(before, record);
    let mut walk = Walk::new(dialect, record, out);
    walk.record(form);
    walk.out.finish()
}

/// Prints records that follow each other, a line each; the faster way to print many. [`parse_file`](super::parse_file) reads them back.
///
/// # Errors
///
/// When `out` fails.
pub fn print_file<'r>(dialect: &Dialect, records: impl IntoIterator<Item = &'r RecordBytes>, out: &mut impl fmt::Write) -> fmt::Result {
    let mut walk = Walk::new(dialect, &[0; RECORD_SIZE], out);
    let mut before = None;
    for record in records {
        walk.next(record);
        walk.record(dialect.form_after(before, record));
        walk.out.byte(b'\n');
        before = Some(record[0]);
    }
    walk.out.finish()
}

/// The key of a field in a form's text.
pub(super) fn key_of(form: &Form, index: usize, field: &Field) -> &'static str {
    form.text.iter().find(|t| usize::from(t.field) == index).map_or(field.name, |t| t.key)
}

/// The key of a form's selector.
pub(super) fn selector_key(form: &Form, selector: Selector) -> &'static str {
    let field = selector.index.and_then(|i| Some((usize::from(i), form.layout.fields.get(usize::from(i))?)));
    field.map_or(selector.field, |(i, f)| key_of(form, i, f))
}

/// Whether the name means a field of the record itself.
fn is_field(form: &Form, name: &str) -> bool {
    form.text.iter().any(|t| t.key == name) || form.layout.field(name).is_some()
}

/// What goes before each of several tokens.
struct Lead {
    /// Before the next one.
    next: u8,
    /// Before those behind it.
    then: u8,
}

impl Lead {
    #[inline]
    fn take(&mut self) -> u8 {
        core::mem::replace(&mut self.next, self.then)
    }
}

impl Walk<'_, '_> {
    /// The record as a statement of its form.
    fn record(&mut self, form: Option<(&OpcodeInfo, &Form)>) {
        match form {
            Some((opcode, form)) => self.statement(opcode, form),
            None => self.raw(),
        }
    }

    fn raw(&mut self) {
        self.out.str(".raw ");
        self.out.hex_bytes(self.record);
        self.out.byte(b';');
    }

    fn statement(&mut self, opcode: &OpcodeInfo, form: &Form) {
        let shape = &form.layout.shape;
        self.out.str(opcode.mnemonic);
        self.covered |= 1;
        // Bytes that a statement gives a value of its own, which the record does not have.
        let mut wrong = 0u64;
        if let Some(at) = shape.word_len {
            if self.record.get(usize::from(at)) == Some(&WORD_LEN) {
                self.covered |= 1 << at;
            } else {
                wrong |= 1 << at;
            }
        }
        // Fields that are not printed as items.
        let mut special = u64::from(shape.opcode);
        let grammar = self.dialect.text;
        if let Some(events) = shape.events
            && !(grammar.waits.list.is_empty() && grammar.updates.list.is_empty())
        {
            special |= 1 << events.field;
            if self.nonzero >> events.at & 0xff != 0 {
                self.event_tokens(events.at.into(), events.info, events.operands, Some(form));
            }
        }
        if let Some(s) = form.selector {
            if let Some(i) = s.index {
                special |= 1 << i;
            }
            self.out.byte(b' ');
            self.out.str(selector_key(form, s));
            self.out.byte(b'=');
            self.out.str(s.name);
            self.cover(usize::from(s.offset), 1);
        }
        let mut done = special;
        for item in form.text {
            if !self.is_shown(item) || done >> item.field & 1 != 0 {
                continue;
            }
            done |= 1 << item.field;
            if item.bare {
                self.bare_item(form, item, special);
            } else {
                self.item(form, item, true);
            }
        }
        if self.nonzero & !self.covered | wrong != 0 {
            self.rest(form, special, wrong);
        }
        self.out.byte(b';');
    }

    /// Whether an item is printed: its field is not zero, or that does not matter.
    #[inline(always)]
    fn is_shown(&self, item: &TextItem) -> bool {
        // A field with an index of 64 or above has no bytes.
        self.nonzero & item.bytes != 0 || item.always && item.bytes != 0
    }

    /// An item that is printed without its key, unless it would be read as something else then.
    #[inline(never)]
    fn bare_item(&mut self, form: &Form, item: &TextItem, special: u64) {
        // A bare value belongs to the first bare field without a value, so none may be left out before it.
        let is_left_out = |t: &TextItem| t.bare && !self.is_shown(t) && !(t.bytes != 0 && special >> t.field & 1 != 0);
        let gap = form.text.iter().take_while(|t| !core::ptr::eq(*t, item)).any(is_left_out);
        let grammar = self.dialect.text;
        let any_word = grammar.waits.any_word || grammar.updates.any_word;
        self.item(form, item, gap || any_word && self.is_event_word(item));
    }

    /// What the form's text does not say: other fields, and bytes.
    #[inline(never)]
    fn rest(&mut self, form: &Form, special: u64, wrong: u64) {
        if self.nonzero & !self.covered != 0 {
            self.unlisted(form, special);
        }
        let left = self.nonzero & !self.covered | wrong;
        if left != 0 {
            self.patch(left);
        }
    }

    /// Fields that the form's text does not list, and what is in the header.
    fn unlisted(&mut self, form: &Form, special: u64) {
        // Bytes that are said apart from their field, which is printed all the same.
        let apart = 1 | form.selector.map_or(0, |s| bits_mask(s.offset.into(), 1));
        let left = self.nonzero & (!self.covered | apart);
        for (i, field) in form.layout.fields.iter().enumerate().take(64) {
            if left & field.bytes == 0 || special >> i & 1 == 1 || field.reserved.is_some() || !self.is_nonzero(field, 0) {
                continue;
            }
            if form.text.iter().any(|t| usize::from(t.field) == i) || form.text.iter().any(|t| t.key == field.name) {
                continue;
            }
            self.named(b' ', field, 0);
        }
        for field in form.layout.shape.header_keys() {
            if self.is_nonzero(field, 0) && !is_word_len(field) && !is_field(form, field.name) {
                self.named(b' ', field, 0);
            }
        }
    }

    /// Wait and update, tokens of a form or the value of a struct, up to its `}`.
    pub(super) fn event_tokens(&mut self, at: usize, info: &StructInfo, operands: Operands, form: Option<&Form>) {
        let mut lead = Lead { next: if form.is_some() { b' ' } else { b'{' }, then: if form.is_some() { b' ' } else { b',' } };
        let mut said = [0; 2];
        let grammar = self.dialect.text;
        let modes = self.load(at, 4);
        for (slot, templates) in [&grammar.waits, &grammar.updates].into_iter().enumerate() {
            let mode = (modes >> (16 * slot)) as u8;
            let operand = if operands == Operands::Split { slot } else { 0 };
            if let Some(t) = templates.of(mode)
                && mode != 0
            {
                let idx = modes >> (16 * slot + 8) & 0xff;
                let value = if operands == Operands::None { 0 } else { self.load(at + 4 + 4 * operand, 4) };
                template::print(t, lead.take(), idx << INDEX_SHIFT | value, &mut self.out);
                self.covered |= (1 | (t.said >> INDEX_SHIFT & 1) << 1) << (at + 2 * slot);
                said[operand] |= t.said as u32;
            }
            if self.nonzero & !self.covered & 3 << (at + 2 * slot) != 0 {
                for f in info.fields.iter().skip(2 * slot).take(2) {
                    if self.nonzero & !self.covered & f.bytes << at != 0 {
                        self.event_member(&mut lead, f, at, form);
                    }
                }
            }
        }
        for (f, said) in info.fields.iter().skip(4).zip(said) {
            if self.load(at + usize::from(f.offset), 4) as u32 & !said == 0 {
                self.covered |= f.bytes << at;
            } else {
                self.event_member(&mut lead, f, at, form);
            }
        }
        if form.is_none() && lead.next == b'{' {
            self.out.byte(b'{');
        }
    }

    /// A member of a wait and update for which no template has a place, if its name means it.
    #[inline(never)]
    fn event_member(&mut self, lead: &mut Lead, field: &'static Field, at: usize, form: Option<&Form>) {
        let means_other = |form: &Form| is_field(form, field.name) || form.layout.shape.header_keys().any(|f| f.name == field.name);
        if !form.is_some_and(means_other) {
            self.named(lead.take(), field, at);
        }
    }

    /// Whether the field's bare value would be read as a wait or an update.
    fn is_event_word(&self, item: &TextItem) -> bool {
        let at = usize::from(item.at);
        let grammar = self.dialect.text;
        let word = match item.ty {
            Type::Chars(n) => self.record.get(at..at + usize::from(n)).and_then(word),
            Type::Enum(e, n) => e.value(self.load(at, usize::from(n)), self.dialect.index).map(|v| v.name.as_bytes()),
            _ => None,
        };
        word.is_some_and(|w| [&grammar.waits, &grammar.updates].into_iter().any(|t| template::is_word(t, w)))
    }

    /// Bytes as they are.
    fn patch(&mut self, mut left: u64) {
        self.out.str(" .patch");
        let mut lead = Lead { next: b' ', then: b',' };
        while left != 0 {
            let start = left.trailing_zeros() as usize;
            let len = (!(left >> start)).trailing_zeros() as usize;
            self.out.piece(|room| {
                room.byte_decimal(lead.take(), start as u64);
                room.byte(b'=');
            });
            let record = self.record;
            self.out.hex_bytes(&record[start..start + len]);
            left &= !bits_mask(start, len);
        }
    }
}
