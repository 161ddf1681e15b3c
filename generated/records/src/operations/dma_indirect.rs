// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Gather, scatter or both by DMA, through lists of indices in SBUF.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{DgeComputeOp, Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{
    Addr4, Addr4Arm, Addr8, Addr8Arm, BoundCheckReg, DmaConfigs, DmaIndirectFlags, Events,
};

/// Gather, scatter or both by DMA, through lists of indices in SBUF.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DmaIndirect {
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
    /// step of the semaphore
    pub sem_increment: u8,
    /// partitions that hold indices
    pub idx_num_active_channels: u8,
    /// sides that go through an index
    pub flags: DmaIndirectFlags,
    /// first byte of the source
    pub src_start_addr: Addr8Arm,
    /// step of the source, in elements
    pub src_step_elem: i32,
    /// count of the source
    pub src_num_elem: u16,
    /// bytes of a source element; 0 stands for 65536
    pub src_elem_size: u16,
    /// first byte of the destination
    pub dst_start_addr: Addr8Arm,
    /// step of the destination, in elements
    pub dst_step_elem: i32,
    /// count of the destination
    pub dst_num_elem: u16,
    /// bytes of a destination element; 0 stands for 65536
    pub dst_elem_size: u16,
    /// indices of the source
    pub src_idx_start_addr: Addr4Arm,
    /// indices of the destination
    pub dst_idx_start_addr: Addr4Arm,
    /// element type of the source
    pub in_dtype: Dtype,
    /// element type of the destination
    pub out_dtype: Dtype,
    /// limit of the source index
    pub src_idx_bound_reg: BoundCheckReg,
    /// limit of the destination index
    pub dst_idx_bound_reg: BoundCheckReg,
    /// arithmetic on the way
    pub compute_op: DgeComputeOp,
    /// priority of the DMA
    pub dma_configs: DmaConfigs,
}

impl DmaIndirect {
    /// Name of the operation.
    pub const NAME: &'static str = "dma_indirect";

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

