//! Batch norm: statistics, sums of gradients, gradients.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::Choices;
use tpb_engines::choices::{BatchNormStats, ParamLoad2};
use tpb_engines::memory::Space;
use tpb_isa::enums::{AluOp, Dtype, ImmSrc, Opcode};
use tpb_isa::types::{DtypePair, ImmReg, ImmSrcPair, ImmValInstFieldArm, PartitionOffset, Tensor1d};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// Types of results.
const OUT: [Dtype; 3] = [Dtype::FP32, Dtype::FP16, Dtype::BFLOAT16];
/// Types of the sources of gradients and of scalars.
const IN: [Dtype; 4] = [Dtype::FP32, Dtype::FP16, Dtype::BFLOAT16, Dtype::INT32];

fn stats(opcode: Opcode, src: &Tensor, dst: &Tensor, channels: u32, counts: [f32; 2]) -> Operation {
    Operation::BatchNormStats(operations::BatchNormStats {
        opcode,
        src_mem_pattern: src.t4(),
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        num_active_channels: channels as u8,
        even_count: counts[0],
        odd_count: counts[1],
        dst_mem_pattern: dst.t2(),
        ..Default::default()
    })
}

fn aggregate(src: &Tensor, dst: &Tensor, channels: u32) -> Operation {
    Operation::BatchNormAggregate(operations::BatchNormAggregate {
        opcode: Opcode::BATCH_NORM_AGGREGATE,
        src_mem_pattern: src.t4(),
        in_dtype: src.dtype,
        out_dtype: dst.dtype,
        num_active_channels: channels as u8,
        dst_mem_pattern: dst.t2(),
        ..Default::default()
    })
}

/// Elements at equal steps of one dimension.
fn t1(tensor: &Tensor) -> Tensor1d {
    let (step, count) = ([tensor.steps[0]], [tensor.counts[0]]);
    Tensor1d::ZERO.with_start_addr(sbuf(tensor.partition, tensor.byte)).with_step_elem(step).with_num_elem(count)
}

/// The address of an operand as a scalar has it.
fn place(tensor: &Tensor) -> PartitionOffset {
    PartitionOffset((tensor.partition << 18) + tensor.byte)
}

