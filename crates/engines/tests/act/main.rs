//! ACT's instructions, the accumulators and EXPONENTIAL against plain loops written from the facts.

#[path = "../common/mod.rs"]
mod common;
mod oracle;
mod properties;
#[path = "../../../pwp/tests/common/reference.rs"]
mod reference;
mod tables;

use common::*;
use oracle::{Bench, IN, OUT};
use tpb_core::dialect::Engine;
use tpb_engines::choices::Folded;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::{AccumCmd, ActivationFunc, AluOp, Dtype, ImmSrc, ImmSrcN, Opcode, ReduceCmd, TensScalarRevOps};
use tpb_isa::types::{
    ActivationImmArm, ActivationImmNArm, DtypePair, ImmReg, ImmValInstFieldArm, MemPattern2dArm, PartitionOffset, Tensor1d,
};
use tpb_isa::{Operation, operations};

/// Source and bias types.
fn pair(input: Dtype, bias: Dtype) -> DtypePair {
    DtypePair(0).with_dtype_lo(input).with_dtype_hi(bias)
}

/// `n` FP32 elements in each of some partitions, from `IN` to `OUT`.
fn activate(func: ActivationFunc, channels: u8, n: u16) -> operations::Activate {
    operations::Activate {
        in_bias_dtype: pair(Dtype::FP32, Dtype::FP32),
        out_dtype: Dtype::FP32,
        num_active_channels: channels,
        activation_func: func,
        bias_src_n: ImmSrcN::INSTRUCTION_IMMEDIATE,
        scale_value: ActivationImmArm::ImmFp32(1.0),
        bias: ActivationImmNArm::ImmFp32(0.0),
        imm: ActivationImmArm::ImmFp32(0.0),
        src_mem_pattern: row3(sbuf(0, IN), n),
        dst_mem_pattern: row3(sbuf(0, OUT), n),
        ..Default::default()
    }
}

fn activate2(func: ActivationFunc, ops: [AluOp; 2], channels: u8, n: u16) -> operations::Activate2 {
    operations::Activate2 {
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        imm_dtype: Dtype::FP32,
        op0: ops[0],
        op1: ops[1],
        num_active_channels: channels,
        activation_func: func,
        imm0: ImmValInstFieldArm::ImmArithFp32(0.0),
        imm1: ImmValInstFieldArm::ImmArithFp32(0.0),
        relu_param: ImmValInstFieldArm::ImmArithFp32(0.0),
        src_mem_pattern: MemPattern2dArm::T(t2(sbuf(0, IN), [1, 1], [n, 1])),
        dst_mem_pattern: MemPattern2dArm::T(t2(sbuf(0, OUT), [1, 1], [n, 1])),
        ..Default::default()
    }
}

fn read(opcode: Opcode, channels: u8, dtype: Dtype, at: u32) -> operations::ReadAccumulator {
    operations::ReadAccumulator {
        opcode,
        dst_element_count: 1,
        dtype,
        num_active_channels: channels,
        dst_mem_pattern: Tensor1d::ZERO.with_start_addr(sbuf(0, at)).with_step_elem([1]).with_num_elem([1]),
        ..Default::default()
    }
}

fn run(generation: &str, engine: Engine, operations: Vec<Operation>, row: &[f32]) -> Machine<'static> {
    run_with(Choices::default(), generation, engine, operations, row)
}

fn run_with(choices: Choices, generation: &str, engine: Engine, operations: Vec<Operation>, row: &[f32]) -> Machine<'static> {
    let mut machine = machine_with(isa(generation), choices, &[(engine, operations)]);
    for p in 0..128 {
        put_f32(&mut machine, Space::Sbuf, p, IN, row);
    }
    complete(&mut machine);
    machine
}

fn text(generation: &str, engine: Engine, operation: Operation) -> String {
    fault(&mut machine(isa(generation), &[(engine, vec![operation])])).to_string()
}

