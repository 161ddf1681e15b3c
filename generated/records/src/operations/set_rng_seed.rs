// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Seeds the random generator of the engine.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{ImmSrc, Opcode};

#[allow(unused_imports)]
use crate::types::{Events, ImmValInstField, ImmValInstFieldArm};

/// Seeds the random generator of the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SetRngSeed {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// source of the seed
    pub seed_src: ImmSrc,
    /// seed
    pub seed: ImmValInstFieldArm,
}

impl SetRngSeed {
    /// Name of the operation.
    pub const NAME: &'static str = "set_rng_seed";

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

    /// The same with another `seed_src`.
    #[must_use]
    pub const fn with_seed_src(mut self, seed_src: ImmSrc) -> Self {
        self.seed_src = seed_src;
        self
    }

    /// The same with another `seed`.
    #[must_use]
    pub const fn with_seed(mut self, seed: ImmValInstFieldArm) -> Self {
        self.seed = seed;
        self
    }
}

impl Default for SetRngSeed {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xd0),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            seed_src: ImmSrc(0),
            seed: ImmValInstFieldArm::Raw([0; 4]),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    SetRngSeed { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "seed_src" seed_src Plain, "seed" seed Plain
    }
);

impl Lift<formats::PseudoSetRngSeed> for SetRngSeed {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoSetRngSeed) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            seed_src: record.seed_src(),
            seed: record.seed_arm(),
        })
    }
}

impl Lower<formats::PseudoSetRngSeed> for SetRngSeed {
    fn lower_onto(
        &self,
        mut record: formats::PseudoSetRngSeed,
    ) -> Result<formats::PseudoSetRngSeed, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_seed_src(self.seed_src);
        let seed = self.seed;
        record.set_seed(seed.into());
        if !<ImmValInstField as ::tpb_core::layout::Union>::reads_as(
            &seed,
            &record.seed_arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "seed",
            });
        }
        Ok(record)
    }
}
