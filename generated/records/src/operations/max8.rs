// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! The eight largest elements of each partition, the smallest of them first.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor2d, Tensor4d};

/// The eight largest elements of each partition, the smallest of them first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Max8 {
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
    /// element type of the destination
    pub out_dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// count of even elements, as fp32
    pub even_count: f32,
    /// count of odd elements, as fp32
    pub odd_count: f32,
    /// destination
    pub dst_mem_pattern: Tensor2d,
}

impl Max8 {
    /// Name of the operation.
    pub const NAME: &'static str = "max8";

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

    /// The same with another `even_count`.
    #[must_use]
    pub const fn with_even_count(mut self, even_count: f32) -> Self {
        self.even_count = even_count;
        self
    }

    /// The same with another `odd_count`.
    #[must_use]
    pub const fn with_odd_count(mut self, odd_count: f32) -> Self {
        self.odd_count = odd_count;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor2d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for Max8 {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x6c),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor4d::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            num_active_channels: 0,
            even_count: 0.0,
            odd_count: 0.0,
            dst_mem_pattern: Tensor2d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Max8 { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain, "in_dtype"
    in_dtype Plain, "out_dtype" out_dtype Plain, "num_active_channels"
    num_active_channels Plain, "even_count" even_count Float, "odd_count" odd_count
    Float, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S4d2Bn> for Max8 {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d2Bn) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            num_active_channels: record.num_active_channels(),
            even_count: record.even_count(),
            odd_count: record.odd_count(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S4d2Bn> for Max8 {
    fn lower_onto(
        &self,
        mut record: formats::S4d2Bn,
    ) -> Result<formats::S4d2Bn, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_even_count(self.even_count);
        record.set_odd_count(self.odd_count);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
