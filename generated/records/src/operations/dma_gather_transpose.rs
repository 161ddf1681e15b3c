// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Gathers rows by index by DMA and writes them transposed into SBUF.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::{
    Addr4, Addr4Arm, Addr8, Addr8Arm, BoundCheckReg, DmaConfigs, DmaGatherTransposeFlags,
    DtypePair, Events,
};

/// Gathers rows by index by DMA and writes them transposed into SBUF.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DmaGatherTranspose {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// semaphore advanced on completion
    pub semaphore: u8,
    /// priority of the DMA
    pub dma_configs: DmaConfigs,
    /// partitions that hold indices
    pub idx_num_active_channels: u8,
    /// limit of the source index
    pub src_idx_bound_reg: BoundCheckReg,
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
    /// indices of the source
    pub src_idx_start_addr: Addr4Arm,
    /// first byte of the destination
    pub dst_start_addr: Addr8Arm,
    /// limit of the destination address
    pub dst_bound_reg: BoundCheckReg,
    /// slow step of the destination, in elements
    pub dst_step_elem1: i32,
    /// fast count of the destination
    pub dst_num_elem0: u16,
    /// slow count of the destination
    pub dst_num_elem1: u16,
    /// bytes of a gathered row
    pub elem_size: u16,
    /// element types of source and destination
    pub dtype: DtypePair,
    /// gather dimension
    pub flags: DmaGatherTransposeFlags,
}

impl DmaGatherTranspose {
    /// Name of the operation.
    pub const NAME: &'static str = "dma_gather_transpose";

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

    /// The same with another `idx_num_active_channels`.
    #[must_use]
    pub const fn with_idx_num_active_channels(
        mut self,
        idx_num_active_channels: u8,
    ) -> Self {
        self.idx_num_active_channels = idx_num_active_channels;
        self
    }

