//! Memory, walks and numbers by their definitions.

use tpb_core::dialect::Engine;
use tpb_engines::Machine;
use tpb_engines::memory::Space;
use tpb_isa::Operation;
use tpb_isa::enums::Dtype;
use tpb_isa::types::{Addr4, MemPattern3dMaverickArm, Tensor3d};

use crate::common::{Random, t3};

/// Bytes of a partition that the tests use.
pub(crate) const BYTES: usize = 1024;

/// The beginning of every partition of a memory.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Image(pub(crate) Vec<Vec<u8>>);

impl Image {
    /// So many partitions, each of what the function gives next.
    pub(crate) fn new(partitions: usize, mut fill: impl FnMut() -> Vec<u8>) -> Self {
        Self((0..partitions).map(|_| fill()).collect())
    }

    /// 128 partitions of numbers of a type, of moderate size.
    pub(crate) fn numbers(random: &mut Random, dtype: Dtype) -> Self {
        Self::new(128, || (0..BYTES / size(dtype)).flat_map(|_| number(random, dtype)).collect())
    }

    pub(crate) fn put(&self, machine: &mut Machine<'_>, space: Space, at: u32) {
        for (partition, bytes) in (0..).zip(&self.0) {
            machine.core_mut().memory_mut(space).write(partition, at, bytes).unwrap();
        }
    }

    pub(crate) fn get(machine: &Machine<'_>, space: Space, partitions: u32, bytes: usize) -> Self {
        let read = |partition| {
            let mut out = vec![0; bytes];
            machine.core().memory(space).read(partition, 0, &mut out).unwrap();
            out
        };
        Self((0..partitions).map(read).collect())
    }

    pub(crate) fn bits(&self, partition: usize, byte: i64, size: usize) -> u64 {
        let at = byte as usize;
        self.0[partition][at..at + size].iter().rev().fold(0, |a, b| a << 8 | u64::from(*b))
    }

    pub(crate) fn set(&mut self, partition: usize, byte: i64, size: usize, bits: u64) {
        let at = byte as usize;
        self.0[partition][at..at + size].copy_from_slice(&bits.to_le_bytes()[..size]);
    }
}

/// A walk over one partition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    pub(crate) start: i64,
    pub(crate) size: usize,
    pub(crate) steps: [i16; 3],
    pub(crate) counts: [u16; 3],
}

impl Walk {
    /// `n` neighbours.
    pub(crate) fn row(start: i64, size: usize, n: u16) -> Self {
        Self { start, size, steps: [1, 1, 1], counts: [n, 1, 1] }
    }

    /// A walk with these steps and counts, moved so that its lowest byte is `low`.
    pub(crate) fn from_low(low: i64, size: usize, steps: [i16; 3], counts: [u16; 3]) -> Self {
        let at_zero = Self { start: 0, size, steps, counts };
        let lowest = at_zero.places().into_iter().min().unwrap();
        Self { start: low - lowest, ..at_zero }
    }

    /// First bytes of the elements: index 0 is the fastest.
    pub(crate) fn places(&self) -> Vec<i64> {
        let mut out = Vec::new();
        for k in 0..i64::from(self.counts[2]) {
            for j in 0..i64::from(self.counts[1]) {
                for i in 0..i64::from(self.counts[0]) {
                    let elements = i * i64::from(self.steps[0]) + j * i64::from(self.steps[1]) + k * i64::from(self.steps[2]);
                    out.push(self.start + elements * self.size as i64);
                }
            }
        }
        out
    }

    pub(crate) fn len(&self) -> usize {
        self.counts.iter().map(|c| usize::from(*c)).product()
    }

    pub(crate) fn tensor(&self, address: impl Fn(u32) -> Addr4) -> Tensor3d {
        t3(address(self.start as u32), self.steps, self.counts)
    }

    pub(crate) fn pattern(&self, address: impl Fn(u32) -> Addr4) -> MemPattern3dMaverickArm {
        MemPattern3dMaverickArm::T(self.tensor(address))
    }
}

