// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Dimension of the SBUF tensor that a collective works along.

/// Dimension of the SBUF tensor that a collective works along.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CollectiveDimension(pub u8);

impl Eq for CollectiveDimension {}

impl CollectiveDimension {
    /// free dimension
    pub const DIM_0: Self = Self(0x00);
    /// partition dimension
    pub const DIM_1: Self = Self(0x01);

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
/// The values of [`CollectiveDimension`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownCollectiveDimension {
    /// free dimension
    Dim0 = 0x00,
    /// partition dimension
    Dim1 = 0x01,
}

#[cfg(feature = "extras")]
impl CollectiveDimension {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownCollectiveDimension> {
        Some(
            match self.0 {
                0x00 => KnownCollectiveDimension::Dim0,
                0x01 => KnownCollectiveDimension::Dim1,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownCollectiveDimension> for CollectiveDimension {
    #[inline]
    fn from(value: KnownCollectiveDimension) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl CollectiveDimension {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "COLLECTIVE_DIMENSION",
            8,
            &[
                layout::ValueInfo::new("DIM_0", 0x00, "free dimension"),
                layout::ValueInfo::new("DIM_1", 0x01, "partition dimension"),
            ],
            "Dimension of the SBUF tensor that a collective works along.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#2.2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CollectiveDimension {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CollectiveDimension {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for CollectiveDimension {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CollectiveDimension {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CollectiveDimension").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CollectiveDimension);
