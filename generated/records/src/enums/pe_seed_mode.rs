// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether the PE stochastic rounding seeds are loaded or saved.

/// Whether the PE stochastic rounding seeds are loaded or saved.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PeSeedMode(pub u8);

impl Eq for PeSeedMode {}

impl PeSeedMode {
    /// `NONE`.
    pub const NONE: Self = Self(0x00);
    /// `LOAD_SEED`.
    pub const LOAD_SEED: Self = Self(0x01);
    /// `SAVE_SEED`.
    pub const SAVE_SEED: Self = Self(0x02);

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
/// The values of [`PeSeedMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownPeSeedMode {
    /// `NONE`.
    None = 0x00,
    /// `LOAD_SEED`.
    LoadSeed = 0x01,
    /// `SAVE_SEED`.
    SaveSeed = 0x02,
}

#[cfg(feature = "extras")]
impl PeSeedMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownPeSeedMode> {
        Some(
            match self.0 {
                0x00 => KnownPeSeedMode::None,
                0x01 => KnownPeSeedMode::LoadSeed,
                0x02 => KnownPeSeedMode::SaveSeed,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownPeSeedMode> for PeSeedMode {
    #[inline]
    fn from(value: KnownPeSeedMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl PeSeedMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "PE_SEED_MODE",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("LOAD_SEED", 0x01, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("SAVE_SEED", 0x02, "")
                    .with_gens(layout::GenSet(0b111000)),
            ],
            "Whether the PE stochastic rounding seeds are loaded or saved.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/pe-matmul.md#5",
                "gpsimd/uarch/per-engine-depth.md#4",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PeSeedMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PeSeedMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for PeSeedMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PeSeedMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PeSeedMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PeSeedMode);
