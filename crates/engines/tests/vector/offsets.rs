//! Tensors through offsets: one list for every sixteen partitions, a gather on a source, a scatter on a destination.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::Machine;
use tpb_isa::enums::{AccumCmd, ActivationFunc, AluOp, Dtype, Opcode, ReduceCmd, TensorSubdim};
use tpb_isa::types::{
    Addr4, Addr4Arm, ImmValInstFieldArm, Indirect, Indirect12b, Indirect16b, Indirect20b, MemPattern2dArm, MemPattern3dMaverickArm,
    MemPattern4dMaverickArm,
};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// Neighbours, or the elements at the offsets that an index in a region holds.
#[derive(Clone, Copy, Debug)]
struct Through {
    tensor: Tensor,
    index: Option<u32>,
}

impl Through {
    fn indirect(&self) -> Option<Indirect> {
        let address = (self.tensor.partition << 18) | (self.index? * REGION) | 0x2000_0000;
        Some(
            Indirect::ZERO
                .with_index_addr(Addr4::from(Addr4Arm::Raw(address.to_le_bytes())))
                .with_data_addr(sbuf(self.tensor.partition, self.tensor.byte))
                .with_num_elem(self.tensor.counts[0]),
        )
    }

    fn m2(&self) -> MemPattern2dArm {
        self.indirect().map_or(MemPattern2dArm::T(self.tensor.t2()), |i| MemPattern2dArm::I(Indirect12b::ZERO.with_p(i)))
    }

    fn m3(&self) -> MemPattern3dMaverickArm {
        self.indirect().map_or(self.tensor.m3(), |i| MemPattern3dMaverickArm::I(Indirect16b::ZERO.with_p(i)))
    }

    fn m4(&self) -> MemPattern4dMaverickArm {
        self.indirect().map_or(self.tensor.m4(), |i| MemPattern4dMaverickArm::I(Indirect20b::ZERO.with_p(i)))
    }

    /// Bytes of the elements of a channel: offset i is word i / 16 of partition i % 16 of the channel's group.
    fn places(&self, image: &Image, channel: u32) -> Vec<i64> {
        let Some(region) = self.index else { return self.tensor.places() };
        let offset = |i: u32| {
            let word = image.at(self.tensor.partition + channel / 16 * 16 + i % 16, i64::from(region * REGION + i / 16 * 4), 4);
            i64::from(u32::from_le_bytes(word.try_into().unwrap()))
        };
        (0..self.tensor.counts[0].into()).map(|i| i64::from(self.tensor.byte) + size(self.tensor.dtype) as i64 * offset(i)).collect()
    }

    fn bits(&self, image: &Image, channel: u32) -> Vec<u64> {
        let bits = |byte| {
            image.at(self.tensor.partition + channel, byte, size(self.tensor.dtype)).iter().rev().fold(0, |a, b| a << 8 | u64::from(*b))
        };
        self.places(image, channel).into_iter().map(bits).collect()
    }

    fn floats(&self, image: &Image, channel: u32) -> Vec<f32> {
        self.bits(image, channel).into_iter().map(|b| decode(self.tensor.dtype, b)).collect()
    }

    /// Writes element after element, so that the later of two that meet in one place stays. `before` holds the offsets.
    fn write(&self, before: &Image, image: &mut Image, channel: u32, bits: &[u64]) {
        for (byte, bits) in self.places(before, channel).into_iter().zip(bits) {
            image.put(self.tensor.partition + channel, byte, &bits.to_le_bytes()[..size(self.tensor.dtype)]);
        }
    }
}

/// Two operands of `n` elements, through offsets or not; their indices are in regions 1 and 3.
fn operands(n: u16, (partition, through): (u32, [bool; 2]), dtypes: [Dtype; 2]) -> [Through; 2] {
    [0, 1].map(|i| Through {
        tensor: Tensor { partition, ..Tensor::row(2 * i, n, dtypes[i as usize]) },
        index: through[i as usize].then_some(2 * i + 1),
    })
}

fn machine_of(engine: Engine, operation: Operation, seed: u64, dtype: Dtype) -> Machine<'static> {
    let mut machine = prepared(isa("mariana"), engine, vec![operation], contents(seed, [Some(dtype), None, None, None], false));
    let mut random = Random(seed);
    for partition in 0..128 {
        for region in [1, 3] {
            let words: Vec<u8> = (0..4).flat_map(|_| (random.bits() % 200).to_le_bytes()).collect();
            machine.core_mut().sbuf.write(partition, region * REGION, &words).unwrap();
        }
    }
    machine
}

