// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Reads up to sixteen words, takes their minimum, writes it back to as many words unless it is zero, and keeps it in a register.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, NeuronAddr};

/// Reads up to sixteen words, takes their minimum, writes it back to as many words unless it is zero, and keeps it in a register.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PollSemaphore {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// words read
    pub n_read: u8,
    /// register that keeps the minimum
    pub result: u8,
    /// fold, always MIN
    pub op: AluOp,
    /// first word read
    pub addr: NeuronAddr,
    /// first word written back
    pub res_writeback_addr: NeuronAddr,
}

impl PollSemaphore {
    /// Name of the operation.
    pub const NAME: &'static str = "poll_semaphore";

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

    /// The same with another `n_read`.
    #[must_use]
    pub const fn with_n_read(mut self, n_read: u8) -> Self {
        self.n_read = n_read;
        self
    }

    /// The same with another `result`.
    #[must_use]
    pub const fn with_result(mut self, result: u8) -> Self {
        self.result = result;
        self
    }

    /// The same with another `op`.
    #[must_use]
    pub const fn with_op(mut self, op: AluOp) -> Self {
        self.op = op;
        self
    }

    /// The same with another `addr`.
    #[must_use]
    pub const fn with_addr(mut self, addr: NeuronAddr) -> Self {
        self.addr = addr;
        self
    }

    /// The same with another `res_writeback_addr`.
    #[must_use]
    pub const fn with_res_writeback_addr(
        mut self,
        res_writeback_addr: NeuronAddr,
    ) -> Self {
        self.res_writeback_addr = res_writeback_addr;
        self
    }
}

impl Default for PollSemaphore {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xb3),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            n_read: 0,
            result: 0,
            op: AluOp(0),
            addr: NeuronAddr::ZERO,
            res_writeback_addr: NeuronAddr::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    PollSemaphore { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "n_read" n_read Plain, "result" result
    Plain, "op" op Plain, "addr" addr Plain, "res_writeback_addr" res_writeback_addr
    Plain }
);

impl Lift<formats::CtrlPollSem> for PollSemaphore {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlPollSem) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            n_read: record.n_read(),
            result: record.result(),
            op: record.op(),
            addr: record.addr(),
            res_writeback_addr: record.res_writeback_addr(),
        })
    }
}

impl Lower<formats::CtrlPollSem> for PollSemaphore {
    fn lower_onto(
        &self,
        mut record: formats::CtrlPollSem,
    ) -> Result<formats::CtrlPollSem, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_n_read(self.n_read);
        record.set_result(self.result);
        record.set_op(self.op);
        record.set_addr(self.addr);
        record.set_res_writeback_addr(self.res_writeback_addr);
        Ok(record)
    }
}
