//! Two tensors: TENSOR_TENSOR, SCALAR_TENSOR_TENSOR, scans, selections, predicated moves; and one: copies, casts, reciprocals.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_isa::enums::{AccumCmd, AluOp, Dtype, ImmSrc, Opcode, TensScalarRevOps};
use tpb_isa::types::ImmValInstFieldArm;
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// Three operands over any walks.
fn three(dims: usize) -> impl Strategy<Value = (u32, [Tensor; 3], bool)> {
    let dtypes = [any_of(&DTYPES), any_of(&DTYPES), any_of(&DTYPES)];
    (shape(), dtypes, [shuffle(), shuffle(), shuffle()]).prop_map(move |((counts, channels, partition), dtypes, walks)| {
        let special = dtypes.iter().all(|d| is_float(*d));
        let tensor = |i: usize| walk(i as u32, counts, partition, dtypes[i], dims, walks[i]);
        (channels, [tensor(0), tensor(1), tensor(2)], special)
    })
}

fn filled(seed: u64, [a, b, c]: [Tensor; 3], special: bool) -> impl FnMut(u32) -> Vec<u8> {
    contents(seed, [Some(a.dtype), Some(b.dtype), Some(c.dtype), Some(Dtype::FP32)], special)
}

fn reversed(op: AluOp, swap: bool, x: f32, y: f32) -> f32 {
    match op {
        AluOp::BYPASS => x,
        op if swap => float_op(op, y, x),
        op => float_op(op, x, y),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// `dst = src0 op src1` through FP32.
    #[test]
    fn tensor_tensor((channels, [a, b, dst], special) in three(3), op in any_of(&GENERAL), seed: u64) {
        let operation = crate::reference::tensor_tensor(Opcode::TENSOR_TENSOR_ARITH_OP, op, channels, [a, b, dst]);
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![Operation::TensorTensor(operation)], filled(seed, [a, b, dst], special));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (x, y) = (a.floats(&image, channel), b.floats(&image, channel));
            let values: Vec<f32> = (0..x.len()).map(|k| float_op(op, x[k], y[k])).collect();
            dst.write_floats(&mut want, channel, &values);
        }
        dst.check(&machine, want, channels, &format!("{op:?} {a:?} {b:?} {dst:?}"));
    }

    /// `(src0 op0 scalar) op1 src1`, each step rounded, and its sum in the accumulators.
    #[test]
    fn scalar_tensor_tensor(
        (channels, [a, b, dst], special) in three(2),
        ops in [any_of(&GENERAL), any_of(&GENERAL)],
        reverse in 0u8..4,
        pointer: bool,
        seed: u64,
    ) {
        let scalars = Tensor { byte: 3 * REGION, partition: a.partition, ..Tensor::row(3, 1, Dtype::FP32) };
        let immediate = match pointer {
            false => ImmValInstFieldArm::ImmArithFp32(1.25),
            true => ImmValInstFieldArm::ImmPtr(tpb_isa::types::PartitionOffset((a.partition << 18) + scalars.byte)),
        };
        let operation = operations::ScalarTensorTensor {
            opcode: Opcode::SCALAR_TENSOR_TENSOR_ARITH,
            src0_mem_pattern: a.t2(),
            src1_mem_pattern: b.t2(),
            op0: ops[0],
            op1: ops[1],
            reverse_operands: TensScalarRevOps(reverse),
            imm0_src: if pointer { ImmSrc::POINTER_IMMEDIATE } else { ImmSrc::INSTRUCTION_IMMEDIATE },
            in0_in1_dtype: pair(a.dtype, b.dtype),
            out_dtype: dst.dtype,
            num_active_channels: channels as u8,
            imm0_dtype: Dtype::FP32,
            accumulator_cmd: AccumCmd::ZERO_ACCUMULATE,
            dst_mem_pattern: dst.t2(),
            imm0: immediate,
            ..Default::default()
        };
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![Operation::ScalarTensorTensor(operation)], filled(seed, [a, b, dst], special));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (x, y) = (a.floats(&image, channel), b.floats(&image, channel));
            let s = if pointer { scalars.floats(&image, channel)[0] } else { 1.25 };
            let values: Vec<f32> = (0..x.len()).map(|k| reversed(ops[1], reverse & 2 != 0, reversed(ops[0], reverse & 1 != 0, x[k], s), y[k])).collect();
            dst.write_floats(&mut want, channel, &values);
            let mut sum = 0.0f32;
            for v in &values {
                sum += decode(dst.dtype, encode(dst.dtype, *v));
            }
            let have = machine.core().accumulators.lane(Engine::Dve, a.partition + channel);
            prop_assert!(have == sum || (have.is_nan() && sum.is_nan()), "accumulator {channel}: {have}, want {sum}");
        }
        dst.check(&machine, want, channels, &format!("{ops:?} {reverse} {a:?} {b:?} {dst:?}"));
    }

    /// `r[k] = (src0[k] op0 r[k-1]) op1 src1[k]`.
    #[test]
    fn scans(
        (channels, [a, b, dst], special) in three(2),
        ops in [any_of(&GENERAL), any_of(&GENERAL)],
        reverse in 0u8..4,
        initial in -3.0f32..3.0,
        seed: u64,
    ) {
        let operation = operations::TensorTensorScan {
            opcode: Opcode::TENSOR_TENSOR_SCAN_ARITH,
            src0_mem_pattern: a.t2(),
            src1_mem_pattern: b.t2(),
            op0: ops[0],
            op1: ops[1],
            reverse_operands: TensScalarRevOps(reverse),
            in0_in1_dtype: pair(a.dtype, b.dtype),
            out_dtype: dst.dtype,
            num_active_channels: channels as u8,
            imm0_dtype: Dtype::FP32,
            dst_mem_pattern: dst.t2(),
            imm0: ImmValInstFieldArm::ImmArithFp32(initial),
            ..Default::default()
        };
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![Operation::TensorTensorScan(operation)], filled(seed, [a, b, dst], special));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (x, y) = (a.floats(&image, channel), b.floats(&image, channel));
            let mut previous = initial;
            let mut values = Vec::new();
            for k in 0..x.len() {
                let t = if reverse & 1 != 0 { float_op(ops[0], previous, x[k]) } else { float_op(ops[0], x[k], previous) };
                previous = if reverse & 2 != 0 { float_op(ops[1], y[k], t) } else { float_op(ops[1], t, y[k]) };
                values.push(previous);
            }
            dst.write_floats(&mut want, channel, &values);
        }
        dst.check(&machine, want, channels, &format!("{ops:?} {reverse} {a:?} {b:?} {dst:?}"));
    }

    /// `pred ? src1 : scalar` for every element, and the maximum of what is written.
    #[test]
    fn select_reduce(
        (channels, [mut a, b, dst], _) in three(2),
        pred in any_of(&[Dtype::UINT8, Dtype::INT8, Dtype::UINT16, Dtype::INT16, Dtype::UINT32, Dtype::INT32]),
        inverted: bool,
        fill in -3.0f32..3.0,
        seed: u64,
    ) {
        a.dtype = pred;
        let operation = operations::SelectReduce {
            opcode: Opcode::SELECT_REDUCE,
            src0_mem_pattern: a.t2(),
            src1_mem_pattern: b.t2(),
            op0: AluOp::BYPASS,
            op1: AluOp::MAX,
            reverse_operands: TensScalarRevOps(inverted.into()),
            in0_in1_dtype: pair(pred, b.dtype),
            out_dtype: dst.dtype,
            num_active_channels: channels as u8,
            imm0_dtype: Dtype::FP32,
            accumulator_cmd: AccumCmd::ZERO_ACCUMULATE,
            dst_mem_pattern: dst.t2(),
            imm0: ImmValInstFieldArm::ImmArithFp32(fill),
            ..Default::default()
        };
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![Operation::SelectReduce(operation)], filled(seed, [a, b, dst], false));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (p, x, bits) = (a.bits(&image, channel), b.floats(&image, channel), b.bits(&image, channel));
            let mut most = f32::NEG_INFINITY;
            let mut out = Vec::new();
            for k in 0..p.len() {
                let code = match ((p[k] != 0) != inverted, b.dtype == dst.dtype) {
                    (true, true) => bits[k],
                    (true, false) => encode(dst.dtype, x[k]),
                    (false, _) => encode(dst.dtype, fill),
                };
                out.push(code);
                let v = decode(dst.dtype, code);
                if v > most {
                    most = v;
                }
            }
            dst.write(&mut want, channel, &out);
            prop_assert_eq!(machine.core().accumulators.lane(Engine::Dve, b.partition + channel), most);
        }
        dst.check(&machine, want, channels, &format!("{a:?} {b:?} {dst:?}"));
    }

    /// The elements of src1 where src0 is not 0; the others stay.
    #[test]
    fn predicated_moves(
        (channels, [mut a, mut b, dst], special) in three(3),
        pred in any_of(&[Dtype::UINT8, Dtype::INT8, Dtype::UINT16, Dtype::INT16, Dtype::UINT32, Dtype::INT32]),
        converts: bool,
        seed: u64,
    ) {
        a.dtype = pred;
        if !converts {
            b.dtype = dst.dtype;
        }
        let operation = operations::CopyPredicated {
            opcode: if converts { Opcode::CAST_PREDICATED } else { Opcode::COPY_PREDICATED },
            in0_in1_dtype: pair(pred, b.dtype),
            out_dtype: dst.dtype,
            num_active_channels: channels as u8,
            src0_mem_pattern: a.t3(),
            src1_mem_pattern: b.t3(),
            dst_mem_pattern: dst.t3(),
            ..Default::default()
        };
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![Operation::CopyPredicated(operation)], filled(seed, [a, b, dst], special));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (p, x, bits, places) = (a.bits(&image, channel), b.floats(&image, channel), b.bits(&image, channel), dst.places());
            for k in 0..p.len() {
                if p[k] != 0 {
                    let code = if b.dtype == dst.dtype { bits[k] } else { encode(dst.dtype, x[k]) };
                    want.put(dst.partition + channel, places[k], &code.to_le_bytes()[..size(dst.dtype)]);
                }
            }
        }
        dst.check(&machine, want, channels, &format!("{a:?} {b:?} {dst:?}"));
    }

    /// CAST through FP32, COPY of bits, RECIPROCAL.
    #[test]
    fn one_tensor((channels, [mut a, b, dst], special) in three(3), which in 0u8..3, seed: u64) {
        if which == 0 {
            a.dtype = dst.dtype;
        }
        let (in_dtype, out_dtype, num_active_channels) = (a.dtype, dst.dtype, channels as u8);
        let (src_mem_pattern, dst_mem_pattern) = (a.m4(), dst.m4());
        let operation = match which {
            0 => Operation::Copy(operations::Copy { in_dtype, out_dtype, num_active_channels, src_mem_pattern, dst_mem_pattern, ..Default::default() }),
            1 => Operation::Cast(operations::Cast { in_dtype, out_dtype, num_active_channels, src_mem_pattern, dst_mem_pattern, ..Default::default() }),
            _ => Operation::Reciprocal(operations::Reciprocal { in_dtype, out_dtype, num_active_channels, src_mem_pattern, dst_mem_pattern, ..Default::default() }),
        };
        let mut machine = prepared(isa("mariana"), Engine::Dve, vec![operation], filled(seed, [a, b, dst], special));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (x, bits) = (a.floats(&image, channel), a.bits(&image, channel));
            match which {
                0 => dst.write(&mut want, channel, &bits),
                1 if a.dtype == dst.dtype => dst.write(&mut want, channel, &bits),
                1 => dst.write_floats(&mut want, channel, &x),
                _ => dst.write_floats(&mut want, channel, &x.iter().map(|v| 1.0 / v).collect::<Vec<_>>()),
            }
        }
        dst.check(&machine, want, channels, &format!("{which} {a:?} {dst:?}"));
    }
}

