//! Ramps, and movement between partitions.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_isa::enums::{AffineSelectCmp, AluOp, Dtype, Opcode};
use tpb_isa::types::{CtrlImDataArm, Data4d, DtypePair};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// The value of a ramp at a place, in wrapping 32 bits.
fn ramp(base: i32, steps: [i16; 4], multiplier: i32, channel: u32, index: [u16; 4]) -> i32 {
    let mut value = i64::from(base) + i64::from(multiplier) * i64::from(channel);
    for d in 0..4 {
        value += i64::from(steps[d]) * i64::from(index[d]);
    }
    value as i32
}

/// All indices, the first dimension fastest.
fn indices(counts: [u16; 4]) -> Vec<[u16; 4]> {
    let mut out = Vec::new();
    for w in 0..counts[3] {
        for z in 0..counts[2] {
            for y in 0..counts[1] {
                for x in 0..counts[0] {
                    out.push([x, y, z, w]);
                }
            }
        }
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn iota(
        counts in [1u16..5, 1u16..4, 1u16..3, 1u16..3],
        steps: [i16; 4],
        base: i32,
        multiplier: i32,
        (_, channels, partition) in shape(),
        dtype in any_of(&DTYPES),
        seed: u64,
    ) {
        let n = counts.iter().product();
        let dst = Tensor { partition, steps: [2, 1, 1, 1], ..Tensor::row(2, n, dtype) };
        let operation = operations::Iota {
            opcode: Opcode::IOTA,
            src_data_pattern: Data4d::ZERO.with_base(base).with_step_elem(steps).with_num_elem(counts),
            out_dtype: dtype,
            num_active_channels: channels as u8,
            channel_multiplier: multiplier,
            dst_mem_pattern: dst.t4(),
            ..Default::default()
        };
        let mut machine = prepared(isa("mariana"), Engine::Pool, vec![Operation::Iota(operation)], contents(seed, [None; 4], false));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let codes: Vec<u64> = indices(counts)
                .into_iter()
                .map(|index| match ramp(base, steps, multiplier, channel, index) {
                    v if is_float(dtype) => encode(dtype, v as f32),
                    v => v as u64,
                })
                .collect();
            dst.write(&mut want, channel, &codes);
        }
        dst.check(&machine, want, channels, &format!("{dst:?}"));
    }

    #[test]
    fn affine_select(
        counts in [1u16..5, 1u16..4, 1u16..3, 1u16..3],
        steps in [-4i16..5, -4i16..5, -4i16..5, -4i16..5],
        base in -20i32..20,
        multiplier in -3i32..4,
        (_, channels, partition) in shape(),
        dtypes in [any_of(&DTYPES), any_of(&DTYPES)],
        mode in 0u8..4,
        fill in -3.0f32..3.0,
        seed: u64,
    ) {
        let n: u16 = counts.iter().product();
        let src = Tensor { partition, steps: [-1, 1, 1, 1], byte: REGION / 2, ..Tensor::row(0, n, dtypes[0]) };
        let dst = Tensor { partition, counts: [1, n, 1, 1], steps: [1, 2, 1, 1], ..Tensor::row(2, n, dtypes[1]) };
        let operation = operations::AffineSelect {
            opcode: Opcode::TENSOR_SCALAR_AFFINE_SELECT,
            num_active_channels: channels as u8,
            in_out_dtype: DtypePair(0).with_dtype_lo(src.dtype).with_dtype_hi(dst.dtype),
            fill_mode: AffineSelectCmp(mode),
            fill_reg: 11,
            mask_pattern: Data4d::ZERO.with_base(base).with_step_elem(steps).with_num_elem(counts),
            src_mem_pattern: src.t2(),
            dst_mem_pattern: dst.t2(),
            channel_multiplier: multiplier,
            ..Default::default()
        };
        let special = dtypes.iter().all(|d| is_float(*d));
        let fill_memory = contents(seed, [Some(src.dtype), None, Some(dst.dtype), None], special);
        let mut machine = prepared(isa("mariana"), Engine::Pool, vec![Operation::AffineSelect(operation)], fill_memory);
        machine.core_mut().registers_mut(Engine::Pool).write(11, fill.to_bits()).unwrap();
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for channel in 0..channels {
            let (x, bits) = (src.floats(&image, channel), src.bits(&image, channel));
            let codes: Vec<u64> = indices(counts)
                .into_iter()
                .enumerate()
                .map(|(k, index)| {
                    let v = ramp(base, steps, multiplier, channel, index);
                    let kept = match mode {
                        0 => v > 0,
                        1 => v >= 0,
                        2 => v == 0,
                        _ => v != 0,
                    };
                    match (kept, src.dtype == dst.dtype) {
                        (true, true) => bits[k],
                        (true, false) => encode(dst.dtype, x[k]),
                        (false, _) => encode(dst.dtype, fill),
                    }
                })
                .collect();
            dst.write(&mut want, channel, &codes);
        }
        dst.check(&machine, want, channels, &format!("{mode} {src:?} {dst:?}"));
    }

    /// The mask picks a partition of the group of 32, or leaves one alone.
    #[test]
    fn shuffles(
        mask in proptest::array::uniform32(prop_oneof![4 => 0u8..32, 1 => Just(255u8), 1 => 32u8..64]),
        groups in 1u32..5,
        dtype in any_of(&[Dtype::UINT8, Dtype::BFLOAT16, Dtype::FP32, Dtype::FP8_EXP4]),
        n in 1u16..9,
        steps in [-2i16..3, -2i16..3],
        seed: u64,
    ) {
        let tensor = |region: u32, step| Tensor { byte: region * REGION + REGION / 2, steps: [step, 1, 1, 1], ..Tensor::row(0, n, dtype) };
        let (src, dst) = (tensor(0, steps[0]), tensor(2, steps[1]));
        let load = operations::LoadMaskSelect { opcode: Opcode::LOAD_MASK_SELECT, immediate: CtrlImDataArm::Uint8(mask), ..Default::default() };
        let shuffle = operations::StreamShuffle {
            opcode: Opcode::STREAM_SHUFFLE,
            src_mem_pattern: src.m4(),
            in_dtype: dtype,
            out_dtype: dtype,
            num_active_channels: (32 * groups) as u8,
            op: AluOp::BYPASS,
            dst_mem_pattern: dst.m4(),
            ..Default::default()
        };
        let stream = vec![Operation::LoadMaskSelect(load), Operation::StreamShuffle(shuffle)];
        let mut machine = prepared(isa("cayman"), Engine::Dve, stream, contents(seed, [None; 4], false));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for group in 0..groups {
            for (i, select) in mask.iter().enumerate() {
                if *select < 32 {
                    let bits = src.bits(&image, 32 * group + u32::from(*select));
                    dst.write(&mut want, 32 * group + i as u32, &bits);
                }
            }
        }
        prop_assert!(Image::of(&machine) == want, "{mask:?} {src:?} {dst:?}");
    }

    /// Blocks of 32 by 32, whole or without their last elements.
    #[test]
    fn transposes(
        groups in 1u32..5,
        blocks in 1u16..4,
        kept in 1u16..33,
        dtype in any_of(&[Dtype::UINT8, Dtype::BFLOAT16, Dtype::FP32]),
        seed: u64,
    ) {
        let (src, dst) = (Tensor::row(0, 32 * blocks, dtype), Tensor::row(2, kept * blocks, dtype));
        let operation = operations::StreamTranspose {
            opcode: Opcode::STREAM_TRANSPOSE,
            src_mem_pattern: src.m4(),
            in_dtype: dtype,
            out_dtype: dtype,
            num_active_channels: (32 * groups) as u8,
            dst_mem_pattern: dst.m4(),
            ..Default::default()
        };
        let mut machine = prepared(isa("cayman"), Engine::Dve, vec![Operation::StreamTranspose(operation)], contents(seed, [None; 4], false));
        let image = before_and_after(&mut machine);
        let mut want = image.clone();
        for g in 0..groups {
            for e in 0..32u32 {
                let mut row = Vec::new();
                for block in 0..usize::from(blocks) {
                    for c in 0..u32::from(kept) {
                        row.push(src.bits(&image, 32 * g + c)[32 * block + e as usize]);
                    }
                }
                dst.write(&mut want, 32 * g + e, &row);
            }
        }
        prop_assert!(Image::of(&machine) == want, "{groups} {blocks} {kept} {dtype:?}");
    }
}