/// Mean and squares of every `step`-th element from `first` on.
fn part(x: &[f32], first: usize, step: usize, form: BatchNormStats) -> [f32; 2] {
    let mine: Vec<f32> = (first..x.len()).step_by(step).map(|i| x[i]).collect();
    match form {
        BatchNormStats::Running => {
            let (mut mean, mut m2) = (0.0f32, 0.0f32);
            for (k, v) in mine.iter().enumerate() {
                let r = 1.0 / (k + 1) as f32;
                let kept = (1.0 - r) * mean;
                let next = kept + r * v;
                m2 += (v - next) * (v - mean);
                mean = next;
            }
            [mean, m2]
        }
        BatchNormStats::Sums => {
            let (mut sum, mut squares) = (0.0f32, 0.0f32);
            for v in &mine {
                sum += v;
                squares += v * v;
            }
            let mean = sum * if mine.is_empty() { 1.0 } else { 1.0 / mine.len() as f32 };
            [mean, squares - mine.len() as f32 * (mean * mean)]
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn statistics(
        (counts, channels, partition) in shape(),
        order in shuffle(),
        (dtype, out) in (any_of(&DTYPES), any_of(&OUT)),
        steps in [-3i16..4, -5i16..6],
        single: bool,
        sums: bool,
        numbers in [0.0f32..100.0, 0.0f32..100.0],
        seed: u64,
    ) {
        let src = walk(0, counts, partition, dtype, 3, order);
        let (opcode, groups) = if single { (Opcode::BATCH_NORM_STATS, 1) } else { (Opcode::BATCH_NORM_STATS2, 2) };
        let dst = Tensor {
            partition,
            steps: [steps[0], steps[1], 1, 1],
            counts: [3, groups, 1, 1],
            byte: 2 * REGION + REGION / 2,
            dtype: out,
        };
        let form = if sums { BatchNormStats::Sums } else { BatchNormStats::Running };
        let choices = Choices { batch_norm_stats: form, ..Choices::default() };
        let fill = contents(seed, [Some(dtype); 4], true);
        let mut machine = prepared_with(choices, isa("mariana"), Engine::Dve, vec![stats(opcode, &src, &dst, channels, numbers)], fill);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let x = src.floats(&image, channel);
            let mut out = Vec::new();
            for (group, number) in numbers.iter().enumerate().take(groups.into()) {
                out.push(*number);
                out.extend(part(&x, group, groups.into(), form));
            }
            dst.write_floats(&mut want, channel, &out);
        }
        dst.check(&machine, want, channels, &format!("{opcode:?} {src:?} {dst:?}"));
    }

    /// Channel p of a block of 32 describes element p of every block of elements, channel by channel.
    #[test]
    fn transposed_statistics(groups in 1u32..5, blocks in 1u16..4, dtype in any_of(&[Dtype::FP32, Dtype::BFLOAT16, Dtype::INT8]), seed: u64) {
        let (src, dst) = (Tensor::row(0, 32 * blocks, dtype), Tensor::row(2, 6, Dtype::FP32));
        let operation = stats(Opcode::TRANSPOSE_BATCH_NORM_STATS2, &src, &dst, 32 * groups, [7.0, 8.0]);
        let mut machine = prepared(isa("sunda"), Engine::Dve, vec![operation], contents(seed, [Some(dtype); 4], false));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        let rows: Vec<Vec<f32>> = (0..32 * groups).map(|channel| src.floats(&image, channel)).collect();
        for channel in 0..32 * groups as usize {
            let mut x = Vec::new();
            for block in 0..usize::from(blocks) {
                for c in 0..32 {
                    x.push(rows[channel / 32 * 32 + c][32 * block + channel % 32]);
                }
            }
            let [even, odd] = [0, 1].map(|first| part(&x, first, 2, BatchNormStats::Running));
            dst.write_floats(&mut want, channel as u32, &[7.0, even[0], even[1], 8.0, odd[0], odd[1]]);
        }
        dst.check(&machine, want, 32 * groups, "transposed");
    }

    #[test]
    fn aggregates(
        triples in 1u16..9,
        (_, channels, partition) in shape(),
        step in -4i16..5,
        (dtype, out) in (any_of(&[Dtype::FP32, Dtype::BFLOAT16, Dtype::FP16, Dtype::UINT8]), any_of(&OUT)),
        seed: u64,
    ) {
        let src = Tensor { partition, steps: [step, 1, 1, 1], byte: REGION / 2, ..Tensor::row(0, 3 * triples, dtype) };
        let dst = Tensor { partition, steps: [-2, 1, 1, 1], byte: 2 * REGION + REGION / 2, ..Tensor::row(0, 2, out) };
        let mut machine = prepared(isa("cayman"), Engine::Dve, vec![aggregate(&src, &dst, channels)], contents(seed, [Some(dtype); 4], true));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let x = src.floats(&image, channel);
            let (mut n, mut mean, mut variance) = (0.0f32, 0.0f32, 0.0f32);
            for k in 0..usize::from(triples) {
                let (nt, mt, m2t) = (x[3 * k], x[3 * k + 1], x[3 * k + 2]);
                let total = nt + n;
                let r = 1.0 / total;
                let d = mean - mt;
                let moved = mean * n + nt * mt;
                mean = moved * r;
                let inside = (variance * n + m2t) * r;
                let between = nt * n * d * d * r * r;
                variance = inside + between;
                n += nt;
            }
            dst.write_floats(&mut want, channel, &[mean, variance]);
        }
        dst.check(&machine, want, channels, &format!("{src:?} {dst:?}"));
    }

    #[test]
    fn gradient_sums(
        (counts, channels, partition) in shape(),
        orders in [shuffle(), shuffle()],
        dtypes in [any_of(&IN), any_of(&IN)],
        (scalar, out, step) in (any_of(&IN), any_of(&OUT), -3i16..4),
        (later, inline, register) in (any::<bool>(), any::<bool>(), any::<bool>()),
        seed: u64,
    ) {
        let x = walk(0, counts, partition, dtypes[0], 3, orders[0]);
        let dy = walk(1, counts, partition, dtypes[1], 3, orders[1]);
        let dst = Tensor { partition, steps: [step, 1, 1, 1], byte: 2 * REGION + REGION / 2, ..Tensor::row(0, 3, out) };
        // The earlier opcode reads FP32 where no type is given.
        let unnamed = !later && inline;
        let scalar = if unnamed { Dtype::FP32 } else { scalar };
        let [mean, inverse] = [64, 128].map(|byte| Tensor { partition, byte: 3 * REGION + byte, ..Tensor::row(0, 1, scalar) });
        let types = DtypePair(0).with_dtype_lo(x.dtype).with_dtype_hi(dy.dtype);
        let operation = if later {
            let (source, second) = match register {
                true => (ImmSrc::REG_PTR_IMMEDIATE, ImmValInstFieldArm::ImmReg(ImmReg::ZERO.with_regnum(5))),
                false => (ImmSrc::POINTER_IMMEDIATE, ImmValInstFieldArm::ImmPtr(place(&inverse))),
            };
            Operation::BatchNormGradAccumulate2(operations::BatchNormGradAccumulate2 {
                opcode: Opcode::BATCH_NORM_GRAD_ACCUMULATE2,
                imm0: ImmValInstFieldArm::ImmPtr(place(&mean)),
                src0_mem_pattern: x.t3(),
                src1_mem_pattern: dy.t3(),
                dst_mem_pattern: t1(&dst),
                imm1: second,
                in0_in1_dtype: types,
                immediate_out_dtype: DtypePair(0).with_dtype_lo(scalar).with_dtype_hi(out),
                imm0_imm1_src: ImmSrcPair(0).with_imm0_src(ImmSrc::POINTER_IMMEDIATE).with_imm1_src(source),
                num_active_channels: channels as u8,
                ..Default::default()
            })
        } else {
            Operation::BatchNormGradAccumulate(operations::BatchNormGradAccumulate {
                opcode: Opcode::BATCH_NORM_GRAD_ACCUMULATE,
                imm0: place(&mean),
                src0_mem_pattern: x.t3(),
                src1_mem_pattern: dy.t3(),
                dst_mem_pattern: t1(&dst),
                imm1: place(&inverse),
                in0_in1_dtype: types,
                immediate_dtype: if unnamed { Dtype::INVALID } else { scalar },
                out_dtype: out,
                num_active_channels: channels as u8,
                ..Default::default()
            })
        };
        let fill = contents(seed, [Some(x.dtype), Some(dy.dtype), None, Some(scalar)], true);
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![operation], fill);
        machine.core_mut().registers_mut(Engine::Dve).write(5, place(&inverse).0).unwrap();
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (m, vf) = (mean.floats(&image, channel)[0], inverse.floats(&image, channel)[0]);
            let (mut a, mut b, mut c) = (0.0f32, 0.0f32, 0.0f32);
            for (x, dy) in x.floats(&image, channel).into_iter().zip(dy.floats(&image, channel)) {
                let distance = x - m;
                let t = distance * dy * vf;
                a += dy;
                b += t * vf;
                c += t;
            }
            dst.write_floats(&mut want, channel, &[a, b, c]);
        }
        dst.check(&machine, want, channels, &format!("{operation:?}"));
    }

    /// Parameters by either opcode, then the gradient of the input.
    #[test]
    fn gradients(
        (counts, channels, partition) in shape(),
        orders in [shuffle(), shuffle()],
        dtypes in [any_of(&DTYPES), any_of(&DTYPES), any_of(&DTYPES)],
        (parameter, scalar) in (any_of(&OUT), any_of(&OUT)),
        step in -2i16..3,
        (later, swapped, register) in (any::<bool>(), any::<bool>(), any::<bool>()),
        count in 1.0f32..1000.0,
        seed: u64,
    ) {
        let x = walk(0, counts, partition, dtypes[0], 3, orders[0]);
        let dy = walk(1, counts, partition, dtypes[1], 3, orders[1]);
        let n = counts.iter().product();
        let dst = Tensor { partition, steps: [step, 1, 1, 1], byte: 2 * REGION + REGION / 2, ..Tensor::row(0, n, dtypes[2]) };
        let scalar = if later { scalar } else { Dtype::FP32 };
        let coefficients = Tensor { partition, steps: [-1, 1, 1, 1], byte: 3 * REGION + 64, ..Tensor::row(0, if later { 2 } else { 3 }, parameter) };
        let [first, second] = [128, 192].map(|byte| Tensor { partition, byte: 3 * REGION + byte, ..Tensor::row(0, 1, scalar) });
        let pointer = |inline: bool, tensor: &Tensor| match (register, inline) {
            (true, _) => (ImmSrc::REG_PTR_IMMEDIATE, ImmValInstFieldArm::ImmReg(ImmReg::ZERO.with_regnum(5))),
            // The number of an inline value means a pointer here.
            (false, true) => (ImmSrc::INSTRUCTION_IMMEDIATE, ImmValInstFieldArm::ImmAlwaysPtr(place(tensor))),
            (false, false) => (ImmSrc::POINTER_IMMEDIATE, ImmValInstFieldArm::ImmPtr(place(tensor))),
        };
        let (imm0_src, imm0_ptr) = pointer(swapped, &first);
        let load = if later {
            Operation::BatchNormParamLoad2(operations::BatchNormParamLoad2 {
                opcode: Opcode::BATCH_NORM_PARAM_LOAD2,
                src_mem_pattern: coefficients.t2(),
                element_count: count,
                src_dtype: parameter,
                immediate_dtype: scalar,
                num_active_channels: channels as u8,
                imm0_ptr,
                imm0_src,
                imm1_ptr: ImmValInstFieldArm::ImmPtr(place(&second)),
                imm1_src: ImmSrc::POINTER_IMMEDIATE,
                ..Default::default()
            })
        } else {
            Operation::BatchNormParamLoad(operations::BatchNormParamLoad {
                opcode: Opcode::BATCH_NORM_PARAM_LOAD,
                src_mem_pattern: coefficients.t2(),
                imm1: count,
                dtype: parameter,
                num_active_channels: channels as u8,
                imm0_ptr,
                imm0_src,
                ..Default::default()
            })
        };
        let back = Operation::BatchNormBackProp(operations::BatchNormBackProp {
            opcode: Opcode::BATCH_NORM_BACK_PROP,
            in0_in1_dtype: DtypePair(0).with_dtype_lo(x.dtype).with_dtype_hi(dy.dtype),
            out_dtype: dst.dtype,
            op: AluOp::BYPASS,
            num_active_channels: channels as u8,
            src0_mem_pattern: x.t3(),
            src1_mem_pattern: dy.t3(),
            dst_mem_pattern: dst.t3(),
            ..Default::default()
        });
        let (mut data, mut scalars) = (contents(seed, [Some(x.dtype), Some(dy.dtype), None, Some(parameter)], false), contents(seed, [Some(scalar); 4], false));
        let fill = |p| {
            let (mut data, scalars) = (data(p), scalars(p));
            data[3 * REGION as usize + 128..].copy_from_slice(&scalars[3 * REGION as usize + 128..]);
            data
        };
        let param_load2 = if swapped { ParamLoad2::MeanScale } else { ParamLoad2::ScaleMean };
        let choices = Choices { param_load2, ..Choices::default() };
        let mut machine = prepared_with(choices, isa("maverick"), Engine::Dve, vec![load, back], fill);
        machine.core_mut().registers_mut(Engine::Dve).write(5, place(&first).0).unwrap();
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let k = coefficients.floats(&image, channel);
            let (p, q) = (first.floats(&image, channel)[0], second.floats(&image, channel)[0]);
            let (scale, a, b, mean) = match (later, swapped) {
                (false, _) => (k[0], k[1], k[2], p),
                (true, false) => (p, k[0], k[1], q),
                (true, true) => (q, k[0], k[1], p),
            };
            let pairs = x.floats(&image, channel).into_iter().zip(dy.floats(&image, channel));
            let out: Vec<f32> = pairs
                .map(|(x, dy)| {
                    let pull = (x - mean) * b;
                    let rest = dy * count - (pull + a);
                    rest * scale
                })
                .collect();
            dst.write_floats(&mut want, channel, &out);
        }
        dst.check(&machine, want, channels, &format!("{x:?} {dy:?} {dst:?}"));
    }
}

