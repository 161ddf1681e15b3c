//! Operands that predicates accept, by the name of the predicate.

use std::ops::Range;

use super::{Random, RecordBytes};
use crate::rule::typed::{Arg, Bits, Call, Num};
use crate::rule::{Env, number};

/// Bits of an address that are no marker.
const ADDRESS: u32 = 0x1fff_ffff;
const PSUM: u32 = 0x0200_0000;
const REGISTER: u32 = 0x8000_0000;
const INDIRECT: u32 = 0x2000_0000;
const SHAPE: u32 = 0x4000_0000;

/// The arguments of a call, and where they stand.
pub(super) struct Site {
    /// Byte arguments in order.
    bytes: Vec<Range<usize>>,
    /// Integers and truth values in order.
    ints: Vec<i64>,
    /// Places among the integers.
    pub(super) places: Vec<Bits>,
}

impl Site {
    pub(super) fn of(call: &Call, record: &RecordBytes, env: &Env<'_>) -> Self {
        let mut site = Self { bytes: Vec::new(), ints: Vec::new(), places: Vec::new() };
        for arg in &call.args {
            match arg {
                Arg::Bytes(b) => site.bytes.push(b.offset as usize..(b.offset + b.len) as usize),
                Arg::Bool(b) => site.ints.push(i64::from(*b)),
                Arg::Num(n, ..) => {
                    site.ints.push(number(n, record, env) as i64);
                    if let Num::Read(r) = n {
                        site.places.push(r.bits);
                    }
                }
            }
        }
        site
    }

    fn at(&self, arg: usize) -> Range<usize> {
        self.bytes.get(arg).cloned().unwrap_or(0..0)
    }

    fn flag(&self, arg: usize) -> bool {
        self.ints.get(arg).is_some_and(|i| *i != 0)
    }
}

/// Writes an operand that the predicate may accept; the first attempts change as little as they can.
pub(super) type Maker = fn(&Site, usize, &mut Random, &mut RecordBytes);

/// The maker for a predicate.
pub(super) fn maker(name: &str) -> Option<Maker> {
    Some(match name {
        "tensor_valid" => tensor,
        "mem_valid" => mem,
        "mx_mem_valid" => mx,
        "mm_dst_bf16_valid" => bf16_destination,
        "start_addr_active_channels" | "stream_shuffle_partitions" => first_partition,
        "shape_from_register" => shape4,
        "shape_from_register8" => shape8,
        "addr8_valid" => addr8,
        "addr_aligned" => aligned,
        "in_psum" => psum,
        "same_quadrant" => same_quadrant,
        "indirect_quadrant_ok" => same_quadrant_inside,
        "imm_pointer_valid" => pointer,
        _ => return None,
    })
}

/// Changes something about the arguments.
pub(super) fn blind(site: &Site, random: &mut Random, record: &mut RecordBytes) {
    for _ in 0..=random.below(2) {
        let choice = random.below(site.bytes.len() + site.places.len());
        let Some(range) = site.bytes.get(choice).filter(|r| !r.is_empty()) else {
            if let Some(bits) = site.places.get(choice.saturating_sub(site.bytes.len())) {
                let value = i128::from(random.bits() & 0xff) & ((1 << bits.width) - 1);
                bits.write(record, if bits.signed { 0 } else { value });
            }
            continue;
        };
        let marker = range.start + if range.len() == 8 && random.once_in(2) { 7 } else { 3 };
        let at = if random.once_in(3) { marker } else { range.start + random.below(range.len()) };
        let byte = random.bits() as u8;
        record[at] = *random.of(&[0, 0x20, 0x40, 0x80, 0xff, 2, byte, record[at] ^ 1 << (byte & 7)]).unwrap_or(&byte);
    }
}

fn word(record: &RecordBytes, at: usize) -> u32 {
    record.get(at..).and_then(|r| r.first_chunk()).map_or(0, |b| u32::from_le_bytes(*b))
}

fn put(record: &mut RecordBytes, at: usize, value: u32) {
    if let Some(bytes) = record.get_mut(at..at + 4) {
        bytes.copy_from_slice(&value.to_le_bytes());
    }
}

fn put_half(record: &mut RecordBytes, at: usize, value: u16) {
    if let Some(bytes) = record.get_mut(at..at + 2) {
        bytes.copy_from_slice(&value.to_le_bytes());
    }
}

fn half(record: &RecordBytes, at: usize) -> u16 {
    record.get(at..).and_then(|r| r.first_chunk()).map_or(0, |b| u16::from_le_bytes(*b))
}

