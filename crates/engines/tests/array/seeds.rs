//! Seeds of the rounders, and what they do.

use tpb_engines::Choices;
use tpb_engines::choices::PsumRounding;
use tpb_engines::memory::Space;
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, Opcode, PeFp32mode, PeSeedMode, TileColSize};
use tpb_isa::types::{MemPattern3dMaverickArm, Tensor1d, TileSize};
use tpb_isa::{Operation, operations};

use crate::common::{Random, complete, fault, get, isa, machine, machine_with, mem3, psum, sbuf, t2, t3};
use crate::reference::pe;

fn manage(mode: PeSeedMode) -> operations::ManageSeed {
    operations::ManageSeed {
        opcode: Opcode::PE_MANAGE_SEED,
        src_seed_mem_pattern: t2(sbuf(0, 256), [1, 1], [128, 1]),
        identity_mem_pattern: Tensor1d::ZERO.with_start_addr(sbuf(0, 0)).with_step_elem([1]).with_num_elem([16]),
        identity_dtype: Dtype::BFLOAT16,
        mode,
        num_active_rows: 16,
        num_active_cols: 128,
        dst_seed_mem_pattern: t2(psum(0, 0, 0), [1, 512], [2, 8]),
        ..Default::default()
    }
}

/// What is loaded as 16 x 128 comes back as 128 x 16: two words at the start of every bank.
#[test]
fn seeds_come_back_transposed() {
    let random = &mut Random(41);
    let seeds: Vec<Vec<u32>> = (0..16).map(|_| (0..128).map(|_| random.bits() << 1 ^ random.bits()).collect()).collect();
    let stream = [PeSeedMode::LOAD_SEED, PeSeedMode::SAVE_SEED].map(|m| Operation::ManageSeed(manage(m)));
    let mut machine = machine(isa("mariana"), &pe(stream.to_vec()));
    for (p, row) in seeds.iter().enumerate() {
        let bytes: Vec<u8> = row.iter().flat_map(|s| s.to_le_bytes()).collect();
        machine.core_mut().sbuf.write(p as u32, 256, &bytes).unwrap();
    }
    complete(&mut machine);
    for p in 0..128 {
        for bank in 0..8 {
            let got = get(&machine, Space::Psum, p, bank * 2048, 8);
            let want: Vec<u8> = (0..2).flat_map(|r| seeds[2 * bank as usize + r][p as usize].to_le_bytes()).collect();
            assert_eq!(got, want, "partition {p} bank {bank}");
        }
    }
    let odd = operations::ManageSeed { num_active_rows: 15, ..manage(PeSeedMode::LOAD_SEED) };
    assert_eq!(
        fault(&mut crate::common::machine(isa("mariana"), &pe(vec![Operation::ManageSeed(odd)]))).to_string(),
        "num_active_rows: seeds are 16 rows and 128 columns"
    );
}

/// Sums of 1 + 2^-9 in BFLOAT16 cells: a quarter of them goes up to 1 + 2^-7, and which ones follows from the seeds alone.
#[test]
fn sums_round_by_the_seeds() {
    let stochastic = Choices { psum_rounding: PsumRounding::Stochastic, ..Choices::default() };
    let (columns, n) = (128u8, 512u16);
    let load = operations::LoadWeights {
        src_mem_pattern: MemPattern3dMaverickArm::T(t3(sbuf(0, 0), [0, 1, 1], [columns.into(), 1, 1])),
        in_dtype: Dtype::FP32,
        fp32_mode: PeFp32mode::LOW_HIGH,
        num_active_rows: 1,
        num_active_cols: columns,
        ..Default::default()
    };
    let matmul = operations::Matmul {
        src_mem_pattern: MemPattern3dMaverickArm::T(t3(sbuf(0, 4), [0, 1, 1], [n, 1, 1])),
        in_dtype: Dtype::FP32,
        fp32_mode: PeFp32mode::LOW_HIGH,
        dst_mem_pattern: mem3(psum(0, 3, 0), n),
        out_dtype: Dtype::BFLOAT16,
        num_active_rows: 1,
        num_active_cols: columns,
        psum_accumulate_flags: MatmulPsumAccumulateFlags(3),
        ..Default::default()
    };
    let stream = || vec![Operation::ManageSeed(manage(PeSeedMode::LOAD_SEED)), Operation::LoadWeights(load), Operation::Matmul(matmul)];
    let run = |choices: Choices| {
        let random = &mut Random(42);
        let mut machine = machine_with(isa("mariana"), choices, &pe(stream()));
        let mut seeds = vec![vec![0u32; 16]; 128];
        for number in 0..16usize {
            let row: Vec<u32> = (0..128).map(|_| random.bits() << 1).collect();
            let bytes: Vec<u8> = row.iter().flat_map(|s| s.to_le_bytes()).collect();
            machine.core_mut().sbuf.write(number as u32, 256, &bytes).unwrap();
            (0..128).for_each(|p| seeds[p][number] = row[p]);
        }
        let operands: Vec<u8> = [1.0f32, 1.0 + 2f32.powi(-9)].iter().flat_map(|v| v.to_le_bytes()).collect();
        machine.core_mut().sbuf.write(0, 0, &operands).unwrap();
        complete(&mut machine);
        (machine, seeds)
    };
    let (machine, mut seeds) = run(stochastic);
    let mut up = 0;
    for p in 0..usize::from(columns) {
        let cells = get(&machine, Space::Psum, p as u32, 3 * 2048, 2 * usize::from(n));
        for (j, cell) in cells.as_chunks::<2>().0.iter().enumerate() {
            // Bank 3, rounder by the parity of the cell; one step of the generator, whose upper half is the noise.
            let seed = &mut seeds[p][2 * 3 + j % 2];
            *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let carry = 0x4000 + (*seed >> 16) > 0xffff;
            assert_eq!(u16::from_le_bytes(*cell), 0x3f80 + u16::from(carry), "partition {p} cell {j}");
            up += u32::from(carry);
        }
    }
    let share = f64::from(up) / (128.0 * 512.0);
    assert!((share - 0.25).abs() < 0.01, "{share}");
    for p in 0..128 {
        for number in 0..16 {
            assert_eq!(machine.core().array.seeds.get(p, number), seeds[p as usize][number as usize]);
        }
    }
    // To nearest even nothing goes up, and no seed moves.
    let (machine, seeds) = run(Choices::default());
    for p in 0..128u32 {
        let cells = get(&machine, Space::Psum, p, 3 * 2048, 2 * usize::from(n));
        assert!(cells.as_chunks::<2>().0.iter().all(|c| *c == 0x3f80u16.to_le_bytes()));
        assert_eq!(machine.core().array.seeds.get(p, 7), seeds[p as usize][7]);
    }
}

