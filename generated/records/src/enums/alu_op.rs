// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Operations of the element-wise and scalar ALUs. Values from 0xc0 on belong to the integer engine.

/// Operations of the element-wise and scalar ALUs. Values from 0xc0 on belong to the integer engine.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct AluOp(pub u8);

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
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo {
            name: "ALU_OP",
            width: 8,
            values: &[
                layout::ValueInfo {
                    name: "BYPASS",
                    value: 0x00,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a",
                },
                layout::ValueInfo {
                    name: "BITWISE_NOT",
                    value: 0x01,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "~a",
                },
                layout::ValueInfo {
                    name: "ARITH_SHIFT_LEFT",
                    value: 0x02,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a << b",
                },
                layout::ValueInfo {
                    name: "ARITH_SHIFT_RIGHT",
                    value: 0x03,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a >> b, sign filled",
                },
                layout::ValueInfo {
                    name: "ADD",
                    value: 0x04,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a + b",
                },
                layout::ValueInfo {
                    name: "SUBTRACT",
                    value: 0x05,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a - b",
                },
                layout::ValueInfo {
                    name: "MULT",
                    value: 0x06,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a * b",
                },
                layout::ValueInfo {
                    name: "DIVIDE",
                    value: 0x07,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a / b",
                },
                layout::ValueInfo {
                    name: "MAX",
                    value: 0x08,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "max(a,b)",
                },
                layout::ValueInfo {
                    name: "MIN",
                    value: 0x09,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "min(a,b)",
                },
                layout::ValueInfo {
                    name: "BITWISE_AND",
                    value: 0x0a,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a & b",
                },
                layout::ValueInfo {
                    name: "BITWISE_OR",
                    value: 0x0b,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a | b",
                },
                layout::ValueInfo {
                    name: "BITWISE_XOR",
                    value: 0x0c,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a ^ b",
                },
                layout::ValueInfo {
                    name: "LOGICAL_AND",
                    value: 0x0d,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a != 0 and b != 0",
                },
                layout::ValueInfo {
                    name: "LOGICAL_OR",
                    value: 0x0e,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a != 0 or b != 0",
                },
                layout::ValueInfo {
                    name: "LOGICAL_XOR",
                    value: 0x0f,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "exactly one is nonzero",
                },
                layout::ValueInfo {
                    name: "LOGICAL_SHIFT_LEFT",
                    value: 0x10,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a << b",
                },
                layout::ValueInfo {
                    name: "LOGICAL_SHIFT_RIGHT",
                    value: 0x11,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a >> b, zero filled",
                },
                layout::ValueInfo {
                    name: "IS_EQ",
                    value: 0x12,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "1 where a == b",
                },
                layout::ValueInfo {
                    name: "IS_GT",
                    value: 0x13,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "1 where a > b",
                },
                layout::ValueInfo {
                    name: "IS_GE",
                    value: 0x14,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "1 where a >= b",
                },
                layout::ValueInfo {
                    name: "IS_LE",
                    value: 0x15,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "1 where a <= b",
                },
                layout::ValueInfo {
                    name: "IS_LT",
                    value: 0x16,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "1 where a < b",
                },
                layout::ValueInfo {
                    name: "ABSOLUTE_DIFF",
                    value: 0x17,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "|a-b|",
                },
                layout::ValueInfo {
                    name: "IS_NE",
                    value: 0x18,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "1 where a != b",
                },
                layout::ValueInfo {
                    name: "ABSOLUTE_VALUE",
                    value: 0x19,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "|a|",
                },
                layout::ValueInfo {
                    name: "POW",
                    value: 0x1a,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a to the power of b, POOL only",
                },
                layout::ValueInfo {
                    name: "MOD",
                    value: 0x1b,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a mod b",
                },
                layout::ValueInfo {
                    name: "CRC32",
                    value: 0x1c,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "CRC32, POOL only",
                },
                layout::ValueInfo {
                    name: "RSQRT",
                    value: 0x1d,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "1/sqrt(a), POOL only",
                },
                layout::ValueInfo {
                    name: "ABS_MAX",
                    value: 0x20,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "the operand of larger magnitude, with its sign; b when equal",
                },
                layout::ValueInfo {
                    name: "ABS_MIN",
                    value: 0x21,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "the operand of smaller magnitude, with its sign; b when equal",
                },
                layout::ValueInfo {
                    name: "RE_LU",
                    value: 0x22,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "max(a,0)",
                },
                layout::ValueInfo {
                    name: "SQUARE",
                    value: 0x23,
                    gens: layout::GenSet(0b111000),
                    sentinel: false,
                    doc: "a*a",
                },
                layout::ValueInfo {
                    name: "SYMMETRIC_CLAMP",
                    value: 0x24,
                    gens: layout::GenSet(0b100000),
                    sentinel: false,
                    doc: "sign(a) * max(|a|, |b|)",
                },
                layout::ValueInfo {
                    name: "ADD_INT",
                    value: 0xc4,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a + b, wrapping",
                },
                layout::ValueInfo {
                    name: "MULT_INT",
                    value: 0xc5,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a*b, lower bits",
                },
                layout::ValueInfo {
                    name: "SUBTRACT_INT",
                    value: 0xc6,
                    gens: layout::GenSet::ALL,
                    sentinel: false,
                    doc: "a - b, wrapping",
                },
                layout::ValueInfo {
                    name: "DIVIDE_INT",
                    value: 0xc7,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "signed quotient",
                },
                layout::ValueInfo {
                    name: "MOD_INT",
                    value: 0xc8,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "remainder with the sign of a",
                },
                layout::ValueInfo {
                    name: "IS_EQUAL_INT",
                    value: 0xc9,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "a == b",
                },
                layout::ValueInfo {
                    name: "IS_NE_INT",
                    value: 0xca,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "a != b",
                },
                layout::ValueInfo {
                    name: "ABS_MAX_INT",
                    value: 0xcb,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "max(|a|,|b|)",
                },
                layout::ValueInfo {
                    name: "ABS_MIN_INT",
                    value: 0xcc,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "min(|a|,|b|)",
                },
                layout::ValueInfo {
                    name: "ABS_DIFF_INT",
                    value: 0xcd,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "|a-b|",
                },
                layout::ValueInfo {
                    name: "ABS_VALUE_INT",
                    value: 0xce,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "|a|",
                },
                layout::ValueInfo {
                    name: "MAX_INT",
                    value: 0xcf,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "signed max",
                },
                layout::ValueInfo {
                    name: "MIN_INT",
                    value: 0xd0,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "signed min",
                },
                layout::ValueInfo {
                    name: "IS_GT_INT",
                    value: 0xd1,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "signed a > b",
                },
                layout::ValueInfo {
                    name: "IS_GE_INT",
                    value: 0xd2,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "signed a >= b",
                },
                layout::ValueInfo {
                    name: "IS_LE_INT",
                    value: 0xd3,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "signed a <= b",
                },
                layout::ValueInfo {
                    name: "IS_LT_INT",
                    value: 0xd4,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "signed a < b",
                },
                layout::ValueInfo {
                    name: "MAX_UINT",
                    value: 0xd5,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "unsigned max",
                },
                layout::ValueInfo {
                    name: "MIN_UINT",
                    value: 0xd6,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "unsigned min",
                },
                layout::ValueInfo {
                    name: "IS_GT_UINT",
                    value: 0xd7,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "unsigned a > b",
                },
                layout::ValueInfo {
                    name: "IS_GE_UINT",
                    value: 0xd8,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "unsigned a >= b",
                },
                layout::ValueInfo {
                    name: "IS_LE_UINT",
                    value: 0xd9,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "unsigned a <= b",
                },
                layout::ValueInfo {
                    name: "IS_LT_UINT",
                    value: 0xda,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "unsigned a < b",
                },
                layout::ValueInfo {
                    name: "MULT_UINT",
                    value: 0xdb,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "unsigned multiply",
                },
                layout::ValueInfo {
                    name: "DIVIDE_UINT",
                    value: 0xdc,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "unsigned quotient",
                },
                layout::ValueInfo {
                    name: "MOD_UINT",
                    value: 0xdd,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "unsigned remainder",
                },
                layout::ValueInfo {
                    name: "AMAX_INT",
                    value: 0xde,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "index of the signed maximum",
                },
                layout::ValueInfo {
                    name: "AMIN_INT",
                    value: 0xdf,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "index of the signed minimum",
                },
                layout::ValueInfo {
                    name: "AMAX_UINT",
                    value: 0xe0,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "index of the unsigned maximum",
                },
                layout::ValueInfo {
                    name: "AMIN_UINT",
                    value: 0xe1,
                    gens: layout::GenSet(0b111100),
                    sentinel: false,
                    doc: "index of the unsigned minimum",
                },
            ],
            doc: "Operations of the element-wise and scalar ALUs. Values from 0xc0 on belong to the integer engine.",
            conf: layout::Conf::High,
            source: &[
                "gpsimd/firmware/kernels/tensor-tensor.md#3",
                "gpsimd/firmware/kernels/alu-op-matrix.md#2,#3,#5",
            ],
        }
    };

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

::tpb_core::layout_serde!(AluOp);

impl ::tpb_core::layout::Layout for AluOp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

impl ::tpb_core::layout::Enum for AluOp {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

impl From<KnownAluOp> for AluOp {
    fn from(value: KnownAluOp) -> Self {
        Self(value as u8)
    }
}

impl ::core::fmt::Debug for AluOp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}
