//! The search cluster: the eight largest, and where values are.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::choices::{MatchFlags, Max8Nan};
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::{Dtype, Opcode};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// Numbers that come up again and again.
const FEW: [f32; 13] = [1.0, 2.0, 3.0, -1.5, -4.0, 0.5, 7.0, 7.5, 100.0, f32::INFINITY, f32::NEG_INFINITY, 0.0, f32::NAN];
/// The same with both zeros.
const ZEROS: [f32; 10] = [1.0, 2.0, -1.5, 0.0, -0.0, 0.0, -0.0, 3.0, f32::INFINITY, f32::NAN];

/// Eight elements in two dimensions around the middle of a quarter of a region.
fn eight(region: u32, quarter: u32, partition: u32, dtype: Dtype, (split, steps): (u32, [i16; 2])) -> Tensor {
    let byte = region * REGION + quarter * REGION / 4 + REGION / 8;
    Tensor { partition, byte, steps: [steps[0], steps[1], 1, 1], counts: [1 << split, 8 >> split, 1, 1], dtype }
}

/// Dimensions and steps of eight elements.
fn eights() -> impl Strategy<Value = (u32, [i16; 2])> {
    (0u32..4, [-3i16..4, -5i16..6])
}

fn max8(src: &Tensor, dst: &Tensor, channels: u32) -> Operation {
    Operation::Max8(operations::Max8 {
        opcode: Opcode::MAX8,
        src_mem_pattern: src.t4(),
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        num_active_channels: channels as u8,
        dst_mem_pattern: dst.t2(),
        ..Default::default()
    })
}

fn load(keys: &Tensor, channels: u32) -> Operation {
    Operation::MatchValueLoad(operations::MatchValueLoad {
        opcode: Opcode::MATCH_VALUE_LOAD,
        src_mem_pattern: keys.t2(),
        dtype: keys.dtype,
        num_active_channels: channels as u8,
        ..Default::default()
    })
}

fn find(src: &Tensor, dst: &Tensor, channels: u32) -> Operation {
    Operation::FindIndex8(operations::FindIndex8 {
        opcode: Opcode::FIND_INDEX8,
        src_mem_pattern: src.t4(),
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        num_active_channels: channels as u8,
        dst_mem_pattern: dst.t2(),
        ..Default::default()
    })
}

fn replace(src: &Tensor, dst: &Tensor, channels: u32, immediate: f32) -> Operation {
    Operation::MatchReplace8(operations::MatchReplace8 {
        opcode: Opcode::MATCH_REPLACE8,
        src_mem_pattern: src.t4(),
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        num_active_channels: channels as u8,
        immediate,
        dst_mem_pattern: dst.t4(),
        ..Default::default()
    })
}

fn read(dst: &Tensor, channels: u32) -> Operation {
    Operation::ReadIndices(operations::ReadIndices {
        opcode: Opcode::DVE_READ_INDICES,
        dst_element_count: 8,
        dtype: dst.dtype,
        num_active_channels: channels as u8,
        dst_mem_pattern: dst.t4(),
        ..Default::default()
    })
}

/// The eight largest, ascending. A NaN among the first eight elements stays where it came, counted from the top; others are lost.
fn largest(x: &[f32], nan: Max8Nan) -> Vec<f32> {
    let mut numbers: Vec<f32> = x.iter().copied().filter(|v| !v.is_nan()).collect();
    numbers.sort_by(|a, b| b.partial_cmp(a).unwrap());
    let mut rest = numbers.into_iter();
    let mut slots: Vec<f32> = match nan {
        Max8Nan::Sticky => x[..8].iter().map(|v| if v.is_nan() { *v } else { rest.next().unwrap() }).collect(),
        Max8Nan::Suppress => (0..8).map(|_| rest.next().unwrap_or(f32::NAN)).collect(),
    };
    slots.reverse();
    slots
}

/// Where the keys are: of those that are equal, the first takes the first element that equals them, the next the next, and so on. A key that has been
/// found stays where it was.
fn places(x: &[f32], keys: &[f32], found: &mut [Option<usize>]) {
    let open: Vec<bool> = found.iter().map(Option::is_none).collect();
    for n in 0..keys.len() {
        if open[n] {
            let before = (0..n).filter(|m| open[*m] && keys[*m] == keys[n]).count();
            let equal: Vec<usize> = (0..x.len()).filter(|i| x[*i] == keys[n]).collect();
            found[n] = equal.get(before).copied();
        }
    }
}

