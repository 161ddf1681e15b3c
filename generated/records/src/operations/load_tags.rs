// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads the tags by which matmul_sparse picks a feature map per cell.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor3d};

/// Loads the tags by which matmul\_sparse picks a feature map per cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoadTags {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: Tensor3d,
    /// element type of the source
    pub in_dtype: Dtype,
    /// or-ed into every tag
    pub force_tag_bits: u8,
    /// rows of the array used
    pub num_active_rows: u8,
    /// row group of the array, as a mask of quarters
    pub row_grp: u8,
    /// column group of the array, as a mask of quarters
    pub col_grp: u8,
    /// which rows count as active; its values are not known
    pub active_row_mode: u8,
}

impl LoadTags {
    /// Name of the operation.
    pub const NAME: &'static str = "load_tags";

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
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor3d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `in_dtype`.
    #[must_use]
    pub const fn with_in_dtype(mut self, in_dtype: Dtype) -> Self {
        self.in_dtype = in_dtype;
        self
    }

    /// The same with another `force_tag_bits`.
    #[must_use]
    pub const fn with_force_tag_bits(mut self, force_tag_bits: u8) -> Self {
        self.force_tag_bits = force_tag_bits;
        self
    }

    /// The same with another `num_active_rows`.
    #[must_use]
    pub const fn with_num_active_rows(mut self, num_active_rows: u8) -> Self {
        self.num_active_rows = num_active_rows;
        self
    }

    /// The same with another `row_grp`.
    #[must_use]
    pub const fn with_row_grp(mut self, row_grp: u8) -> Self {
        self.row_grp = row_grp;
        self
    }

    /// The same with another `col_grp`.
    #[must_use]
    pub const fn with_col_grp(mut self, col_grp: u8) -> Self {
        self.col_grp = col_grp;
        self
    }

    /// The same with another `active_row_mode`.
    #[must_use]
    pub const fn with_active_row_mode(mut self, active_row_mode: u8) -> Self {
        self.active_row_mode = active_row_mode;
        self
    }
}

impl Default for LoadTags {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x06),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor3d::ZERO,
            in_dtype: Dtype(0),
            force_tag_bits: 0,
            num_active_rows: 0,
            row_grp: 0,
            col_grp: 0,
            active_row_mode: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    LoadTags { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "force_tag_bits" force_tag_bits Plain, "num_active_rows"
    num_active_rows Plain, "row_grp" row_grp Plain, "col_grp" col_grp Plain,
    "active_row_mode" active_row_mode Plain }
);

impl Lift<formats::S3Lt> for LoadTags {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3Lt) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            force_tag_bits: record.force_tag_bits(),
            num_active_rows: record.num_active_rows(),
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            active_row_mode: record.active_row_mode(),
        })
    }
}

impl Lower<formats::S3Lt> for LoadTags {
    fn lower_onto(
        &self,
        mut record: formats::S3Lt,
    ) -> Result<formats::S3Lt, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_force_tag_bits(self.force_tag_bits);
        record.set_num_active_rows(self.num_active_rows);
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        record.set_active_row_mode(self.active_row_mode);
        Ok(record)
    }
}
