//! QUANTIZE_MX, and the product of what it makes.

use tpb_core::dialect::Engine;
use tpb_engines::choices::MxScale;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::Dtype;
use tpb_isa::types::{MemPattern3dMaverickArm, MxmemPattern1dArm, Mxtensor1d};
use tpb_isa::{Operation, operations};

use crate::common::{Random, complete, fault, get, isa, machine_with, sbuf, t3};
use crate::reference::{size, value};

fn operation(from: Dtype, to: Dtype, channels: u8, elements: u16, start: u8) -> operations::QuantizeMx {
    operations::QuantizeMx {
        src_mem_pattern: MemPattern3dMaverickArm::T(t3(sbuf(0, 0), [1; 3], [elements, 1, 1])),
        num_active_channels: channels,
        in_dtype: from,
        out_dtype: to,
        dst_mem_pattern: MxmemPattern1dArm::T(
            Mxtensor1d::ZERO
                .with_data_addr(sbuf(0, 2048))
                .with_scale_addr(sbuf(0, 3072))
                .with_num_elem(elements)
                .with_step_elem(1)
                .with_scale_start_partition(start),
        ),
        ..Default::default()
    }
}

fn run(choices: Choices, op: operations::QuantizeMx, rows: &[Vec<u8>]) -> Machine<'static> {
    let mut machine = machine_with(isa("mariana"), choices, &[(Engine::Dve, vec![Operation::QuantizeMx(op)])]);
    for (p, row) in rows.iter().enumerate() {
        machine.core_mut().sbuf.write(p as u32, 0, row).unwrap();
    }
    machine
}

/// Bits of random values, of block exponents from the smallest to the largest of the type, with zeros.
fn rows(random: &mut Random, dtype: Dtype, channels: usize, elements: usize) -> Vec<Vec<u8>> {
    let (codes, shift) = if dtype == Dtype::FP16 { (31, 10) } else { (255, 7) };
    let blocks: Vec<u32> =
        (0..channels / 8 * elements / 4).map(|n| [0, 1, codes - 1][n % 3].max(random.bits() % codes * (n as u32 % 5))).collect();
    (0..channels)
        .map(|p| {
            (0..elements)
                .flat_map(|i| {
                    let most = blocks[p / 8 * elements / 4 + i / 4].min(codes - 1);
                    let exponent = random.bits() % (most + 1);
                    let bits = random.bits() & ((1 << shift) - 1) | exponent << shift | random.bits() << 15;
                    (bits as u16).to_le_bytes()
                })
                .collect()
        })
        .collect()
}

/// The FP8 code that is nearest to a value, ties to even, saturating: by search over all codes.
fn nearest(dtype: Dtype, v: f64) -> u8 {
    let largest: u8 = if dtype == Dtype::FP8_EXP4 { 0x7e } else { 0x7b };
    let sign = if v.is_sign_negative() { 0x80 } else { 0 };
    let distance = |code: u8| (value(dtype, code.into()) - v.abs()).abs();
    let best = (0..=largest).min_by(|a, b| distance(*a).partial_cmp(&distance(*b)).unwrap().then((a & 1).cmp(&(b & 1)))).unwrap();
    sign | best
}

