// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Matrix multiplication over several feature maps at once; the tag of each cell picks the one it multiplies.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{
    Dtype, MatmulPsumAccumulateFlags, MatmulZeroRegion, Opcode, PeFp32mode, PerfOptMode,
};

#[allow(unused_imports)]
use crate::types::{Events, Tensor3d, Tensor4d};

/// Matrix multiplication over several feature maps at once; the tag of each cell picks the one it multiplies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatmulSparse {
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
    /// mantissa parts of an FP32 operand
    pub fp32_mode: PeFp32mode,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// fast mode
    pub perf_opt: PerfOptMode,
    /// rows of the array used
    pub num_active_rows: u8,
    /// columns of the array used
    pub num_active_cols: u8,
    /// how the product joins an accumulation group
    pub psum_accumulate_flags: MatmulPsumAccumulateFlags,
    /// row group of the array, as a mask of quarters
    pub row_grp: u8,
    /// column group of the array, as a mask of quarters
    pub col_grp: u8,
    /// which rows count as active; its values are not known
    pub active_row_mode: u8,
    /// banks that the start of a group clears
    pub psum_zero_region: MatmulZeroRegion,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl MatmulSparse {
    /// Name of the operation.
    pub const NAME: &'static str = "matmul_sparse";

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

    /// The same with another `fp32_mode`.
    #[must_use]
    pub const fn with_fp32_mode(mut self, fp32_mode: PeFp32mode) -> Self {
        self.fp32_mode = fp32_mode;
        self
    }

    /// The same with another `out_dtype`.
    #[must_use]
    pub const fn with_out_dtype(mut self, out_dtype: Dtype) -> Self {
        self.out_dtype = out_dtype;
        self
    }

    /// The same with another `perf_opt`.
    #[must_use]
    pub const fn with_perf_opt(mut self, perf_opt: PerfOptMode) -> Self {
        self.perf_opt = perf_opt;
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

    /// The same with another `psum_accumulate_flags`.
    #[must_use]
    pub const fn with_psum_accumulate_flags(
        mut self,
        psum_accumulate_flags: MatmulPsumAccumulateFlags,
    ) -> Self {
        self.psum_accumulate_flags = psum_accumulate_flags;
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

    /// The same with another `psum_zero_region`.
    #[must_use]
    pub const fn with_psum_zero_region(
        mut self,
        psum_zero_region: MatmulZeroRegion,
    ) -> Self {
        self.psum_zero_region = psum_zero_region;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for MatmulSparse {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x07),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: Tensor4d::ZERO,
            in_dtype: Dtype(0),
            fp32_mode: PeFp32mode(0),
            out_dtype: Dtype(0),
            perf_opt: PerfOptMode(0),
            num_active_rows: 0,
            num_active_cols: 0,
            psum_accumulate_flags: MatmulPsumAccumulateFlags(0),
            row_grp: 0,
            col_grp: 0,
            active_row_mode: 0,
            psum_zero_region: MatmulZeroRegion(0),
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    MatmulSparse { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "fp32_mode" fp32_mode Plain, "out_dtype" out_dtype Plain,
    "perf_opt" perf_opt Plain, "num_active_rows" num_active_rows Plain, "num_active_cols"
    num_active_cols Plain, "psum_accumulate_flags" psum_accumulate_flags Plain, "row_grp"
    row_grp Plain, "col_grp" col_grp Plain, "active_row_mode" active_row_mode Plain,
    "psum_zero_region" psum_zero_region Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::S4d3Mm> for MatmulSparse {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S4d3Mm) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern(),
            in_dtype: record.in_dtype(),
            fp32_mode: record.fp32_mode(),
            out_dtype: record.out_dtype(),
            perf_opt: record.perf_opt(),
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            psum_accumulate_flags: record.psum_accumulate_flags(),
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            active_row_mode: record.active_row_mode(),
            psum_zero_region: record.psum_zero_region(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::S4d3Mm> for MatmulSparse {
    fn lower_onto(
        &self,
        mut record: formats::S4d3Mm,
    ) -> Result<formats::S4d3Mm, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_in_dtype(self.in_dtype);
        record.set_fp32_mode(self.fp32_mode);
        record.set_out_dtype(self.out_dtype);
        record.set_perf_opt(self.perf_opt);
        record.set_num_active_rows(self.num_active_rows);
        record.set_num_active_cols(self.num_active_cols);
        record.set_psum_accumulate_flags(self.psum_accumulate_flags);
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        record.set_active_row_mode(self.active_row_mode);
        record.set_psum_zero_region(self.psum_zero_region);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
