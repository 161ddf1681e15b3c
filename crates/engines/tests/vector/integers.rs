//! Integers and bits: the integer engine of POOL, bit vector opcodes, results of 64 bits, address arithmetic.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::choices::{Choices, DivisionByZero};
use tpb_isa::enums::{AluOp, Dtype, ImmSrc, Opcode, TensScalarRevOps};
use tpb_isa::types::{Imm64Arm, ImmValInstFieldArm, MemPattern2dArm};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// Operators of the bit vector opcodes.
pub(crate) const BITS: [AluOp; 9] = [
    AluOp::BYPASS,
    AluOp::BITWISE_NOT,
    AluOp::BITWISE_AND,
    AluOp::BITWISE_OR,
    AluOp::BITWISE_XOR,
    AluOp::ARITH_SHIFT_LEFT,
    AluOp::ARITH_SHIFT_RIGHT,
    AluOp::LOGICAL_SHIFT_LEFT,
    AluOp::LOGICAL_SHIFT_RIGHT,
];
/// Operators of the integer engine on signed operands.
const SIGNED: [AluOp; 17] = [
    AluOp::MOD,
    AluOp::ADD_INT,
    AluOp::MULT_INT,
    AluOp::SUBTRACT_INT,
    AluOp::DIVIDE_INT,
    AluOp::MOD_INT,
    AluOp::IS_EQUAL_INT,
    AluOp::IS_NE_INT,
    AluOp::ABS_MAX_INT,
    AluOp::ABS_MIN_INT,
    AluOp::ABS_DIFF_INT,
    AluOp::MAX_INT,
    AluOp::MIN_INT,
    AluOp::IS_GT_INT,
    AluOp::IS_GE_INT,
    AluOp::IS_LE_INT,
    AluOp::IS_LT_INT,
];
/// And on unsigned ones.
const UNSIGNED: [AluOp; 17] = [
    AluOp::MOD,
    AluOp::ADD_INT,
    AluOp::MULT_INT,
    AluOp::SUBTRACT_INT,
    AluOp::DIVIDE_INT,
    AluOp::MOD_INT,
    AluOp::IS_EQUAL_INT,
    AluOp::IS_NE_INT,
    AluOp::MAX_UINT,
    AluOp::MIN_UINT,
    AluOp::IS_GT_UINT,
    AluOp::IS_GE_UINT,
    AluOp::IS_LE_UINT,
    AluOp::IS_LT_UINT,
    AluOp::MULT_UINT,
    AluOp::DIVIDE_UINT,
    AluOp::MOD_UINT,
];

fn tensor_tensor(opcode: Opcode, op: AluOp, channels: u32, tensors: [Tensor; 3]) -> Operation {
    Operation::TensorTensor(crate::reference::tensor_tensor(opcode, op, channels, tensors))
}

fn m2(tensor: &Tensor) -> MemPattern2dArm {
    MemPattern2dArm::T(tensor.t2())
}

