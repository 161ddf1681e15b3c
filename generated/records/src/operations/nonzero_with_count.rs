// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Writes the positions of the nonzero elements of each partition, then padding, and their number last.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, ImmValInstField, ImmValInstFieldArm, Tensor3d};

/// Writes the positions of the nonzero elements of each partition, then padding, and their number last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NonzeroWithCount {
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
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// source of the index offset
    pub index_offset_src: ImmSrc,
    /// source
    pub src_mem_pattern: Tensor3d,
    /// added to every index
    pub index_offset: ImmValInstFieldArm,
    /// source of the padding
    pub padding_val_src: ImmSrc,
    /// value behind the last position
    pub padding_val: ImmValInstFieldArm,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl NonzeroWithCount {
    /// Name of the operation.
    pub const NAME: &'static str = "nonzero_with_count";

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

    /// The same with another `index_offset_src`.
    #[must_use]
    pub const fn with_index_offset_src(mut self, index_offset_src: ImmSrc) -> Self {
        self.index_offset_src = index_offset_src;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor3d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `index_offset`.
    #[must_use]
    pub const fn with_index_offset(mut self, index_offset: ImmValInstFieldArm) -> Self {
        self.index_offset = index_offset;
        self
    }

    /// The same with another `padding_val_src`.
    #[must_use]
    pub const fn with_padding_val_src(mut self, padding_val_src: ImmSrc) -> Self {
        self.padding_val_src = padding_val_src;
        self
    }

    /// The same with another `padding_val`.
    #[must_use]
    pub const fn with_padding_val(mut self, padding_val: ImmValInstFieldArm) -> Self {
        self.padding_val = padding_val;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for NonzeroWithCount {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xf2),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            num_active_channels: 0,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            index_offset_src: ImmSrc(0),
            src_mem_pattern: Tensor3d::ZERO,
            index_offset: ImmValInstFieldArm::Raw([0; 4]),
            padding_val_src: ImmSrc(0),
            padding_val: ImmValInstFieldArm::Raw([0; 4]),
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    NonzeroWithCount { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "num_active_channels" num_active_channels
    Plain, "in_dtype" in_dtype Plain, "out_dtype" out_dtype Plain, "index_offset_src"
    index_offset_src Plain, "src_mem_pattern" src_mem_pattern Plain, "index_offset"
    index_offset Plain, "padding_val_src" padding_val_src Plain, "padding_val"
    padding_val Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S3d3NonzeroWithCount> for NonzeroWithCount {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3NonzeroWithCount) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            num_active_channels: record.num_active_channels(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            index_offset_src: record.index_offset_src(),
            src_mem_pattern: record.src_mem_pattern(),
            index_offset: record.index_offset_arm(),
            padding_val_src: record.padding_val_src(),
            padding_val: record.padding_val_arm(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S3d3NonzeroWithCount> for NonzeroWithCount {
    fn lower_onto(
        &self,
        mut record: formats::S3d3NonzeroWithCount,
    ) -> Result<formats::S3d3NonzeroWithCount, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_num_active_channels(self.num_active_channels);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_index_offset_src(self.index_offset_src);
        record.set_src_mem_pattern(self.src_mem_pattern);
        let index_offset = self.index_offset;
        record.set_index_offset(index_offset.into());
        record.set_padding_val_src(self.padding_val_src);
        let padding_val = self.padding_val;
        record.set_padding_val(padding_val.into());
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &index_offset,
            &record.index_offset_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "index_offset",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &padding_val,
            &record.padding_val_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "padding_val",
            });
        }
        Ok(record)
    }
}
