// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether a matrix multiplication on maverick replaces the PSUM contents or adds to them.

/// Whether a matrix multiplication on maverick replaces the PSUM contents or adds to them.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AccumulateMode(pub u8);

impl Eq for AccumulateMode {}

impl AccumulateMode {
    /// the product replaces what PSUM holds
    pub const OVERWRITE: Self = Self(0x00);
    /// the product is added to what PSUM holds
    pub const ACCUMULATE: Self = Self(0x01);

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
/// The values of [`AccumulateMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownAccumulateMode {
    /// the product replaces what PSUM holds
    Overwrite = 0x00,
    /// the product is added to what PSUM holds
    Accumulate = 0x01,
}

#[cfg(feature = "extras")]
impl AccumulateMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownAccumulateMode> {
        Some(
            match self.0 {
                0x00 => KnownAccumulateMode::Overwrite,
                0x01 => KnownAccumulateMode::Accumulate,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownAccumulateMode> for AccumulateMode {
    #[inline]
    fn from(value: KnownAccumulateMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl AccumulateMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "ACCUMULATE_MODE",
            1,
            &[
                layout::ValueInfo::new(
                        "OVERWRITE",
                        0x00,
                        "the product replaces what PSUM holds",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "ACCUMULATE",
                        0x01,
                        "the product is added to what PSUM holds",
                    )
                    .with_gens(layout::GenSet(0b111000)),
            ],
            "Whether a matrix multiplication on maverick replaces the PSUM contents or adds to them.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pe-matmul.md#4.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for AccumulateMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for AccumulateMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for AccumulateMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for AccumulateMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("AccumulateMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(AccumulateMode);