/// A generator whose values come in every size.
fn wide_contents(seed: u64) -> impl FnMut(u32) -> Vec<u8> {
    let mut random = Random(seed);
    let mut pool = Vec::new();
    while pool.len() < 2 * BYTES as usize {
        let bits = u64::from(random.bits()) << 32 | u64::from(random.bits());
        pool.extend(match random.bits() % 5 {
            0 => bits.to_le_bytes(),
            1 => (bits >> (random.bits() % 64)).to_le_bytes(),
            2 => (bits.cast_signed() >> (random.bits() % 64)).to_le_bytes(),
            3 => [0, 1, 0, 0, 0xff, 0xff, 0xff, 0x7f],
            _ => [0x80, 0, 0, 0x80, 0, 0, 0, 0x80],
        });
    }
    move |_| {
        let start = 8 * (random.bits() % (BYTES / 8)) as usize;
        pool[start..start + BYTES as usize].to_vec()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Exact in 8 to 64 bits, wrapping.
    #[test]
    fn integer_engine(
        (counts, channels, partition) in shape(),
        walks in [shuffle(), shuffle(), shuffle()],
        dtype in any_of(&[Dtype::INT8, Dtype::UINT8, Dtype::INT16, Dtype::UINT16, Dtype::INT32, Dtype::UINT32, Dtype::INT64, Dtype::UINT64]),
        which in 0usize..17,
        seed: u64,
    ) {
        let (is_signed, bits) = integer(dtype).unwrap();
        let op = if is_signed { SIGNED[which] } else { UNSIGNED[which] };
        let tensors = [0, 1, 2].map(|i| walk(i as u32, counts, partition, dtype, 3, walks[i]));
        let [a, b, dst] = tensors;
        let choices = Choices { division_by_zero: DivisionByZero::Ones, ..Choices::default() };
        let isa = isa("cayman");
        let mut machine = machine_with(isa, choices, &[(Engine::Pool, vec![tensor_tensor(Opcode::TENSOR_TENSOR_ARITH_OP, op, channels, tensors)])]);
        let mut fill = wide_contents(seed);
        for partition in 0..128 {
            machine.core_mut().sbuf.write(partition, 0, &fill(partition)).unwrap();
        }
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (x, y) = (a.bits(&image, channel), b.bits(&image, channel));
            let out: Vec<u64> = (0..x.len())
                .map(|k| {
                    let (p, q) = (signed(dtype, x[k]), signed(dtype, y[k]));
                    match op {
                        AluOp::DIVIDE_INT | AluOp::DIVIDE_UINT if q == 0 => u64::MAX,
                        AluOp::MOD | AluOp::MOD_INT | AluOp::MOD_UINT if q == 0 => x[k],
                        _ => integer_op(op, bits, p, q) as u64,
                    }
                })
                .collect();
            dst.write(&mut want, channel, &out);
        }
        dst.check(&machine, want, channels, &format!("{op:?} {dtype:?}"));
    }

    /// Raw bits; a shift of 64 bits takes its count in 32.
    #[test]
    fn bit_vectors(
        (counts, channels, partition) in shape(),
        walks in [shuffle(), shuffle(), shuffle()],
        dtype in any_of(&[Dtype::INT8, Dtype::UINT8, Dtype::INT16, Dtype::UINT16, Dtype::INT32, Dtype::UINT32, Dtype::INT64, Dtype::UINT64]),
        op in any_of(&BITS),
        seed: u64,
    ) {
        let bits = 8 * size(dtype) as u32;
        let shifts = [AluOp::ARITH_SHIFT_LEFT, AluOp::ARITH_SHIFT_RIGHT, AluOp::LOGICAL_SHIFT_LEFT, AluOp::LOGICAL_SHIFT_RIGHT];
        let count = if bits == 64 && shifts.contains(&op) { Dtype::UINT32 } else { dtype };
        let dtypes = [dtype, count, dtype];
        let tensors = [0, 1, 2].map(|i| walk(i as u32, counts, partition, dtypes[i], 3, walks[i]));
        let [a, b, dst] = tensors;
        let engine = if bits == 64 { Engine::Pool } else { Engine::Dve };
        let mut machine = prepared(isa("cayman"), engine, vec![tensor_tensor(Opcode::TENSOR_TENSOR_BITVEC_OP, op, channels, tensors)], wide_contents(seed));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (x, y) = (a.bits(&image, channel), b.bits(&image, channel));
            let out: Vec<u64> = (0..x.len()).map(|k| integer_op(op, bits, x[k].into(), y[k].into()) as u64).collect();
            dst.write(&mut want, channel, &out);
        }
        dst.check(&machine, want, channels, &format!("{op:?} {dtype:?}"));
    }

    /// Both halves of a result of 64 bits, of two tensors or of one and a scalar.
    #[test]
    fn wide(
        counts in [1u16..8, 1u16..6],
        channels in 1u32..33,
        (op, dtypes) in prop_oneof![
            (any_of(&[AluOp::ADD_INT, AluOp::SUBTRACT_INT, AluOp::MULT_UINT]), [any_of(&[Dtype::UINT8, Dtype::UINT16, Dtype::UINT32]), any_of(&[Dtype::UINT8, Dtype::UINT16, Dtype::UINT32])]),
            (Just(AluOp::MULT_INT), [any_of(&[Dtype::INT8, Dtype::INT16, Dtype::INT32]), any_of(&[Dtype::INT8, Dtype::INT16, Dtype::INT32])]),
            (any_of(&BITS[5..]), [any_of(&[Dtype::UINT8, Dtype::INT16, Dtype::UINT32, Dtype::INT32]), any_of(&[Dtype::UINT8, Dtype::UINT16, Dtype::UINT32])]),
        ],
        scalar in proptest::option::of(0u32..32),
        seed: u64,
    ) {
        let tensor = |region: u32, dtype| Tensor { partition: 64, byte: region * REGION, steps: [1, counts[0] as i16, 1, 1], counts: [counts[0], counts[1], 1, 1], dtype };
        let (a, b) = (tensor(0, dtypes[0]), tensor(1, dtypes[1]));
        let high_dtype = if integer(a.dtype).unwrap().0 { Dtype::INT32 } else { Dtype::UINT32 };
        let (low, high) = (tensor(2, Dtype::UINT32), tensor(3, high_dtype));
        let out0_out1_dtype = pair(low.dtype, high.dtype);
        let num_active_channels = channels as u8;
        let operation = match scalar {
            None => Operation::TensorTensorIntWide(operations::TensorTensorIntWide {
                opcode: Opcode::TENSOR_TENSOR_INT_WIDE,
                in0_in1_dtype: pair(a.dtype, b.dtype),
                out0_out1_dtype,
                op,
                num_active_channels,
                src0_mem_pattern: m2(&a),
                src1_mem_pattern: m2(&b),
                dst0_mem_pattern: m2(&low),
                dst1_mem_pattern: m2(&high),
                ..Default::default()
            }),
            Some(value) => Operation::TensorScalarIntWide(operations::TensorScalarIntWide {
                opcode: Opcode::TENSOR_SCALAR_INT_WIDE,
                in_imm_dtype: pair(a.dtype, b.dtype),
                out0_out1_dtype,
                op,
                num_active_channels,
                src_mem_pattern: m2(&a),
                dst0_mem_pattern: m2(&low),
                dst1_mem_pattern: m2(&high),
                imm: ImmValInstFieldArm::ImmWideUint32(value),
                ..Default::default()
            }),
        };
        let engine = if scalar.is_some() { Engine::Dve } else { Engine::Pool };
        let mut machine = prepared(isa("maverick"), engine, vec![operation], wide_contents(seed));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (x, y) = (a.bits(&image, channel), b.bits(&image, channel));
            let full: Vec<i128> = (0..x.len())
                .map(|k| {
                    let q = scalar.map_or(signed(b.dtype, y[k]), i128::from);
                    integer_op(op, 64, signed(a.dtype, x[k]), q)
                })
                .collect();
            low.write(&mut want, channel, &full.iter().map(|v| *v as u64).collect::<Vec<_>>());
            high.write(&mut want, channel, &full.iter().map(|v| (*v >> 32) as u64).collect::<Vec<_>>());
        }
        prop_assert!(Image::of(&machine) == want, "{op:?} {dtypes:?} {scalar:?}");
    }

    /// The five forms of address arithmetic.
    #[test]
    fn addresses(form in 0usize..6, n in 1u16..9, channels in 1u32..33, imm: [u64; 2], seed: u64) {
        let (i32, u32, u64) = (Dtype::INT32, Dtype::UINT32, Dtype::UINT64);
        let (op0, op1, [src, imm0, imm1, dst]) = [
            (AluOp::MULT, AluOp::ADD, [i32, i32, u64, u64]),
            (AluOp::ADD, AluOp::BYPASS, [i32, u64, u64, u64]),
            (AluOp::MULT, AluOp::BYPASS, [i32, i32, i32, i32]),
            (AluOp::MULT, AluOp::ADD, [i32, i32, i32, i32]),
            (AluOp::SUBTRACT, AluOp::IS_LT, [u64, u64, u64, Dtype::UINT8]),
            (AluOp::SUBTRACT, AluOp::IS_LT, [u32, u32, u32, i32]),
        ][form];
        let [imm0_bits, imm1_bits] = [(imm[0], imm0), (imm[1], imm1)].map(|(v, d)| if size(d) == 8 { v } else { v & 0xffff_ffff });
        let (a, out) = (Tensor::row(0, n, src), Tensor::row(2, n, dst));
        let operation = operations::TensorScalarAddr {
            opcode: Opcode::TENSOR_SCALAR_ADDR,
            src_mem_pattern: a.t2(),
            imm0: Imm64Arm::ImmInt(imm0_bits),
            imm1: Imm64Arm::ImmInt(imm1_bits),
            imm0_imm1_dtype: pair(imm0, imm1),
            in_out_dtype: pair(src, dst),
            imm0_is_ptr: ImmSrc::INSTRUCTION_IMMEDIATE,
            imm1_is_ptr: ImmSrc::INSTRUCTION_IMMEDIATE,
            op0,
            op1,
            num_active_channels: channels as u8,
            reverse_operands: TensScalarRevOps::NONE,
            dst_mem_pattern: out.t2(),
            ..Default::default()
        };
        let mut machine = prepared(isa("cayman"), Engine::Pool, vec![Operation::TensorScalarAddr(operation)], wide_contents(seed));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        let (p, q) = (signed(imm0, imm0_bits), signed(imm1, imm1_bits));
        for channel in 0..channels {
            let values: Vec<core::primitive::u64> = a
                .bits(&image, channel)
                .into_iter()
                .map(|bits| {
                    let x = signed(src, bits);
                    match form {
                        0 | 3 => (x * p + q) as core::primitive::u64,
                        1 => (x + p) as core::primitive::u64,
                        2 => (x * p) as core::primitive::u64,
                        4 => core::primitive::u64::from(((x - p) as core::primitive::u64 as i128) < q),
                        _ => core::primitive::u64::from(((x - p) as core::primitive::u32 as i128) < q),
                    }
                })
                .collect();
            out.write(&mut want, channel, &values);
        }
        prop_assert!(Image::of(&machine) == want, "form {form} {imm:?}");
    }
}

/// A zero divisor is a fault unless the configuration says otherwise.
#[test]
fn zero_divisors() {
    let tensors = [0, 1, 2].map(|i| Tensor::row(i, 1, Dtype::INT32));
    let operation = tensor_tensor(Opcode::TENSOR_TENSOR_ARITH_OP, AluOp::DIVIDE_INT, 1, tensors);
    let mut machine = prepared(isa("cayman"), Engine::Pool, vec![operation], |_| vec![0; BYTES as usize]);
    assert_eq!(
        fault(&mut machine).to_string(),
        "the quotient of an integer and zero: the sources do not tell (gap integer-division-by-zero)"
    );
}
