//! LDWEIGHTS and MATMUL over shapes, steps, types, parts of the array and flags.

use proptest::prelude::*;
use tpb_engines::memory::Space;
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, MatmulZeroRegion, PeFp32mode, PeLwOrder, PerfOptMode, TileColSize};
use tpb_isa::types::{MemPattern3dMaverickArm, TileSel, TileSize};
use tpb_isa::{Operation, operations};

use crate::common::{Random, complete, fault, get_f32, isa, machine, psum, put_f32, sbuf, t3};
use crate::reference::{BYTES, Image, Walk, bf16, pe, psum_at, sbuf_at, size, value};

/// Bytes of PSUM that are compared: two banks and a half.
const PSUM: usize = 5120;
/// Where the moving operand's memory begins, behind that of the weights.
const MOVING: u32 = BYTES as u32;
/// Partitions of PSUM that are compared, more than there are columns.
const COLUMNS: usize = 24;
/// Bytes of a bank.
const BANK: usize = 2048;

#[derive(Clone, Debug)]
struct Case {
    generation: &'static str,
    weights: Dtype,
    moving: Dtype,
    modes: [PeFp32mode; 2],
    out: Dtype,
    zero_point: u8,
    row_grp: u8,
    col_grp: u8,
    rows: u8,
    columns: u8,
    load_step: i16,
    double: Option<PerfOptMode>,
    moving_steps: [i16; 3],
    counts: [u16; 3],
    out_steps: [i16; 3],
    bank: i64,
    flags: u8,
    zero_region: u8,
    seed: u64,
}

const GROUPS: [(u8, usize, usize); 7] = [(1, 0, 32), (2, 32, 32), (4, 64, 32), (8, 96, 32), (3, 0, 64), (12, 64, 64), (15, 0, 128)];

fn case() -> impl Strategy<Value = Case> {
    let float = prop::sample::select(vec![Dtype::BFLOAT16, Dtype::FP16, Dtype::FP8_EXP3, Dtype::FP8_EXP4, Dtype::FP8_EXP5]);
    let mode = prop::sample::select(vec![PeFp32mode::LOW, PeFp32mode::HIGH, PeFp32mode::LOW_HIGH]);
    let types = prop_oneof![
        4 => (float.clone(), float).prop_map(|(w, x)| (w, x, [PeFp32mode::NONE; 2])),
        2 => (mode.clone(), mode).prop_map(|(w, x)| (Dtype::FP32, Dtype::FP32, [w, x])),
    ];
    let steps = [-3i16..=3, -7..=7, -9..=9];
    let shape = ([1u16..5, 1..4, 1..3], steps.clone(), steps);
    let place = (0usize..7, 0usize..7, any::<u8>(), 1u8..20, -3i16..=3);
    let joining = (prop::sample::select(vec![0u8, 1, 2, 3, 4, 6]), 0u8..2, 0i64..2, any::<u64>());
    let kind = prop_oneof![3 => Just(0), 1 => Just(1), 1 => Just(2), 1 => Just(3)];
    (types, shape, place, joining, kind, any::<bool>(), any::<u8>()).prop_map(
        |((mut w, mut x, modes), (counts, moving_steps, out_steps), place, (flags, zero_region, bank, seed), kind, narrow, zero)| {
            let (row, column, rows, columns, load_step) = place;
            let (mut row_grp, mut col_grp) = (GROUPS[row], GROUPS[column]);
            let mut double = None;
            let mut counts = counts;
            let mut modes = modes;
            // Double rows, interleaved double rows, zero points of sunda.
            match kind {
                1 | 2 => {
                    (w, x, modes) = (Dtype::FP8_EXP4, Dtype::FP8_EXP5, [PeFp32mode::NONE; 2]);
                    double = Some(if kind == 1 { PerfOptMode::DOUBLE_ROW } else { PerfOptMode::DOUBLE_ROW_SW_INTERLEAVE });
                    (row_grp, col_grp) = (GROUPS[6], GROUPS[6]);
                    counts[2] = 2;
                }
                3 => (w, x, modes) = (Dtype::UINT8, Dtype::UINT8, [PeFp32mode::NONE; 2]),
                _ => {}
            }
            Case {
                generation: if kind == 3 { "sunda" } else { "mariana" },
                weights: w,
                moving: x,
                modes,
                out: if narrow && kind != 3 { Dtype::BFLOAT16 } else { Dtype::FP32 },
                zero_point: if kind == 3 { zero } else { 0 },
                row_grp: row_grp.0,
                col_grp: col_grp.0,
                rows: (rows as usize % row_grp.2 + 1) as u8,
                columns: columns.min(col_grp.2 as u8),
                load_step,
                double,
                moving_steps,
                counts,
                out_steps,
                bank,
                flags,
                zero_region,
                seed,
            }
        },
    )
}

