//! A tensor and scalars: TENSOR_SCALAR in its opcodes, the accumulators, selections by one predicate, preloaded scalars.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::memory::Space;
use tpb_isa::enums::{AccumCmd, AluOp, DropoutThresholdType, Dtype, ImmSrc, Opcode, TensScalarRevOps, TensorSubdim};
use tpb_isa::types::{ImmReg, ImmValInstFieldArm, PartitionOffset};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// Where a scalar comes from.
#[derive(Clone, Copy, Debug)]
enum From {
    Record,
    Memory,
    Register,
}

/// A source and a destination, in a channel count.
fn two() -> impl Strategy<Value = (u32, [Tensor; 2], bool)> {
    (shape(), [any_of(&DTYPES), any_of(&DTYPES)], [shuffle(), shuffle()]).prop_map(|((counts, channels, partition), dtypes, walks)| {
        let special = dtypes.iter().all(|d| is_float(*d));
        let tensor = |i: usize| walk(2 * i as u32, counts, partition, dtypes[i], 3, walks[i]);
        (channels, [tensor(0), tensor(1)], special)
    })
}

/// Two scalars a partition, in region 1.
fn scalar(n: u32, partition: u32, dtype: Dtype) -> Tensor {
    Tensor { partition, byte: REGION + 8 * n, steps: [1; 4], counts: [1; 4], dtype }
}

fn arm(from: From, n: u32, partition: u32, inline: ImmValInstFieldArm) -> (ImmSrc, ImmValInstFieldArm) {
    let at = (partition << 18) + REGION + 8 * n;
    match from {
        From::Record => (ImmSrc::INSTRUCTION_IMMEDIATE, inline),
        From::Memory => (ImmSrc::POINTER_IMMEDIATE, ImmValInstFieldArm::ImmPtr(PartitionOffset(at))),
        From::Register => (ImmSrc::REG_PTR_IMMEDIATE, ImmValInstFieldArm::ImmReg(ImmReg::ZERO.with_regnum(20 + n as u8))),
    }
}

