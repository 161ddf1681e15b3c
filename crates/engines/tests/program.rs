//! Programs from a directory: the known sample, and one of our own that goes through SBUF, PE and PSUM.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::choices::DmaIncrement;
use tpb_engines::machine::Outcome;
use tpb_engines::{Choices, Limits, RunError, run_program};
use tpb_isa::enums::{Dtype, Opcode, PeFp32mode, UpdateMode, WaitMode};
use tpb_isa::{Isa, Operation, operations};
use tpb_neff::Program;

/// A fresh directory with these files.
fn directory(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let unique = format!("engines-{name}-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(unique);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).unwrap();
    for (file, bytes) in files {
        fs::write(dir.join(file), bytes).unwrap();
    }
    dir
}

fn hex(text: &str) -> Vec<u8> {
    let digits: Vec<_> = text.chars().filter(|c| !c.is_whitespace()).collect();
    digits.chunks(2).map(|d| u8::from_str_radix(&d.iter().collect::<String>(), 16).unwrap()).collect()
}

/// The sample that the runtime library embeds (`neff/concrete-carve.md`): a gradient goes in, is reduced over all ranks, comes out.
fn sample() -> Program {
    let pe = hex("c8100000040a131600000000040a000003000000040000002000000000000000
         0100000000000000000000000000000000000000000000000000000000000000");
    let pool = hex("c11000000000000000000000715f6772616469656e745f696e00000000000000
         0000000000000000000000000000000000000000000000000000000000000000
         c11000000416000000000000715f6772616469656e745f6f7574000000000000
         0000000000000000000000000000000000000000000000000000000000000000
         a0100000040b0000000000000000000000000000000000000000000000000000
         0000000000000000000000000000000000000000000000000000000000000000");
    let def = br##"{"act": "act.json", "dve": "dve.json", "pe": "pe.json", "pool": "pool.json",
        "debug_info": {"wavegraph": "wavegraph-bin.json"},
        "dma_queue": {"q_gradient_in": {"owner": "pool", "semaphore": 10, "type": "in"},
                      "q_gradient_out": {"owner": "pool", "semaphore": 11, "type": "out"}},
        "git_version": "", "name": "definition", "version": "0.6-", "replica_groups": [[]],
        "runtime_statebuffer_reservation": [],
        "var": {"SB": {"type": "state-buffer", "var_id": 1},
                "input": {"#transfer-type": "input", "type": "input", "size": 128, "element_size": 4, "var_id": 0},
                "output": {"#transfer-type": "output", "type": "output", "size": 128, "element_size": 4, "var_id": 2,
                           "#file-name": "value_nn__output:0-simout.npy"},
                "gradient_in": {"#transfer-type": "tmp-buf", "type": "tmp-buf", "size": 128, "var_id": 3},
                "gradient_out": {"#transfer-type": "tmp-buf", "type": "tmp-buf", "size": 128, "var_id": 4}}}"##;
    let desc = |from, to| {
        format!(
            r#""desc": [{{"from": "{from}", "to": "{to}", "from_sizes": [128, 1], "from_steps": [1, 128],
                "to_sizes": [128, 1], "to_steps": [1, 128]}}]"#
        )
    };
    let pool_json = format!(
        r#"{{"dma": [{{"id": 0, "queue": "q_gradient_in", {}}}, {{"id": 0, "queue": "q_gradient_out", {}}}],
            "instr": "pool.bin", "name": "pool_array_json"}}"#,
        desc("input", "gradient_in"),
        desc("gradient_out", "output"),
    );
    let empty = |engine| format!(r#"{{"dma": [], "instr": "{engine}.bin", "name": "{engine}_array_json"}}"#);
    let dir = directory(
        "sample",
        &[
            ("def.json", def),
            ("pe.json", empty("pe").as_bytes()),
            ("act.json", empty("act").as_bytes()),
            ("dve.json", empty("dve").as_bytes()),
            ("sp.json", empty("sp").as_bytes()),
            ("pool.json", pool_json.as_bytes()),
            ("pe.bin", &pe),
            ("pool.bin", &pool),
            ("act.bin", b""),
            ("dve.bin", b""),
            ("sp.bin", b""),
        ],
    );
    Program::load(dir).unwrap()
}

fn inputs(pairs: &[(&str, Vec<u8>)]) -> BTreeMap<String, Vec<u8>> {
    pairs.iter().map(|(n, b)| ((*n).to_owned(), b.clone())).collect()
}