fn is_indirect(word: u32) -> bool {
    word >> 24 & 0x60 == 0x20
}

fn in_psum(word: u32) -> bool {
    (word & ADDRESS).wrapping_sub(PSUM) <= 0x003f_ffff
}

/// First quadrant mostly, which suits any number of channels.
fn quadrant(random: &mut Random) -> u32 {
    if random.once_in(4) { random.below(4) as u32 } else { 0 }
}

fn sbuf_address(random: &mut Random) -> u32 {
    (quadrant(random) << 23) | (random.below(0x6000) as u32 * 8)
}

fn psum_address(random: &mut Random) -> u32 {
    PSUM | (quadrant(random) << 20) | (random.below(0x800) as u32 * 8)
}

/// An address in one of the memories.
fn memory(use_psum: bool, use_sbuf: bool, random: &mut Random) -> u32 {
    if use_psum && (!use_sbuf || random.once_in(2)) { psum_address(random) } else { sbuf_address(random) }
}

/// An address in one of the memories or in a register.
fn address(use_psum: bool, use_sbuf: bool, random: &mut Random) -> u32 {
    if random.once_in(6) { REGISTER | random.below(64) as u32 } else { memory(use_psum, use_sbuf, random) }
}

/// Rank of a pattern: an address, then a step and a count per dimension.
fn rank(len: usize) -> usize {
    len.saturating_sub(4) / 4
}

/// Counts that are zero become small ones.
fn count(range: &Range<usize>, random: &mut Random, record: &mut RecordBytes) {
    let rank = rank(range.len());
    for i in 0..rank {
        let at = range.start + 4 + 2 * rank + 2 * i;
        if half(record, at) == 0 {
            put_half(record, at, if random.once_in(2) { 1 } else { 1 + random.below(4) as u16 });
        }
    }
}

/// A plain pattern; what it had of steps and counts stays, unless it was indirect.
fn plain(range: &Range<usize>, address: u32, random: &mut Random, record: &mut RecordBytes) {
    if is_indirect(word(record, range.start)) {
        let rank = rank(range.len());
        record[range.clone()].fill(0);
        (0..rank).for_each(|i| put_half(record, range.start + 4 + 2 * i, 1));
    }
    put(record, range.start, address);
    count(range, random, record);
}

fn tensor(site: &Site, attempt: usize, random: &mut Random, record: &mut RecordBytes) {
    let range = site.at(0);
    if attempt == 0 && !is_indirect(word(record, range.start)) {
        return count(&range, random, record);
    }
    let (write, use_psum, use_sbuf) = (site.flag(1), site.flag(2), site.flag(3));
    // Elements of four bytes may be written to PSUM, others only read.
    let use_psum = use_psum && (!write || matches!(site.ints.first(), Some(8..=11)) || !use_sbuf);
    let mut start = address(use_psum, use_sbuf, random);
    if start & REGISTER == 0 && random.once_in(10) {
        start |= SHAPE;
    }
    plain(&range, start, random, record);
}

fn mem(site: &Site, attempt: usize, random: &mut Random, record: &mut RecordBytes) {
    let range = site.at(0);
    let is = is_indirect(word(record, range.start));
    if attempt > 0 && (random.once_in(4) || is && random.once_in(2)) {
        let data = memory(site.flag(2), site.flag(3), random);
        indirect(&range, data, random, record);
    } else {
        tensor(site, attempt, random, record);
    }
}

/// An indirect pattern whose indices start in the quadrant of its data.
fn indirect(range: &Range<usize>, data: u32, random: &mut Random, record: &mut RecordBytes) {
    let index = (data & 0x0180_0000) | (random.below(0x4000) as u32 * 4);
    let was = is_indirect(word(record, range.start));
    if !was {
        record[range.start + 8..range.end].fill(0);
    }
    put(record, range.start, INDIRECT | index);
    put(record, range.start + 4, data);
    if half(record, range.start + 8) == 0 {
        put_half(record, range.start + 8, 1 + random.below(16) as u16);
    }
}

fn mx(site: &Site, _: usize, random: &mut Random, record: &mut RecordBytes) {
    let range = site.at(0);
    let at = range.start;
    let data = sbuf_address(random);
    let scale = (data & 0x0180_0000) | (random.below(0x4000) as u32 * 4);
    let partition = random.below(4) as u8 * 4;
    if random.once_in(3) {
        let index = (data & 0x0180_0000) | (random.below(0x4000) as u32 * 4);
        put(record, at, INDIRECT | index);
        put(record, at + 4, data);
        put(record, at + 8, scale);
        if half(record, at + 12) == 0 {
            put_half(record, at + 12, 8);
        }
        if let Some(last) = record.get_mut(at + 15) {
            *last = partition;
        }
        return;
    }
    put(record, at, data);
    put(record, at + 4, scale);
    if half(record, at + 8) == 0 || is_indirect(word(record, at)) {
        put_half(record, at + 8, 4 << random.below(4));
    }
    if let Some([step, scale]) = record.get_mut(at + 10..at + 12) {
        (*step, *scale) = (1, partition);
    }
}

