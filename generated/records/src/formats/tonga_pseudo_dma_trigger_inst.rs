// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fires a prepared block of a DMA queue by name; the runtime replaces it.

use crate::types::{TongaEvents, TongaHeader};

/// Fires a prepared block of a DMA queue by name; the runtime replaces it.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `inst_header` | `TongaHeader` |
/// | 4..=7 | `inst_events` | `TongaEvents` |
/// | 8..=39 | `dma_queue_name` | `[u8; 32]` |
/// | 40..=43 | `use_raw_count` | `u32` |
/// | 44..=47 | `block_id_or_count` | `u32` |
/// | 48..=63 | `reserved0` | `[u8; 16]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct TongaPseudoDmaTriggerInst(pub [u8; 64]);

impl Eq for TongaPseudoDmaTriggerInst {}

impl TongaPseudoDmaTriggerInst {
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

    /// name of the queue, ending in NUL
    #[inline]
    pub const fn dma_queue_name(&self) -> [u8; 32] {
        use ::tpb_core::bytes::take;
        take(&self.0, 8)
    }

    /// Sets [`dma_queue_name`](Self::dma_queue_name).
    #[inline]
    pub const fn set_dma_queue_name(&mut self, value: [u8; 32]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value);
    }

    /// nonzero if the next field counts descriptors
    #[inline]
    pub const fn use_raw_count(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 40))
    }

    /// Sets [`use_raw_count`](Self::use_raw_count).
    #[inline]
    pub const fn set_use_raw_count(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_le_bytes());
    }

    /// prepared block, or number of descriptors
    #[inline]
    pub const fn block_id_or_count(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 44))
    }

    /// Sets [`block_id_or_count`](Self::block_id_or_count).
    #[inline]
    pub const fn set_block_id_or_count(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_le_bytes());
    }
}

impl Default for TongaPseudoDmaTriggerInst {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl TongaPseudoDmaTriggerInst {
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
impl TongaPseudoDmaTriggerInst {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "TONGA_PSEUDO_DMA_TRIGGER_INST",
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
                layout::Field::new(
                    "dma_queue_name",
                    8,
                    layout::Type::Chars(32),
                    "name of the queue, ending in NUL",
                ),
                layout::Field::new(
                    "use_raw_count",
                    40,
                    layout::Type::Uint(4),
                    "nonzero if the next field counts descriptors",
                ),
                layout::Field::new(
                    "block_id_or_count",
                    44,
                    layout::Type::Uint(4),
                    "prepared block, or number of descriptors",
                ),
                layout::Field::new("reserved0", 48, layout::Type::Bytes(16), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Fires a prepared block of a DMA queue by name; the runtime replaces it.",
            layout::Conf::High,
            &["gpsimd/neff/seq-microcode.md#5"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TongaPseudoDmaTriggerInst {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TongaPseudoDmaTriggerInst {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TongaPseudoDmaTriggerInst {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TongaPseudoDmaTriggerInst").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TongaPseudoDmaTriggerInst);
