// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fires a prepared block of a DMA queue by name; becomes a write to the tail of the queue.

use crate::types::{Events, Header};

/// Fires a prepared block of a DMA queue by name; becomes a write to the tail of the queue.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=43 | `dma_queue_name` | `[u8; 32]` |
/// | 44..=47 | `use_raw_count` | `u32` |
/// | 48..=51 | `block_id_or_count` | `u32` |
/// | 52..=63 | `reserved0` | `[u8; 12]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoDmaTrigger(pub [u8; 64]);

impl Eq for PseudoDmaTrigger {}

impl PseudoDmaTrigger {
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
    pub const fn dma_queue_name(&self) -> [u8; 32] {
        use ::tpb_core::bytes::take;
        take(&self.0, 12)
    }

    /// Sets [`dma_queue_name`](Self::dma_queue_name).
    #[inline]
    pub const fn set_dma_queue_name(&mut self, value: [u8; 32]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value);
    }

    /// nonzero if the next field counts descriptors
    #[inline]
    pub const fn use_raw_count(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 44))
    }

    /// Sets [`use_raw_count`](Self::use_raw_count).
    #[inline]
    pub const fn set_use_raw_count(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_le_bytes());
    }

    /// prepared block, or number of descriptors
    #[inline]
    pub const fn block_id_or_count(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`block_id_or_count`](Self::block_id_or_count).
    #[inline]
    pub const fn set_block_id_or_count(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
    }
}

impl Default for PseudoDmaTrigger {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoDmaTrigger {
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

    /// The same with another [`dma_queue_name`](Self::dma_queue_name).
    #[inline]
    #[must_use]
    pub const fn with_dma_queue_name(mut self, value: [u8; 32]) -> Self {
        self.set_dma_queue_name(value);
        self
    }

    /// The same with another [`use_raw_count`](Self::use_raw_count).
    #[inline]
    #[must_use]
    pub const fn with_use_raw_count(mut self, value: u32) -> Self {
        self.set_use_raw_count(value);
        self
    }

    /// The same with another [`block_id_or_count`](Self::block_id_or_count).
    #[inline]
    #[must_use]
    pub const fn with_block_id_or_count(mut self, value: u32) -> Self {
        self.set_block_id_or_count(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoDmaTrigger {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_DMA_TRIGGER",
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
                    "dma_queue_name",
                    12,
                    layout::Type::Chars(32),
                    "name of the queue, ending in NUL",
                ),
                layout::Field::new(
                    "use_raw_count",
                    44,
                    layout::Type::Uint(4),
                    "nonzero if the next field counts descriptors",
                ),
                layout::Field::new(
                    "block_id_or_count",
                    48,
                    layout::Type::Uint(4),
                    "prepared block, or number of descriptors",
                ),
                layout::Field::new("reserved0", 52, layout::Type::Bytes(12), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Fires a prepared block of a DMA queue by name; becomes a write to the tail of the queue.",
            layout::Conf::High,
            &[
                "gpsimd/collectives/ops/trigger-collective.md#5.1",
                "cc/isa/dma-encoding.md#dmatrigger",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoDmaTrigger {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoDmaTrigger {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoDmaTrigger {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoDmaTrigger").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoDmaTrigger);
