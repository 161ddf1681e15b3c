// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! How a matrix multiplication joins an accumulation group in PSUM. Without BEGIN bits the product is added to what PSUM holds.

/// How a matrix multiplication joins an accumulation group in PSUM. Without BEGIN bits the product is added to what PSUM holds.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MatmulPsumAccumulateFlags(pub u8);

impl Eq for MatmulPsumAccumulateFlags {}

impl MatmulPsumAccumulateFlags {
    /// `MULTI_MID`.
    pub const MULTI_MID: Self = Self(0x00);
    /// clear the zero region, then write
    pub const BEGIN_MATMUL_GROUP: Self = Self(0x01);
    /// `MULTI_START`.
    pub const MULTI_START: Self = Self(0x01);
    /// the group is complete with this product
    pub const END_MATMUL_GROUP: Self = Self(0x02);
    /// `MULTI_END`.
    pub const MULTI_END: Self = Self(0x02);
    /// `SINGLE`.
    pub const SINGLE: Self = Self(0x03);
    /// begin a group on top of what PSUM holds
    pub const BEGIN_ACCUM_MATMUL_GROUP: Self = Self(0x04);

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
/// The values of [`MatmulPsumAccumulateFlags`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownMatmulPsumAccumulateFlags {
    /// `MULTI_MID`.
    MultiMid = 0x00,
    /// clear the zero region, then write
    BeginMatmulGroup = 0x01,
    /// the group is complete with this product
    EndMatmulGroup = 0x02,
    /// `SINGLE`.
    Single = 0x03,
    /// begin a group on top of what PSUM holds
    BeginAccumMatmulGroup = 0x04,
}

#[cfg(feature = "extras")]
impl MatmulPsumAccumulateFlags {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownMatmulPsumAccumulateFlags> {
        Some(
            match self.0 {
                0x00 => KnownMatmulPsumAccumulateFlags::MultiMid,
                0x01 => KnownMatmulPsumAccumulateFlags::BeginMatmulGroup,
                0x02 => KnownMatmulPsumAccumulateFlags::EndMatmulGroup,
                0x03 => KnownMatmulPsumAccumulateFlags::Single,
                0x04 => KnownMatmulPsumAccumulateFlags::BeginAccumMatmulGroup,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownMatmulPsumAccumulateFlags> for MatmulPsumAccumulateFlags {
    #[inline]
    fn from(value: KnownMatmulPsumAccumulateFlags) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl MatmulPsumAccumulateFlags {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "MATMUL_PSUM_ACCUMULATE_FLAGS",
            8,
            &[
                layout::ValueInfo::new("MULTI_MID", 0x00, ""),
                layout::ValueInfo::new(
                    "BEGIN_MATMUL_GROUP",
                    0x01,
                    "clear the zero region, then write",
                ),
                layout::ValueInfo::new("MULTI_START", 0x01, ""),
                layout::ValueInfo::new(
                    "END_MATMUL_GROUP",
                    0x02,
                    "the group is complete with this product",
                ),
                layout::ValueInfo::new("MULTI_END", 0x02, ""),
                layout::ValueInfo::new("SINGLE", 0x03, ""),
                layout::ValueInfo::new(
                    "BEGIN_ACCUM_MATMUL_GROUP",
                    0x04,
                    "begin a group on top of what PSUM holds",
                ),
            ],
            "How a matrix multiplication joins an accumulation group in PSUM. Without BEGIN bits the product is added to what PSUM holds.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/pe-matmul.md#4.1",
                "cc/isa/pe-matmul-encoding.md#MatmultMx",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MatmulPsumAccumulateFlags {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MatmulPsumAccumulateFlags {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for MatmulPsumAccumulateFlags {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MatmulPsumAccumulateFlags {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MatmulPsumAccumulateFlags").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(MatmulPsumAccumulateFlags);