/// The BF16 opcodes of SUNDA have one operator each.
#[test]
fn bf16_opcodes() {
    for (opcode, op) in [
        (Opcode::TENSOR_TENSOR_ADD_BF16, AluOp::ADD),
        (Opcode::TENSOR_TENSOR_MULT_BF16, AluOp::MULT),
        (Opcode::TENSOR_TENSOR_SUB_BF16, AluOp::SUBTRACT),
    ] {
        let [a, b] = [0, 1].map(|region| Tensor::row(region, 64, Dtype::BFLOAT16));
        let dst = Tensor::row(2, 64, Dtype::FP32R);
        let operation = crate::reference::tensor_tensor(opcode, op, 128, [a, b, dst]);
        let mut machine = prepared(isa("sunda"), Engine::Dve, vec![Operation::TensorTensor(operation)], filled(7, [a, b, dst], false));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..128 {
            let (x, y) = (a.floats(&image, channel), b.floats(&image, channel));
            let values: Vec<f32> = (0..64).map(|k| float_op(op, x[k], y[k])).collect();
            dst.write_floats(&mut want, channel, &values);
        }
        dst.check(&machine, want, 128, &format!("{opcode:?}"));
        let other = operations::TensorTensor { op: AluOp::MAX, ..operation };
        let mut machine = prepared(isa("sunda"), Engine::Dve, vec![Operation::TensorTensor(other)], filled(7, [a, b, dst], false));
        assert!(fault(&mut machine).to_string().starts_with("op: "));
    }
}
