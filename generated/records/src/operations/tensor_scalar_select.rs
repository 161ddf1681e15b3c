// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Picks the element of a tensor or a scalar by one predicate for the whole partition. No bit changes.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, ImmValInstField, ImmValInstFieldArm, Tensor3d};

/// Picks the element of a tensor or a scalar by one predicate for the whole partition. No bit changes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TensorScalarSelect {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// first source
    pub src0_mem_pattern: Tensor3d,
    /// invert the predicate
    pub reversed_pred: u8,
    /// partitions worked on
    pub num_active_channels: u8,
    /// element type of sources and destination
    pub dtype: Dtype,
    /// element type of the predicate
    pub pred_imm_dtype: Dtype,
    /// source of the scalar
    pub src1_imm_src: ImmSrc,
    /// source of the predicate
    pub pred_imm_src: ImmSrc,
    /// scalar
    pub src1_imm: ImmValInstFieldArm,
    /// predicate
    pub pred_imm: ImmValInstFieldArm,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl TensorScalarSelect {
    /// Name of the operation.
    pub const NAME: &'static str = "tensor_scalar_select";

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

    /// The same with another `src0_mem_pattern`.
    #[must_use]
    pub const fn with_src0_mem_pattern(mut self, src0_mem_pattern: Tensor3d) -> Self {
        self.src0_mem_pattern = src0_mem_pattern;
        self
    }

    /// The same with another `reversed_pred`.
    #[must_use]
    pub const fn with_reversed_pred(mut self, reversed_pred: u8) -> Self {
        self.reversed_pred = reversed_pred;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: Dtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `pred_imm_dtype`.
    #[must_use]
    pub const fn with_pred_imm_dtype(mut self, pred_imm_dtype: Dtype) -> Self {
        self.pred_imm_dtype = pred_imm_dtype;
        self
    }

    /// The same with another `src1_imm_src`.
    #[must_use]
    pub const fn with_src1_imm_src(mut self, src1_imm_src: ImmSrc) -> Self {
        self.src1_imm_src = src1_imm_src;
        self
    }

    /// The same with another `pred_imm_src`.
    #[must_use]
    pub const fn with_pred_imm_src(mut self, pred_imm_src: ImmSrc) -> Self {
        self.pred_imm_src = pred_imm_src;
        self
    }

    /// The same with another `src1_imm`.
    #[must_use]
    pub const fn with_src1_imm(mut self, src1_imm: ImmValInstFieldArm) -> Self {
        self.src1_imm = src1_imm;
        self
    }

    /// The same with another `pred_imm`.
    #[must_use]
    pub const fn with_pred_imm(mut self, pred_imm: ImmValInstFieldArm) -> Self {
        self.pred_imm = pred_imm;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for TensorScalarSelect {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x98),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src0_mem_pattern: Tensor3d::ZERO,
            reversed_pred: 0,
            num_active_channels: 0,
            dtype: Dtype(0),
            pred_imm_dtype: Dtype(0),
            src1_imm_src: ImmSrc(0),
            pred_imm_src: ImmSrc(0),
            src1_imm: ImmValInstFieldArm::Raw([0; 4]),
            pred_imm: ImmValInstFieldArm::Raw([0; 4]),
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TensorScalarSelect { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src0_mem_pattern" src0_mem_pattern Plain,
    "reversed_pred" reversed_pred Plain, "num_active_channels" num_active_channels Plain,
    "dtype" dtype Plain, "pred_imm_dtype" pred_imm_dtype Plain, "src1_imm_src"
    src1_imm_src Plain, "pred_imm_src" pred_imm_src Plain, "src1_imm" src1_imm Plain,
    "pred_imm" pred_imm Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3d3TsSelect> for TensorScalarSelect {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3TsSelect) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src0_mem_pattern: record.src0_mem_pattern(),
            reversed_pred: record.reversed_pred(),
            num_active_channels: record.num_active_channels(),
            dtype: record.dtype(),
            pred_imm_dtype: record.pred_imm_dtype(),
            src1_imm_src: record.src1_imm_src(),
            pred_imm_src: record.pred_imm_src(),
            src1_imm: record.src1_imm_arm(),
            pred_imm: record.pred_imm_arm(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3d3TsSelect> for TensorScalarSelect {
    fn lower_onto(
        &self,
        mut record: formats::S3d3TsSelect,
    ) -> Result<formats::S3d3TsSelect, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src0_mem_pattern(self.src0_mem_pattern);
        record.set_reversed_pred(self.reversed_pred);
        record.set_num_active_channels(self.num_active_channels);
        record.set_dtype(self.dtype);
        record.set_pred_imm_dtype(self.pred_imm_dtype);
        record.set_src1_imm_src(self.src1_imm_src);
        record.set_pred_imm_src(self.pred_imm_src);
        let src1_imm = self.src1_imm;
        record.set_src1_imm(src1_imm.into());
        let pred_imm = self.pred_imm;
        record.set_pred_imm(pred_imm.into());
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &src1_imm,
            &record.src1_imm_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src1_imm",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &pred_imm,
            &record.pred_imm_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "pred_imm",
            });
        }
        Ok(record)
    }
}