/// Parts of 512, 301 and 1 elements, put together, are within 1e-6 of mean and variance in double precision, and within 4e-6 where they are computed from
/// sums, on every generation.
#[test]
fn parts_of_a_whole() {
    let lengths = [512u16, 301, 1];
    for generation in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        for (form, allowed) in [(BatchNormStats::Running, 1e-6), (BatchNormStats::Sums, 4e-6)] {
            let mut stream = Vec::new();
            let (mut at, mut to) = (0, 0x1000);
            for n in lengths {
                let src = Tensor { byte: at, ..Tensor::row(0, n, Dtype::FP32) };
                let dst = Tensor { byte: to, ..Tensor::row(0, 6, Dtype::FP32) };
                let halves = [f32::from(n.div_ceil(2)), f32::from(n / 2)];
                stream.push(stats(Opcode::BATCH_NORM_STATS2, &src, &dst, 1, halves));
                (at, to) = (at + 4 * u32::from(n), to + 24);
            }
            let triples = Tensor { byte: 0x1000, ..Tensor::row(0, 18, Dtype::FP32) };
            let dst = Tensor { byte: 0x1800, ..Tensor::row(0, 2, Dtype::FP32) };
            stream.push(aggregate(&triples, &dst, 1));
            let choices = Choices { batch_norm_stats: form, ..Choices::default() };
            let mut machine = machine_with(isa(generation), choices, &[(Engine::Dve, stream)]);
            let mut random = Random(17);
            let x: Vec<f32> = (0..814).map(|_| random.small() + 0.5).collect();
            put_f32(&mut machine, Space::Sbuf, 0, 0, &x);
            complete(&mut machine);
            let mean = x.iter().map(|v| f64::from(*v)).sum::<f64>() / x.len() as f64;
            let variance = x.iter().map(|v| (f64::from(*v) - mean).powi(2)).sum::<f64>() / x.len() as f64;
            let got = dst.floats(&Image::of(&machine), 0);
            for (got, want) in got.iter().zip([mean, variance]) {
                assert!((f64::from(*got) - want).abs() < allowed, "{generation} {form:?}: {got}, want {want}");
            }
        }
    }
}

