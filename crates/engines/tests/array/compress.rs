//! SPARSITY_COMPRESS and its tag form.

use proptest::prelude::*;
use tpb_core::dialect::Engine;
use tpb_engines::memory::Space;
use tpb_isa::enums::{CompressOp, Dtype, TensorSubdim};
use tpb_isa::{Operation, operations};

use crate::common::{Random, complete, fault, get, isa, machine, sbuf, t2, t3};

#[derive(Clone, Debug)]
struct Case {
    op: CompressOp,
    dim: TensorSubdim,
    counts: [u16; 3],
    step: i16,
    transpose: bool,
    packed: bool,
    half: bool,
    seed: u64,
}

fn case() -> impl Strategy<Value = Case> {
    let op = prop::sample::select(vec![CompressOp::MAX, CompressOp::MIN, CompressOp::ABS_MAX, CompressOp::ABS_MIN]);
    let dim = prop::sample::select(vec![TensorSubdim::X, TensorSubdim::XY, TensorSubdim::XYZ]);
    let counts = prop::sample::select(vec![[4u16, 8, 1], [8, 4, 2], [4, 2, 4], [16, 2, 1], [5, 3, 2], [7, 2, 3]]);
    (op, dim, counts, -2i16..=2, any::<[bool; 3]>(), any::<u64>()).prop_map(|(op, dim, counts, step, [transpose, packed, half], seed)| {
        let whole = counts.iter().product::<u16>() % 32 == 0;
        Case { op, dim, counts, step: if step == 0 { 1 } else { step }, transpose: transpose && whole, packed, half, seed }
    })
}

impl Case {
    fn group(&self) -> usize {
        let dims = match self.dim {
            TensorSubdim::X => 1,
            TensorSubdim::XY => 2,
            _ => 3,
        };
        self.counts[..dims].iter().map(|c| usize::from(*c)).product()
    }

    /// For every partition the four winners of every group: place and value, in the order of writing.
    fn winners(&self, rows: &[Vec<i8>]) -> Vec<Vec<(usize, i8)>> {
        let n = rows[0].len();
        let element = |p: usize, i: usize| if self.transpose { rows[p / 32 * 32 + i % 32][i / 32 * 32 + p % 32] } else { rows[p][i] };
        (0..rows.len())
            .map(|p| {
                let mut out = Vec::new();
                for first in (0..n).step_by(self.group()) {
                    let mut left: Vec<(usize, i8)> = (0..self.group()).map(|i| (i, element(p, first + i))).collect();
                    let mut picked = Vec::new();
                    for _ in 0..4 {
                        // The most extreme of those left; the first of equal ones.
                        let rank = |v: i8| match self.op {
                            CompressOp::MAX => i32::from(v),
                            CompressOp::MIN => -i32::from(v),
                            CompressOp::ABS_MAX => i32::from(v).abs(),
                            _ => -i32::from(v).abs(),
                        };
                        let best = left.iter().map(|(_, v)| rank(*v)).max().unwrap();
                        let at = left.iter().position(|(_, v)| rank(*v) == best).unwrap();
                        picked.push(left.remove(at));
                    }
                    out.extend(picked.into_iter().rev());
                }
                out
            })
            .collect()
    }
}

