//! Shapes that have a notation of their own in text, recognised by how a layout is built and never by an opcode.

use super::{ArmInfo, Field, StructInfo, Type};
use crate::RECORD_SIZE;

/// Length in words that every statement implies.
pub(crate) const WORD_LEN: u8 = 16;
/// Marker byte of an address that is in a register.
pub(crate) const REGISTER_MARKER: u8 = 0x80;
/// Index of no arm.
pub(crate) const NO_ARM: u8 = u8::MAX;

/// Where the operands of wait and update are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operands {
    /// There are none.
    None,
    /// One word for both.
    Shared,
    /// A word each.
    Split,
}

/// How a struct is written as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notation {
    /// `{name=value,...}`.
    Members,
    /// `@address[steps][counts]`, its three fields.
    Pattern,
    /// `{wait,update}`: mode, index, mode, index, then their operands.
    Events(Operands),
}

impl Notation {
    pub(super) const fn of(fields: &[Field], size: u16) -> Self {
        if is_pattern(fields, size) {
            return Self::Pattern;
        }
        match events(fields, size) {
            Some(operands) => Self::Events(operands),
            None => Self::Members,
        }
    }
}

/// The wait and update of a record.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Events {
    /// Index of the field.
    pub(crate) field: u8,
    /// Its byte offset; all of it is inside the record.
    pub(crate) at: u8,
    /// Its layout.
    pub(crate) info: &'static StructInfo,
    /// Where its operands are.
    pub(crate) operands: Operands,
}

/// What of a record is not written as `key=value`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// The field at offset 0, where it is a header.
    pub(crate) header: Option<&'static StructInfo>,
    /// Byte of the record's length in words.
    pub(crate) word_len: Option<u8>,
    /// The field at offset 0 is the opcode, in a header or bare.
    pub(crate) opcode: bool,
    /// Wait and update.
    pub(crate) events: Option<Events>,
}

impl Shape {
    pub(super) const fn of(fields: &'static [Field]) -> Self {
        let mut header = None;
        let mut word_len = None;
        let mut opcode = false;
        if let Some(first) = fields.first()
            && first.offset == 0
        {
            opcode = first.ty.size() == 1;
            if let Type::Struct(s) = first.ty
                && is_header(s.fields)
            {
                header = Some(s);
                opcode = true;
                let mut i = 0;
                while i < s.fields.len() && word_len.is_none() {
                    let f = &s.fields[i];
                    if is_word_len(f) && (f.offset as usize) < RECORD_SIZE {
                        word_len = Some(f.offset as u8);
                    }
                    i += 1;
                }
            }
        }
        let mut found = events_at(fields, 1);
        let mut i = 0;
        while i < fields.len() && i < 64 && found.is_none() {
            found = events_at(fields, i);
            i += 1;
        }
        Self { header, word_len, opcode, events: found }
    }

    /// Fields of the header that may be written as keys.
    pub(crate) fn header_keys(&self) -> impl Iterator<Item = &'static Field> + use<> {
        let fields = self.header.map_or(&[][..], |h| h.fields);
        fields.iter().skip(1).filter(|f| f.reserved.is_none())
    }
}

pub(crate) const fn is_word_len(f: &Field) -> bool {
    same(f.name, "inst_word_len") && f.ty.size() == 1
}

/// Names are compared while descriptors are made, where `==` is not to be had.
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

const fn is_header(fields: &[Field]) -> bool {
    match fields.first() {
        Some(f) => f.offset == 0 && f.ty.size() == 1 && same(f.name, "opcode"),
        None => false,
    }
}

/// The field as the record's wait and update.
const fn events_at(fields: &'static [Field], index: usize) -> Option<Events> {
    if index >= fields.len() {
        return None;
    }
    let f = &fields[index];
    match f.ty {
        Type::Struct(info) if f.reserved.is_none() && f.offset as usize + info.size as usize <= RECORD_SIZE => match info.notation {
            Notation::Events(operands @ (Operands::None | Operands::Shared)) => {
                Some(Events { field: index as u8, at: f.offset as u8, info, operands })
            }
            _ => None,
        },
        _ => None,
    }
}

const fn events(fields: &[Field], size: u16) -> Option<Operands> {
    let (operands, modes) = match fields {
        [_, _, _, _] if size == 4 => (Operands::None, "wait_event_mode"),
        [_, _, _, _, v] if size == 8 && v.offset == 4 && same(v.name, "semaphore_value") => (Operands::Shared, "wait_mode"),
        [_, _, _, _, w, u]
            if size == 12 && w.offset == 4 && same(w.name, "sem_wait_value") && u.offset == 8 && same(u.name, "sem_update_value") =>
        {
            (Operands::Split, "wait_mode")
        }
        _ => return None,
    };
    let mut i = 0;
    while i < 4 {
        let f = &fields[i];
        if f.offset as usize != i || f.ty.size() != 1 || f.reserved.is_some() {
            return None;
        }
        i += 1;
    }
    if same(fields[0].name, modes) { Some(operands) } else { None }
}

/// Whether the fields are an address, steps and counts, all inside the struct.
const fn is_pattern(fields: &[Field], size: u16) -> bool {
    let [a, s, n] = fields else { return false };
    const fn fits(f: &Field, size: u16) -> bool {
        f.ty.size() > 0 && f.offset as usize + f.ty.size() <= size as usize
    }
    same(a.name, "start_addr") && same(s.name, "step_elem") && same(n.name, "num_elem") && fits(a, size) && fits(s, size) && fits(n, size)
}

/// Which arms of a union are written as `@...`, as a plain number, and as `r5`.
pub(super) const fn arms(arms: &[ArmInfo], size: u16) -> [u8; 3] {
    let [mut pattern, mut immediate, mut register] = [NO_ARM; 3];
    let mut i = 0;
    while i < arms.len() && i < NO_ARM as usize {
        let arm = &arms[i];
        if let Type::Struct(s) = arm.ty {
            if pattern == NO_ARM && matches!(s.notation, Notation::Pattern) {
                pattern = i as u8;
            }
            if register == NO_ARM && same(arm.name, "addr_reg") && is_register(s, size) {
                register = i as u8;
            }
        }
        if immediate == NO_ARM && size <= 8 && same(arm.name, "addr_immediate") {
            immediate = i as u8;
        }
        i += 1;
    }
    [pattern, immediate, register]
}

/// Whether the struct is a register for an address of so many bytes: number first, marker last.
const fn is_register(s: &StructInfo, size: u16) -> bool {
    if s.size != size || size < 4 || size > 8 {
        return false;
    }
    match (s.fields.first(), s.fields.last()) {
        (Some(number), Some(marker)) => {
            same(number.name, "regnum")
                && number.offset == 0
                && number.ty.size() == 1
                && same(marker.name, "marker")
                && marker.offset + 1 == size
                && marker.ty.size() == 1
        }
        _ => false,
    }
}