/// Parameters belong to the partition that they were loaded in, and x is looked for there; dy and the result can be elsewhere.
#[test]
fn lanes_are_partitions_of_x() {
    let row = |region, partition, n| Tensor { partition, ..Tensor::row(region, n, Dtype::FP32) };
    let load = |partition: u32| {
        Operation::BatchNormParamLoad(operations::BatchNormParamLoad {
            opcode: Opcode::BATCH_NORM_PARAM_LOAD,
            src_mem_pattern: row(2, partition, 3).t2(),
            imm1: 10.0,
            dtype: Dtype::FP32,
            num_active_channels: 1,
            imm0_ptr: ImmValInstFieldArm::ImmPtr(place(&row(3, 64, 1))),
            imm0_src: ImmSrc::POINTER_IMMEDIATE,
            ..Default::default()
        })
    };
    let run = |x: u32| {
        let back = Operation::BatchNormBackProp(operations::BatchNormBackProp {
            opcode: Opcode::BATCH_NORM_BACK_PROP,
            in0_in1_dtype: DtypePair(0).with_dtype_lo(Dtype::FP32).with_dtype_hi(Dtype::FP32),
            out_dtype: Dtype::FP32,
            op: AluOp::BYPASS,
            num_active_channels: 1,
            src0_mem_pattern: row(0, x, 2).t3(),
            src1_mem_pattern: row(1, 96, 2).t3(),
            dst_mem_pattern: row(0, 96, 2).t3(),
            ..Default::default()
        });
        let mut machine = machine(isa("sunda"), &[(Engine::Dve, vec![load(32), back])]);
        put_f32(&mut machine, Space::Sbuf, 32, 0, &[5.0, 6.0]);
        put_f32(&mut machine, Space::Sbuf, 96, REGION, &[1.0, 2.0]);
        put_f32(&mut machine, Space::Sbuf, 32, 2 * REGION, &[0.5, 3.0, 2.0]);
        put_f32(&mut machine, Space::Sbuf, 64, 3 * REGION, &[4.0]);
        machine
    };
    let mut there = run(32);
    complete(&mut there);
    // (10 dy - ((x - 4) 2 + 3)) / 2.
    assert_eq!(row(0, 96, 2).floats(&Image::of(&there), 0), [2.5, 6.5]);
    assert_eq!(fault(&mut run(0)).to_string(), "parameters: no BATCH_NORM_PARAM_LOAD has loaded those of lane 0");
}

