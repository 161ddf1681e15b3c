// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sends a window of a tensor to a peer or receives one.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::Opcode;

#[allow(unused_imports)]
use crate::types::Events;

/// Sends a window of a tensor to a peer or receives one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SendRecv {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// tensor
    pub tensor_id: u32,
    /// rank of the peer
    pub peer_id: u64,
    /// 1 sends, 0 receives
    pub is_send: u8,
    /// start of the window
    pub offset_bytes: u64,
    /// size of the window
    pub size_bytes: u64,
}

impl SendRecv {
    /// Name of the operation.
    pub const NAME: &'static str = "send_recv";

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

    /// The same with another `tensor_id`.
    #[must_use]
    pub const fn with_tensor_id(mut self, tensor_id: u32) -> Self {
        self.tensor_id = tensor_id;
        self
    }

    /// The same with another `peer_id`.
    #[must_use]
    pub const fn with_peer_id(mut self, peer_id: u64) -> Self {
        self.peer_id = peer_id;
        self
    }

    /// The same with another `is_send`.
    #[must_use]
    pub const fn with_is_send(mut self, is_send: u8) -> Self {
        self.is_send = is_send;
        self
    }

    /// The same with another `offset_bytes`.
    #[must_use]
    pub const fn with_offset_bytes(mut self, offset_bytes: u64) -> Self {
        self.offset_bytes = offset_bytes;
        self
    }

    /// The same with another `size_bytes`.
    #[must_use]
    pub const fn with_size_bytes(mut self, size_bytes: u64) -> Self {
        self.size_bytes = size_bytes;
        self
    }
}

impl Default for SendRecv {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xcb),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            tensor_id: 0,
            peer_id: 0,
            is_send: 0,
            offset_bytes: 0,
            size_bytes: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    SendRecv { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "tensor_id" tensor_id Plain, "peer_id"
    peer_id Plain, "is_send" is_send Plain, "offset_bytes" offset_bytes Plain,
    "size_bytes" size_bytes Plain }
);

impl Lift<formats::PseudoSendrecv> for SendRecv {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoSendrecv) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            tensor_id: record.tensor_id(),
            peer_id: record.peer_id(),
            is_send: record.is_send(),
            offset_bytes: record.offset_bytes(),
            size_bytes: record.size_bytes(),
        })
    }
}

impl Lower<formats::PseudoSendrecv> for SendRecv {
    fn lower_onto(
        &self,
        mut record: formats::PseudoSendrecv,
    ) -> Result<formats::PseudoSendrecv, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_tensor_id(self.tensor_id);
        record.set_peer_id(self.peer_id);
        record.set_is_send(self.is_send);
        record.set_offset_bytes(self.offset_bytes);
        record.set_size_bytes(self.size_bytes);
        Ok(record)
    }
}
