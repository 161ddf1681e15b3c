//! ACTIVATE and ACTIVATE2 over shapes, strides, types and partitions.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::memory::Space;
use tpb_isa::enums::{AccumCmd, ActivationFunc, AluOp, Dtype, ImmSrc, ImmSrcN, Opcode, ReduceCmd};
use tpb_isa::types::{
    ActivationImmArm, ActivationImmNArm, Addr4, ImmValInstFieldArm, MemPattern2dArm, MemPattern3dMaverickArm, PartitionOffset, Tensor1d,
};
use tpb_isa::{Operation, operations};
use tpb_pwp::known::named;

use crate::common::*;
use crate::oracle::{Function, decode, encode, size, walk};
use crate::pair;

const FUNCTIONS: [&str; 12] =
    ["gelu", "exp", "tanh", "sigmoid", "relu", "parametric_relu", "reciprocal", "ln", "silu", "square", "softplus", "sin"];
/// Bytes of a partition that a case uses: source, destination, scalars.
const BYTES: usize = 0x3000;
const SRC: usize = 0x800;
const DST: usize = 0x1800;
const SCALARS: usize = 0x2800;

fn input() -> impl Strategy<Value = Dtype> {
    prop::sample::select(vec![Dtype::FP32, Dtype::BFLOAT16, Dtype::FP16, Dtype::INT8, Dtype::UINT8, Dtype::INT16, Dtype::INT32])
}

fn bias() -> impl Strategy<Value = Dtype> {
    prop::sample::select(vec![Dtype::FP32, Dtype::BFLOAT16, Dtype::FP16])
}

/// Steps of either sign and zero; counts of up to 24 elements in all.
fn shape() -> impl Strategy<Value = ([i16; 3], [i16; 3], [u16; 3])> {
    let step = || prop_oneof![Just(1i16), Just(0), Just(-1), -9i16..10];
    (prop::array::uniform3(step()), prop::array::uniform3(step()), [1u16..5, 1u16..4, 1u16..3])
}

/// An address in a memory, in a partition, of a byte.
fn at(in_psum: bool, quadrant: u32, byte: usize) -> Addr4 {
    if in_psum { psum(32 * quadrant, byte as u32 >> 11, byte as u32 & 0x7ff) } else { sbuf(32 * quadrant, byte as u32) }
}

/// A machine whose partitions hold these rows, in SBUF and PSUM alike.
fn run(generation: &str, engine: Engine, list: Vec<Operation>, rows: &[Vec<u8>]) -> tpb_engines::Machine<'static> {
    let mut machine = machine(isa(generation), &[(engine, list)]);
    for space in [Space::Sbuf, Space::Psum] {
        for (p, row) in rows.iter().enumerate() {
            machine.core_mut().memory_mut(space).write(p as u32, 0, row).unwrap();
        }
    }
    complete(&mut machine);
    machine
}

/// Rows of values from a list, encoded where the walk of the source can reach, and scalars behind.
fn rows(list: &[f32], input: Dtype, scalars: Dtype) -> Vec<Vec<u8>> {
    (0..128)
        .map(|p| {
            let mut row = vec![0xee; BYTES];
            let mut values = list.iter().cycle().skip(p);
            for slot in row[..DST].chunks_exact_mut(size(input)) {
                slot.copy_from_slice(&encode(input, *values.next().expect("values")));
            }
            for (k, slot) in row[SCALARS..].chunks_exact_mut(4).enumerate() {
                let v = 0.25 * ((p + 3 * k) % 9) as f32 - 1.0;
                let bytes = if k == 0 { encode(Dtype::FP32, v) } else { encode(scalars, v) };
                slot[..bytes.len()].copy_from_slice(&bytes);
            }
            row
        })
        .collect()
}

fn values() -> impl Strategy<Value = Vec<f32>> {
    let value = prop_oneof![
        6 => -8.0f32..8.0,
        1 => prop::sample::select(vec![0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1e-40, 200.0, -200.0]),
        1 => any::<f32>(),
    ];
    prop::collection::vec(value, 37)
}

