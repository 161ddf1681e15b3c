// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Function codes of the activation engine, as the compiler numbers them. The hardware takes the byte as a raw key into the loaded function tables.

/// Function codes of the activation engine, as the compiler numbers them. The hardware takes the byte as a raw key into the loaded function tables.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ActivationFunc(pub u8);

impl Eq for ActivationFunc {}

impl ActivationFunc {
    /// `IDENTITY`.
    pub const IDENTITY: Self = Self(0x01);
    /// `RELU`.
    pub const RELU: Self = Self(0x02);
    /// `LEAKY_RELU`.
    pub const LEAKY_RELU: Self = Self(0x03);
    /// the slope comes with the instruction
    pub const PARAMETRIC_RELU: Self = Self(0x04);
    /// `SIGMOID`.
    pub const SIGMOID: Self = Self(0x05);
    /// `TANH`.
    pub const TANH: Self = Self(0x06);
    /// `EXP`.
    pub const EXP: Self = Self(0x07);
    /// `SQRT`.
    pub const SQRT: Self = Self(0x08);
    /// `SOFTPLUS`.
    pub const SOFTPLUS: Self = Self(0x09);
    /// `LN`.
    pub const LN: Self = Self(0x0a);
    /// `SIN`.
    pub const SIN: Self = Self(0x13);
    /// `ERF`.
    pub const ERF: Self = Self(0x15);
    /// `DERIVATIVE_ERF`.
    pub const DERIVATIVE_ERF: Self = Self(0x16);
    /// `GELU`.
    pub const GELU: Self = Self(0x17);
    /// `MISH`.
    pub const MISH: Self = Self(0x18);
    /// `GELU_APPRX_TANH`.
    pub const GELU_APPRX_TANH: Self = Self(0x19);
    /// `GELU_APPRX_SIGMOID`.
    pub const GELU_APPRX_SIGMOID: Self = Self(0x1a);
    /// `ARCTAN`.
    pub const ARCTAN: Self = Self(0x1c);
    /// `RECIPROCAL_SQRT`.
    pub const RECIPROCAL_SQRT: Self = Self(0x1d);
    /// `SQUARE`.
    pub const SQUARE: Self = Self(0x1e);
    /// `SIGN`.
    pub const SIGN: Self = Self(0x1f);
    /// `DERIVATIVE_GELU`.
    pub const DERIVATIVE_GELU: Self = Self(0x20);
    /// `ABS`.
    pub const ABS: Self = Self(0x21);
    /// `ABS_RECIPROCAL_SQRT`.
    pub const ABS_RECIPROCAL_SQRT: Self = Self(0x22);
    /// `IS_FINITE`.
    pub const IS_FINITE: Self = Self(0x23);
    /// `SILU`.
    pub const SILU: Self = Self(0x24);
    /// `DERIVATIVE_SILU`.
    pub const DERIVATIVE_SILU: Self = Self(0x25);
    /// `DERIVATIVE_GELU_APPRX_SIGMOID`.
    pub const DERIVATIVE_GELU_APPRX_SIGMOID: Self = Self(0x26);
    /// the input, unchanged
    pub const COPY: Self = Self(0x80);
    /// `RECIPROCAL`.
    pub const RECIPROCAL: Self = Self(0x81);
    /// zero; the compiler has no name for it
    pub const MEMSET_ZERO: Self = Self(0x82);

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
/// The values of [`ActivationFunc`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownActivationFunc {
    /// `IDENTITY`.
    Identity = 0x01,
    /// `RELU`.
    Relu = 0x02,
    /// `LEAKY_RELU`.
    LeakyRelu = 0x03,
    /// the slope comes with the instruction
    ParametricRelu = 0x04,
    /// `SIGMOID`.
    Sigmoid = 0x05,
    /// `TANH`.
    Tanh = 0x06,
    /// `EXP`.
    Exp = 0x07,
    /// `SQRT`.
    Sqrt = 0x08,
    /// `SOFTPLUS`.
    Softplus = 0x09,
    /// `LN`.
    Ln = 0x0a,
    /// `SIN`.
    Sin = 0x13,
    /// `ERF`.
    Erf = 0x15,
    /// `DERIVATIVE_ERF`.
    DerivativeErf = 0x16,
    /// `GELU`.
    Gelu = 0x17,
    /// `MISH`.
    Mish = 0x18,
    /// `GELU_APPRX_TANH`.
    GeluApprxTanh = 0x19,
    /// `GELU_APPRX_SIGMOID`.
    GeluApprxSigmoid = 0x1a,
    /// `ARCTAN`.
    Arctan = 0x1c,
    /// `RECIPROCAL_SQRT`.
    ReciprocalSqrt = 0x1d,
    /// `SQUARE`.
    Square = 0x1e,
    /// `SIGN`.
    Sign = 0x1f,
    /// `DERIVATIVE_GELU`.
    DerivativeGelu = 0x20,
    /// `ABS`.
    Abs = 0x21,
    /// `ABS_RECIPROCAL_SQRT`.
    AbsReciprocalSqrt = 0x22,
    /// `IS_FINITE`.
    IsFinite = 0x23,
    /// `SILU`.
    Silu = 0x24,
    /// `DERIVATIVE_SILU`.
    DerivativeSilu = 0x25,
    /// `DERIVATIVE_GELU_APPRX_SIGMOID`.
    DerivativeGeluApprxSigmoid = 0x26,
    /// the input, unchanged
    Copy = 0x80,
    /// `RECIPROCAL`.
    Reciprocal = 0x81,
    /// zero; the compiler has no name for it
    MemsetZero = 0x82,
}

