// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Packed micro-format that TENSOR_DEQUANTIZE expands, and the FP8 type it expands to.

/// Packed micro-format that TENSOR\_DEQUANTIZE expands, and the FP8 type it expands to.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DequantFmt(pub u8);

impl Eq for DequantFmt {}

impl DequantFmt {
    /// `INVALID`.
    pub const INVALID: Self = Self(0x00);
    /// FP4 E2M1 to FP8 E5M2
    pub const E2M1TO_E5M2: Self = Self(0x01);
    /// INT4 to FP8 E5M2
    pub const INT4TO_E5M2: Self = Self(0x02);
    /// NF4 to FP8 E4M3
    pub const NF4TO_E4M3: Self = Self(0x03);
    /// FP6 E2M3 to FP8 E4M3
    pub const E2M3TO_E4M3: Self = Self(0x04);

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
/// The values of [`DequantFmt`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDequantFmt {
    /// `INVALID`.
    Invalid = 0x00,
    /// FP4 E2M1 to FP8 E5M2
    E2m1toE5m2 = 0x01,
    /// INT4 to FP8 E5M2
    Int4toE5m2 = 0x02,
    /// NF4 to FP8 E4M3
    Nf4toE4m3 = 0x03,
    /// FP6 E2M3 to FP8 E4M3
    E2m3toE4m3 = 0x04,
}

#[cfg(feature = "extras")]
impl DequantFmt {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDequantFmt> {
        Some(
            match self.0 {
                0x00 => KnownDequantFmt::Invalid,
                0x01 => KnownDequantFmt::E2m1toE5m2,
                0x02 => KnownDequantFmt::Int4toE5m2,
                0x03 => KnownDequantFmt::Nf4toE4m3,
                0x04 => KnownDequantFmt::E2m3toE4m3,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDequantFmt> for DequantFmt {
    #[inline]
    fn from(value: KnownDequantFmt) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl DequantFmt {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DEQUANT_FMT",
            8,
            &[
                layout::ValueInfo::new("INVALID", 0x00, "")
                    .with_gens(layout::GenSet(0b111100))
                    .with_sentinel(),
                layout::ValueInfo::new("E2M1TO_E5M2", 0x01, "FP4 E2M1 to FP8 E5M2")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("INT4TO_E5M2", 0x02, "INT4 to FP8 E5M2")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("NF4TO_E4M3", 0x03, "NF4 to FP8 E4M3")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("E2M3TO_E4M3", 0x04, "FP6 E2M3 to FP8 E4M3")
                    .with_gens(layout::GenSet(0b111100)),
            ],
            "Packed micro-format that TENSOR_DEQUANTIZE expands, and the FP8 type it expands to.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/mx-dequant.md#4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DequantFmt {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DequantFmt {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for DequantFmt {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DequantFmt {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DequantFmt").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DequantFmt);