fn same(got: &[u8], want: &[u8], dtype: Dtype, what: &str) {
    for (k, (g, w)) in got.chunks(size(dtype)).zip(want.chunks(size(dtype))).enumerate() {
        let nan = dtype == Dtype::FP32 && decode(dtype, g).is_nan() && decode(dtype, w).is_nan();
        assert!(g == w || nan, "{what}: element {k} is {g:02x?}, not {w:02x?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn activate(
        function in 0..FUNCTIONS.len(),
        (input, bias_dtype, out) in (input(), bias(), input()),
        (src_steps, dst_steps, counts) in shape(),
        (src_quadrant, dst_quadrant, channels) in (0u32..4, 0u32..4, 1u8..33),
        (src_psum, dst_psum) in (any::<bool>(), any::<bool>()),
        (scale_pointer, bias_pointer, command) in (any::<bool>(), any::<bool>(), 0u8..5),
        (scale, shift, third) in (-2.0f32..2.0, -2.0f32..2.0, -2.0f32..2.0),
        list in values(),
    ) {
        let known = named(FUNCTIONS[function]).unwrap();
        let f = Function::new(known.name, third);
        // The pattern of the destination has the dimensions in another order, so that elements pair by order alone.
        let dst_counts = [counts[2], counts[0], counts[1]];
        let pointer = |k: usize| PartitionOffset(((32 * src_quadrant) << 18) + (SCALARS + 4 * k) as u32);
        let op = operations::Activate {
            in_bias_dtype: pair(input, bias_dtype),
            out_dtype: out,
            num_active_channels: channels,
            activation_func: known.code,
            accumulator_cmd: AccumCmd(command),
            scale_src: if scale_pointer { ImmSrc::POINTER_IMMEDIATE } else { ImmSrc::INSTRUCTION_IMMEDIATE },
            scale_value: if scale_pointer { ActivationImmArm::ImmPtr(pointer(0)) } else { ActivationImmArm::ImmFp32(scale) },
            bias_src_n: if bias_pointer { ImmSrcN::POINTER_IMMEDIATE } else { ImmSrcN::INSTRUCTION_IMMEDIATE },
            bias: if bias_pointer { ActivationImmNArm::ImmPtr(pointer(1)) } else { ActivationImmNArm::ImmFp32(shift) },
            imm: ActivationImmArm::ImmFp32(third),
            src_mem_pattern: t3(at(src_psum, src_quadrant, SRC), src_steps, counts),
            dst_mem_pattern: t3(at(dst_psum, dst_quadrant, DST), dst_steps, dst_counts),
            ..Default::default()
        };
        let get = operations::ReadAccumulator {
            opcode: Opcode::ACTIVATION_READ_ACCUMULATOR,
            dst_element_count: 1,
            dtype: Dtype::FP32,
            num_active_channels: channels,
            dst_mem_pattern: Tensor1d::ZERO.with_start_addr(sbuf(32 * src_quadrant, 0x4000)).with_step_elem([1]).with_num_elem([1]),
            ..Default::default()
        };
        // Twice, so that ACCUMULATE has something to go on from; the source is read before the destination is written.
        let rows = rows(&list, input, bias_dtype);
        let machine = run("mariana", Engine::Act, vec![Operation::Activate(op), Operation::ReadAccumulator(get)], &rows);
        for c in 0..usize::from(channels) {
            let from = &rows[32 * src_quadrant as usize + c];
            let to = 32 * dst_quadrant as usize + c;
            let mut want = rows[to].clone();
            let scalar = |k: usize, dtype| decode(dtype, &from[SCALARS + 4 * k..]);
            let (scale, bias) = (if scale_pointer { scalar(0, Dtype::FP32) } else { scale }, if bias_pointer { scalar(1, bias_dtype) } else { shift });
            let mut sum = if command == 4 { third } else { 0.0 };
            for (s, d) in walk(&src_steps, &counts).into_iter().zip(walk(&dst_steps, &dst_counts)) {
                let s = (SRC as i64 + s * size(input) as i64) as usize;
                let d = (DST as i64 + d * size(out) as i64) as usize;
                let product = decode(input, &from[s..]) * scale;
                let bytes = encode(out, f.at(product + bias));
                if command >= 2 {
                    sum += decode(out, &bytes);
                }
                want[d..d + bytes.len()].copy_from_slice(&bytes);
            }
            let space = if dst_psum { Space::Psum } else { Space::Sbuf };
            let got = get_bytes(&machine, space, to as u32, &want);
            same(&got[DST - 0x400..DST + 0x400], &want[DST - 0x400..DST + 0x400], out, known.name);
            let got = get_f32(&machine, Space::Sbuf, 32 * src_quadrant + c as u32, 0x4000, 1)[0];
            let sum = if command < 2 { 0.0 } else { sum };
            prop_assert!(got == sum || got.is_nan() && sum.is_nan(), "accumulator {} is not {}", got, sum);
        }
    }

    #[test]
    fn activate2(
        function in 0..FUNCTIONS.len(),
        (input, imm_dtype, out) in (input(), bias(), input()),
        (src_steps, dst_steps, counts) in shape(),
        (quadrant, channels, on_dve) in (0u32..4, 1u8..33, any::<bool>()),
        (ops, reverse, pointers) in (0usize..6, 0u8..4, any::<bool>()),
        (imm0, imm1, slope) in (-2.0f32..2.0, -2.0f32..2.0, -2.0f32..2.0),
        (reduce_op, reduce_cmd) in (0usize..5, 0u8..4),
        list in values(),
    ) {
        use AluOp as A;
        let (op0, op1) = [(A::MULT, A::ADD), (A::MULT, A::SUBTRACT), (A::MULT, A::BYPASS), (A::ADD, A::BYPASS), (A::SUBTRACT, A::BYPASS), (A::BYPASS, A::BYPASS)][ops];
        let reduce_op = [A::ADD, A::MAX, A::MIN, A::ABS_MAX, A::ABS_MIN][reduce_op];
        let known = named(FUNCTIONS[function]).unwrap();
        let f = Function::new(known.name, slope);
        let counts = [counts[0], counts[1]];
        let (src_steps, dst_steps) = ([src_steps[0], src_steps[1]], [dst_steps[0], dst_steps[1]]);
        let pointer = |k: usize| ImmValInstFieldArm::ImmPtr(PartitionOffset(((32 * quadrant) << 18) + (SCALARS + 4 * k) as u32));
        let imm = |k, v| if pointers { pointer(k) } else { ImmValInstFieldArm::ImmArithFp32(v) };
        let src = if pointers { ImmSrc::POINTER_IMMEDIATE } else { ImmSrc::INSTRUCTION_IMMEDIATE };
        let op = operations::Activate2 {
            in_dtype: input,
            out_dtype: out,
            imm_dtype,
            op0,
            op1,
            reverse_operands: tpb_isa::enums::TensScalarRevOps(reverse),
            reduce_op: if reduce_cmd == 0 { A::BYPASS } else { reduce_op },
            reduce_cmd: ReduceCmd(reduce_cmd),
            num_active_channels: channels,
            activation_func: ActivationFunc(known.code.0),
            imm0_src: src,
            imm1_src: src,
            imm0: imm(1, imm0),
            imm1: imm(2, imm1),
            relu_param: ImmValInstFieldArm::ImmArithFp32(slope),
            src_mem_pattern: MemPattern2dArm::T(t2(sbuf(32 * quadrant, SRC as u32), src_steps, counts)),
            dst_mem_pattern: MemPattern2dArm::T(t2(sbuf(32 * quadrant, DST as u32), dst_steps, [counts[1], counts[0]])),
            ..Default::default()
        };
        let (generation, engine) = if on_dve { ("maverick", Engine::Dve) } else { ("mariana", Engine::Act) };
        let get = operations::ReadAccumulator {
            opcode: if on_dve { Opcode::DVE_READ_ACCUMULATOR } else { Opcode::ACTIVATION_READ_ACCUMULATOR },
            dst_element_count: 1,
            dtype: Dtype::FP32,
            num_active_channels: channels,
            dst_mem_pattern: Tensor1d::ZERO.with_start_addr(sbuf(32 * quadrant, 0x4000)).with_step_elem([1]).with_num_elem([1]),
            ..Default::default()
        };
        let rows = rows(&list, input, imm_dtype);
        let machine = run(generation, engine, vec![Operation::Activate2(op), Operation::ReadAccumulator(get)], &rows);
        for c in 0..usize::from(channels) {
            let row = &rows[32 * quadrant as usize + c];
            let mut want = row.clone();
            let scalar = |k: usize, v| if pointers { decode(imm_dtype, &row[SCALARS + 4 * k..]) } else { v };
            let (a, b) = (scalar(1, imm0), scalar(2, imm1));
            let alu = |op: AluOp, x: f32, y: f32, swap: bool| {
                let (x, y) = if swap && op != A::BYPASS { (y, x) } else { (x, y) };
                match op {
                    A::MULT => x * y,
                    A::ADD => x + y,
                    A::SUBTRACT => x - y,
                    _ => x,
                }
            };
            let identity = match reduce_op {
                A::MAX => f32::NEG_INFINITY,
                A::MIN | A::ABS_MIN => f32::INFINITY,
                _ => 0.0,
            };
            // REDUCE goes on from what a lane holds after reset.
            let mut lane = if matches!(reduce_cmd, 1 | 3) { identity } else { 0.0 };
            for (s, d) in walk(&src_steps, &counts).into_iter().zip(walk(&dst_steps, &[counts[1], counts[0]])) {
                let s = (SRC as i64 + s * size(input) as i64) as usize;
                let d = (DST as i64 + d * size(out) as i64) as usize;
                let t = alu(op1, alu(op0, decode(input, &row[s..]), a, reverse & 1 != 0), b, reverse & 2 != 0);
                let bytes = encode(out, f.at(t));
                let v = decode(out, &bytes);
                if reduce_cmd >= 2 {
                    lane = match reduce_op {
                        A::ADD => lane + v,
                        A::MAX => if lane > v || v.is_nan() { lane } else { v },
                        A::MIN => if lane < v || v.is_nan() { lane } else { v },
                        A::ABS_MAX => if lane.abs() > v.abs() { lane } else { v },
                        _ => if lane.abs() < v.abs() { lane } else { v },
                    };
                }
                want[d..d + bytes.len()].copy_from_slice(&bytes);
            }
            let partition = 32 * quadrant + c as u32;
            let got = get_bytes(&machine, Space::Sbuf, partition, &want);
            same(&got[DST - 0x400..DST + 0x400], &want[DST - 0x400..DST + 0x400], out, known.name);
            let got = get_f32(&machine, Space::Sbuf, partition, 0x4000, 1)[0];
            prop_assert!(got == lane || got.is_nan() && lane.is_nan(), "accumulator {} is not {}", got, lane);
        }
    }

    #[test]
    fn activate_quantize(
        function in prop::sample::select(vec!["relu", "gelu", "sigmoid", "tanh", "exp"]),
        (from_int, bias_dtype) in (any::<bool>(), bias()),
        (src_steps, dst_steps, counts) in shape(),
        (src_quadrant, dst_quadrant, channels) in (0u32..4, 0u32..4, 1u8..33),
        (dequant, quant, zero) in (0.01f32..2.0, -90.0f32..90.0, -20.0f32..200.0),
        list in values(),
    ) {
        let input = if from_int { Dtype::INT32 } else { Dtype::FP32 };
        let known = named(function).unwrap();
        let f = Function::new(known.name, 0.0);
        let dst_counts = [counts[2], counts[0], counts[1]];
        let op = operations::ActivateQuantize {
            quant_scale_value: quant,
            dequant_scale_value: dequant,
            quant_zero_value: zero,
            bias_addr: PartitionOffset(((32 * src_quadrant) << 18) + (SCALARS + 4) as u32),
            in_bias_dtype: pair(input, bias_dtype),
            out_dtype: Dtype::UINT8,
            num_active_channels: channels,
            activation_func: known.code,
            src_mem_pattern: t3(sbuf(32 * src_quadrant, SRC as u32), src_steps, counts),
            dst_mem_pattern: t3(sbuf(32 * dst_quadrant, DST as u32), dst_steps, dst_counts),
            ..Default::default()
        };
        let rows = rows(&list, input, bias_dtype);
        let machine = run("cayman", Engine::Act, vec![Operation::ActivateQuantize(op)], &rows);
        for c in 0..usize::from(channels) {
            let from = &rows[32 * src_quadrant as usize + c];
            let to = 32 * dst_quadrant as usize + c;
            let mut want = rows[to].clone();
            let bias = decode(bias_dtype, &from[SCALARS + 4..]);
            for (s, d) in walk(&src_steps, &counts).into_iter().zip(walk(&dst_steps, &dst_counts)) {
                let s = (SRC as i64 + 4 * s) as usize;
                let product = decode(input, &from[s..]) * dequant;
                let scaled = f.at(product + bias) * quant;
                want[(DST as i64 + d) as usize] = encode(Dtype::UINT8, scaled + zero)[0];
            }
            prop_assert_eq!(get_bytes(&machine, Space::Sbuf, to as u32, &want), want);
        }
    }

    #[test]
    fn exponential(
        (input, out) in (input(), input()),
        (src_steps, dst_steps, counts) in shape(),
        (src_quadrant, dst_quadrant, channels) in (0u32..4, 0u32..4, 1u8..33),
        (src_psum, dst_psum, pointers, command) in (any::<bool>(), any::<bool>(), any::<bool>(), prop::sample::select(vec![0u8, 2, 3, 4])),
        (subtrahend, start) in (-9.0f32..9.0, -9.0f32..9.0),
        list in values(),
    ) {
        let dst_counts = [counts[1], counts[2], counts[0]];
        let pointer = |k: usize| ImmValInstFieldArm::ImmPtr(PartitionOffset(((32 * src_quadrant) << 18) + (SCALARS + 4 * k) as u32));
        let imm = |k, v| if pointers { pointer(k) } else { ImmValInstFieldArm::ImmArithFp32(v) };
        let src = if pointers { ImmSrc::POINTER_IMMEDIATE } else { ImmSrc::INSTRUCTION_IMMEDIATE };
        let op = operations::Exponential {
            accumulator_cmd: AccumCmd(command),
            in_dtype: input,
            out_dtype: out,
            num_active_channels: channels,
            imm0_src: src,
            imm1_src: src,
            imm0: imm(1, subtrahend),
            imm1: imm(2, start),
            src_mem_pattern: MemPattern3dMaverickArm::T(t3(at(src_psum, src_quadrant, SRC), src_steps, counts)),
            dst_mem_pattern: MemPattern3dMaverickArm::T(t3(at(dst_psum, dst_quadrant, DST), dst_steps, dst_counts)),
            ..Default::default()
        };
        let get = operations::ReadAccumulator {
            opcode: Opcode::DVE_READ_ACCUMULATOR,
            dst_element_count: 1,
            dtype: Dtype::FP32,
            negated: 1,
            num_active_channels: channels,
            dst_mem_pattern: Tensor1d::ZERO.with_start_addr(sbuf(32 * src_quadrant, 0x4000)).with_step_elem([1]).with_num_elem([1]),
            ..Default::default()
        };
        let rows = rows(&list, input, Dtype::FP32);
        let machine = run("mariana", Engine::Dve, vec![Operation::Exponential(op), Operation::ReadAccumulator(get)], &rows);
        for c in 0..usize::from(channels) {
            let from = &rows[32 * src_quadrant as usize + c];
            let to = 32 * dst_quadrant as usize + c;
            let mut want = rows[to].clone();
            let scalar = |k: usize, v| if pointers { decode(Dtype::FP32, &from[SCALARS + 4 * k..]) } else { v };
            let mut sum = if command == 4 { scalar(2, start) } else { 0.0 };
            for (s, d) in walk(&src_steps, &counts).into_iter().zip(walk(&dst_steps, &dst_counts)) {
                let s = (SRC as i64 + s * size(input) as i64) as usize;
                let d = (DST as i64 + d * size(out) as i64) as usize;
                let difference = decode(input, &from[s..]) - scalar(1, subtrahend);
                // The system's exponential, in double precision.
                let bytes = encode(out, f64::from(difference).exp() as f32);
                if command != 0 {
                    sum += decode(out, &bytes);
                }
                want[d..d + bytes.len()].copy_from_slice(&bytes);
            }
            let space = if dst_psum { Space::Psum } else { Space::Sbuf };
            let got = get_bytes(&machine, space, to as u32, &want);
            same(&got[DST - 0x400..DST + 0x400], &want[DST - 0x400..DST + 0x400], out, "exponential");
            let got = -get_f32(&machine, Space::Sbuf, 32 * src_quadrant + c as u32, 0x4000, 1)[0];
            prop_assert!(got == sum || got.is_nan() && sum.is_nan(), "accumulator {} is not {}", got, sum);
        }
    }
}

fn get_bytes(machine: &tpb_engines::Machine<'_>, space: Space, partition: u32, like: &[u8]) -> Vec<u8> {
    get(machine, space, partition, 0, like.len())
}
