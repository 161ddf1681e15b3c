// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Queue and synchronisation bits of a DMA of maverick.

/// Queue and synchronisation bits of a DMA of maverick.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DmaFlags(pub u8);

impl Eq for DmaFlags {}

impl DmaFlags {
    /// All bits zero.
    pub const ZERO: Self = Self(0);

    /// The bitfield in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 1]) -> Self {
        Self(u8::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 1] {
        self.0.to_le_bytes()
    }

    /// meaning not known
    #[inline]
    pub const fn tdg(self) -> u8 {
        self.0 & 0x01
    }

    /// The same with another [`tdg`](Self::tdg); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_tdg(self, value: u8) -> Self {
        Self((self.0 & !0x01) | (value & 0x01))
    }

    /// synchronise when the writes are done
    #[inline]
    pub const fn wr_done_sync(self) -> u8 {
        (self.0 >> 1) & 0x01
    }

    /// The same with another [`wr_done_sync`](Self::wr_done_sync); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_done_sync(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | ((value & 0x01) << 1))
    }

    /// queue
    #[inline]
    pub const fn queue_id(self) -> u8 {
        (self.0 >> 2) & 0x07
    }

    /// The same with another [`queue_id`](Self::queue_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_queue_id(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 2)) | ((value & 0x07) << 2))
    }
}

#[cfg(feature = "layout")]
impl DmaFlags {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DMA_FLAGS",
            size: 1,
            bits: &[
                layout::BitInfo::new("tdg", 0, 1, "meaning not known"),
                layout::BitInfo::new(
                    "wr_done_sync",
                    1,
                    1,
                    "synchronise when the writes are done",
                ),
                layout::BitInfo::new("queue_id", 2, 3, "queue"),
                layout::BitInfo::new("reserved", 5, 3, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "Queue and synchronisation bits of a DMA of maverick.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaFlags {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaFlags {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaFlags {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaFlags").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaFlags);