fn stage(op: AluOp, swap: bool, x: f32, s: f32) -> f32 {
    match op {
        AluOp::BYPASS => x,
        op if swap => float_op(op, s, x),
        op => float_op(op, x, s),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tensor_scalar(
        (channels, [src, dst], special) in two(),
        ops in [any_of(&GENERAL), any_of(&GENERAL)],
        from in [any_of(&[From::Record, From::Memory, From::Register]), any_of(&[From::Record, From::Memory, From::Register])],
        reverse in 0u8..4,
        values in [-3.0f32..3.0, -3.0f32..3.0],
        seed: u64,
    ) {
        let [(imm0_src, imm0), (imm1_src, imm1)] =
            [0, 1].map(|n| arm(from[n], n as u32, src.partition, ImmValInstFieldArm::ImmArithFp32(values[n])));
        let operation = operations::TensorScalar {
            opcode: Opcode::TENSOR_SCALAR_ARITH_OP,
            src_mem_pattern: src.m3(),
            in_dtype: src.dtype,
            out_dtype: dst.dtype,
            num_active_channels: channels as u8,
            imm0_src,
            op0: ops[0],
            op1: ops[1],
            reverse_operands: TensScalarRevOps(reverse),
            imm1_src,
            imm0,
            imm1,
            dst_mem_pattern: dst.m3(),
            ..Default::default()
        };
        let fill = contents(seed, [Some(src.dtype), Some(Dtype::FP32), Some(dst.dtype), None], special);
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![Operation::TensorScalar(operation)], fill);
        for n in 0..2 {
            machine.core_mut().registers_mut(Engine::Dve).write(20 + n, (src.partition << 18) + REGION + 8 * n).unwrap();
        }
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let s = [0, 1].map(|n| match from[n] {
                From::Record => values[n],
                _ => scalar(n as u32, src.partition, Dtype::FP32).floats(&image, channel)[0],
            });
            let out: Vec<f32> = src
                .floats(&image, channel)
                .into_iter()
                .map(|x| stage(ops[1], reverse & 2 != 0, stage(ops[0], reverse & 1 != 0, x, s[0]), s[1]))
                .collect();
            dst.write_floats(&mut want, channel, &out);
        }
        dst.check(&machine, want, channels, &format!("{ops:?} {from:?} {reverse} {values:?} {src:?} {dst:?}"));
    }

    /// Raw bits with scalars of the tensor's type.
    #[test]
    fn tensor_scalar_on_bits(
        (channels, [mut src, mut dst], _) in two(),
        dtype in any_of(&[Dtype::UINT8, Dtype::INT8, Dtype::UINT16, Dtype::INT16, Dtype::UINT32, Dtype::INT32]),
        ops in [any_of(&crate::integers::BITS), any_of(&crate::integers::BITS)],
        from in any_of(&[From::Record, From::Memory, From::Register]),
        reverse in 0u8..4,
        value: u32,
        seed: u64,
    ) {
        (src.dtype, dst.dtype) = (dtype, dtype);
        let bits = 8 * size(dtype) as u32;
        let value = u64::from(value) & ((1 << bits) - 1);
        let [(imm0_src, imm0), (imm1_src, imm1)] =
            [(from, 0), (From::Record, 1)].map(|(from, n)| arm(from, n, src.partition, ImmValInstFieldArm::ImmBitvecUint32(value as u32)));
        let operation = operations::TensorScalar {
            opcode: Opcode::TENSOR_SCALAR_BITVEC_OP,
            src_mem_pattern: src.m3(),
            in_dtype: dtype,
            out_dtype: dtype,
            num_active_channels: channels as u8,
            imm0_src,
            op0: ops[0],
            op1: ops[1],
            reverse_operands: TensScalarRevOps(reverse),
            imm1_src,
            imm0,
            imm1,
            dst_mem_pattern: dst.m3(),
            ..Default::default()
        };
        let mut machine = prepared(isa("cayman"), Engine::Dve, vec![Operation::TensorScalar(operation)], contents(seed, [None; 4], false));
        machine.core_mut().registers_mut(Engine::Dve).write(20, (src.partition << 18) + REGION).unwrap();
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        let stage = |op, swap, x: i128, s: i128| match op {
            AluOp::BYPASS => x,
            op if swap => integer_op(op, bits, s, x),
            op => integer_op(op, bits, x, s),
        };
        for channel in 0..channels {
            let s0 = match from {
                From::Record => value,
                _ => scalar(0, src.partition, dtype).bits(&image, channel)[0],
            };
            let out: Vec<u64> = src
                .bits(&image, channel)
                .into_iter()
                .map(|x| {
                    let t = stage(ops[0], reverse & 1 != 0, x.into(), s0.into());
                    stage(ops[1], reverse & 2 != 0, t & ((1 << bits) - 1), value.into()) as u64
                })
                .collect();
            dst.write(&mut want, channel, &out);
        }
        dst.check(&machine, want, channels, &format!("{ops:?} {from:?} {reverse} {value:#x} {src:?} {dst:?}"));
    }

    /// The elementwise result or the running fold, and what the accumulator holds then, from every start.
    #[test]
    fn caches(
        (channels, [mut src, dst], special) in two(),
        dtype in any_of(&[Dtype::FP32, Dtype::BFLOAT16, Dtype::FP16, Dtype::INT8, Dtype::UINT8, Dtype::INT16, Dtype::UINT16]),
        op0 in any_of(&GENERAL),
        op1 in any_of(&[AluOp::ADD, AluOp::SUBTRACT, AluOp::MULT, AluOp::MAX, AluOp::MIN]),
        command in any_of(&[AccumCmd::ACCUMULATE, AccumCmd::ZERO_ACCUMULATE, AccumCmd::LOAD_ACCUMULATE]),
        each: bool,
        value in -3.0f32..3.0,
        seed: u64,
    ) {
        src.dtype = dtype;
        let special = special && is_float(dtype);
        let load = command == AccumCmd::LOAD_ACCUMULATE;
        let (imm1_src, imm1) = match load {
            true => arm(From::Memory, 1, src.partition, ImmValInstFieldArm::ImmArithFp32(0.0)),
            false => (ImmSrc::INSTRUCTION_IMMEDIATE, ImmValInstFieldArm::ImmArithFp32(0.0)),
        };
        let (accumulator_cmd, in_dtype, out_dtype, num_active_channels) = (command, src.dtype, dst.dtype, channels as u8);
        let (src_mem_pattern, dst_mem_pattern, imm0) = (src.m3(), dst.m3(), ImmValInstFieldArm::ImmArithFp32(value));
        let operation = match each {
            false => Operation::TensorScalarCacheReduce(operations::TensorScalarCacheReduce {
                opcode: Opcode::TENSOR_SCALAR_CACHE_REDUCE,
                accumulator_cmd, src_mem_pattern, in_dtype, out_dtype, num_active_channels, op0, op1, imm1_src, imm0, imm1, dst_mem_pattern,
                ..Default::default()
            }),
            true => Operation::TensorScalarCacheCumulative(operations::TensorScalarCacheCumulative {
                opcode: Opcode::TENSOR_SCALAR_CACHE_CUMULATIVE,
                accumulator_cmd, src_mem_pattern, in_dtype, out_dtype, num_active_channels, op0, op1, imm1_src, imm0, imm1, dst_mem_pattern,
                ..Default::default()
            }),
        };
        let fill = contents(seed, [Some(dtype), Some(Dtype::FP32), Some(dst.dtype), None], special);
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![operation], fill);
        let held: Vec<f32> = (0..channels).map(|c| c as f32 / 4.0 - 3.0).collect();
        machine.core_mut().accumulators.set(Engine::Dve, src.partition, &held);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let mut register = match command {
                AccumCmd::ACCUMULATE => held[channel as usize],
                AccumCmd::LOAD_ACCUMULATE => scalar(1, src.partition, Dtype::FP32).floats(&image, channel)[0],
                _ => match op1 {
                    AluOp::MULT => 1.0,
                    AluOp::MAX => f32::NEG_INFINITY,
                    AluOp::MIN => f32::INFINITY,
                    _ => 0.0,
                },
            };
            let mut out = Vec::new();
            for x in src.floats(&image, channel) {
                let t = stage(op0, false, x, value);
                if each {
                    register = float_op(op1, t, register);
                    out.push(register);
                } else {
                    register = float_op(op1, decode(dst.dtype, encode(dst.dtype, t)), register);
                    out.push(t);
                }
            }
            dst.write_floats(&mut want, channel, &out);
            let have = machine.core().accumulators.lane(Engine::Dve, src.partition + channel);
            prop_assert!(have == register || (have.is_nan() && register.is_nan()), "{channel}: {have} {register} {op0:?} {op1:?} {command:?}");
        }
        // A NaN that turns into an integer has the sign that the host gives it.
        if is_float(dst.dtype) || !special {
            dst.check(&machine, want, channels, &format!("{op0:?} {op1:?} {command:?} {each} {src:?} {dst:?}"));
        }
    }

    /// The tensor or the scalar, by one predicate a partition; bits move.
    #[test]
    fn selects(
        (channels, [mut src, mut dst], _) in two(),
        (dtype, pred) in any_of(&[(Dtype::FP32, Dtype::UINT32), (Dtype::BFLOAT16, Dtype::INT16), (Dtype::INT8, Dtype::UINT8), (Dtype::FP16, Dtype::UINT16)]),
        reversed in 0u8..2,
        inline: bool,
        value: u32,
        seed: u64,
    ) {
        (src.dtype, dst.dtype) = (dtype, dtype);
        let value = value & (u32::MAX >> (32 - 8 * size(dtype)));
        let (src1_imm_src, src1_imm) = arm(if inline { From::Record } else { From::Memory }, 0, src.partition, ImmValInstFieldArm::ImmArithFp32(f32::from_bits(value)));
        let (pred_imm_src, pred_imm) = arm(From::Memory, 1, src.partition, ImmValInstFieldArm::ImmArithFp32(0.0));
        let operation = operations::TensorScalarSelect {
            opcode: Opcode::TENSOR_SCALAR_SELECT,
            src0_mem_pattern: src.t3(),
            reversed_pred: reversed,
            num_active_channels: channels as u8,
            dtype,
            pred_imm_dtype: pred,
            src1_imm_src,
            pred_imm_src,
            src1_imm,
            pred_imm,
            dst_mem_pattern: dst.t3(),
            ..Default::default()
        };
        let mut machine = prepared(isa("sunda"), Engine::Dve, vec![Operation::TensorScalarSelect(operation)], contents(seed, [None; 4], false));
        for partition in 0..128u32 {
            machine.core_mut().sbuf.write(partition, REGION + 8, &(partition * 7 % 3 % 2 * 0x101).to_le_bytes()).unwrap();
        }
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let truth = scalar(1, src.partition, pred).bits(&image, channel)[0] != 0;
            let tensor = if reversed == 0 { truth } else { !truth };
            let s = if inline { u64::from(value) } else { scalar(0, src.partition, dtype).bits(&image, channel)[0] };
            let out: Vec<u64> = src.bits(&image, channel).into_iter().map(|x| if tensor { x } else { s }).collect();
            dst.write(&mut want, channel, &out);
        }
        // Bits count, NaN or not.
        prop_assert!(Image::of(&machine) == want, "{src:?} {dst:?} {reversed} {inline}");
    }

    /// A scalar where the predicate is 0, or where it is not.
    #[test]
    fn predicated_scalar(
        (channels, [mut src, dst], _) in two(),
        pred in any_of(&[Dtype::UINT8, Dtype::INT16, Dtype::UINT32, Dtype::INT32]),
        reversed in 0u8..2,
        from in any_of(&[From::Record, From::Memory, From::Register]),
        value: u32,
        seed: u64,
    ) {
        src.dtype = pred;
        let (src0_imm_src, src0_imm) = arm(from, 0, src.partition, ImmValInstFieldArm::ImmArithFp32(f32::from_bits(value)));
        let operation = operations::CopyPredicatedScalar {
            opcode: Opcode::COPY_PREDICATED_SCALAR,
            pred_mem_pattern: src.m3(),
            pred_dtype: pred,
            reversed_pred: reversed,
            num_active_channels: channels as u8,
            in_dtype: dst.dtype,
            out_dtype: dst.dtype,
            src0_imm_src,
            src0_imm,
            dst_mem_pattern: dst.m3(),
            ..Default::default()
        };
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![Operation::CopyPredicatedScalar(operation)], contents(seed, [None; 4], false));
        machine.core_mut().registers_mut(Engine::Dve).write(20, (src.partition << 18) + REGION).unwrap();
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let s = if matches!(from, From::Record) { u64::from(value) } else { scalar(0, src.partition, dst.dtype).bits(&image, channel)[0] };
            for (p, place) in src.bits(&image, channel).into_iter().zip(dst.places()) {
                if (reversed == 0 && p == 0) || (reversed == 1 && p != 0) {
                    want.put(dst.partition + channel, place, &s.to_le_bytes()[..size(dst.dtype)]);
                }
            }
        }
        prop_assert!(Image::of(&machine) == want, "{src:?} {dst:?} {reversed} {from:?}");
    }

    /// Positions between two bounds keep their elements.
    #[test]
    fn range_select(
        counts in [1u16..12, 1u16..6],
        channels in 1u32..33,
        dtypes in [any_of(&[Dtype::FP32, Dtype::BFLOAT16, Dtype::FP16]), any_of(&[Dtype::FP32, Dtype::BFLOAT16, Dtype::FP16])],
        compare in [any_of(&[AluOp::IS_EQ, AluOp::IS_GT, AluOp::IS_GE, AluOp::IS_LE, AluOp::IS_LT]), any_of(&[AluOp::IS_EQ, AluOp::IS_GT, AluOp::IS_GE, AluOp::IS_LE, AluOp::IS_LT])],
        base in 0u16..20,
        seed: u64,
    ) {
        let tensor = |i: u32, dtype| Tensor { partition: 32, byte: 2 * i * REGION, steps: [1, counts[0] as i16, 1, 1], counts: [counts[0], counts[1], 1, 1], dtype };
        let (src, dst) = (tensor(0, dtypes[0]), tensor(1, dtypes[1]));
        let [(bound0_src, bound0), (bound1_src, bound1)] = [0, 1].map(|n| arm(From::Memory, n, 32, ImmValInstFieldArm::ImmArithFp32(0.0)));
        let operation = operations::RangeSelect {
            opcode: Opcode::RANGE_SELECT,
            num_active_channels: channels as u8,
            in_out_dtype: tpb_isa::types::DtypePair(0).with_dtype_lo(src.dtype).with_dtype_hi(dst.dtype),
            reduce_cmd: AccumCmd::ZERO_ACCUMULATE,
            reduce_op: AluOp::MAX,
            base: base.into(),
            fill_val: -f32::MAX,
            src_mem_pattern: src.t2(),
            comp_op0: compare[0],
            comp_op1: compare[1],
            bound0_src,
            bound1_src,
            bound0,
            bound1,
            dst_mem_pattern: dst.t2(),
            ..Default::default()
        };
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![Operation::RangeSelect(operation)], contents(seed, [Some(src.dtype), None, None, None], true));
        let mut random = Random(seed);
        for partition in 32..64 {
            put_f32(&mut machine, Space::Sbuf, partition, REGION, &[(random.bits() % 40) as f32, 0.0, (random.bits() % 40) as f32]);
        }
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let [low, high] = [0, 1].map(|n| scalar(n, 32, Dtype::FP32).floats(&image, channel)[0]);
            let mut most = f32::NEG_INFINITY;
            let mut out = Vec::new();
            for (k, (x, bits)) in src.floats(&image, channel).into_iter().zip(src.bits(&image, channel)).enumerate() {
                let i = f32::from(base) + k as f32;
                let kept = float_op(compare[0], i, low) == 1.0 && float_op(compare[1], i, high) == 1.0;
                let code = match (kept, src.dtype == dst.dtype) {
                    (true, true) => bits,
                    (true, false) => encode(dst.dtype, x),
                    (false, _) => encode(dst.dtype, -f32::MAX),
                };
                let v = decode(dst.dtype, code);
                if v > most {
                    most = v;
                }
                out.push(code);
            }
            dst.write(&mut want, channel, &out);
            prop_assert_eq!(machine.core().accumulators.lane(Engine::Dve, 32 + channel), most);
        }
        dst.check(&machine, want, channels, &format!("{compare:?} {base} {src:?} {dst:?}"));
    }
}

