// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads a library of kernels onto the POOL cores, or unloads it.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{ModifyPoolOp, Opcode};

#[allow(unused_imports)]
use crate::types::Events;

/// Loads a library of kernels onto the POOL cores, or unloads it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ModifyPoolConfig {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// load or unload
    pub modify_op: ModifyPoolOp,
    /// cores
    pub core_mask: u8,
    /// address of the library
    pub soc_addr: u64,
    /// slot
    pub library_index: u32,
    /// bytes
    pub library_size: u32,
}

impl ModifyPoolConfig {
    /// Name of the operation.
    pub const NAME: &'static str = "modify_pool_config";

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

    /// The same with another `modify_op`.
    #[must_use]
    pub const fn with_modify_op(mut self, modify_op: ModifyPoolOp) -> Self {
        self.modify_op = modify_op;
        self
    }

    /// The same with another `core_mask`.
    #[must_use]
    pub const fn with_core_mask(mut self, core_mask: u8) -> Self {
        self.core_mask = core_mask;
        self
    }

    /// The same with another `soc_addr`.
    #[must_use]
    pub const fn with_soc_addr(mut self, soc_addr: u64) -> Self {
        self.soc_addr = soc_addr;
        self
    }

    /// The same with another `library_index`.
    #[must_use]
    pub const fn with_library_index(mut self, library_index: u32) -> Self {
        self.library_index = library_index;
        self
    }

    /// The same with another `library_size`.
    #[must_use]
    pub const fn with_library_size(mut self, library_size: u32) -> Self {
        self.library_size = library_size;
        self
    }
}

impl Default for ModifyPoolConfig {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x95),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            modify_op: ModifyPoolOp(0),
            core_mask: 0,
            soc_addr: 0,
            library_index: 0,
            library_size: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    ModifyPoolConfig { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "modify_op" modify_op Plain, "core_mask"
    core_mask Plain, "soc_addr" soc_addr Plain, "library_index" library_index Plain,
    "library_size" library_size Plain }
);

impl Lift<formats::ModifyPoolConfig> for ModifyPoolConfig {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::ModifyPoolConfig) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            modify_op: record.modify_op(),
            core_mask: record.core_mask(),
            soc_addr: record.soc_addr(),
            library_index: record.library_index(),
            library_size: record.library_size(),
        })
    }
}

impl Lower<formats::ModifyPoolConfig> for ModifyPoolConfig {
    fn lower_onto(
        &self,
        mut record: formats::ModifyPoolConfig,
    ) -> Result<formats::ModifyPoolConfig, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_modify_op(self.modify_op);
        record.set_core_mask(self.core_mask);
        record.set_soc_addr(self.soc_addr);
        record.set_library_index(self.library_index);
        record.set_library_size(self.library_size);
        Ok(record)
    }
}