/// Nothing at all has no mean.
#[test]
fn counts_of_zero() {
    let (src, dst) = (Tensor::row(0, 6, Dtype::FP32), Tensor::row(1, 2, Dtype::FP32));
    let mut machine = machine(isa("cayman"), &[(Engine::Dve, vec![aggregate(&src, &dst, 1)])]);
    put_f32(&mut machine, Space::Sbuf, 0, 0, &[0.0; 6]);
    complete(&mut machine);
    assert!(dst.floats(&Image::of(&machine), 0).iter().all(|v| v.is_nan()));
}

#[test]
fn limits() {
    let f32s = |region, n| Tensor::row(region, n, Dtype::FP32);
    let message = |operation| fault(&mut machine(isa("cayman"), &[(Engine::Dve, vec![operation])])).to_string();
    let long = |n| Tensor { steps: [0; 4], ..f32s(0, n) };
    let of = |opcode, src: Tensor, dst: Tensor| message(stats(opcode, &src, &dst, 1, [1.0; 2]));
    let many = "src_mem_pattern: statistics are of up to";
    assert_eq!(of(Opcode::BATCH_NORM_STATS2, long(513), f32s(2, 6)), format!("{many} 512 elements, not 513"));
    assert_eq!(of(Opcode::BATCH_NORM_STATS, long(257), f32s(2, 3)), format!("{many} 256 elements, not 257"));
    let six = "the result has 6 elements a partition and dst_mem_pattern has 3";
    assert_eq!(of(Opcode::BATCH_NORM_STATS2, f32s(0, 8), f32s(2, 3)), six);
    let bytes = Tensor { dtype: Dtype::FP8_EXP4, ..f32s(2, 6) };
    assert_eq!(of(Opcode::BATCH_NORM_STATS2, f32s(0, 8), bytes), "out_dtype: it is FP32, FP16 or BFLOAT16, not E4m3");
    let whole = "src_mem_pattern: a transpose needs multiples of 32 partitions and of 32 elements";
    assert_eq!(of(Opcode::TRANSPOSE_BATCH_NORM_STATS2, f32s(0, 32), f32s(2, 6)), whole);
    assert_eq!(message(aggregate(&f32s(0, 7), &f32s(2, 2), 1)), "src_mem_pattern: 7 elements are no triples");
    let back = operations::BatchNormBackProp {
        opcode: Opcode::BATCH_NORM_BACK_PROP,
        in0_in1_dtype: DtypePair(0).with_dtype_lo(Dtype::FP32).with_dtype_hi(Dtype::FP32),
        out_dtype: Dtype::FP32,
        op: AluOp::BYPASS,
        num_active_channels: 1,
        src0_mem_pattern: f32s(0, 4).t3(),
        src1_mem_pattern: f32s(1, 4).t3(),
        dst_mem_pattern: f32s(2, 4).t3(),
        ..Default::default()
    };
    assert_eq!(message(Operation::BatchNormBackProp(back)), "parameters: no BATCH_NORM_PARAM_LOAD has loaded those of lane 0");
    let added = operations::BatchNormBackProp { op: AluOp::ADD, ..back };
    assert_eq!(message(Operation::BatchNormBackProp(added)), "op: the opcode says what is computed: it is BYPASS");
}
