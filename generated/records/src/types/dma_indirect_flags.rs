// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Which side of an indirect DMA goes through an index, and along which dimension.

use crate::enums::{IndirectDim, IndirectDmaAddressingMode};

/// Which side of an indirect DMA goes through an index, and along which dimension.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DmaIndirectFlags(pub u8);

impl Eq for DmaIndirectFlags {}

impl DmaIndirectFlags {
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

    /// gather, scatter or both
    #[inline]
    pub const fn indirect_mode(self) -> IndirectDmaAddressingMode {
        IndirectDmaAddressingMode((self.0 & 0x03) as _)
    }

    /// The same with another [`indirect_mode`](Self::indirect_mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_indirect_mode(self, value: IndirectDmaAddressingMode) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !0x03) | (value & 0x03))
    }

    /// an index beyond its bound is an error
    #[inline]
    pub const fn idx_bound_is_err(self) -> u8 {
        (self.0 >> 2) & 0x01
    }

    /// The same with another [`idx_bound_is_err`](Self::idx_bound_is_err); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_idx_bound_is_err(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | ((value & 0x01) << 2))
    }

    /// scatter targets may repeat
    #[inline]
    pub const fn non_unique_dst_idx(self) -> u8 {
        (self.0 >> 3) & 0x01
    }

    /// The same with another [`non_unique_dst_idx`](Self::non_unique_dst_idx); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_non_unique_dst_idx(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | ((value & 0x01) << 3))
    }

    /// dimension gathered along
    #[inline]
    pub const fn gather_dim(self) -> IndirectDim {
        IndirectDim(((self.0 >> 4) & 0x03) as _)
    }

    /// The same with another [`gather_dim`](Self::gather_dim); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_gather_dim(self, value: IndirectDim) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !(0x03 << 4)) | ((value & 0x03) << 4))
    }

    /// dimension scattered along
    #[inline]
    pub const fn scatter_dim(self) -> IndirectDim {
        IndirectDim((self.0 >> 6) as _)
    }

    /// The same with another [`scatter_dim`](Self::scatter_dim); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_scatter_dim(self, value: IndirectDim) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !(0x03 << 6)) | ((value & 0x03) << 6))
    }
}

#[cfg(feature = "layout")]
impl DmaIndirectFlags {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DMA_INDIRECT_FLAGS",
            size: 1,
            bits: &[
                layout::BitInfo::new("indirect_mode", 0, 2, "gather, scatter or both")
                    .with_enum(<IndirectDmaAddressingMode as layout::Enum>::ENUM),
                layout::BitInfo::new(
                    "idx_bound_is_err",
                    2,
                    1,
                    "an index beyond its bound is an error",
                ),
                layout::BitInfo::new(
                    "non_unique_dst_idx",
                    3,
                    1,
                    "scatter targets may repeat",
                ),
                layout::BitInfo::new("gather_dim", 4, 2, "dimension gathered along")
                    .with_enum(<IndirectDim as layout::Enum>::ENUM),
                layout::BitInfo::new("scatter_dim", 6, 2, "dimension scattered along")
                    .with_enum(<IndirectDim as layout::Enum>::ENUM),
            ],
            doc: "Which side of an indirect DMA goes through an index, and along which dimension.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaIndirectFlags {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaIndirectFlags {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaIndirectFlags {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaIndirectFlags").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaIndirectFlags);
