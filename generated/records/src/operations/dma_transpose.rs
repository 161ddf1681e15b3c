// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Copy by DMA that transposes tiles of sixteen rows on the way.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Addr8, Addr8Arm, BoundCheckReg, DmaConfigs, Events};

/// Copy by DMA that transposes tiles of sixteen rows on the way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DmaTranspose {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// limit of the source address
    pub src_bound_reg: BoundCheckReg,
    /// limit of the destination address
    pub dst_bound_reg: BoundCheckReg,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// first byte of the source
    pub src_start_addr: Addr8Arm,
    /// fast step of the source, in elements
    pub src_step_elem0: i32,
    /// slow step of the source, in elements
    pub src_step_elem1: i32,
    /// fast count of the source
    pub src_num_elem0: u16,
    /// slow count of the source
    pub src_num_elem1: u16,
    /// step between the rows of a tile
    pub tile_src_row_step: i32,
    /// first byte of the destination
    pub dst_start_addr: Addr8Arm,
    /// fast step of the destination, in elements
    pub dst_step_elem0: i32,
    /// slow step of the destination, in elements
    pub dst_step_elem1: i32,
    /// fast count of the destination
    pub dst_num_elem0: u16,
    /// slow count of the destination
    pub dst_num_elem1: u16,
    /// rows of a tile
    pub tile_src_rows: u8,
    /// columns of a tile
    pub tile_src_cols: u8,
    /// semaphore advanced on completion
    pub semaphore: u8,
    /// priority of the DMA
    pub dma_configs: DmaConfigs,
}

impl DmaTranspose {
    /// Name of the operation.
    pub const NAME: &'static str = "dma_transpose";

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

    /// The same with another `src_bound_reg`.
    #[must_use]
    pub const fn with_src_bound_reg(mut self, src_bound_reg: BoundCheckReg) -> Self {
        self.src_bound_reg = src_bound_reg;
        self
    }

