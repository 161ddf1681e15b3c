// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Element types of TONGA.

/// Element types of TONGA.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TongaDtype(pub u8);

impl Eq for TongaDtype {}

impl TongaDtype {
    /// `INVALID`.
    pub const INVALID: Self = Self(0x00);
    /// `UINT8`.
    pub const UINT8: Self = Self(0x03);
    /// `UINT16`.
    pub const UINT16: Self = Self(0x05);
    /// `BFLOAT16`.
    pub const BFLOAT16: Self = Self(0x06);
    /// `FP16`.
    pub const FP16: Self = Self(0x07);
    /// partial sums of UINT8 networks
    pub const INT32: Self = Self(0x08);
    /// partial sums of FP16 and BFLOAT16 networks
    pub const FP32: Self = Self(0x0a);
    /// partial sums of UINT16 networks
    pub const INT64: Self = Self(0x0c);

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
/// The values of [`TongaDtype`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownTongaDtype {
    /// `INVALID`.
    Invalid = 0x00,
    /// `UINT8`.
    Uint8 = 0x03,
    /// `UINT16`.
    Uint16 = 0x05,
    /// `BFLOAT16`.
    Bfloat16 = 0x06,
    /// `FP16`.
    Fp16 = 0x07,
    /// partial sums of UINT8 networks
    Int32 = 0x08,
    /// partial sums of FP16 and BFLOAT16 networks
    Fp32 = 0x0a,
    /// partial sums of UINT16 networks
    Int64 = 0x0c,
}

#[cfg(feature = "extras")]
impl TongaDtype {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownTongaDtype> {
        Some(
            match self.0 {
                0x00 => KnownTongaDtype::Invalid,
                0x03 => KnownTongaDtype::Uint8,
                0x05 => KnownTongaDtype::Uint16,
                0x06 => KnownTongaDtype::Bfloat16,
                0x07 => KnownTongaDtype::Fp16,
                0x08 => KnownTongaDtype::Int32,
                0x0a => KnownTongaDtype::Fp32,
                0x0c => KnownTongaDtype::Int64,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownTongaDtype> for TongaDtype {
    #[inline]
    fn from(value: KnownTongaDtype) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl TongaDtype {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "TONGA_DTYPE",
            8,
            &[
                layout::ValueInfo::new("INVALID", 0x00, "")
                    .with_gens(layout::GenSet(0b1))
                    .with_sentinel(),
                layout::ValueInfo::new("UINT8", 0x03, "").with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("UINT16", 0x05, "")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("BFLOAT16", 0x06, "")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("FP16", 0x07, "").with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("INT32", 0x08, "partial sums of UINT8 networks")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "FP32",
                        0x0a,
                        "partial sums of FP16 and BFLOAT16 networks",
                    )
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("INT64", 0x0c, "partial sums of UINT16 networks")
                    .with_gens(layout::GenSet(0b1)),
            ],
            "Element types of TONGA.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dtype-model.md#1a"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TongaDtype {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TongaDtype {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for TongaDtype {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TongaDtype {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TongaDtype").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TongaDtype);

impl TongaDtype {
    /// Bits of one element; `None` for values that are no element type.
    #[inline]
    pub const fn bits(self) -> Option<u32> {
        Some(
            match self.0 {
                0x03 => 8u32,
                0x05 => 16u32,
                0x06 => 16u32,
                0x07 => 16u32,
                0x08 => 32u32,
                0x0a => 32u32,
                0x0c => 64u32,
                _ => return None,
            },
        )
    }

    /// Whether elements are signed integers.
    #[inline]
    pub const fn is_signed(self) -> bool {
        matches!(self.0, 0x06 | 0x07 | 0x08 | 0x0a | 0x0c)
    }
}
