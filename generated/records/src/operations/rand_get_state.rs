// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Stores the words of a random generator's state, per partition.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode, RandAlgorithm, RandPostProc, RandSrc};

#[allow(unused_imports)]
use crate::types::{Events, Tensor4d};

/// Stores the words of a random generator's state, per partition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RandGetState {
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
    /// steps of the generator per word
    pub rand_num_steps: u8,
    /// what is done to each word
    pub post_process: RandPostProc,
    /// generator
    pub rand_generator: RandSrc,
    /// bounds of a uniform draw, as fp32 bits
    pub params: [u32; 4],
    /// element type
    pub dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// destination
    pub dst_mem_pattern: Tensor4d,
}

impl RandGetState {
    /// Name of the operation.
    pub const NAME: &'static str = "rand_get_state";

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

    /// The same with another `rand_num_steps`.
    #[must_use]
    pub const fn with_rand_num_steps(mut self, rand_num_steps: u8) -> Self {
        self.rand_num_steps = rand_num_steps;
        self
    }

    /// The same with another `post_process`.
    #[must_use]
    pub const fn with_post_process(mut self, post_process: RandPostProc) -> Self {
        self.post_process = post_process;
        self
    }

    /// The same with another `rand_generator`.
    #[must_use]
    pub const fn with_rand_generator(mut self, rand_generator: RandSrc) -> Self {
        self.rand_generator = rand_generator;
        self
    }

    /// The same with another `params`.
    #[must_use]
    pub const fn with_params(mut self, params: [u32; 4]) -> Self {
        self.params = params;
        self
    }

    /// The same with another `dtype`.
    #[must_use]
    pub const fn with_dtype(mut self, dtype: Dtype) -> Self {
        self.dtype = dtype;
        self
    }

    /// The same with another `num_active_channels`.
    #[must_use]
    pub const fn with_num_active_channels(mut self, num_active_channels: u8) -> Self {
        self.num_active_channels = num_active_channels;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor4d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for RandGetState {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x77),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            rand_algorithm: RandAlgorithm(0),
            rand_num_steps: 0,
            post_process: RandPostProc(0),
            rand_generator: RandSrc(0),
            params: [0; 4],
            dtype: Dtype(0),
            num_active_channels: 0,
            dst_mem_pattern: Tensor4d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    RandGetState { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "rand_algorithm" rand_algorithm Plain,
    "rand_num_steps" rand_num_steps Plain, "post_process" post_process Plain,
    "rand_generator" rand_generator Plain, "params" params Plain, "dtype" dtype Plain,
    "num_active_channels" num_active_channels Plain, "dst_mem_pattern" dst_mem_pattern
    Plain }
);

impl Lift<formats::D4Rand> for RandGetState {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::D4Rand) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            rand_algorithm: record.rand_algorithm(),
            rand_num_steps: record.rand_num_steps(),
            post_process: record.post_process(),
            rand_generator: record.rand_generator(),
            params: record.params(),
            dtype: record.dtype(),
            num_active_channels: record.num_active_channels(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::D4Rand> for RandGetState {
    fn lower_onto(
        &self,
        mut record: formats::D4Rand,
    ) -> Result<formats::D4Rand, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_rand_algorithm(self.rand_algorithm);
        record.set_rand_num_steps(self.rand_num_steps);
        record.set_post_process(self.post_process);
        record.set_rand_generator(self.rand_generator);
        record.set_params(self.params);
        record.set_dtype(self.dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        Ok(record)
    }
}