    /// The same with another `dst_bound_reg`.
    #[must_use]
    pub const fn with_dst_bound_reg(mut self, dst_bound_reg: BoundCheckReg) -> Self {
        self.dst_bound_reg = dst_bound_reg;
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

    /// The same with another `src_start_addr`.
    #[must_use]
    pub const fn with_src_start_addr(mut self, src_start_addr: Addr8Arm) -> Self {
        self.src_start_addr = src_start_addr;
        self
    }

    /// The same with another `src_step_elem0`.
    #[must_use]
    pub const fn with_src_step_elem0(mut self, src_step_elem0: i32) -> Self {
        self.src_step_elem0 = src_step_elem0;
        self
    }

    /// The same with another `src_step_elem1`.
    #[must_use]
    pub const fn with_src_step_elem1(mut self, src_step_elem1: i32) -> Self {
        self.src_step_elem1 = src_step_elem1;
        self
    }

    /// The same with another `src_num_elem0`.
    #[must_use]
    pub const fn with_src_num_elem0(mut self, src_num_elem0: u16) -> Self {
        self.src_num_elem0 = src_num_elem0;
        self
    }

    /// The same with another `src_num_elem1`.
    #[must_use]
    pub const fn with_src_num_elem1(mut self, src_num_elem1: u16) -> Self {
        self.src_num_elem1 = src_num_elem1;
        self
    }

    /// The same with another `tile_src_row_step`.
    #[must_use]
    pub const fn with_tile_src_row_step(mut self, tile_src_row_step: i32) -> Self {
        self.tile_src_row_step = tile_src_row_step;
        self
    }

    /// The same with another `dst_start_addr`.
    #[must_use]
    pub const fn with_dst_start_addr(mut self, dst_start_addr: Addr8Arm) -> Self {
        self.dst_start_addr = dst_start_addr;
        self
    }

    /// The same with another `dst_step_elem0`.
    #[must_use]
    pub const fn with_dst_step_elem0(mut self, dst_step_elem0: i32) -> Self {
        self.dst_step_elem0 = dst_step_elem0;
        self
    }

    /// The same with another `dst_step_elem1`.
    #[must_use]
    pub const fn with_dst_step_elem1(mut self, dst_step_elem1: i32) -> Self {
        self.dst_step_elem1 = dst_step_elem1;
        self
    }

    /// The same with another `dst_num_elem0`.
    #[must_use]
    pub const fn with_dst_num_elem0(mut self, dst_num_elem0: u16) -> Self {
        self.dst_num_elem0 = dst_num_elem0;
        self
    }

    /// The same with another `dst_num_elem1`.
    #[must_use]
    pub const fn with_dst_num_elem1(mut self, dst_num_elem1: u16) -> Self {
        self.dst_num_elem1 = dst_num_elem1;
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

    /// The same with another `semaphore`.
    #[must_use]
    pub const fn with_semaphore(mut self, semaphore: u8) -> Self {
        self.semaphore = semaphore;
        self
    }

    /// The same with another `dma_configs`.
    #[must_use]
    pub const fn with_dma_configs(mut self, dma_configs: DmaConfigs) -> Self {
        self.dma_configs = dma_configs;
        self
    }
}

impl Default for DmaTranspose {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xbd),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_bound_reg: BoundCheckReg::ZERO,
            dst_bound_reg: BoundCheckReg::ZERO,
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            src_start_addr: Addr8Arm::Raw([0; 8]),
            src_step_elem0: 0,
            src_step_elem1: 0,
            src_num_elem0: 0,
            src_num_elem1: 0,
            tile_src_row_step: 0,
            dst_start_addr: Addr8Arm::Raw([0; 8]),
            dst_step_elem0: 0,
            dst_step_elem1: 0,
            dst_num_elem0: 0,
            dst_num_elem1: 0,
            tile_src_rows: 0,
            tile_src_cols: 0,
            semaphore: 0,
            dma_configs: DmaConfigs::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    DmaTranspose { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_bound_reg" src_bound_reg Plain,
    "dst_bound_reg" dst_bound_reg Plain, "in_dtype" in_dtype Plain, "out_dtype" out_dtype
    Plain, "src_start_addr" src_start_addr Plain, "src_step_elem0" src_step_elem0 Plain,
    "src_step_elem1" src_step_elem1 Plain, "src_num_elem0" src_num_elem0 Plain,
    "src_num_elem1" src_num_elem1 Plain, "tile_src_row_step" tile_src_row_step Plain,
    "dst_start_addr" dst_start_addr Plain, "dst_step_elem0" dst_step_elem0 Plain,
    "dst_step_elem1" dst_step_elem1 Plain, "dst_num_elem0" dst_num_elem0 Plain,
    "dst_num_elem1" dst_num_elem1 Plain, "tile_src_rows" tile_src_rows Plain,
    "tile_src_cols" tile_src_cols Plain, "semaphore" semaphore Plain, "dma_configs"
    dma_configs Plain }
);

impl Lift<formats::DmaDirect2dXpose> for DmaTranspose {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::DmaDirect2dXpose) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_bound_reg: record.src_bound_reg(),
            dst_bound_reg: record.dst_bound_reg(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            src_start_addr: record.src_start_addr().arm(),
            src_step_elem0: record.src_step_elem0(),
            src_step_elem1: record.src_step_elem1(),
            src_num_elem0: record.src_num_elem0(),
            src_num_elem1: record.src_num_elem1(),
            tile_src_row_step: record.tile_src_row_step(),
            dst_start_addr: record.dst_start_addr().arm(),
            dst_step_elem0: record.dst_step_elem0(),
            dst_step_elem1: record.dst_step_elem1(),
            dst_num_elem0: record.dst_num_elem0(),
            dst_num_elem1: record.dst_num_elem1(),
            tile_src_rows: record.tile_src_rows(),
            tile_src_cols: record.tile_src_cols(),
            semaphore: record.semaphore(),
            dma_configs: record.dma_configs(),
        })
    }
}

impl Lower<formats::DmaDirect2dXpose> for DmaTranspose {
    fn lower_onto(
        &self,
        mut record: formats::DmaDirect2dXpose,
    ) -> Result<formats::DmaDirect2dXpose, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_bound_reg(self.src_bound_reg);
        record.set_dst_bound_reg(self.dst_bound_reg);
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        let src_start_addr = self.src_start_addr;
        record.set_src_start_addr(src_start_addr.into());
        record.set_src_step_elem0(self.src_step_elem0);
        record.set_src_step_elem1(self.src_step_elem1);
        record.set_src_num_elem0(self.src_num_elem0);
        record.set_src_num_elem1(self.src_num_elem1);
        record.set_tile_src_row_step(self.tile_src_row_step);
        let dst_start_addr = self.dst_start_addr;
        record.set_dst_start_addr(dst_start_addr.into());
        record.set_dst_step_elem0(self.dst_step_elem0);
        record.set_dst_step_elem1(self.dst_step_elem1);
        record.set_dst_num_elem0(self.dst_num_elem0);
        record.set_dst_num_elem1(self.dst_num_elem1);
        record.set_tile_src_rows(self.tile_src_rows);
        record.set_tile_src_cols(self.tile_src_cols);
        record.set_semaphore(self.semaphore);
        record.set_dma_configs(self.dma_configs);
        if !<Addr8 as ::tpb_core::layout::Union>::reads_as(
            &src_start_addr,
            &record.src_start_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_start_addr",
            });
        }
        if !<Addr8 as ::tpb_core::layout::Union>::reads_as(
            &dst_start_addr,
            &record.dst_start_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_start_addr",
            });
        }
        Ok(record)
    }
}