/// On one rank the sample hands its input through, in every generation with 8-byte events.
#[test]
fn the_sample_runs() {
    let program = sample();
    let input: Vec<u8> = (0..32).flat_map(|i| (i as f32 * 1.5 - 7.0).to_le_bytes()).collect();
    for generation in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let run = run_program(isa(generation), &program, &inputs(&[("input", input.clone())]), &Limits::default());
        let run = run.unwrap();
        // Four instructions of two phases, two transfers and a collective.
        assert_eq!(run.outcome, Outcome::Completed { steps: 11, halted: vec![] });
        assert_eq!(run.outputs, inputs(&[("output", input.clone())]));
    }
    // Other increments of the queue's semaphore are as good: the program waits for more than 0.
    let limits = Limits { choices: Choices { dma_increment: DmaIncrement::Fixed(16), ..Choices::default() }, ..Limits::default() };
    let run = run_program(isa("sunda"), &program, &inputs(&[("input", input.clone())]), &limits).unwrap();
    assert_eq!(run.outputs["output"], input);
}

/// Without the first transfer, all wait; the report names queue and collective.
#[test]
fn a_sample_without_its_first_transfer_deadlocks() {
    let mut program = sample();
    program.engines.get_mut(&Engine::Pool).unwrap().code.drain(..64);
    let run = run_program(isa("sunda"), &program, &inputs(&[("input", vec![0; 128])]), &Limits::default()).unwrap();
    assert_eq!(
        run.outcome.to_string(),
        "deadlock\n  \
         PE instruction 0 (PSEUDO_TRIGGER_COLLECTIVE) waits for semaphore 10 > 0 (it is 0), which nothing in the rest of \
         the program updates\n  \
         POOL instruction 0 (PSEUDO_DMATRIGGER) waits for semaphore 22 > 0 (it is 0), which could be updated by \
         PE instruction 0 (PSEUDO_TRIGGER_COLLECTIVE)"
    );
    // And with the wait on the last transfer alone in front of it:
    let mut program = sample();
    let code = &mut program.engines.get_mut(&Engine::Pool).unwrap().code;
    code.rotate_right(64);
    let run = run_program(isa("sunda"), &program, &inputs(&[("input", vec![0; 128])]), &Limits::default()).unwrap();
    let text = run.outcome.to_string();
    assert!(
        text.contains(
            "POOL instruction 0 (EVENT_SEMAPHORE) waits for semaphore 11 > 0 (it is 0), which could be updated by a \
             transfer on `q_gradient_out` set off by POOL instruction 2 (PSEUDO_DMATRIGGER)"
        ),
        "{text}"
    );
}

/// What a description can get wrong, and what a transfer can ask for in vain.
#[test]
fn errors_and_faults_of_programs() {
    let program = sample();
    let error =
        |given: &[(&str, Vec<u8>)]| run_program(isa("sunda"), &program, &inputs(given), &Limits::default()).unwrap_err().to_string();
    assert_eq!(error(&[]), "input `input` is missing");
    assert_eq!(error(&[("input", vec![0; 4])]), "input `input` takes 128 bytes, 4 are given");
    assert_eq!(error(&[("input", vec![0; 128]), ("output", vec![])]), "the program has no input `output`");

    let with = |change: &dyn Fn(&mut Program)| {
        let mut program = sample();
        change(&mut program);
        run_program(isa("sunda"), &program, &inputs(&[("input", vec![1; 128])]), &Limits::default())
    };
    let desc = |p: &mut Program, f: &dyn Fn(&mut tpb_neff::program::Descriptor)| {
        f(&mut p.engines.get_mut(&Engine::Pool).unwrap().manifest.dma[0].desc[0]);
    };
    let outcome = |change: &dyn Fn(&mut Program)| with(change).unwrap().outcome.to_string();
    let prefix = "POOL instruction 0 (PSEUDO_DMATRIGGER): ";
    assert_eq!(
        outcome(&|p| desc(p, &|d| d.from_sizes = vec![128, 2])),
        format!("{prefix}from has 256 elements a partition and to has 128")
    );
    assert_eq!(outcome(&|p| desc(p, &|d| d.from_off = 4)), format!("{prefix}from: variable `input` has no byte 4, it has 128"));
    assert_eq!(outcome(&|p| desc(p, &|d| d.op = Some("transpose".into()))), format!("{prefix}DMA operation `transpose` is not modelled"));
    assert_eq!(
        outcome(&|p| desc(p, &|d| d.to_dtype = Some("float32".into()))),
        format!("{prefix}from has 128 elements a partition and to has 32")
    );
    assert_eq!(
        outcome(&|p| desc(p, &|d| d.to_dtype = Some("float31".into()))),
        format!("{prefix}to_dtype: `float31` is no type of a descriptor")
    );
    assert_eq!(
        outcome(&|p| p.engines.get_mut(&Engine::Pool).unwrap().manifest.dma.truncate(0)),
        format!("{prefix}dma_queue_name: the program has no block 0 on queue `q_gradient_in`")
    );
    assert_eq!(
        outcome(&|p| p.definition.replica_groups = vec![serde_json::json!([0, 1])]),
        "PE instruction 0 (PSEUDO_TRIGGER_COLLECTIVE): a collective over ranks [0, 1] on a machine of one core is not \
         modelled"
    );
    assert!(matches!(with(&|p| desc(p, &|d| d.to = Some("nowhere".into()))), Err(RunError::Program(_))));
    let window = |p: &mut Program| {
        let var = p.definition.var.get_mut("gradient_in").unwrap();
        (var.referenced_var_id, var.backing_variable_off) = (Some(4), Some(64));
    };
    assert_eq!(with(&window).unwrap_err().to_string(), "variable `gradient_in` does not fit into `gradient_out`");
}

