// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Multiplies an MX operand with the loaded MX weights and joins the product with PSUM.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, MatmulPsumAccumulateFlags, MatmulZeroRegion, Opcode};

#[allow(unused_imports)]
use crate::types::{
    Events, Indirect16b, MemPattern3dCayman, MemPattern3dCaymanArm, MemPattern3dMaverick,
    MemPattern3dMaverickArm, MxmemPattern1d, MxmemPattern1dArm, MxtensorV2, Tensor3d,
};

/// Multiplies an MX operand with the loaded MX weights and joins the product with PSUM.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatmulMx {
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
    /// element type of the destination
    pub out_dtype: Dtype,
    /// how the product joins an accumulation group
    pub psum_accumulate_flags: MatmulPsumAccumulateFlags,
    /// row group of the array, as a mask of quarters
    pub row_grp: u8,
    /// column group of the array, as a mask of quarters
    pub col_grp: u8,
    /// banks that the start of a group clears
    pub psum_zero_region: MatmulZeroRegion,
    /// destination
    pub dst_mem_pattern: MemPattern3dMaverickArm,
}

impl MatmulMx {
    /// Name of the operation.
    pub const NAME: &'static str = "matmul_mx";

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

    /// The same with another `out_dtype`.
    #[must_use]
    pub const fn with_out_dtype(mut self, out_dtype: Dtype) -> Self {
        self.out_dtype = out_dtype;
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
    pub const fn with_dst_mem_pattern(
        mut self,
        dst_mem_pattern: MemPattern3dMaverickArm,
    ) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for MatmulMx {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x0a),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: MxmemPattern1dArm::Raw([0; 16]),
            in_dtype: Dtype(0),
            num_active_rows: 0,
            num_active_cols: 0,
            out_dtype: Dtype(0),
            psum_accumulate_flags: MatmulPsumAccumulateFlags(0),
            row_grp: 0,
            col_grp: 0,
            psum_zero_region: MatmulZeroRegion(0),
            dst_mem_pattern: MemPattern3dMaverickArm::Raw([0; 16]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    MatmulMx { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "num_active_rows" num_active_rows Plain, "num_active_cols"
    num_active_cols Plain, "out_dtype" out_dtype Plain, "psum_accumulate_flags"
    psum_accumulate_flags Plain, "row_grp" row_grp Plain, "col_grp" col_grp Plain,
    "psum_zero_region" psum_zero_region Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::Smx1d3MmMariana> for MatmulMx {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::Smx1d3MmMariana) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            in_dtype: record.in_dtype(),
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            out_dtype: record.out_dtype(),
            psum_accumulate_flags: record.psum_accumulate_flags(),
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            psum_zero_region: record.psum_zero_region(),
            dst_mem_pattern: match record.dst_mem_pattern().arm() {
                MemPattern3dCaymanArm::I(value) => MemPattern3dMaverickArm::I(value),
                MemPattern3dCaymanArm::T(value) => MemPattern3dMaverickArm::T(value),
                MemPattern3dCaymanArm::Raw(value) => MemPattern3dMaverickArm::Raw(value),
            },
        })
    }
}

impl Lower<formats::Smx1d3MmMariana> for MatmulMx {
    fn lower_onto(
        &self,
        mut record: formats::Smx1d3MmMariana,
    ) -> Result<formats::Smx1d3MmMariana, LowerError> {
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
        record.set_out_dtype(self.out_dtype);
        record.set_psum_accumulate_flags(self.psum_accumulate_flags);
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        record.set_psum_zero_region(self.psum_zero_region);
        let dst_mem_pattern = match self.dst_mem_pattern {
            MemPattern3dMaverickArm::I(value) => MemPattern3dCaymanArm::I(value),
            MemPattern3dMaverickArm::Mx(_) => {
                return Err(LowerError::Operand {
                    operand: "dst_mem_pattern",
                });
            }
            MemPattern3dMaverickArm::T(value) => MemPattern3dCaymanArm::T(value),
            MemPattern3dMaverickArm::Raw(value) => MemPattern3dCaymanArm::Raw(value),
        };
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        if !<MxmemPattern1d as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<MemPattern3dCayman as ::tpb_core::layout::Union>::reads_as(
            &dst_mem_pattern,
            &record.dst_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_mem_pattern",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::Smx1d3MmMaverick> for MatmulMx {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::Smx1d3MmMaverick) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            in_dtype: record.in_dtype(),
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            out_dtype: record.out_dtype(),
            psum_accumulate_flags: record.psum_accumulate_flags(),
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            psum_zero_region: record.psum_zero_region(),
            dst_mem_pattern: record.dst_mem_pattern().arm(),
        })
    }
}

impl Lower<formats::Smx1d3MmMaverick> for MatmulMx {
    fn lower_onto(
        &self,
        mut record: formats::Smx1d3MmMaverick,
    ) -> Result<formats::Smx1d3MmMaverick, LowerError> {
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
        record.set_out_dtype(self.out_dtype);
        record.set_psum_accumulate_flags(self.psum_accumulate_flags);
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        record.set_psum_zero_region(self.psum_zero_region);
        let dst_mem_pattern = self.dst_mem_pattern;
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        if !<MxmemPattern1d as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<MemPattern3dMaverick as ::tpb_core::layout::Union>::reads_as(
            &dst_mem_pattern,
            &record.dst_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_mem_pattern",
            });
        }
        Ok(record)
    }
}
