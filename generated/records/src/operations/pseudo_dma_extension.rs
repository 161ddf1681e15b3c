// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Further operands of the pseudo_dma_copy before it: indices, bounds, tiles.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{DgeComputeOp, Opcode};

#[allow(unused_imports)]
use crate::types::{Addr4, Addr4Arm, DmaIndirectFlags};

/// Further operands of the pseudo\_dma\_copy before it: indices, bounds, tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PseudoDmaExtension {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// sides that go through an index
    pub flags: DmaIndirectFlags,
    /// partitions that hold indices
    pub idx_num_active_channels: u8,
    /// arithmetic on the way
    pub compute_op: DgeComputeOp,
    /// indices of the source
    pub src_idx_start_addr: Addr4Arm,
    /// indices of the destination
    pub dst_idx_start_addr: Addr4Arm,
    /// limit of the source, low half
    pub src_bound_size_bytes: u32,
    /// limit of the destination, low half
    pub dst_bound_size_bytes: u32,
    /// step between the rows of a tile
    pub tile_src_row_step: i32,
    /// rows of a tile
    pub tile_src_rows: u8,
    /// columns of a tile
    pub tile_src_cols: u8,
    /// limit of the source, high half
    pub src_bound_size_bytes_upper: u32,
    /// limit of the destination, high half
    pub dst_bound_size_bytes_upper: u32,
}

impl PseudoDmaExtension {
    /// Name of the operation.
    pub const NAME: &'static str = "pseudo_dma_extension";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with another `flags`.
    #[must_use]
    pub const fn with_flags(mut self, flags: DmaIndirectFlags) -> Self {
        self.flags = flags;
        self
    }

    /// The same with another `idx_num_active_channels`.
    #[must_use]
    pub const fn with_idx_num_active_channels(
        mut self,
        idx_num_active_channels: u8,
    ) -> Self {
        self.idx_num_active_channels = idx_num_active_channels;
        self
    }

    /// The same with another `compute_op`.
    #[must_use]
    pub const fn with_compute_op(mut self, compute_op: DgeComputeOp) -> Self {
        self.compute_op = compute_op;
        self
    }

    /// The same with another `src_idx_start_addr`.
    #[must_use]
    pub const fn with_src_idx_start_addr(
        mut self,
        src_idx_start_addr: Addr4Arm,
    ) -> Self {
        self.src_idx_start_addr = src_idx_start_addr;
        self
    }

    /// The same with another `dst_idx_start_addr`.
    #[must_use]
    pub const fn with_dst_idx_start_addr(
        mut self,
        dst_idx_start_addr: Addr4Arm,
    ) -> Self {
        self.dst_idx_start_addr = dst_idx_start_addr;
        self
    }

    /// The same with another `src_bound_size_bytes`.
    #[must_use]
    pub const fn with_src_bound_size_bytes(mut self, src_bound_size_bytes: u32) -> Self {
        self.src_bound_size_bytes = src_bound_size_bytes;
        self
    }

    /// The same with another `dst_bound_size_bytes`.
    #[must_use]
    pub const fn with_dst_bound_size_bytes(mut self, dst_bound_size_bytes: u32) -> Self {
        self.dst_bound_size_bytes = dst_bound_size_bytes;
        self
    }

    /// The same with another `tile_src_row_step`.
    #[must_use]
    pub const fn with_tile_src_row_step(mut self, tile_src_row_step: i32) -> Self {
        self.tile_src_row_step = tile_src_row_step;
        self
    }

    /// The same with another `tile_src_rows`.
    #[must_use]
    pub const fn with_tile_src_rows(mut self, tile_src_rows: u8) -> Self {
        self.tile_src_rows = tile_src_rows;
        self
    }

    /// The same with another `tile_src_cols`.
    #[must_use]
    pub const fn with_tile_src_cols(mut self, tile_src_cols: u8) -> Self {
        self.tile_src_cols = tile_src_cols;
        self
    }

    /// The same with another `src_bound_size_bytes_upper`.
    #[must_use]
    pub const fn with_src_bound_size_bytes_upper(
        mut self,
        src_bound_size_bytes_upper: u32,
    ) -> Self {
        self.src_bound_size_bytes_upper = src_bound_size_bytes_upper;
        self
    }

    /// The same with another `dst_bound_size_bytes_upper`.
    #[must_use]
    pub const fn with_dst_bound_size_bytes_upper(
        mut self,
        dst_bound_size_bytes_upper: u32,
    ) -> Self {
        self.dst_bound_size_bytes_upper = dst_bound_size_bytes_upper;
        self
    }
}

