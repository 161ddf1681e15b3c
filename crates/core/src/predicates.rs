//! Predicates that rules call by name, as `spec/predicates.yaml` lists them.
//!
//! Pure functions over values of a record. Those that differ between generations take the lineage index first. Bytes are those of a field: an
//! address (`ADDR4`, 4 bytes; `ADDR8`, 8 bytes) or a pattern, which starts with one. Bytes that are too short for what they should hold fail.
//! Where the validators' own table is not known, a predicate accepts, and says so.

mod addresses;
mod dtypes;
mod patterns;
mod table;
#[cfg(test)]
mod tests;

pub use addresses::{
    addr_aligned, addr_aligned_dtype, addr8_valid, same_quadrant, shape_from_register, shape_from_register8, start_partition,
    tensor_start_addr_valid,
};
pub use dtypes::{is_valid_dtype, is_valid_dtype_64, is_valid_dtype_inc_fp4, is_valid_psum_write_dtype};
pub use patterns::{
    imm_pointer_valid, in_psum, indirect_quadrant_ok, mem_valid, mm_dst_bf16_valid, mx_mem_valid, start_addr_active_channels,
    stream_shuffle_partitions, tensor_valid,
};
pub use table::{PREDICATES, PredicateFn};

/// Lineage index of TONGA (V1).
pub const TONGA: u8 = 0;
/// Lineage index of SUNDA (V2).
pub const SUNDA: u8 = 1;
/// Lineage index of CAYMAN (V3).
pub const CAYMAN: u8 = 2;
/// Lineage index of MARIANA (V4).
pub const MARIANA: u8 = 3;
/// Lineage index of MARIANA_PLUS (V4+).
pub const MARIANA_PLUS: u8 = 4;
/// Lineage index of MAVERICK (V5); a later generation follows its rules until it states others.
pub const MAVERICK: u8 = 5;

/// The little-endian word at `at`.
fn word(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..)?.first_chunk().map(|b| u32::from_le_bytes(*b))
}

/// The little-endian half word at `at`.
fn half(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..)?.first_chunk().map(|b| u16::from_le_bytes(*b))
}
