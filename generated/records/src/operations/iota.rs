// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fills a tensor with a ramp of integers: a base, a step per dimension and an offset per partition.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Data4d, Events, Tensor4d};

/// Fills a tensor with a ramp of integers: a base, a step per dimension and an offset per partition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Iota {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// ramp
    pub src_data_pattern: Data4d,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// added per partition
    pub channel_multiplier: i32,
    /// destination
    pub dst_mem_pattern: Tensor4d,
}

impl Iota {
    /// Name of the operation.
    pub const NAME: &'static str = "iota";

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

    /// The same with another `src_data_pattern`.
    #[must_use]
    pub const fn with_src_data_pattern(mut self, src_data_pattern: Data4d) -> Self {
        self.src_data_pattern = src_data_pattern;
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

    /// The same with another `channel_multiplier`.
    #[must_use]
    pub const fn with_channel_multiplier(mut self, channel_multiplier: i32) -> Self {
        self.channel_multiplier = channel_multiplier;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor4d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for Iota {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x7e),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_data_pattern: Data4d::ZERO,
            out_dtype: Dtype(0),
            num_active_channels: 0,
            channel_multiplier: 0,
            dst_mem_pattern: Tensor4d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Iota { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "src_data_pattern" src_data_pattern Plain, "out_dtype"
    out_dtype Plain, "num_active_channels" num_active_channels Plain,
    "channel_multiplier" channel_multiplier Plain, "dst_mem_pattern" dst_mem_pattern
    Plain }
);

impl Lift<formats::D4Iota> for Iota {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::D4Iota) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_data_pattern: record.src_data_pattern(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            channel_multiplier: record.channel_multiplier(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::D4Iota> for Iota {
    fn lower_onto(
        &self,
        mut record: formats::D4Iota,
    ) -> Result<formats::D4Iota, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_data_pattern(self.src_data_pattern);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_channel_multiplier(self.channel_multiplier);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