/// What is written for a place.
fn codes(found: &[Option<usize>]) -> Vec<u64> {
    found.iter().map(|place| place.map_or(0xffff_ffff, |i| i as u64)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn eight_largest(
        (counts, channels, partition) in shape(),
        order in shuffle(),
        dtypes in [any_of(&DTYPES), any_of(&DTYPES)],
        to in eights(),
        suppress: bool,
        seed: u64,
    ) {
        let mut counts = counts;
        counts[0] += 7;
        let src = walk(0, counts, partition, dtypes[0], 3, order);
        let dst = eight(2, 1, partition, dtypes[1], to);
        let special = dtypes.iter().all(|d| is_float(*d));
        let values = if special { &FEW[..] } else { &FEW[..9] };
        let nan = if suppress { Max8Nan::Suppress } else { Max8Nan::Sticky };
        let choices = Choices { max8_nan: nan, ..Choices::default() };
        let fill = repeated(seed, dtypes[0], values);
        let mut machine = prepared_with(choices, isa("mariana"), Engine::Dve, vec![max8(&src, &dst, channels)], fill);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            dst.write_floats(&mut want, channel, &largest(&src.floats(&image, channel), nan));
        }
        dst.check(&machine, want, channels, &format!("{src:?} {dst:?}"));
    }

    /// Searches one after the other, with the keys loaded again in between or not.
    #[test]
    fn searches(
        (counts, channels, partition) in shape(),
        order in shuffle(),
        dtypes in [any_of(&[Dtype::FP32, Dtype::BFLOAT16, Dtype::FP16, Dtype::UINT8, Dtype::UINT16, Dtype::UINT32, Dtype::INT32]),
            any_of(&[Dtype::FP32, Dtype::BFLOAT16, Dtype::FP16, Dtype::UINT8, Dtype::UINT16, Dtype::UINT32, Dtype::INT32])],
        key in any_of(&[Dtype::FP32, Dtype::FP16, Dtype::INT8]),
        index in any_of(&[Dtype::UINT16, Dtype::UINT32]),
        shapes in [eights(), eights(), eights()],
        again: bool,
        fresh: bool,
        immediate in any_of(&[-3.0f32, 0.0, f32::NEG_INFINITY]),
        seed: u64,
    ) {
        let mut counts = counts;
        counts[0] += 7;
        let src = walk(0, counts, partition, dtypes[0], 3, order);
        let keys = eight(1, 1, partition, key, shapes[0]);
        let first = eight(2, 0, partition, index, shapes[1]);
        let second = eight(2, 2, partition, index, shapes[2]);
        let n = counts.iter().product();
        let dst = Tensor { partition, steps: [-1, 1, 1, 1], byte: 3 * REGION + REGION / 2, ..Tensor::row(0, n, dtypes[1]) };
        let special = dtypes.iter().all(|d| is_float(*d));
        let values = if special { &ZEROS[..] } else { &[1.0, 2.0, 0.0, 3.0, 4.0, 100.0][..] };
        let (mut of_source, mut of_keys) = (repeated(seed, dtypes[0], values), repeated(seed ^ 1, key, if is_float(key) { values } else { &values[..2] }));
        let fill = |p| {
            let (mut bytes, keys) = (of_source(p), of_keys(p));
            bytes[REGION as usize..2 * REGION as usize].copy_from_slice(&keys[REGION as usize..2 * REGION as usize]);
            bytes
        };
        let mut stream = vec![load(&keys, channels), find(&src, &first, channels)];
        if again {
            stream.push(load(&keys, channels));
        }
        stream.extend([replace(&src, &dst, channels, immediate), read(&second, channels)]);
        let match_flags = if fresh { MatchFlags::Fresh } else { MatchFlags::Kept };
        let choices = Choices { match_flags, ..Choices::default() };
        let mut machine = prepared_with(choices, isa("cayman"), Engine::Dve, stream, fill);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let x = src.floats(&image, channel);
            let mut wanted = keys.floats(&image, channel);
            wanted.reverse();
            let mut found = vec![None; 8];
            places(&x, &wanted, &mut found);
            first.write(&mut want, channel, &codes(&found));
            let before = if again || fresh { vec![None; 8] } else { found };
            let mut found = before.clone();
            places(&x, &wanted, &mut found);
            let taken = |i: usize| (0..8).any(|n| before[n].is_none() && found[n] == Some(i));
            let y: Vec<f32> = (0..x.len()).map(|i| if taken(i) { immediate } else { x[i] }).collect();
            dst.write_floats(&mut want, channel, &y);
            second.write(&mut want, channel, &codes(&found));
        }
        dst.check(&machine, want, channels, &format!("{src:?} {keys:?} {first:?} {second:?} {dst:?}"));
    }
}

