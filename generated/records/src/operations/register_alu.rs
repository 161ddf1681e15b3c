// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Arithmetic on registers: one register with another or with an immediate, in 32 or 64 bits.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, DataSrc, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::Events;

/// Arithmetic on registers: one register with another or with an immediate, in 32 or 64 bits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegisterAlu {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// operation
    pub op: AluOp,
    /// element type of the operands
    pub dtype: Dtype,
    /// whether the second operand is a register or the immediate
    pub src_datasrc: DataSrc,
    /// element type of the result; builders leave it zero
    pub dst_dtype: Dtype,
    /// first operand, low register
    pub src0_lo: u8,
    /// first operand, high register
    pub src0_hi: u8,
    /// second operand, low register
    pub src1_lo: u8,
    /// second operand, high register
    pub src1_hi: u8,
    /// result, low register
    pub dst_lo: u8,
    /// result, high register
    pub dst_hi: u8,
    /// second operand; 32-bit forms use the low half
    pub immediate: u64,
}

impl RegisterAlu {
    /// Name of the operation.
    pub const NAME: &'static str = "register_alu";

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

    /// The same with another `src_datasrc`.
    #[must_use]
    pub const fn with_src_datasrc(mut self, src_datasrc: DataSrc) -> Self {
        self.src_datasrc = src_datasrc;
        self
    }

    /// The same with another `dst_dtype`.
    #[must_use]
    pub const fn with_dst_dtype(mut self, dst_dtype: Dtype) -> Self {
        self.dst_dtype = dst_dtype;
        self
    }

    /// The same with another `src0_lo`.
    #[must_use]
    pub const fn with_src0_lo(mut self, src0_lo: u8) -> Self {
        self.src0_lo = src0_lo;
        self
    }

    /// The same with another `src0_hi`.
    #[must_use]
    pub const fn with_src0_hi(mut self, src0_hi: u8) -> Self {
        self.src0_hi = src0_hi;
        self
    }

    /// The same with another `src1_lo`.
    #[must_use]
    pub const fn with_src1_lo(mut self, src1_lo: u8) -> Self {
        self.src1_lo = src1_lo;
        self
    }

    /// The same with another `src1_hi`.
    #[must_use]
    pub const fn with_src1_hi(mut self, src1_hi: u8) -> Self {
        self.src1_hi = src1_hi;
        self
    }

    /// The same with another `dst_lo`.
    #[must_use]
    pub const fn with_dst_lo(mut self, dst_lo: u8) -> Self {
        self.dst_lo = dst_lo;
        self
    }

    /// The same with another `dst_hi`.
    #[must_use]
    pub const fn with_dst_hi(mut self, dst_hi: u8) -> Self {
        self.dst_hi = dst_hi;
        self
    }

    /// The same with another `immediate`.
    #[must_use]
    pub const fn with_immediate(mut self, immediate: u64) -> Self {
        self.immediate = immediate;
        self
    }
}

impl Default for RegisterAlu {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xa8),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            op: AluOp(0),
            dtype: Dtype(0),
            src_datasrc: DataSrc(0),
            dst_dtype: Dtype(0),
            src0_lo: 0,
            src0_hi: 0,
            src1_lo: 0,
            src1_hi: 0,
            dst_lo: 0,
            dst_hi: 0,
            immediate: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RegisterAlu { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "op" op Plain, "dtype" dtype Plain,
    "src_datasrc" src_datasrc Plain, "dst_dtype" dst_dtype Plain, "src0_lo" src0_lo
    Plain, "src0_hi" src0_hi Plain, "src1_lo" src1_lo Plain, "src1_hi" src1_hi Plain,
    "dst_lo" dst_lo Plain, "dst_hi" dst_hi Plain, "immediate" immediate Plain }
);

impl Lift<formats::CtrlAl> for RegisterAlu {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlAl) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            op: record.op(),
            dtype: record.dtype(),
            src_datasrc: record.src_datasrc(),
            dst_dtype: record.dst_dtype(),
            src0_lo: record.src0_lo(),
            src0_hi: record.src0_hi(),
            src1_lo: record.src1_lo(),
            src1_hi: record.src1_hi(),
            dst_lo: record.dst_lo(),
            dst_hi: record.dst_hi(),
            immediate: record.immediate(),
        })
    }
}

impl Lower<formats::CtrlAl> for RegisterAlu {
    fn lower_onto(
        &self,
        mut record: formats::CtrlAl,
    ) -> Result<formats::CtrlAl, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_op(self.op);
        record.set_dtype(self.dtype);
        record.set_src_datasrc(self.src_datasrc);
        record.set_dst_dtype(self.dst_dtype);
        record.set_src0_lo(self.src0_lo);
        record.set_src0_hi(self.src0_hi);
        record.set_src1_lo(self.src1_lo);
        record.set_src1_hi(self.src1_hi);
        record.set_dst_lo(self.dst_lo);
        record.set_dst_hi(self.dst_hi);
        record.set_immediate(self.immediate);
        Ok(record)
    }
}