    /// The same with another `src_idx_bound_reg`.
    #[must_use]
    pub const fn with_src_idx_bound_reg(
        mut self,
        src_idx_bound_reg: BoundCheckReg,
    ) -> Self {
        self.src_idx_bound_reg = src_idx_bound_reg;
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

    /// The same with another `src_idx_start_addr`.
    #[must_use]
    pub const fn with_src_idx_start_addr(
        mut self,
        src_idx_start_addr: Addr4Arm,
    ) -> Self {
        self.src_idx_start_addr = src_idx_start_addr;
        self
    }

    /// The same with another `dst_start_addr`.
    #[must_use]
    pub const fn with_dst_start_addr(mut self, dst_start_addr: Addr8Arm) -> Self {
        self.dst_start_addr = dst_start_addr;
        self
    }

    /// The same with another `dst_bound_reg`.
    #[must_use]
    pub const fn with_dst_bound_reg(mut self, dst_bound_reg: BoundCheckReg) -> Self {
        self.dst_bound_reg = dst_bound_reg;
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

    /// The same with another `elem_size`.
    #[must_use]
    pub const fn with_elem_size(mut self, elem_size: u16) -> Self {
        self.elem_size = elem_size;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: DtypePair) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `flags`.
    #[must_use]
    pub const fn with_flags(mut self, flags: DmaGatherTransposeFlags) -> Self {
        self.flags = flags;
        self
    }
}

impl Default for DmaGatherTranspose {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xf1),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            semaphore: 0,
            dma_configs: DmaConfigs::ZERO,
            idx_num_active_channels: 0,
            src_idx_bound_reg: BoundCheckReg::ZERO,
            src_start_addr: Addr8Arm::Raw([0; 8]),
            src_step_elem0: 0,
            src_step_elem1: 0,
            src_num_elem0: 0,
            src_num_elem1: 0,
            src_idx_start_addr: Addr4Arm::Raw([0; 4]),
            dst_start_addr: Addr8Arm::Raw([0; 8]),
            dst_bound_reg: BoundCheckReg::ZERO,
            dst_step_elem1: 0,
            dst_num_elem0: 0,
            dst_num_elem1: 0,
            elem_size: 0,
            dtype: DtypePair::ZERO,
            flags: DmaGatherTransposeFlags::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    DmaGatherTranspose { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "semaphore" semaphore Plain, "dma_configs"
    dma_configs Plain, "idx_num_active_channels" idx_num_active_channels Plain,
    "src_idx_bound_reg" src_idx_bound_reg Plain, "src_start_addr" src_start_addr Plain,
    "src_step_elem0" src_step_elem0 Plain, "src_step_elem1" src_step_elem1 Plain,
    "src_num_elem0" src_num_elem0 Plain, "src_num_elem1" src_num_elem1 Plain,
    "src_idx_start_addr" src_idx_start_addr Plain, "dst_start_addr" dst_start_addr Plain,
    "dst_bound_reg" dst_bound_reg Plain, "dst_step_elem1" dst_step_elem1 Plain,
    "dst_num_elem0" dst_num_elem0 Plain, "dst_num_elem1" dst_num_elem1 Plain, "elem_size"
    elem_size Plain, "dtype" dtype Plain, "flags" flags Plain }
);

impl Lift<formats::DmaGatherXpose> for DmaGatherTranspose {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::DmaGatherXpose) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            semaphore: record.semaphore(),
            dma_configs: record.dma_configs(),
            idx_num_active_channels: record.idx_num_active_channels(),
            src_idx_bound_reg: record.src_idx_bound_reg(),
            src_start_addr: record.src_start_addr().arm(),
            src_step_elem0: record.src_step_elem0(),
            src_step_elem1: record.src_step_elem1(),
            src_num_elem0: record.src_num_elem0(),
            src_num_elem1: record.src_num_elem1(),
            src_idx_start_addr: record.src_idx_start_addr().arm(),
            dst_start_addr: record.dst_start_addr().arm(),
            dst_bound_reg: record.dst_bound_reg(),
            dst_step_elem1: record.dst_step_elem1(),
            dst_num_elem0: record.dst_num_elem0(),
            dst_num_elem1: record.dst_num_elem1(),
            elem_size: record.elem_size(),
            dtype: record.dtype(),
            flags: record.flags(),
        })
    }
}

impl Lower<formats::DmaGatherXpose> for DmaGatherTranspose {
    fn lower_onto(
        &self,
        mut record: formats::DmaGatherXpose,
    ) -> Result<formats::DmaGatherXpose, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_semaphore(self.semaphore);
        record.set_dma_configs(self.dma_configs);
        record.set_idx_num_active_channels(self.idx_num_active_channels);
        record.set_src_idx_bound_reg(self.src_idx_bound_reg);
        let src_start_addr = self.src_start_addr;
        record.set_src_start_addr(src_start_addr.into());
        record.set_src_step_elem0(self.src_step_elem0);
        record.set_src_step_elem1(self.src_step_elem1);
        record.set_src_num_elem0(self.src_num_elem0);
        record.set_src_num_elem1(self.src_num_elem1);
        let src_idx_start_addr = self.src_idx_start_addr;
        record.set_src_idx_start_addr(src_idx_start_addr.into());
        let dst_start_addr = self.dst_start_addr;
        record.set_dst_start_addr(dst_start_addr.into());
        record.set_dst_bound_reg(self.dst_bound_reg);
        record.set_dst_step_elem1(self.dst_step_elem1);
        record.set_dst_num_elem0(self.dst_num_elem0);
        record.set_dst_num_elem1(self.dst_num_elem1);
        record.set_elem_size(self.elem_size);
        record.set_dtype(self.dtype);
        record.set_flags(self.flags);
        if !<Addr8 as ::tpb_core::layout::Union>::reads_as(
            &src_start_addr,
            &record.src_start_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_start_addr",
            });
        }
        if !<Addr4 as ::tpb_core::layout::Union>::reads_as(
            &src_idx_start_addr,
            &record.src_idx_start_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_idx_start_addr",
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
