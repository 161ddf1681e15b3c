// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! How many PSUM banks the start of an accumulation group clears.

/// How many PSUM banks the start of an accumulation group clears.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MatmulZeroRegion(pub u8);

impl Eq for MatmulZeroRegion {}

impl MatmulZeroRegion {
    /// 1 bank
    pub const SIZE2048: Self = Self(0x00);
    /// 2 banks
    pub const SIZE4096: Self = Self(0x01);
    /// 4 banks
    pub const SIZE8192: Self = Self(0x02);
    /// 8 banks
    pub const SIZE16384: Self = Self(0x03);

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
/// The values of [`MatmulZeroRegion`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownMatmulZeroRegion {
    /// 1 bank
    Size2048 = 0x00,
    /// 2 banks
    Size4096 = 0x01,
    /// 4 banks
    Size8192 = 0x02,
    /// 8 banks
    Size16384 = 0x03,
}

#[cfg(feature = "extras")]
impl MatmulZeroRegion {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownMatmulZeroRegion> {
        Some(
            match self.0 {
                0x00 => KnownMatmulZeroRegion::Size2048,
                0x01 => KnownMatmulZeroRegion::Size4096,
                0x02 => KnownMatmulZeroRegion::Size8192,
                0x03 => KnownMatmulZeroRegion::Size16384,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownMatmulZeroRegion> for MatmulZeroRegion {
    #[inline]
    fn from(value: KnownMatmulZeroRegion) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl MatmulZeroRegion {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "MATMUL_ZERO_REGION",
            8,
            &[
                layout::ValueInfo::new("SIZE2048", 0x00, "1 bank"),
                layout::ValueInfo::new("SIZE4096", 0x01, "2 banks"),
                layout::ValueInfo::new("SIZE8192", 0x02, "4 banks"),
                layout::ValueInfo::new("SIZE16384", 0x03, "8 banks"),
            ],
            "How many PSUM banks the start of an accumulation group clears.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pe-matmul.md#4.2", "cc/bir/sim-matmul-mx.md#5"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MatmulZeroRegion {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MatmulZeroRegion {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for MatmulZeroRegion {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MatmulZeroRegion {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MatmulZeroRegion").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(MatmulZeroRegion);
