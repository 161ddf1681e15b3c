// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sorts the elements of each partition and writes values and original positions.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{AluOp, ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{
    DtypePair, Events, ImmValInstField, ImmValInstFieldArm, Tensor1d, Tensor2d,
};

/// Sorts the elements of each partition and writes values and original positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sort {
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
    /// source of the index offset
    pub index_offset_src: ImmSrc,
    /// element types of source and destination, equal
    pub in_out_dtype: DtypePair,
    /// order
    pub comparison: AluOp,
    /// source
    pub src_mem_pattern: Tensor1d,
    /// destination
    pub dst_mem_pattern: Tensor2d,
    /// added to every index
    pub index_offset: ImmValInstFieldArm,
    /// keep equal elements in order
    pub stable: u8,
}

impl Sort {
    /// Name of the operation.
    pub const NAME: &'static str = "sort";

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

    /// The same with another `index_offset_src`.
    #[must_use]
    pub const fn with_index_offset_src(mut self, index_offset_src: ImmSrc) -> Self {
        self.index_offset_src = index_offset_src;
        self
    }

    /// The same with another `in_out_dtype`.
    #[must_use]
    pub const fn with_in_out_dtype(mut self, in_out_dtype: DtypePair) -> Self {
        self.in_out_dtype = in_out_dtype;
        self
    }

    /// The same with another `comparison`.
    #[must_use]
    pub const fn with_comparison(mut self, comparison: AluOp) -> Self {
        self.comparison = comparison;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor1d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor2d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }

    /// The same with another `index_offset`.
    #[must_use]
    pub const fn with_index_offset(mut self, index_offset: ImmValInstFieldArm) -> Self {
        self.index_offset = index_offset;
        self
    }

    /// The same with another `stable`.
    #[must_use]
    pub const fn with_stable(mut self, stable: u8) -> Self {
        self.stable = stable;
        self
    }
}

impl Default for Sort {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x96),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            num_active_channels: 0,
            index_offset_src: ImmSrc(0),
            in_out_dtype: DtypePair::ZERO,
            comparison: AluOp(0),
            src_mem_pattern: Tensor1d::ZERO,
            dst_mem_pattern: Tensor2d::ZERO,
            index_offset: ImmValInstFieldArm::Raw([0; 4]),
            stable: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Sort { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "num_active_channels" num_active_channels Plain,
    "index_offset_src" index_offset_src Plain, "in_out_dtype" in_out_dtype Plain,
    "comparison" comparison Plain, "src_mem_pattern" src_mem_pattern Plain,
    "dst_mem_pattern" dst_mem_pattern Plain, "index_offset" index_offset Plain, "stable"
    stable Plain }
);

impl Lift<formats::S1d2Sort> for Sort {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S1d2Sort) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            num_active_channels: record.num_active_channels(),
            index_offset_src: record.index_offset_src(),
            in_out_dtype: record.in_out_dtype(),
            comparison: record.comparison(),
            src_mem_pattern: record.src_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern(),
            index_offset: record.index_offset_arm(),
            stable: record.stable(),
        })
    }
}

impl Lower<formats::S1d2Sort> for Sort {
    fn lower_onto(
        &self,
        mut record: formats::S1d2Sort,
    ) -> Result<formats::S1d2Sort, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_num_active_channels(self.num_active_channels);
        record.set_index_offset_src(self.index_offset_src);
        record.set_in_out_dtype(self.in_out_dtype);
        record.set_comparison(self.comparison);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        let index_offset = self.index_offset;
        record.set_index_offset(index_offset.into());
        record.set_stable(self.stable);
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &index_offset,
            &record.index_offset_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "index_offset",
            });
        }
        Ok(record)
    }
}
