//! The other path to an answer: a copy of memory, elements by nested loops, numbers by tables of all codes. Nothing of the models is used.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::{AluOp, Dtype, Opcode};
use tpb_isa::types::{MemPattern3dMaverickArm, MemPattern4dMaverickArm, Tensor2d, Tensor3d, Tensor4d};
use tpb_isa::{Isa, Operation, operations};

use crate::common::*;

/// Bytes of a partition that tests use.
pub(crate) const BYTES: u32 = 0x2000;

/// SBUF as a test sees it.
#[derive(Clone, PartialEq)]
pub(crate) struct Image(pub(crate) Vec<Vec<u8>>);

impl Image {
    /// What a machine holds.
    pub(crate) fn of(machine: &Machine<'_>) -> Self {
        Self((0..128).map(|p| get(machine, Space::Sbuf, p, 0, BYTES as usize)).collect())
    }

    /// Bytes of an element.
    pub(crate) fn at(&self, partition: u32, byte: i64, size: usize) -> &[u8] {
        &self.0[partition as usize][byte as usize..byte as usize + size]
    }

    /// Writes bytes.
    pub(crate) fn put(&mut self, partition: u32, byte: i64, bytes: &[u8]) {
        self.0[partition as usize][byte as usize..byte as usize + bytes.len()].copy_from_slice(bytes);
    }
}

/// `dst = a op b`.
pub(crate) fn tensor_tensor(opcode: Opcode, op: AluOp, channels: u32, [a, b, dst]: [Tensor; 3]) -> operations::TensorTensor {
    operations::TensorTensor {
        opcode,
        in0_in1_dtype: pair(a.dtype, b.dtype),
        out_dtype: dst.dtype,
        op,
        num_active_channels: channels as u8,
        src0_mem_pattern: a.t3(),
        src1_mem_pattern: b.t3(),
        dst_mem_pattern: dst.t3(),
        ..Default::default()
    }
}

/// A machine with the records of one engine, and SBUF filled by `fill`.
pub(crate) fn prepared(
    isa: &'static Isa,
    engine: Engine,
    operations: Vec<Operation>,
    fill: impl FnMut(u32) -> Vec<u8>,
) -> Machine<'static> {
    prepared_with(Choices::default(), isa, engine, operations, fill)
}

/// The same under choices.
pub(crate) fn prepared_with(
    choices: Choices,
    isa: &'static Isa,
    engine: Engine,
    operations: Vec<Operation>,
    mut fill: impl FnMut(u32) -> Vec<u8>,
) -> Machine<'static> {
    let mut machine = machine_with(isa, choices, &[(engine, operations)]);
    for partition in 0..128 {
        machine.core_mut().sbuf.write(partition, 0, &fill(partition)).unwrap();
    }
    machine
}

/// An operand of a test.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tensor {
    pub(crate) partition: u32,
    pub(crate) byte: u32,
    pub(crate) steps: [i16; 4],
    pub(crate) counts: [u16; 4],
    pub(crate) dtype: Dtype,
}

impl Tensor {
    /// Neighbours from the start of a region.
    pub(crate) fn row(region: u32, n: u16, dtype: Dtype) -> Self {
        Self { partition: 0, byte: region * REGION, steps: [1; 4], counts: [n, 1, 1, 1], dtype }
    }

    /// The first bytes of its elements, in order: four nested loops.
    pub(crate) fn places(&self) -> Vec<i64> {
        let mut out = Vec::new();
        let [sx, sy, sz, sw] = self.steps.map(i64::from);
        let [nx, ny, nz, nw] = self.counts.map(i64::from);
        for w in 0..nw {
            for z in 0..nz {
                for y in 0..ny {
                    for x in 0..nx {
                        out.push(i64::from(self.byte) + (x * sx + y * sy + z * sz + w * sw) * size(self.dtype) as i64);
                    }
                }
            }
        }
        out
    }

    pub(crate) fn t2(&self) -> Tensor2d {
        t2(sbuf(self.partition, self.byte), [self.steps[0], self.steps[1]], [self.counts[0], self.counts[1]])
    }

