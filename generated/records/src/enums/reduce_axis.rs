// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Extent of a cross-lane reduction.

/// Extent of a cross-lane reduction.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ReduceAxis(pub u8);

impl Eq for ReduceAxis {}

impl ReduceAxis {
    /// everything to one element
    pub const ALL: Self = Self(0x00);
    /// across partitions, every position for itself
    pub const PARTITIONS: Self = Self(0x01);

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
/// The values of [`ReduceAxis`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownReduceAxis {
    /// everything to one element
    All = 0x00,
    /// across partitions, every position for itself
    Partitions = 0x01,
}

#[cfg(feature = "extras")]
impl ReduceAxis {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownReduceAxis> {
        Some(
            match self.0 {
                0x00 => KnownReduceAxis::All,
                0x01 => KnownReduceAxis::Partitions,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownReduceAxis> for ReduceAxis {
    #[inline]
    fn from(value: KnownReduceAxis) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl ReduceAxis {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "REDUCE_AXIS",
            8,
            &[
                layout::ValueInfo::new("ALL", 0x00, "everything to one element"),
                layout::ValueInfo::new(
                    "PARTITIONS",
                    0x01,
                    "across partitions, every position for itself",
                ),
            ],
            "Extent of a cross-lane reduction.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/cross-lane-reduce.md#7.2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ReduceAxis {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ReduceAxis {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for ReduceAxis {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ReduceAxis {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ReduceAxis").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ReduceAxis);
