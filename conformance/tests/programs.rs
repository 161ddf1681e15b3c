//! Programs written once over operations, checked in as assembler text and bytes per generation, and run against plain loops.
//!
//! `TPB_UPDATE_PROGRAMS=1` writes the files anew.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::Engine;
use tpb_core::text::{parse_file, print};
use tpb_engines::machine::Outcome;
use tpb_engines::{Limits, run_program};
use tpb_isa::enums::{Dtype, MatmulPsumAccumulateFlags, Opcode, TileColSize, UpdateMode, WaitMode};
use tpb_isa::types::{
    Addr4, Addr4Arm, Events, MemPattern3dMaverickArm, MemPattern4dMaverickArm, PartitionOffset, Tensor3d, Tensor4d, TileSize,
};
use tpb_isa::{GENERATIONS, Isa, Operation, operations};
use tpb_neff::Program;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("programs").join(name)
}

fn isa(name: &str) -> &'static Isa {
    GENERATIONS.iter().find(|g| g.dialect.name == name).expect("a generation")
}

fn wait(idx: u8) -> Events {
    Events::ZERO.with_wait_mode(WaitMode::WAIT_FOR_SEM_GT_IMM).with_wait_idx(idx)
}

trait Then {
    fn then(self, idx: u8) -> Events;
}

impl Then for Events {
    /// Increments a semaphore on completion.
    fn then(self, idx: u8) -> Events {
        self.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(idx)
    }
}

fn sbuf(byte: u32) -> Addr4 {
    Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(byte)))
}

fn psum(bank: u32) -> Addr4 {
    Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(0x0200_0000 + (bank << 11))))
}

fn line3(at: Addr4, step: i16, count: u16) -> MemPattern3dMaverickArm {
    MemPattern3dMaverickArm::T(Tensor3d::ZERO.with_start_addr(at).with_step_elem([step, 1, 1]).with_num_elem([count, 1, 1]))
}

fn line4(at: Addr4, count: u16) -> MemPattern4dMaverickArm {
    MemPattern4dMaverickArm::T(Tensor4d::ZERO.with_start_addr(at).with_step_elem([1; 4]).with_num_elem([count, 1, 1, 1]))
}

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

/// The forms of an operation that some generation can write; the first that this one can.
fn first(isa: &Isa, forms: impl IntoIterator<Item = Operation>) -> Operation {
    let mut why = None;
    for form in forms {
        match (isa.lower)(&form) {
            Ok(_) => return form,
            Err(e) => why = Some(e),
        }
    }
    panic!("{}: {why:?}", isa.dialect.name)
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

fn context(engine: Engine) -> Context {
    Context { engine: Some(engine), stage: Stage::Neff, policy: Policy::Strict }
}

fn bytes_of(isa: &Isa, list: &[Operation]) -> Vec<u8> {
    list.iter().flat_map(|o| (isa.lower)(o).unwrap_or_else(|e| panic!("{}: {}: {e}", isa.dialect.name, o.name()))).collect()
}

fn text_of(isa: &Isa, code: &[u8]) -> String {
    let mut text = String::new();
    for record in code.as_chunks::<64>().0 {
        print(isa.dialect, record, &mut text).expect("a string takes everything");
        text.push('\n');
    }
    text
}

/// Compares a checked-in file with what it should hold, or writes it.
fn hold(path: &Path, want: &[u8]) {
    if std::env::var_os("TPB_UPDATE_PROGRAMS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(path, want).expect("the file can be written");
    }
    let have = std::fs::read(path).unwrap_or_default();
    assert!(have == want, "{} is out of date: TPB_UPDATE_PROGRAMS=1 cargo test -p tpb-conformance --test programs", path.display());
}

/// Holds the text and bytes of a program's streams, both ways.
fn hold_streams(isa: &Isa, dir: &Path, streams: &[(Engine, Vec<Operation>)]) {
    for (engine, list) in streams {
        let code = bytes_of(isa, list);
        let text = text_of(isa, &code);
        let stem = engine.name().to_ascii_lowercase();
        hold(&dir.join(format!("{stem}.asm")), text.as_bytes());
        hold(&dir.join(format!("{stem}.bin")), &code);
        let back: Vec<u8> = parse_file(isa.dialect, &text).flat_map(|s| s.expect("printed text parses").record).collect();
        assert_eq!(back, code, "{} {stem}.asm", isa.dialect.name);
        for (i, record) in code.as_chunks::<64>().0.iter().enumerate() {
            let mut broken = Vec::new();
            (isa.check)(record, &context(*engine), &mut |f| broken.push(f.rule.id));
            assert_eq!(broken, Vec::<&str>::new(), "{} {stem} instruction {i}", isa.dialect.name);
        }
    }
}

/// Values that BFLOAT16 holds, and whose products and partial sums round in FP32.
fn values(seed: u32, count: usize) -> Vec<f32> {
    let mut state = seed;
    (0..count)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let sign = (state >> 31) << 31;
            let exponent = 120 + (state >> 8) % 12;
            f32::from_bits(sign | exponent << 23 | ((state >> 16) & 0x7f) << 16)
        })
        .collect()
}

fn bf16(list: &[f32]) -> Vec<u8> {
    list.iter().flat_map(|v| ((v.to_bits() >> 16) as u16).to_le_bytes()).collect()
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

#[test]
fn a_deadlock_names_both_waiters() {
    let isa = isa("sunda");
    let dir = folder("deadlock");
    let signal = |events: Events| Operation::EventSemaphore(operations::EventSemaphore { events, ..Default::default() });
    let streams = [(Engine::Pe, vec![signal(wait(1).then(2))]), (Engine::Act, vec![signal(wait(2).then(1))])];
    hold_streams(isa, &dir, &streams);
    let program = Program::load(&dir).unwrap_or_else(|e| panic!("{e}"));
    let run = run_program(isa, &program, &BTreeMap::new(), &Limits::default()).unwrap_or_else(|e| panic!("{e}"));
    let Outcome::Deadlock { waiters } = &run.outcome else { panic!("{}", run.outcome) };
    assert_eq!(waiters.iter().map(|w| w.at.engine).collect::<Vec<_>>(), [Engine::Pe, Engine::Act]);
    let text = run.outcome.to_string();
    for part in [
        "PE instruction 0 (EVENT_SEMAPHORE)",
        "ACT instruction 0 (EVENT_SEMAPHORE)",
        "semaphore 1 > 0 (it is 0)",
        "semaphore 2 > 0 (it is 0)",
    ] {
        assert!(text.contains(part), "{part} is not in: {text}");
    }
}