    pub(crate) fn t3(&self) -> Tensor3d {
        let ([a, b, c, _], [x, y, z, _]) = (self.steps, self.counts);
        t3(sbuf(self.partition, self.byte), [a, b, c], [x, y, z])
    }

    pub(crate) fn t4(&self) -> Tensor4d {
        t4(sbuf(self.partition, self.byte), self.steps, self.counts)
    }

    pub(crate) fn m3(&self) -> MemPattern3dMaverickArm {
        MemPattern3dMaverickArm::T(self.t3())
    }

    pub(crate) fn m4(&self) -> MemPattern4dMaverickArm {
        MemPattern4dMaverickArm::T(self.t4())
    }

    /// Its elements in a channel as floats.
    pub(crate) fn floats(&self, image: &Image, channel: u32) -> Vec<f32> {
        self.bits(image, channel).iter().map(|b| decode(self.dtype, *b)).collect()
    }

    /// Its elements in a channel as raw bits.
    pub(crate) fn bits(&self, image: &Image, channel: u32) -> Vec<u64> {
        let size = size(self.dtype);
        let element = |byte: i64| image.at(self.partition + channel, byte, size).iter().rev().fold(0, |a, b| a << 8 | u64::from(*b));
        self.places().into_iter().map(element).collect()
    }

    /// Writes bits in order.
    pub(crate) fn write(&self, image: &mut Image, channel: u32, bits: &[u64]) {
        for (byte, bits) in self.places().into_iter().zip(bits) {
            image.put(self.partition + channel, byte, &bits.to_le_bytes()[..size(self.dtype)]);
        }
    }

    /// Writes floats in order.
    pub(crate) fn write_floats(&self, image: &mut Image, channel: u32, values: &[f32]) {
        let bits: Vec<u64> = values.iter().map(|v| encode(self.dtype, *v)).collect();
        self.write(image, channel, &bits);
    }

    /// Whether memory is as expected, where NaN in the destination's elements may have any bits.
    pub(crate) fn check(&self, machine: &Machine<'_>, mut want: Image, channels: u32, what: &str) {
        let have = Image::of(machine);
        for channel in 0..channels {
            for (k, byte) in self.places().into_iter().enumerate() {
                let size = size(self.dtype);
                let bits =
                    |image: &Image| image.at(self.partition + channel, byte, size).iter().rev().fold(0, |a, b| a << 8 | u64::from(*b));
                let (h, w) = (bits(&have), bits(&want));
                if h == w {
                    continue;
                }
                let both_nan = is_float(self.dtype) && decode(self.dtype, h).is_nan() && decode(self.dtype, w).is_nan();
                assert!(
                    both_nan,
                    "{what}: channel {channel} element {k}: {h:#x} ({}), want {w:#x} ({})",
                    show(self.dtype, h),
                    show(self.dtype, w)
                );
                let bytes = have.at(self.partition + channel, byte, size).to_vec();
                want.put(self.partition + channel, byte, &bytes);
            }
        }
        assert!(have == want, "{what}: something else was written");
    }
}

fn show(dtype: Dtype, bits: u64) -> f32 {
    decode(dtype, bits)
}

/// Bytes of an element.
pub(crate) fn size(dtype: Dtype) -> usize {
    match dtype {
        Dtype::UINT8 | Dtype::INT8 | Dtype::FP8_EXP3 | Dtype::FP8_EXP4 | Dtype::FP8_EXP5 => 1,
        Dtype::UINT16 | Dtype::INT16 | Dtype::FP16 | Dtype::BFLOAT16 => 2,
        Dtype::UINT64 | Dtype::INT64 => 8,
        _ => 4,
    }
}

pub(crate) fn is_float(dtype: Dtype) -> bool {
    integer(dtype).is_none()
}

/// Signedness and bits of an integer type.
pub(crate) fn integer(dtype: Dtype) -> Option<(bool, u32)> {
    Some(match dtype {
        Dtype::UINT8 => (false, 8),
        Dtype::INT8 => (true, 8),
        Dtype::UINT16 => (false, 16),
        Dtype::INT16 => (true, 16),
        Dtype::UINT32 => (false, 32),
        Dtype::INT32 => (true, 32),
        Dtype::UINT64 => (false, 64),
        Dtype::INT64 => (true, 64),
        _ => return None,
    })
}