    /// The same with another `sem_increment`.
    #[must_use]
    pub const fn with_sem_increment(mut self, sem_increment: u8) -> Self {
        self.sem_increment = sem_increment;
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

    /// The same with another `flags`.
    #[must_use]
    pub const fn with_flags(mut self, flags: DmaIndirectFlags) -> Self {
        self.flags = flags;
        self
    }

    /// The same with another `src_start_addr`.
    #[must_use]
    pub const fn with_src_start_addr(mut self, src_start_addr: Addr8Arm) -> Self {
        self.src_start_addr = src_start_addr;
        self
    }

    /// The same with another `src_step_elem`.
    #[must_use]
    pub const fn with_src_step_elem(mut self, src_step_elem: i32) -> Self {
        self.src_step_elem = src_step_elem;
        self
    }

    /// The same with another `src_num_elem`.
    #[must_use]
    pub const fn with_src_num_elem(mut self, src_num_elem: u16) -> Self {
        self.src_num_elem = src_num_elem;
        self
    }

    /// The same with another `src_elem_size`.
    #[must_use]
    pub const fn with_src_elem_size(mut self, src_elem_size: u16) -> Self {
        self.src_elem_size = src_elem_size;
        self
    }

    /// The same with another `dst_start_addr`.
    #[must_use]
    pub const fn with_dst_start_addr(mut self, dst_start_addr: Addr8Arm) -> Self {
        self.dst_start_addr = dst_start_addr;
        self
    }

    /// The same with another `dst_step_elem`.
    #[must_use]
    pub const fn with_dst_step_elem(mut self, dst_step_elem: i32) -> Self {
        self.dst_step_elem = dst_step_elem;
        self
    }

    /// The same with another `dst_num_elem`.
    #[must_use]
    pub const fn with_dst_num_elem(mut self, dst_num_elem: u16) -> Self {
        self.dst_num_elem = dst_num_elem;
        self
    }

    /// The same with another `dst_elem_size`.
    #[must_use]
    pub const fn with_dst_elem_size(mut self, dst_elem_size: u16) -> Self {
        self.dst_elem_size = dst_elem_size;
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

    /// The same with another `src_idx_bound_reg`.
    #[must_use]
    pub const fn with_src_idx_bound_reg(
        mut self,
        src_idx_bound_reg: BoundCheckReg,
    ) -> Self {
        self.src_idx_bound_reg = src_idx_bound_reg;
        self
    }

    /// The same with another `dst_idx_bound_reg`.
    #[must_use]
    pub const fn with_dst_idx_bound_reg(
        mut self,
        dst_idx_bound_reg: BoundCheckReg,
    ) -> Self {
        self.dst_idx_bound_reg = dst_idx_bound_reg;
        self
    }

    /// The same with another `compute_op`.
    #[must_use]
    pub const fn with_compute_op(mut self, compute_op: DgeComputeOp) -> Self {
        self.compute_op = compute_op;
        self
    }

    /// The same with another `dma_configs`.
    #[must_use]
    pub const fn with_dma_configs(mut self, dma_configs: DmaConfigs) -> Self {
        self.dma_configs = dma_configs;
        self
    }
}

impl Default for DmaIndirect {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xbb),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            semaphore: 0,
            sem_increment: 0,
            idx_num_active_channels: 0,
            flags: DmaIndirectFlags::ZERO,
            src_start_addr: Addr8Arm::Raw([0; 8]),
            src_step_elem: 0,
            src_num_elem: 0,
            src_elem_size: 0,
            dst_start_addr: Addr8Arm::Raw([0; 8]),
            dst_step_elem: 0,
            dst_num_elem: 0,
            dst_elem_size: 0,
            src_idx_start_addr: Addr4Arm::Raw([0; 4]),
            dst_idx_start_addr: Addr4Arm::Raw([0; 4]),
            in_dtype: Dtype(0),
            out_dtype: Dtype(0),
            src_idx_bound_reg: BoundCheckReg::ZERO,
            dst_idx_bound_reg: BoundCheckReg::ZERO,
            compute_op: DgeComputeOp(0),
            dma_configs: DmaConfigs::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    DmaIndirect { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "semaphore" semaphore Plain, "sem_increment"
    sem_increment Plain, "idx_num_active_channels" idx_num_active_channels Plain, "flags"
    flags Plain, "src_start_addr" src_start_addr Plain, "src_step_elem" src_step_elem
    Plain, "src_num_elem" src_num_elem Plain, "src_elem_size" src_elem_size Plain,
    "dst_start_addr" dst_start_addr Plain, "dst_step_elem" dst_step_elem Plain,
    "dst_num_elem" dst_num_elem Plain, "dst_elem_size" dst_elem_size Plain,
    "src_idx_start_addr" src_idx_start_addr Plain, "dst_idx_start_addr"
    dst_idx_start_addr Plain, "in_dtype" in_dtype Plain, "out_dtype" out_dtype Plain,
    "src_idx_bound_reg" src_idx_bound_reg Plain, "dst_idx_bound_reg" dst_idx_bound_reg
    Plain, "compute_op" compute_op Plain, "dma_configs" dma_configs Plain }
);

impl Lift<formats::DmaIndirect1d> for DmaIndirect {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::DmaIndirect1d) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            semaphore: record.semaphore(),
            sem_increment: record.sem_increment(),
            idx_num_active_channels: record.idx_num_active_channels(),
            flags: record.flags(),
            src_start_addr: record.src_start_addr().arm(),
            src_step_elem: record.src_step_elem(),
            src_num_elem: record.src_num_elem(),
            src_elem_size: record.src_elem_size(),
            dst_start_addr: record.dst_start_addr().arm(),
            dst_step_elem: record.dst_step_elem(),
            dst_num_elem: record.dst_num_elem(),
            dst_elem_size: record.dst_elem_size(),
            src_idx_start_addr: record.src_idx_start_addr().arm(),
            dst_idx_start_addr: record.dst_idx_start_addr().arm(),
            in_dtype: record.in_dtype(),
            out_dtype: record.out_dtype(),
            src_idx_bound_reg: record.src_idx_bound_reg(),
            dst_idx_bound_reg: record.dst_idx_bound_reg(),
            compute_op: record.compute_op(),
            dma_configs: record.dma_configs(),
        })
    }
}

impl Lower<formats::DmaIndirect1d> for DmaIndirect {
    fn lower_onto(
        &self,
        mut record: formats::DmaIndirect1d,
    ) -> Result<formats::DmaIndirect1d, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_semaphore(self.semaphore);
        record.set_sem_increment(self.sem_increment);
        record.set_idx_num_active_channels(self.idx_num_active_channels);
        record.set_flags(self.flags);
        let src_start_addr = self.src_start_addr;
        record.set_src_start_addr(src_start_addr.into());
        record.set_src_step_elem(self.src_step_elem);
        record.set_src_num_elem(self.src_num_elem);
        record.set_src_elem_size(self.src_elem_size);
        let dst_start_addr = self.dst_start_addr;
        record.set_dst_start_addr(dst_start_addr.into());
        record.set_dst_step_elem(self.dst_step_elem);
        record.set_dst_num_elem(self.dst_num_elem);
        record.set_dst_elem_size(self.dst_elem_size);
        let src_idx_start_addr = self.src_idx_start_addr;
        record.set_src_idx_start_addr(src_idx_start_addr.into());
        let dst_idx_start_addr = self.dst_idx_start_addr;
        record.set_dst_idx_start_addr(dst_idx_start_addr.into());
        record.set_in_dtype(self.in_dtype);
        record.set_out_dtype(self.out_dtype);
        record.set_src_idx_bound_reg(self.src_idx_bound_reg);
        record.set_dst_idx_bound_reg(self.dst_idx_bound_reg);
        record.set_compute_op(self.compute_op);
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
