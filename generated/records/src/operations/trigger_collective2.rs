// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Starts a collective over tensors in SBUF. trigger_collective2_extension gives its other operands.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, CollectiveDimension, CollectiveType, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, PseudoAddr8tensor2d};

/// Starts a collective over tensors in SBUF. trigger\_collective2\_extension gives its other operands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TriggerCollective2 {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// reduction, where the kind has one
    pub op: AluOp,
    /// element type
    pub dtype: Dtype,
    /// kind of collective
    pub ctype: CollectiveType,
    /// dimension worked along
    pub cc_dim: CollectiveDimension,
    /// source
    pub src0: PseudoAddr8tensor2d,
    /// second source, or the rows of an ALL\_TO\_ALL\_V
    pub src1: PseudoAddr8tensor2d,
}

impl TriggerCollective2 {
    /// Name of the operation.
    pub const NAME: &'static str = "trigger_collective2";

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

    /// The same with another `op`.
    #[must_use]
    pub const fn with_op(mut self, op: AluOp) -> Self {
        self.op = op;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: Dtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `ctype`.
    #[must_use]
    pub const fn with_ctype(mut self, ctype: CollectiveType) -> Self {
        self.ctype = ctype;
        self
    }

    /// The same with another `cc_dim`.
    #[must_use]
    pub const fn with_cc_dim(mut self, cc_dim: CollectiveDimension) -> Self {
        self.cc_dim = cc_dim;
        self
    }

    /// The same with another `src0`.
    #[must_use]
    pub const fn with_src0(mut self, src0: PseudoAddr8tensor2d) -> Self {
        self.src0 = src0;
        self
    }

    /// The same with another `src1`.
    #[must_use]
    pub const fn with_src1(mut self, src1: PseudoAddr8tensor2d) -> Self {
        self.src1 = src1;
        self
    }
}

impl Default for TriggerCollective2 {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xd9),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            op: AluOp(0),
            dtype: Dtype(0),
            ctype: CollectiveType(0),
            cc_dim: CollectiveDimension(0),
            src0: PseudoAddr8tensor2d::ZERO,
            src1: PseudoAddr8tensor2d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TriggerCollective2 { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "op" op Plain, "dtype" dtype Plain, "ctype"
    ctype Plain, "cc_dim" cc_dim Plain, "src0" src0 Plain, "src1" src1 Plain }
);

impl Lift<formats::PseudoTriggerCollective2> for TriggerCollective2 {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoTriggerCollective2) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            op: record.op(),
            dtype: record.dtype(),
            ctype: record.ctype(),
            cc_dim: record.cc_dim(),
            src0: record.src0(),
            src1: record.src1(),
        })
    }
}

impl Lower<formats::PseudoTriggerCollective2> for TriggerCollective2 {
    fn lower_onto(
        &self,
        mut record: formats::PseudoTriggerCollective2,
    ) -> Result<formats::PseudoTriggerCollective2, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_op(self.op);
        record.set_dtype(self.dtype);
        record.set_ctype(self.ctype);
        record.set_cc_dim(self.cc_dim);
        record.set_src0(self.src0);
        record.set_src1(self.src1);
        Ok(record)
    }
}
