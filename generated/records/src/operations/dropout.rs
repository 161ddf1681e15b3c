// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Zeroes elements at random, at a rate given by a threshold.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{DropoutThresholdType, Dtype, ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, ImmValInstField, ImmValInstFieldArm, Tensor3d};

/// Zeroes elements at random, at a rate given by a threshold.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dropout {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: Tensor3d,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// source of the threshold
    pub threshold_src: ImmSrc,
    /// element type of the threshold; INVALID stands for FP32
    pub threshold_dtype: Dtype,
    /// whether it is the rate dropped or kept
    pub threshold_type: DropoutThresholdType,
    /// threshold
    pub threshold: ImmValInstFieldArm,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl Dropout {
    /// Name of the operation.
    pub const NAME: &'static str = "dropout";

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

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor3d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `in_dtype`.
    #[must_use]
    pub const fn with_in_dtype(mut self, in_dtype: Dtype) -> Self {
        self.in_dtype = in_dtype;
        self
    }

    /// The same with another `out_dtype`.
    #[must_use]
    pub const fn with_out_dtype(mut self, out_dtype: Dtype) -> Self {
        self.out_dtype = out_dtype;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `threshold_src`.
    #[must_use]
    pub const fn with_threshold_src(mut self, threshold_src: ImmSrc) -> Self {
        self.threshold_src = threshold_src;
        self
    }

    /// The same with another `threshold_dtype`.
    #[must_use]
    pub const fn with_threshold_dtype(mut self, threshold_dtype: Dtype) -> Self {
        self.threshold_dtype = threshold_dtype;
        self
    }

    /// The same with another `threshold_type`.
    #[must_use]
    pub const fn with_threshold_type(
        mut self,
        threshold_type: DropoutThresholdType,
    ) -> Self {
        self.threshold_type = threshold_type;
        self
    }

    /// The same with another `threshold`.
    #[must_use]
    pub const fn with_threshold(mut self, threshold: ImmValInstFieldArm) -> Self {
        self.threshold = threshold;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for Dropout {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x7f),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor3d::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            threshold_src: ImmSrc(0),
            threshold_dtype: Dtype(0),
            threshold_type: DropoutThresholdType(0),
            threshold: ImmValInstFieldArm::Raw([0; 4]),
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Dropout { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain, "in_dtype"
    in_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "threshold_src" threshold_src Plain, "threshold_dtype"
    threshold_dtype Plain, "threshold_type" threshold_type Plain, "threshold" threshold
    Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3d3Dropout> for Dropout {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3Dropout) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            threshold_src: record.threshold_src(),
            threshold_dtype: record.threshold_dtype(),
            threshold_type: record.threshold_type(),
            threshold: record.threshold_arm(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3d3Dropout> for Dropout {
    fn lower_onto(
        &self,
        mut record: formats::S3d3Dropout,
    ) -> Result<formats::S3d3Dropout, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_threshold_src(self.threshold_src);
        record.set_threshold_dtype(self.threshold_dtype);
        record.set_threshold_type(self.threshold_type);
        let threshold = self.threshold;
        record.set_threshold(threshold.into());
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &threshold,
            &record.threshold_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "threshold",
            });
        }
        Ok(record)
    }
}
