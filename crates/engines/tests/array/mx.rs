//! Block-scaled products of both kinds.

use tpb_engines::memory::Space;
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, MxPerfMode, TileColSize};
use tpb_isa::types::{MemPattern3dMaverickArm, MxmemPattern1dArm, Mxtensor1d, MxtensorV2, TileSel, TileSize};
use tpb_isa::{Operation, operations};

use crate::common::{Random, complete, fault, get, get_f32, isa, machine, mem3, psum, sbuf};
use crate::reference::{bf16, number, pe, value};

/// Elements `[partition][position][container]` and scales `[row of scales][container]`.
struct Operand {
    dtype: Dtype,
    codes: Vec<[Vec<u8>; 4]>,
    scales: Vec<Vec<u8>>,
}

impl Operand {
    fn new(random: &mut Random, dtype: Dtype, partitions: usize, containers: usize) -> Self {
        let code = |random: &mut Random| match dtype {
            Dtype::FP4_EXP2 => random.bits() as u8 & 15,
            _ => number(random, dtype)[0],
        };
        let codes = (0..partitions).map(|_| std::array::from_fn(|_| (0..containers).map(|_| code(random)).collect())).collect();
        let scales = (0..partitions / 8).map(|_| (0..containers).map(|_| 120 + random.bits() as u8 % 16).collect()).collect();
        Self { dtype, codes, scales }
    }

    fn containers(&self) -> usize {
        self.scales[0].len()
    }

    /// The bytes of a partition: four bytes to a container, or two of nibbles, low nibble and low byte first.
    fn bytes(&self, partition: usize) -> Vec<u8> {
        let [a, b, c, d] = &self.codes[partition];
        (0..self.containers())
            .flat_map(|i| match self.dtype {
                Dtype::FP4_EXP2 => vec![a[i] | b[i] << 4, c[i] | d[i] << 4],
                _ => vec![a[i], b[i], c[i], d[i]],
            })
            .collect()
    }

    /// The scaled value, in double precision.
    fn value(&self, k: usize, q: usize, i: usize) -> f64 {
        value(self.dtype, self.codes[k][q][i].into()) * 2f64.powi(i32::from(self.scales[k / 8][i]) - 127)
    }
}

/// `sum over k and q of S[k, i, q] X[k, j, q]` with both scales, in FP32, k ascending and q inside.
fn product(s: &Operand, x: &Operand) -> Vec<Vec<f32>> {
    let row = |i: usize| {
        (0..x.containers())
            .map(|j| {
                let mut sum = 0.0f32;
                for k in 0..s.codes.len() {
                    for q in 0..4 {
                        sum += (s.value(k, q, i) * x.value(k, q, j)) as f32;
                    }
                }
                sum
            })
            .collect()
    };
    (0..s.containers()).map(row).collect()
}

fn tensor(data: tpb_isa::types::Addr4, scale: tpb_isa::types::Addr4, containers: usize, step: i8, start: u8) -> MxmemPattern1dArm {
    MxmemPattern1dArm::T(
        Mxtensor1d::ZERO
            .with_data_addr(data)
            .with_scale_addr(scale)
            .with_num_elem(4 * containers as u16)
            .with_step_elem(step)
            .with_scale_start_partition(start),
    )
}

