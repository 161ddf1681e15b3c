// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! How an address of DMA_MEMCPY2 is formed.

/// How an address of DMA\_MEMCPY2 is formed.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DmaAddrMode(pub u8);

impl Eq for DmaAddrMode {}

impl DmaAddrMode {
    /// `IMM64`.
    pub const IMM64: Self = Self(0x00);
    /// `REG_PAIR`.
    pub const REG_PAIR: Self = Self(0x01);
    /// `REG_IMM_OFFSET32`.
    pub const REG_IMM_OFFSET32: Self = Self(0x02);
    /// `REG_IMM_OFFSET32I`.
    pub const REG_IMM_OFFSET32I: Self = Self(0x03);
    /// `REG_REG_OFFSET32`.
    pub const REG_REG_OFFSET32: Self = Self(0x04);
    /// `REG_REG_OFFSET32I`.
    pub const REG_REG_OFFSET32I: Self = Self(0x05);
    /// `REG_REG_OFFSET64`.
    pub const REG_REG_OFFSET64: Self = Self(0x06);
    /// `REG_REG_OFFSET64I`.
    pub const REG_REG_OFFSET64I: Self = Self(0x07);
    /// `REG_REG_IMM_SCALE`.
    pub const REG_REG_IMM_SCALE: Self = Self(0x08);
    /// `REG_REG_IMM_SCALE_I`.
    pub const REG_REG_IMM_SCALE_I: Self = Self(0x09);
    /// `REG_REG_REG_SCALE`.
    pub const REG_REG_REG_SCALE: Self = Self(0x0a);
    /// `REG_REG_REG_SCALE_I`.
    pub const REG_REG_REG_SCALE_I: Self = Self(0x0b);

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
/// The values of [`DmaAddrMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDmaAddrMode {
    /// `IMM64`.
    Imm64 = 0x00,
    /// `REG_PAIR`.
    RegPair = 0x01,
    /// `REG_IMM_OFFSET32`.
    RegImmOffset32 = 0x02,
    /// `REG_IMM_OFFSET32I`.
    RegImmOffset32i = 0x03,
    /// `REG_REG_OFFSET32`.
    RegRegOffset32 = 0x04,
    /// `REG_REG_OFFSET32I`.
    RegRegOffset32i = 0x05,
    /// `REG_REG_OFFSET64`.
    RegRegOffset64 = 0x06,
    /// `REG_REG_OFFSET64I`.
    RegRegOffset64i = 0x07,
    /// `REG_REG_IMM_SCALE`.
    RegRegImmScale = 0x08,
    /// `REG_REG_IMM_SCALE_I`.
    RegRegImmScaleI = 0x09,
    /// `REG_REG_REG_SCALE`.
    RegRegRegScale = 0x0a,
    /// `REG_REG_REG_SCALE_I`.
    RegRegRegScaleI = 0x0b,
}

#[cfg(feature = "extras")]
impl DmaAddrMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDmaAddrMode> {
        Some(
            match self.0 {
                0x00 => KnownDmaAddrMode::Imm64,
                0x01 => KnownDmaAddrMode::RegPair,
                0x02 => KnownDmaAddrMode::RegImmOffset32,
                0x03 => KnownDmaAddrMode::RegImmOffset32i,
                0x04 => KnownDmaAddrMode::RegRegOffset32,
                0x05 => KnownDmaAddrMode::RegRegOffset32i,
                0x06 => KnownDmaAddrMode::RegRegOffset64,
                0x07 => KnownDmaAddrMode::RegRegOffset64i,
                0x08 => KnownDmaAddrMode::RegRegImmScale,
                0x09 => KnownDmaAddrMode::RegRegImmScaleI,
                0x0a => KnownDmaAddrMode::RegRegRegScale,
                0x0b => KnownDmaAddrMode::RegRegRegScaleI,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDmaAddrMode> for DmaAddrMode {
    #[inline]
    fn from(value: KnownDmaAddrMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl DmaAddrMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DMA_ADDR_MODE",
            4,
            &[
                layout::ValueInfo::new("IMM64", 0x00, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_PAIR", 0x01, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_IMM_OFFSET32", 0x02, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_IMM_OFFSET32I", 0x03, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_REG_OFFSET32", 0x04, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_REG_OFFSET32I", 0x05, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_REG_OFFSET64", 0x06, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_REG_OFFSET64I", 0x07, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_REG_IMM_SCALE", 0x08, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_REG_IMM_SCALE_I", 0x09, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_REG_REG_SCALE", 0x0a, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("REG_REG_REG_SCALE_I", 0x0b, "")
                    .with_gens(layout::GenSet(0b100000)),
            ],
            "How an address of DMA_MEMCPY2 is formed.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3b"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaAddrMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaAddrMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for DmaAddrMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaAddrMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaAddrMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaAddrMode);
