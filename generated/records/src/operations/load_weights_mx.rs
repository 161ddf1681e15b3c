// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads a tile of MX weights, elements and scales, into the PE array.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, MxmemPattern1d, MxmemPattern1dArm};

/// Loads a tile of MX weights, elements and scales, into the PE array.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoadWeightsMx {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: MxmemPattern1dArm,
    /// element type of the source
    pub in_dtype: Dtype,
    /// rows of the array used
    pub num_active_rows: u8,
    /// columns of the array used
    pub num_active_cols: u8,
    /// row group of the array, as a mask of quarters
    pub row_grp: u8,
    /// column group of the array, as a mask of quarters
    pub col_grp: u8,
}

impl LoadWeightsMx {
    /// Name of the operation.
    pub const NAME: &'static str = "load_weights_mx";

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
    pub const fn with_src_mem_pattern(
        mut self,
        src_mem_pattern: MxmemPattern1dArm,
    ) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `in_dtype`.
    #[must_use]
    pub const fn with_in_dtype(mut self, in_dtype: Dtype) -> Self {
        self.in_dtype = in_dtype;
        self
    }

    /// The same with another `num_active_rows`.
    #[must_use]
    pub const fn with_num_active_rows(mut self, num_active_rows: u8) -> Self {
        self.num_active_rows = num_active_rows;
        self
    }

    /// The same with another `num_active_cols`.
    #[must_use]
    pub const fn with_num_active_cols(mut self, num_active_cols: u8) -> Self {
        self.num_active_cols = num_active_cols;
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
}

impl Default for LoadWeightsMx {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x09),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: MxmemPattern1dArm::Raw([0; 16]),
            in_dtype: Dtype(0),
            num_active_rows: 0,
            num_active_cols: 0,
            row_grp: 0,
            col_grp: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    LoadWeightsMx { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "num_active_rows" num_active_rows Plain, "num_active_cols"
    num_active_cols Plain, "row_grp" row_grp Plain, "col_grp" col_grp Plain }
);

impl Lift<formats::Smx1Lw> for LoadWeightsMx {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::Smx1Lw) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            in_dtype: record.in_dtype(),
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
        })
    }
}

impl Lower<formats::Smx1Lw> for LoadWeightsMx {
    fn lower_onto(
        &self,
        mut record: formats::Smx1Lw,
    ) -> Result<formats::Smx1Lw, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let src_mem_pattern = self.src_mem_pattern;
        record.set_src_mem_pattern(src_mem_pattern.into());
        record.set_in_dtype(self.in_dtype);
        record.set_num_active_rows(self.num_active_rows);
        record.set_num_active_cols(self.num_active_cols);
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        if !<MxmemPattern1d as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        Ok(record)
    }
}
