//! Numbers as memory holds them, and the ways between them.
//!
//! Every conversion between different types goes through FP32: to FP32 exactly or to nearest even, from FP32 as [`Casts`] says. Equal types
//! copy bits, which is the caller's affair. Sources: `numerics/cast-to-new-dtype.md` of the compiler's notes (the reference cast engine),
//! `mx-microscaling.md`, and the vendor's documentation where it decides (`FP8_EXP4`, float to integer, stochastic rounding).
//!
//! | module or item | holds |
//! |---|---|
//! | [`Format`] | element types of whole bytes |
//! | [`Casts`], [`Rounding`] | what is configurable in a conversion from FP32 |
//! | [`Minifloat`] | the layout of a float of at most 16 bits, with a decoder and an encoder for all of them |
//! | [`widen_into`], [`narrow_into`] | slices of elements to FP32 and back |
//! | [`scale`] | powers of two of MX blocks |
//! | [`packed`] | elements of four bits |
//! | [`IntOp`], [`load_integer`] | exact integers of 8 to 64 bits |
//! | [`Accumulator`] | integer multiply-accumulate of the vector core |
//!
//! Nothing here allocates.

mod convert;
mod integer;
mod mac;
mod minifloat;
pub mod packed;
mod round;
pub mod scale;

pub use convert::{decode, encode, narrow_into, narrow_stochastic_into, to_bf16, widen_into};
pub use integer::{IntOp, integer_op, load_integer, store_integer};
pub use mac::{Accumulator, MacOperand};
pub use minifloat::{Minifloat, Specials};
pub use round::{Rounding, round_even, round_mantissa, truncate, upper_part};

/// An element type of whole bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// UINT8.
    U8,
    /// INT8.
    I8,
    /// UINT16.
    U16,
    /// INT16.
    I16,
    /// UINT32.
    U32,
    /// INT32.
    I32,
    /// UINT64; integer engine and copies only.
    U64,
    /// INT64; integer engine and copies only.
    I64,
    /// FP16: 1-5-10.
    F16,
    /// BFLOAT16: 1-8-7.
    Bf16,
    /// FP32.
    F32,
    /// FP32R: FP32 with 11 explicit mantissa bits; as a source its bits are taken as FP32.
    F32r,
    /// FP8_EXP3: 1-3-4, with infinities; largest finite value 15.5.
    E3m4,
    /// FP8_EXP4 as SUNDA and CAYMAN read it: 1-4-3, with infinities; largest finite value 240.
    E4m3,
    /// FP8_EXP4 without infinities (`float8_e4m3fn`): one NaN for each sign; largest finite value 448.
    E4m3fn,
    /// FP8_EXP5: 1-5-2, with infinities; largest finite value 57344.
    E5m2,
    /// FP8_EXP2 of MAVERICK: 1-2-5.
    ///
    /// choice: bias 1 and neither infinity nor NaN, as the OCP formats of few exponent bits have it; the sources give the layout alone.
    E2m5,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 17] = [
        Self::U8,
        Self::I8,
        Self::U16,
        Self::I16,
        Self::U32,
        Self::I32,
        Self::U64,
        Self::I64,
        Self::F16,
        Self::Bf16,
        Self::F32,
        Self::F32r,
        Self::E3m4,
        Self::E4m3,
        Self::E4m3fn,
        Self::E5m2,
        Self::E2m5,
    ];

    /// Size of an element in bytes.
    pub const fn bytes(self) -> u32 {
        match self {
            Self::U8 | Self::I8 | Self::E3m4 | Self::E4m3 | Self::E4m3fn | Self::E5m2 | Self::E2m5 => 1,
            Self::U16 | Self::I16 | Self::F16 | Self::Bf16 => 2,
            Self::U32 | Self::I32 | Self::F32 | Self::F32r => 4,
            Self::U64 | Self::I64 => 8,
        }
    }

    /// Signed integer.
    pub const fn is_signed_integer(self) -> bool {
        matches!(self, Self::I8 | Self::I16 | Self::I32 | Self::I64)
    }

    /// Unsigned integer.
    pub const fn is_unsigned_integer(self) -> bool {
        matches!(self, Self::U8 | Self::U16 | Self::U32 | Self::U64)
    }

    /// Integer.
    pub const fn is_integer(self) -> bool {
        self.is_signed_integer() || self.is_unsigned_integer()
    }

    /// Float of 8 bits.
    pub const fn is_fp8(self) -> bool {
        matches!(self, Self::E3m4 | Self::E4m3 | Self::E4m3fn | Self::E5m2 | Self::E2m5)
    }

    /// Layout of a float of at most 16 bits.
    pub const fn minifloat(self) -> Option<Minifloat> {
        Some(match self {
            Self::F16 => Minifloat::F16,
            Self::Bf16 => Minifloat::BF16,
            Self::E3m4 => Minifloat::E3M4,
            Self::E4m3 => Minifloat::E4M3,
            Self::E4m3fn => Minifloat::E4M3FN,
            Self::E5m2 => Minifloat::E5M2,
            Self::E2m5 => Minifloat::E2M5,
            _ => return None,
        })
    }
}

/// What a conversion from FP32 does where formats alone do not say it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Casts {
    /// How a float becomes an integer.
    pub float_to_int: FloatToInt,
    /// FP8 overflow and NaN.
    pub fp8: Fp8Casts,
}

/// FP8 overflow and NaN: load-time configuration of the device (`fp8_sis`, `fp8_sns`), a word of two bytes in the compiler's cast engine
/// (`numerics.md` 3.2). BFLOAT16 and FP16 overflow to infinity whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fp8Casts {
    /// Overflow, infinity included, becomes the largest finite value; else infinity, or NaN without sign in `E4m3fn`. Default: yes.
    pub saturate: bool,
    /// NaN, and the overflow NaN of `E4m3fn`, becomes a zero of the same sign; else the canonical NaN. Default: no.
    pub suppress_nan: bool,
    /// The two places where the reference code, read literally, is no rounding to nearest even.
    pub edges: Edges,
}

impl Default for Fp8Casts {
    fn default() -> Self {
        Self { saturate: true, suppress_nan: false, edges: Edges::Rounded }
    }
}

/// FP8 values just under the smallest subnormal, and values that round up past the largest finite one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edges {
    /// To nearest even everywhere, with an unbounded exponent, and only then overflow. Default.
    ///
    /// choice: no page shows a check after rounding, and none denies it (`conflicts.G9` 8, 9).
    #[default]
    Rounded,
    /// As the windows of the reference code read: below the smallest subnormal zero, and a value of the top binade that rounds past the
    /// largest finite one takes the code above it.
    Windows,
}

/// Float to integer; the result saturates in either case, and NaN becomes the largest value when its sign is clear and the
/// smallest when it is set (`numerics/cast-to-new-dtype.md`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FloatToInt {
    /// To nearest, ties to even. Default.
    ///
    /// choice: the vendor's release notes state it for the hardware, the firmware pages of POOL say truncation
    /// (`conflicts.G5` 23, `conflicts.NKI` 7).
    #[default]
    NearestEven,
    /// Toward zero.
    Truncate,
}

/// Which format the type FP8_EXP4 is. The record does not say (`numerics.md` 3.2); the executable's configuration does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fp8Exp4 {
    /// With infinities, largest finite value 240.
    Ieee,
    /// Without infinities, largest finite value 448.
    Finite,
}

impl Fp8Exp4 {
    /// The format.
    pub const fn format(self) -> Format {
        match self {
            Self::Ieee => Format::E4m3,
            Self::Finite => Format::E4m3fn,
        }
    }
}