/// The value of an integer's bits.
pub(crate) fn signed(dtype: Dtype, bits: u64) -> i128 {
    let (signed, width) = integer(dtype).unwrap();
    let value = i128::from(bits) & ((1 << width) - 1);
    if signed && value >= 1 << (width - 1) { value - (1 << width) } else { value }
}

/// Exponent bits, mantissa bits and bias of a small float, and whether its top exponent is infinity and NaN.
fn layout(dtype: Dtype) -> Option<(u32, u32, i32, bool)> {
    Some(match dtype {
        Dtype::FP16 => (5, 10, 15, true),
        Dtype::BFLOAT16 => (8, 7, 127, true),
        Dtype::FP8_EXP3 => (3, 4, 3, true),
        // As MARIANA has it, which is where tests with it run.
        Dtype::FP8_EXP4 => (4, 3, 7, false),
        Dtype::FP8_EXP5 => (5, 2, 15, true),
        _ => return None,
    })
}

/// The value of a code: the definition of a float.
fn small(dtype: Dtype, code: u64) -> f64 {
    let (e, m, bias, special) = layout(dtype).unwrap();
    let sign = if code >> (e + m) & 1 == 1 { -1.0 } else { 1.0 };
    let (exponent, mantissa) = ((code >> m & ((1 << e) - 1)) as i32, (code & ((1 << m) - 1)) as f64);
    let top = (1 << e) - 1;
    let unit = f64::from(1u32 << m);
    match exponent {
        0 => sign * mantissa / unit * 2f64.powi(1 - bias),
        x if x == top && special && mantissa == 0.0 => sign * f64::INFINITY,
        x if x == top && (special || mantissa == unit - 1.0) => f64::NAN,
        x => sign * (1.0 + mantissa / unit) * 2f64.powi(x - bias),
    }
}

/// The value of an element as FP32.
pub(crate) fn decode(dtype: Dtype, bits: u64) -> f32 {
    match integer(dtype) {
        Some(_) => signed(dtype, bits) as f32,
        None if layout(dtype).is_some() => small(dtype, bits) as f32,
        None => f32::from_bits(bits as u32),
    }
}

/// Values and their codes.
type Codes = &'static [(f64, u64)];

/// Codes of the positive finite numbers of a small float, by value.
fn codes(dtype: Dtype) -> Codes {
    static CODES: LazyLock<Mutex<HashMap<u8, Codes>>> = LazyLock::new(Mutex::default);
    let mut all = CODES.lock().unwrap();
    all.entry(dtype.0).or_insert_with(|| {
        let (e, m, ..) = layout(dtype).unwrap();
        let mut list: Vec<_> = (0..1u64 << (e + m)).map(|code| (small(dtype, code), code)).filter(|(v, _)| v.is_finite()).collect();
        list.sort_by(|a, b| a.0.total_cmp(&b.0));
        list.leak()
    })
}

