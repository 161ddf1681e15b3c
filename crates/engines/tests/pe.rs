//! LDWEIGHTS and MATMUL against plain loops written from the facts.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::choices::ZeroRegion;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, MatmulZeroRegion, Opcode, PeFp32mode};
use tpb_isa::types::Addr4;
use tpb_isa::{Operation, operations};

/// BFLOAT16 bits of a value that has them, by the definition: the upper half of the FP32 bits.
fn bf16(v: f32) -> [u8; 2] {
    let bits = v.to_bits();
    assert_eq!(bits & 0xffff, 0, "{v} is not a BFLOAT16");
    ((bits >> 16) as u16).to_le_bytes()
}

/// FP16 bits of a normal value with a short mantissa: 1-5-10, bias 15.
fn fp16(v: f32) -> [u8; 2] {
    let bits = v.to_bits();
    let half = if v == 0.0 {
        (bits >> 16) as u16 & 0x8000
    } else {
        let exponent = ((bits >> 23) & 0xff) as i32 - 127 + 15;
        assert!((1..31).contains(&exponent) && bits & 0x1fff == 0, "{v} is not a normal FP16");
        (bits >> 16) as u16 & 0x8000 | (exponent as u16) << 10 | (bits >> 13) as u16 & 0x3ff
    };
    half.to_le_bytes()
}

/// A matrix: `[row][column]`.
type Matrix = Vec<Vec<f32>>;

fn random_matrix(random: &mut Random, rows: usize, columns: usize) -> Matrix {
    // Multiples of 1/64 below 2: exact in BFLOAT16 with seven mantissa bits.
    (0..rows).map(|_| (0..columns).map(|_| (random.bits() % 128) as f32 / 64.0 - 1.0).collect()).collect()
}

/// `sum over k of s[k][m] * x[k][n]`, k ascending, FP32, from +0.
fn product(s: &Matrix, x: &Matrix) -> Matrix {
    let (m, n) = (s[0].len(), x[0].len());
    let mut out = vec![vec![0.0f32; n]; m];
    for (i, out) in out.iter_mut().enumerate() {
        for (j, out) in out.iter_mut().enumerate() {
            let mut sum = 0.0f32;
            for k in 0..s.len() {
                let p = s[k][i] * x[k][j];
                sum += p;
            }
            *out = sum;
        }
    }
    out
}

fn put(machine: &mut Machine<'_>, partition: u32, byte: u32, matrix: &Matrix, encode: impl Fn(f32) -> Vec<u8>) {
    for (r, row) in matrix.iter().enumerate() {
        let bytes: Vec<u8> = row.iter().flat_map(|v| encode(*v)).collect();
        machine.core_mut().sbuf.write(partition + r as u32, byte, &bytes).unwrap();
    }
}

/// The compiler's form of a load: a negative step, for the first element goes to the last column.
fn load(dtype: Dtype, at_last: Addr4, rows: u8, columns: u8) -> operations::LoadWeights {
    operations::LoadWeights {
        src_mem_pattern: mem3_from(at_last, -1, columns.into()),
        in_dtype: dtype,
        num_active_rows: rows,
        num_active_cols: columns,
        ..operations::LoadWeights::default()
    }
}

fn matmul(dtype: Dtype, src: Addr4, dst: Addr4, rows: u8, columns: u8, n: u16, flags: u8) -> operations::Matmul {
    operations::Matmul {
        src_mem_pattern: mem3(src, n),
        in_dtype: dtype,
        dst_mem_pattern: mem3(dst, n),
        num_active_rows: rows,
        num_active_cols: columns,
        psum_accumulate_flags: MatmulPsumAccumulateFlags(flags),
        ..operations::Matmul::default()
    }
}

fn pe(operations: Vec<Operation>) -> Vec<(Engine, Vec<Operation>)> {
    vec![(Engine::Pe, operations)]
}

