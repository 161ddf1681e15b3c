// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Which extremes SPARSITY_COMPRESS keeps. The codes are those of ALU_OP with minimum and maximum exchanged.

/// Which extremes SPARSITY\_COMPRESS keeps. The codes are those of ALU\_OP with minimum and maximum exchanged.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CompressOp(pub u8);

impl Eq for CompressOp {}

impl CompressOp {
    /// code of ALU\_OP MAX
    pub const MIN: Self = Self(0x08);
    /// code of ALU\_OP MIN
    pub const MAX: Self = Self(0x09);
    /// code of ALU\_OP ABS\_MAX
    pub const ABS_MIN: Self = Self(0x20);
    /// code of ALU\_OP ABS\_MIN
    pub const ABS_MAX: Self = Self(0x21);

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
/// The values of [`CompressOp`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownCompressOp {
    /// code of ALU\_OP MAX
    Min = 0x08,
    /// code of ALU\_OP MIN
    Max = 0x09,
    /// code of ALU\_OP ABS\_MAX
    AbsMin = 0x20,
    /// code of ALU\_OP ABS\_MIN
    AbsMax = 0x21,
}

#[cfg(feature = "extras")]
impl CompressOp {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownCompressOp> {
        Some(
            match self.0 {
                0x08 => KnownCompressOp::Min,
                0x09 => KnownCompressOp::Max,
                0x20 => KnownCompressOp::AbsMin,
                0x21 => KnownCompressOp::AbsMax,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownCompressOp> for CompressOp {
    #[inline]
    fn from(value: KnownCompressOp) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl CompressOp {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "COMPRESS_OP",
            8,
            &[
                layout::ValueInfo::new("MIN", 0x08, "code of ALU_OP MAX")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("MAX", 0x09, "code of ALU_OP MIN")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("ABS_MIN", 0x20, "code of ALU_OP ABS_MAX")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("ABS_MAX", 0x21, "code of ALU_OP ABS_MIN")
                    .with_gens(layout::GenSet(0b111000)),
            ],
            "Which extremes SPARSITY_COMPRESS keeps. The codes are those of ALU_OP with minimum and maximum exchanged.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3c"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CompressOp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CompressOp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for CompressOp {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CompressOp {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CompressOp").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CompressOp);