impl Case {
    fn planes(&self) -> usize {
        if self.double.is_some() { 2 } else { 1 }
    }

    fn load_walk(&self) -> Walk {
        // With double rows a third dimension; interleaved, pairs in the first.
        let n = u16::from(self.columns);
        let (steps, counts) = match self.double {
            Some(PerfOptMode::DOUBLE_ROW) => ([self.load_step, 1, 16 * 9], [n, 1, 2]),
            Some(_) => ([1, self.load_step, 1], [2, n, 1]),
            None => ([self.load_step, 1, 1], [n, 1, 1]),
        };
        // Whole sixteens, so that any address of an interleaved source is even.
        Walk::from_low(96, size(self.weights), steps, counts)
    }

    fn moving_walk(&self) -> Walk {
        Walk::from_low(64, size(self.moving), self.moving_steps, self.counts)
    }

    fn out_walk(&self) -> Walk {
        let size = if self.out == Dtype::BFLOAT16 { 2 } else { 4 };
        let mut counts = self.counts;
        if self.double.is_some() {
            counts[2] = 1;
        }
        Walk::from_low(self.bank * BANK as i64 + 40, size, self.out_steps, counts)
    }

    fn operations(&self) -> Vec<Operation> {
        let perf_opt = self.double.unwrap_or(PerfOptMode::NONE);
        let load = operations::LoadWeights {
            src_mem_pattern: self.load_walk().pattern(sbuf_at(0)),
            in_dtype: self.weights,
            fp32_mode: self.modes[0],
            num_active_rows: self.rows,
            num_active_cols: self.columns,
            row_grp: self.row_grp,
            col_grp: self.col_grp,
            perf_opt,
            quant_offset: [self.zero_point; 2],
            ..Default::default()
        };
        let matmul = operations::Matmul {
            src_mem_pattern: self.moving_walk().pattern(|byte| sbuf(0, MOVING + byte)),
            in_dtype: self.moving,
            fp32_mode: self.modes[1],
            dst_mem_pattern: self.out_walk().pattern(psum_at(0)),
            out_dtype: self.out,
            num_active_rows: self.rows,
            num_active_cols: self.columns,
            row_grp: self.row_grp,
            col_grp: self.col_grp,
            perf_opt,
            quant_offset: [self.zero_point; 2],
            psum_accumulate_flags: MatmulPsumAccumulateFlags(self.flags),
            psum_zero_region: MatmulZeroRegion(self.zero_region),
            ..Default::default()
        };
        vec![Operation::LoadWeights(load), Operation::Matmul(matmul)]
    }

    /// An element as the array sees it.
    fn operand(&self, memory: &Image, dtype: Dtype, mode: PeFp32mode, row: usize, byte: i64) -> f32 {
        let bits = memory.bits(row, byte, size(dtype));
        let v = value(dtype, bits) as f32;
        // FP32R: eleven bits of the mantissa, to nearest even.
        let upper = f32::from_bits((v.to_bits() + 0x7ff + (v.to_bits() >> 12 & 1)) & !0xfff);
        match (dtype, mode) {
            (Dtype::UINT8, _) => v - f32::from(self.zero_point),
            (Dtype::FP32, PeFp32mode::HIGH) => upper,
            (Dtype::FP32, PeFp32mode::LOW) => v - upper,
            _ => v,
        }
    }