/// MARIANA: every mix of types, 32, 64 and 128 partitions, scales in every quarter of a quadrant, FP32 and BFLOAT16 sums.
#[test]
fn instructions_of_mariana() {
    let random = &mut Random(21);
    let types = [Dtype::FP8_EXP4, Dtype::FP8_EXP5, Dtype::FP4_EXP2];
    let mut rows = [(128usize, 15u8), (64, 3), (64, 12), (32, 1), (32, 8)].into_iter().cycle();
    for weights in types {
        for moving in types {
            for (start, out) in [(0, Dtype::INVALID), (4, Dtype::BFLOAT16), (12, Dtype::FP32)] {
                let (partitions, row_grp) = rows.next().unwrap();
                let (m, n) = (6, 9);
                let s = Operand::new(random, weights, partitions, m);
                let x = Operand::new(random, moving, partitions, n);
                let size = |dtype| if dtype == Dtype::FP4_EXP2 { 2 } else { 4 };
                // Weights walk backwards, so that the first container goes to column 0; so do their scales.
                let last = |at: u32, size: usize| sbuf(0, at + (size * (m - 1)) as u32);
                let load = operations::LoadWeightsMx {
                    src_mem_pattern: tensor(last(0, size(weights)), last(512, 1), m, -1, start),
                    in_dtype: weights,
                    num_active_rows: partitions as u8,
                    num_active_cols: m as u8,
                    row_grp,
                    col_grp: 15,
                    ..Default::default()
                };
                let matmul = operations::MatmulMx {
                    src_mem_pattern: tensor(sbuf(0, 1024), sbuf(0, 2048), n, 1, start),
                    in_dtype: moving,
                    num_active_rows: partitions as u8,
                    num_active_cols: m as u8,
                    out_dtype: out,
                    dst_mem_pattern: mem3(psum(0, 0, 0), n as u16),
                    row_grp,
                    col_grp: 15,
                    psum_accumulate_flags: MatmulPsumAccumulateFlags(3),
                    ..Default::default()
                };
                let mut machine = machine(isa("mariana"), &pe(vec![Operation::LoadWeightsMx(load), Operation::MatmulMx(matmul)]));
                for p in 0..partitions {
                    machine.core_mut().sbuf.write(p as u32, 0, &s.bytes(p)).unwrap();
                    machine.core_mut().sbuf.write(p as u32, 1024, &x.bytes(p)).unwrap();
                }
                for row in 0..partitions / 8 {
                    let at = (row % 4 + row / 4 * 32) as u32 + u32::from(start);
                    machine.core_mut().sbuf.write(at, 512, &s.scales[row]).unwrap();
                    machine.core_mut().sbuf.write(at, 2048, &x.scales[row]).unwrap();
                }
                complete(&mut machine);
                for (i, want) in product(&s, &x).iter().enumerate() {
                    let case = format!("{weights:?} {moving:?} {partitions} {out:?} column {i}");
                    if out == Dtype::BFLOAT16 {
                        let want: Vec<u8> = want.iter().flat_map(|v| bf16(*v).to_le_bytes()).collect();
                        assert_eq!(get(&machine, Space::Psum, i as u32, 0, 2 * n), want, "{case}");
                    } else {
                        assert_eq!(get_f32(&machine, Space::Psum, i as u32, 0, n), *want, "{case}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_no_block_operand() {
    let good = operations::LoadWeightsMx {
        src_mem_pattern: tensor(sbuf(0, 0), sbuf(0, 64), 2, 1, 0),
        in_dtype: Dtype::FP8_EXP4,
        num_active_rows: 32,
        num_active_cols: 2,
        row_grp: 1,
        col_grp: 15,
        ..Default::default()
    };
    let text = |op| fault(&mut machine(isa("mariana"), &pe(vec![Operation::LoadWeightsMx(op)]))).to_string();
    let with = |pattern| operations::LoadWeightsMx { src_mem_pattern: pattern, ..good };
    assert_eq!(text(operations::LoadWeightsMx { in_dtype: Dtype::FP16, ..good }), "in_dtype: FP16 is no element of a block");
    assert_eq!(
        text(operations::LoadWeightsMx { num_active_rows: 96, row_grp: 15, ..good }),
        "num_active_rows: an MX operand has 32, 64 or 128 partitions, not 96"
    );
    assert_eq!(
        text(with(tensor(sbuf(0, 0), sbuf(0, 64), 2, 2, 0))),
        "src_mem_pattern: 8 elements by steps of 2 are no row of containers of four"
    );
    assert_eq!(
        text(with(tensor(sbuf(0, 0), sbuf(0, 64), 2, 1, 3))),
        "src_mem_pattern: scales start in partition 0, 4, 8 or 12 of a quadrant, not 3"
    );
    assert_eq!(text(with(tensor(sbuf(0, 0), psum(0, 0, 0), 2, 1, 0))), "scale_addr: it is in PSUM, but MX operands are in SBUF");
    assert_eq!(
        text(with(tensor(sbuf(0, 0), sbuf(0, 64), 3, 1, 0))),
        "src_mem_pattern has 3 elements a partition and num_active_cols has 2"
    );
}

/// MAVERICK: sums over partitions alone and over four neighbours too, blocks of 16 by 1 and by 16, every scale type, a second dimension.
#[test]
fn tensors_of_maverick() {
    let random = &mut Random(22);
    let tile = TileSize::ZERO.with_row_size(6).with_col_size(TileColSize::C128);
    let scale_types =
        [(Dtype::INVALID, 0), (Dtype::SFP8_E8, 8), (Dtype::SFP8_E7, 7), (Dtype::SFP8_E6, 6), (Dtype::SFP8_E5, 5), (Dtype::FP8_EXP4, 4)];
    let types = [Dtype::FP8_EXP2, Dtype::FP8_EXP3, Dtype::FP8_EXP4, Dtype::FP8_EXP5, Dtype::FP4_EXP2, Dtype::INT4];
    for (case, (scale_dtype, kind)) in scale_types.into_iter().cycle().take(24).enumerate() {
        let dtype = types[case % types.len()];
        let (mode, positions) = [(MxPerfMode::NONE, 1usize), (MxPerfMode::QUAD_ROW, 4)][case / 6 % 2];
        let (p_f_dim, along) = [(0x04, 1usize), (0x44, 16)][case / 12];
        let (rows, x, y) = (64usize, 32usize, 2usize);
        let per_byte = if matches!(dtype, Dtype::FP4_EXP2 | Dtype::INT4) { 2 } else { 1 };
        // A row of x elements and another one 64 elements behind it; scales of the second 40 behind those of the first.
        let random_row = |random: &mut Random| -> Vec<u8> {
            (0..96 / per_byte).map(|_| if per_byte == 2 { random.bits() as u8 } else { number(random, dtype)[0] }).collect()
        };
        let data: Vec<Vec<u8>> = (0..rows).map(|_| random_row(random)).collect();
        let scale_code = |random: &mut Random| match kind {
            8 => 120 + random.bits() as u8 % 16,
            4 => number(random, Dtype::FP8_EXP4)[0],
            0 => random.bits() as u8,
            e => (((1 << (e - 1)) - 1) << (8 - e)) + (random.bits() % 16) as u8,
        };
        let scales: Vec<Vec<u8>> = (0..rows / 16).map(|_| (0..80).map(|_| scale_code(random)).collect()).collect();
        let scale_value = |code: u8| match kind {
            0 => 1.0,
            8 => 2f64.powi(i32::from(code) - 127),
            4 => value(Dtype::FP8_EXP4, code.into()),
            e => {
                let m = 8 - e;
                (1.0 + f64::from(code & ((1 << m) - 1)) / f64::from(1u32 << m)) * 2f64.powi(i32::from(code >> m) - ((1 << (e - 1)) - 1))
            }
        };
        let element = |p: usize, i: usize| {
            let at = i / x * 64 + i % x;
            let code = if per_byte == 2 { data[p][at / 2] >> (4 * (at % 2)) & 15 } else { data[p][at] };
            let scale = scales[p / 16][i / x * 40 + i % x / along];
            (value(dtype, code.into()) * scale_value(scale)) as f32
        };
        let elements: Vec<Vec<f32>> = (0..rows).map(|p| (0..x * y).map(|i| element(p, i)).collect()).collect();
        let tensor = MxtensorV2::ZERO
            // The lowest bit tells the descriptor from other patterns.
            .with_data_addr(sbuf(0, 1))
            .with_scale_addr(sbuf(0, 1024))
            .with_num_elem([x as u8, y as u8])
            .with_step_elem_data_1(64)
            .with_step_elem_scale_1(40)
            .with_p_f_dim(p_f_dim)
            .with_scale_dtype(scale_dtype);
        let containers = x * y / positions;
        let pattern = MemPattern3dMaverickArm::Mx(tensor);
        let load = operations::LoadWeights {
            src_mem_pattern: pattern,
            in_dtype: dtype,
            num_active_rows: rows as u8,
            num_active_cols: containers as u8,
            tile_size: tile,
            tile_sel: TileSel::ZERO,
            perf_mode: mode,
            ..Default::default()
        };
        let matmul = operations::Matmul {
            src_mem_pattern: pattern,
            in_dtype: dtype,
            dst_mem_pattern: mem3(psum(0, 0, 0), containers as u16),
            num_active_rows: rows as u8,
            num_active_cols: containers as u8,
            tile_size: tile,
            tile_sel: TileSel::ZERO,
            perf_mode: mode,
            psum_accumulate_flags: MatmulPsumAccumulateFlags(3),
            ..Default::default()
        };
        let mut machine = machine(isa("maverick"), &pe(vec![Operation::LoadWeights(load), Operation::Matmul(matmul)]));
        for p in 0..rows {
            machine.core_mut().sbuf.write(p as u32, 0, &data[p]).unwrap();
        }
        for (s, row) in scales.iter().enumerate() {
            machine.core_mut().sbuf.write((s / 2 * 32 + s % 2) as u32, 1024, row).unwrap();
        }
        complete(&mut machine);
        for m in 0..containers {
            let got = get_f32(&machine, Space::Psum, m as u32, 0, containers);
            for (n, got) in got.into_iter().enumerate() {
                let mut sum = 0.0f32;
                for p in 0..rows {
                    for q in 0..positions {
                        // The first container went to the last column.
                        let (i, j) = ((containers - 1 - m) * positions + q, n * positions + q);
                        sum += elements[p][i] * elements[p][j];
                    }
                }
                assert_eq!(got, sum, "{dtype:?} {scale_dtype:?} {mode:?} {p_f_dim:#x}: {m} {n}");
            }
        }
    }
}
