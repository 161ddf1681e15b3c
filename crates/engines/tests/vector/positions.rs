//! Positions of what is not zero, and of runs.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::memory::Space;
use tpb_isa::enums::{Dtype, ImmSrc, Opcode};
use tpb_isa::types::{ImmValInstFieldArm, PartitionOffset};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// The operation, without its scalars.
fn nonzero(src: &Tensor, dst: &Tensor, channels: u32) -> operations::NonzeroWithCount {
    operations::NonzeroWithCount {
        opcode: Opcode::NONZERO_WITH_COUNT,
        num_active_channels: channels as u8,
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        src_mem_pattern: src.t3(),
        index_offset: ImmValInstFieldArm::ImmInt32(0),
        padding_val: ImmValInstFieldArm::ImmInt32(0),
        dst_mem_pattern: dst.t3(),
        ..Default::default()
    }
}

fn bounds(src: &Tensor, dst: &Tensor) -> operations::SequenceBounds {
    operations::SequenceBounds {
        opcode: Opcode::GET_SEQUENCE_BOUNDS,
        num_active_channels: 1,
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        src_mem_pattern: src.t3(),
        dst_mem_pattern: dst.t3(),
        ..Default::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_not_zero(
        (counts, channels, partition) in shape(),
        order in shuffle(),
        step in -3i16..4,
        dtype in any_of(&[Dtype::FP32, Dtype::INT32]),
        pointers: [bool; 2],
        scalars in (prop_oneof![Just(0i32), Just(16), any::<i32>()], any::<i32>()).prop_map(|(a, b)| [a, b]),
        seed: u64,
    ) {
        let src = walk(0, counts, partition, dtype, 3, order);
        let n: u16 = counts.iter().product();
        let dst = Tensor { partition, steps: [step, 1, 1, 1], byte: 2 * REGION + REGION / 2, ..Tensor::row(0, n + 1, Dtype::INT32) };
        let values = [64, 128].map(|byte| Tensor { partition, byte: 3 * REGION + byte, ..Tensor::row(0, 1, Dtype::INT32) });
        let source = |k: usize| match pointers[k] {
            true => (ImmSrc::POINTER_IMMEDIATE, ImmValInstFieldArm::ImmPtr(PartitionOffset((partition << 18) + values[k].byte))),
            false => (ImmSrc::INSTRUCTION_IMMEDIATE, ImmValInstFieldArm::ImmInt32(scalars[k])),
        };
        let ((index_offset_src, index_offset), (padding_val_src, padding_val)) = (source(0), source(1));
        let operation =
            operations::NonzeroWithCount { index_offset_src, index_offset, padding_val_src, padding_val, ..nonzero(&src, &dst, channels) };
        let fill = repeated(seed, dtype, &[0.0, -0.0, 0.0, 1.0, -2.0, 5.0, f32::NAN, f32::INFINITY, 1e-40]);
        let mut machine = prepared(isa("cayman"), Engine::Pool, vec![Operation::NonzeroWithCount(operation)], fill);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in (0..channels).filter(|c| (partition + c) % 16 == 0) {
            let value = |k: usize| if pointers[k] { values[k].bits(&image, channel)[0] as i32 } else { scalars[k] };
            let mut out = Vec::new();
            for (i, bits) in src.bits(&image, channel).into_iter().enumerate() {
                let zero = match dtype {
                    Dtype::FP32 => f32::from_bits(bits as u32) == 0.0 || f32::from_bits(bits as u32).is_nan(),
                    _ => bits == 0,
                };
                if !zero {
                    out.push(value(0).wrapping_add(i as i32) as u64);
                }
            }
            let count = out.len() as u64;
            while out.len() < usize::from(n) {
                out.push(value(1) as u64);
            }
            out.push(count);
            dst.write(&mut want, channel, &out);
        }
        prop_assert!(Image::of(&machine) == want, "{src:?} {dst:?} {operation:?}");
    }

    #[test]
    fn runs(
        (counts, _, partition) in shape(),
        order in shuffle(),
        steps in [-2i16..3, -3i16..4, -90i16..91],
        dtypes in [any_of(&[Dtype::FP32, Dtype::INT32]), any_of(&[Dtype::FP32, Dtype::INT32])],
        seed: u64,
    ) {
        let src = walk(0, counts, partition, dtypes[0], 3, order);
        let n: u16 = counts.iter().product();
        let dst = Tensor { partition, byte: 2 * REGION + REGION / 2, steps: [steps[0], steps[1], steps[2], 1], counts: [n, 1, 2, 1], dtype: dtypes[1] };
        let operation = bounds(&src, &dst);
        let fill = repeated(seed, dtypes[0], &[0.0, -0.0, 1.0, 1.0, 1.0, 2.0, f32::NAN]);
        let mut machine = prepared(isa("mariana"), Engine::Pool, vec![Operation::SequenceBounds(operation)], fill);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        let ids = src.bits(&image, 0);
        let equal = |a: u64, b: u64| match dtypes[0] {
            Dtype::FP32 => f32::from_bits(a as u32) == f32::from_bits(b as u32),
            _ => a == b,
        };
        let (mut starts, mut ends) = (Vec::new(), Vec::new());
        for i in 0..ids.len() {
            if equal(ids[i], 0) {
                starts.push(ids.len() as f32);
                ends.push(-1.0);
                continue;
            }
            let (mut start, mut end) = (i, i + 1);
            while start > 0 && equal(ids[start - 1], ids[start]) {
                start -= 1;
            }
            while end < ids.len() && equal(ids[end - 1], ids[end]) {
                end += 1;
            }
            starts.push(start as f32);
            ends.push(end as f32);
        }
        dst.write_floats(&mut want, 0, &[starts, ends].concat());
        prop_assert!(Image::of(&machine) == want, "{src:?} {dst:?}");
    }
}

/// `nonzero_with_count_doc` of the facts, on every generation that has it; partition 1 stays as it was.
#[test]
fn nonzero_example() {
    for generation in ["cayman", "mariana", "mariana_plus", "maverick"] {
        let (src, dst) = (Tensor::row(0, 8, Dtype::FP32), Tensor::row(1, 9, Dtype::INT32));
        let operation = operations::NonzeroWithCount {
            index_offset: ImmValInstFieldArm::ImmInt32(16),
            padding_val: ImmValInstFieldArm::ImmInt32(-1),
            ..nonzero(&src, &dst, 17)
        };
        let mut machine = machine(isa(generation), &[(Engine::Pool, vec![Operation::NonzeroWithCount(operation)])]);
        for partition in 0..17 {
            put_f32(&mut machine, Space::Sbuf, partition, 0, &[0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
        }
        let before = Image::of(&machine);
        complete(&mut machine);
        let (after, none) = (Image::of(&machine), u64::from(u32::MAX));
        for partition in 0..17 {
            let want = vec![17, 18, 21, none, none, none, none, none, 3];
            let want = if partition % 16 == 0 { want } else { dst.bits(&before, partition) };
            assert_eq!(dst.bits(&after, partition), want, "{generation} {partition}");
        }
    }
}

/// The two examples of the facts: `sequence_bounds_doc`, and the one of the semantics.
#[test]
fn bounds_examples() {
    let cases: [(&[f32], &[f32]); 2] = [
        (&[1.0, 1.0, 0.0, 2.0], &[0.0, 0.0, 4.0, 3.0, 2.0, 2.0, -1.0, 4.0]),
        (
            &[0.0, 1.0, 1.0, 2.0, 2.0, 2.0, 0.0, 3.0, 3.0],
            &[9.0, 1.0, 1.0, 3.0, 3.0, 3.0, 9.0, 7.0, 7.0, -1.0, 3.0, 3.0, 6.0, 6.0, 6.0, -1.0, 9.0, 9.0],
        ),
    ];
    for generation in ["cayman", "mariana", "mariana_plus", "maverick"] {
        for (ids, want) in cases {
            let n = ids.len() as u16;
            let (src, dst) = (Tensor::row(0, n, Dtype::FP32), Tensor::row(1, 2 * n, Dtype::INT32));
            let planes = Tensor { counts: [n, 1, 2, 1], steps: [1, 1, n as i16, 1], ..dst };
            let mut machine = machine(isa(generation), &[(Engine::Pool, vec![Operation::SequenceBounds(bounds(&src, &planes))])]);
            put_f32(&mut machine, Space::Sbuf, 0, 0, ids);
            complete(&mut machine);
            assert_eq!(dst.floats(&Image::of(&machine), 0), want, "{generation}");
        }
    }
}

#[test]
fn shapes_that_do_not_fit() {
    let (src, dst) = (Tensor::row(0, 6, Dtype::FP32), Tensor::row(1, 7, Dtype::INT32));
    let message = |operation: Operation| fault(&mut machine(isa("cayman"), &[(Engine::Pool, vec![operation])])).to_string();
    let eight = Tensor { counts: [8, 1, 1, 1], ..dst };
    assert_eq!(
        message(Operation::NonzeroWithCount(nonzero(&src, &eight, 1))),
        "positions and their number has 7 elements a partition and dst_mem_pattern has 8"
    );
    let floats = Tensor { dtype: Dtype::FP32, ..dst };
    assert_eq!(message(Operation::NonzeroWithCount(nonzero(&src, &floats, 1))), "out_dtype: positions are INT32");
    let halves = Tensor { dtype: Dtype::FP16, ..src };
    assert_eq!(
        message(Operation::NonzeroWithCount(nonzero(&halves, &dst, 1))),
        "in_dtype: positions are found among FP32 and INT32, not FP16"
    );
    let planes = Tensor { counts: [6, 1, 2, 1], steps: [1, 1, 6, 1], ..dst };
    let good = bounds(&src, &planes);
    let two = operations::SequenceBounds { num_active_channels: 2, ..good };
    assert_eq!(message(Operation::SequenceBounds(two)), "num_active_channels: bounds are found in one partition");
    let flat = Tensor { counts: [12, 1, 1, 1], ..dst };
    assert_eq!(message(Operation::SequenceBounds(bounds(&src, &flat))), "dst_mem_pattern: its outer dimension is starts and ends");
    let halves = operations::SequenceBounds { out_dtype: Dtype::FP16, ..good };
    assert_eq!(message(Operation::SequenceBounds(halves)), "out_dtype: bounds are INT32 or FP32, not FP16");
}
