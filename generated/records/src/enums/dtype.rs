// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Element type of a tensor or immediate.

/// Element type of a tensor or immediate.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Dtype(pub u8);

impl Eq for Dtype {}

impl Dtype {
    /// no type
    pub const INVALID: Self = Self(0x00);
    /// where an operation admits it
    pub const UINT64: Self = Self(0x01);
    /// `INT8`.
    pub const INT8: Self = Self(0x02);
    /// `UINT8`.
    pub const UINT8: Self = Self(0x03);
    /// `INT16`.
    pub const INT16: Self = Self(0x04);
    /// `UINT16`.
    pub const UINT16: Self = Self(0x05);
    /// 1-8-7
    pub const BFLOAT16: Self = Self(0x06);
    /// 1-5-10
    pub const FP16: Self = Self(0x07);
    /// `INT32`.
    pub const INT32: Self = Self(0x08);
    /// `UINT32`.
    pub const UINT32: Self = Self(0x09);
    /// 1-8-23
    pub const FP32: Self = Self(0x0a);
    /// fp32 rounded to a shorter mantissa; legal as an output only
    pub const FP32R: Self = Self(0x0b);
    /// where an operation admits it
    pub const INT64: Self = Self(0x0c);
    /// E3M4, bias 3
    pub const FP8_EXP3: Self = Self(0x0d);
    /// E4M3, bias 7
    pub const FP8_EXP4: Self = Self(0x0e);
    /// E5M2, bias 15
    pub const FP8_EXP5: Self = Self(0x0f);
    /// E2M1
    pub const FP4_EXP2: Self = Self(0x10);
    /// E2M5
    pub const FP8_EXP2: Self = Self(0x11);
    /// `INT4`.
    pub const INT4: Self = Self(0x12);
    /// unsigned E8M0, scales only
    pub const SFP8_E8: Self = Self(0x13);
    /// unsigned E7M1, scales only
    pub const SFP8_E7: Self = Self(0x14);
    /// unsigned E6M2, scales only
    pub const SFP8_E6: Self = Self(0x15);
    /// unsigned E5M3, scales only
    pub const SFP8_E5: Self = Self(0x16);
    /// packed code of 1 bit, transport only
    pub const CPTC1: Self = Self(0x19);
    /// packed code of 2 bits, transport only
    pub const CPTC2: Self = Self(0x1a);
    /// packed code of 3 bits, transport only
    pub const CPTC3: Self = Self(0x1b);
    /// packed code of 4 bits, transport only
    pub const CPTC4: Self = Self(0x1c);
    /// packed code of 5 bits, transport only
    pub const CPTC5: Self = Self(0x1d);
    /// packed code of 6 bits, transport only
    pub const CPTC6: Self = Self(0x1e);
    /// packed code of 7 bits, transport only
    pub const CPTC7: Self = Self(0x1f);

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
/// The values of [`Dtype`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDtype {
    /// no type
    Invalid = 0x00,
    /// where an operation admits it
    Uint64 = 0x01,
    /// `INT8`.
    Int8 = 0x02,
    /// `UINT8`.
    Uint8 = 0x03,
    /// `INT16`.
    Int16 = 0x04,
    /// `UINT16`.
    Uint16 = 0x05,
    /// 1-8-7
    Bfloat16 = 0x06,
    /// 1-5-10
    Fp16 = 0x07,
    /// `INT32`.
    Int32 = 0x08,
    /// `UINT32`.
    Uint32 = 0x09,
    /// 1-8-23
    Fp32 = 0x0a,
    /// fp32 rounded to a shorter mantissa; legal as an output only
    Fp32r = 0x0b,
    /// where an operation admits it
    Int64 = 0x0c,
    /// E3M4, bias 3
    Fp8Exp3 = 0x0d,
    /// E4M3, bias 7
    Fp8Exp4 = 0x0e,
    /// E5M2, bias 15
    Fp8Exp5 = 0x0f,
    /// E2M1
    Fp4Exp2 = 0x10,
    /// E2M5
    Fp8Exp2 = 0x11,
    /// `INT4`.
    Int4 = 0x12,
    /// unsigned E8M0, scales only
    Sfp8E8 = 0x13,
    /// unsigned E7M1, scales only
    Sfp8E7 = 0x14,
    /// unsigned E6M2, scales only
    Sfp8E6 = 0x15,
    /// unsigned E5M3, scales only
    Sfp8E5 = 0x16,
    /// packed code of 1 bit, transport only
    Cptc1 = 0x19,
    /// packed code of 2 bits, transport only
    Cptc2 = 0x1a,
    /// packed code of 3 bits, transport only
    Cptc3 = 0x1b,
    /// packed code of 4 bits, transport only
    Cptc4 = 0x1c,
    /// packed code of 5 bits, transport only
    Cptc5 = 0x1d,
    /// packed code of 6 bits, transport only
    Cptc6 = 0x1e,
    /// packed code of 7 bits, transport only
    Cptc7 = 0x1f,
}