impl Default for PseudoDmaExtension {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xda),
            debug_cmd: 0,
            debug_hint: 0,
            flags: DmaIndirectFlags::ZERO,
            idx_num_active_channels: 0,
            compute_op: DgeComputeOp(0),
            src_idx_start_addr: Addr4Arm::Raw([0; 4]),
            dst_idx_start_addr: Addr4Arm::Raw([0; 4]),
            src_bound_size_bytes: 0,
            dst_bound_size_bytes: 0,
            tile_src_row_step: 0,
            tile_src_rows: 0,
            tile_src_cols: 0,
            src_bound_size_bytes_upper: 0,
            dst_bound_size_bytes_upper: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    PseudoDmaExtension { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "flags" flags Plain, "idx_num_active_channels"
    idx_num_active_channels Plain, "compute_op" compute_op Plain, "src_idx_start_addr"
    src_idx_start_addr Plain, "dst_idx_start_addr" dst_idx_start_addr Plain,
    "src_bound_size_bytes" src_bound_size_bytes Plain, "dst_bound_size_bytes"
    dst_bound_size_bytes Plain, "tile_src_row_step" tile_src_row_step Plain,
    "tile_src_rows" tile_src_rows Plain, "tile_src_cols" tile_src_cols Plain,
    "src_bound_size_bytes_upper" src_bound_size_bytes_upper Plain,
    "dst_bound_size_bytes_upper" dst_bound_size_bytes_upper Plain }
);

impl Lift<formats::PseudoDmaExt> for PseudoDmaExtension {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoDmaExt) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: 0,
            debug_hint: 0,
            flags: record.flags(),
            idx_num_active_channels: record.idx_num_active_channels(),
            compute_op: record.compute_op(),
            src_idx_start_addr: record.src_idx_start_addr().arm(),
            dst_idx_start_addr: record.dst_idx_start_addr().arm(),
            src_bound_size_bytes: record.src_bound_size_bytes(),
            dst_bound_size_bytes: record.dst_bound_size_bytes(),
            tile_src_row_step: record.tile_src_row_step(),
            tile_src_rows: record.tile_src_rows(),
            tile_src_cols: record.tile_src_cols(),
            src_bound_size_bytes_upper: record.src_bound_size_bytes_upper(),
            dst_bound_size_bytes_upper: record.dst_bound_size_bytes_upper(),
        })
    }
}

impl Lower<formats::PseudoDmaExt> for PseudoDmaExtension {
    fn lower_onto(
        &self,
        mut record: formats::PseudoDmaExt,
    ) -> Result<formats::PseudoDmaExt, LowerError> {
        record.0[0] = self.opcode.0;
        if self.debug_cmd != 0 {
            return Err(LowerError::Operand {
                operand: "debug_cmd",
            });
        }
        if self.debug_hint != 0 {
            return Err(LowerError::Operand {
                operand: "debug_hint",
            });
        }
        record.set_flags(self.flags);
        record.set_idx_num_active_channels(self.idx_num_active_channels);
        record.set_compute_op(self.compute_op);
        let src_idx_start_addr = self.src_idx_start_addr;
        record.set_src_idx_start_addr(src_idx_start_addr.into());
        let dst_idx_start_addr = self.dst_idx_start_addr;
        record.set_dst_idx_start_addr(dst_idx_start_addr.into());
        record.set_src_bound_size_bytes(self.src_bound_size_bytes);
        record.set_dst_bound_size_bytes(self.dst_bound_size_bytes);
        record.set_tile_src_row_step(self.tile_src_row_step);
        record.set_tile_src_rows(self.tile_src_rows);
        record.set_tile_src_cols(self.tile_src_cols);
        record.set_src_bound_size_bytes_upper(self.src_bound_size_bytes_upper);
        record.set_dst_bound_size_bytes_upper(self.dst_bound_size_bytes_upper);
        if !<Addr4 as ::tpb_core::layout::Union>::reads_as(
            &src_idx_start_addr,
            &record.src_idx_start_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_idx_start_addr",
            });
        }
        if !<Addr4 as ::tpb_core::layout::Union>::reads_as(
            &dst_idx_start_addr,
            &record.dst_idx_start_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_idx_start_addr",
            });
        }
        Ok(record)
    }
}
