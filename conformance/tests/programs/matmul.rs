//! A matmul of two accumulated halves.

use std::collections::BTreeMap;

use tpb_core::dialect::Engine;
use tpb_engines::machine::Outcome;
use tpb_engines::{Limits, run_program};
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, Opcode, TileColSize};
use tpb_isa::types::{Events, TileSize};
use tpb_isa::{Isa, Operation, operations};
use tpb_neff::Program;

use crate::harness::*;

/// Places in a partition of SBUF, and the semaphores, of the matmul program.
mod matmul {
    pub(crate) const ROWS: u8 = 128;
    pub(crate) const COLUMNS: u8 = 64;
    pub(crate) const FREE: u16 = 96;
    pub(crate) const WEIGHTS: [u32; 2] = [0, 128];
    pub(crate) const MOVING: [u32; 2] = [256, 448];
    pub(crate) const OUT: u32 = 1024;
    pub(crate) const LOADED: u8 = 20;
    pub(crate) const MULTIPLIED: u8 = 21;
    pub(crate) const COPIED: u8 = 22;
}

/// K = 256 as two accumulated halves: W is 256 x 64, X is 256 x 96, both BFLOAT16; the product is FP32.
fn matmul_streams(isa: &Isa) -> Vec<(Engine, Vec<Operation>)> {
    use matmul::*;
    // Where a generation states the tile and the cross bus, they are the whole array and the compiler's constant.
    let tile = TileSize::ZERO.with_row_size(7).with_col_size(TileColSize::C128);
    let load = |half: usize, events: Events| {
        let last = sbuf(WEIGHTS[half] + 2 * (u32::from(COLUMNS) - 1));
        // The first element read goes to the last column.
        let plain = operations::LoadWeights {
            events,
            src_mem_pattern: line3(last, -1, COLUMNS.into()),
            in_dtype: Dtype::BFLOAT16,
            num_active_rows: ROWS,
            num_active_cols: COLUMNS,
            ..Default::default()
        };
        let forms = [plain.with_tile_size(tile), plain.with_xbus_sel(0x10), plain];
        first(isa, forms.map(Operation::LoadWeights))
    };
    let multiply = |half: usize, events: Events, flags: [MatmulPsumAccumulateFlags; 2]| {
        let plain = operations::Matmul {
            events,
            src_mem_pattern: line3(sbuf(MOVING[half]), 1, FREE),
            dst_mem_pattern: line3(psum(2), 1, FREE),
            in_dtype: Dtype::BFLOAT16,
            num_active_rows: ROWS,
            num_active_cols: COLUMNS,
            ..Default::default()
        };
        let outs = [Dtype::FP32, Dtype::INVALID];
        let forms = flags.into_iter().flat_map(|f| {
            let grouped = plain.with_psum_accumulate_flags(f);
            outs.into_iter().flat_map(move |o| {
                let typed = grouped.with_out_dtype(o);
                [typed.with_tile_size(tile), typed.with_xbus_sel(0x10), typed]
            })
        });
        let legal = |o: &Operation| (isa.lower)(o).is_ok_and(|r| (isa.is_valid)(&r, &context(Engine::Pe)));
        first(isa, forms.map(Operation::Matmul).filter(legal))
    };
    let (start, end) = (MatmulPsumAccumulateFlags::BEGIN_MATMUL_GROUP, MatmulPsumAccumulateFlags::END_MATMUL_GROUP);
    let (single, middle) = (MatmulPsumAccumulateFlags::SINGLE, MatmulPsumAccumulateFlags::MULTI_MID);
    let trigger = |queue: &str, events: Events| {
        let mut name = [0; 32];
        name[..queue.len()].copy_from_slice(queue.as_bytes());
        Operation::DmaTrigger(operations::DmaTrigger { events, dma_queue_name: name, ..Default::default() })
    };
    let signal = |events: Events| Operation::EventSemaphore(operations::EventSemaphore { events, ..Default::default() });
    let copy = operations::Copy {
        opcode: Opcode::COPY,
        events: wait(MULTIPLIED).then(COPIED),
        src_mem_pattern: line4(psum(2), FREE),
        dst_mem_pattern: line4(sbuf(OUT), FREE),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: COLUMNS,
        ..Default::default()
    };
    vec![
        (
            Engine::Pe,
            vec![
                load(0, wait(LOADED)),
                multiply(0, Events::ZERO, [start, single]),
                load(1, Events::ZERO),
                multiply(1, Events::ZERO.then(MULTIPLIED), [end, middle]),
            ],
        ),
        (Engine::Dve, vec![Operation::Copy(copy)]),
        (
            Engine::Pool,
            vec![trigger("q_in", Events::ZERO), signal(wait(10).then(LOADED)), trigger("q_out", wait(COPIED)), signal(wait(11))],
        ),
    ]
}

#[test]
fn matmul_of_two_accumulated_halves() {
    use matmul::*;
    for name in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let isa = isa(name);
        let dir = folder("matmul_k256").join(name);
        hold_streams(isa, &dir, &matmul_streams(isa));

        let (m, n) = (usize::from(COLUMNS), usize::from(FREE));
        let (w, x) = (values(1, 256 * m), values(2, 256 * n));
        let inputs = BTreeMap::from([("w".to_owned(), bf16(&w)), ("x".to_owned(), bf16(&x))]);
        let program = Program::load(&dir).unwrap_or_else(|e| panic!("{name}: {e}"));
        let run = run_program(isa, &program, &inputs, &Limits::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(matches!(run.outcome, Outcome::Completed { .. }), "{name}: {}", run.outcome);

        // The reference: each half summed over ascending rows, then added to the other, all in FP32.
        let mut want = Vec::new();
        for i in 0..m {
            for j in 0..n {
                let half = |from: usize| (from..from + 128).fold(0.0f32, |s, k| s + w[k * m + i] * x[k * n + j]);
                want.extend((half(0) + half(128)).to_le_bytes());
            }
        }
        assert!(run.outputs["y"] == want, "{name}: the product differs from the plain loops");
    }
}