/// The bits of the nearest element, ties to even; FP8 stays at its largest number, other small floats become infinite.
pub(crate) fn encode(dtype: Dtype, v: f32) -> u64 {
    if let Some((signed, bits)) = integer(dtype) {
        let (low, high) = if signed { (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1) } else { (0, (1i128 << bits) - 1) };
        let whole = match v {
            v if v.is_nan() => {
                if v.is_sign_negative() {
                    low
                } else {
                    high
                }
            }
            v if v >= 1e30 => high,
            v if v <= -1e30 => low,
            v => {
                let (down, v) = (f64::from(v).floor(), f64::from(v));
                let up = v - down > 0.5 || (v - down == 0.5 && down % 2.0 != 0.0);
                (down as i128 + i128::from(up)).clamp(low, high)
            }
        };
        return whole as u64 & if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
    }
    if dtype == Dtype::FP32 {
        return v.to_bits().into();
    }
    if dtype == Dtype::FP32R {
        // 11 bits of mantissa: the neighbours are multiples of 2^12 of the bits.
        let bits = v.to_bits();
        let (down, rest) = (bits >> 12, bits & 0xfff);
        let up = rest > 0x800 || (rest == 0x800 && down & 1 == 1);
        return u64::from(if v.is_nan() { bits } else { (down + u32::from(up)) << 12 });
    }
    let (e, m, ..) = layout(dtype).unwrap();
    let sign = u64::from(v.is_sign_negative()) << (e + m);
    let list = codes(dtype);
    let (x, (most, last)) = (f64::from(v.abs()), *list.last().unwrap());
    if v.is_nan() {
        return match dtype {
            Dtype::BFLOAT16 => 0x7fc0,
            Dtype::FP16 => sign | 0x7e00,
            // Any code of a NaN will do.
            _ => (0..1u64 << (e + m)).find(|c| small(dtype, *c).is_nan()).unwrap() | sign,
        };
    }
    // Half a step above the largest number it is out of range.
    let step = most - list[list.len() - 2].0;
    if x >= most + step / 2.0 {
        return if size(dtype) == 1 { sign | last } else { sign | (last + 1) };
    }
    let above = list.partition_point(|(v, _)| *v < x).min(list.len() - 1);
    let below = above.saturating_sub(1);
    let (far, near) = (list[above].0 - x, x - list[below].0);
    let code = match far.total_cmp(&near) {
        _ if list[above].0 == x => list[above].1,
        _ if x > most => last,
        std::cmp::Ordering::Less => list[above].1,
        std::cmp::Ordering::Greater => list[below].1,
        std::cmp::Ordering::Equal => [list[above].1, list[below].1].into_iter().find(|c| c % 2 == 0).unwrap(),
    };
    sign | code
}

/// Distance of the regions that operands lie in.
pub(crate) const REGION: u32 = 0x800;

/// Types of the arithmetic datapath.
pub(crate) const DTYPES: [Dtype; 12] = [
    Dtype::FP32,
    Dtype::BFLOAT16,
    Dtype::FP16,
    Dtype::FP8_EXP3,
    Dtype::FP8_EXP4,
    Dtype::FP8_EXP5,
    Dtype::INT8,
    Dtype::UINT8,
    Dtype::INT16,
    Dtype::UINT16,
    Dtype::INT32,
    Dtype::UINT32,
];

/// One of these.
pub(crate) fn any_of<T: Clone + std::fmt::Debug + 'static>(values: &'static [T]) -> impl Strategy<Value = T> {
    proptest::sample::select(values)
}

/// Counts of three dimensions and channels with a first partition that has room for them.
pub(crate) fn shape() -> impl Strategy<Value = ([u16; 3], u32, u32)> {
    let counts = [1u16..5, 1..5, 1..4];
    let place = prop_oneof![(1u32..=32, any_of(&[0u32, 32, 64, 96])), (33u32..=64, any_of(&[0u32, 64])), (65u32..=100, Just(0u32))];
    (counts, place).prop_map(|(counts, (channels, partition))| (counts, channels, partition))
}

/// A walk of as many elements as `counts` has, over any dimensions and steps, in the middle of a region.
pub(crate) fn walk(region: u32, counts: [u16; 3], partition: u32, dtype: Dtype, dims: usize, shuffle: (u8, [i16; 3])) -> Tensor {
    let (order, mut steps) = shuffle;
    let mut counts = counts;
    counts.rotate_left(usize::from(order) % 3);
    if dims == 2 {
        counts = [counts[0], counts[1] * counts[2], 1];
        steps[2] = 1;
    }
    let byte = region * REGION + REGION / 2;
    Tensor { partition, byte, steps: [steps[0], steps[1], steps[2], 1], counts: [counts[0], counts[1], counts[2], 1], dtype }
}

/// An order of dimensions and their steps: backward, standing still, forward.
pub(crate) fn shuffle() -> impl Strategy<Value = (u8, [i16; 3])> {
    (0u8..3, [-3i16..4, -6i16..7, -9i16..10])
}