#[cfg(feature = "extras")]
impl Dtype {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDtype> {
        Some(
            match self.0 {
                0x00 => KnownDtype::Invalid,
                0x01 => KnownDtype::Uint64,
                0x02 => KnownDtype::Int8,
                0x03 => KnownDtype::Uint8,
                0x04 => KnownDtype::Int16,
                0x05 => KnownDtype::Uint16,
                0x06 => KnownDtype::Bfloat16,
                0x07 => KnownDtype::Fp16,
                0x08 => KnownDtype::Int32,
                0x09 => KnownDtype::Uint32,
                0x0a => KnownDtype::Fp32,
                0x0b => KnownDtype::Fp32r,
                0x0c => KnownDtype::Int64,
                0x0d => KnownDtype::Fp8Exp3,
                0x0e => KnownDtype::Fp8Exp4,
                0x0f => KnownDtype::Fp8Exp5,
                0x10 => KnownDtype::Fp4Exp2,
                0x11 => KnownDtype::Fp8Exp2,
                0x12 => KnownDtype::Int4,
                0x13 => KnownDtype::Sfp8E8,
                0x14 => KnownDtype::Sfp8E7,
                0x15 => KnownDtype::Sfp8E6,
                0x16 => KnownDtype::Sfp8E5,
                0x19 => KnownDtype::Cptc1,
                0x1a => KnownDtype::Cptc2,
                0x1b => KnownDtype::Cptc3,
                0x1c => KnownDtype::Cptc4,
                0x1d => KnownDtype::Cptc5,
                0x1e => KnownDtype::Cptc6,
                0x1f => KnownDtype::Cptc7,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDtype> for Dtype {
    #[inline]
    fn from(value: KnownDtype) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl Dtype {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DTYPE",
            8,
            &[
                layout::ValueInfo::new("INVALID", 0x00, "no type")
                    .with_sentinel()
                    .with_lower_case(),
                layout::ValueInfo::new("UINT64", 0x01, "where an operation admits it")
                    .with_lower_case(),
                layout::ValueInfo::new("INT8", 0x02, "").with_lower_case(),
                layout::ValueInfo::new("UINT8", 0x03, "").with_lower_case(),
                layout::ValueInfo::new("INT16", 0x04, "").with_lower_case(),
                layout::ValueInfo::new("UINT16", 0x05, "").with_lower_case(),
                layout::ValueInfo::new("BFLOAT16", 0x06, "1-8-7").with_lower_case(),
                layout::ValueInfo::new("FP16", 0x07, "1-5-10").with_lower_case(),
                layout::ValueInfo::new("INT32", 0x08, "").with_lower_case(),
                layout::ValueInfo::new("UINT32", 0x09, "").with_lower_case(),
                layout::ValueInfo::new("FP32", 0x0a, "1-8-23").with_lower_case(),
                layout::ValueInfo::new(
                        "FP32R",
                        0x0b,
                        "fp32 rounded to a shorter mantissa; legal as an output only",
                    )
                    .with_lower_case(),
                layout::ValueInfo::new("INT64", 0x0c, "where an operation admits it")
                    .with_lower_case(),
                layout::ValueInfo::new("FP8_EXP3", 0x0d, "E3M4, bias 3")
                    .with_lower_case(),
                layout::ValueInfo::new("FP8_EXP4", 0x0e, "E4M3, bias 7")
                    .with_lower_case(),
                layout::ValueInfo::new("FP8_EXP5", 0x0f, "E5M2, bias 15")
                    .with_lower_case(),
                layout::ValueInfo::new("FP4_EXP2", 0x10, "E2M1")
                    .with_gens(layout::GenSet(0b111000))
                    .with_lower_case(),
                layout::ValueInfo::new("FP8_EXP2", 0x11, "E2M5")
                    .with_gens(layout::GenSet(0b100000))
                    .with_lower_case(),
                layout::ValueInfo::new("INT4", 0x12, "")
                    .with_gens(layout::GenSet(0b100000))
                    .with_lower_case(),
                layout::ValueInfo::new("SFP8_E8", 0x13, "unsigned E8M0, scales only")
                    .with_gens(layout::GenSet(0b100000))
                    .with_lower_case(),
                layout::ValueInfo::new("SFP8_E7", 0x14, "unsigned E7M1, scales only")
                    .with_gens(layout::GenSet(0b100000))
                    .with_lower_case(),
                layout::ValueInfo::new("SFP8_E6", 0x15, "unsigned E6M2, scales only")
                    .with_gens(layout::GenSet(0b100000))
                    .with_lower_case(),
                layout::ValueInfo::new("SFP8_E5", 0x16, "unsigned E5M3, scales only")
                    .with_gens(layout::GenSet(0b100000))
                    .with_lower_case(),
                layout::ValueInfo::new(
                        "CPTC1",
                        0x19,
                        "packed code of 1 bit, transport only",
                    )
                    .with_gens(layout::GenSet(0b111000))
                    .with_lower_case(),
                layout::ValueInfo::new(
                        "CPTC2",
                        0x1a,
                        "packed code of 2 bits, transport only",
                    )
                    .with_gens(layout::GenSet(0b111000))
                    .with_lower_case(),
                layout::ValueInfo::new(
                        "CPTC3",
                        0x1b,
                        "packed code of 3 bits, transport only",
                    )
                    .with_gens(layout::GenSet(0b111000))
                    .with_lower_case(),
                layout::ValueInfo::new(
                        "CPTC4",
                        0x1c,
                        "packed code of 4 bits, transport only",
                    )
                    .with_gens(layout::GenSet(0b111000))
                    .with_lower_case(),
                layout::ValueInfo::new(
                        "CPTC5",
                        0x1d,
                        "packed code of 5 bits, transport only",
                    )
                    .with_gens(layout::GenSet(0b111000))
                    .with_lower_case(),
                layout::ValueInfo::new(
                        "CPTC6",
                        0x1e,
                        "packed code of 6 bits, transport only",
                    )
                    .with_gens(layout::GenSet(0b111000))
                    .with_lower_case(),
                layout::ValueInfo::new(
                        "CPTC7",
                        0x1f,
                        "packed code of 7 bits, transport only",
                    )
                    .with_gens(layout::GenSet(0b111000))
                    .with_lower_case(),
            ],
            "Element type of a tensor or immediate.",
            layout::Conf::High,
            &[
                "gpsimd/generations/arch-isa-header-diff.md#3",
                "gpsimd/firmware/kernels/dtype-model.md#1",
                "cc/isa/isa-enum-ordinals.md#ENUM3",
                "cc/appendix/master-enum-dtype-table.md",
                "runtime/isa/fp8-dtype-encoding.md#2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Dtype {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Dtype {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for Dtype {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Dtype {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Dtype").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Dtype);

impl Dtype {
    /// Bits of one element; `None` for values that are no element type.
    #[inline]
    pub const fn bits(self) -> Option<u32> {
        Some(
            match self.0 {
                0x01 => 64u32,
                0x02 => 8u32,
                0x03 => 8u32,
                0x04 => 16u32,
                0x05 => 16u32,
                0x06 => 16u32,
                0x07 => 16u32,
                0x08 => 32u32,
                0x09 => 32u32,
                0x0a => 32u32,
                0x0b => 32u32,
                0x0c => 64u32,
                0x0d => 8u32,
                0x0e => 8u32,
                0x0f => 8u32,
                0x10 => 4u32,
                0x11 => 8u32,
                0x12 => 4u32,
                0x13 => 8u32,
                0x14 => 8u32,
                0x15 => 8u32,
                0x16 => 8u32,
                0x19 => 1u32,
                0x1a => 2u32,
                0x1b => 3u32,
                0x1c => 4u32,
                0x1d => 5u32,
                0x1e => 6u32,
                0x1f => 7u32,
                _ => return None,
            },
        )
    }

    /// Whether elements are signed integers.
    #[inline]
    pub const fn is_signed(self) -> bool {
        matches!(
            self.0, 0x02 | 0x04 | 0x06 | 0x07 | 0x08 | 0x0a | 0x0b | 0x0c | 0x0d | 0x0e |
            0x0f | 0x10 | 0x11 | 0x12
        )
    }
}
