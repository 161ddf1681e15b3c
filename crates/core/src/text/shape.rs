//! Shapes that have a notation of their own, recognised by how a layout is built and never by an opcode.

use crate::layout::{ArmInfo, Field, StructInfo, Type, UnionInfo};

/// Length in words that every statement implies.
pub(super) const WORD_LEN: u8 = 16;
/// Marker byte of an address that is in a register.
pub(super) const REGISTER_MARKER: u8 = 0x80;

/// Where the operands of wait and update are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operands {
    /// There are none.
    None,
    /// One word for both.
    Shared,
    /// A word each.
    Split,
}

/// What of a record is not written as `key=value`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// The field at offset 0, where it is a header.
    pub(super) header: Option<&'static StructInfo>,
    /// Byte of the record's length in words.
    pub(super) word_len: Option<u16>,
    /// The field at offset 0 is the opcode, in a header or bare.
    pub(super) opcode: bool,
    /// Index of the wait and update field, and what it holds.
    pub(super) events: Option<(usize, &'static StructInfo, Operands)>,
}

impl Shape {
    pub(super) fn of(layout: &StructInfo) -> Self {
        let first = layout.fields.first().filter(|f| f.offset == 0);
        let header = match first {
            Some(Field { ty: Type::Struct(s), .. }) if is_header(s) => Some(*s),
            _ => None,
        };
        let word_len = header.and_then(|h| h.fields.iter().find(|f| is_word_len(f))).map(|f| f.offset);
        let opcode = header.is_some() || first.is_some_and(|f| f.ty.size() == 1);
        let events = match layout.fields.get(1).and_then(top_events) {
            Some((s, o)) => Some((1, s, o)),
            None => layout.fields.iter().enumerate().take(64).find_map(|(i, f)| top_events(f).map(|(s, o)| (i, s, o))),
        };
        Self { header, word_len, opcode, events }
    }

    /// Fields of the header that may be written as keys.
    pub(super) fn header_keys(&self) -> impl Iterator<Item = &'static Field> + use<> {
        let fields = self.header.map_or(&[][..], |h| h.fields);
        fields.iter().skip(1).filter(|f| f.reserved.is_none())
    }
}

pub(super) fn is_word_len(f: &Field) -> bool {
    f.name == "inst_word_len" && f.ty.size() == 1
}

fn is_header(s: &StructInfo) -> bool {
    s.fields.first().is_some_and(|f| f.name == "opcode" && f.offset == 0 && f.ty.size() == 1)
}

fn top_events(f: &Field) -> Option<(&'static StructInfo, Operands)> {
    let Type::Struct(s) = f.ty else { return None };
    if f.reserved.is_some() {
        return None;
    }
    events(s).filter(|o| *o != Operands::Split).map(|o| (s, o))
}

/// Whether a struct is a wait and an update: mode, index, mode, index, then their operands.
#[inline]
pub(super) fn events(s: &StructInfo) -> Option<Operands> {
    let (operands, first) = match s.fields {
        [a, _, _, _] if s.size == 4 => (Operands::None, a),
        [a, _, _, _, v] if s.size == 8 && v.offset == 4 && v.name == "semaphore_value" => (Operands::Shared, a),
        [a, _, _, _, w, u]
            if s.size == 12 && w.offset == 4 && w.name == "sem_wait_value" && u.offset == 8 && u.name == "sem_update_value" =>
        {
            (Operands::Split, a)
        }
        _ => return None,
    };
    let modes = match operands {
        Operands::None => "wait_event_mode",
        _ => "wait_mode",
    };
    let bytes = |(i, f): (usize, &Field)| usize::from(f.offset) == i && f.ty.size() == 1 && f.reserved.is_none();
    (first.name == modes && s.fields.iter().take(4).enumerate().all(bytes)).then_some(operands)
}

/// The three fields of an access pattern: address, steps, counts.
#[inline]
pub(super) fn pattern(s: &'static StructInfo) -> Option<(&'static Field, &'static Field, &'static Field)> {
    match s.fields {
        [a, s, n] if a.name == "start_addr" && s.name == "step_elem" && n.name == "num_elem" => Some((a, s, n)),
        _ => None,
    }
}

/// The arm of a union that `@...` is written for.
pub(super) fn pattern_arm(u: &'static UnionInfo) -> Option<(usize, &'static ArmInfo)> {
    u.arms.iter().enumerate().find(|(_, a)| matches!(a.ty, Type::Struct(s) if pattern(s).is_some()))
}

/// Whether the arm is a plain number for an address.
#[inline]
pub(super) fn is_immediate(u: &UnionInfo, arm: &ArmInfo) -> bool {
    u.size <= 8 && arm.name == "addr_immediate"
}

/// Whether the arm is a register for an address: number first, marker last.
#[inline]
pub(super) fn is_register(u: &UnionInfo, arm: &ArmInfo) -> bool {
    arm.name == "addr_reg"
        && matches!(u.size, 4..=8)
        && match arm.ty {
            Type::Struct(s) => {
                s.size == u.size
                    && s.fields.first().is_some_and(|f| f.name == "regnum" && f.offset == 0 && f.ty.size() == 1)
                    && s.fields.last().is_some_and(|f| f.name == "marker" && f.offset + 1 == u.size && f.ty.size() == 1)
            }
            _ => false,
        }
}
