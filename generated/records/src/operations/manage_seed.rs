// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads or saves the seeds of stochastic rounding in PSUM.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode, PeSeedMode};

#[allow(unused_imports)]
use crate::types::{Events, Tensor1d, Tensor2d};

/// Loads or saves the seeds of stochastic rounding in PSUM.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ManageSeed {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// seeds to load
    pub src_seed_mem_pattern: Tensor2d,
    /// identity diagonal
    pub identity_mem_pattern: Tensor1d,
    /// element type of the diagonal
    pub identity_dtype: Dtype,
    /// load or save
    pub mode: PeSeedMode,
    /// rows of the array used
    pub num_active_rows: u8,
    /// columns of the array used
    pub num_active_cols: u8,
    /// where seeds are saved
    pub dst_seed_mem_pattern: Tensor2d,
}

impl ManageSeed {
    /// Name of the operation.
    pub const NAME: &'static str = "manage_seed";

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

    /// The same with another `src_seed_mem_pattern`.
    #[must_use]
    pub const fn with_src_seed_mem_pattern(
        mut self,
        src_seed_mem_pattern: Tensor2d,
    ) -> Self {
        self.src_seed_mem_pattern = src_seed_mem_pattern;
        self
    }

    /// The same with another `identity_mem_pattern`.
    #[must_use]
    pub const fn with_identity_mem_pattern(
        mut self,
        identity_mem_pattern: Tensor1d,
    ) -> Self {
        self.identity_mem_pattern = identity_mem_pattern;
        self
    }

    /// The same with another `identity_dtype`.
    #[must_use]
    pub const fn with_identity_dtype(mut self, identity_dtype: Dtype) -> Self {
        self.identity_dtype = identity_dtype;
        self
    }

    /// The same with another `mode`.
    #[must_use]
    pub const fn with_mode(mut self, mode: PeSeedMode) -> Self {
        self.mode = mode;
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

    /// The same with another `dst_seed_mem_pattern`.
    #[must_use]
    pub const fn with_dst_seed_mem_pattern(
        mut self,
        dst_seed_mem_pattern: Tensor2d,
    ) -> Self {
        self.dst_seed_mem_pattern = dst_seed_mem_pattern;
        self
    }
}

impl Default for ManageSeed {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x08),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_seed_mem_pattern: Tensor2d::ZERO,
            identity_mem_pattern: Tensor1d::ZERO,
            identity_dtype: Dtype(0),
            mode: PeSeedMode(0),
            num_active_rows: 0,
            num_active_cols: 0,
            dst_seed_mem_pattern: Tensor2d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    ManageSeed { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_seed_mem_pattern" src_seed_mem_pattern
    Plain, "identity_mem_pattern" identity_mem_pattern Plain, "identity_dtype"
    identity_dtype Plain, "mode" mode Plain, "num_active_rows" num_active_rows Plain,
    "num_active_cols" num_active_cols Plain, "dst_seed_mem_pattern" dst_seed_mem_pattern
    Plain }
);

impl Lift<formats::S2s1d2PeSeed> for ManageSeed {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S2s1d2PeSeed) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_seed_mem_pattern: record.src_seed_mem_pattern(),
            identity_mem_pattern: record.identity_mem_pattern(),
            identity_dtype: record.identity_dtype(),
            mode: record.mode(),
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            dst_seed_mem_pattern: record.dst_seed_mem_pattern(),
        })
    }
}

impl Lower<formats::S2s1d2PeSeed> for ManageSeed {
    fn lower_onto(
        &self,
        mut record: formats::S2s1d2PeSeed,
    ) -> Result<formats::S2s1d2PeSeed, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_src_seed_mem_pattern(self.src_seed_mem_pattern);
        record.set_identity_mem_pattern(self.identity_mem_pattern);
        record.set_identity_dtype(self.identity_dtype);
        record.set_mode(self.mode);
        record.set_num_active_rows(self.num_active_rows);
        record.set_num_active_cols(self.num_active_cols);
        record.set_dst_seed_mem_pattern(self.dst_seed_mem_pattern);
        Ok(record)
    }
}
