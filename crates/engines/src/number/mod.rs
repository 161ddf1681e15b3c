//! Numbers as memory holds them, and the ways between them.
//!
//! Every conversion between different types goes through FP32: to FP32 exactly or to nearest even, from FP32 to nearest even
//! (`numerics/cast-to-new-dtype.md`; agreed by the compiler's interpreter and the firmware's pages). Equal types copy bits.
//! FP8, FP4 and the scale types are not modelled yet.

mod float;
mod integer;

pub use float::{narrow, round_mantissa, to_bf16, upper_part, widen};
pub use integer::{IntOp, integer_op, load_integers, store_integers};

/// An element type that the models compute with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// FP16.
    F16,
    /// BFLOAT16.
    Bf16,
    /// FP32.
    F32,
    /// FP32R: FP32 with 11 explicit mantissa bits; a destination only.
    F32r,
}

impl Format {
    /// Size of an element in bytes.
    pub const fn bytes(self) -> u32 {
        match self {
            Self::U8 | Self::I8 => 1,
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
}