/// Elements for the types of operands: short mantissas, and special values where `special` says so.
pub(crate) fn contents(seed: u64, regions: [Option<Dtype>; 4], special: bool) -> impl FnMut(u32) -> Vec<u8> {
    let mut random = Random(seed);
    let pools = regions.map(|dtype| {
        let element = |random: &mut Random| match dtype {
            Some(dtype) if is_float(dtype) => {
                let value = match random.bits() % 24 {
                    0 if special => f32::NAN,
                    1 if special => f32::INFINITY,
                    2 if special => f32::NEG_INFINITY,
                    3 => 0.0,
                    4 => -0.0,
                    5 => f32::from_bits(random.bits() & 0x807f_ffff),
                    6 => random.small() * 100.0,
                    _ => random.small(),
                };
                encode(dtype, value).to_le_bytes()[..size(dtype)].to_vec()
            }
            _ => {
                let bits = if random.bits().is_multiple_of(4) { random.bits() % 3 } else { random.bits() };
                bits.to_le_bytes().to_vec()
            }
        };
        let few: Vec<Vec<u8>> = (0..211).map(|_| element(&mut random)).collect();
        let bytes: Vec<u8> = few.concat().into_iter().cycle().take(2 * REGION as usize).collect();
        (few[0].len(), bytes)
    });
    move |_| {
        let mut out = Vec::with_capacity(BYTES as usize);
        for (size, pool) in &pools {
            let start = random.bits() as usize % (REGION as usize / size) * size;
            out.extend_from_slice(&pool[start..start + REGION as usize]);
        }
        out
    }
}

/// Elements of one type that often equal each other: a few numbers, both zeros and NaN where `values` has them.
pub(crate) fn repeated(seed: u64, dtype: Dtype, values: &[f32]) -> impl FnMut(u32) -> Vec<u8> {
    let mut random = Random(seed);
    let codes: Vec<Vec<u8>> = values.iter().map(|v| encode(dtype, *v).to_le_bytes()[..size(dtype)].to_vec()).collect();
    move |_| {
        let mut out = Vec::with_capacity(BYTES as usize);
        while out.len() < BYTES as usize {
            out.extend_from_slice(&codes[random.bits() as usize % codes.len()]);
        }
        out
    }
}

/// Operators of the arithmetic datapath, as the facts put them.
pub(crate) fn float_op(op: AluOp, a: f32, b: f32) -> f32 {
    let yes = |condition: bool| if condition { 1.0 } else { 0.0 };
    match op {
        AluOp::BYPASS => a,
        AluOp::ADD => a + b,
        AluOp::SUBTRACT => a - b,
        AluOp::MULT => a * b,
        AluOp::DIVIDE => a / b,
        AluOp::MAX if b.is_nan() => a,
        AluOp::MAX => {
            if a > b {
                a
            } else {
                b
            }
        }
        AluOp::MIN if b.is_nan() => a,
        AluOp::MIN => {
            if a < b {
                a
            } else {
                b
            }
        }
        AluOp::LOGICAL_AND => yes(a != 0.0 && b != 0.0),
        AluOp::LOGICAL_OR => yes(a != 0.0 || b != 0.0),
        AluOp::LOGICAL_XOR => yes((a == 0.0) != (b == 0.0)),
        AluOp::IS_EQ => yes(a == b),
        AluOp::IS_NE => yes(a != b),
        AluOp::IS_GT => yes(a > b),
        AluOp::IS_GE => yes(a >= b),
        AluOp::IS_LE => yes(a <= b),
        AluOp::IS_LT => yes(a < b),
        AluOp::ABSOLUTE_DIFF => {
            if a - b < 0.0 || (a - b).to_bits() == 0x8000_0000 {
                -(a - b)
            } else {
                a - b
            }
        }
        AluOp::ABSOLUTE_VALUE => f32::from_bits(a.to_bits() & 0x7fff_ffff),
        AluOp::POW => a.powf(b),
        AluOp::RSQRT => 1.0 / a.sqrt(),
        AluOp::ABS_MAX => {
            if a.abs() > b.abs() {
                a
            } else {
                b
            }
        }
        AluOp::ABS_MIN => {
            if a.abs() < b.abs() {
                a
            } else {
                b
            }
        }
        AluOp::RE_LU => {
            if a > 0.0 {
                a
            } else {
                0.0
            }
        }
        AluOp::SQUARE => a * a,
        AluOp::SYMMETRIC_CLAMP => f32::from_bits(a.to_bits() & 0x8000_0000 | if a.abs() > b.abs() { a.abs() } else { b.abs() }.to_bits()),
        other => panic!("{other:?}"),
    }
}