fn bf16_destination(site: &Site, _: usize, random: &mut Random, record: &mut RecordBytes) {
    let range = site.at(0);
    if is_indirect(word(record, range.start)) && random.once_in(2) {
        let data = psum_address(random);
        return indirect(&range, data, random, record);
    }
    let start = address(true, false, random);
    plain(&range, start, random, record);
}

/// Puts every address of the arguments into the first quadrant, or lowers the number of channels.
fn first_partition(site: &Site, _: usize, random: &mut Random, record: &mut RecordBytes) {
    if let (Some(bits), true) = (site.places.last(), random.once_in(4)) {
        bits.write(record, 1 + random.below(32) as i128);
    }
    for range in &site.bytes {
        let first = word(record, range.start);
        put(record, range.start, moved(first, 0));
        if is_indirect(first) {
            let data = word(record, range.start + 4);
            put(record, range.start + 4, moved(data, 0));
        }
    }
}

/// The address in another quadrant; a register stays.
fn moved(word: u32, quadrant: u32) -> u32 {
    match word {
        w if w & 0xa000_0000 == REGISTER => w,
        w if in_psum(w) => w & !0x0030_0000 | quadrant << 20,
        w => w & !0x0180_0000 | quadrant << 23,
    }
}

fn shape4(site: &Site, _: usize, _: &mut Random, record: &mut RecordBytes) {
    let at = site.at(0).start;
    let marked = word(record, at) & !0x7000_0000 | SHAPE;
    put(record, at, marked);
}

fn shape8(site: &Site, _: usize, random: &mut Random, record: &mut RecordBytes) {
    let at = site.at(0).start;
    if let Some(bytes) = record.get_mut(at..at + 8) {
        bytes[..7].fill(0);
        bytes[7] = *random.of(&[0x40, 0xc0, 0x60, 0x68]).unwrap_or(&0x40);
    }
}

fn addr8(site: &Site, attempt: usize, random: &mut Random, record: &mut RecordBytes) {
    let at = site.at(0).start;
    if let Some(bytes) = record.get_mut(at..at + 8) {
        if attempt > 0 || !matches!(bytes[7] & 0xfc, 0x80 | 0xc0 | 0x28 | 0x68) {
            bytes[7] = *random.of(&[0, 0, 0x40, 0x80, 0xc0, 0x20, 0x28, 0x2c, 0x60, 0x68]).unwrap_or(&0);
        }
        if bytes[7] != 0 {
            let (low, high) = (random.below(64) as u8, random.below(64) as u8);
            bytes[..7].fill(0);
            bytes[0] = low;
            bytes[1] = if matches!(bytes[7], 0x80 | 0xc0) { high } else { 0 };
        }
    }
}

fn aligned(site: &Site, _: usize, _: &mut Random, record: &mut RecordBytes) {
    let at = site.at(0).start;
    let low = word(record, at) & !0x7f;
    put(record, at, low);
}

fn psum(site: &Site, _: usize, random: &mut Random, record: &mut RecordBytes) {
    let at = site.at(0).start;
    let first = word(record, at);
    let target = psum_address(random);
    if is_indirect(first) { put(record, at + 4, target) } else { put(record, at, first & 0x6000_0000 | target) }
}

fn same_quadrant(site: &Site, _: usize, random: &mut Random, record: &mut RecordBytes) {
    let (a, b) = (site.at(0).start, site.at(1).start);
    let quadrant = quadrant(random);
    for at in [a, b] {
        let there = moved(word(record, at), quadrant);
        put(record, at, there);
    }
}

fn same_quadrant_inside(site: &Site, _: usize, random: &mut Random, record: &mut RecordBytes) {
    let at = site.at(0).start;
    let quadrant = quadrant(random);
    for at in [at, at + 4] {
        let there = moved(word(record, at), quadrant);
        put(record, at, there);
    }
}

fn pointer(site: &Site, _: usize, random: &mut Random, record: &mut RecordBytes) {
    let start = address(true, true, random);
    put(record, site.at(0).start, moved(start, 0));
}
