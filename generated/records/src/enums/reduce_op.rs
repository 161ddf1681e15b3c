// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Operation of a cross-lane reduction.

/// Operation of a cross-lane reduction.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ReduceOp(pub u8);

impl Eq for ReduceOp {}

impl ReduceOp {
    /// in fp32
    pub const ADD: Self = Self(0x00);
    /// every element times scale, then added
    pub const AVERAGE: Self = Self(0x01);
    /// in fp32
    pub const MAX: Self = Self(0x02);
    /// on raw words
    pub const BITWISE_OR: Self = Self(0x03);
    /// on raw words
    pub const BITWISE_AND: Self = Self(0x04);
    /// on raw words
    pub const BITWISE_XOR: Self = Self(0x05);

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
/// The values of [`ReduceOp`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownReduceOp {
    /// in fp32
    Add = 0x00,
    /// every element times scale, then added
    Average = 0x01,
    /// in fp32
    Max = 0x02,
    /// on raw words
    BitwiseOr = 0x03,
    /// on raw words
    BitwiseAnd = 0x04,
    /// on raw words
    BitwiseXor = 0x05,
}

#[cfg(feature = "extras")]
impl ReduceOp {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownReduceOp> {
        Some(
            match self.0 {
                0x00 => KnownReduceOp::Add,
                0x01 => KnownReduceOp::Average,
                0x02 => KnownReduceOp::Max,
                0x03 => KnownReduceOp::BitwiseOr,
                0x04 => KnownReduceOp::BitwiseAnd,
                0x05 => KnownReduceOp::BitwiseXor,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownReduceOp> for ReduceOp {
    #[inline]
    fn from(value: KnownReduceOp) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl ReduceOp {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "REDUCE_OP",
            8,
            &[
                layout::ValueInfo::new("ADD", 0x00, "in fp32"),
                layout::ValueInfo::new(
                    "AVERAGE",
                    0x01,
                    "every element times scale, then added",
                ),
                layout::ValueInfo::new("MAX", 0x02, "in fp32"),
                layout::ValueInfo::new("BITWISE_OR", 0x03, "on raw words"),
                layout::ValueInfo::new("BITWISE_AND", 0x04, "on raw words"),
                layout::ValueInfo::new("BITWISE_XOR", 0x05, "on raw words"),
            ],
            "Operation of a cross-lane reduction.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/cross-lane-reduce.md#4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ReduceOp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ReduceOp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for ReduceOp {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ReduceOp {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ReduceOp").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ReduceOp);