/// Operators of the arithmetic datapath that every opcode of it takes.
pub(crate) const GENERAL: [AluOp; 21] = [
    AluOp::BYPASS,
    AluOp::ADD,
    AluOp::SUBTRACT,
    AluOp::MULT,
    AluOp::MAX,
    AluOp::MIN,
    AluOp::LOGICAL_AND,
    AluOp::LOGICAL_OR,
    AluOp::LOGICAL_XOR,
    AluOp::IS_EQ,
    AluOp::IS_NE,
    AluOp::IS_GT,
    AluOp::IS_GE,
    AluOp::IS_LE,
    AluOp::IS_LT,
    AluOp::ABSOLUTE_DIFF,
    AluOp::ABSOLUTE_VALUE,
    AluOp::ABS_MAX,
    AluOp::ABS_MIN,
    AluOp::RE_LU,
    AluOp::SQUARE,
];

/// Operators on integers and bits of a width, by their values; the result's low bits count.
pub(crate) fn integer_op(op: AluOp, bits: u32, a: i128, b: i128) -> i128 {
    let unsigned = |v: i128| v & ((1 << bits) - 1);
    let (ua, ub) = (unsigned(a), unsigned(b));
    let sign = |v: i128| if unsigned(v) >> (bits - 1) == 1 { unsigned(v) - (1 << bits) } else { unsigned(v) };
    match op {
        AluOp::BYPASS => a,
        AluOp::BITWISE_NOT => !a,
        AluOp::BITWISE_AND => a & b,
        AluOp::BITWISE_OR => a | b,
        AluOp::BITWISE_XOR => a ^ b,
        AluOp::ARITH_SHIFT_LEFT | AluOp::LOGICAL_SHIFT_LEFT => {
            if ub >= bits.into() {
                0
            } else {
                ua << ub
            }
        }
        AluOp::LOGICAL_SHIFT_RIGHT => {
            if ub >= bits.into() {
                0
            } else {
                ua >> ub
            }
        }
        AluOp::ARITH_SHIFT_RIGHT => sign(a) >> ub.min(i128::from(bits) - 1),
        AluOp::ADD_INT => a + b,
        AluOp::SUBTRACT_INT => a - b,
        AluOp::MULT_INT | AluOp::MULT_UINT => a.wrapping_mul(b),
        AluOp::DIVIDE_INT | AluOp::DIVIDE_UINT => a / b,
        AluOp::MOD | AluOp::MOD_INT | AluOp::MOD_UINT => a - a / b * b,
        AluOp::MAX_INT | AluOp::MAX_UINT => a.max(b),
        AluOp::MIN_INT | AluOp::MIN_UINT => a.min(b),
        AluOp::ABS_MAX_INT => a.abs().max(b.abs()),
        AluOp::ABS_MIN_INT => a.abs().min(b.abs()),
        AluOp::ABS_DIFF_INT => (a - b).abs(),
        AluOp::IS_EQUAL_INT => i128::from(a == b),
        AluOp::IS_NE_INT => i128::from(a != b),
        AluOp::IS_GT_INT | AluOp::IS_GT_UINT => i128::from(a > b),
        AluOp::IS_GE_INT | AluOp::IS_GE_UINT => i128::from(a >= b),
        AluOp::IS_LE_INT | AluOp::IS_LE_UINT => i128::from(a <= b),
        AluOp::IS_LT_INT | AluOp::IS_LT_UINT => i128::from(a < b),
        other => panic!("{other:?}"),
    }
}

/// Runs to the end; the memory before.
pub(crate) fn before_and_after(machine: &mut Machine<'_>) -> Image {
    let image = Image::of(machine);
    complete(machine);
    image
}