/// One preloaded scalar for each outermost slice; a pair in the dual form of SUNDA.
#[test]
fn preloaded_scalars() {
    for (generation, opcode, slices) in
        [("cayman", Opcode::TENSOR_SCALAR_PTR_MULTI_ARITH, 8u16), ("sunda", Opcode::TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH, 4)]
    {
        let scalars = Tensor::row(1, 8, Dtype::BFLOAT16);
        let tensor =
            |region, dtype| Tensor { byte: region * REGION, counts: [5, 2, 1, slices], steps: [1, 5, 1, 10], ..Tensor::row(0, 1, dtype) };
        let (src, dst) = (tensor(0, Dtype::FP16), tensor(2, Dtype::FP32));
        let load = operations::TensorScalarImmediateLoad {
            opcode: Opcode::TENSOR_SCALAR_IMM_LD_ARITH,
            src_mem_pattern: scalars.t2(),
            dtype: scalars.dtype,
            num_active_channels: 128,
            imm0_ptr: ImmValInstFieldArm::ImmArithFp32(0.0),
            ..Default::default()
        };
        let multi = operations::TensorScalarPtrMulti {
            opcode,
            src_mem_pattern: src.t4(),
            in_dtype: src.dtype,
            out_dtype: dst.dtype,
            num_active_channels: 128,
            op: AluOp::SUBTRACT,
            op_dim: TensorSubdim::XYZ,
            reverse_operands: TensScalarRevOps::BOTH,
            dst_mem_pattern: dst.t4(),
            ..Default::default()
        };
        let stream = vec![Operation::TensorScalarImmediateLoad(load), Operation::TensorScalarPtrMulti(multi)];
        let fill = contents(3, [Some(src.dtype), Some(scalars.dtype), Some(dst.dtype), None], false);
        let mut machine = prepared(isa(generation), Engine::Dve, stream, fill);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..128 {
            let s = scalars.floats(&image, channel);
            let x = src.floats(&image, channel);
            let out: Vec<f32> = (0..x.len())
                .map(|k| match slices {
                    8 => s[k / 10] - x[k],
                    _ => s[2 * (k / 10) + 1] * (s[2 * (k / 10)] - x[k]),
                })
                .collect();
            dst.write_floats(&mut want, channel, &out);
        }
        dst.check(&machine, want, 128, generation);
    }
}

