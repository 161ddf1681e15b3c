// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads the 4-bit converter of the PE array; with a packed code as type it decodes on POOL instead.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor2d};

/// Loads the 4-bit converter of the PE array; with a packed code as type it decodes on POOL instead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ConvLutLoad {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source
    pub src_mem_pattern: Tensor2d,
    /// element type of the source
    pub in_dtype: Dtype,
    /// rows of the array used
    pub num_active_rows: u8,
    /// columns of the array used
    pub num_active_cols: u8,
    /// constants of the packed codes
    pub multiplicative_const: [u16; 2],
    /// row group of the array, as a mask of quarters
    pub row_grp: u8,
    /// column group of the array, as a mask of quarters
    pub col_grp: u8,
    /// block size of the packed codes
    pub block_size: u8,
    /// type of the table; INVALID and FP32 load the converter, others name a packed code
    pub lut_dtype: Dtype,
}

impl ConvLutLoad {
    /// Name of the operation.
    pub const NAME: &'static str = "conv_lut_load";

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
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor2d) -> Self {
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

    /// The same with another `multiplicative_const`.
    #[must_use]
    pub const fn with_multiplicative_const(
        mut self,
        multiplicative_const: [u16; 2],
    ) -> Self {
        self.multiplicative_const = multiplicative_const;
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

    /// The same with another `block_size`.
    #[must_use]
    pub const fn with_block_size(mut self, block_size: u8) -> Self {
        self.block_size = block_size;
        self
    }

    /// The same with another `lut_dtype`.
    #[must_use]
    pub const fn with_lut_dtype(mut self, lut_dtype: Dtype) -> Self {
        self.lut_dtype = lut_dtype;
        self
    }
}

impl Default for ConvLutLoad {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xe4),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor2d::ZERO,
            in_dtype: Dtype(0),
            num_active_rows: 0,
            num_active_cols: 0,
            multiplicative_const: [0; 2],
            row_grp: 0,
            col_grp: 0,
            block_size: 0,
            lut_dtype: Dtype(0),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    ConvLutLoad { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "num_active_rows" num_active_rows Plain, "num_active_cols"
    num_active_cols Plain, "multiplicative_const" multiplicative_const Plain, "row_grp"
    row_grp Plain, "col_grp" col_grp Plain, "block_size" block_size Plain, "lut_dtype"
    lut_dtype Plain }
);

impl Lift<formats::S2Convlut> for ConvLutLoad {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2Convlut) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            multiplicative_const: record.multiplicative_const(),
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            block_size: record.block_size(),
            lut_dtype: record.lut_dtype(),
        })
    }
}

impl Lower<formats::S2Convlut> for ConvLutLoad {
    fn lower_onto(
        &self,
        mut record: formats::S2Convlut,
    ) -> Result<formats::S2Convlut, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_num_active_rows(self.num_active_rows);
        record.set_num_active_cols(self.num_active_cols);
        record.set_multiplicative_const(self.multiplicative_const);
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        record.set_block_size(self.block_size);
        record.set_lut_dtype(self.lut_dtype);
        Ok(record)
    }
}