#[cfg(feature = "extras")]
impl ActivationFunc {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownActivationFunc> {
        Some(
            match self.0 {
                0x01 => KnownActivationFunc::Identity,
                0x02 => KnownActivationFunc::Relu,
                0x03 => KnownActivationFunc::LeakyRelu,
                0x04 => KnownActivationFunc::ParametricRelu,
                0x05 => KnownActivationFunc::Sigmoid,
                0x06 => KnownActivationFunc::Tanh,
                0x07 => KnownActivationFunc::Exp,
                0x08 => KnownActivationFunc::Sqrt,
                0x09 => KnownActivationFunc::Softplus,
                0x0a => KnownActivationFunc::Ln,
                0x13 => KnownActivationFunc::Sin,
                0x15 => KnownActivationFunc::Erf,
                0x16 => KnownActivationFunc::DerivativeErf,
                0x17 => KnownActivationFunc::Gelu,
                0x18 => KnownActivationFunc::Mish,
                0x19 => KnownActivationFunc::GeluApprxTanh,
                0x1a => KnownActivationFunc::GeluApprxSigmoid,
                0x1c => KnownActivationFunc::Arctan,
                0x1d => KnownActivationFunc::ReciprocalSqrt,
                0x1e => KnownActivationFunc::Square,
                0x1f => KnownActivationFunc::Sign,
                0x20 => KnownActivationFunc::DerivativeGelu,
                0x21 => KnownActivationFunc::Abs,
                0x22 => KnownActivationFunc::AbsReciprocalSqrt,
                0x23 => KnownActivationFunc::IsFinite,
                0x24 => KnownActivationFunc::Silu,
                0x25 => KnownActivationFunc::DerivativeSilu,
                0x26 => KnownActivationFunc::DerivativeGeluApprxSigmoid,
                0x80 => KnownActivationFunc::Copy,
                0x81 => KnownActivationFunc::Reciprocal,
                0x82 => KnownActivationFunc::MemsetZero,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownActivationFunc> for ActivationFunc {
    #[inline]
    fn from(value: KnownActivationFunc) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl ActivationFunc {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "ACTIVATION_FUNC",
            8,
            &[
                layout::ValueInfo::new("IDENTITY", 0x01, ""),
                layout::ValueInfo::new("RELU", 0x02, ""),
                layout::ValueInfo::new("LEAKY_RELU", 0x03, ""),
                layout::ValueInfo::new(
                    "PARAMETRIC_RELU",
                    0x04,
                    "the slope comes with the instruction",
                ),
                layout::ValueInfo::new("SIGMOID", 0x05, ""),
                layout::ValueInfo::new("TANH", 0x06, ""),
                layout::ValueInfo::new("EXP", 0x07, ""),
                layout::ValueInfo::new("SQRT", 0x08, ""),
                layout::ValueInfo::new("SOFTPLUS", 0x09, ""),
                layout::ValueInfo::new("LN", 0x0a, ""),
                layout::ValueInfo::new("SIN", 0x13, ""),
                layout::ValueInfo::new("ERF", 0x15, ""),
                layout::ValueInfo::new("DERIVATIVE_ERF", 0x16, ""),
                layout::ValueInfo::new("GELU", 0x17, ""),
                layout::ValueInfo::new("MISH", 0x18, ""),
                layout::ValueInfo::new("GELU_APPRX_TANH", 0x19, ""),
                layout::ValueInfo::new("GELU_APPRX_SIGMOID", 0x1a, ""),
                layout::ValueInfo::new("ARCTAN", 0x1c, ""),
                layout::ValueInfo::new("RECIPROCAL_SQRT", 0x1d, ""),
                layout::ValueInfo::new("SQUARE", 0x1e, ""),
                layout::ValueInfo::new("SIGN", 0x1f, ""),
                layout::ValueInfo::new("DERIVATIVE_GELU", 0x20, ""),
                layout::ValueInfo::new("ABS", 0x21, ""),
                layout::ValueInfo::new("ABS_RECIPROCAL_SQRT", 0x22, ""),
                layout::ValueInfo::new("IS_FINITE", 0x23, ""),
                layout::ValueInfo::new("SILU", 0x24, ""),
                layout::ValueInfo::new("DERIVATIVE_SILU", 0x25, ""),
                layout::ValueInfo::new("DERIVATIVE_GELU_APPRX_SIGMOID", 0x26, ""),
                layout::ValueInfo::new("COPY", 0x80, "the input, unchanged"),
                layout::ValueInfo::new("RECIPROCAL", 0x81, ""),
                layout::ValueInfo::new(
                    "MEMSET_ZERO",
                    0x82,
                    "zero; the compiler has no name for it",
                ),
            ],
            "Function codes of the activation engine, as the compiler numbers them. The hardware takes the byte as a raw key into the loaded function tables.",
            layout::Conf::High,
            &[
                "cc/isa/activation-encoding.md#activationfunc-map",
                "cc/activation/act-function-catalog.md#1.1",
                "cc/activation/activation-profile-json.md#3A",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ActivationFunc {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ActivationFunc {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for ActivationFunc {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ActivationFunc {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ActivationFunc").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ActivationFunc);
