// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fills the buffer that gather reads, up to 512 elements per partition.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor4d};

/// Fills the buffer that gather reads, up to 512 elements per partition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PoolBufferLoad {
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
    /// element type of the source
    pub in_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// first entry of the buffer
    pub start_index: u32,
    /// mask of the index into the buffer
    pub mask: u32,
}

impl PoolBufferLoad {
    /// Name of the operation.
    pub const NAME: &'static str = "pool_buffer_load";

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

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `start_index`.
    #[must_use]
    pub const fn with_start_index(mut self, start_index: u32) -> Self {
        self.start_index = start_index;
        self
    }

    /// The same with another `mask`.
    #[must_use]
    pub const fn with_mask(mut self, mask: u32) -> Self {
        self.mask = mask;
        self
    }
}

impl Default for PoolBufferLoad {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x67),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor4d::ZERO,
            in_dtype: Dtype(0),
            num_active_channels: 0,
            start_index: 0,
            mask: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    PoolBufferLoad { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "num_active_channels" num_active_channels Plain,
    "start_index" start_index Plain, "mask" mask Plain }
);

impl Lift<formats::S4Pb> for PoolBufferLoad {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4Pb) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            num_active_channels: record.num_active_channels(),
            start_index: record.start_index(),
            mask: record.mask(),
        })
    }
}

impl Lower<formats::S4Pb> for PoolBufferLoad {
    fn lower_onto(
        &self,
        mut record: formats::S4Pb,
    ) -> Result<formats::S4Pb, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_start_index(self.start_index);
        record.set_mask(self.mask);
        Ok(record)
    }
}