    /// The facts' loops.
    fn expected(&self, sbuf: [&Image; 2], psum: &mut Image) {
        let (load, moving, out) = (self.load_walk().places(), self.moving_walk().places(), self.out_walk());
        let (columns, planes, n) = (usize::from(self.columns), self.planes(), out.len());
        if self.flags & 1 == 1 {
            let window = BANK << self.zero_region;
            let start = out.start as usize / window * window;
            for row in &mut psum.0[..columns] {
                let end = (start + window).min(row.len());
                row[start..end].fill(0);
            }
        }
        for m in 0..columns {
            for (j, place) in out.places().into_iter().enumerate() {
                let mut sum = 0.0f32;
                for k in 0..usize::from(self.rows) {
                    for h in 0..planes {
                        // The first element goes to the last column.
                        let i = columns - 1 - m;
                        let from = match self.double {
                            Some(PerfOptMode::DOUBLE_ROW_SW_INTERLEAVE) => load[2 * i + h],
                            _ => load[h * columns + i],
                        };
                        let w = self.operand(sbuf[0], self.weights, self.modes[0], k, from);
                        let x = self.operand(sbuf[1], self.moving, self.modes[1], k, moving[h * n + j]);
                        let p = w * x;
                        sum += p;
                    }
                }
                let new = |old: f32| if self.flags & 1 == 1 { sum } else { old + sum };
                if out.size == 2 {
                    let old = f32::from_bits((psum.bits(m, place, 2) as u32) << 16);
                    psum.set(m, place, 2, bf16(new(old)).into());
                } else {
                    let old = f32::from_bits(psum.bits(m, place, 4) as u32);
                    psum.set(m, place, 4, new(old).to_bits().into());
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn products(case in case()) {
        let random = &mut Random(case.seed);
        let (weights, moving) = (Image::numbers(random, case.weights), Image::numbers(random, case.moving));
        let out = if case.out == Dtype::BFLOAT16 { Dtype::BFLOAT16 } else { Dtype::FP32 };
        let mut psum = Image::new(COLUMNS, || (0..PSUM / size(out)).flat_map(|_| crate::reference::number(random, out)).collect());
        let mut machine = machine(isa(case.generation), &pe(case.operations()));
        psum.put(&mut machine, Space::Psum, 0);
        weights.put(&mut machine, Space::Sbuf, 0);
        moving.put(&mut machine, Space::Sbuf, MOVING);
        complete(&mut machine);
        case.expected([&weights, &moving], &mut psum);
        let got = Image::get(&machine, Space::Psum, COLUMNS as u32, PSUM);
        for (partition, (got, want)) in got.0.iter().zip(&psum.0).enumerate() {
            prop_assert!(got == want, "partition {partition}: {got:?} {want:?}");
        }
    }
}

/// MAVERICK's tiles: 64 rows from row 64, and 256 columns in two halves of the destination; the order of the columns is a flag.
#[test]
fn columns_of_both_halves() {
    let random = &mut Random(5);
    let (rows, n) = (3usize, 5usize);
    let weights: Vec<Vec<f32>> = (0..rows).map(|_| (0..256).map(|_| random.small()).collect()).collect();
    let moving: Vec<Vec<f32>> = (0..rows).map(|_| (0..n).map(|_| random.small()).collect()).collect();
    for (order, columns) in [(PeLwOrder::LAST_COL_FIRST, 0u8), (PeLwOrder::FIRST_COL_FIRST, 0), (PeLwOrder::LAST_COL_FIRST, 200)] {
        let active = if columns == 0 { 256 } else { usize::from(columns) };
        let tile_size = TileSize::ZERO.with_row_size(6).with_col_size(TileColSize::C256);
        let tile_sel = TileSel::ZERO.with_row_sel(1);
        let load = operations::LoadWeights {
            src_mem_pattern: MemPattern3dMaverickArm::T(t3(sbuf(0, 0), [1; 3], [active as u16, 1, 1])),
            in_dtype: Dtype::FP32,
            fp32_mode: PeFp32mode::LOW_HIGH,
            num_active_rows: rows as u8,
            num_active_cols: columns,
            load_order: order,
            tile_size,
            tile_sel,
            ..Default::default()
        };
        let matmul = operations::Matmul {
            src_mem_pattern: MemPattern3dMaverickArm::T(t3(sbuf(0, 4096), [1; 3], [n as u16, 1, 1])),
            in_dtype: Dtype::FP32,
            fp32_mode: PeFp32mode::LOW_HIGH,
            dst_mem_pattern: MemPattern3dMaverickArm::T(t3(psum(0, 0, 0), [1, 1, 512], [n as u16, 1, 2])),
            num_active_rows: rows as u8,
            num_active_cols: columns,
            tile_size,
            tile_sel,
            psum_accumulate_flags: MatmulPsumAccumulateFlags(3),
            ..Default::default()
        };
        let mut machine = machine(isa("maverick"), &pe(vec![Operation::LoadWeights(load), Operation::Matmul(matmul)]));
        for r in 0..rows {
            put_f32(&mut machine, Space::Sbuf, r as u32, 0, &weights[r][..active]);
            put_f32(&mut machine, Space::Sbuf, r as u32, 4096, &moving[r]);
        }
        put_f32(&mut machine, Space::Psum, 100, 2048, &vec![7.0; n]);
        complete(&mut machine);
        for c in 0..active {
            let from = if order == PeLwOrder::LAST_COL_FIRST { active - 1 - c } else { c };
            let want: Vec<f32> = (0..n).map(|j| (0..rows).map(|r| weights[r][from] * moving[r][j]).fold(0.0, |a, b| a + b)).collect();
            let got = get_f32(&machine, Space::Psum, c as u32 % 128, c as u32 / 128 * 2048, n);
            assert_eq!(got, want, "column {c}");
        }
        if columns == 200 {
            assert_eq!(get_f32(&machine, Space::Psum, 100, 2048, n), vec![7.0; n], "column 228 is not active");
        }
    }
}

/// What does not go together is refused.
#[test]
fn operands_that_do_not_fit() {
    let base = Case {
        generation: "mariana",
        weights: Dtype::FP8_EXP4,
        moving: Dtype::FP8_EXP4,
        modes: [PeFp32mode::NONE; 2],
        out: Dtype::INVALID,
        zero_point: 0,
        row_grp: 15,
        col_grp: 15,
        rows: 2,
        columns: 2,
        load_step: 1,
        double: None,
        moving_steps: [1; 3],
        counts: [4, 1, 2],
        out_steps: [1; 3],
        bank: 0,
        flags: 3,
        zero_region: 0,
        seed: 0,
    };
    let text = |load: Case, multiply: Case| {
        let (load, multiply) = (load.operations().swap_remove(0), multiply.operations().swap_remove(1));
        let mut machine = machine(isa(base.generation), &pe(vec![load, multiply]));
        Image::new(2, || vec![0x38; BYTES]).put(&mut machine, Space::Sbuf, 0);
        fault(&mut machine).to_string()
    };
    let double = Case { double: Some(PerfOptMode::DOUBLE_ROW), ..base.clone() };
    assert_eq!(text(double.clone(), base.clone()), "perf_opt: the weights were loaded with 2 positions a cell, and the product takes 1");
    let wide = Case { weights: Dtype::BFLOAT16, moving: Dtype::BFLOAT16, ..double };
    assert_eq!(text(wide.clone(), wide), "perf_opt: two rows a pass need FP8_EXP4 or FP8_EXP5, not Bf16");
    let single = Case { weights: Dtype::FP32, moving: Dtype::FP32, modes: [PeFp32mode::HIGH; 2], ..base.clone() };
    assert_eq!(text(base.clone(), single), "in_dtype: FP32 goes with FP32 only, in weights and moving operand");
    let pixels = Case { double: Some(PerfOptMode::DOUBLE_PIXEL), ..base.clone() };
    let gap = "what PE fast mode DOUBLE_PIXEL makes of its operands: the sources do not tell (gap pe-perf-modes)";
    assert_eq!(text(pixels.clone(), pixels), gap);
}
