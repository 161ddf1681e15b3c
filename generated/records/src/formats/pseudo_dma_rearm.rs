// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Re-arms a DMA queue by name.

use crate::types::{Events, Header};

/// Re-arms a DMA queue by name.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=43 | `queue_name` | `[u8; 32]` |
/// | 44..=63 | `reserved0` | `[u8; 20]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoDmaRearm(pub [u8; 64]);

impl Eq for PseudoDmaRearm {}

impl PseudoDmaRearm {
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

    /// name of the queue, ending in NUL
    #[inline]
    pub const fn queue_name(&self) -> [u8; 32] {
        use ::tpb_core::bytes::take;
        take(&self.0, 12)
    }

    /// Sets [`queue_name`](Self::queue_name).
    #[inline]
    pub const fn set_queue_name(&mut self, value: [u8; 32]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value);
    }
}

impl Default for PseudoDmaRearm {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoDmaRearm {
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

    /// The same with another [`queue_name`](Self::queue_name).
    #[inline]
    #[must_use]
    pub const fn with_queue_name(mut self, value: [u8; 32]) -> Self {
        self.set_queue_name(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoDmaRearm {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_DMA_REARM",
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
                    "queue_name",
                    12,
                    layout::Type::Chars(32),
                    "name of the queue, ending in NUL",
                ),
                layout::Field::new("reserved0", 44, layout::Type::Bytes(20), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Re-arms a DMA queue by name.",
            layout::Conf::High,
            &["cc/isa/dma-encoding.md#resetqueueinstance"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoDmaRearm {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoDmaRearm {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoDmaRearm {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoDmaRearm").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoDmaRearm);