/// Whether two numbers are the same but for the last bits.
fn near(a: f32, b: f32) -> bool {
    a.to_bits() == b.to_bits() || (a - b).abs() <= 1e-5 * b.abs() && a.is_finite()
}

/// Channels and a first partition.
fn lanes() -> impl Strategy<Value = (u32, u32)> {
    prop_oneof![(1u32..=32, any_of(&[0u32, 32, 64, 96])), (33u32..=64, any_of(&[0u32, 64])), (65u32..=100, Just(0u32))]
}

fn encoded(dtype: Dtype, values: &[f32]) -> Vec<u64> {
    values.iter().map(|v| encode(dtype, *v)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    /// Bits where the types are equal, numbers otherwise.
    #[test]
    fn casts(n in 1u16..40, (channels, partition) in lanes(), through: [bool; 2], dtypes in [any_of(&DTYPES), any_of(&DTYPES)], seed: u64) {
        let [src, dst] = operands(n, (partition, through), dtypes);
        let operation = operations::Cast {
            in_dtype: dtypes[0],
            out_dtype: dtypes[1],
            num_active_channels: channels as u8,
            src_mem_pattern: src.m4(),
            dst_mem_pattern: dst.m4(),
            ..Default::default()
        };
        let mut machine = machine_of(Engine::Dve, Operation::Cast(operation), seed, dtypes[0]);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let bits = match dtypes[0] == dtypes[1] {
                true => src.bits(&image, channel),
                false => encoded(dtypes[1], &src.floats(&image, channel)),
            };
            dst.write(&image, &mut want, channel, &bits);
        }
        prop_assert!(Image::of(&machine) == want, "{src:?} {dst:?}");
    }

    /// A scalar and a fold into the accumulator.
    #[test]
    fn caches(
        n in 1u16..40,
        (channels, partition) in lanes(),
        through: [bool; 2],
        out in any_of(&[Dtype::FP32, Dtype::BFLOAT16, Dtype::FP16]),
        op0 in any_of(&[AluOp::ADD, AluOp::MULT, AluOp::MAX]),
        each: bool,
        value in -3.0f32..3.0,
        seed: u64,
    ) {
        let dtypes = [Dtype::BFLOAT16, out];
        let [src, dst] = operands(n, (partition, through), dtypes);
        let (accumulator_cmd, in_dtype, out_dtype, num_active_channels) = (AccumCmd::ZERO_ACCUMULATE, dtypes[0], out, channels as u8);
        let (src_mem_pattern, dst_mem_pattern) = (src.m3(), dst.m3());
        let (imm0, op1) = (ImmValInstFieldArm::ImmArithFp32(value), AluOp::ADD);
        let operation = match each {
            false => Operation::TensorScalarCacheReduce(operations::TensorScalarCacheReduce {
                opcode: Opcode::TENSOR_SCALAR_CACHE_REDUCE,
                accumulator_cmd, src_mem_pattern, in_dtype, out_dtype, num_active_channels, op0, op1, imm0, dst_mem_pattern,
                imm1: ImmValInstFieldArm::ImmArithFp32(0.0),
                ..Default::default()
            }),
            true => Operation::TensorScalarCacheCumulative(operations::TensorScalarCacheCumulative {
                opcode: Opcode::TENSOR_SCALAR_CACHE_CUMULATIVE,
                accumulator_cmd, src_mem_pattern, in_dtype, out_dtype, num_active_channels, op0, op1, imm0, dst_mem_pattern,
                imm1: ImmValInstFieldArm::ImmArithFp32(0.0),
                ..Default::default()
            }),
        };
        let mut machine = machine_of(Engine::Dve, operation, seed, dtypes[0]);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let results: Vec<f32> = src.floats(&image, channel).into_iter().map(|x| float_op(op0, x, value)).collect();
            let mut sum = 0.0;
            let mut running = Vec::new();
            for x in &results {
                sum += if each { *x } else { decode(out, encode(out, *x)) };
                running.push(sum);
            }
            dst.write(&image, &mut want, channel, &encoded(out, if each { &running } else { &results }));
            prop_assert_eq!(machine.core().accumulators.lane(Engine::Dve, partition + channel), sum);
        }
        prop_assert!(Image::of(&machine) == want, "{op0:?} {each} {src:?} {dst:?}");
    }

    /// A predicate and a destination whose other elements stay.
    #[test]
    fn predicated_scalars(
        n in 1u16..40,
        (channels, partition) in lanes(),
        through: [bool; 2],
        dtypes in [any_of(&[Dtype::UINT8, Dtype::INT16, Dtype::UINT32]), any_of(&[Dtype::FP32, Dtype::BFLOAT16, Dtype::INT8])],
        reversed: bool,
        value: u32,
        seed: u64,
    ) {
        let [pred, dst] = operands(n, (partition, through), dtypes);
        let operation = operations::CopyPredicatedScalar {
            opcode: Opcode::COPY_PREDICATED_SCALAR,
            pred_mem_pattern: pred.m3(),
            pred_dtype: dtypes[0],
            in_dtype: dtypes[1],
            out_dtype: dtypes[1],
            num_active_channels: channels as u8,
            reversed_pred: reversed.into(),
            src0_imm: ImmValInstFieldArm::ImmArithFp32(f32::from_bits(value & 0x7f7f_ffff)),
            dst_mem_pattern: dst.m3(),
            ..Default::default()
        };
        let mut machine = machine_of(Engine::Dve, Operation::CopyPredicatedScalar(operation), seed, dtypes[0]);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let places = dst.places(&image, channel);
            for (p, byte) in pred.bits(&image, channel).into_iter().zip(places) {
                if (p != 0) == reversed {
                    want.put(partition + channel, byte, &(value & 0x7f7f_ffff).to_le_bytes()[..size(dtypes[1])]);
                }
            }
        }
        prop_assert!(Image::of(&machine) == want, "{reversed} {pred:?} {dst:?}");
    }

    /// A scalar, a running sum, a reciprocal; a sum, which is itself direct.
    #[test]
    fn scalars_and_sums(n in 1u16..40, (channels, partition) in lanes(), through: [bool; 2], which in 0..4, value in -3.0f32..3.0, seed: u64) {
        let [src, mut dst] = operands(n, (partition, through), [Dtype::FP32; 2]);
        let (in_dtype, out_dtype, num_active_channels) = (Dtype::FP32, Dtype::FP32, channels as u8);
        if which == 3 {
            dst = Through { index: None, tensor: Tensor { counts: [1; 4], ..dst.tensor } };
        }
        let (src_mem_pattern, dst_mem_pattern) = (src.m4(), dst.m4());
        let (op, op_dim) = (AluOp::ADD, TensorSubdim::X);
        let operation = match which {
            0 => Operation::TensorScalar(operations::TensorScalar {
                opcode: Opcode::TENSOR_SCALAR_ARITH_OP,
                src_mem_pattern: src.m3(),
                in_dtype, out_dtype, num_active_channels,
                op0: AluOp::MULT,
                op1: AluOp::BYPASS,
                imm0: ImmValInstFieldArm::ImmArithFp32(value),
                imm1: ImmValInstFieldArm::ImmArithFp32(0.0),
                dst_mem_pattern: dst.m3(),
                ..Default::default()
            }),
            1 => Operation::TensorCumulative(operations::TensorCumulative {
                opcode: Opcode::TENSOR_CUMULATIVE_ARITH_OP,
                src_mem_pattern, in_dtype, out_dtype, num_active_channels, op, op_dim, dst_mem_pattern,
                ..Default::default()
            }),
            2 => Operation::Reciprocal(operations::Reciprocal {
                opcode: Opcode::RECIPROCAL,
                src_mem_pattern, in_dtype, out_dtype, num_active_channels, dst_mem_pattern,
                ..Default::default()
            }),
            _ => Operation::TensorReduce(operations::TensorReduce {
                opcode: Opcode::TENSOR_REDUCE_ARITH_OP,
                src_mem_pattern, in_dtype, out_dtype, num_active_channels, op, op_dim, dst_mem_pattern,
                ..Default::default()
            }),
        };
        let mut machine = machine_of(Engine::Dve, operation, seed, Dtype::FP32);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let x = src.floats(&image, channel);
            let running = x.iter().enumerate().scan(0.0, |sum, (k, v)| {
                *sum = if k == 0 { *v } else { *sum + *v };
                Some(*sum)
            });
            let results: Vec<f32> = match which {
                0 => x.iter().map(|v| v * value).collect(),
                1 => running.collect(),
                2 => x.iter().map(|v| 1.0 / v).collect(),
                _ => running.last().into_iter().collect(),
            };
            dst.write(&image, &mut want, channel, &encoded(Dtype::FP32, &results));
        }
        prop_assert!(Image::of(&machine) == want, "{which} {src:?} {dst:?}");
    }

    /// ACTIVATE2 on ACT and EXPONENTIAL on DVE, whose sums go to the lanes of the source.
    #[test]
    fn activations(n in 1u16..40, (channels, partition) in lanes(), through: [bool; 2], exponential: bool, scale in -2.0f32..2.0, seed: u64) {
        let [src, dst] = operands(n, (partition, through), [Dtype::FP16, Dtype::FP32]);
        let engine = if exponential { Engine::Dve } else { Engine::Act };
        let operation = match exponential {
            true => Operation::Exponential(operations::Exponential {
                opcode: Opcode::EXPONENTIAL,
                src_mem_pattern: src.m3(),
                in_dtype: Dtype::FP16,
                out_dtype: Dtype::FP32,
                num_active_channels: channels as u8,
                imm0: ImmValInstFieldArm::ImmArithFp32(scale),
                imm1: ImmValInstFieldArm::ImmArithFp32(0.0),
                accumulator_cmd: AccumCmd::ZERO_ACCUMULATE,
                dst_mem_pattern: dst.m3(),
                ..Default::default()
            }),
            false => Operation::Activate2(operations::Activate2 {
                opcode: Opcode::ACTIVATE2,
                src_mem_pattern: src.m2(),
                in_dtype: Dtype::FP16,
                out_dtype: Dtype::FP32,
                num_active_channels: channels as u8,
                activation_func: ActivationFunc::RELU,
                op0: AluOp::MULT,
                op1: AluOp::BYPASS,
                imm0: ImmValInstFieldArm::ImmArithFp32(scale),
                imm1: ImmValInstFieldArm::ImmArithFp32(0.0),
                reduce_cmd: ReduceCmd::RESET_REDUCE,
                reduce_op: AluOp::ADD,
                dst_mem_pattern: dst.m2(),
                ..Default::default()
            }),
        };
        let mut machine = machine_of(engine, operation, seed, Dtype::FP16);
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let results: Vec<f32> = src
                .floats(&image, channel)
                .into_iter()
                .map(|x| if exponential { f64::from(x - scale).exp() as f32 } else if x * scale > 0.0 { x * scale } else { 0.0 })
                .collect();
            dst.write(&image, &mut want, channel, &encoded(Dtype::FP32, &results));
            let sum = results.iter().fold(0.0, |a, v| a + v);
            let have = machine.core().accumulators.lane(engine, partition + channel);
            // The libraries' exponentials may differ in the last bit.
            prop_assert!(near(have, sum), "{have} {sum}");
        }
        let have = Image::of(&machine);
        if !exponential {
            prop_assert!(have == want, "{src:?} {dst:?}");
        }
        for channel in 0..channels {
            for (have, want) in dst.floats(&have, channel).into_iter().zip(dst.floats(&want, channel)) {
                prop_assert!(near(have, want), "{have} {want}");
            }
        }
    }
}