/// BFLOAT16 and FP8_EXP5 bits of a small integer, by definition.
fn bits(v: i8, half: bool) -> u16 {
    let bits = f32::from(v).to_bits();
    if half {
        return (bits >> 16) as u16;
    }
    let exponent = (bits >> 23 & 0xff) as i32 - 127;
    if v == 0 { 0 } else { (bits >> 24 & 0x80) as u16 | ((exponent + 15) << 2) as u16 | (bits >> 21 & 3) as u16 }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn four_of_every_group(case in case()) {
        let random = &mut Random(case.seed);
        let n: usize = case.counts.iter().map(|c| usize::from(*c)).product();
        // Few values, so that many are equal, and all of them exact in FP8_EXP5.
        let rows: Vec<Vec<i8>> = (0..64).map(|_| (0..n).map(|_| [-7, -6, -4, -2, -1, 0, 1, 2, 3, 5, 6][random.bits() as usize % 11]).collect()).collect();
        let low = if case.step < 0 { (n as u32 - 1) * case.step.unsigned_abs() as u32 } else { 0 };
        // A walk along one line: every dimension goes on where the one inside it ends.
        let [x, y, _] = case.counts.map(|c| c as i16);
        let steps = [case.step, case.step * x, case.step * x * y];
        let kept = (n / case.group() * 4) as u16;
        let size = if case.half { 2 } else { 1 };
        let pairs = operations::SparsityCompress {
            in_dtype: Dtype::INT8,
            transpose_src: case.transpose.into(),
            src_mem_pattern: t3(sbuf(0, low), steps, case.counts),
            out_data_dtype: if case.half { Dtype::BFLOAT16 } else { Dtype::FP8_EXP5 },
            out_struct_dtype: if case.half { Dtype::UINT32 } else { Dtype::UINT16 },
            num_active_channels: 64,
            op: case.op,
            op_dim: case.dim,
            dst_mem_pattern: t3(sbuf(0, 1024), [1; 3], [kept, 1, 1]),
            ..Default::default()
        };
        // Two dimensions alone.
        let two = case.counts[2] == 1 && case.dim != TensorSubdim::XYZ;
        let tags = operations::SparsityCompressTag {
            in_dtype: Dtype::INT8,
            transpose_src: case.transpose.into(),
            packed_tags: case.packed.into(),
            src_mem_pattern: t2(sbuf(0, low), [steps[0], steps[1]], [case.counts[0], case.counts[1]]),
            out_data_dtype: pairs.out_data_dtype,
            out_tag_dtype: if case.packed { Dtype::UINT16 } else { Dtype::UINT8 },
            num_active_channels: 64,
            op: case.op,
            op_dim: case.dim,
            data_dst_mem_pattern: t2(sbuf(0, 2048), [1, 1], [kept, 1]),
            tag_dst_mem_pattern: t2(sbuf(0, 3072), [1, 1], [if case.packed { kept / 4 } else { kept }, 1]),
            ..Default::default()
        };
        let mut stream = vec![Operation::SparsityCompress(pairs)];
        if two {
            stream.push(Operation::SparsityCompressTag(tags));
        }
        let mut machine = machine(isa("mariana"), &[(Engine::Dve, stream)]);
        for (p, row) in rows.iter().enumerate() {
            let mut bytes = vec![0u8; 512];
            for (i, v) in row.iter().enumerate() {
                bytes[(i64::from(low) + i as i64 * i64::from(case.step)) as usize] = *v as u8;
            }
            machine.core_mut().sbuf.write(p as u32, 0, &bytes).unwrap();
        }
        complete(&mut machine);
        for (p, winners) in case.winners(&rows).into_iter().enumerate() {
            let half = |v: u16| v.to_le_bytes()[..size].to_vec();
            let want: Vec<u8> = winners.iter().flat_map(|(i, v)| [half(bits(*v, case.half)), half(*i as u16)].concat()).collect();
            prop_assert_eq!(get(&machine, Space::Sbuf, p as u32, 1024, want.len()), want, "pairs of partition {}", p);
            if two {
                let want: Vec<u8> = winners.iter().flat_map(|(_, v)| half(bits(*v, case.half))).collect();
                prop_assert_eq!(get(&machine, Space::Sbuf, p as u32, 2048, want.len()), want, "data of partition {}", p);
                let want: Vec<u8> = match case.packed {
                    true => winners.chunks_exact(4).flat_map(|w| [w[0].0 as u8 & 15 | (w[1].0 as u8) << 4, w[2].0 as u8 & 15 | (w[3].0 as u8) << 4]).collect(),
                    false => winners.iter().map(|(i, _)| *i as u8).collect(),
                };
                prop_assert_eq!(get(&machine, Space::Sbuf, p as u32, 3072, want.len()), want, "tags of partition {}", p);
            }
        }
    }
}

/// NaN is kept only where fewer than four numbers are there.
#[test]
fn nan_is_least_extreme() {
    for (op, want) in [(CompressOp::MAX, [4u8, 0, 2, 3]), (CompressOp::MIN, [4, 3, 2, 0])] {
        let compress = operations::SparsityCompressTag {
            in_dtype: Dtype::FP32,
            src_mem_pattern: t2(sbuf(0, 0), [1, 1], [5, 1]),
            out_data_dtype: Dtype::FP32,
            out_tag_dtype: Dtype::UINT8,
            num_active_channels: 1,
            op,
            op_dim: TensorSubdim::X,
            data_dst_mem_pattern: t2(sbuf(0, 256), [1, 1], [4, 1]),
            tag_dst_mem_pattern: t2(sbuf(0, 512), [1, 1], [4, 1]),
            ..Default::default()
        };
        let mut machine = machine(isa("mariana"), &[(Engine::Dve, vec![Operation::SparsityCompressTag(compress)])]);
        crate::common::put_f32(&mut machine, Space::Sbuf, 0, 0, &[-1.0, f32::NAN, 2.0, 3.0, f32::NAN]);
        complete(&mut machine);
        let got = get(&machine, Space::Sbuf, 0, 512, 4);
        // Three numbers and the earlier of two NaN.
        assert_eq!(got, want.map(|i| if i == 4 { 1 } else { i }), "{op:?}");
    }
    let op = operations::SparsityCompress {
        in_dtype: Dtype::FP32,
        src_mem_pattern: t3(sbuf(0, 0), [1; 3], [3, 4, 1]),
        out_data_dtype: Dtype::BFLOAT16,
        out_struct_dtype: Dtype::UINT32,
        num_active_channels: 1,
        op: CompressOp::MAX,
        op_dim: TensorSubdim::X,
        dst_mem_pattern: t3(sbuf(0, 256), [1; 3], [16, 1, 1]),
        ..Default::default()
    };
    let text = fault(&mut machine(isa("mariana"), &[(Engine::Dve, vec![Operation::SparsityCompress(op)])])).to_string();
    assert_eq!(text, "src_mem_pattern: a group of 3 elements has no four to keep");
}
