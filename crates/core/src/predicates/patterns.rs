//! Access patterns: plain tensors, indirect ones and MX ones.

use super::addresses::{
    in_register, is_indirect, marker, psum, same_quadrant, shape_from_register, start_partition, tensor_start_addr_valid,
};
use super::dtypes::code;
use super::{MAVERICK, half, word};

/// A TENSOR1D to TENSOR4D, told apart by length, is a legal operand.
///
/// It is not indirect, its first address passes [`tensor_start_addr_valid`], and no count is zero unless a shape register gives them.
///
/// Source: cc/isa/addr4.md, cc/isa/tensor-descriptors.md, cc/isa/tensor4d-mempattern4d.md
#[inline]
pub fn tensor_valid(generation: u8, pattern: &[u8], dtype: u8, write: bool, allow_psum: bool, allow_sbuf: bool) -> bool {
    marker(pattern).is_some_and(|m| m & 0x20 == 0) && direct_valid(generation, pattern, dtype, write, allow_psum, allow_sbuf)
}

fn direct_valid(generation: u8, pattern: &[u8], dtype: u8, write: bool, allow_psum: bool, allow_sbuf: bool) -> bool {
    let Some(addr) = word(pattern, 0) else { return false };
    // One dimension skips its count on the bit alone, the others on the whole marker.
    let counted = if pattern.len() == 8 { addr >> 30 & 1 == 0 } else { !shape_from_register(pattern) };
    tensor_start_addr_valid(generation, addr, dtype, write, allow_psum, allow_sbuf) && (!counted || has_counts(pattern))
}

/// No count of a TENSOR1D to TENSOR4D is zero: an address, the steps, the counts.
fn has_counts(pattern: &[u8]) -> bool {
    let rank = match pattern.len() {
        8 => 1,
        12 => 2,
        16 => 3,
        20 => 4,
        _ => return false,
    };
    (0..rank).all(|i| half(pattern, 4 + 2 * rank + 2 * i).is_some_and(|count| count != 0))
}

/// A MEM_PATTERN2D to MEM_PATTERN4D is a legal operand.
///
/// Direct as [`tensor_valid`]. Indirect: a nonzero count at byte 8, an index address aligned as UINT32 in any memory, and at byte 4 a data address without
/// markers that is legal for the element type. The MX form of maverick (lowest bit of the first byte, unless that is a register's number) passes: its table
/// is not known.
///
/// Source: cc/isa/mempattern-2d-3d.md, cc/isa/indirect-descriptors.md
#[inline]
pub fn mem_valid(generation: u8, pattern: &[u8], dtype: u8, write: bool, allow_psum: bool, allow_sbuf: bool) -> bool {
    let Some(m) = marker(pattern) else { return false };
    if is_indirect(m) {
        indirect_valid(generation, pattern, dtype, write, allow_psum, allow_sbuf)
    } else if generation >= MAVERICK && pattern.len() >= 16 && pattern[0] & 1 == 1 && m & 0x80 == 0 {
        true
    } else {
        direct_valid(generation, pattern, dtype, write, allow_psum, allow_sbuf)
    }
}

fn indirect_valid(generation: u8, pattern: &[u8], dtype: u8, write: bool, allow_psum: bool, allow_sbuf: bool) -> bool {
    let (Some(index), Some(data), Some(count)) = (word(pattern, 0), word(pattern, 4), half(pattern, 8)) else {
        return false;
    };
    count != 0
        // Which memories may hold the indices is disputed, so any may.
        && tensor_start_addr_valid(generation, index, code::UINT32, false, true, true)
        && data >> 29 == 0
        && tensor_start_addr_valid(generation, data, dtype, write, allow_psum, allow_sbuf)
}

/// An MXMEM_PATTERN1D is a legal operand; data and scales in SBUF.
///
/// Data is aligned to 4 bytes, to 2 for FP4_EXP2 in the direct form. Direct: a nonzero count and a step of 1 or -1, unless a shape register gives them.
/// Indirect: a nonzero count, and index and data addresses aligned to 4 bytes. The scale partition is 0, 4, 8 or 12, unless the data address of the direct form
/// is in a register.
///
/// Source: cc/isa/mxmem-pattern1d.md
#[inline]
pub fn mx_mem_valid(generation: u8, pattern: &[u8], dtype: u8) -> bool {
    let Some(bytes) = pattern.first_chunk::<16>() else { return false };
    let at = |i: usize| u32::from_le_bytes([bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]]);
    let in_sbuf = |addr: u32, dtype: u8| tensor_start_addr_valid(generation, addr, dtype, false, false, true);
    let scale_partition = |p: u8| p <= 15 && p.is_multiple_of(4);
    if is_indirect(bytes[3]) {
        return half(pattern, 12) != Some(0)
            && tensor_start_addr_valid(generation, at(0), code::UINT32, false, true, true)
            && in_sbuf(at(4), code::UINT32)
            && in_sbuf(at(8), code::UINT8)
            && scale_partition(bytes[15]);
    }
    let data = if dtype == code::FP4_EXP2 { code::UINT16 } else { code::UINT32 };
    let counted = half(pattern, 8) != Some(0) && matches!(bytes[10], 0x01 | 0xff);
    in_sbuf(at(0), data)
        && in_sbuf(at(4), code::UINT8)
        && (shape_from_register(pattern) || counted)
        && (in_register(at(0)) || scale_partition(bytes[11]))
}

