// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sets the state of a random generator from a tensor or from words in the record.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode, RandAlgorithm, RandSrc, RandStateUpdate};

#[allow(unused_imports)]
use crate::types::{Events, Tensor1d};

/// Sets the state of a random generator from a tensor or from words in the record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RandSetState {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// algorithm
    pub rand_algorithm: RandAlgorithm,
    /// partitions worked on
    pub num_active_channels: u8,
    /// where the state comes from
    pub update_state: RandStateUpdate,
    /// element type of the source
    pub in_dtype: Dtype,
    /// source
    pub src_mem_pattern: Tensor1d,
    /// generator
    pub rand_generator: RandSrc,
    /// state in the record
    pub imm_state: [u32; 8],
}

impl RandSetState {
    /// Name of the operation.
    pub const NAME: &'static str = "rand_set_state";

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

    /// The same with another `rand_algorithm`.
    #[must_use]
    pub const fn with_rand_algorithm(mut self, rand_algorithm: RandAlgorithm) -> Self {
        self.rand_algorithm = rand_algorithm;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `update_state`.
    #[must_use]
    pub const fn with_update_state(mut self, update_state: RandStateUpdate) -> Self {
        self.update_state = update_state;
        self
    }

    /// The same with another `in_dtype`.
    #[must_use]
    pub const fn with_in_dtype(mut self, in_dtype: Dtype) -> Self {
        self.in_dtype = in_dtype;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, src_mem_pattern: Tensor1d) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `rand_generator`.
    #[must_use]
    pub const fn with_rand_generator(mut self, rand_generator: RandSrc) -> Self {
        self.rand_generator = rand_generator;
        self
    }

    /// The same with another `imm_state`.
    #[must_use]
    pub const fn with_imm_state(mut self, imm_state: [u32; 8]) -> Self {
        self.imm_state = imm_state;
        self
    }
}

impl Default for RandSetState {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x78),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            rand_algorithm: RandAlgorithm(0),
            num_active_channels: 0,
            update_state: RandStateUpdate(0),
            in_dtype: Dtype(0),
            src_mem_pattern: Tensor1d::ZERO,
            rand_generator: RandSrc(0),
            imm_state: [0; 8],
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RandSetState { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "rand_algorithm" rand_algorithm Plain,
    "num_active_channels" num_active_channels Plain, "update_state" update_state Plain,
    "in_dtype" in_dtype Plain, "src_mem_pattern" src_mem_pattern Plain, "rand_generator"
    rand_generator Plain, "imm_state" imm_state Plain }
);

impl Lift<formats::S1Rand> for RandSetState {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S1Rand) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            rand_algorithm: record.rand_algorithm(),
            num_active_channels: record.num_active_channels(),
            update_state: record.update_state(),
            in_dtype: record.in_dtype(),
            src_mem_pattern: record.src_mem_pattern(),
            rand_generator: record.rand_generator(),
            imm_state: record.imm_state(),
        })
    }
}

impl Lower<formats::S1Rand> for RandSetState {
    fn lower_onto(
        &self,
        mut record: formats::S1Rand,
    ) -> Result<formats::S1Rand, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_rand_algorithm(self.rand_algorithm);
        record.set_num_active_channels(self.num_active_channels);
        record.set_update_state(self.update_state);
        record.set_in_dtype(self.in_dtype);
        record.set_src_mem_pattern(self.src_mem_pattern);
        record.set_rand_generator(self.rand_generator);
        record.set_imm_state(self.imm_state);
        Ok(record)
    }
}