/// A descriptor that converts: FP32 to BFLOAT16 in two rows, and back.
#[test]
fn descriptors_convert() {
    let program = || {
        let mut program = sample();
        let blocks = &mut program.engines.get_mut(&Engine::Pool).unwrap().manifest.dma;
        let there = &mut blocks[0].desc[0];
        (there.op, there.from_dtype, there.to_dtype) = (Some("cast".into()), Some("float32".into()), Some("bfloat16".into()));
        (there.to_sizes, there.to_steps) = (vec![32, 2], vec![1, 64]);
        let back = &mut blocks[1].desc[0];
        (back.from_dtype, back.to_dtype) = (Some("bfloat16".into()), Some("float32".into()));
        (back.from, back.from_sizes, back.from_steps) = (Some("gradient_in".into()), vec![32, 2], vec![1, 64]);
        program
    };
    let values: Vec<f32> = (0..32).map(|n| 1.0 + n as f32 / 512.0).collect();
    let input: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
    let run = run_program(isa("sunda"), &program(), &inputs(&[("input", input)]), &Limits::default()).unwrap();
    assert!(matches!(run.outcome, Outcome::Completed { .. }), "{}", run.outcome);
    // To nearest, ties to even: the seven explicit bits that BFLOAT16 has make steps of 1/128.
    let want = values.iter().map(|v| {
        let (steps, rest) = ((v * 128.0).floor(), (v * 128.0).fract());
        let up = rest > 0.5 || rest == 0.5 && steps % 2.0 == 1.0;
        (steps + f32::from(u8::from(up))) / 128.0
    });
    assert_eq!(run.outputs["output"], want.flat_map(f32::to_le_bytes).collect::<Vec<u8>>());
}

const DEF: &str = r#"{"name": "definition", "pe": "pe.json", "dve": "dve.json", "sp": "sp.json",
  "dma_queue": {"load": {"semaphore": 1, "type": "in"}, "store": {"semaphore": 2, "type": "out", "num_queues": 2}},
  "var": {"SB": {"type": "state-buffer", "var_id": 0},
          "w": {"type": "file", "size": 64, "var_id": 1, "file_name": "w.bin"},
          "all": {"type": "input", "size": 128, "var_id": 2},
          "x": {"type": "virtual", "size": 64, "var_id": 3, "referenced_var_id": 2, "backing_variable_off": 64},
          "y": {"type": "output", "size": 64, "var_id": 4}}}"#;

const SP: &str = r#"{"instr": "sp.bin", "dma": [
  {"id": 5, "queue": "load", "desc": [
    {"from": "w", "from_sizes": [64], "from_steps": [1],
     "to": "SB", "to_off": 256, "to_sizes": [16, 4], "to_steps": [1, 262144]},
    {"from": "x", "from_sizes": [16, 4], "from_steps": [1, 16],
     "to": "SB", "to_off": 512, "to_sizes": [16, 4], "to_steps": [1, 262144]}]},
  {"id": 6, "queue": "store", "desc": [
    {"from": "SB", "from_off": 1024, "from_sizes": [16, 4], "from_steps": [1, 262144],
     "to": "y", "to_sizes": [64], "to_steps": [1]}]}]}"#;

