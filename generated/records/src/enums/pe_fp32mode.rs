// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Which mantissa parts of an FP32 operand a pass through the PE array uses.

/// Which mantissa parts of an FP32 operand a pass through the PE array uses.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PeFp32mode(pub u8);

impl Eq for PeFp32mode {}

impl PeFp32mode {
    /// the operand is not FP32
    pub const NONE: Self = Self(0x00);
    /// one pass over the lower part of the mantissa
    pub const LOW: Self = Self(0x01);
    /// one pass over the upper part of the mantissa
    pub const HIGH: Self = Self(0x02);
    /// both parts
    pub const LOW_HIGH: Self = Self(0x03);

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
/// The values of [`PeFp32mode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownPeFp32mode {
    /// the operand is not FP32
    None = 0x00,
    /// one pass over the lower part of the mantissa
    Low = 0x01,
    /// one pass over the upper part of the mantissa
    High = 0x02,
    /// both parts
    LowHigh = 0x03,
}

#[cfg(feature = "extras")]
impl PeFp32mode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownPeFp32mode> {
        Some(
            match self.0 {
                0x00 => KnownPeFp32mode::None,
                0x01 => KnownPeFp32mode::Low,
                0x02 => KnownPeFp32mode::High,
                0x03 => KnownPeFp32mode::LowHigh,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownPeFp32mode> for PeFp32mode {
    #[inline]
    fn from(value: KnownPeFp32mode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl PeFp32mode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "PE_FP32MODE",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, "the operand is not FP32"),
                layout::ValueInfo::new(
                    "LOW",
                    0x01,
                    "one pass over the lower part of the mantissa",
                ),
                layout::ValueInfo::new(
                    "HIGH",
                    0x02,
                    "one pass over the upper part of the mantissa",
                ),
                layout::ValueInfo::new("LOW_HIGH", 0x03, "both parts"),
            ],
            "Which mantissa parts of an FP32 operand a pass through the PE array uses.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/pe-matmul.md#4.3",
                "gpsimd/uarch/per-engine-depth.md#5",
                "cc/isa/pe-matmul-encoding.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PeFp32mode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PeFp32mode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for PeFp32mode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PeFp32mode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PeFp32mode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PeFp32mode);
