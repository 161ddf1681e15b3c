//! Elementwise operations against plain loops written from the facts.

use crate::common::*;
use tpb_core::dialect::Engine;
use tpb_engines::choices::{Casts, FloatToInt, NanRule};
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::{AluOp, Dtype, Opcode};
use tpb_isa::types::{Addr4, Addr4Arm, Addr4Reg, ExtCompletionInfo, Tensor3d};
use tpb_isa::{Operation, operations};

fn tensor_tensor(op: AluOp, [in0, in1, out]: [Dtype; 3], channels: u8, [src0, src1, dst]: [Tensor3d; 3]) -> operations::TensorTensor {
    operations::TensorTensor {
        opcode: Opcode::TENSOR_TENSOR_ARITH_OP,
        in0_in1_dtype: pair(in0, in1),
        out_dtype: out,
        op,
        num_active_channels: channels,
        src0_mem_pattern: src0,
        src1_mem_pattern: src1,
        dst_mem_pattern: dst,
        ..Default::default()
    }
}

fn on(engine: Engine, operation: Operation) -> Vec<(Engine, Vec<Operation>)> {
    vec![(engine, vec![operation])]
}

/// Element positions of a walk, by the definition.
fn walk(steps: [i16; 3], counts: [u16; 3]) -> Vec<i64> {
    let mut out = Vec::new();
    for k in 0..i64::from(counts[2]) {
        for j in 0..i64::from(counts[1]) {
            for i in 0..i64::from(counts[0]) {
                out.push(i * i64::from(steps[0]) + j * i64::from(steps[1]) + k * i64::from(steps[2]));
            }
        }
    }
    out
}

/// Strides that go backwards, skip and broadcast; patterns of different shapes pair by order; 40 partitions from 64.
#[test]
fn strides_negative_and_zero() {
    let isa = isa("mariana");
    let shapes = [([-1, 24, 1], [12, 2, 1], 11), ([0, 3, 1], [4, 6, 1], 0), ([2, -2, 96], [2, 3, 4], 8)];
    for (op, apply) in [
        (AluOp::ADD, (|a, b| a + b) as fn(f32, f32) -> f32),
        (AluOp::SUBTRACT, |a, b| a - b),
        (AluOp::MULT, |a, b| a * b),
        (AluOp::MAX, |a, b| if a > b { a } else { b }),
        (AluOp::MIN, |a, b| if a < b { a } else { b }),
    ] {
        let (base, channels) = ([0x100u32, 0x800, 0x1000], 40u8);
        let at = |i: usize| sbuf(64, base[i] + 4 * shapes[i].2);
        let patterns = [0, 1, 2].map(|i| t3(at(i), shapes[i].0, shapes[i].1));
        let mut machine = machine(isa, &on(Engine::Dve, Operation::TensorTensor(tensor_tensor(op, [Dtype::FP32; 3], channels, patterns))));
        let mut random = Random(3);
        let mut inputs = Vec::new();
        for channel in 0..40 {
            let rows = [0, 1].map(|_| (0..64).map(|_| random.small() * 1.3).collect::<Vec<f32>>());
            for (i, row) in rows.iter().enumerate() {
                put_f32(&mut machine, Space::Sbuf, 64 + channel, base[i], row);
            }
            put_f32(&mut machine, Space::Sbuf, 64 + channel, base[2], &[-99.0; 400]);
            inputs.push(rows);
        }
        complete(&mut machine);
        for (channel, rows) in inputs.iter().enumerate() {
            let mut want = [-99.0f32; 400];
            let at = |i: usize, k: usize| (i64::from(shapes[i].2) + walk(shapes[i].0, shapes[i].1)[k]) as usize;
            for k in 0..24 {
                want[at(2, k)] = apply(rows[0][at(0, k)], rows[1][at(1, k)]);
            }
            assert_eq!(get_f32(&machine, Space::Sbuf, 64 + channel as u32, base[2], 400), want, "{op:?} {channel}");
        }
    }
}

