// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Number of physical cores that form one logical core.

/// Number of physical cores that form one logical core.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct LncSizeFmt(pub u8);

impl Eq for LncSizeFmt {}

impl LncSizeFmt {
    /// a core copies to itself
    pub const LNC1: Self = Self(0x00);
    /// pairs of cores
    pub const LNC2: Self = Self(0x01);
    /// groups of four; no instruction accepts it
    pub const LNC4: Self = Self(0x02);
    /// all eight; no instruction accepts it
    pub const LNC8: Self = Self(0x03);

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
/// The values of [`LncSizeFmt`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownLncSizeFmt {
    /// a core copies to itself
    Lnc1 = 0x00,
    /// pairs of cores
    Lnc2 = 0x01,
    /// groups of four; no instruction accepts it
    Lnc4 = 0x02,
    /// all eight; no instruction accepts it
    Lnc8 = 0x03,
}

#[cfg(feature = "extras")]
impl LncSizeFmt {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownLncSizeFmt> {
        Some(
            match self.0 {
                0x00 => KnownLncSizeFmt::Lnc1,
                0x01 => KnownLncSizeFmt::Lnc2,
                0x02 => KnownLncSizeFmt::Lnc4,
                0x03 => KnownLncSizeFmt::Lnc8,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownLncSizeFmt> for LncSizeFmt {
    #[inline]
    fn from(value: KnownLncSizeFmt) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl LncSizeFmt {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "LNC_SIZE_FMT",
            8,
            &[
                layout::ValueInfo::new("LNC1", 0x00, "a core copies to itself")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("LNC2", 0x01, "pairs of cores")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "LNC4",
                        0x02,
                        "groups of four; no instruction accepts it",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "LNC8",
                        0x03,
                        "all eight; no instruction accepts it",
                    )
                    .with_gens(layout::GenSet(0b111100)),
            ],
            "Number of physical cores that form one logical core.",
            layout::Conf::High,
            &[
                "gpsimd/collectives/ops/collective-enums.md#2.3",
                "gpsimd/collectives/ops/s3d3-collective.md#2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for LncSizeFmt {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for LncSizeFmt {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for LncSizeFmt {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for LncSizeFmt {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("LncSizeFmt").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(LncSizeFmt);