fn assert_psum(machine: &Machine<'_>, partition: u32, byte: u32, want: &Matrix) {
    for (m, want) in want.iter().enumerate() {
        let got = get_f32(machine, Space::Psum, partition + m as u32, byte, want.len());
        let bits = |row: &[f32]| row.iter().map(|v| v.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&got), bits(want), "column {m}: {got:?} {want:?}");
    }
}

/// K = 256 as a group of two, in every generation that has the 128 x 128 array.
#[test]
fn two_halves_of_a_contraction_accumulate() {
    // MAVERICK has a flag that overwrites or adds instead of group bits; it lifts to the one-shot form and to "add".
    for (name, encode, dtype, [start, end]) in [
        ("sunda", bf16 as fn(f32) -> [u8; 2], Dtype::BFLOAT16, [1, 2]),
        ("cayman", fp16, Dtype::FP16, [1, 2]),
        ("mariana", bf16, Dtype::BFLOAT16, [1, 2]),
        ("mariana_plus", fp16, Dtype::FP16, [1, 2]),
        ("maverick", bf16, Dtype::BFLOAT16, [3, 0]),
    ] {
        let isa = isa(name);
        let (rows, m, n) = (128u8, 96u8, 200u16);
        let mut random = Random(7);
        let s = random_matrix(&mut random, 256, m.into());
        let x = random_matrix(&mut random, 256, n.into());
        let (w_at, x_at) = (0x1000, 0x4000);
        let last = |half: u32| sbuf(0, w_at + half * 512 + 2 * (u32::from(m) - 1));
        let moving = |half: u32| sbuf(0, x_at + half * 1024);
        let dst = psum(0, 3, 64);
        let mut machine = machine(
            isa,
            &pe(vec![
                Operation::LoadWeights(load(dtype, last(0), rows, m)),
                Operation::Matmul(matmul(dtype, moving(0), dst, rows, m, n, start)),
                Operation::LoadWeights(load(dtype, last(1), rows, m)),
                Operation::Matmul(matmul(dtype, moving(1), dst, rows, m, n, end)),
            ]),
        );
        for half in 0..2 {
            let part = half as usize * 128..(half as usize + 1) * 128;
            put(&mut machine, 0, w_at + half * 512, &s[part.clone()].to_vec(), |v| encode(v).to_vec());
            put(&mut machine, 0, x_at + half * 1024, &x[part].to_vec(), |v| encode(v).to_vec());
        }
        complete(&mut machine);
        let first = product(&s[..128].to_vec(), &x[..128].to_vec());
        let second = product(&s[128..].to_vec(), &x[128..].to_vec());
        let sum = first.iter().zip(&second).map(|(a, b)| a.iter().zip(b).map(|(a, b)| a + b).collect()).collect();
        assert_psum(&machine, 0, 3 * 2048 + 64, &sum);
    }
}

/// Sums that are not exact show the order: rows ascending, products rounded.
#[test]
fn the_order_of_the_sum_is_ascending() {
    let isa = isa("cayman");
    let mut random = Random(99);
    let mut wild = |rows: usize, columns: usize| -> Matrix {
        (0..rows).map(|_| (0..columns).map(|_| random.small() * 1.000_123 * 2f32.powi(random.bits() as i32 % 20)).collect()).collect()
    };
    let (s, x) = (wild(37, 5), wild(37, 21));
    let mut machine = machine(
        isa,
        &pe(vec![
            Operation::LoadWeights(operations::LoadWeights { fp32_mode: PeFp32mode::LOW_HIGH, ..load(Dtype::FP32, sbuf(0, 16), 37, 5) }),
            Operation::Matmul(operations::Matmul {
                fp32_mode: PeFp32mode::LOW_HIGH,
                ..matmul(Dtype::FP32, sbuf(0, 64), psum(32, 0, 0), 37, 5, 21, 3)
            }),
        ]),
    );
    put(&mut machine, 0, 0, &s, |v| v.to_le_bytes().to_vec());
    put(&mut machine, 0, 64, &x, |v| v.to_le_bytes().to_vec());
    complete(&mut machine);
    assert_psum(&machine, 32, 0, &product(&s, &x));
}