fn binary(engine: Engine, op: AluOp, dtypes: [Dtype; 3], a: &[u8], b: &[u8], n: u16, out: usize) -> Vec<u8> {
    binary_with(Choices::default(), engine, op, dtypes, a, b, n, out)
}

#[expect(clippy::too_many_arguments, reason = "a table of cases reads best in one line")]
fn binary_with(choices: Choices, engine: Engine, op: AluOp, dtypes: [Dtype; 3], a: &[u8], b: &[u8], n: u16, out: usize) -> Vec<u8> {
    let patterns = [row3(sbuf(0, 0), n), row3(sbuf(0, 64), n), row3(sbuf(0, 128), n)];
    let operation = Operation::TensorTensor(tensor_tensor(op, dtypes, 1, patterns));
    let mut machine = machine_with(isa("mariana"), choices, &on(engine, operation));
    machine.core_mut().sbuf.write(0, 0, a).unwrap();
    machine.core_mut().sbuf.write(0, 64, b).unwrap();
    complete(&mut machine);
    get(&machine, Space::Sbuf, 0, 128, out)
}

/// The base operators go through FP32 even for integers; the integer operators are exact and wrap.
#[test]
fn integers_on_both_paths() {
    let big = 16_777_217i32;
    let i32s = [Dtype::INT32; 3];
    let sum = |op| binary(Engine::Pool, op, i32s, &big.to_le_bytes(), &0i32.to_le_bytes(), 1, 4);
    assert_eq!(sum(AluOp::ADD), 16_777_216i32.to_le_bytes());
    assert_eq!(sum(AluOp::ADD_INT), big.to_le_bytes());

    let i8s = [Dtype::INT8; 3];
    let (a, b) = ([100u8, 0x80, 5, 0xff], [100u8, 0xff, 6, 1]);
    assert_eq!(binary(Engine::Pool, AluOp::ADD_INT, i8s, &a, &b, 4, 4), [200, 0x7f, 11, 0]);
    assert_eq!(binary(Engine::Pool, AluOp::SUBTRACT_INT, i8s, &a, &b, 4, 4), [0, 0x81, 0xff, 0xfe]);
    assert_eq!(binary(Engine::Pool, AluOp::MULT_INT, i8s, &a, &b, 4, 4), [0x10, 0x80, 30, 0xff]);
    assert_eq!(binary(Engine::Pool, AluOp::MAX_INT, i8s, &a, &b, 4, 4), [100, 0xff, 6, 1]);
    assert_eq!(binary(Engine::Pool, AluOp::MIN_INT, i8s, &a, &b, 4, 4), [100, 0x80, 5, 0xff]);
    // Through FP32 the sum of 100 and 100 saturates instead.
    assert_eq!(binary(Engine::Dve, AluOp::ADD, i8s, &a, &b, 4, 4), [127, 0x80, 11, 0]);

    let u8s = [Dtype::UINT8; 3];
    assert_eq!(binary(Engine::Pool, AluOp::MAX_UINT, u8s, &a, &b, 4, 4), [100, 0xff, 6, 0xff]);
    assert_eq!(binary(Engine::Pool, AluOp::MIN_UINT, u8s, &a, &b, 4, 4), [100, 0x80, 5, 1]);
    assert_eq!(binary(Engine::Pool, AluOp::MULT_UINT, u8s, &a, &b, 4, 4), [0x10, 0x80, 30, 0xff]);

    let (x, y) = (0x8000_0000_0000_0001u64, 0x7fff_ffff_ffff_fffeu64);
    let i64s = [Dtype::INT64; 3];
    let long = |op| binary(Engine::Pool, op, i64s, &x.to_le_bytes(), &y.to_le_bytes(), 1, 8);
    assert_eq!(long(AluOp::ADD_INT), u64::MAX.to_le_bytes());
    assert_eq!(long(AluOp::MULT_INT), x.wrapping_mul(y).to_le_bytes());
    assert_eq!(long(AluOp::MAX_INT), y.to_le_bytes());
}