/// Data of the facts' examples: eleven elements of one partition.
const DATA: [f32; 11] = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0, 5.0, 3.0, 5.0];

/// A machine with the data at the start of partition 0 and keys in the second region.
fn with_keys(generation: &str, operations: Vec<Operation>, data: &[f32], keys: &[f32]) -> Machine<'static> {
    let mut machine = machine(isa(generation), &[(Engine::Dve, operations)]);
    put_f32(&mut machine, tpb_engines::memory::Space::Sbuf, 0, 0, data);
    put_f32(&mut machine, tpb_engines::memory::Space::Sbuf, 0, REGION, keys);
    machine
}

const GENERATIONS: [&str; 5] = ["sunda", "cayman", "mariana", "mariana_plus", "maverick"];

/// `max8_small`, `match_value_load_small`, `find_index8_small` and `match_replace8_small` of the facts, on every generation.
#[test]
fn examples() {
    let f32s = |region, n| Tensor::row(region, n, Dtype::FP32);
    for generation in GENERATIONS {
        let (src, found) = (f32s(0, 11), Tensor::row(2, 8, Dtype::UINT16));
        let (top, back) = (f32s(1, 8), f32s(3, 11));
        let stream = vec![max8(&src, &top, 1), load(&top, 1), find(&src, &found, 1), load(&top, 1), replace(&src, &back, 1, -1.0)];
        let mut machine = with_keys(generation, stream, &DATA, &[]);
        complete(&mut machine);
        let image = Image::of(&machine);
        assert_eq!(top.floats(&image, 0), [3.0, 3.0, 4.0, 5.0, 5.0, 5.0, 6.0, 9.0]);
        let state = machine.core().lanes(Engine::Dve).search[0].expect("keys are loaded");
        assert_eq!(state.keys, [9.0, 6.0, 5.0, 5.0, 5.0, 4.0, 3.0, 3.0]);
        assert_eq!(found.bits(&image, 0), [5, 7, 4, 8, 10, 2, 0, 9]);
        assert_eq!(state.found.map(|place| place.map(u64::from)).to_vec(), found.bits(&image, 0).into_iter().map(Some).collect::<Vec<_>>());
        assert_eq!(back.floats(&image, 0), [-1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 2.0, -1.0, -1.0, -1.0, -1.0]);
    }
}

/// `match_replace8_duplicates_doc`: keys in the order of memory, positions written backwards.
#[test]
fn duplicates_in_the_order_of_memory() {
    let data = [1.0, 2.0, 3.0, 4.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0];
    let (src, keys, back) = (Tensor::row(0, 11, Dtype::FP32), Tensor::row(1, 8, Dtype::FP32), Tensor::row(3, 11, Dtype::FP32));
    let found = Tensor::row(2, 8, Dtype::UINT32);
    let backwards = Tensor { byte: found.byte + 28, steps: [-1, 1, 1, 1], ..found };
    let stream = vec![load(&keys, 1), replace(&src, &back, 1, 0.0), read(&backwards, 1)];
    let mut machine = with_keys("mariana", stream, &data, &[3.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0]);
    complete(&mut machine);
    assert_eq!(found.bits(&Image::of(&machine), 0), [2, 10, 9, 8, 7, 6, 5, 4]);
}

