// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Waits and signals without doing anything else. A second block of events has values of its own for both.

use crate::types::{Events, EventsExtended, Header};

/// Waits and signals without doing anything else. A second block of events has values of its own for both.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `setter_signature` | `u8` |
/// | 13..=31 | `reserved0` | `[u8; 19]` (reserved) |
/// | 32..=43 | `events_extended` | `EventsExtended` |
/// | 44..=63 | `reserved1` | `[u8; 20]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlEs(pub [u8; 64]);

impl Eq for CtrlEs {}

impl CtrlEs {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 64]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 64] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 64] {
        self.0
    }

    /// first four bytes of a record
    #[inline]
    pub const fn header(&self) -> Header {
        use ::tpb_core::bytes::take;
        Header::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`header`](Self::header).
    #[inline]
    pub const fn set_header(&mut self, value: Header) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// what an instruction waits for, and what it signals
    #[inline]
    pub const fn events(&self) -> Events {
        use ::tpb_core::bytes::take;
        Events::from_bytes(take::<8>(&self.0, 4))
    }

    /// Sets [`events`](Self::events).
    #[inline]
    pub const fn set_events(&mut self, value: Events) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }

    /// mark of who sets the semaphore
    #[inline]
    pub const fn setter_signature(&self) -> u8 {
        self.0[12]
    }

    /// Sets [`setter_signature`](Self::setter_signature).
    #[inline]
    pub const fn set_setter_signature(&mut self, value: u8) {
        self.0[12] = value;
    }

    /// second wait and update
    #[inline]
    pub const fn events_extended(&self) -> EventsExtended {
        use ::tpb_core::bytes::take;
        EventsExtended::from_bytes(take::<12>(&self.0, 32))
    }

    /// Sets [`events_extended`](Self::events_extended).
    #[inline]
    pub const fn set_events_extended(&mut self, value: EventsExtended) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }
}

impl Default for CtrlEs {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlEs {
    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// The same with another [`events`](Self::events).
    #[inline]
    #[must_use]
    pub const fn with_events(mut self, value: Events) -> Self {
        self.set_events(value);
        self
    }

    /// The same with another [`setter_signature`](Self::setter_signature).
    #[inline]
    #[must_use]
    pub const fn with_setter_signature(mut self, value: u8) -> Self {
        self.set_setter_signature(value);
        self
    }

    /// The same with another [`events_extended`](Self::events_extended).
    #[inline]
    #[must_use]
    pub const fn with_events_extended(mut self, value: EventsExtended) -> Self {
        self.set_events_extended(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlEs {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_ES",
            64,
            &[
                layout::Field::new(
                    "header",
                    0,
                    <Header as layout::Layout>::TYPE,
                    "first four bytes of a record",
                ),
                layout::Field::new(
                    "events",
                    4,
                    <Events as layout::Layout>::TYPE,
                    "what an instruction waits for, and what it signals",
                ),
                layout::Field::new(
                    "setter_signature",
                    12,
                    layout::Type::Uint(1),
                    "mark of who sets the semaphore",
                ),
                layout::Field::new("reserved0", 13, layout::Type::Bytes(19), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "events_extended",
                    32,
                    <EventsExtended as layout::Layout>::TYPE,
                    "second wait and update",
                ),
                layout::Field::new("reserved1", 44, layout::Type::Bytes(20), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Waits and signals without doing anything else. A second block of events has values of its own for both.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/sync-barrier.md#5", "cc/isa/sp-sync-encoding.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlEs {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlEs {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlEs {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlEs").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlEs);
