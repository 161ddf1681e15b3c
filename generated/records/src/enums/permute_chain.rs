// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether a permute continues as a chain.

/// Whether a permute continues as a chain.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PermuteChain(pub u8);

impl Eq for PermuteChain {}

impl PermuteChain {
    /// `OFF`.
    pub const OFF: Self = Self(0x00);
    /// `ON`.
    pub const ON: Self = Self(0x01);

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
/// The values of [`PermuteChain`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownPermuteChain {
    /// `OFF`.
    Off = 0x00,
    /// `ON`.
    On = 0x01,
}

#[cfg(feature = "extras")]
impl PermuteChain {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownPermuteChain> {
        Some(
            match self.0 {
                0x00 => KnownPermuteChain::Off,
                0x01 => KnownPermuteChain::On,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownPermuteChain> for PermuteChain {
    #[inline]
    fn from(value: KnownPermuteChain) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl PermuteChain {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "PERMUTE_CHAIN",
            8,
            &[
                layout::ValueInfo::new("OFF", 0x00, ""),
                layout::ValueInfo::new("ON", 0x01, ""),
            ],
            "Whether a permute continues as a chain.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#2.4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PermuteChain {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PermuteChain {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for PermuteChain {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PermuteChain {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PermuteChain").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PermuteChain);
