// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Folds across partitions, either position by position or everything into one element.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode, ReduceAxis, ReduceOp};

#[allow(unused_imports)]
use crate::types::{Events, Tensor4d};

/// Folds across partitions, either position by position or everything into one element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrossLaneReduce {
    /// Which of `CROSS_LANE_REDUCE_ARITH`, `CROSS_LANE_REDUCE_BITVEC` it is.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: Tensor4d,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// operation of the reduction
    pub reduce_op: ReduceOp,
    /// everything, or across partitions only
    pub reduce_axis: ReduceAxis,
    /// factor of an average
    pub scale: f32,
    /// destination
    pub dst_mem_pattern: Tensor4d,
}

impl CrossLaneReduce {
    /// Name of the operation.
    pub const NAME: &'static str = "cross_lane_reduce";

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
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor4d) -> Self {
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

    /// The same with another `reduce_op`.
    #[must_use]
    pub const fn with_reduce_op(mut self, reduce_op: ReduceOp) -> Self {
        self.reduce_op = reduce_op;
        self
    }

    /// The same with another `reduce_axis`.
    #[must_use]
    pub const fn with_reduce_axis(mut self, reduce_axis: ReduceAxis) -> Self {
        self.reduce_axis = reduce_axis;
        self
    }

    /// The same with another `scale`.
    #[must_use]
    pub const fn with_scale(mut self, scale: f32) -> Self {
        self.scale = scale;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor4d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for CrossLaneReduce {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x7c),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor4d::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            reduce_op: ReduceOp(0),
            reduce_axis: ReduceAxis(0),
            scale: 0.0,
            dst_mem_pattern: Tensor4d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    CrossLaneReduce { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "reduce_op" reduce_op Plain, "reduce_axis" reduce_axis
    Plain, "scale" scale Float, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S4d4Cr> for CrossLaneReduce {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d4Cr) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            reduce_op: record.reduce_op(),
            reduce_axis: record.reduce_axis(),
            scale: record.scale(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S4d4Cr> for CrossLaneReduce {
    fn lower_onto(
        &self,
        mut record: formats::S4d4Cr,
    ) -> Result<formats::S4d4Cr, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_reduce_op(self.reduce_op);
        record.set_reduce_axis(self.reduce_axis);
        record.set_scale(self.scale);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
