// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sets semaphores to zero, by range or by mask.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{EvSemClearMode, Opcode};

#[allow(unused_imports)]
use crate::types::Events;

/// Sets semaphores to zero, by range or by mask.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SemaphoreRangeClear {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// range or mask
    pub clear_mode: EvSemClearMode,
    /// first semaphore of the range
    pub range_first: u8,
    /// last semaphore of the range, inclusive
    pub range_last: u8,
    /// one bit per semaphore, 32 to a word
    pub sem_bitmask: [u32; 8],
}

impl SemaphoreRangeClear {
    /// Name of the operation.
    pub const NAME: &'static str = "semaphore_range_clear";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with other events.
    #[must_use]
    pub const fn with_events(mut self, events: Events) -> Self {
        self.events = events;
        self
    }

    /// The same with another `clear_mode`.
    #[must_use]
    pub const fn with_clear_mode(mut self, clear_mode: EvSemClearMode) -> Self {
        self.clear_mode = clear_mode;
        self
    }

    /// The same with another `range_first`.
    #[must_use]
    pub const fn with_range_first(mut self, range_first: u8) -> Self {
        self.range_first = range_first;
        self
    }

    /// The same with another `range_last`.
    #[must_use]
    pub const fn with_range_last(mut self, range_last: u8) -> Self {
        self.range_last = range_last;
        self
    }

    /// The same with another `sem_bitmask`.
    #[must_use]
    pub const fn with_sem_bitmask(mut self, sem_bitmask: [u32; 8]) -> Self {
        self.sem_bitmask = sem_bitmask;
        self
    }
}

impl Default for SemaphoreRangeClear {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xb0),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            clear_mode: EvSemClearMode(0),
            range_first: 0,
            range_last: 0,
            sem_bitmask: [0; 8],
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    SemaphoreRangeClear { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "clear_mode" clear_mode Plain,
    "range_first" range_first Plain, "range_last" range_last Plain, "sem_bitmask"
    sem_bitmask Plain }
);

impl Lift<formats::CtrlEr> for SemaphoreRangeClear {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlEr) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            clear_mode: record.clear_mode(),
            range_first: record.range_first(),
            range_last: record.range_last(),
            sem_bitmask: record.sem_bitmask(),
        })
    }
}

impl Lower<formats::CtrlEr> for SemaphoreRangeClear {
    fn lower_onto(
        &self,
        mut record: formats::CtrlEr,
    ) -> Result<formats::CtrlEr, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_clear_mode(self.clear_mode);
        record.set_range_first(self.range_first);
        record.set_range_last(self.range_last);
        record.set_sem_bitmask(self.sem_bitmask);
        Ok(record)
    }
}
