// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! How the two addresses of DMA_MEMCPY2 are formed.

use crate::enums::DmaAddrMode;

/// How the two addresses of DMA\_MEMCPY2 are formed.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DmaAddrModePair(pub u8);

impl Eq for DmaAddrModePair {}

impl DmaAddrModePair {
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

    /// source
    #[inline]
    pub const fn src_mode(self) -> DmaAddrMode {
        DmaAddrMode((self.0 & 0x0f) as _)
    }

    /// The same with another [`src_mode`](Self::src_mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_src_mode(self, value: DmaAddrMode) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !0x0f) | (value & 0x0f))
    }

    /// destination
    #[inline]
    pub const fn dst_mode(self) -> DmaAddrMode {
        DmaAddrMode((self.0 >> 4) as _)
    }

    /// The same with another [`dst_mode`](Self::dst_mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_dst_mode(self, value: DmaAddrMode) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !(0x0f << 4)) | ((value & 0x0f) << 4))
    }
}

#[cfg(feature = "layout")]
impl DmaAddrModePair {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DMA_ADDR_MODE_PAIR",
            size: 1,
            bits: &[
                layout::BitInfo::new("src_mode", 0, 4, "source")
                    .with_enum(<DmaAddrMode as layout::Enum>::ENUM),
                layout::BitInfo::new("dst_mode", 4, 4, "destination")
                    .with_enum(<DmaAddrMode as layout::Enum>::ENUM),
            ],
            doc: "How the two addresses of DMA_MEMCPY2 are formed.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaAddrModePair {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaAddrModePair {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaAddrModePair {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaAddrModePair").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaAddrModePair);