/// A plain FP32 matmul as two passes over the parts of the weights gives the whole product up to rounding.
#[test]
fn fp32_parts_add_up() {
    let isa = isa("sunda");
    let (w, x) = (1.234_567_9f32, -3.0f32);
    let pass = |mode, flags| {
        [
            Operation::LoadWeights(operations::LoadWeights { fp32_mode: mode, ..load(Dtype::FP32, sbuf(0, 0), 1, 1) }),
            Operation::Matmul(operations::Matmul {
                fp32_mode: PeFp32mode::LOW_HIGH,
                ..matmul(Dtype::FP32, sbuf(0, 4), psum(0, 0, 0), 1, 1, 1, flags)
            }),
        ]
    };
    let run = |operations: Vec<Operation>| {
        let mut machine = machine(isa, &pe(operations));
        put_f32(&mut machine, Space::Sbuf, 0, 0, &[w, x]);
        complete(&mut machine);
        get_f32(&machine, Space::Psum, 0, 0, 1)[0]
    };
    // The upper part by definition: to nearest even at bit 12.
    let bits = w.to_bits();
    let upper = f32::from_bits((bits + 0x7ff + ((bits >> 12) & 1)) & !0xfff);
    assert_eq!(run(pass(PeFp32mode::HIGH, 3).to_vec()), upper * x);
    assert_eq!(run(pass(PeFp32mode::LOW, 3).to_vec()), (w - upper) * x);
    assert_eq!(run(pass(PeFp32mode::LOW_HIGH, 3).to_vec()), w * x);
    let both = [pass(PeFp32mode::HIGH, 1), pass(PeFp32mode::LOW, 2)].concat();
    assert_eq!(run(both), upper * x + (w - upper) * x);
}

/// Every accumulate byte, over old contents 10 and product 3.
#[test]
fn accumulate_flags() {
    for (flags, want) in [(0, 13.0), (1, 3.0), (2, 13.0), (3, 3.0), (4, 13.0), (6, 13.0)] {
        let mut machine = one_by_one(flags, MatmulZeroRegion::SIZE2048, psum(0, 0, 0), Choices::default());
        put_f32(&mut machine, Space::Psum, 0, 0, &[10.0]);
        complete(&mut machine);
        assert_eq!(get_f32(&machine, Space::Psum, 0, 0, 1), [want], "flags {flags}");
    }
    for flags in [5, 7] {
        let mut machine = one_by_one(flags, MatmulZeroRegion::SIZE2048, psum(0, 0, 0), Choices::default());
        let text = fault(&mut machine).to_string();
        assert_eq!(text, format!("psum_accumulate_flags: {flags} is no combination of flags"));
    }
}

/// A product of 3 = 1.5 * 2 into one element.
fn one_by_one(flags: u8, zero_region: MatmulZeroRegion, dst: Addr4, choices: Choices) -> Machine<'static> {
    let operations = vec![
        Operation::LoadWeights(load(Dtype::BFLOAT16, sbuf(0, 0), 1, 1)),
        Operation::Matmul(operations::Matmul { psum_zero_region: zero_region, ..matmul(Dtype::BFLOAT16, sbuf(0, 2), dst, 1, 1, 1, flags) }),
    ];
    let mut machine = machine_with(isa("mariana"), choices, &pe(operations));
    machine.core_mut().sbuf.write(0, 0, &[bf16(1.5), bf16(2.0)].concat()).unwrap();
    machine
}