/// Where scale and bias come from: the record, one value a partition, or such an address in a register; the bias has its own codes.
#[test]
fn sources_of_scale_and_bias() {
    let isa = isa("cayman");
    let at = |byte| PartitionOffset(byte);
    let list = [
        (ImmSrc::INSTRUCTION_IMMEDIATE, ActivationImmArm::ImmFp32(2.0), ImmSrcN::INSTRUCTION_IMMEDIATE, ActivationImmNArm::ImmFp32(0.5)),
        (ImmSrc::POINTER_IMMEDIATE, ActivationImmArm::ImmPtr(at(64)), ImmSrcN::POINTER_IMMEDIATE, ActivationImmNArm::ImmPtr(at(68))),
        (
            ImmSrc::REG_PTR_IMMEDIATE,
            ActivationImmArm::ImmReg(ImmReg::ZERO.with_regnum(5)),
            ImmSrcN::REG_PTR_IMMEDIATE,
            ActivationImmNArm::ImmReg(ImmReg::ZERO.with_regnum(6)),
        ),
    ];
    for (number, (scale_src, scale_value, bias_src_n, bias)) in list.into_iter().enumerate() {
        let op = operations::Activate { scale_src, scale_value, bias_src_n, bias, ..activate(ActivationFunc::IDENTITY, 3, 2) };
        let mut machine = machine(isa, &[(Engine::Act, vec![Operation::Activate(op)])]);
        machine.core_mut().registers_mut(Engine::Act).write(5, 64).unwrap();
        machine.core_mut().registers_mut(Engine::Act).write(6, 68).unwrap();
        for p in 0..3 {
            put_f32(&mut machine, Space::Sbuf, p, IN, &[1.0, 3.0]);
            put_f32(&mut machine, Space::Sbuf, p, 64, &[p as f32, 10.0 * p as f32]);
        }
        complete(&mut machine);
        for p in 0..3 {
            let (s, b) = if number == 0 { (2.0, 0.5) } else { (p as f32, 10.0 * p as f32) };
            assert_eq!(get_f32(&machine, Space::Sbuf, p, OUT, 2), [s + b, 3.0 * s + b], "source {number}, partition {p}");
        }
    }
}

/// The product and the sum round on their own: a fused multiply-add would keep the small part.
#[test]
fn affine_rounds_twice() {
    let (x, scale) = (1.0 + f32::EPSILON, 1.0 - f32::EPSILON);
    let op = operations::Activate {
        scale_value: ActivationImmArm::ImmFp32(scale),
        bias: ActivationImmNArm::ImmFp32(-1.0),
        ..activate(ActivationFunc::IDENTITY, 1, 1)
    };
    let machine = run("cayman", Engine::Act, vec![Operation::Activate(op)], &[x]);
    assert_eq!(get_f32(&machine, Space::Sbuf, 0, OUT, 1), [0.0]);
    assert!(x.mul_add(scale, -1.0) < 0.0);
}

/// Five commands one after the other; reading leaves the accumulator; each lane has its own.
#[test]
fn accumulator_commands() {
    let step = |accumulator_cmd| {
        Operation::Activate(operations::Activate {
            accumulator_cmd,
            imm: ActivationImmArm::ImmFp32(100.0),
            ..activate(ActivationFunc::COPY, 2, 3)
        })
    };
    let get = |k: u32| Operation::ReadAccumulator(read(Opcode::ACTIVATION_READ_ACCUMULATOR, 2, Dtype::FP32, 0x4000 + 4 * k));
    let commands =
        [AccumCmd::ZERO_ACCUMULATE, AccumCmd::IDLE, AccumCmd::ACCUMULATE, AccumCmd::LOAD_ACCUMULATE, AccumCmd::ZERO, AccumCmd::ACCUMULATE];
    let list = commands.into_iter().enumerate().flat_map(|(k, c)| [step(c), get(k as u32)]);
    let machine = run("mariana", Engine::Act, list.collect(), &[1.0, 2.5, -8.0]);
    for p in 0..2 {
        assert_eq!(get_f32(&machine, Space::Sbuf, p, 0x4000, 6), [-4.5, -4.5, -9.0, 95.5, 0.0, -4.5]);
    }
    // 2^24 + 1 - 2^24 depends on the order; the walk is backwards here.
    let order = operations::Activate {
        accumulator_cmd: AccumCmd::ZERO_ACCUMULATE,
        src_mem_pattern: t3(sbuf(0, IN + 8), [-1, 1, 1], [3, 1, 1]),
        ..activate(ActivationFunc::COPY, 2, 3)
    };
    let row = [1.0, 16_777_216.0, -16_777_216.0];
    for (op, want) in [(order, 1.0), (operations::Activate { src_mem_pattern: row3(sbuf(0, IN), 3), ..order }, 0.0)] {
        let machine = run("mariana", Engine::Act, vec![Operation::Activate(op), get(0)], &row);
        assert_eq!(get_f32(&machine, Space::Sbuf, 1, 0x4000, 1), [want]);
    }
}

/// The accumulator takes up what is stored, or what is computed, as configured.
#[test]
fn accumulators_take_up_stored_values() {
    let op = operations::Activate {
        accumulator_cmd: AccumCmd::ZERO_ACCUMULATE,
        out_dtype: Dtype::UINT8,
        ..activate(ActivationFunc::COPY, 1, 3)
    };
    let list =
        || vec![Operation::Activate(op), Operation::ReadAccumulator(read(Opcode::ACTIVATION_READ_ACCUMULATOR, 1, Dtype::FP32, 0x4000))];
    for (folded, want) in [(Folded::Stored, 258.0), (Folded::Result, 303.75)] {
        let choices = Choices { folded, ..Choices::default() };
        let machine = run_with(choices, "cayman", Engine::Act, list(), &[2.5, 1.25, 300.0]);
        assert_eq!(get(&machine, Space::Sbuf, 0, OUT, 3), [2, 1, 255]);
        assert_eq!(get_f32(&machine, Space::Sbuf, 0, 0x4000, 1), [want]);
    }
}

