// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! The sixteen element types that fit a nibble; what the DMA engines accept.

/// The sixteen element types that fit a nibble; what the DMA engines accept.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DtypeBasic(pub u8);

impl Eq for DtypeBasic {}

impl DtypeBasic {
    /// `BASIC_INVALID`.
    pub const BASIC_INVALID: Self = Self(0x00);
    /// `BASIC_UINT64`.
    pub const BASIC_UINT64: Self = Self(0x01);
    /// `BASIC_INT8`.
    pub const BASIC_INT8: Self = Self(0x02);
    /// `BASIC_UINT8`.
    pub const BASIC_UINT8: Self = Self(0x03);
    /// `BASIC_INT16`.
    pub const BASIC_INT16: Self = Self(0x04);
    /// `BASIC_UINT16`.
    pub const BASIC_UINT16: Self = Self(0x05);
    /// `BASIC_BFLOAT16`.
    pub const BASIC_BFLOAT16: Self = Self(0x06);
    /// `BASIC_FP16`.
    pub const BASIC_FP16: Self = Self(0x07);
    /// `BASIC_INT32`.
    pub const BASIC_INT32: Self = Self(0x08);
    /// `BASIC_UINT32`.
    pub const BASIC_UINT32: Self = Self(0x09);
    /// `BASIC_FP32`.
    pub const BASIC_FP32: Self = Self(0x0a);
    /// `BASIC_FP32R`.
    pub const BASIC_FP32R: Self = Self(0x0b);
    /// `BASIC_INT64`.
    pub const BASIC_INT64: Self = Self(0x0c);
    /// `BASIC_FP8_EXP3`.
    pub const BASIC_FP8_EXP3: Self = Self(0x0d);
    /// `BASIC_FP8_EXP4`.
    pub const BASIC_FP8_EXP4: Self = Self(0x0e);
    /// `BASIC_FP8_EXP5`.
    pub const BASIC_FP8_EXP5: Self = Self(0x0f);

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
/// The values of [`DtypeBasic`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDtypeBasic {
    /// `BASIC_INVALID`.
    BasicInvalid = 0x00,
    /// `BASIC_UINT64`.
    BasicUint64 = 0x01,
    /// `BASIC_INT8`.
    BasicInt8 = 0x02,
    /// `BASIC_UINT8`.
    BasicUint8 = 0x03,
    /// `BASIC_INT16`.
    BasicInt16 = 0x04,
    /// `BASIC_UINT16`.
    BasicUint16 = 0x05,
    /// `BASIC_BFLOAT16`.
    BasicBfloat16 = 0x06,
    /// `BASIC_FP16`.
    BasicFp16 = 0x07,
    /// `BASIC_INT32`.
    BasicInt32 = 0x08,
    /// `BASIC_UINT32`.
    BasicUint32 = 0x09,
    /// `BASIC_FP32`.
    BasicFp32 = 0x0a,
    /// `BASIC_FP32R`.
    BasicFp32r = 0x0b,
    /// `BASIC_INT64`.
    BasicInt64 = 0x0c,
    /// `BASIC_FP8_EXP3`.
    BasicFp8Exp3 = 0x0d,
    /// `BASIC_FP8_EXP4`.
    BasicFp8Exp4 = 0x0e,
    /// `BASIC_FP8_EXP5`.
    BasicFp8Exp5 = 0x0f,
}

#[cfg(feature = "extras")]
impl DtypeBasic {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDtypeBasic> {
        Some(
            match self.0 {
                0x00 => KnownDtypeBasic::BasicInvalid,
                0x01 => KnownDtypeBasic::BasicUint64,
                0x02 => KnownDtypeBasic::BasicInt8,
                0x03 => KnownDtypeBasic::BasicUint8,
                0x04 => KnownDtypeBasic::BasicInt16,
                0x05 => KnownDtypeBasic::BasicUint16,
                0x06 => KnownDtypeBasic::BasicBfloat16,
                0x07 => KnownDtypeBasic::BasicFp16,
                0x08 => KnownDtypeBasic::BasicInt32,
                0x09 => KnownDtypeBasic::BasicUint32,
                0x0a => KnownDtypeBasic::BasicFp32,
                0x0b => KnownDtypeBasic::BasicFp32r,
                0x0c => KnownDtypeBasic::BasicInt64,
                0x0d => KnownDtypeBasic::BasicFp8Exp3,
                0x0e => KnownDtypeBasic::BasicFp8Exp4,
                0x0f => KnownDtypeBasic::BasicFp8Exp5,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDtypeBasic> for DtypeBasic {
    #[inline]
    fn from(value: KnownDtypeBasic) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl DtypeBasic {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DTYPE_BASIC",
            4,
            &[
                layout::ValueInfo::new("BASIC_INVALID", 0x00, "")
                    .with_gens(layout::GenSet(0b111000))
                    .with_sentinel(),
                layout::ValueInfo::new("BASIC_UINT64", 0x01, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_INT8", 0x02, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_UINT8", 0x03, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_INT16", 0x04, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_UINT16", 0x05, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_BFLOAT16", 0x06, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_FP16", 0x07, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_INT32", 0x08, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_UINT32", 0x09, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_FP32", 0x0a, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_FP32R", 0x0b, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_INT64", 0x0c, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_FP8_EXP3", 0x0d, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_FP8_EXP4", 0x0e, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("BASIC_FP8_EXP5", 0x0f, "")
                    .with_gens(layout::GenSet(0b111000)),
            ],
            "The sixteen element types that fit a nibble; what the DMA engines accept.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dtype-model.md#1b"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DtypeBasic {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DtypeBasic {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for DtypeBasic {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DtypeBasic {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DtypeBasic").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DtypeBasic);