/// A MEM_PATTERN3D is a legal BFLOAT16 destination of a matrix multiplication: a register below 64, or an address in PSUM aligned to 2 bytes, without a
/// zero count.
///
/// Of an indirect pattern the data address is held to it. Which word is its count is disputed (bytes 8 or 10): one of them is not zero.
///
/// Source: cc/isa/mempattern-2d-3d.md (med)
#[inline]
pub fn mm_dst_bf16_valid(pattern: &[u8]) -> bool {
    let Some(bytes) = pattern.first_chunk::<16>() else { return false };
    let indirect = is_indirect(bytes[3]);
    let Some(addr) = word(bytes, if indirect { 4 } else { 0 }) else { return false };
    let there = if addr >> 31 == 1 {
        in_register(addr) && addr & 0x00ff_ff00 == 0 && addr & 0xff < 64
    } else {
        psum(addr) && addr.is_multiple_of(2)
    };
    let counted = if indirect { word(bytes, 8) != Some(0) } else { has_counts(bytes) };
    there && counted
}

/// The first partition suits the number of partitions: 0 above 64; 0 or 64 above 32; 0, 32, 64 or 96 up to 32.
///
/// Of an indirect pattern the data address is held to it too. An address in a register passes, and so does no channel at all, which other rules forbid.
/// The validators' own table is not known; this is the rule of the public documentation.
///
/// Source: nki docs: nki/guides/architecture/trainium_inferentia2_arch.rst
#[inline]
pub fn start_addr_active_channels(pattern: &[u8], num_active_channels: u8) -> bool {
    let Some(first) = word(pattern, 0) else { return false };
    let suits = |addr: u32| addr >> 31 == 1 || partition_suits(start_partition(addr), u16::from(num_active_channels));
    let data = if is_indirect((first >> 24) as u8) { word(pattern, 4) } else { None };
    suits(first) && data.is_none_or(suits)
}

fn partition_suits(start: u8, channels: u16) -> bool {
    match channels {
        0..=32 => true,
        33..=64 => start.is_multiple_of(64),
        _ => start == 0,
    }
}

/// Source and destination of a shuffle each start at a partition that suits the channels, rounded up to 32: 0 from 96 on, 0 or 64 for 64, any quadrant
/// for 32. An address in a register passes.
///
/// Source: nki docs: nki.isa nc_stream_shuffle
#[inline]
pub fn stream_shuffle_partitions(src: &[u8], dst: &[u8], num_active_channels: u8) -> bool {
    let rounded = u16::from(num_active_channels).next_multiple_of(32);
    [src, dst]
        .into_iter()
        .all(|pattern| word(pattern, 0).is_some_and(|addr| addr >> 31 == 1 || partition_suits(start_partition(addr), rounded)))
}

/// The immediate address of a pattern lies in PSUM; of an indirect pattern its data address. False for an address in a register.
///
/// Source: cc/isa/addr4.md
#[inline]
pub fn in_psum(pattern: &[u8]) -> bool {
    let Some(first) = word(pattern, 0) else { return false };
    let addr = match word(pattern, 4) {
        Some(data) if is_indirect((first >> 24) as u8) => data,
        _ => first,
    };
    addr >> 31 == 0 && psum(addr)
}

/// Index and data of an indirect pattern start in the same SBUF quadrant. Direct patterns, index addresses in registers and data in PSUM pass.
///
/// Source: cc/isa/indirect-descriptors.md
#[inline]
pub fn indirect_quadrant_ok(pattern: &[u8]) -> bool {
    match (marker(pattern), pattern.get(4..8)) {
        (Some(m), Some(data)) if m & 0xe0 == 0x20 => same_quadrant(pattern, data),
        (m, _) => m.is_some(),
    }
}

/// The address of scalars is aligned to their type, lies in SBUF or PSUM, and its first partition suits the number of partitions.
///
/// Source: gpsimd/firmware/kernels/tensor-scalar.md#8, gpsimd/firmware/kernels/activate-pwl.md#3.3
#[inline]
pub fn imm_pointer_valid(generation: u8, ptr: &[u8], dtype: u8, num_active_channels: u8) -> bool {
    word(ptr, 0).is_some_and(|addr| tensor_start_addr_valid(generation, addr, dtype, false, true, true))
        && start_addr_active_channels(ptr, num_active_channels)
}
