// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Keeps an element or replaces it by a register, by the comparison of a generated ramp with zero.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AffineSelectCmp, Opcode};

#[allow(unused_imports)]
use crate::types::{Data4d, DtypePair, Events, Tensor2d};

/// Keeps an element or replaces it by a register, by the comparison of a generated ramp with zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AffineSelect {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// partitions worked on
    pub num_active_channels: u8,
    /// element types of source and destination
    pub in_out_dtype: DtypePair,
    /// comparison that keeps an element
    pub fill_mode: AffineSelectCmp,
    /// register with the fp32 replacement
    pub fill_reg: u8,
    /// ramp
    pub mask_pattern: Data4d,
    /// source
    pub src_mem_pattern: Tensor2d,
    /// destination
    pub dst_mem_pattern: Tensor2d,
    /// added per partition
    pub channel_multiplier: i32,
}

impl AffineSelect {
    /// Name of the operation.
    pub const NAME: &'static str = "affine_select";

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

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `in_out_dtype`.
    #[must_use]
    pub const fn with_in_out_dtype(mut self, in_out_dtype: DtypePair) -> Self {
        self.in_out_dtype = in_out_dtype;
        self
    }

    /// The same with another `fill_mode`.
    #[must_use]
    pub const fn with_fill_mode(mut self, fill_mode: AffineSelectCmp) -> Self {
        self.fill_mode = fill_mode;
        self
    }

    /// The same with another `fill_reg`.
    #[must_use]
    pub const fn with_fill_reg(mut self, fill_reg: u8) -> Self {
        self.fill_reg = fill_reg;
        self
    }

    /// The same with another `mask_pattern`.
    #[must_use]
    pub const fn with_mask_pattern(mut self, mask_pattern: Data4d) -> Self {
        self.mask_pattern = mask_pattern;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor2d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor2d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }

    /// The same with another `channel_multiplier`.
    #[must_use]
    pub const fn with_channel_multiplier(mut self, channel_multiplier: i32) -> Self {
        self.channel_multiplier = channel_multiplier;
        self
    }
}

impl Default for AffineSelect {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x92),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            num_active_channels: 0,
            in_out_dtype: DtypePair::ZERO,
            fill_mode: AffineSelectCmp(0),
            fill_reg: 0,
            mask_pattern: Data4d::ZERO,
            src_mem_pattern: Tensor2d::ZERO,
            dst_mem_pattern: Tensor2d::ZERO,
            channel_multiplier: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    AffineSelect { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "num_active_channels" num_active_channels
    Plain, "in_out_dtype" in_out_dtype Plain, "fill_mode" fill_mode Plain, "fill_reg"
    fill_reg Plain, "mask_pattern" mask_pattern Plain, "src_mem_pattern" src_mem_pattern
    Plain, "dst_mem_pattern" dst_mem_pattern Plain, "channel_multiplier"
    channel_multiplier Plain }
);

impl Lift<formats::S2d2TsAs> for AffineSelect {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2d2TsAs) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            num_active_channels: record.num_active_channels(),
            in_out_dtype: record.in_out_dtype(),
            fill_mode: record.fill_mode(),
            fill_reg: record.fill_reg(),
            mask_pattern: record.mask_pattern(),
            src_mem_pattern: record.src_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern(),
            channel_multiplier: record.channel_multiplier(),
        })
    }
}

impl Lower<formats::S2d2TsAs> for AffineSelect {
    fn lower_onto(
        &self,
        mut record: formats::S2d2TsAs,
    ) -> Result<formats::S2d2TsAs, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_num_active_channels(self.num_active_channels);
        record.set_in_out_dtype(self.in_out_dtype);
        record.set_fill_mode(self.fill_mode);
        record.set_fill_reg(self.fill_reg);
        record.set_mask_pattern(self.mask_pattern);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        record.set_channel_multiplier(self.channel_multiplier);
        Ok(record)
    }
}