/// What has no meaning without a mask, or with one that nobody explains.
#[test]
fn masks_that_are_missing() {
    let row = Tensor::row(0, 32, Dtype::UINT8);
    let shuffle = operations::StreamShuffle {
        opcode: Opcode::STREAM_SHUFFLE,
        src_mem_pattern: row.m4(),
        in_dtype: row.dtype,
        out_dtype: row.dtype,
        num_active_channels: 32,
        dst_mem_pattern: row.m4(),
        ..Default::default()
    };
    let mut machine = machine(isa("cayman"), &[(Engine::Dve, vec![Operation::StreamShuffle(shuffle)])]);
    assert_eq!(fault(&mut machine).to_string(), "mask: no LOAD_MASK_SELECT has loaded one");
    let transpose = operations::StreamTranspose {
        opcode: Opcode::STREAM_TRANSPOSE,
        src_mem_pattern: row.m4(),
        in_dtype: row.dtype,
        out_dtype: row.dtype,
        num_active_channels: 32,
        mask_enable: 1,
        dst_mem_pattern: row.m4(),
        ..Default::default()
    };
    let mut machine = crate::common::machine(isa("cayman"), &[(Engine::Dve, vec![Operation::StreamTranspose(transpose)])]);
    assert_eq!(
        fault(&mut machine).to_string(),
        "which elements the mask of a transpose enables: the sources do not tell (gap stream-transpose-mask)"
    );
}
