//! Operations of programs, and the files that hold their streams.

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
use tpb_pwp::known::named;
use tpb_pwp::tables::CamLayout;
use tpb_pwp::{Set, Tables};

use crate::reference::reference;

/// Where a program's files are.
pub(crate) fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("programs").join(name)
}

/// The generation of this name.
pub(crate) fn isa(name: &str) -> &'static Isa {
    GENERATIONS.iter().find(|g| g.dialect.name == name).expect("a generation")
}

/// Waits until a semaphore is above 0.
pub(crate) fn wait(idx: u8) -> Events {
    Events::ZERO.with_wait_mode(WaitMode::WAIT_FOR_SEM_GT_IMM).with_wait_idx(idx)
}

/// What follows a wait.
pub(crate) trait Then {
    fn then(self, idx: u8) -> Events;
}

impl Then for Events {
    /// Increments a semaphore on completion.
    fn then(self, idx: u8) -> Events {
        self.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(idx)
    }
}

/// A byte of SBUF, from partition 0 on.
pub(crate) fn sbuf(byte: u32) -> Addr4 {
    Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(byte)))
}

/// A bank of PSUM, from partition 0 on.
pub(crate) fn psum(bank: u32) -> Addr4 {
    Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(0x0200_0000 + (bank << 11))))
}

/// Elements at equal steps.
pub(crate) fn line3(at: Addr4, step: i16, count: u16) -> MemPattern3dMaverickArm {
    MemPattern3dMaverickArm::T(Tensor3d::ZERO.with_start_addr(at).with_step_elem([step, 1, 1]).with_num_elem([count, 1, 1]))
}

/// Neighbours.
pub(crate) fn line4(at: Addr4, count: u16) -> MemPattern4dMaverickArm {
    MemPattern4dMaverickArm::T(Tensor4d::ZERO.with_start_addr(at).with_step_elem([1; 4]).with_num_elem([count, 1, 1, 1]))
}

/// The forms of an operation that some generation can write; the first that this one can.
pub(crate) fn first(isa: &Isa, forms: impl IntoIterator<Item = Operation>) -> Operation {
    let mut why = None;
    for form in forms {
        match (isa.lower)(&form) {
            Ok(_) => return form,
            Err(e) => why = Some(e),
        }
    }
    panic!("{}: {why:?}", isa.dialect.name)
}

/// How records of programs are judged.
pub(crate) fn context(engine: Engine) -> Context {
    Context { engine: Some(engine), stage: Stage::Neff, policy: Policy::Strict }
}

/// The stream of some operations.
pub(crate) fn bytes_of(isa: &Isa, list: &[Operation]) -> Vec<u8> {
    list.iter().flat_map(|o| (isa.lower)(o).unwrap_or_else(|e| panic!("{}: {}: {e}", isa.dialect.name, o.name()))).collect()
}

/// A stream as text.
pub(crate) fn text_of(isa: &Isa, code: &[u8]) -> String {
    let mut text = String::new();
    for record in code.as_chunks::<64>().0 {
        print(isa.dialect, record, &mut text).expect("a string takes everything");
        text.push('\n');
    }
    text
}

/// Compares a checked-in file with what it should hold, or writes it.
pub(crate) fn hold(path: &Path, want: &[u8]) {
    if std::env::var_os("TPB_UPDATE_PROGRAMS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        std::fs::write(path, want).expect("the file can be written");
    }
    let have = std::fs::read(path).unwrap_or_default();
    assert!(have == want, "{} is out of date: TPB_UPDATE_PROGRAMS=1 cargo test -p tpb-conformance --test programs", path.display());
}