/// ACTIVATE2: pairs of operators, exchanged operands, reductions with their identities.
#[test]
fn activate2_operators_and_reductions() {
    let row = [3.0, -5.0, 0.5];
    let imm = |v| ImmValInstFieldArm::ImmArithFp32(v);
    for (ops, reverse, want) in [
        ([AluOp::MULT, AluOp::ADD], 0, [7.0, -9.0, 2.0]),
        ([AluOp::MULT, AluOp::SUBTRACT], 0, [5.0, -11.0, 0.0]),
        ([AluOp::MULT, AluOp::SUBTRACT], 2, [-5.0, 11.0, 0.0]),
        ([AluOp::MULT, AluOp::BYPASS], 3, [6.0, -10.0, 1.0]),
        ([AluOp::SUBTRACT, AluOp::BYPASS], 0, [1.0, -7.0, -1.5]),
        ([AluOp::SUBTRACT, AluOp::BYPASS], 1, [-1.0, 7.0, 1.5]),
        ([AluOp::ADD, AluOp::BYPASS], 0, [5.0, -3.0, 2.5]),
        ([AluOp::BYPASS, AluOp::BYPASS], 0, row),
    ] {
        let op = operations::Activate2 {
            imm0: imm(2.0),
            imm1: imm(1.0),
            reverse_operands: TensScalarRevOps(reverse),
            ..activate2(ActivationFunc::IDENTITY, ops, 2, 3)
        };
        for (generation, engine) in [("mariana", Engine::Act), ("maverick", Engine::Dve)] {
            let machine = run(generation, engine, vec![Operation::Activate2(op)], &row);
            assert_eq!(get_f32(&machine, Space::Sbuf, 1, OUT, 3), want, "{ops:?} {reverse}");
        }
    }
    for (reduce_op, fresh, on_top) in [
        (AluOp::ADD, -1.5, -3.0),
        (AluOp::MAX, 3.0, 3.0),
        (AluOp::MIN, -5.0, -5.0),
        (AluOp::ABS_MAX, -5.0, -5.0),
        (AluOp::ABS_MIN, 0.5, 0.5),
    ] {
        let with = |reduce_cmd| {
            Operation::Activate2(operations::Activate2 {
                reduce_cmd,
                reduce_op,
                ..activate2(ActivationFunc::COPY, [AluOp::BYPASS; 2], 1, 3)
            })
        };
        // MARIANA reads ACT's accumulators, MAVERICK those of DVE.
        for (generation, engine, opcode) in
            [("mariana", Engine::Act, Opcode::ACTIVATION_READ_ACCUMULATOR), ("maverick", Engine::Dve, Opcode::DVE_READ_ACCUMULATOR)]
        {
            let get = |k: u32| Operation::ReadAccumulator(read(opcode, 1, Dtype::FP32, 0x4000 + 4 * k));
            let list = vec![with(ReduceCmd::RESET_REDUCE), get(0), with(ReduceCmd::REDUCE), get(1), with(ReduceCmd::RESET), get(2)];
            let machine = run(generation, engine, list, &row);
            let identity = match reduce_op {
                AluOp::MAX => f32::NEG_INFINITY,
                AluOp::MIN | AluOp::ABS_MIN => f32::INFINITY,
                _ => 0.0,
            };
            assert_eq!(get_f32(&machine, Space::Sbuf, 0, 0x4000, 3), [fresh, on_top, identity], "{reduce_op:?}");
        }
    }
    let divide = activate2(ActivationFunc::COPY, [AluOp::DIVIDE, AluOp::BYPASS], 1, 1);
    assert_eq!(text("mariana", Engine::Act, Operation::Activate2(divide)), "op0: ACTIVATE2 has no DIVIDE with BYPASS");
}

