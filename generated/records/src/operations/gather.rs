// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Replaces indices by the entries of the loaded pool buffer.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, IndexMissBehavior, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor4d};

/// Replaces indices by the entries of the loaded pool buffer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gather {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: Tensor4d,
    /// element type of the indices
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// what an index outside the buffer does
    pub index_miss_behavior: IndexMissBehavior,
    /// release the buffer
    pub free_pool_buffer: u8,
    /// value written for a miss; a scalar operand without a known selector
    pub immediate: u32,
    /// destination
    pub dst_mem_pattern: Tensor4d,
}

impl Gather {
    /// Name of the operation.
    pub const NAME: &'static str = "gather";

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

    /// The same with another `index_miss_behavior`.
    #[must_use]
    pub const fn with_index_miss_behavior(
        mut self,
        index_miss_behavior: IndexMissBehavior,
    ) -> Self {
        self.index_miss_behavior = index_miss_behavior;
        self
    }

    /// The same with another `free_pool_buffer`.
    #[must_use]
    pub const fn with_free_pool_buffer(mut self, free_pool_buffer: u8) -> Self {
        self.free_pool_buffer = free_pool_buffer;
        self
    }

    /// The same with another `immediate`.
    #[must_use]
    pub const fn with_immediate(mut self, immediate: u32) -> Self {
        self.immediate = immediate;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor4d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for Gather {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x68),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor4d::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            index_miss_behavior: IndexMissBehavior(0),
            free_pool_buffer: 0,
            immediate: 0,
            dst_mem_pattern: Tensor4d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Gather { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain, "in_dtype"
    in_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "index_miss_behavior" index_miss_behavior Plain,
    "free_pool_buffer" free_pool_buffer Plain, "immediate" immediate Plain,
    "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S4d4Gt> for Gather {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d4Gt) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            index_miss_behavior: record.index_miss_behavior(),
            free_pool_buffer: record.free_pool_buffer(),
            immediate: record.immediate(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S4d4Gt> for Gather {
    fn lower_onto(
        &self,
        mut record: formats::S4d4Gt,
    ) -> Result<formats::S4d4Gt, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_index_miss_behavior(self.index_miss_behavior);
        record.set_free_pool_buffer(self.free_pool_buffer);
        record.set_immediate(self.immediate);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
