//! TENSOR_DEQUANTIZE.

use tpb_core::dialect::Engine;
use tpb_engines::memory::Space;
use tpb_isa::enums::{DequantFmt, Dtype};
use tpb_isa::{Operation, operations};

use crate::common::{Random, complete, fault, get, isa, machine, row3, sbuf};
use crate::reference::value;

/// Published quantiles, in full.
const NF4: [f64; 16] = [
    -1.0,
    -0.6961928009986877,
    -0.5250730514526367,
    -0.39491748809814453,
    -0.28444138169288635,
    -0.18477343022823334,
    -0.09105003625154495,
    0.0,
    0.07958029955625534,
    0.16093020141124725,
    0.24611230194568634,
    0.33791524171829224,
    0.44070982933044434,
    0.5626170039176941,
    0.7229568362236023,
    1.0,
];

fn operation(fmt: DequantFmt, group_size: u8, source: u16, target: u16) -> operations::TensorDequantize {
    operations::TensorDequantize {
        src_mem_pattern: row3(sbuf(0, 0), source),
        in_dtype: Dtype::UINT32,
        out_dtype: Dtype::UINT32,
        num_active_channels: 3,
        dequant_fmt: fmt,
        group_size,
        dst_mem_pattern: row3(sbuf(0, 1024), target),
        ..Default::default()
    }
}

/// The code nearest to a value, by search; ties to even, saturating. `largest` is the code of the largest finite value.
fn nearest(dtype: Dtype, largest: u8, v: f64) -> u8 {
    let distance = |code: u8| (value(dtype, code.into()) - v.abs()).abs();
    let best = (0..=largest).min_by(|a, b| distance(*a).partial_cmp(&distance(*b)).unwrap().then((a & 1).cmp(&(b & 1)))).unwrap();
    best | if v.is_sign_negative() { 0x80 } else { 0 }
}

/// Every code of every format, with and without scales, FP8_EXP4 in both readings.
#[test]
fn codes_become_fp8() {
    let random = &mut Random(61);
    for generation in ["cayman", "mariana", "maverick"] {
        let (e4, e5) = (if generation == "cayman" { 0x77 } else { 0x7e }, 0x7b);
        let formats = [
            (DequantFmt::E2M1TO_E5M2, Dtype::FP8_EXP5, e5),
            (DequantFmt::INT4TO_E5M2, Dtype::FP8_EXP5, e5),
            (DequantFmt::NF4TO_E4M3, Dtype::FP8_EXP4, e4),
            (DequantFmt::E2M3TO_E4M3, Dtype::FP8_EXP4, e4),
        ];
        for (fmt, to, largest) in formats {
            for group in [0u8, 8] {
                let six = fmt == DequantFmt::E2M3TO_E4M3;
                let (source, target) = match (group, six) {
                    (0, true) => (12u16, 16u16),
                    (0, false) => (6, 12),
                    (_, false) => (10, 16),
                    _ => continue,
                };
                let op = operation(fmt, group, source, target);
                let mut machine = machine(isa(generation), &[(Engine::Pool, vec![Operation::TensorDequantize(op)])]);
                let data: Vec<Vec<u8>> = (0..3)
                    .map(|_| {
                        let mut row: Vec<u8> = (0..4 * usize::from(source)).map(|_| random.bits() as u8).collect();
                        if group == 8 {
                            for scales in row.chunks_exact_mut(20) {
                                scales[16..].iter_mut().for_each(|s| *s = 118 + *s % 20);
                            }
                        }
                        row
                    })
                    .collect();
                for (p, row) in data.iter().enumerate() {
                    machine.core_mut().sbuf.write(p as u32, 0, row).unwrap();
                }
                complete(&mut machine);
                for (p, row) in data.iter().enumerate() {
                    let got = get(&machine, Space::Sbuf, p as u32, 1024, 4 * usize::from(target));
                    for (i, got) in got.into_iter().enumerate() {
                        // The bits of code i, counted from the low bit of the first byte.
                        let width = if six { 6 } else { 4 };
                        let (first, scale) = match group {
                            0 => (i * width, 0),
                            _ => (i / 32 * 160 + i % 32 * 4, i32::from(row[i / 32 * 20 + 16 + i % 32 / 8]) - 127),
                        };
                        let code = (0..width).map(|b| u64::from(row[(first + b) / 8] >> ((first + b) % 8) & 1) << b).sum::<u64>();
                        let v = match fmt {
                            DequantFmt::E2M1TO_E5M2 => value(Dtype::FP4_EXP2, code),
                            DequantFmt::INT4TO_E5M2 => value(Dtype::INT4, code),
                            DequantFmt::NF4TO_E4M3 => NF4[code as usize],
                            // E2M3 is E2M5 without its last two bits.
                            _ => value(Dtype::FP8_EXP2, code << 2),
                        };
                        let want = nearest(to, largest, v * 2f64.powi(scale));
                        assert_eq!(got, want, "{generation} {fmt:?} {group} {p} {i}: {code} {v}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_does_not_expand() {
    let text = |op| fault(&mut machine(isa("mariana"), &[(Engine::Pool, vec![Operation::TensorDequantize(op)])])).to_string();
    assert_eq!(text(operation(DequantFmt::E2M1TO_E5M2, 0, 4, 6)), "src_mem_pattern has 4 elements a partition and dst_mem_pattern has 6");
    assert_eq!(text(operation(DequantFmt::E2M3TO_E4M3, 8, 5, 8)), "group_size: 8 codes to a scale is no grouping of E2m3toE4m3");
    assert_eq!(text(operation(DequantFmt::INVALID, 0, 1, 2)), "dequant_fmt: 0 is no packed format");
    let bytes = operations::TensorDequantize { in_dtype: Dtype::UINT8, ..operation(DequantFmt::E2M1TO_E5M2, 0, 1, 2) };
    assert_eq!(text(bytes), "in_dtype: packed codes are counted in UINT32 on both sides");
}
