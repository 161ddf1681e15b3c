// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether a weight load also carries sparsity tags.

/// Whether a weight load also carries sparsity tags.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TagWgtMode(pub u8);

impl Eq for TagWgtMode {}

impl TagWgtMode {
    /// `WEIGHT_ONLY`.
    pub const WEIGHT_ONLY: Self = Self(0x00);
    /// `TAG_WEIGHT`.
    pub const TAG_WEIGHT: Self = Self(0x01);

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
/// The values of [`TagWgtMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownTagWgtMode {
    /// `WEIGHT_ONLY`.
    WeightOnly = 0x00,
    /// `TAG_WEIGHT`.
    TagWeight = 0x01,
}

#[cfg(feature = "extras")]
impl TagWgtMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownTagWgtMode> {
        Some(
            match self.0 {
                0x00 => KnownTagWgtMode::WeightOnly,
                0x01 => KnownTagWgtMode::TagWeight,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownTagWgtMode> for TagWgtMode {
    #[inline]
    fn from(value: KnownTagWgtMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl TagWgtMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "TAG_WGT_MODE",
            1,
            &[
                layout::ValueInfo::new("WEIGHT_ONLY", 0x00, "")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("TAG_WEIGHT", 0x01, "")
                    .with_gens(layout::GenSet(0b111100)),
            ],
            "Whether a weight load also carries sparsity tags.",
            layout::Conf::Med,
            &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3c,6c"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TagWgtMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TagWgtMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for TagWgtMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TagWgtMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TagWgtMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TagWgtMode);
