// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Which generator of the engine is meant.

/// Which generator of the engine is meant.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RandSrc(pub u8);

impl Eq for RandSrc {}

impl RandSrc {
    /// `RNG_LFSR`.
    pub const RNG_LFSR: Self = Self(0x00);
    /// `RNG_XORWOW`.
    pub const RNG_XORWOW: Self = Self(0x01);
    /// `RNG_PHILOX`.
    pub const RNG_PHILOX: Self = Self(0x02);
    /// `OUTPUT_CVT_LFSR`.
    pub const OUTPUT_CVT_LFSR: Self = Self(0x03);

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
/// The values of [`RandSrc`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownRandSrc {
    /// `RNG_LFSR`.
    RngLfsr = 0x00,
    /// `RNG_XORWOW`.
    RngXorwow = 0x01,
    /// `RNG_PHILOX`.
    RngPhilox = 0x02,
    /// `OUTPUT_CVT_LFSR`.
    OutputCvtLfsr = 0x03,
}

#[cfg(feature = "extras")]
impl RandSrc {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownRandSrc> {
        Some(
            match self.0 {
                0x00 => KnownRandSrc::RngLfsr,
                0x01 => KnownRandSrc::RngXorwow,
                0x02 => KnownRandSrc::RngPhilox,
                0x03 => KnownRandSrc::OutputCvtLfsr,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownRandSrc> for RandSrc {
    #[inline]
    fn from(value: KnownRandSrc) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl RandSrc {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "RAND_SRC",
            8,
            &[
                layout::ValueInfo::new("RNG_LFSR", 0x00, ""),
                layout::ValueInfo::new("RNG_XORWOW", 0x01, "")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("RNG_PHILOX", 0x02, ""),
                layout::ValueInfo::new("OUTPUT_CVT_LFSR", 0x03, "")
                    .with_gens(layout::GenSet(0b111100)),
            ],
            "Which generator of the engine is meant.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/rng-lfsr-dispatch.md#2",
                "gpsimd/firmware/kernels/rng-seed-state-ops.md#6",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for RandSrc {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for RandSrc {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for RandSrc {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for RandSrc {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("RandSrc").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(RandSrc);
