// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Strided copy in two dimensions with a wait and two signals of its own, one when the reads and one when the writes are done.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Opcode, WaitMode};

#[allow(unused_imports)]
use crate::types::{
    DmaAddrModePair, DmaAddrUnion, DmaAddrUnionArm, DmaEngineConfig, DmaFlags,
    DmaSemaUpdates,
};

/// Strided copy in two dimensions with a wait and two signals of its own, one when the reads and one when the writes are done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DmaCopy2 {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// threshold of the wait
    pub wait_sema_value: u32,
    /// semaphore waited for
    pub wait_sema_idx: u8,
    /// condition of the wait
    pub wait_sema_mode: WaitMode,
    /// engines that share the work
    pub dma_engines: DmaEngineConfig,
    /// queue and synchronisation
    pub dma_flags: DmaFlags,
    /// how the addresses are formed
    pub addr_mode: DmaAddrModePair,
    /// semaphore updates
    pub sema_update_mode: DmaSemaUpdates,
    /// semaphore of the reads
    pub rd_done_sema_update_idx: u16,
    /// first byte of the source
    pub src_start_addr: DmaAddrUnionArm,
    /// fast step of the source, in elements
    pub src_step_elem0: i32,
    /// slow step of the source, in elements
    pub src_step_elem1: i32,
    /// fast count of the source
    pub src_num_elem0: u16,
    /// slow count of the source
    pub src_num_elem1: u16,
    /// bytes of a source element; 0 stands for 65536
    pub src_elem_size: u16,
    /// semaphore of the writes
    pub wr_done_sema_update_idx: u16,
    /// first byte of the destination
    pub dst_start_addr: DmaAddrUnionArm,
    /// fast step of the destination, in elements
    pub dst_step_elem0: i32,
    /// slow step of the destination, in elements
    pub dst_step_elem1: i32,
    /// fast count of the destination
    pub dst_num_elem0: u16,
    /// slow count of the destination
    pub dst_num_elem1: u16,
    /// bytes of a destination element; 0 stands for 65536
    pub dst_elem_size: u16,
    /// register with the core of remote updates
    pub remote_core_id: u8,
}

impl DmaCopy2 {
    /// Name of the operation.
    pub const NAME: &'static str = "dma_copy2";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with another `wait_sema_value`.
    #[must_use]
    pub const fn with_wait_sema_value(mut self, wait_sema_value: u32) -> Self {
        self.wait_sema_value = wait_sema_value;
        self
    }

    /// The same with another `wait_sema_idx`.
    #[must_use]
    pub const fn with_wait_sema_idx(mut self, wait_sema_idx: u8) -> Self {
        self.wait_sema_idx = wait_sema_idx;
        self
    }

    /// The same with another `wait_sema_mode`.
    #[must_use]
    pub const fn with_wait_sema_mode(mut self, wait_sema_mode: WaitMode) -> Self {
        self.wait_sema_mode = wait_sema_mode;
        self
    }

    /// The same with another `dma_engines`.
    #[must_use]
    pub const fn with_dma_engines(mut self, dma_engines: DmaEngineConfig) -> Self {
        self.dma_engines = dma_engines;
        self
    }

    /// The same with another `dma_flags`.
    #[must_use]
    pub const fn with_dma_flags(mut self, dma_flags: DmaFlags) -> Self {
        self.dma_flags = dma_flags;
        self
    }

    /// The same with another `addr_mode`.
    #[must_use]
    pub const fn with_addr_mode(mut self, addr_mode: DmaAddrModePair) -> Self {
        self.addr_mode = addr_mode;
        self
    }

    /// The same with another `sema_update_mode`.
    #[must_use]
    pub const fn with_sema_update_mode(
        mut self,
        sema_update_mode: DmaSemaUpdates,
    ) -> Self {
        self.sema_update_mode = sema_update_mode;
        self
    }

    /// The same with another `rd_done_sema_update_idx`.
    #[must_use]
    pub const fn with_rd_done_sema_update_idx(
        mut self,
        rd_done_sema_update_idx: u16,
    ) -> Self {
        self.rd_done_sema_update_idx = rd_done_sema_update_idx;
        self
    }

