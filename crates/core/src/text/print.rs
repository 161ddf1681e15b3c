//! Printing a statement.
//!
//! The walk keeps one bit per byte of the record: which bytes are nonzero, and which the printed tokens say. What is
//! nonzero and not said is patched, so nothing is lost whatever the layout leaves out.

use core::fmt;

use super::print_value::{Walk, word};
use super::shape::{Operands, Shape, WORD_LEN, is_word_len};
use super::template;
use crate::dialect::{Dialect, Form, OpcodeInfo, Selector};
use crate::layout::{Field, StructInfo, Type};
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
    match dialect.form_after(before, record) {
        Some((opcode, form)) => walk.statement(opcode, form),
        None => walk.raw(),
    }
    walk.out.finish()
}

/// The key of a field in a form's text.
pub(super) fn key_of(form: &Form, index: usize, field: &Field) -> &'static str {
    form.text.iter().find(|t| usize::from(t.field) == index).map_or(field.name, |t| t.key)
}

/// The field that a form's selector is in, with its index.
pub(super) fn selector_field(form: &Form, selector: Selector) -> Option<(usize, &'static Field)> {
    form.layout.fields.iter().enumerate().find(|(_, f)| f.name == selector.field)
}

/// The key of a form's selector.
pub(super) fn selector_key(form: &Form, selector: Selector) -> &'static str {
    selector_field(form, selector).map_or(selector.field, |(i, f)| key_of(form, i, f))
}

/// Whether the name means a field of the record itself.
fn is_field(form: &Form, name: &str) -> bool {
    form.text.iter().any(|t| t.key == name) || form.layout.field(name).is_some()
}

impl Walk<'_, '_> {
    fn raw(&mut self) {
        self.out.str(".raw ");
        self.out.hex_bytes(self.record);
        self.out.byte(b';');
    }

    fn statement(&mut self, opcode: &OpcodeInfo, form: &Form) {
        let shape = Shape::of(form.layout);
        let fields = form.layout.fields;
        self.out.str(opcode.mnemonic);
        self.covered |= 1;
        // Bytes that a statement gives a value of its own, which the record does not have.
        let mut wrong = 0u64;
        if let Some(at) = shape.word_len {
            if self.record[usize::from(at) % RECORD_SIZE] == WORD_LEN {
                self.cover(usize::from(at), 1);
            } else {
                wrong |= 1 << at;
            }
        }
        let mut done = u64::from(shape.opcode);
        let grammar = self.dialect.text;
        if let Some((i, info, operands)) = shape.events
            && !(grammar.waits.is_empty() && grammar.updates.is_empty())
        {
            done |= 1 << i;
            self.events(form, &shape, usize::from(fields[i].offset), info, operands);
        }
        if let Some(s) = form.selector {
            if let Some((i, _)) = selector_field(form, s).filter(|(i, _)| *i < 64) {
                done |= 1 << i;
            }
            self.out.byte(b' ');
            self.out.str(selector_key(form, s));
            self.out.byte(b'=');
            self.out.str(s.name);
            self.cover(usize::from(s.offset), 1);
        }
        // A bare value belongs to the first bare field without a value, so none may be left out before it.
        let mut gap = false;
        for item in form.text {
            let i = usize::from(item.field);
            let Some(field) = fields.get(i).filter(|_| i < 64 && done >> i & 1 == 0) else { continue };
            done |= 1 << i;
            if field.reserved.is_some() || !(item.always || self.is_nonzero(field)) {
                gap |= item.bare;
                continue;
            }
            if !self.fits(usize::from(field.offset), field.ty.size()) {
                gap |= item.bare;
                continue;
            }
            self.out.byte(b' ');
            if !item.bare || gap || self.is_event_word(field) {
                self.out.str(item.key);
                self.out.byte(b'=');
            }
            self.field(field, 0);
        }
        if self.nonzero & !self.covered != 0 {
            self.unlisted(form, &shape, done);
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
            self.out.str(field.name);
            self.out.byte(b'=');
            self.field(field, 0);
        }
        for field in shape.header_keys() {
            if self.is_nonzero(field) && !is_word_len(field) && !is_field(form, field.name) {
                self.out.byte(b' ');
                self.out.str(field.name);
                self.out.byte(b'=');
                self.field(field, 0);
            }
        }
    }

    /// Wait and update of the record, as tokens.
    fn events(&mut self, form: &Form, shape: &Shape, at: usize, info: &StructInfo, operands: Operands) {
        let plain = |name: &str| !is_field(form, name) && !shape.header_keys().any(|f| f.name == name);
        if self.nonzero >> at & 0xff != 0 {
            self.event_tokens(at, info, operands, b' ', &plain);
        }
    }

    /// Wait and update with a separator before each token; members for which no template has a place are printed by
    /// name if `plain` allows the name.
    pub(super) fn event_tokens(&mut self, at: usize, info: &StructInfo, operands: Operands, separator: u8, plain: &dyn Fn(&str) -> bool) {
        let mut first = separator == b',';
        let mut masks = [0u32; 2];
        let grammar = self.dialect.text;
        for (slot, templates) in [grammar.waits, grammar.updates].into_iter().enumerate() {
            let (mode_at, idx_at) = (at + 2 * slot, at + 2 * slot + 1);
            let (mode, idx) = (self.record[mode_at], self.record[idx_at]);
            let value_at = if operands == Operands::Split { 4 + 4 * slot } else { 4 };
            let value = if operands == Operands::None { 0 } else { self.load(at + value_at, 4) as u32 };
            if mode != 0
                && let Some(t) = template::of(templates, mode)
            {
                self.separate(separator, &mut first);
                let said = template::print(t, idx, value, &mut self.out);
                self.cover(mode_at, 1);
                if said.idx.is_some() {
                    self.cover(idx_at, 1);
                }
                masks[if operands == Operands::Split { slot } else { 0 }] |= said.mask;
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
    fn is_event_word(&self, field: &Field) -> bool {
        let at = usize::from(field.offset);
        let grammar = self.dialect.text;
        if !grammar.waits.iter().chain(grammar.updates).any(|(_, t)| template::is_wordlike(t)) {
            return false;
        }
        let word = match field.ty {
            Type::Chars(n) => self.record.get(at..at + usize::from(n)).and_then(word),
            Type::Enum(e, n) => e.value(self.load(at, usize::from(n)), self.dialect.index).map(|v| v.name.as_bytes()),
            _ => None,
        };
        word.is_some_and(|w| [grammar.waits, grammar.updates].into_iter().any(|t| template::is_word(t, w)))
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
