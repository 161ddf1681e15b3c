//! SORT against a selection of the smallest, one after another.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::Choices;
use tpb_engines::choices::SortNan;
use tpb_isa::enums::{AluOp, Dtype, ImmSrc, Opcode};
use tpb_isa::types::{DtypePair, ImmReg, ImmValInstFieldArm, PartitionOffset, Tensor1d};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

const TYPES: [Dtype; 7] = [Dtype::FP16, Dtype::BFLOAT16, Dtype::UINT16, Dtype::INT16, Dtype::FP32, Dtype::UINT32, Dtype::INT32];

/// The operation, without its offset.
fn sort(src: &Tensor, dst: &Tensor, channels: u32, comparison: AluOp) -> operations::Sort {
    operations::Sort {
        opcode: Opcode::SORT,
        num_active_channels: channels as u8,
        in_out_dtype: DtypePair(0).with_dtype_lo(src.dtype).with_dtype_hi(dst.dtype),
        comparison,
        src_mem_pattern: Tensor1d::ZERO
            .with_start_addr(sbuf(src.partition, src.byte))
            .with_step_elem([src.steps[0]])
            .with_num_elem([src.counts[0]]),
        dst_mem_pattern: dst.t2(),
        index_offset: ImmValInstFieldArm::ImmInt32(0),
        ..Default::default()
    }
}

/// Whether an element has to come before another.
fn before(dtype: Dtype, down: bool, nan: SortNan, [a, b]: [u64; 2]) -> bool {
    if !is_float(dtype) {
        let (a, b) = (signed(dtype, a), signed(dtype, b));
        return if down { a > b } else { a < b };
    }
    let (a, b) = (decode(dtype, a), decode(dtype, b));
    match (a.is_nan(), b.is_nan()) {
        (false, false) => (down && a > b) || (!down && a < b),
        (true, true) => false,
        (true, false) => nan == SortNan::Largest && down,
        (false, true) => nan == SortNan::Last || !down,
    }
}

/// Positions in order: again and again the first of those left that nothing left has to come before.
fn order(dtype: Dtype, down: bool, nan: SortNan, x: &[u64]) -> Vec<usize> {
    let mut left: Vec<usize> = (0..x.len()).collect();
    let mut out = Vec::new();
    while !left.is_empty() {
        let free = |i: usize| !left.iter().any(|j| before(dtype, down, nan, [x[*j], x[i]]));
        let next = left.iter().position(|i| free(*i)).unwrap();
        out.push(left.remove(next));
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sorts(
        n in 1u16..28,
        (_, channels, partition) in shape(),
        steps in [-3i16..4, -5i16..6, -7i16..8],
        dtype in any_of(&TYPES),
        random: bool,
        down: bool,
        stable in 0u8..2,
        largest: bool,
        (source, offset) in (0u8..3, prop_oneof![Just(0i32), Just(100), any::<i32>()]),
        seed: u64,
    ) {
        let channels = channels.min(8192 / (u32::from(n) * size(dtype) as u32));
        let src = Tensor { partition, steps: [steps[0], 1, 1, 1], byte: REGION / 2, ..Tensor::row(0, n, dtype) };
        let dst = Tensor { partition, steps: [steps[1], steps[2], 1, 1], counts: [2, n, 1, 1], byte: 2 * REGION + REGION / 2, dtype };
        let offsets = Tensor { partition, byte: 3 * REGION + 64, ..Tensor::row(0, 1, Dtype::INT32) };
        let place = (partition << 18) + offsets.byte;
        let (index_offset_src, index_offset) = match source {
            0 => (ImmSrc::INSTRUCTION_IMMEDIATE, ImmValInstFieldArm::ImmInt32(offset)),
            1 => (ImmSrc::POINTER_IMMEDIATE, ImmValInstFieldArm::ImmPtr(PartitionOffset(place))),
            _ => (ImmSrc::REG_PTR_IMMEDIATE, ImmValInstFieldArm::ImmReg(ImmReg::ZERO.with_regnum(9))),
        };
        let comparison = if down { AluOp::IS_GT } else { AluOp::IS_LT };
        let operation = operations::Sort { index_offset_src, index_offset, stable, ..sort(&src, &dst, channels, comparison) };
        let few = [1.0, 2.0, -1.5, 0.0, -0.0, -3.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
        let (mut equal, mut any) = (repeated(seed, dtype, &few), contents(seed, [Some(dtype); 4], true));
        let fill = |p| if random { any(p) } else { equal(p) };
        let nan = if largest { SortNan::Largest } else { SortNan::Last };
        let choices = Choices { sort_nan: nan, ..Choices::default() };
        let mut machine = prepared_with(choices, isa("mariana"), Engine::Pool, vec![Operation::Sort(operation)], fill);
        machine.core_mut().registers_mut(Engine::Pool).write(9, place).unwrap();
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let x = src.bits(&image, channel);
            let offset = if source == 0 { offset } else { offsets.bits(&image, channel)[0] as i32 };
            let pairs = order(dtype, down, nan, &x).into_iter().flat_map(|i| [x[i], offset.wrapping_add(i as i32) as u64]);
            dst.write(&mut want, channel, &pairs.collect::<Vec<_>>());
        }
        prop_assert!(Image::of(&machine) == want, "{comparison:?} {src:?} {dst:?}");
    }
}

/// `sort_header_example` of the facts, on every generation.
#[test]
fn example() {
    for generation in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let (src, dst) =
            (Tensor::row(0, 6, Dtype::INT16), Tensor { counts: [2, 6, 1, 1], steps: [6, 1, 1, 1], ..Tensor::row(1, 1, Dtype::INT16) });
        let operation =
            operations::Sort { index_offset: ImmValInstFieldArm::ImmInt32(100), stable: 1, ..sort(&src, &dst, 1, AluOp::IS_LT) };
        let mut machine = machine(isa(generation), &[(Engine::Pool, vec![Operation::Sort(operation)])]);
        let bytes: Vec<u8> = [9i16, 3, 5, 1, 0, 0].iter().flat_map(|v| v.to_le_bytes()).collect();
        machine.core_mut().sbuf.write(0, 0, &bytes).unwrap();
        complete(&mut machine);
        let planes = Tensor { counts: [12, 1, 1, 1], steps: [1; 4], ..dst };
        assert_eq!(planes.bits(&Image::of(&machine), 0), [0, 0, 1, 3, 5, 9, 104, 105, 103, 101, 102, 100]);
    }
}

