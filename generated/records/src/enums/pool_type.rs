// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Kind of pooling.

/// Kind of pooling.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PoolType(pub u8);

impl Eq for PoolType {}

impl PoolType {
    /// for MAX\_POOL\_SELECT
    pub const NONE: Self = Self(0x00);
    /// `MAX_POOL`.
    pub const MAX_POOL: Self = Self(0x01);
    /// `AVG_POOL`.
    pub const AVG_POOL: Self = Self(0x02);

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
/// The values of [`PoolType`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownPoolType {
    /// for MAX\_POOL\_SELECT
    None = 0x00,
    /// `MAX_POOL`.
    MaxPool = 0x01,
    /// `AVG_POOL`.
    AvgPool = 0x02,
}

#[cfg(feature = "extras")]
impl PoolType {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownPoolType> {
        Some(
            match self.0 {
                0x00 => KnownPoolType::None,
                0x01 => KnownPoolType::MaxPool,
                0x02 => KnownPoolType::AvgPool,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownPoolType> for PoolType {
    #[inline]
    fn from(value: KnownPoolType) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl PoolType {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "POOL_TYPE",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, "for MAX_POOL_SELECT"),
                layout::ValueInfo::new("MAX_POOL", 0x01, ""),
                layout::ValueInfo::new("AVG_POOL", 0x02, ""),
            ],
            "Kind of pooling.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/avg-max-pool.md#3.3",
                "cc/isa/pool-reduce-encoding.md#1",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PoolType {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PoolType {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for PoolType {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PoolType {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PoolType").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PoolType);