/// Elements that fall below their lane's draws are 0, and the shift registers go on from instruction to instruction.
#[test]
fn dropout() {
    for (kind, dtype) in [(DropoutThresholdType::DROP_RATE, Dtype::BFLOAT16), (DropoutThresholdType::KEEP_RATE, Dtype::INT32)] {
        let (src, dst) = (Tensor { partition: 32, ..Tensor::row(0, 100, dtype) }, Tensor { partition: 64, ..Tensor::row(2, 100, dtype) });
        let operation = operations::Dropout {
            opcode: Opcode::DROPOUT,
            src_mem_pattern: src.t3(),
            in_dtype: dtype,
            out_dtype: dtype,
            num_active_channels: 30,
            threshold_type: kind,
            threshold: ImmValInstFieldArm::ImmArithFp32(0.375),
            dst_mem_pattern: dst.t3(),
            ..Default::default()
        };
        let again = operations::Dropout {
            threshold: ImmValInstFieldArm::ImmArithFp32(f32::from(kind == DropoutThresholdType::KEEP_RATE)),
            ..operation
        };
        let stream = vec![Operation::Dropout(again), Operation::Dropout(operation)];
        let mut machine = prepared(isa("cayman"), Engine::Dve, stream, contents(8, [Some(dtype); 4], false));
        let seed = |lane: u32| lane.wrapping_mul(0x9e37_79b9) | 1;
        machine.core_mut().lanes_mut(Engine::Dve).random.lfsr = (0..128).map(|lane| [seed(lane), 7, 8, 9]).collect();
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..30 {
            let mut bits: Vec<bool> = (0..32).rev().map(|i| seed(32 + channel) >> i & 1 == 1).collect();
            let mut zeros = 0;
            let mut out = Vec::new();
            for (k, x) in (0..200).zip(src.bits(&image, channel).into_iter().cycle()) {
                // The register, most significant bit first: a shift to the left with what its taps feed back.
                let feedback = bits[0] ^ bits[10] ^ bits[30] ^ bits[31];
                bits.remove(0);
                bits.push(feedback);
                let low = bits[9..].iter().fold(0u32, |a, b| a << 1 | u32::from(*b));
                let f = f64::from(low) / f64::from(1u32 << 23);
                let dropped = if kind == DropoutThresholdType::DROP_RATE { f < 0.375 } else { f > 0.375 };
                if k >= 100 {
                    zeros += u32::from(dropped);
                    out.push(if dropped { 0 } else { x });
                }
            }
            // The two instructions write one destination, so that the second one counts.
            dst.write(&mut want, channel, &out);
            assert!(zeros > 10 && zeros < 90, "{zeros}");
        }
        assert!(Image::of(&machine) == want, "{kind:?}");
    }
}

/// The ends of the rates, as the vendor's documentation has them.
#[test]
fn dropout_of_all_and_nothing() {
    for (probability, kept) in [(0.0, true), (1.0, false)] {
        let (src, dst) = (Tensor::row(0, 64, Dtype::FP32), Tensor::row(2, 64, Dtype::FP32));
        let operation = operations::Dropout {
            opcode: Opcode::DROPOUT,
            src_mem_pattern: src.t3(),
            in_dtype: src.dtype,
            out_dtype: dst.dtype,
            num_active_channels: 128,
            threshold: ImmValInstFieldArm::ImmArithFp32(probability),
            dst_mem_pattern: dst.t3(),
            ..Default::default()
        };
        let mut machine =
            prepared(isa("sunda"), Engine::Dve, vec![Operation::Dropout(operation)], contents(9, [Some(Dtype::FP32); 4], true));
        let image = before_and_after(&mut machine);
        for channel in 0..128 {
            let want = if kept { src.bits(&image, channel) } else { vec![0; 64] };
            assert_eq!(dst.bits(&Image::of(&machine), channel), want);
        }
    }
}