/// Mixed types: BFLOAT16 plus UINT8 into FP16.
#[test]
fn types_may_differ() {
    // 1.5 and -2 in BFLOAT16; 3 and 200 in UINT8; 4.5 and 198 in FP16.
    let a = [0xc0, 0x3f, 0x00, 0xc0];
    let out = binary(Engine::Dve, AluOp::ADD, [Dtype::BFLOAT16, Dtype::UINT8, Dtype::FP16], &a, &[3, 200], 2, 4);
    assert_eq!(out, [0x80, 0x44, 0x30, 0x5a]);
}

/// MAX and MIN with NaN, infinities and zeros, under the three rules.
#[test]
fn maximum_and_minimum_of_special_values() {
    let nan = f32::NAN;
    let cases = [(1.0, nan), (nan, 1.0), (f32::INFINITY, 1.0), (f32::NEG_INFINITY, 1.0), (0.0, -0.0), (-0.0, 0.0), (nan, nan)];
    let bytes = |f: fn(&(f32, f32)) -> f32| cases.iter().flat_map(|c| f(c).to_le_bytes()).collect::<Vec<u8>>();
    let (a, b) = (bytes(|c| c.0), bytes(|c| c.1));
    let run = |rule, op| {
        let choices = Choices { max_min: rule, ..Choices::default() };
        let out = binary_with(choices, Engine::Dve, op, [Dtype::FP32; 3], &a, &b, 7, 28);
        let values = out.as_chunks::<4>().0.iter().map(|c| f32::from_le_bytes(*c));
        values.map(|v| if v.is_nan() { "nan".into() } else { format!("{v:?}") }).collect::<Vec<_>>()
    };
    assert_eq!(run(NanRule::Suppress, AluOp::MAX), ["1.0", "1.0", "inf", "1.0", "-0.0", "0.0", "nan"]);
    assert_eq!(run(NanRule::Suppress, AluOp::MIN), ["1.0", "1.0", "1.0", "-inf", "-0.0", "0.0", "nan"]);
    assert_eq!(run(NanRule::Second, AluOp::MAX), ["nan", "1.0", "inf", "1.0", "-0.0", "0.0", "nan"]);
    assert_eq!(run(NanRule::Propagate, AluOp::MAX), ["nan", "nan", "inf", "1.0", "-0.0", "0.0", "nan"]);
}

fn convert(choices: Choices, opcode: Opcode, from: Dtype, to: Dtype, n: u16, data: &[u8], out: usize) -> Vec<u8> {
    let (src, dst) = (mem4(sbuf(0, 0), [1; 4], [n, 1, 1, 1]), mem4(sbuf(0, 256), [1; 4], [n, 1, 1, 1]));
    let cast = operations::Cast {
        opcode,
        in_dtype: from,
        out_dtype: to,
        num_active_channels: 1,
        src_mem_pattern: src,
        dst_mem_pattern: dst,
        ..Default::default()
    };
    let mut machine = machine_with(isa("cayman"), choices, &on(Engine::Dve, Operation::Cast(cast)));
    machine.core_mut().sbuf.write(0, 0, data).unwrap();
    complete(&mut machine);
    get(&machine, Space::Sbuf, 0, 256, out)
}