/// The array holds an identity after seeds were loaded.
#[test]
fn seeds_cost_weights() {
    let load = operations::LoadWeights {
        src_mem_pattern: mem3(sbuf(0, 0), 1),
        in_dtype: Dtype::BFLOAT16,
        num_active_rows: 1,
        num_active_cols: 1,
        ..Default::default()
    };
    let matmul = operations::Matmul {
        src_mem_pattern: mem3(sbuf(0, 0), 1),
        in_dtype: Dtype::BFLOAT16,
        dst_mem_pattern: mem3(psum(0, 0, 0), 1),
        num_active_rows: 1,
        num_active_cols: 1,
        ..Default::default()
    };
    let stream = vec![Operation::LoadWeights(load), Operation::ManageSeed(manage(PeSeedMode::LOAD_SEED)), Operation::Matmul(matmul)];
    let text = fault(&mut machine(isa("mariana"), &pe(stream))).to_string();
    assert_eq!(text, "weights: no weight was ever loaded into row 0 column 0");
}

/// MAVERICK loads and saves the two seeds of a bank in products.
#[test]
fn passes_of_maverick() {
    let tile_size = TileSize::ZERO.with_row_size(6).with_col_size(TileColSize::C256);
    let load = operations::LoadWeights {
        src_mem_pattern: mem3(sbuf(0, 0), 256),
        in_dtype: Dtype::FP32,
        fp32_mode: PeFp32mode::HIGH,
        num_active_rows: 1,
        num_active_cols: 0,
        load_order: tpb_isa::enums::PeLwOrder::FIRST_COL_FIRST,
        tile_size,
        seed_mode: PeSeedMode::LOAD_SEED,
        transpose_mode: 1,
        ..Default::default()
    };
    let pass = |seed_mode, bank| operations::Matmul {
        src_mem_pattern: mem3(sbuf(0, 2048), 1),
        in_dtype: Dtype::FP32,
        fp32_mode: PeFp32mode::HIGH,
        dst_mem_pattern: MemPattern3dMaverickArm::T(t3(psum(0, bank, 0), [1; 3], [1, 1, 2])),
        num_active_rows: 1,
        num_active_cols: 0,
        tile_size,
        seed_mode,
        transpose_mode: 1,
        ..Default::default()
    };
    let stream = vec![
        Operation::LoadWeights(load),
        Operation::Matmul(pass(PeSeedMode::LOAD_SEED, 5)),
        Operation::Matmul(pass(PeSeedMode::SAVE_SEED, 5)),
        Operation::Matmul(pass(PeSeedMode::SAVE_SEED, 4)),
    ];
    let mut machine = machine(isa("maverick"), &pe(stream));
    // Patterns that no rounding of an FP32 value would keep.
    let seeds: Vec<u32> = (0..256u32).map(|c| 0x3f80_0001 + c * 0x1357).collect();
    let bytes: Vec<u8> = seeds.iter().flat_map(|s| s.to_le_bytes()).collect();
    machine.core_mut().sbuf.write(0, 0, &bytes).unwrap();
    complete(&mut machine);
    for p in 0..128usize {
        let want: Vec<u8> = [seeds[p], seeds[128 + p]].iter().flat_map(|s| s.to_le_bytes()).collect();
        assert_eq!(get(&machine, Space::Psum, p as u32, 5 * 2048, 8), want, "partition {p}");
        assert_eq!(get(&machine, Space::Psum, p as u32, 4 * 2048, 8), [0; 8], "another bank");
    }
}
