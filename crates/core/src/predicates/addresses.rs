//! Addresses: `ADDR4` inside the memories of a core, `ADDR8` in the address space of a chip.

use super::dtypes::{code, is_valid_psum_write_dtype};
use super::{MARIANA, MAVERICK, SUNDA, word};

/// Bits of an `ADDR4` that are the address.
pub(super) const ADDRESS: u32 = 0x1fff_ffff;
/// First address of PSUM.
const PSUM: u32 = 0x0200_0000;
/// Bytes from the first to the last address of PSUM.
const PSUM_LAST: u32 = 0x003f_ffff;
/// Bits that an SBUF address leaves zero.
const REGION: u32 = 0x1e00_0000;
/// Registers that an address can name, on every generation.
const REGISTERS: u32 = 64;

/// Byte 3 of an address or pattern: its markers and the top bits of the address.
pub(super) fn marker(bytes: &[u8]) -> Option<u8> {
    bytes.get(3).copied()
}

/// The marker says that a register holds the address; an indirect pattern's index address is not meant.
pub(super) fn in_register(word: u32) -> bool {
    word >> 24 & 0xa0 == 0x80
}

/// The marker says that the pattern is reached through indices.
pub(super) fn is_indirect(marker: u8) -> bool {
    marker & 0x60 == 0x20
}

/// The address, markers aside, lies in PSUM.
pub(super) fn psum(word: u32) -> bool {
    (word & ADDRESS).wrapping_sub(PSUM) <= PSUM_LAST
}

/// The first partition that an immediate address names: bits 23 and 24 in SBUF, 20 and 21 in PSUM, times 32.
///
/// Source: cc/isa/addr4.md
#[inline]
pub fn start_partition(addr: u32) -> u8 {
    let quadrant = if psum(addr) { addr >> 20 & 3 } else { addr >> 23 & 3 };
    quadrant as u8 * 32
}

/// The address is a multiple of the element's storage size.
///
/// One byte for INT8, UINT8 and the FP8 types, two for the 16-bit types, four for the 32-bit types, eight for the 64-bit types. FP4_EXP2 is aligned from
/// mariana on and never before. Other codes are never aligned, except on maverick, whose table is not known: there they pass.
///
/// Source: cc/isa/addr4.md
#[inline]
pub fn addr_aligned_dtype(generation: u8, addr: u32, dtype: u8) -> bool {
    match dtype {
        2 | 3 | 13..=15 => true,
        4..=7 => addr.is_multiple_of(2),
        8..=11 => addr.is_multiple_of(4),
        1 | 12 => addr.is_multiple_of(8),
        code::FP4_EXP2 => generation >= MARIANA,
        _ => generation >= MAVERICK && dtype != code::INVALID,
    }
}

/// The first address of an operand is legal.
///
/// In a register (bit 31): the register is below 64 and the two bytes above it are zero; on sunda no other marker may be set. Otherwise the address is
/// aligned to the element and lies in a memory that is allowed: in PSUM, written only with a type of 4 bytes, or in SBUF, with the bits above it zero.
/// An offset beyond the end of the partition is not looked at.
///
/// Source: cc/isa/addr4.md, cc/isa/tensor-descriptors.md
#[inline]
pub fn tensor_start_addr_valid(generation: u8, addr: u32, dtype: u8, write: bool, allow_psum: bool, allow_sbuf: bool) -> bool {
    if addr >> 31 == 1 {
        let rest = if generation <= SUNDA { addr & 0x7fff_ff00 } else { addr & 0x00ff_ff00 };
        return rest == 0 && addr & 0xff < REGISTERS;
    }
    let address = addr & ADDRESS;
    addr_aligned_dtype(generation, address, dtype)
        && if psum(addr) { allow_psum && (!write || is_valid_psum_write_dtype(dtype)) } else { allow_sbuf && address & REGION == 0 }
}

/// A shape register gives the counts of the pattern: marker & 0x70 is 0x40.
///
/// Source: cc/isa/mxmem-pattern1d.md (med)
#[inline]
pub fn shape_from_register(start_addr: &[u8]) -> bool {
    marker(start_addr).is_some_and(|m| m & 0x70 == 0x40)
}

/// A shape register gives the counts that go with an ADDR8: marker & 0xfc is one of 0x40, 0xc0, 0x60, 0x68.
///
/// Source: gpsimd/dma/gather-scatter-descriptors.md#1.2
#[inline]
pub fn shape_from_register8(addr: &[u8]) -> bool {
    addr.get(7).is_some_and(|m| matches!(m & 0xfc, 0x40 | 0xc0 | 0x60 | 0x68))
}

/// An ADDR8 has a known marker, registers below 64 and zero reserved bytes.
///
/// Known are immediate addresses, register pairs, entries of the address table and offsets to them, each with or without shape register. The form with a
/// variable (0x10) is resolved before the device sees it, so it fails. Which bytes of the table forms are reserved is not known: none is looked at.
///
/// Source: runtime/isa/instruction-record.md#3, gpsimd/dma/gather-scatter-descriptors.md#1.2 (med)
#[inline]
pub fn addr8_valid(addr: &[u8]) -> bool {
    let Some(bytes) = addr.first_chunk::<8>() else { return false };
    let register = |b: u8| u32::from(b) < REGISTERS;
    match bytes[7] & 0xfc {
        0x00 | 0x40 | 0x20 | 0x60 => true,
        0x80 | 0xc0 => register(bytes[0]) && register(bytes[1]) && bytes[2..7] == [0; 5],
        0x28 | 0x68 | 0x2c | 0x6c => word(addr, 0).is_some_and(|r| r < REGISTERS),
        _ => false,
    }
}

/// The immediate address, 4 or 8 bytes long, is a multiple of `bytes`; of a pattern, which is longer, its first 4 bytes are meant. Addresses from
/// registers and tables pass.
///
/// Source: cc/isa/addr4.md
#[inline]
pub fn addr_aligned(addr: &[u8], bytes: u8) -> bool {
    let multiple = |address: u64| bytes == 0 || address.is_multiple_of(u64::from(bytes));
    if let Ok(long) = <&[u8; 8]>::try_from(addr) {
        return long[7] & 0xbc != 0 || multiple(u64::from_le_bytes(*long) & 0x00ff_ffff_ffff_ffff);
    }
    word(addr, 0).is_some_and(|w| w >> 31 == 1 || multiple(u64::from(w & ADDRESS)))
}

/// Two immediate SBUF addresses start in the same quadrant of 32 partitions. True when either is in PSUM or in a register.
///
/// The validators also bound the offset in the partition, by a constant known for cayman alone; that is not looked at.
///
/// Source: cc/isa/addr4.md (med)
#[inline]
pub fn same_quadrant(a: &[u8], b: &[u8]) -> bool {
    let (Some(a), Some(b)) = (word(a, 0), word(b, 0)) else { return false };
    [a, b].into_iter().any(|w| w >> 31 == 1 || psum(w)) || start_partition(a) == start_partition(b)
}
