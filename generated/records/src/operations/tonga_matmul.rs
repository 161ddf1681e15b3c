// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! matmul of TONGA on quantised elements, with zero points.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Opcode, TongaDtype};

#[allow(unused_imports)]
use crate::types::{TongaEvents, TongaMemAccess3d};

/// matmul of TONGA on quantised elements, with zero points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TongaMatmul {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: TongaEvents,
    /// element type of the source
    pub in_dtype: TongaDtype,
    /// fast mode; its values are not known
    pub perf_opt: u8,
    /// how the product joins an accumulation group
    pub psum_accumulate_flags: u8,
    /// replication of the moving operand
    pub ifmap_replication_resolution: u8,
    /// replication of the moving operand
    pub ifmap_replication_shift_amnt: u8,
    /// replication of the moving operand
    pub ifmap_replication_num_rows: u8,
    /// zero points of the two operands
    pub quant_offset: u16,
    /// source
    pub src_mem_pattern: TongaMemAccess3d,
    /// destination
    pub dst_mem_pattern: TongaMemAccess3d,
    /// rows of the array used
    pub num_active_rows: u8,
    /// columns of the array used
    pub num_active_cols: u8,
}

impl TongaMatmul {
    /// Name of the operation.
    pub const NAME: &'static str = "tonga_matmul";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with other events.
    #[must_use]
    pub const fn with_events(mut self, events: TongaEvents) -> Self {
        self.events = events;
        self
    }

    /// The same with another `in_dtype`.
    #[must_use]
    pub const fn with_in_dtype(mut self, in_dtype: TongaDtype) -> Self {
        self.in_dtype = in_dtype;
        self
    }

    /// The same with another `perf_opt`.
    #[must_use]
    pub const fn with_perf_opt(mut self, perf_opt: u8) -> Self {
        self.perf_opt = perf_opt;
        self
    }

    /// The same with another `psum_accumulate_flags`.
    #[must_use]
    pub const fn with_psum_accumulate_flags(
        mut self,
        psum_accumulate_flags: u8,
    ) -> Self {
        self.psum_accumulate_flags = psum_accumulate_flags;
        self
    }

    /// The same with another `ifmap_replication_resolution`.
    #[must_use]
    pub const fn with_ifmap_replication_resolution(
        mut self,
        ifmap_replication_resolution: u8,
    ) -> Self {
        self.ifmap_replication_resolution = ifmap_replication_resolution;
        self
    }

    /// The same with another `ifmap_replication_shift_amnt`.
    #[must_use]
    pub const fn with_ifmap_replication_shift_amnt(
        mut self,
        ifmap_replication_shift_amnt: u8,
    ) -> Self {
        self.ifmap_replication_shift_amnt = ifmap_replication_shift_amnt;
        self
    }

    /// The same with another `ifmap_replication_num_rows`.
    #[must_use]
    pub const fn with_ifmap_replication_num_rows(
        mut self,
        ifmap_replication_num_rows: u8,
    ) -> Self {
        self.ifmap_replication_num_rows = ifmap_replication_num_rows;
        self
    }

    /// The same with another `quant_offset`.
    #[must_use]
    pub const fn with_quant_offset(mut self, quant_offset: u16) -> Self {
        self.quant_offset = quant_offset;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(
        mut self,
        src_mem_pattern: TongaMemAccess3d,
    ) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(
        mut self,
        dst_mem_pattern: TongaMemAccess3d,
    ) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
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
}

impl Default for TongaMatmul {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x02),
            debug_cmd: 0,
            debug_hint: 0,
            events: TongaEvents::ZERO,
            in_dtype: TongaDtype(0),
            perf_opt: 0,
            psum_accumulate_flags: 0,
            ifmap_replication_resolution: 0,
            ifmap_replication_shift_amnt: 0,
            ifmap_replication_num_rows: 0,
            quant_offset: 0,
            src_mem_pattern: TongaMemAccess3d::ZERO,
            dst_mem_pattern: TongaMemAccess3d::ZERO,
            num_active_rows: 0,
            num_active_cols: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TongaMatmul { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "in_dtype" in_dtype Plain, "perf_opt"
    perf_opt Plain, "psum_accumulate_flags" psum_accumulate_flags Plain,
    "ifmap_replication_resolution" ifmap_replication_resolution Plain,
    "ifmap_replication_shift_amnt" ifmap_replication_shift_amnt Plain,
    "ifmap_replication_num_rows" ifmap_replication_num_rows Plain, "quant_offset"
    quant_offset Plain, "src_mem_pattern" src_mem_pattern Plain, "dst_mem_pattern"
    dst_mem_pattern Plain, "num_active_rows" num_active_rows Plain, "num_active_cols"
    num_active_cols Plain }
);

impl Lift<formats::TongaMatmulInst> for TongaMatmul {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::TongaMatmulInst) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.inst_events(),
            in_dtype: record.in_dtype(),
            perf_opt: record.perf_opt(),
            psum_accumulate_flags: record.psum_accumulate_flags(),
            ifmap_replication_resolution: record.ifmap_replication_resolution(),
            ifmap_replication_shift_amnt: record.ifmap_replication_shift_amnt(),
            ifmap_replication_num_rows: record.ifmap_replication_num_rows(),
            quant_offset: record.quant_offset(),
            src_mem_pattern: record.src_mem_pattern(),
            dst_mem_pattern: record.dst_mem_pattern(),
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
        })
    }
}

impl Lower<formats::TongaMatmulInst> for TongaMatmul {
    fn lower_onto(
        &self,
        mut record: formats::TongaMatmulInst,
    ) -> Result<formats::TongaMatmulInst, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_inst_events(self.events);
        record.set_in_dtype(self.in_dtype);
        record.set_perf_opt(self.perf_opt);
        record.set_psum_accumulate_flags(self.psum_accumulate_flags);
        record.set_ifmap_replication_resolution(self.ifmap_replication_resolution);
        record.set_ifmap_replication_shift_amnt(self.ifmap_replication_shift_amnt);
        record.set_ifmap_replication_num_rows(self.ifmap_replication_num_rows);
        record.set_quant_offset(self.quant_offset);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        record.set_num_active_rows(self.num_active_rows);
        record.set_num_active_cols(self.num_active_cols);
        Ok(record)
    }
}
