// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Operations of the element-wise and scalar ALUs. Values from 0xc0 on belong to the integer engine.

/// Operations of the element-wise and scalar ALUs. Values from 0xc0 on belong to the integer engine.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AluOp(pub u8);

impl Eq for AluOp {}

impl AluOp {
    /// a
    pub const BYPASS: Self = Self(0x00);
    /// ~a
    pub const BITWISE_NOT: Self = Self(0x01);
    /// a \<\< b
    pub const ARITH_SHIFT_LEFT: Self = Self(0x02);
    /// a \>\> b, sign filled
    pub const ARITH_SHIFT_RIGHT: Self = Self(0x03);
    /// a + b
    pub const ADD: Self = Self(0x04);
    /// a - b
    pub const SUBTRACT: Self = Self(0x05);
    /// a \* b
    pub const MULT: Self = Self(0x06);
    /// a / b
    pub const DIVIDE: Self = Self(0x07);
    /// max(a,b)
    pub const MAX: Self = Self(0x08);
    /// min(a,b)
    pub const MIN: Self = Self(0x09);
    /// a & b
    pub const BITWISE_AND: Self = Self(0x0a);
    /// a \| b
    pub const BITWISE_OR: Self = Self(0x0b);
    /// a ^ b
    pub const BITWISE_XOR: Self = Self(0x0c);
    /// a != 0 and b != 0
    pub const LOGICAL_AND: Self = Self(0x0d);
    /// a != 0 or b != 0
    pub const LOGICAL_OR: Self = Self(0x0e);
    /// exactly one is nonzero
    pub const LOGICAL_XOR: Self = Self(0x0f);
    /// a \<\< b
    pub const LOGICAL_SHIFT_LEFT: Self = Self(0x10);
    /// a \>\> b, zero filled
    pub const LOGICAL_SHIFT_RIGHT: Self = Self(0x11);
    /// 1 where a == b
    pub const IS_EQ: Self = Self(0x12);
    /// 1 where a \> b
    pub const IS_GT: Self = Self(0x13);
    /// 1 where a \>= b
    pub const IS_GE: Self = Self(0x14);
    /// 1 where a \<= b
    pub const IS_LE: Self = Self(0x15);
    /// 1 where a \< b
    pub const IS_LT: Self = Self(0x16);
    /// \|a-b\|
    pub const ABSOLUTE_DIFF: Self = Self(0x17);
    /// 1 where a != b
    pub const IS_NE: Self = Self(0x18);
    /// \|a\|
    pub const ABSOLUTE_VALUE: Self = Self(0x19);
    /// a to the power of b, POOL only
    pub const POW: Self = Self(0x1a);
    /// a mod b
    pub const MOD: Self = Self(0x1b);
    /// CRC32, POOL only
    pub const CRC32: Self = Self(0x1c);
    /// 1/sqrt(a), POOL only
    pub const RSQRT: Self = Self(0x1d);
    /// the operand of larger magnitude, with its sign; b when equal
    pub const ABS_MAX: Self = Self(0x20);
    /// the operand of smaller magnitude, with its sign; b when equal
    pub const ABS_MIN: Self = Self(0x21);
    /// max(a,0)
    pub const RE_LU: Self = Self(0x22);
    /// a\*a
    pub const SQUARE: Self = Self(0x23);
    /// sign(a) \* max(\|a\|, \|b\|)
    pub const SYMMETRIC_CLAMP: Self = Self(0x24);
    /// a + b, wrapping
    pub const ADD_INT: Self = Self(0xc4);
    /// a\*b, lower bits
    pub const MULT_INT: Self = Self(0xc5);
    /// a - b, wrapping
    pub const SUBTRACT_INT: Self = Self(0xc6);
    /// signed quotient
    pub const DIVIDE_INT: Self = Self(0xc7);
    /// remainder with the sign of a
    pub const MOD_INT: Self = Self(0xc8);
    /// a == b
    pub const IS_EQUAL_INT: Self = Self(0xc9);
    /// a != b
    pub const IS_NE_INT: Self = Self(0xca);
    /// max(\|a\|,\|b\|)
    pub const ABS_MAX_INT: Self = Self(0xcb);
    /// min(\|a\|,\|b\|)
    pub const ABS_MIN_INT: Self = Self(0xcc);
    /// \|a-b\|
    pub const ABS_DIFF_INT: Self = Self(0xcd);
    /// \|a\|
    pub const ABS_VALUE_INT: Self = Self(0xce);
    /// signed max
    pub const MAX_INT: Self = Self(0xcf);
    /// signed min
    pub const MIN_INT: Self = Self(0xd0);
    /// signed a \> b
    pub const IS_GT_INT: Self = Self(0xd1);
    /// signed a \>= b
    pub const IS_GE_INT: Self = Self(0xd2);
    /// signed a \<= b
    pub const IS_LE_INT: Self = Self(0xd3);
    /// signed a \< b
    pub const IS_LT_INT: Self = Self(0xd4);
    /// unsigned max
    pub const MAX_UINT: Self = Self(0xd5);
    /// unsigned min
    pub const MIN_UINT: Self = Self(0xd6);
    /// unsigned a \> b
    pub const IS_GT_UINT: Self = Self(0xd7);
    /// unsigned a \>= b
    pub const IS_GE_UINT: Self = Self(0xd8);
    /// unsigned a \<= b
    pub const IS_LE_UINT: Self = Self(0xd9);
    /// unsigned a \< b
    pub const IS_LT_UINT: Self = Self(0xda);
    /// unsigned multiply
    pub const MULT_UINT: Self = Self(0xdb);
    /// unsigned quotient
    pub const DIVIDE_UINT: Self = Self(0xdc);
    /// unsigned remainder
    pub const MOD_UINT: Self = Self(0xdd);
    /// index of the signed maximum
    pub const AMAX_INT: Self = Self(0xde);
    /// index of the signed minimum
    pub const AMIN_INT: Self = Self(0xdf);
    /// index of the unsigned maximum
    pub const AMAX_UINT: Self = Self(0xe0);
    /// index of the unsigned minimum
    pub const AMIN_UINT: Self = Self(0xe1);

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
/// The values of [`AluOp`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownAluOp {
    /// a
    Bypass = 0x00,
    /// ~a
    BitwiseNot = 0x01,
    /// a \<\< b
    ArithShiftLeft = 0x02,
    /// a \>\> b, sign filled
    ArithShiftRight = 0x03,
    /// a + b
    Add = 0x04,
    /// a - b
    Subtract = 0x05,
    /// a \* b
    Mult = 0x06,
    /// a / b
    Divide = 0x07,
    /// max(a,b)
    Max = 0x08,
    /// min(a,b)
    Min = 0x09,
    /// a & b
    BitwiseAnd = 0x0a,
    /// a \| b
    BitwiseOr = 0x0b,
    /// a ^ b
    BitwiseXor = 0x0c,
    /// a != 0 and b != 0
    LogicalAnd = 0x0d,
    /// a != 0 or b != 0
    LogicalOr = 0x0e,
    /// exactly one is nonzero
    LogicalXor = 0x0f,
    /// a \<\< b
    LogicalShiftLeft = 0x10,
    /// a \>\> b, zero filled
    LogicalShiftRight = 0x11,
    /// 1 where a == b
    IsEq = 0x12,
    /// 1 where a \> b
    IsGt = 0x13,
    /// 1 where a \>= b
    IsGe = 0x14,
    /// 1 where a \<= b
    IsLe = 0x15,
    /// 1 where a \< b
    IsLt = 0x16,
    /// \|a-b\|
    AbsoluteDiff = 0x17,
    /// 1 where a != b
    IsNe = 0x18,
    /// \|a\|
    AbsoluteValue = 0x19,
    /// a to the power of b, POOL only
    Pow = 0x1a,
    /// a mod b
    Mod = 0x1b,
    /// CRC32, POOL only
    Crc32 = 0x1c,
    /// 1/sqrt(a), POOL only
    Rsqrt = 0x1d,
    /// the operand of larger magnitude, with its sign; b when equal
    AbsMax = 0x20,
    /// the operand of smaller magnitude, with its sign; b when equal
    AbsMin = 0x21,
    /// max(a,0)
    ReLu = 0x22,
    /// a\*a
    Square = 0x23,
    /// sign(a) \* max(\|a\|, \|b\|)
    SymmetricClamp = 0x24,
    /// a + b, wrapping
    AddInt = 0xc4,
    /// a\*b, lower bits
    MultInt = 0xc5,
    /// a - b, wrapping
    SubtractInt = 0xc6,
    /// signed quotient
    DivideInt = 0xc7,
    /// remainder with the sign of a
    ModInt = 0xc8,
    /// a == b
    IsEqualInt = 0xc9,
    /// a != b
    IsNeInt = 0xca,
    /// max(\|a\|,\|b\|)
    AbsMaxInt = 0xcb,
    /// min(\|a\|,\|b\|)
    AbsMinInt = 0xcc,
    /// \|a-b\|
    AbsDiffInt = 0xcd,
    /// \|a\|
    AbsValueInt = 0xce,
    /// signed max
    MaxInt = 0xcf,
    /// signed min
    MinInt = 0xd0,
    /// signed a \> b
    IsGtInt = 0xd1,
    /// signed a \>= b
    IsGeInt = 0xd2,
    /// signed a \<= b
    IsLeInt = 0xd3,
    /// signed a \< b
    IsLtInt = 0xd4,
    /// unsigned max
    MaxUint = 0xd5,
    /// unsigned min
    MinUint = 0xd6,
    /// unsigned a \> b
    IsGtUint = 0xd7,
    /// unsigned a \>= b
    IsGeUint = 0xd8,
    /// unsigned a \<= b
    IsLeUint = 0xd9,
    /// unsigned a \< b
    IsLtUint = 0xda,
    /// unsigned multiply
    MultUint = 0xdb,
    /// unsigned quotient
    DivideUint = 0xdc,
    /// unsigned remainder
    ModUint = 0xdd,
    /// index of the signed maximum
    AmaxInt = 0xde,
    /// index of the signed minimum
    AminInt = 0xdf,
    /// index of the unsigned maximum
    AmaxUint = 0xe0,
    /// index of the unsigned minimum
    AminUint = 0xe1,
}

