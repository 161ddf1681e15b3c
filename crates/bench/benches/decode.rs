//! One MATMUL record of SUNDA to an instruction, and three of its fields read: the generated crate, binrw, deku. A mixed stream beside it.
#![allow(missing_docs)]

use std::io::Cursor;

use binrw::BinRead;
use deku::prelude::*;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tpb_conformance::strata::stream;
use tpb_core::RecordBytes;
use tpb_sunda::Instruction;

fn main() {
    divan::main();
}

/// Records in one round.
const COUNT: usize = 4096;

/// A matmul as an encoder writes it.
fn matmul() -> Vec<RecordBytes> {
    let mut record = [0; 64];
    record[..12].copy_from_slice(&[0x02, 0x10, 0, 0, 4, 10, 0x13, 22, 0, 0, 0, 0]);
    record[16..32].copy_from_slice(&[0, 0x10, 0, 0, 1, 0, 0x80, 0, 0, 0, 0x80, 0, 4, 0, 1, 0]);
    record[32..48].copy_from_slice(&[6, 0, 0, 0, 0, 0, 128, 128, 0, 0, 0, 3, 15, 15, 0x10, 0]);
    record[48..64].copy_from_slice(&[0, 0, 0, 2, 1, 0, 0x80, 0, 0, 0, 0x80, 0, 4, 0, 1, 0]);
    vec![record; COUNT]
}

fn three_fields(instruction: &Instruction) -> u64 {
    match instruction {
        Instruction::Matmul(m) => u64::from(m.in_dtype().0) + u64::from(m.num_active_rows()) + u64::from(m.src_mem_pattern().num_elem()[0]),
        _ => 0,
    }
}

#[divan::bench]
fn matmul_ours(bencher: Bencher<'_, '_>) {
    let records = matmul();
    bencher
        .counter(ItemsCount::new(COUNT))
        .bench_local(|| black_box(&records).iter().map(|r| three_fields(&Instruction::decode(black_box(r)))).fold(0u64, u64::wrapping_add));
}

/// The instruction is made in memory before its fields are read, as where it is handed on.
#[divan::bench]
fn matmul_ours_kept(bencher: Bencher<'_, '_>) {
    let records = matmul();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        let fields = |r: &RecordBytes| three_fields(black_box(&Instruction::decode(black_box(r))));
        black_box(&records).iter().map(fields).fold(0u64, u64::wrapping_add)
    });
}

#[divan::bench]
fn matmul_binrw_kept(bencher: Bencher<'_, '_>) {
    let records = matmul();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        let fields = |r: &RecordBytes| match black_box(&binrw_way::Instruction::read(&mut Cursor::new(black_box(&r[..])))) {
            Ok(binrw_way::Instruction::Matmul(m)) => {
                u64::from(m.in_dtype) + u64::from(m.num_active_rows) + u64::from(m.src_mem_pattern.num_elem[0])
            }
            Err(_) => 0,
        };
        black_box(&records).iter().map(fields).fold(0u64, u64::wrapping_add)
    });
}

#[divan::bench]
fn matmul_deku_kept(bencher: Bencher<'_, '_>) {
    let records = matmul();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        let fields = |r: &RecordBytes| match black_box(&deku_way::Instruction::from_bytes((black_box(&r[..]), 0))) {
            Ok((_, deku_way::Instruction::Matmul(m))) => {
                u64::from(m.in_dtype) + u64::from(m.num_active_rows) + u64::from(m.src_mem_pattern.num_elem[0])
            }
            Err(_) => 0,
        };
        black_box(&records).iter().map(fields).fold(0u64, u64::wrapping_add)
    });
}

#[divan::bench]
fn mixed_ours(bencher: Bencher<'_, '_>) {
    let records = stream(tpb_isa::generation("sunda").expect("a generation").dialect, COUNT, 1);
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        let known = |r: &RecordBytes| !matches!(Instruction::decode(black_box(r)), Instruction::Unknown(_));
        black_box(&records).iter().filter(|r| known(r)).count()
    });
}

#[divan::bench]
fn matmul_binrw(bencher: Bencher<'_, '_>) {
    let records = matmul();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        let fields = |r: &RecordBytes| match binrw_way::Instruction::read(&mut Cursor::new(black_box(&r[..]))) {
            Ok(binrw_way::Instruction::Matmul(m)) => {
                u64::from(m.in_dtype) + u64::from(m.num_active_rows) + u64::from(m.src_mem_pattern.num_elem[0])
            }
            Err(_) => 0,
        };
        black_box(&records).iter().map(fields).fold(0u64, u64::wrapping_add)
    });
}