/// A start clears an aligned window of banks in the destination partitions, and nothing else.
#[test]
fn a_start_clears_its_zero_region() {
    for (n, cleared) in [(0, 5..6), (1, 4..6), (2, 4..8), (3, 0..8)] {
        let mut machine = one_by_one(1, MatmulZeroRegion(n), psum(0, 5, 8), Choices::default());
        for bank in 0..8 {
            put_f32(&mut machine, Space::Psum, 0, bank * 2048, &[7.0; 512]);
            put_f32(&mut machine, Space::Psum, 1, bank * 2048, &[7.0; 512]);
        }
        complete(&mut machine);
        for bank in 0..8 {
            let old = if cleared.contains(&bank) { 0.0 } else { 7.0 };
            let mut want = [old; 512];
            if bank == 5 {
                want[2] = 3.0;
            }
            assert_eq!(get_f32(&machine, Space::Psum, 0, bank * 2048, 512), want, "region {n} bank {bank}");
            assert_eq!(get_f32(&machine, Space::Psum, 1, bank * 2048, 512), [7.0; 512], "other partitions stay");
        }
    }
    let mut machine = one_by_one(1, MatmulZeroRegion(4), psum(0, 0, 0), Choices::default());
    assert_eq!(fault(&mut machine).to_string(), "psum_zero_region: 2^4 banks are more than PSUM's 8");

    // The other reading: only what is written.
    let choices = Choices { zero_region: ZeroRegion::Written, ..Choices::default() };
    let mut machine = one_by_one(1, MatmulZeroRegion(3), psum(0, 5, 8), choices);
    put_f32(&mut machine, Space::Psum, 0, 5 * 2048, &[7.0; 4]);
    complete(&mut machine);
    assert_eq!(get_f32(&machine, Space::Psum, 0, 5 * 2048, 4), [7.0, 7.0, 3.0, 7.0]);
}

/// MAVERICK overwrites without clearing a bank: its record has no zero region.
#[test]
fn maverick_has_no_zero_region() {
    let operations = vec![
        Operation::LoadWeights(load(Dtype::BFLOAT16, sbuf(0, 0), 1, 1)),
        Operation::Matmul(matmul(Dtype::BFLOAT16, sbuf(0, 2), psum(0, 0, 4), 1, 1, 1, 3)),
    ];
    let mut machine = machine(isa("maverick"), &pe(operations));
    machine.core_mut().sbuf.write(0, 0, &[bf16(1.5), bf16(2.0)].concat()).unwrap();
    put_f32(&mut machine, Space::Psum, 0, 0, &[7.0; 3]);
    complete(&mut machine);
    assert_eq!(get_f32(&machine, Space::Psum, 0, 0, 3), [7.0, 3.0, 7.0]);
}

/// BFLOAT16 in PSUM is rounded at every step.
#[test]
fn bf16_accumulation_rounds_at_every_step() {
    let add = |flags| {
        Operation::Matmul(operations::Matmul {
            out_dtype: Dtype::BFLOAT16,
            ..matmul(Dtype::BFLOAT16, sbuf(0, 2), psum(0, 0, 0), 1, 1, 1, flags)
        })
    };
    let start = Operation::LoadWeights(load(Dtype::BFLOAT16, sbuf(0, 0), 1, 1));
    let mut machine = machine(isa("mariana"), &pe(vec![start, add(0), add(0)]));
    // 256 + 1 has nine significant bits: a tie that goes back to 256, twice.
    machine.core_mut().sbuf.write(0, 0, &[bf16(1.0), bf16(1.0)].concat()).unwrap();
    machine.core_mut().psum.write(0, 0, &bf16(256.0)).unwrap();
    complete(&mut machine);
    assert_eq!(get(&machine, Space::Psum, 0, 0, 2), bf16(256.0));
}

