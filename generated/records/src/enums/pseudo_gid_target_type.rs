// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Where the runtime puts a global id.

/// Where the runtime puts a global id.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PseudoGidTargetType(pub u8);

impl Eq for PseudoGidTargetType {}

impl PseudoGidTargetType {
    /// `ADDRESS`.
    pub const ADDRESS: Self = Self(0x00);
    /// `REGISTER`.
    pub const REGISTER: Self = Self(0x01);

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
/// The values of [`PseudoGidTargetType`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownPseudoGidTargetType {
    /// `ADDRESS`.
    Address = 0x00,
    /// `REGISTER`.
    Register = 0x01,
}

#[cfg(feature = "extras")]
impl PseudoGidTargetType {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownPseudoGidTargetType> {
        Some(
            match self.0 {
                0x00 => KnownPseudoGidTargetType::Address,
                0x01 => KnownPseudoGidTargetType::Register,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownPseudoGidTargetType> for PseudoGidTargetType {
    #[inline]
    fn from(value: KnownPseudoGidTargetType) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl PseudoGidTargetType {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "PSEUDO_GID_TARGET_TYPE",
            8,
            &[
                layout::ValueInfo::new("ADDRESS", 0x00, ""),
                layout::ValueInfo::new("REGISTER", 0x01, ""),
            ],
            "Where the runtime puts a global id.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/rank-id.md#7"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoGidTargetType {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoGidTargetType {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for PseudoGidTargetType {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoGidTargetType {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoGidTargetType").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoGidTargetType);
