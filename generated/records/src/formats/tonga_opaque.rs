// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! TONGA records of which only the header and the events are known.

use crate::types::{TongaEvents, TongaHeader};

/// TONGA records of which only the header and the events are known.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `inst_header` | `TongaHeader` |
/// | 4..=7 | `inst_events` | `TongaEvents` |
/// | 8..=63 | `payload` | `[u8; 56]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct TongaOpaque(pub [u8; 64]);

impl Eq for TongaOpaque {}

impl TongaOpaque {
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

    /// first four bytes of a TONGA record
    #[inline]
    pub const fn inst_header(&self) -> TongaHeader {
        use ::tpb_core::bytes::take;
        TongaHeader::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`inst_header`](Self::inst_header).
    #[inline]
    pub const fn set_inst_header(&mut self, value: TongaHeader) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// what a TONGA instruction waits for, and what it sets
    #[inline]
    pub const fn inst_events(&self) -> TongaEvents {
        use ::tpb_core::bytes::take;
        TongaEvents::from_bytes(take::<4>(&self.0, 4))
    }

    /// Sets [`inst_events`](Self::inst_events).
    #[inline]
    pub const fn set_inst_events(&mut self, value: TongaEvents) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }
}

impl Default for TongaOpaque {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl TongaOpaque {
    /// The same with another [`inst_header`](Self::inst_header).
    #[inline]
    #[must_use]
    pub const fn with_inst_header(mut self, value: TongaHeader) -> Self {
        self.set_inst_header(value);
        self
    }

    /// The same with another [`inst_events`](Self::inst_events).
    #[inline]
    #[must_use]
    pub const fn with_inst_events(mut self, value: TongaEvents) -> Self {
        self.set_inst_events(value);
        self
    }
}

#[cfg(feature = "layout")]
impl TongaOpaque {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "TONGA_OPAQUE",
            64,
            &[
                layout::Field::new(
                    "inst_header",
                    0,
                    <TongaHeader as layout::Layout>::TYPE,
                    "first four bytes of a TONGA record",
                ),
                layout::Field::new(
                    "inst_events",
                    4,
                    <TongaEvents as layout::Layout>::TYPE,
                    "what a TONGA instruction waits for, and what it sets",
                ),
                layout::Field::new("payload", 8, layout::Type::Bytes(56), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "TONGA records of which only the header and the events are known.",
            layout::Conf::Low,
            &["gpsimd/generations/cross-gen-opcode-diff.md#5.2,#5.3,#6"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TongaOpaque {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TongaOpaque {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TongaOpaque {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TongaOpaque").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TongaOpaque);
