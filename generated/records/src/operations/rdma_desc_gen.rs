// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Makes the descriptors that copy SBUF to the SBUF of a peer core.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::{Addr4, Addr4Arm, Events, ExtCompletionInfo};

/// Makes the descriptors that copy SBUF to the SBUF of a peer core.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RdmaDescGen {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// what the instruction touches
    pub completion_info: ExtCompletionInfo,
    /// semaphore advanced when the local side is free
    pub local_sem: u8,
    /// semaphore of the peer advanced when all bytes are there
    pub remote_sem: u8,
    /// peer core; a scalar operand without a known selector
    pub remote_core_id: u32,
    /// route to the peer; a scalar operand without a known selector
    pub remote_routing_id: u32,
    /// engines used; a scalar operand without a known selector
    pub dma_engine_mask: u32,
    /// source
    pub src_addr: Addr4Arm,
    /// destination in the peer
    pub dst_addr: Addr4Arm,
    /// bytes per partition; 0 for the semaphores alone
    pub free_dim_bytes: u32,
    /// not supported yet
    pub is_bidirectional: u8,
    /// meaning not known
    pub remote_sem_prev: u8,
}

impl RdmaDescGen {
    /// Name of the operation.
    pub const NAME: &'static str = "rdma_desc_gen";

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

    /// The same with another `completion_info`.
    #[must_use]
    pub const fn with_completion_info(
        mut self,
        completion_info: ExtCompletionInfo,
    ) -> Self {
        self.completion_info = completion_info;
        self
    }

    /// The same with another `local_sem`.
    #[must_use]
    pub const fn with_local_sem(mut self, local_sem: u8) -> Self {
        self.local_sem = local_sem;
        self
    }

    /// The same with another `remote_sem`.
    #[must_use]
    pub const fn with_remote_sem(mut self, remote_sem: u8) -> Self {
        self.remote_sem = remote_sem;
        self
    }

    /// The same with another `remote_core_id`.
    #[must_use]
    pub const fn with_remote_core_id(mut self, remote_core_id: u32) -> Self {
        self.remote_core_id = remote_core_id;
        self
    }

    /// The same with another `remote_routing_id`.
    #[must_use]
    pub const fn with_remote_routing_id(mut self, remote_routing_id: u32) -> Self {
        self.remote_routing_id = remote_routing_id;
        self
    }

    /// The same with another `dma_engine_mask`.
    #[must_use]
    pub const fn with_dma_engine_mask(mut self, dma_engine_mask: u32) -> Self {
        self.dma_engine_mask = dma_engine_mask;
        self
    }

    /// The same with another `src_addr`.
    #[must_use]
    pub const fn with_src_addr(mut self, src_addr: Addr4Arm) -> Self {
        self.src_addr = src_addr;
        self
    }

    /// The same with another `dst_addr`.
    #[must_use]
    pub const fn with_dst_addr(mut self, dst_addr: Addr4Arm) -> Self {
        self.dst_addr = dst_addr;
        self
    }

    /// The same with another `free_dim_bytes`.
    #[must_use]
    pub const fn with_free_dim_bytes(mut self, free_dim_bytes: u32) -> Self {
        self.free_dim_bytes = free_dim_bytes;
        self
    }

    /// The same with another `is_bidirectional`.
    #[must_use]
    pub const fn with_is_bidirectional(mut self, is_bidirectional: u8) -> Self {
        self.is_bidirectional = is_bidirectional;
        self
    }

    /// The same with another `remote_sem_prev`.
    #[must_use]
    pub const fn with_remote_sem_prev(mut self, remote_sem_prev: u8) -> Self {
        self.remote_sem_prev = remote_sem_prev;
        self
    }
}

impl Default for RdmaDescGen {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xf0),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            completion_info: ExtCompletionInfo::ZERO,
            local_sem: 0,
            remote_sem: 0,
            remote_core_id: 0,
            remote_routing_id: 0,
            dma_engine_mask: 0,
            src_addr: Addr4Arm::Raw([0; 4]),
            dst_addr: Addr4Arm::Raw([0; 4]),
            free_dim_bytes: 0,
            is_bidirectional: 0,
            remote_sem_prev: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RdmaDescGen { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "completion_info" completion_info Plain,
    "local_sem" local_sem Plain, "remote_sem" remote_sem Plain, "remote_core_id"
    remote_core_id Plain, "remote_routing_id" remote_routing_id Plain, "dma_engine_mask"
    dma_engine_mask Plain, "src_addr" src_addr Plain, "dst_addr" dst_addr Plain,
    "free_dim_bytes" free_dim_bytes Plain, "is_bidirectional" is_bidirectional Plain,
    "remote_sem_prev" remote_sem_prev Plain }
);

impl Lift<formats::ExtendedRdmaDescGen> for RdmaDescGen {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::ExtendedRdmaDescGen) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            completion_info: record.completion_info(),
            local_sem: record.local_sem(),
            remote_sem: record.remote_sem(),
            remote_core_id: record.remote_core_id(),
            remote_routing_id: record.remote_routing_id(),
            dma_engine_mask: record.dma_engine_mask(),
            src_addr: record.src_addr().arm(),
            dst_addr: record.dst_addr().arm(),
            free_dim_bytes: record.free_dim_bytes(),
            is_bidirectional: record.is_bidirectional(),
            remote_sem_prev: record.remote_sem_prev(),
        })
    }
}

impl Lower<formats::ExtendedRdmaDescGen> for RdmaDescGen {
    fn lower_onto(
        &self,
        mut record: formats::ExtendedRdmaDescGen,
    ) -> Result<formats::ExtendedRdmaDescGen, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.0[12] = 0x08;
        record.set_events(self.events);
        record.set_completion_info(self.completion_info);
        record.set_local_sem(self.local_sem);
        record.set_remote_sem(self.remote_sem);
        record.set_remote_core_id(self.remote_core_id);
        record.set_remote_routing_id(self.remote_routing_id);
        record.set_dma_engine_mask(self.dma_engine_mask);
        let src_addr = self.src_addr;
        record.set_src_addr(src_addr.into());
        let dst_addr = self.dst_addr;
        record.set_dst_addr(dst_addr.into());
        record.set_free_dim_bytes(self.free_dim_bytes);
        record.set_is_bidirectional(self.is_bidirectional);
        record.set_remote_sem_prev(self.remote_sem_prev);
        if !<Addr4 as ::tpb_core::layout::Union>::reads_as(
            &src_addr,
            &record.src_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_addr",
            });
        }
        if !<Addr4 as ::tpb_core::layout::Union>::reads_as(
            &dst_addr,
            &record.dst_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_addr",
            });
        }
        Ok(record)
    }
}
