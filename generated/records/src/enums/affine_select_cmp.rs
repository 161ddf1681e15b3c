// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Comparison of the affine mask against zero; an element is kept where it holds.

/// Comparison of the affine mask against zero; an element is kept where it holds.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AffineSelectCmp(pub u8);

impl Eq for AffineSelectCmp {}

impl AffineSelectCmp {
    /// mask \> 0
    pub const GREATER_THAN: Self = Self(0x00);
    /// mask \>= 0
    pub const GREATER_THAN_EQ: Self = Self(0x01);
    /// mask == 0
    pub const EQ: Self = Self(0x02);
    /// mask != 0
    pub const NOT_EQ: Self = Self(0x03);

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
/// The values of [`AffineSelectCmp`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownAffineSelectCmp {
    /// mask \> 0
    GreaterThan = 0x00,
    /// mask \>= 0
    GreaterThanEq = 0x01,
    /// mask == 0
    Eq = 0x02,
    /// mask != 0
    NotEq = 0x03,
}

#[cfg(feature = "extras")]
impl AffineSelectCmp {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownAffineSelectCmp> {
        Some(
            match self.0 {
                0x00 => KnownAffineSelectCmp::GreaterThan,
                0x01 => KnownAffineSelectCmp::GreaterThanEq,
                0x02 => KnownAffineSelectCmp::Eq,
                0x03 => KnownAffineSelectCmp::NotEq,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownAffineSelectCmp> for AffineSelectCmp {
    #[inline]
    fn from(value: KnownAffineSelectCmp) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl AffineSelectCmp {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "AFFINE_SELECT_CMP",
            8,
            &[
                layout::ValueInfo::new("GREATER_THAN", 0x00, "mask > 0"),
                layout::ValueInfo::new("GREATER_THAN_EQ", 0x01, "mask >= 0"),
                layout::ValueInfo::new("EQ", 0x02, "mask == 0"),
                layout::ValueInfo::new("NOT_EQ", 0x03, "mask != 0"),
            ],
            "Comparison of the affine mask against zero; an element is kept where it holds.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/affineselect.md#3.3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for AffineSelectCmp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for AffineSelectCmp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for AffineSelectCmp {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for AffineSelectCmp {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("AffineSelectCmp").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(AffineSelectCmp);