/// CAST rounds ties to even, saturates integers, and copies bits of equal types.
#[test]
fn casts_round_ties_to_even() {
    let floats = |v: &[f32]| v.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>();
    let halves = floats(&[0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 300.0, -300.0, f32::NAN, -f32::NAN]);
    let cast = |to, n, data: &[u8], out| convert(Choices::default(), Opcode::CAST, Dtype::FP32, to, n, data, out);
    assert_eq!(cast(Dtype::INT8, 10, &halves, 10), [0, 2, 2, 0, 0xfe, 0xfe, 127, 0x80, 127, 0x80]);
    assert_eq!(cast(Dtype::UINT8, 10, &halves, 10), [0, 2, 2, 0, 0, 0, 255, 0, 255, 0]);
    let truncate = Choices { casts: Casts { float_to_int: FloatToInt::Truncate, ..Casts::default() }, ..Choices::default() };
    assert_eq!(convert(truncate, Opcode::CAST, Dtype::FP32, Dtype::INT8, 10, &halves, 10), [0, 1, 2, 0, 0xff, 0xfe, 127, 0x80, 127, 0x80]);
    // Ties of BFLOAT16, FP16 and FP32R: the bits of the facts' vectors, and of bit 12.
    let bits = |v: &[u32]| v.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>();
    assert_eq!(cast(Dtype::BFLOAT16, 2, &bits(&[0x3f80_8000, 0x3f81_8000]), 4), [0x80, 0x3f, 0x82, 0x3f]);
    assert_eq!(cast(Dtype::FP16, 2, &bits(&[0x3f80_1000, 0x3f80_3000]), 4), [0x00, 0x3c, 0x02, 0x3c]);
    assert_eq!(cast(Dtype::FP32R, 2, &bits(&[0x3f80_0800, 0x3f80_1800]), 8), bits(&[0x3f80_0000, 0x3f80_2000]));
    // A large integer loses bits on its way through FP32; the same type does not.
    let big = 16_777_217i32.to_le_bytes();
    assert_eq!(convert(Choices::default(), Opcode::CAST, Dtype::INT32, Dtype::UINT32, 1, &big, 4), 16_777_216u32.to_le_bytes());
    assert_eq!(convert(Choices::default(), Opcode::CAST, Dtype::INT32, Dtype::INT32, 1, &big, 4), big);
}