/// ACTIVATE_QUANTIZE: scale, bias, function, scale, zero point; to nearest even, saturated.
#[test]
fn quantising() {
    let op = operations::ActivateQuantize {
        quant_scale_value: 0.5,
        dequant_scale_value: 0.25,
        quant_zero_value: 3.0,
        bias_addr: PartitionOffset(64),
        in_bias_dtype: pair(Dtype::INT32, Dtype::FP16),
        out_dtype: Dtype::UINT8,
        num_active_channels: 2,
        activation_func: ActivationFunc::RELU,
        src_mem_pattern: row3(sbuf(0, IN), 6),
        dst_mem_pattern: row3(sbuf(0, OUT), 6),
        ..Default::default()
    };
    let mut machine = machine(isa("sunda"), &[(Engine::Act, vec![Operation::ActivateQuantize(op)])]);
    let row = [0i32, 4, 12, -400, 8000, 20];
    for p in 0..2 {
        machine.core_mut().sbuf.write(p, IN, &row.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<_>>()).unwrap();
        // A bias of 2, and of 1 in the second partition.
        machine.core_mut().sbuf.write(p, 64, &[0x4000u16, 0x3c00][p as usize].to_le_bytes()).unwrap();
    }
    complete(&mut machine);
    // 0.5 relu(0.25 x + bias) + 3: 4.0 4.5 5.5 3 saturates 6.5 for the first; ties go to the even neighbour.
    assert_eq!(get(&machine, Space::Sbuf, 0, OUT, 6), [4, 4, 6, 3, 255, 6]);
    assert_eq!(get(&machine, Space::Sbuf, 1, OUT, 6), [4, 4, 5, 3, 255, 6]);
    let wide = operations::ActivateQuantize { out_dtype: Dtype::INT8, ..op };
    let what = "out_dtype: ACTIVATE_QUANTIZE makes UINT8 of FP32 or INT32, not INT8 of INT32";
    assert_eq!(text("sunda", Engine::Act, Operation::ActivateQuantize(wide)), what);
    let zero = operations::ActivateQuantize { quant_scale_value: -0.0, ..op };
    assert_eq!(text("sunda", Engine::Act, Operation::ActivateQuantize(zero)), "quant_scale_value: a scale of 0");
}

/// EXPONENTIAL: the scalar is subtracted first; the accumulator sums, and is read by DVE's instruction, negated if asked.
#[test]
fn exponential_sums() {
    let row = [1.0f32, 2.0, -0.5, 3.25];
    let op = operations::Exponential {
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: 3,
        accumulator_cmd: AccumCmd::LOAD_ACCUMULATE,
        imm0: ImmValInstFieldArm::ImmArithFp32(3.25),
        imm1: ImmValInstFieldArm::ImmArithFp32(10.0),
        src_mem_pattern: mem3(sbuf(0, IN), 4),
        dst_mem_pattern: mem3(sbuf(0, OUT), 4),
        ..Default::default()
    };
    let negated = operations::ReadAccumulator { negated: 1, ..read(Opcode::DVE_READ_ACCUMULATOR, 3, Dtype::FP32, 0x4000) };
    let plain = read(Opcode::DVE_READ_ACCUMULATOR, 3, Dtype::FP32, 0x4004);
    let list = vec![Operation::Exponential(op), Operation::ReadAccumulator(negated), Operation::ReadAccumulator(plain)];
    let machine = run("mariana", Engine::Dve, list, &row);
    let want: Vec<f32> = row.iter().map(|x| (f64::from(*x - 3.25)).exp() as f32).collect();
    let sum = want.iter().fold(10.0f32, |a, v| a + v);
    for p in 0..3 {
        assert_eq!(get_f32(&machine, Space::Sbuf, p, OUT, 4), want);
        assert_eq!(get_f32(&machine, Space::Sbuf, p, 0x4000, 2), [-sum, sum]);
    }
    let zero = operations::Exponential { accumulator_cmd: AccumCmd::ZERO, ..op };
    assert_eq!(text("mariana", Engine::Dve, Operation::Exponential(zero)), "accumulator_cmd: EXPONENTIAL has no ZERO");
}

/// What nobody knows is a gap.
#[test]
fn multipass_is_a_gap() {
    let op = operations::ActivateMultipass { num_active_channels: 1, ..Default::default() };
    let text = text("maverick", Engine::Dve, Operation::ActivateMultipass(op));
    assert_eq!(text, "how the result of the earlier pass enters ACTIVATE_MULTIPASS: the sources do not tell (gap activate-multipass)");
}

/// PSUM is read and written as SBUF is.
#[test]
fn psum_to_sbuf() {
    let bench = Bench::new(&[-1.5, 2.0, 0.25]);
    let op = operations::Activate {
        src_mem_pattern: row3(psum(64, 3, 0), 3),
        dst_mem_pattern: row3(sbuf(32, OUT), 3),
        ..activate(ActivationFunc::RELU, 32, 3)
    };
    let mut machine = machine(isa("sunda"), &[(Engine::Act, vec![Operation::Activate(op)])]);
    for p in 64..96 {
        put_f32(&mut machine, Space::Psum, p, 3 * 2048, &bench.row);
    }
    complete(&mut machine);
    for p in 32..64 {
        assert_eq!(get_f32(&machine, Space::Sbuf, p, OUT, 3), [0.0, 2.0, 0.25]);
    }
}