/// Holds the text and bytes of a program's streams, both ways.
pub(crate) fn hold_streams(isa: &Isa, dir: &Path, streams: &[(Engine, Vec<Operation>)]) {
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

/// Holds a program's files, and runs it from them: what it puts out.
pub(crate) fn run<const N: usize>(
    name: &str,
    isa: &'static Isa,
    streams: &[(Engine, Vec<Operation>)],
    inputs: [(&str, Vec<u8>); N],
) -> BTreeMap<String, Vec<u8>> {
    let dir = folder(name).join(isa.dialect.name);
    hold_streams(isa, &dir, streams);
    let program = Program::load(&dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
    let inputs = inputs.map(|(name, bytes)| (name.to_owned(), bytes)).into();
    let run = run_program(isa, &program, &inputs, &Limits::default()).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
    assert!(matches!(run.outcome, Outcome::Completed { .. }), "{}: {}", dir.display(), run.outcome);
    run.outputs
}

/// Compares a result with plain loops, to the bit.
pub(crate) fn same(isa: &Isa, got: &[f32], want: &[f32]) {
    let differing = got.iter().zip(want).filter(|(g, w)| g.to_bits() != w.to_bits()).count();
    assert_eq!((got.len(), differing), (want.len(), 0), "{}: the result differs from the plain loops", isa.dialect.name);
}

/// Values that BFLOAT16 holds, and whose products and partial sums round in FP32.
pub(crate) fn values(seed: u32, count: usize) -> Vec<f32> {
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

/// Values that BFLOAT16 holds, as bytes.
pub(crate) fn bf16(list: &[f32]) -> Vec<u8> {
    list.iter().flat_map(|v| ((v.to_bits() >> 16) as u16).to_le_bytes()).collect()
}

/// The whole array as MAVERICK's tile; the compiler's constant for the cross bus stands where a generation has one.
const TILE: TileSize = TileSize::ZERO.with_row_size(7).with_col_size(TileColSize::C128);

/// LDWEIGHTS of BFLOAT16 neighbours from a byte of SBUF on, in so many rows and columns. The first element read goes to the last column.
pub(crate) fn load_weights(isa: &Isa, from: u32, (rows, columns): (u8, u8), events: Events) -> Operation {
    let last = sbuf(from + 2 * (u32::from(columns) - 1));
    let plain = operations::LoadWeights {
        events,
        src_mem_pattern: line3(last, -1, columns.into()),
        in_dtype: Dtype::BFLOAT16,
        num_active_rows: rows,
        num_active_cols: columns,
        ..Default::default()
    };
    let forms = [plain.with_tile_size(TILE), plain.with_xbus_sel(0x10), plain];
    first(isa, forms.map(Operation::LoadWeights))
}

/// MATMUL of BFLOAT16 neighbours into FP32 ones, by rows, columns and elements; the first of the flags that the generation has.
pub(crate) fn multiply(
    isa: &Isa,
    (from, to): (u32, Addr4),
    (rows, columns, count): (u8, u8, u16),
    events: Events,
    flags: [MatmulPsumAccumulateFlags; 2],
) -> Operation {
    let plain = operations::Matmul {
        events,
        src_mem_pattern: line3(sbuf(from), 1, count),
        dst_mem_pattern: line3(to, 1, count),
        in_dtype: Dtype::BFLOAT16,
        num_active_rows: rows,
        num_active_cols: columns,
        ..Default::default()
    };
    let outs = [Dtype::FP32, Dtype::INVALID];
    let forms = flags.into_iter().flat_map(|f| {
        let grouped = plain.with_psum_accumulate_flags(f);
        outs.into_iter().flat_map(move |o| {
            let typed = grouped.with_out_dtype(o);
            [typed.with_tile_size(TILE), typed.with_xbus_sel(0x10), typed]
        })
    });
    let legal = |o: &Operation| (isa.lower)(o).is_ok_and(|r| (isa.is_valid)(&r, &context(Engine::Pe)));
    first(isa, forms.map(Operation::Matmul).filter(legal))
}

/// Starts a queue.
pub(crate) fn trigger(queue: &str, events: Events) -> Operation {
    let mut name = [0; 32];
    name[..queue.len()].copy_from_slice(queue.as_bytes());
    Operation::DmaTrigger(operations::DmaTrigger { events, dma_queue_name: name, ..Default::default() })
}

/// POOL's part: the inputs come in, and once all is done the outputs leave.
pub(crate) fn transfers(loaded: u8, done: u8) -> Vec<Operation> {
    vec![trigger("q_in", Events::ZERO), signal(wait(10).then(loaded)), trigger("q_out", wait(done)), signal(wait(11))]
}

/// FP32 neighbours from one place to another, in so many partitions.
pub(crate) fn copy(from: Addr4, to: Addr4, (channels, count): (u8, u16), events: Events) -> Operation {
    Operation::Copy(operations::Copy {
        opcode: Opcode::COPY,
        events,
        src_mem_pattern: line4(from, count),
        dst_mem_pattern: line4(to, count),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        num_active_channels: channels,
        ..Default::default()
    })
}

/// Waits, and updates.
pub(crate) fn signal(events: Events) -> Operation {
    Operation::EventSemaphore(operations::EventSemaphore { events, ..Default::default() })
}

/// A product on its own.
pub(crate) const ALONE: [MatmulPsumAccumulateFlags; 2] = [MatmulPsumAccumulateFlags::SINGLE; 2];

/// Numbers between -1 and 1 that BFLOAT16 holds.
pub(crate) fn moderate(seed: u32, count: usize) -> Vec<f32> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 16
    };
    (0..count).map(|_| (next() % 255) as f32 / 128.0 - 127.0 / 128.0).collect()
}

/// FP32 values, as bytes.
pub(crate) fn fp32(list: &[f32]) -> Vec<u8> {
    list.iter().flat_map(|v| v.to_le_bytes()).collect()
}

/// FP32 values of bytes.
pub(crate) fn from_fp32(bytes: &[u8]) -> Vec<f32> {
    bytes.as_chunks::<4>().0.iter().map(|b| f32::from_le_bytes(*b)).collect()
}

/// BFLOAT16 values of bytes.
pub(crate) fn from_bf16(bytes: &[u8]) -> Vec<f32> {
    bytes.as_chunks::<2>().0.iter().map(|b| f32::from_bits(u32::from(u16::from_le_bytes(*b)) << 16)).collect()
}

/// To nearest even at BFLOAT16's seven mantissa bits.
pub(crate) fn round_bf16(v: f32) -> f32 {
    let bits = v.to_bits();
    f32::from_bits((bits + 0x7fff + (bits >> 16 & 1)) & 0xffff_0000)
}

/// A built-in activation table, evaluated from its bytes by a plain reading of the facts.
pub(crate) struct Table(Tables);

impl Table {
    pub(crate) fn new(name: &str) -> Self {
        let known = named(name).expect("a function");
        let set = Set::assemble(name, [(name, known.code.0, &known.function())]).expect("a set");
        Self(set.tables(CamLayout::Cayman))
    }

    pub(crate) fn at(&self, x: f32) -> f32 {
        reference(&self.0, 0, x).expect("a bucket")
    }
}
