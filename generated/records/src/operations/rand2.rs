// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fills a tensor with uniform random numbers from the lower bound up to, but without, the upper one.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, ImmSrc, Opcode, RandAlgorithm, RandPostProc};

#[allow(unused_imports)]
use crate::types::{Events, ImmValInstField, ImmValInstFieldArm, Tensor3d};

/// Fills a tensor with uniform random numbers from the lower bound up to, but without, the upper one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rand2 {
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
    /// what is done to each word
    pub post_process: RandPostProc,
    /// element type
    pub dtype: Dtype,
    /// partitions worked on
    pub num_active_channels: u8,
    /// source of the lower bound
    pub min_src: ImmSrc,
    /// source of the upper bound
    pub max_src: ImmSrc,
    /// lower bound
    pub min: ImmValInstFieldArm,
    /// upper bound
    pub max: ImmValInstFieldArm,
    /// destination
    pub dst_mem_pattern: Tensor3d,
}

impl Rand2 {
    /// Name of the operation.
    pub const NAME: &'static str = "rand2";

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

    /// The same with another `post_process`.
    #[must_use]
    pub const fn with_post_process(mut self, post_process: RandPostProc) -> Self {
        self.post_process = post_process;
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

    /// The same with another `min_src`.
    #[must_use]
    pub const fn with_min_src(mut self, min_src: ImmSrc) -> Self {
        self.min_src = min_src;
        self
    }

    /// The same with another `max_src`.
    #[must_use]
    pub const fn with_max_src(mut self, max_src: ImmSrc) -> Self {
        self.max_src = max_src;
        self
    }

    /// The same with another `min`.
    #[must_use]
    pub const fn with_min(mut self, min: ImmValInstFieldArm) -> Self {
        self.min = min;
        self
    }

    /// The same with another `max`.
    #[must_use]
    pub const fn with_max(mut self, max: ImmValInstFieldArm) -> Self {
        self.max = max;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, dst_mem_pattern: Tensor3d) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }
}

impl Default for Rand2 {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xe2),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            rand_algorithm: RandAlgorithm(0),
            post_process: RandPostProc(0),
            dtype: Dtype(0),
            num_active_channels: 0,
            min_src: ImmSrc(0),
            max_src: ImmSrc(0),
            min: ImmValInstFieldArm::Raw([0; 4]),
            max: ImmValInstFieldArm::Raw([0; 4]),
            dst_mem_pattern: Tensor3d::ZERO,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Rand2 { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "rand_algorithm" rand_algorithm Plain, "post_process"
    post_process Plain, "dtype" dtype Plain, "num_active_channels" num_active_channels
    Plain, "min_src" min_src Plain, "max_src" max_src Plain, "min" min Plain, "max" max
    Plain, "dst_mem_pattern" dst_mem_pattern Plain }
);

impl Lift<formats::D3Rand> for Rand2 {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::D3Rand) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            rand_algorithm: record.rand_algorithm(),
            post_process: record.post_process(),
            dtype: record.dtype(),
            num_active_channels: record.num_active_channels(),
            min_src: record.min_src(),
            max_src: record.max_src(),
            min: record.min_arm(),
            max: record.max_arm(),
            dst_mem_pattern: record.dst_mem_pattern(),
        })
    }
}

impl Lower<formats::D3Rand> for Rand2 {
    fn lower_onto(
        &self,
        mut record: formats::D3Rand,
    ) -> Result<formats::D3Rand, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_rand_algorithm(self.rand_algorithm);
        record.set_post_process(self.post_process);
        record.set_dtype(self.dtype);
        record.set_num_active_channels(self.num_active_channels);
        record.set_min_src(self.min_src);
        record.set_max_src(self.max_src);
        let min = self.min;
        record.set_min(min.into());
        let max = self.max;
        record.set_max(max.into());
        record.set_dst_mem_pattern(self.dst_mem_pattern);
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &min,
            &record.min_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "min",
            });
        }
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &max,
            &record.max_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "max",
            });
        }
        Ok(record)
    }
}