#[cfg(feature = "extras")]
impl AluOp {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownAluOp> {
        Some(
            match self.0 {
                0x00 => KnownAluOp::Bypass,
                0x01 => KnownAluOp::BitwiseNot,
                0x02 => KnownAluOp::ArithShiftLeft,
                0x03 => KnownAluOp::ArithShiftRight,
                0x04 => KnownAluOp::Add,
                0x05 => KnownAluOp::Subtract,
                0x06 => KnownAluOp::Mult,
                0x07 => KnownAluOp::Divide,
                0x08 => KnownAluOp::Max,
                0x09 => KnownAluOp::Min,
                0x0a => KnownAluOp::BitwiseAnd,
                0x0b => KnownAluOp::BitwiseOr,
                0x0c => KnownAluOp::BitwiseXor,
                0x0d => KnownAluOp::LogicalAnd,
                0x0e => KnownAluOp::LogicalOr,
                0x0f => KnownAluOp::LogicalXor,
                0x10 => KnownAluOp::LogicalShiftLeft,
                0x11 => KnownAluOp::LogicalShiftRight,
                0x12 => KnownAluOp::IsEq,
                0x13 => KnownAluOp::IsGt,
                0x14 => KnownAluOp::IsGe,
                0x15 => KnownAluOp::IsLe,
                0x16 => KnownAluOp::IsLt,
                0x17 => KnownAluOp::AbsoluteDiff,
                0x18 => KnownAluOp::IsNe,
                0x19 => KnownAluOp::AbsoluteValue,
                0x1a => KnownAluOp::Pow,
                0x1b => KnownAluOp::Mod,
                0x1c => KnownAluOp::Crc32,
                0x1d => KnownAluOp::Rsqrt,
                0x20 => KnownAluOp::AbsMax,
                0x21 => KnownAluOp::AbsMin,
                0x22 => KnownAluOp::ReLu,
                0x23 => KnownAluOp::Square,
                0x24 => KnownAluOp::SymmetricClamp,
                0xc4 => KnownAluOp::AddInt,
                0xc5 => KnownAluOp::MultInt,
                0xc6 => KnownAluOp::SubtractInt,
                0xc7 => KnownAluOp::DivideInt,
                0xc8 => KnownAluOp::ModInt,
                0xc9 => KnownAluOp::IsEqualInt,
                0xca => KnownAluOp::IsNeInt,
                0xcb => KnownAluOp::AbsMaxInt,
                0xcc => KnownAluOp::AbsMinInt,
                0xcd => KnownAluOp::AbsDiffInt,
                0xce => KnownAluOp::AbsValueInt,
                0xcf => KnownAluOp::MaxInt,
                0xd0 => KnownAluOp::MinInt,
                0xd1 => KnownAluOp::IsGtInt,
                0xd2 => KnownAluOp::IsGeInt,
                0xd3 => KnownAluOp::IsLeInt,
                0xd4 => KnownAluOp::IsLtInt,
                0xd5 => KnownAluOp::MaxUint,
                0xd6 => KnownAluOp::MinUint,
                0xd7 => KnownAluOp::IsGtUint,
                0xd8 => KnownAluOp::IsGeUint,
                0xd9 => KnownAluOp::IsLeUint,
                0xda => KnownAluOp::IsLtUint,
                0xdb => KnownAluOp::MultUint,
                0xdc => KnownAluOp::DivideUint,
                0xdd => KnownAluOp::ModUint,
                0xde => KnownAluOp::AmaxInt,
                0xdf => KnownAluOp::AminInt,
                0xe0 => KnownAluOp::AmaxUint,
                0xe1 => KnownAluOp::AminUint,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownAluOp> for AluOp {
    #[inline]
    fn from(value: KnownAluOp) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl AluOp {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "ALU_OP",
            8,
            &[
                layout::ValueInfo::new("BYPASS", 0x00, "a"),
                layout::ValueInfo::new("BITWISE_NOT", 0x01, "~a"),
                layout::ValueInfo::new("ARITH_SHIFT_LEFT", 0x02, "a << b"),
                layout::ValueInfo::new("ARITH_SHIFT_RIGHT", 0x03, "a >> b, sign filled"),
                layout::ValueInfo::new("ADD", 0x04, "a + b"),
                layout::ValueInfo::new("SUBTRACT", 0x05, "a - b"),
                layout::ValueInfo::new("MULT", 0x06, "a * b"),
                layout::ValueInfo::new("DIVIDE", 0x07, "a / b"),
                layout::ValueInfo::new("MAX", 0x08, "max(a,b)"),
                layout::ValueInfo::new("MIN", 0x09, "min(a,b)"),
                layout::ValueInfo::new("BITWISE_AND", 0x0a, "a & b"),
                layout::ValueInfo::new("BITWISE_OR", 0x0b, "a | b"),
                layout::ValueInfo::new("BITWISE_XOR", 0x0c, "a ^ b"),
                layout::ValueInfo::new("LOGICAL_AND", 0x0d, "a != 0 and b != 0"),
                layout::ValueInfo::new("LOGICAL_OR", 0x0e, "a != 0 or b != 0"),
                layout::ValueInfo::new("LOGICAL_XOR", 0x0f, "exactly one is nonzero"),
                layout::ValueInfo::new("LOGICAL_SHIFT_LEFT", 0x10, "a << b"),
                layout::ValueInfo::new(
                    "LOGICAL_SHIFT_RIGHT",
                    0x11,
                    "a >> b, zero filled",
                ),
                layout::ValueInfo::new("IS_EQ", 0x12, "1 where a == b"),
                layout::ValueInfo::new("IS_GT", 0x13, "1 where a > b"),
                layout::ValueInfo::new("IS_GE", 0x14, "1 where a >= b"),
                layout::ValueInfo::new("IS_LE", 0x15, "1 where a <= b"),
                layout::ValueInfo::new("IS_LT", 0x16, "1 where a < b"),
                layout::ValueInfo::new("ABSOLUTE_DIFF", 0x17, "|a-b|"),
                layout::ValueInfo::new("IS_NE", 0x18, "1 where a != b"),
                layout::ValueInfo::new("ABSOLUTE_VALUE", 0x19, "|a|"),
                layout::ValueInfo::new("POW", 0x1a, "a to the power of b, POOL only"),
                layout::ValueInfo::new("MOD", 0x1b, "a mod b"),
                layout::ValueInfo::new("CRC32", 0x1c, "CRC32, POOL only"),
                layout::ValueInfo::new("RSQRT", 0x1d, "1/sqrt(a), POOL only"),
                layout::ValueInfo::new(
                        "ABS_MAX",
                        0x20,
                        "the operand of larger magnitude, with its sign; b when equal",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "ABS_MIN",
                        0x21,
                        "the operand of smaller magnitude, with its sign; b when equal",
                    )
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("RE_LU", 0x22, "max(a,0)")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("SQUARE", 0x23, "a*a")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "SYMMETRIC_CLAMP",
                        0x24,
                        "sign(a) * max(|a|, |b|)",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("ADD_INT", 0xc4, "a + b, wrapping"),
                layout::ValueInfo::new("MULT_INT", 0xc5, "a*b, lower bits"),
                layout::ValueInfo::new("SUBTRACT_INT", 0xc6, "a - b, wrapping"),
                layout::ValueInfo::new("DIVIDE_INT", 0xc7, "signed quotient")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("MOD_INT", 0xc8, "remainder with the sign of a")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_EQUAL_INT", 0xc9, "a == b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_NE_INT", 0xca, "a != b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("ABS_MAX_INT", 0xcb, "max(|a|,|b|)")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("ABS_MIN_INT", 0xcc, "min(|a|,|b|)")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("ABS_DIFF_INT", 0xcd, "|a-b|")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("ABS_VALUE_INT", 0xce, "|a|")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("MAX_INT", 0xcf, "signed max")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("MIN_INT", 0xd0, "signed min")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_GT_INT", 0xd1, "signed a > b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_GE_INT", 0xd2, "signed a >= b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_LE_INT", 0xd3, "signed a <= b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_LT_INT", 0xd4, "signed a < b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("MAX_UINT", 0xd5, "unsigned max")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("MIN_UINT", 0xd6, "unsigned min")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_GT_UINT", 0xd7, "unsigned a > b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_GE_UINT", 0xd8, "unsigned a >= b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_LE_UINT", 0xd9, "unsigned a <= b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("IS_LT_UINT", 0xda, "unsigned a < b")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("MULT_UINT", 0xdb, "unsigned multiply")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("DIVIDE_UINT", 0xdc, "unsigned quotient")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("MOD_UINT", 0xdd, "unsigned remainder")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("AMAX_INT", 0xde, "index of the signed maximum")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("AMIN_INT", 0xdf, "index of the signed minimum")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "AMAX_UINT",
                        0xe0,
                        "index of the unsigned maximum",
                    )
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new(
                        "AMIN_UINT",
                        0xe1,
                        "index of the unsigned minimum",
                    )
                    .with_gens(layout::GenSet(0b111100)),
            ],
            "Operations of the element-wise and scalar ALUs. Values from 0xc0 on belong to the integer engine.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/tensor-tensor.md#3",
                "gpsimd/firmware/kernels/alu-op-matrix.md#2,#3,#5",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for AluOp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for AluOp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for AluOp {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for AluOp {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("AluOp").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(AluOp);