/// The first element of a load goes to the last column; groups are quarters and halves of the array; weights persist.
#[test]
fn tiles_of_the_array() {
    let one_row = |row_grp, col_grp, at| {
        Operation::LoadWeights(operations::LoadWeights {
            src_mem_pattern: mem3(sbuf(0, at), 2),
            in_dtype: Dtype::BFLOAT16,
            num_active_rows: 1,
            num_active_cols: 2,
            row_grp,
            col_grp,
            ..operations::LoadWeights::default()
        })
    };
    let multiply = |row_grp, col_grp, bank| {
        Operation::Matmul(operations::Matmul { row_grp, col_grp, ..matmul(Dtype::BFLOAT16, sbuf(0, 16), psum(0, bank, 0), 1, 2, 1, 3) })
    };
    let operations = vec![
        one_row(1, 1, 0),
        one_row(8, 12, 4),
        multiply(1, 1, 0),
        multiply(8, 12, 1),
        // Rows 0..64 and the whole side begin where their first quarter does.
        multiply(3, 1, 2),
    ];
    let mut machine = machine(isa("cayman"), &pe(operations));
    let row: Vec<u8> = [1.0, 2.0, 3.0, 4.0].into_iter().flat_map(bf16).collect();
    machine.core_mut().sbuf.write(0, 0, &row).unwrap();
    machine.core_mut().sbuf.write(0, 16, &bf16(10.0)).unwrap();
    complete(&mut machine);
    for (bank, want) in [(0, [20.0, 10.0]), (1, [40.0, 30.0]), (2, [20.0, 10.0])] {
        for (m, want) in want.into_iter().enumerate() {
            assert_eq!(get_f32(&machine, Space::Psum, m as u32, bank * 2048, 1), [want], "bank {bank} column {m}");
        }
    }
}

/// What PE refuses, in words.
#[test]
fn faults() {
    let good = load(Dtype::BFLOAT16, sbuf(0, 0), 1, 1);
    let mm = matmul(Dtype::BFLOAT16, sbuf(0, 0), psum(0, 0, 0), 1, 1, 1, 3);
    let load_fault = |op| fault(&mut machine(isa("mariana"), &pe(vec![Operation::LoadWeights(op)]))).to_string();
    let mm_fault = |op| fault(&mut machine(isa("mariana"), &pe(vec![Operation::LoadWeights(good), Operation::Matmul(op)]))).to_string();
    assert_eq!(
        load_fault(operations::LoadWeights { src_mem_pattern: mem3(psum(0, 0, 0), 1), ..good }),
        "src_mem_pattern: it is in PSUM, but PE reads SBUF only"
    );
    assert_eq!(load_fault(operations::LoadWeights { in_dtype: Dtype::UINT16, ..good }), "in_dtype: PE does not multiply U16");
    assert_eq!(
        load_fault(operations::LoadWeights { num_active_cols: 4, ..good }),
        "src_mem_pattern has 1 elements a partition and num_active_cols has 4"
    );
    assert_eq!(
        load_fault(operations::LoadWeights { row_grp: 1, num_active_rows: 33, ..good }),
        "num_active_rows: 33 does not fit a part of 32"
    );
    assert_eq!(load_fault(operations::LoadWeights { col_grp: 5, ..good }), "col_grp: 5 names no part of the array");
    assert_eq!(
        mm_fault(operations::Matmul { dst_mem_pattern: mem3(sbuf(0, 0), 1), ..mm }),
        "dst_mem_pattern: it is in SBUF, but PE writes PSUM only"
    );
    assert_eq!(mm_fault(operations::Matmul { num_active_rows: 2, ..mm }), "weights: no weight was ever loaded into row 1 column 0");
    assert_eq!(
        mm_fault(operations::Matmul { dst_mem_pattern: mem3(psum(0, 7, 0), 513), src_mem_pattern: mem3(sbuf(0, 0), 513), ..mm }),
        "element 512 of dst_mem_pattern: PSUM partition 0 byte 16384 is in the hole above the 16384 bytes of the partition"
    );
    assert_eq!(
        mm_fault(operations::Matmul { in_dtype: Dtype::FP32, ..mm }),
        "in_dtype: FP32 goes with FP32 only, in weights and moving operand"
    );
    assert_eq!(
        load_fault(operations::LoadWeights { in_dtype: Dtype::FP32, ..good }),
        "fp32_mode: an FP32 operand needs LOW, HIGH or LOW_HIGH"
    );
    assert_eq!(
        load_fault(operations::LoadWeights { fp32_mode: PeFp32mode::HIGH, ..good }),
        "fp32_mode: only an FP32 operand has mantissa parts"
    );
    assert_eq!(
        mm_fault(operations::Matmul { transpose_mode: 1, ..mm }),
        "src_mem_pattern: an element of a transposing product needs a single 1 among its rows"
    );
    assert_eq!(Opcode::MATMUL.0, 2);
}
