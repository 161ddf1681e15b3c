// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Kind of a collective operation.

/// Kind of a collective operation.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CollectiveType(pub u8);

impl Eq for CollectiveType {}

impl CollectiveType {
    /// `INVALID`.
    pub const INVALID: Self = Self(0x00);
    /// reduces
    pub const ALL_REDUCE: Self = Self(0x01);
    /// reduces
    pub const REDUCE_SCATTER: Self = Self(0x02);
    /// `ALL_GATHER`.
    pub const ALL_GATHER: Self = Self(0x03);
    /// `ALL_TO_ALL`.
    pub const ALL_TO_ALL: Self = Self(0x04);
    /// `PERMUTE`.
    pub const PERMUTE: Self = Self(0x05);
    /// reduces; announced as a future extension
    pub const PERMUTE_REDUCE: Self = Self(0x06);
    /// `PERMUTE_IMPLICIT`.
    pub const PERMUTE_IMPLICIT: Self = Self(0x07);
    /// reduces
    pub const PERMUTE_REDUCE_IMPLICIT: Self = Self(0x08);
    /// `ALL_TO_ALL_V`.
    pub const ALL_TO_ALL_V: Self = Self(0x09);

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
/// The values of [`CollectiveType`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownCollectiveType {
    /// `INVALID`.
    Invalid = 0x00,
    /// reduces
    AllReduce = 0x01,
    /// reduces
    ReduceScatter = 0x02,
    /// `ALL_GATHER`.
    AllGather = 0x03,
    /// `ALL_TO_ALL`.
    AllToAll = 0x04,
    /// `PERMUTE`.
    Permute = 0x05,
    /// reduces; announced as a future extension
    PermuteReduce = 0x06,
    /// `PERMUTE_IMPLICIT`.
    PermuteImplicit = 0x07,
    /// reduces
    PermuteReduceImplicit = 0x08,
    /// `ALL_TO_ALL_V`.
    AllToAllV = 0x09,
}

#[cfg(feature = "extras")]
impl CollectiveType {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownCollectiveType> {
        Some(
            match self.0 {
                0x00 => KnownCollectiveType::Invalid,
                0x01 => KnownCollectiveType::AllReduce,
                0x02 => KnownCollectiveType::ReduceScatter,
                0x03 => KnownCollectiveType::AllGather,
                0x04 => KnownCollectiveType::AllToAll,
                0x05 => KnownCollectiveType::Permute,
                0x06 => KnownCollectiveType::PermuteReduce,
                0x07 => KnownCollectiveType::PermuteImplicit,
                0x08 => KnownCollectiveType::PermuteReduceImplicit,
                0x09 => KnownCollectiveType::AllToAllV,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownCollectiveType> for CollectiveType {
    #[inline]
    fn from(value: KnownCollectiveType) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl CollectiveType {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "COLLECTIVE_TYPE",
            8,
            &[
                layout::ValueInfo::new("INVALID", 0x00, "").with_sentinel(),
                layout::ValueInfo::new("ALL_REDUCE", 0x01, "reduces"),
                layout::ValueInfo::new("REDUCE_SCATTER", 0x02, "reduces"),
                layout::ValueInfo::new("ALL_GATHER", 0x03, ""),
                layout::ValueInfo::new("ALL_TO_ALL", 0x04, ""),
                layout::ValueInfo::new("PERMUTE", 0x05, ""),
                layout::ValueInfo::new(
                    "PERMUTE_REDUCE",
                    0x06,
                    "reduces; announced as a future extension",
                ),
                layout::ValueInfo::new("PERMUTE_IMPLICIT", 0x07, ""),
                layout::ValueInfo::new("PERMUTE_REDUCE_IMPLICIT", 0x08, "reduces"),
                layout::ValueInfo::new("ALL_TO_ALL_V", 0x09, ""),
            ],
            "Kind of a collective operation.",
            layout::Conf::High,
            &[
                "gpsimd/collectives/ops/collective-enums.md#2.1",
                "gpsimd/collectives/ops/trigger-collective.md#3",
                "cc/isa/collective-customop-encoding.md#2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CollectiveType {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CollectiveType {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for CollectiveType {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CollectiveType {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CollectiveType").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CollectiveType);
