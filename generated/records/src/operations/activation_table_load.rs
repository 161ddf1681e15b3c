// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Makes one set of activation tables resident in place of the set before it. Functions of later activations are looked up there.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Makes one set of activation tables resident in place of the set before it. Functions of later activations are looked up there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActivationTableLoad {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// position of the set in the list of sets
    pub act_tbl_sel: u8,
}

impl ActivationTableLoad {
    /// Name of the operation.
    pub const NAME: &'static str = "activation_table_load";

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

    /// The same with another `act_tbl_sel`.
    #[must_use]
    pub const fn with_act_tbl_sel(mut self, act_tbl_sel: u8) -> Self {
        self.act_tbl_sel = act_tbl_sel;
        self
    }
}

impl Default for ActivationTableLoad {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x23),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            act_tbl_sel: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    ActivationTableLoad { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "events" events Plain, "act_tbl_sel" act_tbl_sel Plain
    }
);

impl Lift<formats::CtrlNoActTableLoad> for ActivationTableLoad {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::CtrlNoActTableLoad) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            act_tbl_sel: record.act_tbl_sel(),
        })
    }
}

impl Lower<formats::CtrlNoActTableLoad> for ActivationTableLoad {
    fn lower_onto(
        &self,
        mut record: formats::CtrlNoActTableLoad,
    ) -> Result<formats::CtrlNoActTableLoad, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_act_tbl_sel(self.act_tbl_sel);
        Ok(record)
    }
}