#[test]
fn what_is_not_sorted() {
    let (src, dst) = (Tensor::row(0, 6, Dtype::INT16), Tensor { counts: [2, 6, 1, 1], ..Tensor::row(1, 1, Dtype::INT16) });
    let good = sort(&src, &dst, 1, AluOp::IS_LT);
    let message =
        |operation: operations::Sort| fault(&mut machine(isa("cayman"), &[(Engine::Pool, vec![Operation::Sort(operation)])])).to_string();
    assert_eq!(message(operations::Sort { comparison: AluOp::IS_LE, ..good }), "comparison: a sort is IS_LT or IS_GT, not IS_LE");
    let mixed = DtypePair(0).with_dtype_lo(Dtype::INT16).with_dtype_hi(Dtype::UINT16);
    assert_eq!(message(operations::Sort { in_out_dtype: mixed, ..good }), "in_out_dtype: a sort does not convert");
    let bytes = DtypePair(0).with_dtype_lo(Dtype::INT8).with_dtype_hi(Dtype::INT8);
    assert_eq!(message(operations::Sort { in_out_dtype: bytes, ..good }), "in_out_dtype: SORT does not take I8");
    let five = Tensor { counts: [2, 5, 1, 1], ..dst };
    let short = operations::Sort { dst_mem_pattern: five.t2(), ..good };
    assert_eq!(message(short), "dst_mem_pattern: it is pairs, two by 6, not 2 by 5");
    // 4096 elements of 16 bits, and one row more.
    let (long, pairs) = (Tensor::row(0, 128, Dtype::INT16), Tensor { counts: [2, 128, 1, 1], steps: [128, 1, 1, 1], ..dst });
    complete(&mut machine(isa("cayman"), &[(Engine::Pool, vec![Operation::Sort(sort(&long, &pairs, 32, AluOp::IS_GT))])]));
    assert_eq!(message(sort(&long, &pairs, 33, AluOp::IS_GT)), "src_mem_pattern: at most 8192 bytes are sorted");
}