/// Bytes of an element.
pub(crate) fn size(dtype: Dtype) -> usize {
    dtype.bits().unwrap() as usize / 8
}

/// Sign, exponent and mantissa bits and bias of the float types.
fn layout(dtype: Dtype) -> (u32, u32, i32) {
    match dtype {
        Dtype::BFLOAT16 => (8, 7, 127),
        Dtype::FP16 => (5, 10, 15),
        Dtype::FP32 => (8, 23, 127),
        Dtype::FP8_EXP3 => (3, 4, 3),
        Dtype::FP8_EXP4 => (4, 3, 7),
        Dtype::FP8_EXP5 => (5, 2, 15),
        Dtype::FP8_EXP2 => (2, 5, 1),
        Dtype::FP4_EXP2 => (2, 1, 1),
        _ => panic!("{dtype:?}"),
    }
}

/// The value of a finite code, by definition. All codes count as numbers.
pub(crate) fn value(dtype: Dtype, bits: u64) -> f64 {
    match dtype {
        Dtype::UINT8 => return bits as f64,
        Dtype::INT4 => return f64::from(((bits as u8) << 4) as i8 >> 4),
        _ => {}
    }
    let (e, m, bias) = layout(dtype);
    let sign = if bits >> (e + m) & 1 == 1 { -1.0 } else { 1.0 };
    let exponent = (bits >> m & ((1 << e) - 1)) as i32;
    let mantissa = (bits & ((1 << m) - 1)) as f64 / f64::from(2).powi(m as i32);
    sign * if exponent == 0 { mantissa * f64::from(2).powi(1 - bias) } else { (1.0 + mantissa) * f64::from(2).powi(exponent - bias) }
}

/// A number near 1 in a type: any mantissa, an exponent of a small range, sometimes zero or subnormal.
pub(crate) fn number(random: &mut Random, dtype: Dtype) -> Vec<u8> {
    let raw = u64::from(random.bits()) << 31 ^ u64::from(random.bits());
    if dtype == Dtype::UINT8 {
        return vec![raw as u8];
    }
    let (e, m, bias) = layout(dtype);
    // The top exponent holds infinities in some types.
    let (low, high) = ((bias as u64).saturating_sub(5), (bias as u64 + 3).min((1 << e) - 2));
    let exponent = if raw & 31 == 0 { 0 } else { low + (raw >> 8) % (high - low + 1) };
    let sign = raw >> 5 & 1;
    let mantissa = raw >> 16 & ((1 << m) - 1);
    let bits = sign << (e + m) | exponent << m | mantissa;
    bits.to_le_bytes()[..size(dtype)].to_vec()
}

/// BFLOAT16 bits, to nearest even, of a finite value.
pub(crate) fn bf16(v: f32) -> u16 {
    let (low, high) = (v.to_bits() >> 16 << 16, ((v.to_bits() >> 16) + 1) << 16);
    let (down, up) = (f64::from(v) - f64::from(f32::from_bits(low)), f64::from(f32::from_bits(high)) - f64::from(v));
    let up = match down.abs().partial_cmp(&up.abs()).unwrap() {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => low >> 16 & 1 == 1,
    };
    if up { (high >> 16) as u16 } else { (low >> 16) as u16 }
}

/// A stream of PE.
pub(crate) fn pe(operations: Vec<Operation>) -> Vec<(Engine, Vec<Operation>)> {
    vec![(Engine::Pe, operations)]
}

/// A partition-quadrant address in SBUF.
pub(crate) fn sbuf_at(partition: u32) -> impl Fn(u32) -> Addr4 {
    move |byte| crate::common::sbuf(partition, byte)
}

/// An address in PSUM.
pub(crate) fn psum_at(partition: u32) -> impl Fn(u32) -> Addr4 {
    move |byte| crate::common::psum(partition, 0, byte)
}
