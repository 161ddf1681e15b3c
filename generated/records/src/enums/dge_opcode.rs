// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Which real DMA instruction a PSEUDO_DMA_DIRECT2D stands for.

/// Which real DMA instruction a PSEUDO\_DMA\_DIRECT2D stands for.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DgeOpcode(pub u8);

impl Eq for DgeOpcode {}

impl DgeOpcode {
    /// DMAMEMCPY
    pub const DMA_DIRECT2D: Self = Self(0x00);
    /// DMA\_INDIRECT, with an extension record
    pub const DMA_INDIRECT1D: Self = Self(0x01);
    /// DMA\_TRANSPOSE, with an extension record
    pub const DMA_TRANSPOSE: Self = Self(0x02);
    /// DMA\_GATHER\_TRANSPOSE, with an extension record
    pub const DMA_GATHER_TRANSPOSE: Self = Self(0x03);

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
/// The values of [`DgeOpcode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDgeOpcode {
    /// DMAMEMCPY
    DmaDirect2d = 0x00,
    /// DMA\_INDIRECT, with an extension record
    DmaIndirect1d = 0x01,
    /// DMA\_TRANSPOSE, with an extension record
    DmaTranspose = 0x02,
    /// DMA\_GATHER\_TRANSPOSE, with an extension record
    DmaGatherTranspose = 0x03,
}

#[cfg(feature = "extras")]
impl DgeOpcode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDgeOpcode> {
        Some(
            match self.0 {
                0x00 => KnownDgeOpcode::DmaDirect2d,
                0x01 => KnownDgeOpcode::DmaIndirect1d,
                0x02 => KnownDgeOpcode::DmaTranspose,
                0x03 => KnownDgeOpcode::DmaGatherTranspose,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDgeOpcode> for DgeOpcode {
    #[inline]
    fn from(value: KnownDgeOpcode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl DgeOpcode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DGE_OPCODE",
            8,
            &[
                layout::ValueInfo::new("DMA_DIRECT2D", 0x00, "DMAMEMCPY"),
                layout::ValueInfo::new(
                    "DMA_INDIRECT1D",
                    0x01,
                    "DMA_INDIRECT, with an extension record",
                ),
                layout::ValueInfo::new(
                        "DMA_TRANSPOSE",
                        0x02,
                        "DMA_TRANSPOSE, with an extension record",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "DMA_GATHER_TRANSPOSE",
                        0x03,
                        "DMA_GATHER_TRANSPOSE, with an extension record",
                    )
                    .with_gens(layout::GenSet(0b111100)),
            ],
            "Which real DMA instruction a PSEUDO_DMA_DIRECT2D stands for.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#5.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DgeOpcode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DgeOpcode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for DgeOpcode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DgeOpcode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DgeOpcode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DgeOpcode);
