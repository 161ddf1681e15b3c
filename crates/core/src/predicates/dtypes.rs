//! Which element types are legal.

use super::{MARIANA, MAVERICK};

/// Codes of `DTYPE` that predicates name.
pub(super) mod code {
    pub(crate) const INVALID: u8 = 0x00;
    pub(crate) const UINT64: u8 = 0x01;
    pub(crate) const UINT8: u8 = 0x03;
    pub(crate) const UINT16: u8 = 0x05;
    pub(crate) const INT32: u8 = 0x08;
    pub(crate) const UINT32: u8 = 0x09;
    pub(crate) const FP32R: u8 = 0x0b;
    pub(crate) const INT64: u8 = 0x0c;
    pub(crate) const FP8_EXP5: u8 = 0x0f;
    pub(crate) const FP4_EXP2: u8 = 0x10;
    pub(crate) const INT4: u8 = 0x12;
    pub(crate) const SFP8_E8: u8 = 0x13;
    pub(crate) const SFP8_E5: u8 = 0x16;
    pub(crate) const CPTC1: u8 = 0x19;
    pub(crate) const CPTC7: u8 = 0x1f;
}

/// What the validators take for a member of `DTYPE`: codes up to 0x0f before maverick although MARIANA names more, the whole enum from maverick on.
fn is_member(generation: u8, dtype: u8) -> bool {
    if generation < MAVERICK { dtype <= code::FP8_EXP5 } else { matches!(dtype, 0..=code::SFP8_E5 | code::CPTC1..=code::CPTC7) }
}

/// Element type of the data path: none of INVALID, UINT64, INT64, and FP32R only where allowed.
///
/// A code up to 0x0f before maverick; on maverick a member of DTYPE that is none of FP4_EXP2, INT4, SFP8_E8 to SFP8_E5.
///
/// Source: runtime/isa/fp8-dtype-encoding.md#4, gpsimd/firmware/kernels/dtype-model.md#1c,#6
#[inline]
pub fn is_valid_dtype(generation: u8, dtype: u8, allow_fp32r: bool) -> bool {
    is_member(generation, dtype)
        && !matches!(dtype, code::INVALID | code::UINT64 | code::INT64)
        && !matches!(dtype, code::FP4_EXP2 | code::INT4 | code::SFP8_E8..=code::SFP8_E5)
        && (allow_fp32r || dtype != code::FP32R)
}

/// Element type with the 64-bit integers where allowed: a member of DTYPE other than INVALID, and FP32R, UINT64 and INT64 only where allowed.
///
/// A code up to 0x0f before maverick. Scale types and 4-bit types of maverick pass.
///
/// Source: runtime/isa/fp8-dtype-encoding.md#4
#[inline]
pub fn is_valid_dtype_64(generation: u8, dtype: u8, allow_fp32r: bool, allow_u64: bool, allow_i64: bool) -> bool {
    is_member(generation, dtype)
        && match dtype {
            code::INVALID => false,
            code::FP32R => allow_fp32r,
            code::UINT64 => allow_u64,
            code::INT64 => allow_i64,
            _ => true,
        }
}

/// As [`is_valid_dtype`], with FP4_EXP2 where allowed, from mariana on.
///
/// Source: gpsimd/firmware/kernels/dtype-model.md#6 (med)
#[inline]
pub fn is_valid_dtype_inc_fp4(generation: u8, dtype: u8, allow_fp32r: bool, allow_fp4: bool) -> bool {
    if dtype == code::FP4_EXP2 { allow_fp4 && generation >= MARIANA } else { is_valid_dtype(generation, dtype, allow_fp32r) }
}

/// Element types that may be written to PSUM: INT32, UINT32, FP32, FP32R. A matrix multiplication writes BFLOAT16 by a rule of its own.
///
/// Source: cc/isa/addr4.md
#[inline]
pub fn is_valid_psum_write_dtype(dtype: u8) -> bool {
    matches!(dtype, code::INT32..=code::FP32R)
}
