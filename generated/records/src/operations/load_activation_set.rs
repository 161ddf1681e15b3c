// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Names the set of activation tables that functions come from next.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Names the set of activation tables that functions come from next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoadActivationSet {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// name of the set, ending in NUL
    pub act_set_name: [u8; 32],
}

impl LoadActivationSet {
    /// Name of the operation.
    pub const NAME: &'static str = "load_activation_set";

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

    /// The same with another `act_set_name`.
    #[must_use]
    pub const fn with_act_set_name(mut self, act_set_name: [u8; 32]) -> Self {
        self.act_set_name = act_set_name;
        self
    }
}

impl Default for LoadActivationSet {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xc6),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            act_set_name: [0; 32],
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    LoadActivationSet { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "act_set_name" act_set_name Text }
);

impl Lift<formats::PseudoLoadActFuncSet> for LoadActivationSet {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoLoadActFuncSet) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            act_set_name: record.act_set_name(),
        })
    }
}

impl Lower<formats::PseudoLoadActFuncSet> for LoadActivationSet {
    fn lower_onto(
        &self,
        mut record: formats::PseudoLoadActFuncSet,
    ) -> Result<formats::PseudoLoadActFuncSet, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_act_set_name(self.act_set_name);
        Ok(record)
    }
}