#[divan::bench]
fn matmul_deku(bencher: Bencher<'_, '_>) {
    let records = matmul();
    bencher.counter(ItemsCount::new(COUNT)).bench_local(|| {
        let fields = |r: &RecordBytes| match deku_way::Instruction::from_bytes((black_box(&r[..]), 0)) {
            Ok((_, deku_way::Instruction::Matmul(m))) => {
                u64::from(m.in_dtype) + u64::from(m.num_active_rows) + u64::from(m.src_mem_pattern.num_elem[0])
            }
            Err(_) => 0,
        };
        black_box(&records).iter().map(fields).fold(0u64, u64::wrapping_add)
    });
}

/// The layout as one would declare it for binrw.
#[allow(dead_code)]
mod binrw_way {
    use super::BinRead;

    #[derive(BinRead, Debug)]
    #[br(little)]
    pub(crate) enum Instruction {
        #[br(magic = 0x02u8)]
        Matmul(Matmul),
    }

    #[derive(BinRead, Debug)]
    #[br(little)]
    pub(crate) struct Events {
        pub(crate) wait_mode: u8,
        pub(crate) wait_idx: u8,
        pub(crate) update_mode: u8,
        pub(crate) update_idx: u8,
        pub(crate) semaphore_value: u32,
    }

    #[derive(BinRead, Debug)]
    #[br(little)]
    pub(crate) struct Tensor3d {
        pub(crate) start_addr: u32,
        pub(crate) step_elem: [i16; 3],
        pub(crate) num_elem: [u16; 3],
    }

    #[derive(BinRead, Debug)]
    #[br(little)]
    pub(crate) struct Matmul {
        pub(crate) inst_word_len: u8,
        pub(crate) debug_cmd: u8,
        pub(crate) debug_hint: u8,
        pub(crate) events: Events,
        pub(crate) reserved0: [u8; 4],
        pub(crate) src_mem_pattern: Tensor3d,
        pub(crate) in_dtype: u8,
        pub(crate) fp32_mode: u8,
        pub(crate) reserved1: u8,
        pub(crate) perf_opt: u8,
        pub(crate) quant_offset: [u8; 2],
        pub(crate) num_active_rows: u8,
        pub(crate) num_active_cols: u8,
        pub(crate) reserved2: [u8; 3],
        pub(crate) psum_accumulate_flags: u8,
        pub(crate) row_grp: u8,
        pub(crate) col_grp: u8,
        pub(crate) xbus_sel: u8,
        pub(crate) psum_zero_region: u8,
        pub(crate) dst_mem_pattern: Tensor3d,
    }
}

/// The layout as one would declare it for deku.
#[allow(dead_code)]
mod deku_way {
    use super::*;

    #[derive(DekuRead, Debug)]
    #[deku(id_type = "u8", endian = "little")]
    pub(crate) enum Instruction {
        #[deku(id = "0x02")]
        Matmul(Matmul),
    }

    #[derive(DekuRead, Debug)]
    #[deku(endian = "endian", ctx = "endian: deku::ctx::Endian")]
    pub(crate) struct Events {
        pub(crate) wait_mode: u8,
        pub(crate) wait_idx: u8,
        pub(crate) update_mode: u8,
        pub(crate) update_idx: u8,
        pub(crate) semaphore_value: u32,
    }

    #[derive(DekuRead, Debug)]
    #[deku(endian = "endian", ctx = "endian: deku::ctx::Endian")]
    pub(crate) struct Tensor3d {
        pub(crate) start_addr: u32,
        pub(crate) step_elem: [i16; 3],
        pub(crate) num_elem: [u16; 3],
    }

    #[derive(DekuRead, Debug)]
    #[deku(endian = "endian", ctx = "endian: deku::ctx::Endian")]
    pub(crate) struct Matmul {
        pub(crate) inst_word_len: u8,
        pub(crate) debug_cmd: u8,
        pub(crate) debug_hint: u8,
        pub(crate) events: Events,
        pub(crate) reserved0: [u8; 4],
        pub(crate) src_mem_pattern: Tensor3d,
        pub(crate) in_dtype: u8,
        pub(crate) fp32_mode: u8,
        pub(crate) reserved1: u8,
        pub(crate) perf_opt: u8,
        pub(crate) quant_offset: [u8; 2],
        pub(crate) num_active_rows: u8,
        pub(crate) num_active_cols: u8,
        pub(crate) reserved2: [u8; 3],
        pub(crate) psum_accumulate_flags: u8,
        pub(crate) row_grp: u8,
        pub(crate) col_grp: u8,
        pub(crate) xbus_sel: u8,
        pub(crate) psum_zero_region: u8,
        pub(crate) dst_mem_pattern: Tensor3d,
    }
}
