//! Printing a statement.
//!
//! The walk keeps one bit per byte of the record: which bytes are nonzero, and which the printed tokens say. What is
//! nonzero and not said is patched, so nothing is lost whatever the layout leaves out.

use core::fmt;

use super::print_value::{Walk, word};
use super::template;
use crate::dialect::{Dialect, Form, OpcodeInfo, Selector, TextItem};
use crate::layout::{Field, Operands, Shape, StructInfo, Type, WORD_LEN, is_word_len};
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
    let mut walk = Walk::new(dialect, record, out);
    walk.record(before);
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
        walk.record(before);
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

impl Walk<'_, '_> {
    /// The record as a statement.
    fn record(&mut self, before: Option<u8>) {
        match self.dialect.form_after(before, self.record) {
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
        let mut done = u64::from(shape.opcode);
        let grammar = self.dialect.text;
        if let Some(events) = shape.events
            && !(grammar.waits.list.is_empty() && grammar.updates.list.is_empty())
        {
            done |= 1 << events.field;
            if self.nonzero >> events.at & 0xff != 0 {
                let plain = |name: &str| !is_field(form, name) && !shape.header_keys().any(|f| f.name == name);
                self.event_tokens(events.at.into(), events.info, events.operands, b' ', &plain);
            }
        }
        if let Some(s) = form.selector {
            if let Some(i) = s.index {
                done |= 1 << i;
            }
            self.out.byte(b' ');
            self.out.str(selector_key(form, s));
            self.out.byte(b'=');
            self.out.str(s.name);
            self.cover(usize::from(s.offset), 1);
        }
        let any_word = grammar.waits.any_word || grammar.updates.any_word;
        // A bare value belongs to the first bare field without a value, so none may be left out before it.
        let mut gap = false;
        for item in form.text {
            // A field with a higher index has no bytes.
            let bit = 1 << (item.field % 64);
            if done & bit != 0 && item.bytes != 0 {
                continue;
            }
            done |= bit;
            if self.nonzero & item.bytes == 0 && !(item.always && item.bytes != 0) {
                gap |= item.bare;
                continue;
            }
            let keyed = !item.bare || gap || any_word && self.is_event_word(item);
            self.item(item, keyed);
        }
        if self.nonzero & !self.covered != 0 {
            self.unlisted(form, shape, done);
        }
        self.patch(wrong);
        self.out.byte(b';');
    }

    /// Fields that the form's text does not list, and what is in the header.
    fn unlisted(&mut self, form: &Form, shape: &Shape, done: u64) {
        for (i, field) in form.layout.fields.iter().enumerate().take(64) {
            if done >> i & 1 == 1 || field.reserved.is_some() || !self.is_nonzero(field) {
                continue;
            }
            if form.text.iter().any(|t| t.key == field.name) {
                continue;
            }
            self.out.byte(b' ');
            self.named(field, 0);
        }
        for field in shape.header_keys() {
            if self.is_nonzero(field) && !is_word_len(field) && !is_field(form, field.name) {
                self.out.byte(b' ');
                self.named(field, 0);
            }
        }
    }

    /// Wait and update with a separator before each token; members for which no template has a place are printed by
    /// name if `plain` allows the name.
    pub(super) fn event_tokens(&mut self, at: usize, info: &StructInfo, operands: Operands, separator: u8, plain: &dyn Fn(&str) -> bool) {
        let mut first = separator == b',';
        let mut masks = [0u32; 2];
        let grammar = self.dialect.text;
        for (slot, templates) in [&grammar.waits, &grammar.updates].into_iter().enumerate() {
            let (mode_at, idx_at) = (at + 2 * slot, at + 2 * slot + 1);
            let (mode, idx) = (self.record[mode_at], self.record[idx_at]);
            let value_at = if operands == Operands::Split { 4 + 4 * slot } else { 4 };
            let value = if operands == Operands::None { 0 } else { self.load(at + value_at, 4) as u32 };
            if mode != 0
                && let Some(t) = templates.of(mode)
            {
                self.separate(separator, &mut first);
                let said = template::print(t, idx, value, &mut self.out);
                self.cover(mode_at, 1);
                if said.idx.is_some() {
                    self.cover(idx_at, 1);
                }
                masks[if operands == Operands::Split { slot } else { 0 }] |= said.mask;
            }
            if self.nonzero & !self.covered & 3 << mode_at == 0 {
                continue;
            }
            for (i, f) in info.fields.iter().enumerate().skip(2 * slot).take(2) {
                if self.covered >> (at + i) & 1 == 0 && self.is_nonzero_at(at + i, 1) && plain(f.name) {
                    self.separate(separator, &mut first);
                    self.named(f, at);
                }
            }
        }
        for (f, mask) in info.fields.iter().skip(4).zip(masks) {
            let from = at + usize::from(f.offset);
            let value = self.load(from, 4) as u32;
            if value & !mask == 0 {
                self.cover(from, 4);
            } else if plain(f.name) {
                self.separate(separator, &mut first);
                self.named(f, at);
            }
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

    fn separate(&mut self, separator: u8, first: &mut bool) {
        if *first {
            *first = false;
        } else {
            self.out.byte(separator);
        }
    }

    fn patch(&mut self, wrong: u64) {
        let mut left = (self.nonzero & !self.covered) | wrong;
        if left == 0 {
            return;
        }
        self.out.str(" .patch ");
        let mut first = true;
        while left != 0 {
            let start = left.trailing_zeros() as usize;
            let len = (!(left >> start)).trailing_zeros() as usize;
            self.separate(b',', &mut first);
            self.out.decimal(start as u64);
            self.out.byte(b'=');
            let record = self.record;
            self.out.hex_bytes(&record[start..start + len]);
            left &= !super::print_value::ones(start, len);
        }
    }
}
