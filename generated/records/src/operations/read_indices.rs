// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Stores the eight positions that the last search found in each partition.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor4d};

/// Stores the eight positions that the last search found in each partition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReadIndices {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// elements written per partition
    pub dst_element_count: u32,
    /// UINT16 or UINT32
    pub dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// order over the partitions, 0 for serial
    pub serialization_mode: u8,
    /// value of a fill, in its low bits
    pub set_value: u32,
    /// destination
    pub dst_mem_pattern: Tensor4d,
}

impl ReadIndices {
    /// Name of the operation.
    pub const NAME: &'static str = "read_indices";

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

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `serialization_mode`.
    #[must_use]
    pub const fn with_serialization_mode(mut self, serialization_mode: u8) -> Self {
        self.serialization_mode = serialization_mode;
        self
    }

    /// The same with another `set_value`.
    #[must_use]
    pub const fn with_set_value(mut self, set_value: u32) -> Self {
        self.set_value = set_value;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor4d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for ReadIndices {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xe9),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            dst_element_count: 0,
            dtype: Dtype(0),
            num_active_channels: 0,
            serialization_mode: 0,
            set_value: 0,
            dst_mem_pattern: Tensor4d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    ReadIndices { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "dst_element_count" dst_element_count Plain,
    "dtype" dtype Plain, "num_active_channels" num_active_channels Plain,
    "serialization_mode" serialization_mode Plain, "set_value" set_value Plain,
    "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::D4Mr> for ReadIndices {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::D4Mr) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            dst_element_count: record.dst_element_count(),
            dtype: record.dtype(),
            num_active_channels: record.num_active_channels(),
            serialization_mode: record.serialization_mode(),
            set_value: record.set_value(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::D4Mr> for ReadIndices {
    fn lower_onto(
        &self,
        mut record: formats::D4Mr,
    ) -> Result<formats::D4Mr, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_dst_element_count(self.dst_element_count);
        record.set_dtype(self.dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_serialization_mode(self.serialization_mode);
        record.set_set_value(self.set_value);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
