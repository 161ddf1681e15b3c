//! Products that move bits.

use tpb_engines::memory::Space;
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, PeFp32mode};
use tpb_isa::{Operation, operations};

use crate::common::{Random, complete, fault, get, isa, machine};
use crate::reference::{Walk, pe, psum_at, sbuf_at, size};

/// Bits of 1 in a type.
fn one(dtype: Dtype) -> Vec<u8> {
    match dtype {
        Dtype::FP32 => 0x3f80_0000u32.to_le_bytes().to_vec(),
        Dtype::FP16 => 0x3c00u16.to_le_bytes().to_vec(),
        Dtype::BFLOAT16 => 0x3f80u16.to_le_bytes().to_vec(),
        Dtype::FP8_EXP3 => vec![0x30],
        Dtype::FP8_EXP4 => vec![0x38],
        _ => vec![0x3c],
    }
}

fn operations(dtype: Dtype, rows: u8, columns: u8, flags: u8) -> Vec<Operation> {
    let bytes = size(dtype);
    let fp32_mode = if dtype == Dtype::FP32 { PeFp32mode::LOW_HIGH } else { PeFp32mode::NONE };
    let out = if bytes == 4 { 4 } else { 2 };
    let load = operations::LoadWeights {
        // Backwards, so that column f holds element f.
        src_mem_pattern: Walk {
            start: (i64::from(columns) - 1) * bytes as i64,
            size: bytes,
            steps: [-1, 1, 1],
            counts: [columns.into(), 1, 1],
        }
        .pattern(sbuf_at(0)),
        in_dtype: dtype,
        fp32_mode,
        num_active_rows: rows,
        num_active_cols: columns,
        transpose_mode: 1,
        ..Default::default()
    };
    let matmul = operations::Matmul {
        src_mem_pattern: Walk::row(1024, bytes, rows.into()).pattern(sbuf_at(0)),
        in_dtype: dtype,
        fp32_mode,
        dst_mem_pattern: Walk::row(0, out, rows.into()).pattern(psum_at(0)),
        num_active_rows: rows,
        num_active_cols: columns,
        transpose_mode: 1,
        psum_accumulate_flags: MatmulPsumAccumulateFlags(flags),
        ..Default::default()
    };
    vec![Operation::LoadWeights(load), Operation::Matmul(matmul)]
}

/// Any bits at all, infinities and NaN among them: `dst[f, p] = data[p, f]`.
#[test]
fn bits_move() {
    let random = &mut Random(11);
    for (generation, dtype) in [
        ("cayman", Dtype::BFLOAT16),
        ("cayman", Dtype::FP16),
        ("mariana", Dtype::FP8_EXP4),
        ("cayman", Dtype::FP8_EXP5),
        ("mariana", Dtype::FP8_EXP3),
        ("mariana", Dtype::FP32),
        ("maverick", Dtype::BFLOAT16),
    ] {
        let (rows, columns, bytes) = (128u8, 96u8, size(dtype));
        let mut machine = machine(isa(generation), &pe(operations(dtype, rows, columns, 3)));
        let data: Vec<Vec<u8>> = (0..rows).map(|_| (0..usize::from(columns) * bytes).map(|_| random.bits() as u8).collect()).collect();
        for p in 0..usize::from(rows) {
            let mut identity = vec![0; usize::from(rows) * bytes];
            identity[p * bytes..(p + 1) * bytes].copy_from_slice(&one(dtype));
            machine.core_mut().sbuf.write(p as u32, 0, &data[p]).unwrap();
            machine.core_mut().sbuf.write(p as u32, 1024, &identity).unwrap();
        }
        complete(&mut machine);
        let out = if bytes == 4 { 4 } else { 2 };
        for f in 0..usize::from(columns) {
            let got = get(&machine, Space::Psum, f as u32, 0, usize::from(rows) * out);
            for (p, got) in got.chunks_exact(out).enumerate() {
                let mut want = data[p][f * bytes..(f + 1) * bytes].to_vec();
                // Eight bits come out as sixteen.
                want.resize(out, 0);
                assert_eq!(got, want, "{generation} {dtype:?} {f} {p}");
            }
        }
    }
}

#[test]
fn what_cannot_be_moved() {
    let run = |flags, second: [f32; 2]| {
        let mut machine = machine(isa("mariana"), &pe(operations(Dtype::FP32, 2, 2, flags)));
        for (p, row) in [[1.0f32, second[0]], [0.0, second[1]]].iter().enumerate() {
            machine.core_mut().sbuf.write(p as u32, 0, &[0; 8]).unwrap();
            let bytes: Vec<u8> = row.iter().flat_map(|v| v.to_le_bytes()).collect();
            machine.core_mut().sbuf.write(p as u32, 1024, &bytes).unwrap();
        }
        fault(&mut machine).to_string()
    };
    let single = "src_mem_pattern: an element of a transposing product needs a single 1 among its rows";
    assert_eq!(run(3, [1.0, 1.0]), single);
    assert_eq!(run(3, [0.0, 0.0]), single);
    assert_eq!(run(3, [0.0, 2.0]), single);
    assert_eq!(run(0, [0.0, 1.0]), "psum_accumulate_flags: a transposing product moves bits and cannot be added");
}
