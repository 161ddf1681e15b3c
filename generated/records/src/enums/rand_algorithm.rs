// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Random number algorithm.

/// Random number algorithm.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RandAlgorithm(pub u8);

impl Eq for RandAlgorithm {}

impl RandAlgorithm {
    /// linear feedback shift register
    pub const LFSR: Self = Self(0x00);
    /// PCG-XSH-RR with 64 bits of state
    pub const PCG32: Self = Self(0x01);
    /// Philox4x32-10
    pub const PHILOX: Self = Self(0x02);
    /// six words of state
    pub const XORWOW: Self = Self(0x03);

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
/// The values of [`RandAlgorithm`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownRandAlgorithm {
    /// linear feedback shift register
    Lfsr = 0x00,
    /// PCG-XSH-RR with 64 bits of state
    Pcg32 = 0x01,
    /// Philox4x32-10
    Philox = 0x02,
    /// six words of state
    Xorwow = 0x03,
}

#[cfg(feature = "extras")]
impl RandAlgorithm {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownRandAlgorithm> {
        Some(
            match self.0 {
                0x00 => KnownRandAlgorithm::Lfsr,
                0x01 => KnownRandAlgorithm::Pcg32,
                0x02 => KnownRandAlgorithm::Philox,
                0x03 => KnownRandAlgorithm::Xorwow,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownRandAlgorithm> for RandAlgorithm {
    #[inline]
    fn from(value: KnownRandAlgorithm) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl RandAlgorithm {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "RAND_ALGORITHM",
            8,
            &[
                layout::ValueInfo::new("LFSR", 0x00, "linear feedback shift register"),
                layout::ValueInfo::new(
                    "PCG32",
                    0x01,
                    "PCG-XSH-RR with 64 bits of state",
                ),
                layout::ValueInfo::new("PHILOX", 0x02, "Philox4x32-10"),
                layout::ValueInfo::new("XORWOW", 0x03, "six words of state")
                    .with_gens(layout::GenSet(0b111100)),
            ],
            "Random number algorithm.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/rng-lfsr-dispatch.md#2",
                "gpsimd/firmware/kernels/rng-seed-state-ops.md#6",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for RandAlgorithm {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for RandAlgorithm {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for RandAlgorithm {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for RandAlgorithm {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("RandAlgorithm").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(RandAlgorithm);
