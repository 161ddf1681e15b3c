//! Reading a wait and update.

use alloc::format;

use super::error::{ErrorKind, Parsed};
use super::reader::{EventState, Reader};
use super::template::{self, Matched, Said, Signed};
use crate::dialect::{INDEX_SHIFT, Templates};
use crate::layout::Operands;

impl<'s> Reader<'_, 's> {
    /// Wait and update in braces.
    pub(super) fn event_list(&mut self, state: &mut EventState) -> Parsed<()> {
        self.open(state.info.name)?;
        let mut first = true;
        while self.more(&mut first)? {
            let start = self.cursor.pos;
            let name = self.cursor.name();
            if self.cursor.eat(b'=') {
                let Some((i, _)) = state.info.fields.iter().enumerate().find(|(_, f)| f.name == name) else {
                    return self.unknown_member(state.info.name, start, name, state.info.fields.iter().map(|f| f.name));
                };
                self.event_member(state, i, start, name)?;
                continue;
            }
            self.cursor.pos = start;
            if !self.event_token(state)? {
                return self.cursor.unexpected(start, format!("a wait, an update or `name=value` of {}", state.info.name));
            }
        }
        Ok(())
    }

    /// `name=value` of a wait and update; the cursor is after `=`.
    pub(super) fn event_member(&mut self, state: &mut EventState, i: usize, start: usize, name: &'s str) -> Parsed<()> {
        let mut seen = u64::from(state.seen);
        self.once(&mut seen, i, start, name)?;
        state.seen = seen as u8;
        let Some(field) = state.info.fields.get(i) else { return Ok(()) };
        let at = state.at + usize::from(field.offset);
        let value_start = self.cursor.pos;
        if i < 4 {
            return self.with_key(name, |r| r.value(&field.ty, at));
        }
        let before = super::print_value::load(&self.record, at, 4);
        self.with_key(name, |r| r.value(&field.ty, at))?;
        let v = super::print_value::load(&self.record, at, 4) as u32;
        self.store(at, 4, before);
        self.operand(state, i - 4, u32::MAX, v, value_start, self.cursor.pos)
    }

    /// Takes an operand that agrees with what was said before.
    fn operand(&mut self, state: &mut EventState, slot: usize, mask: u32, v: u32, start: usize, end: usize) -> Parsed<()> {
        let (known, value) = state.said[slot];
        if (value ^ v) & known & mask != 0 {
            let expected = format!("semaphore value {value} as before, because wait and update share one");
            return self.cursor.error(ErrorKind::Conflict, start, end, expected);
        }
        let v = value & known | v & mask;
        state.said[slot] = (known | mask, v);
        self.store(state.at + 4 + 4 * slot, 4, v.into());
        Ok(())
    }

    /// A wait or an update by the grammar's templates, if one is here.
    pub(super) fn event_token(&mut self, state: &mut EventState) -> Parsed<bool> {
        let start = self.cursor.pos;
        let grammar = self.dialect.text;
        let text = self.cursor.line.as_bytes();
        // Mostly the wait comes first.
        let mut order = [(0, &grammar.waits), (1, &grammar.updates)];
        if state.seen & 1 != 0 {
            order.swap(0, 1);
        }
        if grammar.waits.has_signs
            && grammar.updates.has_signs
            && let Some(signed) = Signed::at(text, start)
        {
            for (slot, templates) in order {
                if let Matched::Yes { mode, said, end } = template::find_signed(templates, signed, text, start) {
                    return self.event(state, slot, mode, said, end);
                }
            }
        }
        self.other_event_token(state, order)
    }

    /// The same, or what is wrong with it.
    #[inline(never)]
    fn other_event_token(&mut self, state: &mut EventState, order: [(usize, &Templates); 2]) -> Parsed<bool> {
        let mut mistake = None;
        for (slot, templates) in order {
            match template::find(templates, self.cursor.line.as_bytes(), self.cursor.pos) {
                Matched::No => {}
                Matched::TooLarge { start, end, max } => mistake = Some((start, end, max)),
                Matched::Yes { mode, said, end } => return self.event(state, slot, mode, said, end),
            }
        }
        match mistake {
            Some((s, e, max)) => self.cursor.error(ErrorKind::TooLarge, s, e, format!("0 to {max}")),
            None => Ok(false),
        }
    }

    /// A wait or an update from here to `end`.
    #[inline]
    fn event(&mut self, state: &mut EventState, slot: usize, mode: u8, said: Said, end: usize) -> Parsed<bool> {
        let start = self.cursor.pos;
        let bit = 1 << (2 * slot);
        if state.seen & bit != 0 {
            let what = ["one wait", "one update"][slot];
            return self.cursor.error(ErrorKind::Duplicate, start, end, what);
        }
        state.seen |= bit;
        let at = state.at + 2 * slot;
        self.store(at, 1, mode.into());
        if said.mask >> INDEX_SHIFT != 0 {
            if state.seen & (bit << 1) != 0 {
                return self.cursor.error(ErrorKind::Duplicate, start, end, "one index");
            }
            state.seen |= bit << 1;
            self.store(at + 1, 1, said.value >> INDEX_SHIFT);
        }
        if said.mask as u32 != 0 && state.operands != Operands::None {
            let slot = if state.operands == Operands::Split { slot } else { 0 };
            self.operand(state, slot, said.mask as u32, said.value as u32, start, end)?;
        }
        self.cursor.pos = end;
        Ok(true)
    }
}
