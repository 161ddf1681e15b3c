// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Queues up to three DMA descriptors that the record itself, or registers, give.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Opcode, WaitMode};

#[allow(unused_imports)]
use crate::types::{DescFlags, DescriptorRaw, DmaEngineConfig, DmaFlags};

/// Queues up to three DMA descriptors that the record itself, or registers, give.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DmaImmediate {
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
    /// number and sources of the descriptors
    pub descriptor_flags: DescFlags,
    /// first register of each descriptor
    pub descriptor_reg: [u8; 3],
    /// descriptors
    pub descriptor_imm: [DescriptorRaw; 3],
}

impl DmaImmediate {
    /// Name of the operation.
    pub const NAME: &'static str = "dma_immediate";

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

    /// The same with another `descriptor_flags`.
    #[must_use]
    pub const fn with_descriptor_flags(mut self, descriptor_flags: DescFlags) -> Self {
        self.descriptor_flags = descriptor_flags;
        self
    }

    /// The same with another `descriptor_reg`.
    #[must_use]
    pub const fn with_descriptor_reg(mut self, descriptor_reg: [u8; 3]) -> Self {
        self.descriptor_reg = descriptor_reg;
        self
    }

    /// The same with another `descriptor_imm`.
    #[must_use]
    pub const fn with_descriptor_imm(
        mut self,
        descriptor_imm: [DescriptorRaw; 3],
    ) -> Self {
        self.descriptor_imm = descriptor_imm;
        self
    }
}

impl Default for DmaImmediate {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xba),
            debug_cmd: 0,
            debug_hint: 0,
            wait_sema_value: 0,
            wait_sema_idx: 0,
            wait_sema_mode: WaitMode(0),
            dma_engines: DmaEngineConfig::ZERO,
            dma_flags: DmaFlags::ZERO,
            descriptor_flags: DescFlags::ZERO,
            descriptor_reg: [0; 3],
            descriptor_imm: [DescriptorRaw::ZERO; 3],
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    DmaImmediate { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "wait_sema_value" wait_sema_value Plain, "wait_sema_idx"
    wait_sema_idx Plain, "wait_sema_mode" wait_sema_mode Plain, "dma_engines" dma_engines
    Plain, "dma_flags" dma_flags Plain, "descriptor_flags" descriptor_flags Plain,
    "descriptor_reg" descriptor_reg Hex, "descriptor_imm" descriptor_imm Plain }
);

impl Lift<formats::DmaImmediate> for DmaImmediate {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::DmaImmediate) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            wait_sema_value: record.wait_sema_value(),
            wait_sema_idx: record.wait_sema_idx(),
            wait_sema_mode: record.wait_sema_mode(),
            dma_engines: record.dma_engines(),
            dma_flags: record.dma_flags(),
            descriptor_flags: record.descriptor_flags(),
            descriptor_reg: record.descriptor_reg(),
            descriptor_imm: record.descriptor_imm(),
        })
    }
}

impl Lower<formats::DmaImmediate> for DmaImmediate {
    fn lower_onto(
        &self,
        mut record: formats::DmaImmediate,
    ) -> Result<formats::DmaImmediate, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_wait_sema_value(self.wait_sema_value);
        record.set_wait_sema_idx(self.wait_sema_idx);
        record.set_wait_sema_mode(self.wait_sema_mode);
        record.set_dma_engines(self.dma_engines);
        record.set_dma_flags(self.dma_flags);
        record.set_descriptor_flags(self.descriptor_flags);
        record.set_descriptor_reg(self.descriptor_reg);
        record.set_descriptor_imm(self.descriptor_imm);
        Ok(record)
    }
}
