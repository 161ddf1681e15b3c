// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Compares a register with another or with an immediate and branches if the condition holds.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{BrCmpOp, BrTargetMode, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::Events;

/// Compares a register with another or with an immediate and branches if the condition holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Branch {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// condition
    pub compare_op: BrCmpOp,
    /// element type of both operands
    pub dtype: Dtype,
    /// where the target comes from
    pub target_mode: BrTargetMode,
    /// right operand of an immediate comparison
    pub cmp_immediate: u32,
    /// left operand
    pub cmp_reg0: u8,
    /// right operand of a register comparison
    pub cmp_reg1: u8,
    /// target, low register
    pub target_reg_lo: u8,
    /// target, high register
    pub target_reg_hi: u8,
    /// label before loading, relative offset afterwards
    pub br_immediate: u64,
}

impl Branch {
    /// Name of the operation.
    pub const NAME: &'static str = "branch";

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

    /// The same with another `compare_op`.
    #[must_use]
    pub const fn with_compare_op(mut self, compare_op: BrCmpOp) -> Self {
        self.compare_op = compare_op;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: Dtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `target_mode`.
    #[must_use]
    pub const fn with_target_mode(mut self, target_mode: BrTargetMode) -> Self {
        self.target_mode = target_mode;
        self
    }

    /// The same with another `cmp_immediate`.
    #[must_use]
    pub const fn with_cmp_immediate(mut self, cmp_immediate: u32) -> Self {
        self.cmp_immediate = cmp_immediate;
        self
    }

    /// The same with another `cmp_reg0`.
    #[must_use]
    pub const fn with_cmp_reg0(mut self, cmp_reg0: u8) -> Self {
        self.cmp_reg0 = cmp_reg0;
        self
    }

    /// The same with another `cmp_reg1`.
    #[must_use]
    pub const fn with_cmp_reg1(mut self, cmp_reg1: u8) -> Self {
        self.cmp_reg1 = cmp_reg1;
        self
    }

    /// The same with another `target_reg_lo`.
    #[must_use]
    pub const fn with_target_reg_lo(mut self, target_reg_lo: u8) -> Self {
        self.target_reg_lo = target_reg_lo;
        self
    }

    /// The same with another `target_reg_hi`.
    #[must_use]
    pub const fn with_target_reg_hi(mut self, target_reg_hi: u8) -> Self {
        self.target_reg_hi = target_reg_hi;
        self
    }

    /// The same with another `br_immediate`.
    #[must_use]
    pub const fn with_br_immediate(mut self, br_immediate: u64) -> Self {
        self.br_immediate = br_immediate;
        self
    }
}

impl Default for Branch {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xa9),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            compare_op: BrCmpOp(0),
            dtype: Dtype(0),
            target_mode: BrTargetMode(0),
            cmp_immediate: 0,
            cmp_reg0: 0,
            cmp_reg1: 0,
            target_reg_lo: 0,
            target_reg_hi: 0,
            br_immediate: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Branch { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "compare_op" compare_op Plain, "dtype" dtype Plain,
    "target_mode" target_mode Plain, "cmp_immediate" cmp_immediate Plain, "cmp_reg0"
    cmp_reg0 Plain, "cmp_reg1" cmp_reg1 Plain, "target_reg_lo" target_reg_lo Plain,
    "target_reg_hi" target_reg_hi Plain, "br_immediate" br_immediate Plain }
);

impl Lift<formats::CtrlBr> for Branch {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlBr) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            compare_op: record.compare_op(),
            dtype: record.dtype(),
            target_mode: record.target_mode(),
            cmp_immediate: record.cmp_immediate(),
            cmp_reg0: record.cmp_reg0(),
            cmp_reg1: record.cmp_reg1(),
            target_reg_lo: record.target_reg_lo(),
            target_reg_hi: record.target_reg_hi(),
            br_immediate: record.br_immediate(),
        })
    }
}

impl Lower<formats::CtrlBr> for Branch {
    fn lower_onto(
        &self,
        mut record: formats::CtrlBr,
    ) -> Result<formats::CtrlBr, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_compare_op(self.compare_op);
        record.set_dtype(self.dtype);
        record.set_target_mode(self.target_mode);
        record.set_cmp_immediate(self.cmp_immediate);
        record.set_cmp_reg0(self.cmp_reg0);
        record.set_cmp_reg1(self.cmp_reg1);
        record.set_target_reg_lo(self.target_reg_lo);
        record.set_target_reg_hi(self.target_reg_hi);
        record.set_br_immediate(self.br_immediate);
        Ok(record)
    }
}