#[test]
fn blocks_get_a_scale() {
    let random = &mut Random(51);
    for (case, from) in [Dtype::BFLOAT16, Dtype::FP16].into_iter().cycle().take(8).enumerate() {
        let (to, emax) = if case / 2 % 2 == 0 { (Dtype::FP8_EXP4, 8) } else { (Dtype::FP8_EXP5, 15) };
        let mx_scale = if case < 4 { MxScale::Headroom } else { MxScale::Full };
        let (channels, elements, start) = [(32usize, 8usize, 0u8), (64, 16, 4), (96, 4, 8), (128, 12, 12)][case % 4];
        let data = rows(random, from, channels, elements);
        let op = operation(from, to, channels as u8, elements as u16, start);
        let mut machine = run(Choices { mx_scale, ..Choices::default() }, op, &data);
        complete(&mut machine);
        let input = |p: usize, i: usize| {
            let at = i * size(from);
            value(from, u16::from_le_bytes([data[p][at], data[p][at + 1]]).into())
        };
        for block in 0..channels / 8 {
            for c in 0..elements / 4 {
                let cells = || (0..8).flat_map(|r| (0..4).map(move |q| (block * 8 + r, c * 4 + q)));
                let largest = cells().map(|(p, i)| input(p, i).abs()).fold(0.0, f64::max);
                // The exponent code of the largest element as FP32; 0 for zero and FP32 subnormals.
                let code =
                    i32::from((largest as f32).to_bits().to_le_bytes()[3] as u16 * 2 + ((largest as f32).to_bits() >> 23 & 1) as u16);
                let want = match mx_scale {
                    MxScale::Headroom => (code - (emax - 1)).max(0),
                    MxScale::Full => (code - emax).max(1),
                };
                let row = (block % 4 + block / 4 * 32) as u32 + u32::from(start);
                assert_eq!(i32::from(get(&machine, Space::Sbuf, row, 3072 + c as u32, 1)[0]), want, "case {case} block {block} {c}");
                for (p, i) in cells() {
                    // The product with a power of two is exact, unless it is an FP32 subnormal.
                    let scaled = f64::from((input(p, i) * 2f64.powi(127 - want)) as f32);
                    let got = get(&machine, Space::Sbuf, p as u32, 2048 + i as u32, 1)[0];
                    assert_eq!(got, nearest(to, scaled), "case {case} {p} {i}: {} scaled {scaled}", input(p, i));
                }
            }
        }
    }
}

/// `vectors/nki_public.yaml`, quantize_mx_scale_bytes: largest values and scale bytes; the older scale is one less.
#[test]
fn scale_bytes_of_the_vectors() {
    for (mx_scale, bytes) in [(MxScale::Headroom, [0u8, 120, 128]), (MxScale::Full, [1, 119, 127])] {
        let op = operation(Dtype::BFLOAT16, Dtype::FP8_EXP4, 32, 12, 0);
        // One value in each of three blocks.
        let row: Vec<u8> =
            [0.0f32, 1.0, 448.0].iter().flat_map(|v| [(v.to_bits() >> 16) as u16, 0, 0, 0]).flat_map(u16::to_le_bytes).collect();
        let rows: Vec<Vec<u8>> = (0..32).map(|p| if p == 5 { row.clone() } else { vec![0; 24] }).collect();
        let mut machine = run(Choices { mx_scale, ..Choices::default() }, op, &rows);
        complete(&mut machine);
        assert_eq!(get(&machine, Space::Sbuf, 0, 3072, 3), bytes);
    }
}

#[test]
fn what_makes_no_blocks() {
    let good = operation(Dtype::BFLOAT16, Dtype::FP8_EXP4, 32, 8, 0);
    let text = |op| fault(&mut run(Choices::default(), op, &[])).to_string();
    let fp4 = operations::QuantizeMx { out_dtype: Dtype::FP4_EXP2, ..good };
    assert_eq!(text(fp4), "out_dtype: FP4_EXP2 is no format that blocks are made in");
    let wide = operations::QuantizeMx { in_dtype: Dtype::FP32, ..good };
    assert_eq!(text(wide), "in_dtype: blocks are made of FP16 and BFLOAT16, not F32");
    let ragged = operations::QuantizeMx { num_active_channels: 36, ..good };
    assert_eq!(text(ragged), "num_active_channels: 36 partitions are no whole blocks of 8");
    let short = operations::QuantizeMx { src_mem_pattern: MemPattern3dMaverickArm::T(t3(sbuf(0, 0), [1; 3], [4, 1, 1])), ..good };
    assert_eq!(text(short), "src_mem_pattern has 4 elements a partition and dst_mem_pattern has 8");
}
