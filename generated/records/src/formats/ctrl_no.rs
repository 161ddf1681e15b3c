// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Control instructions that need little more than their events.

use crate::types::{Events, Header};

/// Control instructions that need little more than their events.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=34 | `reserved0` | `[u8; 23]` (reserved) |
/// | 35 | `act_tbl_sel` | `u8` (reserved) |
/// | 36..=38 | `reserved1` | `[u8; 3]` (reserved) |
/// | 39 | `notify` | `u8` |
/// | 40 | `drain_count` | `u8` |
/// | 41..=63 | `reserved2` | `[u8; 23]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlNo(pub [u8; 64]);

impl Eq for CtrlNo {}

impl CtrlNo {
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

    /// notification of a HALT, set by the runtime of sunda
    #[inline]
    pub const fn notify(&self) -> u8 {
        self.0[39]
    }

    /// Sets [`notify`](Self::notify).
    #[inline]
    pub const fn set_notify(&mut self, value: u8) {
        self.0[39] = value;
    }

    /// depth of a DRAIN; a fence uses 1
    #[inline]
    pub const fn drain_count(&self) -> u8 {
        self.0[40]
    }

    /// Sets [`drain_count`](Self::drain_count).
    #[inline]
    pub const fn set_drain_count(&mut self, value: u8) {
        self.0[40] = value;
    }
}

impl Default for CtrlNo {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlNo {
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

    /// The same with another [`notify`](Self::notify).
    #[inline]
    #[must_use]
    pub const fn with_notify(mut self, value: u8) -> Self {
        self.set_notify(value);
        self
    }

    /// The same with another [`drain_count`](Self::drain_count).
    #[inline]
    #[must_use]
    pub const fn with_drain_count(mut self, value: u8) -> Self {
        self.set_drain_count(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlNo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_NO",
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
                layout::Field::new("reserved0", 12, layout::Type::Bytes(23), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new("act_tbl_sel", 35, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new("reserved1", 36, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "notify",
                    39,
                    layout::Type::Uint(1),
                    "notification of a HALT, set by the runtime of sunda",
                ),
                layout::Field::new(
                    "drain_count",
                    40,
                    layout::Type::Uint(1),
                    "depth of a DRAIN; a fence uses 1",
                ),
                layout::Field::new("reserved2", 41, layout::Type::Bytes(23), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Control instructions that need little more than their events.",
            layout::Conf::High,
            &["cc/isa/sp-sync-encoding.md#5"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlNo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlNo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlNo {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlNo").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlNo);
