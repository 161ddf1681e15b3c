// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Copies the elements of src1 where the predicate src0 is not zero and keeps the destination elsewhere. CAST_PREDICATED converts the type.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{DtypePair, Events, Tensor3d};

/// Copies the elements of src1 where the predicate src0 is not zero and keeps the destination elsewhere. CAST\_PREDICATED converts the type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CopyPredicated {
    /// Which of `COPY_PREDICATED`, `CAST_PREDICATED` it is.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// element types of the first and second source
    pub in0_in1_dtype: DtypePair,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// operation
    pub op: AluOp,
    /// partitions worked on
    pub num_active_channels: u8,
    /// predicate
    pub src0_mem_pattern: Tensor3d,
    /// data
    pub src1_mem_pattern: Tensor3d,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl CopyPredicated {
    /// Name of the operation.
    pub const NAME: &'static str = "copy_predicated";

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

    /// The same with another `in0_in1_dtype`.
    #[must_use]
    pub const fn with_in0_in1_dtype(mut self, in0_in1_dtype: DtypePair) -> Self {
        self.in0_in1_dtype = in0_in1_dtype;
        self
    }

    /// The same with another `out_dtype`.
    #[must_use]
    pub const fn with_out_dtype(mut self, out_dtype: Dtype) -> Self {
        self.out_dtype = out_dtype;
        self
    }

    /// The same with another `op`.
    #[must_use]
    pub const fn with_op(mut self, op: AluOp) -> Self {
        self.op = op;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `src0_mem_pattern`.
    #[must_use]
    pub const fn with_src0_mem_pattern(mut self, src0_mem_pattern: Tensor3d) -> Self {
        self.src0_mem_pattern = src0_mem_pattern;
        self
    }

    /// The same with another `src1_mem_pattern`.
    #[must_use]
    pub const fn with_src1_mem_pattern(mut self, src1_mem_pattern: Tensor3d) -> Self {
        self.src1_mem_pattern = src1_mem_pattern;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for CopyPredicated {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x72),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            in0_in1_dtype: DtypePair::ZERO,
            out_dtype: Dtype(0),
            op: AluOp(0),
            num_active_channels: 0,
            src0_mem_pattern: Tensor3d::ZERO,
            src1_mem_pattern: Tensor3d::ZERO,
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    CopyPredicated { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "in0_in1_dtype" in0_in1_dtype Plain,
    "out_dtype" out_dtype Plain, "op" op Plain, "num_active_channels" num_active_channels
    Plain, "src0_mem_pattern" src0_mem_pattern Plain, "src1_mem_pattern" src1_mem_pattern
    Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3s3d3Tt> for CopyPredicated {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3s3d3Tt) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            in0_in1_dtype: record.in0_in1_dtype(),
            out_dtype: record.out_dtype(),
            op: record.op(),
            num_active_channels: record.num_active_channels(),
            src0_mem_pattern: record.src0_mem_pattern(),
            src1_mem_pattern: record.src1_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3s3d3Tt> for CopyPredicated {
    fn lower_onto(
        &self,
        mut record: formats::S3s3d3Tt,
    ) -> Result<formats::S3s3d3Tt, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_in0_in1_dtype(self.in0_in1_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_op(self.op);
        record.set_num_active_channels(self.num_active_channels);
        record.set_src0_mem_pattern(self.src0_mem_pattern);
        record.set_src1_mem_pattern(self.src1_mem_pattern);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