/// `y = transpose(w) * x` over 4 x 4 FP32: DMA into SBUF, PE, PSUM, a copy by DVE, DMA out; semaphores between.
fn four_by_four(isa: &Isa) -> Program {
    let trigger = |queue: &[u8], block, wait: (WaitMode, u8), value| {
        let mut name = [0; 32];
        name[..queue.len()].copy_from_slice(queue);
        Operation::DmaTrigger(operations::DmaTrigger {
            dma_queue_name: name,
            block_id_or_count: block,
            events: events(wait, (UpdateMode::NONE, 0), value),
            ..Default::default()
        })
    };
    let control = |opcode| Operation::Control(operations::Control { opcode, ..Default::default() });
    let ge = WaitMode::WAIT_FOR_SEM_GE_IMM;
    let sp = [
        trigger(b"load", 5, (WaitMode::NONE, 0), 0),
        trigger(b"store", 6, (ge, 4), 1),
        control(Opcode::DRAIN),
        // After a drain the transfer has landed: an equality with both queues' increments holds at once.
        event_semaphore((WaitMode::WAIT_FOR_SEM_EQ_IMM, 2), (UpdateMode::NONE, 0), 2),
    ];
    let pe = [
        Operation::LoadWeights(operations::LoadWeights {
            events: events((ge, 1), (UpdateMode::NONE, 0), 1),
            src_mem_pattern: mem3_from(sbuf(0, 256 + 12), -1, 4),
            in_dtype: Dtype::FP32,
            fp32_mode: PeFp32mode::LOW_HIGH,
            num_active_rows: 4,
            num_active_cols: 4,
            ..Default::default()
        }),
        Operation::Matmul(operations::Matmul {
            events: events((WaitMode::NONE, 0), (UpdateMode::SEM_INC_COMPLETE, 3), 0),
            src_mem_pattern: mem3(sbuf(0, 512), 4),
            dst_mem_pattern: mem3(psum(0, 0, 0), 4),
            in_dtype: Dtype::FP32,
            fp32_mode: PeFp32mode::LOW_HIGH,
            num_active_rows: 4,
            num_active_cols: 4,
            ..Default::default()
        }),
    ];
    let dve = [Operation::Copy(operations::Copy {
        events: events((WaitMode::WAIT_FOR_SEM_GT_IMM, 3), (UpdateMode::SEM_INC_COMPLETE, 4), 0),
        ..copy(Dtype::FP32, 4, psum(0, 0, 0), sbuf(0, 1024), 4)
    })];
    let w: Vec<u8> = (0..16).flat_map(|i| (i as f32).to_le_bytes()).collect();
    let dir = directory(
        isa.dialect.name,
        &[
            ("def.json", DEF.as_bytes()),
            ("sp.json", SP.as_bytes()),
            ("pe.json", br#"{"instr": "pe.bin"}"#),
            ("dve.json", br#"{"instr": "dve.bin"}"#),
            ("sp.bin", &stream(isa, &sp)),
            ("pe.bin", &stream(isa, &pe)),
            ("dve.bin", &stream(isa, &dve)),
            ("w.bin", &w),
        ],
    );
    Program::load(dir).unwrap()
}

#[test]
fn a_program_of_our_own_runs_everywhere() {
    for generation in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let isa = isa(generation);
        let program = four_by_four(isa);
        let x: Vec<f32> = (0..16).map(|i| (i * i) as f32 - 20.0).collect();
        let all: Vec<u8> = [9.0; 16].iter().chain(&x).flat_map(|v: &f32| v.to_le_bytes()).collect();
        let run = run_program(isa, &program, &inputs(&[("all", all)]), &Limits::default()).unwrap();
        assert!(matches!(run.outcome, Outcome::Completed { .. }), "{generation}: {}", run.outcome);
        let mut want = Vec::new();
        for m in 0..4 {
            for n in 0..4 {
                let sum: f32 = (0..4).map(|k| (k * 4 + m) as f32 * x[k * 4 + n]).sum();
                want.extend_from_slice(&sum.to_le_bytes());
            }
        }
        assert_eq!(run.outputs["y"], want, "{generation}");
    }
}
