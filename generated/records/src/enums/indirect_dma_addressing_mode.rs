// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Side of an indirect DMA that goes through an index.

/// Side of an indirect DMA that goes through an index.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct IndirectDmaAddressingMode(pub u8);

impl Eq for IndirectDmaAddressingMode {}

impl IndirectDmaAddressingMode {
    /// gather
    pub const SRC_INDIRECTION: Self = Self(0x00);
    /// scatter
    pub const DST_INDIRECTION: Self = Self(0x01);
    /// gather and scatter
    pub const SRC_DST_INDIRECTION: Self = Self(0x02);

    /// The value in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 1]) -> Self {
        Self(u8::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 1] {
        self.0.to_le_bytes()
    }
}

#[cfg(feature = "extras")]
/// The values of [`IndirectDmaAddressingMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownIndirectDmaAddressingMode {
    /// gather
    SrcIndirection = 0x00,
    /// scatter
    DstIndirection = 0x01,
    /// gather and scatter
    SrcDstIndirection = 0x02,
}

#[cfg(feature = "extras")]
impl IndirectDmaAddressingMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownIndirectDmaAddressingMode> {
        Some(
            match self.0 {
                0x00 => KnownIndirectDmaAddressingMode::SrcIndirection,
                0x01 => KnownIndirectDmaAddressingMode::DstIndirection,
                0x02 => KnownIndirectDmaAddressingMode::SrcDstIndirection,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownIndirectDmaAddressingMode> for IndirectDmaAddressingMode {
    #[inline]
    fn from(value: KnownIndirectDmaAddressingMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl IndirectDmaAddressingMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "INDIRECT_DMA_ADDRESSING_MODE",
            2,
            &[
                layout::ValueInfo::new("SRC_INDIRECTION", 0x00, "gather"),
                layout::ValueInfo::new("DST_INDIRECTION", 0x01, "scatter"),
                layout::ValueInfo::new("SRC_DST_INDIRECTION", 0x02, "gather and scatter"),
            ],
            "Side of an indirect DMA that goes through an index.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for IndirectDmaAddressingMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for IndirectDmaAddressingMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for IndirectDmaAddressingMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for IndirectDmaAddressingMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("IndirectDmaAddressingMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(IndirectDmaAddressingMode);