    /// The same with another `src_start_addr`.
    #[must_use]
    pub const fn with_src_start_addr(mut self, src_start_addr: DmaAddrUnionArm) -> Self {
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

    /// The same with another `src_elem_size`.
    #[must_use]
    pub const fn with_src_elem_size(mut self, src_elem_size: u16) -> Self {
        self.src_elem_size = src_elem_size;
        self
    }

    /// The same with another `wr_done_sema_update_idx`.
    #[must_use]
    pub const fn with_wr_done_sema_update_idx(
        mut self,
        wr_done_sema_update_idx: u16,
    ) -> Self {
        self.wr_done_sema_update_idx = wr_done_sema_update_idx;
        self
    }

    /// The same with another `dst_start_addr`.
    #[must_use]
    pub const fn with_dst_start_addr(mut self, dst_start_addr: DmaAddrUnionArm) -> Self {
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

    /// The same with another `dst_elem_size`.
    #[must_use]
    pub const fn with_dst_elem_size(mut self, dst_elem_size: u16) -> Self {
        self.dst_elem_size = dst_elem_size;
        self
    }

    /// The same with another `remote_core_id`.
    #[must_use]
    pub const fn with_remote_core_id(mut self, remote_core_id: u8) -> Self {
        self.remote_core_id = remote_core_id;
        self
    }
}

impl Default for DmaCopy2 {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xb9),
            debug_cmd: 0,
            debug_hint: 0,
            wait_sema_value: 0,
            wait_sema_idx: 0,
            wait_sema_mode: WaitMode(0),
            dma_engines: DmaEngineConfig::ZERO,
            dma_flags: DmaFlags::ZERO,
            addr_mode: DmaAddrModePair::ZERO,
            sema_update_mode: DmaSemaUpdates::ZERO,
            rd_done_sema_update_idx: 0,
            src_start_addr: DmaAddrUnionArm::Raw([0; 8]),
            src_step_elem0: 0,
            src_step_elem1: 0,
            src_num_elem0: 0,
            src_num_elem1: 0,
            src_elem_size: 0,
            wr_done_sema_update_idx: 0,
            dst_start_addr: DmaAddrUnionArm::Raw([0; 8]),
            dst_step_elem0: 0,
            dst_step_elem1: 0,
            dst_num_elem0: 0,
            dst_num_elem1: 0,
            dst_elem_size: 0,
            remote_core_id: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    DmaCopy2 { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "wait_sema_value" wait_sema_value Plain, "wait_sema_idx"
    wait_sema_idx Plain, "wait_sema_mode" wait_sema_mode Plain, "dma_engines" dma_engines
    Plain, "dma_flags" dma_flags Plain, "addr_mode" addr_mode Plain, "sema_update_mode"
    sema_update_mode Plain, "rd_done_sema_update_idx" rd_done_sema_update_idx Plain,
    "src_start_addr" src_start_addr Plain, "src_step_elem0" src_step_elem0 Plain,
    "src_step_elem1" src_step_elem1 Plain, "src_num_elem0" src_num_elem0 Plain,
    "src_num_elem1" src_num_elem1 Plain, "src_elem_size" src_elem_size Plain,
    "wr_done_sema_update_idx" wr_done_sema_update_idx Plain, "dst_start_addr"
    dst_start_addr Plain, "dst_step_elem0" dst_step_elem0 Plain, "dst_step_elem1"
    dst_step_elem1 Plain, "dst_num_elem0" dst_num_elem0 Plain, "dst_num_elem1"
    dst_num_elem1 Plain, "dst_elem_size" dst_elem_size Plain, "remote_core_id"
    remote_core_id Plain }
);

impl Lift<formats::DmaCopy2d> for DmaCopy2 {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::DmaCopy2d) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            wait_sema_value: record.wait_sema_value(),
            wait_sema_idx: record.wait_sema_idx(),
            wait_sema_mode: record.wait_sema_mode(),
            dma_engines: record.dma_engines(),
            dma_flags: record.dma_flags(),
            addr_mode: record.addr_mode(),
            sema_update_mode: record.sema_update_mode(),
            rd_done_sema_update_idx: record.rd_done_sema_update_idx(),
            src_start_addr: record.src_start_addr().arm(),
            src_step_elem0: record.src_step_elem0(),
            src_step_elem1: record.src_step_elem1(),
            src_num_elem0: record.src_num_elem0(),
            src_num_elem1: record.src_num_elem1(),
            src_elem_size: record.src_elem_size(),
            wr_done_sema_update_idx: record.wr_done_sema_update_idx(),
            dst_start_addr: record.dst_start_addr().arm(),
            dst_step_elem0: record.dst_step_elem0(),
            dst_step_elem1: record.dst_step_elem1(),
            dst_num_elem0: record.dst_num_elem0(),
            dst_num_elem1: record.dst_num_elem1(),
            dst_elem_size: record.dst_elem_size(),
            remote_core_id: record.remote_core_id(),
        })
    }
}

impl Lower<formats::DmaCopy2d> for DmaCopy2 {
    fn lower_onto(
        &self,
        mut record: formats::DmaCopy2d,
    ) -> Result<formats::DmaCopy2d, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_wait_sema_value(self.wait_sema_value);
        record.set_wait_sema_idx(self.wait_sema_idx);
        record.set_wait_sema_mode(self.wait_sema_mode);
        record.set_dma_engines(self.dma_engines);
        record.set_dma_flags(self.dma_flags);
        record.set_addr_mode(self.addr_mode);
        record.set_sema_update_mode(self.sema_update_mode);
        record.set_rd_done_sema_update_idx(self.rd_done_sema_update_idx);
        let src_start_addr = self.src_start_addr;
        record.set_src_start_addr(src_start_addr.into());
        record.set_src_step_elem0(self.src_step_elem0);
        record.set_src_step_elem1(self.src_step_elem1);
        record.set_src_num_elem0(self.src_num_elem0);
        record.set_src_num_elem1(self.src_num_elem1);
        record.set_src_elem_size(self.src_elem_size);
        record.set_wr_done_sema_update_idx(self.wr_done_sema_update_idx);
        let dst_start_addr = self.dst_start_addr;
        record.set_dst_start_addr(dst_start_addr.into());
        record.set_dst_step_elem0(self.dst_step_elem0);
        record.set_dst_step_elem1(self.dst_step_elem1);
        record.set_dst_num_elem0(self.dst_num_elem0);
        record.set_dst_num_elem1(self.dst_num_elem1);
        record.set_dst_elem_size(self.dst_elem_size);
        record.set_remote_core_id(self.remote_core_id);
        if !<DmaAddrUnion as ::tpb_core::layout::Union>::reads_as(
            &src_start_addr,
            &record.src_start_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_start_addr",
            });
        }
        if !<DmaAddrUnion as ::tpb_core::layout::Union>::reads_as(
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