/// COPY moves bits of any type of whole bytes, between shapes, and reads all before it writes.
#[test]
fn copies_move_bits() {
    let isa = isa("cayman");
    // Reverses eight elements in place.
    let operation = operations::Copy {
        in_dtype: Dtype::FP8_EXP4,
        out_dtype: Dtype::FP8_EXP4,
        num_active_channels: 2,
        src_mem_pattern: mem4(sbuf(32, 7), [-1, 1, 1, 1], [8, 1, 1, 1]),
        dst_mem_pattern: mem4(sbuf(32, 0), [1, 2, 4, 1], [2, 2, 2, 1]),
        ..Default::default()
    };
    let mut machine = machine(isa, &on(Engine::Pool, Operation::Copy(operation)));
    for channel in 0..2 {
        machine.core_mut().sbuf.write(32 + channel, 0, &[1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
    }
    complete(&mut machine);
    for channel in 0..2 {
        assert_eq!(get(&machine, Space::Sbuf, 32 + channel, 0, 8), [8, 7, 6, 5, 4, 3, 2, 1]);
    }
    let differing = operations::Copy { out_dtype: Dtype::UINT8, ..operation };
    let text = fault(&mut crate::common::machine(isa, &on(Engine::Pool, Operation::Copy(differing)))).to_string();
    assert_eq!(text, "out_dtype: COPY does not convert: it needs the type of the source");
}

/// MEMSET writes the low bytes of its immediate; memory that nobody wrote reads as ones.
#[test]
fn memset_fills() {
    let isa = isa("sunda");
    let operation = operations::Memset {
        dtype: Dtype::UINT16,
        num_active_channels: 3,
        set_value: 0xbeef,
        dst_mem_pattern: t4(sbuf(0, 4), [2, 1, 1, 1], [3, 1, 1, 1]),
        ..Default::default()
    };
    let mut machine = machine(isa, &on(Engine::Pool, Operation::Memset(operation)));
    complete(&mut machine);
    let want = [255, 255, 255, 255, 0xef, 0xbe, 255, 255, 0xef, 0xbe, 255, 255, 0xef, 0xbe, 255, 255];
    for channel in 0..3 {
        assert_eq!(get(&machine, Space::Sbuf, channel, 0, 16), want);
    }
    assert_eq!(get(&machine, Space::Sbuf, 3, 0, 16), [255; 16]);
}

/// Ports of the extended form: none means all eight.
#[test]
fn extended_ports() {
    let isa = isa("cayman");
    for (ports, channels) in [(0, 128), (1, 16), (7, 112)] {
        let operation = operations::ExtendedTensorTensor {
            completion_info: ExtCompletionInfo(0).with_num_active_ports(ports),
            in0_in1_dtype: pair(Dtype::FP32, Dtype::FP32),
            out_dtype: Dtype::FP32,
            op: AluOp::MULT,
            src0_mem_pattern: t2(sbuf(0, 0), [1, 1], [2, 1]),
            src1_mem_pattern: t2(sbuf(0, 0), [0, 1], [2, 1]),
            dst_mem_pattern: t2(sbuf(0, 8), [1, 1], [1, 2]),
            ..Default::default()
        };
        let mut machine = machine(isa, &on(Engine::Pool, Operation::ExtendedTensorTensor(operation)));
        for p in 0..128 {
            put_f32(&mut machine, Space::Sbuf, p, 0, &[3.0, p as f32, 0.0, 0.0]);
        }
        complete(&mut machine);
        for p in 0..128 {
            let want = if p < channels { [9.0, 3.0 * p as f32] } else { [0.0; 2] };
            assert_eq!(get_f32(&machine, Space::Sbuf, p, 8, 2), want, "{ports} ports, partition {p}");
        }
    }
}

fn text(generation: &str, engine: Engine, operation: Operation) -> String {
    fault(&mut machine(isa(generation), &on(engine, operation))).to_string()
}

/// Places that are not there, and operands that do not fit each other.
#[test]
fn faults_name_operand_element_and_place() {
    let memset = |dtype, channels, at: Addr4, n: u16| {
        Operation::Memset(operations::Memset {
            dtype,
            num_active_channels: channels,
            dst_mem_pattern: t4(at, [1; 4], [n, 1, 1, 1]),
            ..Default::default()
        })
    };
    // SUNDA has 192 KiB a partition in a window of 256: the rest is a hole.
    assert_eq!(
        text("sunda", Engine::Pool, memset(Dtype::FP32, 1, sbuf(0, 0x30000 - 8), 3)),
        "element 2 of dst_mem_pattern: SBUF partition 0 byte 196608 is in the hole above the 196608 bytes of the partition"
    );
    // MARIANA fills the window: behind it begins the next partition.
    assert_eq!(
        text("mariana", Engine::Pool, memset(Dtype::FP32, 1, sbuf(0, 0x40000 - 8), 3)),
        "element 2 of dst_mem_pattern: SBUF partition 0 has no byte 262144, it has 262144"
    );
    assert_eq!(
        text("sunda", Engine::Pool, memset(Dtype::FP32, 33, sbuf(96, 0), 1)),
        "dst_mem_pattern: SBUF has no partition 128, it has 128"
    );
    assert_eq!(
        text("sunda", Engine::Pool, memset(Dtype::FP32, 1, sbuf(0, 2), 1)),
        "dst_mem_pattern: SBUF partition 0 byte 2 is not a multiple of 4"
    );
    assert_eq!(
        text("sunda", Engine::Pool, memset(Dtype::FP32, 1, psum(0, 0, 0), 1)),
        "dst_mem_pattern: it is in PSUM, but POOL has no access to PSUM"
    );
    assert_eq!(text("sunda", Engine::Dve, memset(Dtype::FP32, 0, sbuf(0, 0), 1)), "dst_mem_pattern: it has no active partition");
    assert_eq!(text("sunda", Engine::Dve, memset(Dtype::FP32, 1, sbuf(0, 0), 0)), "dst_mem_pattern: a count of its pattern is 0");
    assert_eq!(
        text(
            "sunda",
            Engine::Dve,
            Operation::Memset(operations::Memset {
                dtype: Dtype::UINT8,
                num_active_channels: 1,
                dst_mem_pattern: t4(sbuf(0, 0), [0; 4], [60000, 60000, 60000, 2]),
                ..Default::default()
            })
        ),
        "dst_mem_pattern: 432000000000000 elements a partition are more than the 65536 that are allowed"
    );
    let negative =
        tensor_tensor(AluOp::ADD, [Dtype::FP32; 3], 1, [t3(sbuf(0, 8), [-1, 1, 1], [4, 1, 1]), row3(sbuf(0, 0), 4), row3(sbuf(0, 0), 4)]);
    assert_eq!(
        text("sunda", Engine::Dve, Operation::TensorTensor(negative)),
        "element 3 of src0_mem_pattern: SBUF partition 0 has no byte -4, it has 196608"
    );
    let counts =
        tensor_tensor(AluOp::ADD, [Dtype::FP32; 3], 1, [row3(sbuf(0, 0), 4), row3(sbuf(0, 0), 4), t3(sbuf(0, 0), [1; 3], [2, 3, 1])]);
    assert_eq!(
        text("sunda", Engine::Dve, Operation::TensorTensor(counts)),
        "src0_mem_pattern has 4 elements a partition and dst_mem_pattern has 6"
    );
}

/// What is beyond the models says so.
#[test]
fn what_is_not_modelled() {
    let patterns = [row3(sbuf(0, 0), 1); 3];
    let tt = |op, dtypes| Operation::TensorTensor(tensor_tensor(op, dtypes, 1, patterns));
    assert_eq!(text("sunda", Engine::Dve, tt(AluOp::POW, [Dtype::FP32; 3])), "op: DVE has no POW");
    assert_eq!(text("sunda", Engine::Pool, tt(AluOp::POW, [Dtype::INT8; 3])), "src0_mem_pattern: POW does not take I8");
    assert_eq!(
        text("cayman", Engine::Pool, tt(AluOp::ADD_INT, [Dtype::INT8, Dtype::UINT8, Dtype::INT8])),
        "dtype: an integer operator needs integers of one signedness on all sides"
    );
    assert_eq!(
        text("cayman", Engine::Pool, tt(AluOp::ADD, [Dtype::INT64; 3])),
        "src0_mem_pattern: only the integer operators take 64-bit elements"
    );
    let Operation::TensorTensor(bitvec) = tt(AluOp::CRC32, [Dtype::UINT16; 3]) else { unreachable!() };
    let bitvec = operations::TensorTensor { opcode: Opcode::TENSOR_TENSOR_BITVEC_OP, ..bitvec };
    assert_eq!(
        text("sunda", Engine::Pool, Operation::TensorTensor(bitvec)),
        "polynomial and bit order of CRC32: the sources do not tell (gap alu-crc32)"
    );
    // An address in the record, and one in a register.
    for (generation, at) in [("sunda", [0, 0, 0, 0x40]), ("cayman", [9, 0, 0, 0xc0])] {
        let memset = operations::Memset {
            dtype: Dtype::UINT8,
            num_active_channels: 1,
            dst_mem_pattern: t4(Addr4::from_bytes(at), [1; 4], [1; 4]),
            ..Default::default()
        };
        assert_eq!(text(generation, Engine::Dve, Operation::Memset(memset)), "a shape register for dst_mem_pattern is not modelled");
    }
}

/// An address in a register is read when the instruction executes.
#[test]
fn addresses_in_registers() {
    let at = Addr4::from(Addr4Arm::AddrReg(Addr4Reg::ZERO.with_regnum(9).with_marker(0x80)));
    let operation = Operation::Memset(operations::Memset {
        dtype: Dtype::UINT8,
        num_active_channels: 1,
        set_value: 7,
        dst_mem_pattern: t4(at, [1; 4], [2, 1, 1, 1]),
        ..Default::default()
    });
    let mut machine: Machine<'_> = machine(isa("mariana"), &on(Engine::Dve, operation));
    machine.core_mut().registers_mut(Engine::Dve).write(9, (32 << 18) + 0x123).unwrap();
    complete(&mut machine);
    assert_eq!(get(&machine, Space::Sbuf, 32, 0x122, 4), [255, 7, 7, 255]);
}
