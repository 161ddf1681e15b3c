// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Stores the fp32 accumulator of every active lane as one element per partition, negated if asked.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor1d};

/// Stores the fp32 accumulator of every active lane as one element per partition, negated if asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReadAccumulator {
    /// Which of `ACTIVATION_READ_ACCUMULATOR`, `DVE_READ_ACCUMULATOR` it is.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// elements written per partition
    pub dst_element_count: u32,
    /// element type of the destination
    pub dtype: Dtype,
    /// negate the result
    pub negated: u8,
    /// partitions worked on
    pub num_active_channels: u8,
    /// destination
    pub dst_mem_pattern: Tensor1d,
}

impl ReadAccumulator {
    /// Name of the operation.
    pub const NAME: &'static str = "read_accumulator";

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

    /// The same with another `dst_element_count`.
    #[must_use]
    pub const fn with_dst_element_count(mut self, dst_element_count: u32) -> Self {
        self.dst_element_count = dst_element_count;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: Dtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `negated`.
    #[must_use]
    pub const fn with_negated(mut self, negated: u8) -> Self {
        self.negated = negated;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor1d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for ReadAccumulator {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x24),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            dst_element_count: 0,
            dtype: Dtype(0),
            negated: 0,
            num_active_channels: 0,
            dst_mem_pattern: Tensor1d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    ReadAccumulator { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "dst_element_count" dst_element_count Plain,
    "dtype" dtype Plain, "negated" negated Plain, "num_active_channels"
    num_active_channels Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::D1Rd> for ReadAccumulator {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::D1Rd) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            dst_element_count: record.dst_element_count(),
            dtype: record.dtype(),
            negated: record.negated(),
            num_active_channels: record.num_active_channels(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::D1Rd> for ReadAccumulator {
    fn lower_onto(
        &self,
        mut record: formats::D1Rd,
    ) -> Result<formats::D1Rd, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_dst_element_count(self.dst_element_count);
        record.set_dtype(self.dtype);
        record.set_negated(self.negated);
        record.set_num_active_channels(self.num_active_channels);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