/// `find_index8_missing_doc`.
#[test]
fn values_that_are_not_there() {
    for (dtype, code) in [(Dtype::UINT32, 0xffff_ffff), (Dtype::UINT16, 0xffff)] {
        let (src, keys, found) = (Tensor::row(0, 11, Dtype::FP32), Tensor::row(1, 8, Dtype::FP32), Tensor::row(2, 8, dtype));
        let keys_there = [f32::NAN, 3.5, 9.0, 9.0, -3.0, f32::INFINITY, 0.0, 2.0];
        let mut machine = with_keys("sunda", vec![load(&keys, 1), find(&src, &found, 1)], &DATA, &keys_there);
        complete(&mut machine);
        assert_eq!(found.bits(&Image::of(&machine), 0), [6, code, code, code, 5, code, code, code]);
    }
}

/// 16384 elements can be searched, and no more; nothing can before keys are loaded in its lane.
#[test]
fn limits() {
    let f32s = |region, n| Tensor::row(region, n, Dtype::FP32);
    // Steps of 0 keep the walk inside.
    let many = |n: u16| Tensor { steps: [0; 4], counts: [64, n / 64, 1, 1], ..f32s(0, 1) };
    let run = |operations: Vec<Operation>| with_keys("cayman", operations, &DATA, &DATA[..8]);
    let mut full = run(vec![max8(&many(16384), &f32s(2, 8), 1)]);
    complete(&mut full);
    assert_eq!(f32s(2, 8).floats(&Image::of(&full), 0), [3.0; 8]);
    let message = |stream| fault(&mut run(stream)).to_string();
    assert_eq!(message(vec![max8(&many(16448), &f32s(2, 8), 1)]), "src_mem_pattern: 8 to 16384 elements are searched, not 16448");
    assert_eq!(message(vec![max8(&f32s(0, 7), &f32s(2, 8), 1)]), "src_mem_pattern: 8 to 16384 elements are searched, not 7");
    assert_eq!(message(vec![max8(&f32s(0, 8), &f32s(2, 9), 1)]), "dst_mem_pattern: it is eight elements a partition, not 9");
    let positions = Tensor::row(2, 8, Dtype::UINT32);
    let unloaded = |lane| format!("keys: no MATCH_VALUE_LOAD has loaded those of lane {lane}");
    assert_eq!(message(vec![find(&f32s(0, 8), &positions, 1)]), unloaded(0));
    assert_eq!(message(vec![load(&f32s(1, 8), 2), replace(&f32s(0, 8), &f32s(2, 8), 3, 0.0)]), unloaded(2));
    assert_eq!(message(vec![read(&positions, 1)]), unloaded(0));
    let signed = Tensor { dtype: Dtype::INT32, ..positions };
    assert_eq!(message(vec![load(&f32s(1, 8), 1), find(&f32s(0, 8), &signed, 1)]), "out_dtype: positions are UINT16 or UINT32, not INT32");
    let halves = Tensor { dtype: Dtype::INT16, ..f32s(0, 8) };
    assert_eq!(message(vec![load(&f32s(1, 8), 1), replace(&halves, &f32s(2, 8), 1, 0.0)]), "in_dtype: MATCH_REPLACE8 does not take I16");
}

/// Lanes are partitions: keys that were loaded for one are not those of another.
#[test]
fn lanes_are_partitions() {
    let keys = |partition| Tensor { partition, ..Tensor::row(1, 8, Dtype::FP32) };
    let src = Tensor { partition: 32, ..Tensor::row(0, 8, Dtype::FP32) };
    let dst = Tensor { partition: 0, ..Tensor::row(2, 8, Dtype::UINT16) };
    let stream = vec![load(&keys(0), 1), load(&keys(32), 1), find(&src, &dst, 1)];
    let mut machine = with_keys("maverick", stream, &[0.0; 8], &[1.0; 8]);
    put_f32(&mut machine, tpb_engines::memory::Space::Sbuf, 32, 0, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
    put_f32(&mut machine, tpb_engines::memory::Space::Sbuf, 32, REGION, &[8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 9.0]);
    complete(&mut machine);
    assert_eq!(dst.bits(&Image::of(&machine), 0), [0xffff, 1, 2, 3, 4, 5, 6, 7]);
}