/// The transpose in front of a reduction takes the elements that the offsets chose.
#[test]
fn transposed_reductions() {
    let [src, dst] = [
        Through { tensor: Tensor::row(0, 32, Dtype::FP32), index: Some(1) },
        Through { tensor: Tensor::row(2, 1, Dtype::FP32), index: None },
    ];
    let operation = operations::TensorReduce {
        opcode: Opcode::TRANSPOSE_TENSOR_REDUCE_ARITH_OP,
        src_mem_pattern: src.m4(),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: 64,
        op: AluOp::MAX,
        op_dim: TensorSubdim::X,
        dst_mem_pattern: dst.m4(),
        ..Default::default()
    };
    let mut machine = machine_of(Engine::Dve, Operation::TensorReduce(operation), 5, Dtype::FP32);
    let image = before_and_after(&mut machine);
    let mut want = image.clone();
    for channel in 0..64 {
        let column = (0..32).map(|e| src.floats(&image, channel / 32 * 32 + e)[channel as usize % 32]);
        dst.tensor.write_floats(&mut want, channel, &[column.fold(f32::NEG_INFINITY, f32::max)]);
    }
    dst.tensor.check(&machine, want, 64, "transposed");
}

/// ACT gathers from PSUM and does not scatter to it.
#[test]
fn scatters_to_psum() {
    let [src, _] = operands(4, (0, [false; 2]), [Dtype::FP32; 2]);
    let indirect = Through { index: Some(3), ..src }.indirect().unwrap().with_data_addr(psum(0, 0, 0));
    let operation = operations::Activate2 {
        opcode: Opcode::ACTIVATE2,
        src_mem_pattern: src.m2(),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: 1,
        activation_func: ActivationFunc::RELU,
        op0: AluOp::BYPASS,
        op1: AluOp::BYPASS,
        dst_mem_pattern: MemPattern2dArm::I(Indirect12b::ZERO.with_p(indirect)),
        ..Default::default()
    };
    let mut machine = machine_of(Engine::Act, Operation::Activate2(operation), 6, Dtype::FP32);
    assert!(fault(&mut machine).to_string().contains("does not scatter to PSUM"));
}
