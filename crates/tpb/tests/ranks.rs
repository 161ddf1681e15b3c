//! A second container, made by hand: several queues, a loop of branches, two replica groups, on 2, 4 and 8 machines.
//!
//! POOL sends `x` to `a` and `y` to `c`. PE adds `a` up over the ranks of the same parity, three times in a loop, with POOL sending each sum back to `a`;
//! then it adds `c` up over all ranks. POOL sends both results out.

use std::collections::BTreeMap;
use std::io::Cursor;

use tpb::dialect::Engine;
use tpb::engines::run::{outputs, prepare};
use tpb::engines::{Choices, Cluster, ClusterOutcome, Schedule};
use tpb::isa::enums::*;
use tpb::isa::types::{Events, MoveImmediateArm};
use tpb::isa::{Operation, operations};
use tpb::lower::{Options, lower};
use tpb::neff::{Header, Limits, Package, Program, Writer, archive};
use tpb::{Isa, generation};

const ROUNDS: u32 = 3;
const WORDS: usize = 24;

/// Semaphores: of the queues, then of the two engines.
const X: u8 = 10;
const BACK: u8 = 11;
const Y: u8 = 12;
const OUT: u8 = 13;
const READY: u8 = 20;
const SUMMED: u8 = 21;
const ALL: u8 = 22;

fn definition(ranks: usize) -> String {
    let parity = |p: usize| (p..ranks).step_by(2).collect::<Vec<_>>();
    let var =
        |kind: &str, id: usize| serde_json::json!({"type": kind, "size": 4 * WORDS, "element_size": 4, "dtype": "float32", "var_id": id});
    let queue = |kind: &str, semaphore: u8| serde_json::json!({"owner": "pool", "type": kind, "semaphore": semaphore});
    serde_json::json!({
        "name": "ranks", "version": "0.6-", "pe": "pe.json", "pool": "pool.json",
        "replica_groups": [[(0..ranks).collect::<Vec<_>>()], [parity(0), parity(1)]],
        "dma_queue": {"q_x": queue("in", X), "q_back": queue("data", BACK), "q_y": queue("in", Y), "q_out": queue("out", OUT)},
        "var": {
            "x": var("input", 0), "y": var("input", 1), "a": var("tmp-buf", 2), "b": var("tmp-buf", 3),
            "c": var("tmp-buf", 4), "d": var("tmp-buf", 5), "sums": var("output", 6), "total": var("output", 7),
        },
    })
    .to_string()
}

fn manifest() -> String {
    let block = |id: u32, queue: &str, from: &str, to: &str| {
        let sizes = [4 * WORDS as u64];
        let desc = serde_json::json!({"from": from, "to": to, "from_sizes": sizes, "from_steps": [1], "to_sizes": sizes, "to_steps": [1]});
        serde_json::json!({"id": id, "queue": queue, "desc": [desc]})
    };
    let dma = [
        block(0, "q_x", "x", "a"),
        block(0, "q_back", "b", "a"),
        block(5, "q_y", "y", "c"),
        block(0, "q_out", "a", "sums"),
        block(1, "q_out", "d", "total"),
    ];
    serde_json::json!({"name": "pool_array_json", "instr": "pool.bin", "dma": dma}).to_string()
}

fn trigger(queue: &str, block: u32) -> Operation {
    let mut name = [0; 32];
    name[..queue.len()].copy_from_slice(queue.as_bytes());
    let trigger =
        operations::DmaTrigger { opcode: Opcode::PSEUDO_DMATRIGGER, dma_queue_name: name, block_id_or_count: block, ..Default::default() };
    Operation::DmaTrigger(trigger)
}

fn signal(events: Events) -> Operation {
    Operation::EventSemaphore(operations::EventSemaphore { opcode: Opcode::EVENT_SEMAPHORE, events, ..Default::default() })
}

/// Waits for a semaphore and takes one off it.
fn take(semaphore: u8) -> Operation {
    take_many(semaphore, 1)
}

fn take_many(semaphore: u8, count: u32) -> Operation {
    let wait = Events::ZERO.with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_IMM).with_wait_idx(semaphore).with_semaphore_value(count);
    signal(wait.with_update_mode(UpdateMode::SEM_SUB_IMM_COMPLETE).with_update_idx(semaphore))
}

fn give(semaphore: u8) -> Operation {
    signal(Events::ZERO.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(semaphore).with_semaphore_value(1))
}

fn sum(group: u16, from: u32, to: u32, done: u8) -> Operation {
    Operation::TriggerCollective(operations::TriggerCollective {
        opcode: Opcode::PSEUDO_TRIGGER_COLLECTIVE,
        events: Events::ZERO.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(done),
        op: AluOp::ADD,
        dtype: Dtype::FP32,
        group_id: group,
        input_tensor_id: from,
        output_tensor_id: to,
        num_elements: WORDS as u64,
        ctype: CollectiveType::ALL_REDUCE,
        ..Default::default()
    })
}

/// Register 5 counts the rounds of the body.
fn repeat(body: &[Operation]) -> Vec<Operation> {
    let mut dst_registers = [0; 8];
    dst_registers[0] = 5;
    let start = operations::RegisterMove {
        opcode: Opcode::MOVE,
        num_mov: 1,
        dtype: Dtype::UINT32,
        move_source: DataSrc::IMMEDIATE,
        dst_registers,
        immediate: MoveImmediateArm::Uint32([0; 8]),
        ..Default::default()
    };
    let count = operations::RegisterAlu {
        opcode: Opcode::ALU_OP,
        op: AluOp::ADD,
        dtype: Dtype::UINT32,
        dst_dtype: Dtype::UINT32,
        src_datasrc: DataSrc::IMMEDIATE,
        src0_lo: 5,
        dst_lo: 5,
        immediate: 1,
        ..Default::default()
    };
    let back = -64 * (body.len() as i32 + 1);
    let again = operations::Branch {
        opcode: Opcode::COMPARE_BRANCH,
        compare_op: BrCmpOp::LT_IMM,
        dtype: Dtype::UINT32,
        target_mode: BrTargetMode::RELATIVE_IMMEDIATE,
        cmp_reg0: 5,
        cmp_immediate: ROUNDS,
        br_immediate: u64::from(back as u32),
        ..Default::default()
    };
    let tail = [Operation::RegisterAlu(count), Operation::Branch(again)];
    [&[Operation::RegisterMove(start)], body, &tail].concat()
}

fn streams() -> [(&'static str, Vec<Operation>); 2] {
    let pe = [repeat(&[take(READY), sum(1, 2, 3, SUMMED)]), vec![take(Y), sum(0, 4, 5, ALL)]].concat();
    let pool = [
        vec![trigger("q_y", 5), trigger("q_x", 0), take(X), give(READY)],
        repeat(&[take(SUMMED), trigger("q_back", 0), take(BACK), give(READY)]),
        vec![trigger("q_out", 0), take(ALL), trigger("q_out", 1), take_many(OUT, 2)],
    ]
    .concat();
    [("pe", pe), ("pool", pool)]
}

/// The container, written and read.
fn package(isa: &Isa, ranks: usize) -> Package {
    let mut header = Header::default();
    header.set_name("ranks");
    let mut writer = Writer::new(Cursor::new(Vec::new()), header, archive::Options::default()).unwrap();
    let kelf = br#"{"graphs": [{"definition": "nc0/sg00/def.json", "name": "sg00"}], "version": "0.5", "target": "*"}"#;
    writer.bytes("kelf-a.json", kelf).unwrap();
    writer.bytes("nc0/sg00/def.json", definition(ranks).as_bytes()).unwrap();
    writer.bytes("nc0/sg00/pe.json", br#"{"dma": [], "instr": "pe.bin"}"#).unwrap();
    writer.bytes("nc0/sg00/pool.json", manifest().as_bytes()).unwrap();
    for (engine, operations) in streams() {
        let code: Vec<u8> = operations.iter().flat_map(|o| (isa.lower)(o).unwrap_or_else(|e| panic!("{}: {e}", o.name()))).collect();
        writer.bytes(&format!("nc0/sg00/{engine}.bin"), &code).unwrap();
    }
    let bytes = writer.finish().unwrap().0.into_inner();
    Package::read(bytes.as_slice(), Some(bytes.len() as u64), Limits::default()).unwrap()
}

fn value(rank: usize, word: usize, salt: usize) -> f32 {
    ((rank * 31 + word * 7 + salt) % 64) as f32 - 20.0
}

fn bytes(values: impl Iterator<Item = f32>) -> Vec<u8> {
    values.flat_map(f32::to_le_bytes).collect()
}

#[test]
fn ranks_sum() {
    for name in ["sunda", "cayman", "mariana", "mariana_plus", "maverick"] {
        let isa = generation(name).unwrap();
        for ranks in [2, 4, 8] {
            let package = package(isa, ranks);
            assert!(tpb::neff::gate::package(&package, None).unwrap().is_empty());
            let program = Program::from_source(&package, "nc0/sg00").unwrap();
            assert!(program.check().is_empty());
            let lowered = lower(isa, &program, &Options::default()).unwrap();
            assert!(lowered.streams[&Engine::Pool].actions.len() >= 5);
            for (is_lowered, schedule) in [(false, Schedule::RoundRobin), (true, Schedule::RoundRobin), (true, Schedule::Random(9))] {
                let machines = (0..ranks).map(|rank| {
                    let input = |salt| bytes((0..WORDS).map(|w| value(rank, w, salt)));
                    let inputs = BTreeMap::from([("x".to_owned(), input(0)), ("y".to_owned(), input(5))]);
                    let choices = Choices { rank: rank as u64, ..Choices::default() };
                    let mut machine = prepare(isa, &program, &inputs, choices).unwrap();
                    if is_lowered {
                        tpb::lowered::load(&mut machine, isa, &lowered).unwrap();
                    }
                    machine.set_schedule(schedule);
                    machine
                });
                let mut cluster = Cluster::new(machines);
                let outcome = cluster.run(1_000_000);
                let what = format!("{name}, {ranks} ranks, lowered {is_lowered}");
                assert!(matches!(outcome, ClusterOutcome::Completed { .. }), "{what}: {outcome:?}");
                for (rank, machine) in cluster.machines().iter().enumerate() {
                    // Plain loops. All sums are whole numbers, which no order of adding rounds.
                    let mut a: Vec<Vec<f32>> = (0..ranks).map(|r| (0..WORDS).map(|w| value(r, w, 0)).collect()).collect();
                    for _ in 0..ROUNDS {
                        a = (0..ranks)
                            .map(|r| (0..WORDS).map(|w| (r % 2..ranks).step_by(2).map(|other| a[other][w]).sum()).collect())
                            .collect();
                    }
                    let total = (0..WORDS).map(|w| (0..ranks).map(|r| value(r, w, 5)).sum());
                    let found = outputs(machine, &program);
                    assert_eq!(found["sums"], bytes(a[rank].iter().copied()), "{what}, rank {rank}");
                    assert_eq!(found["total"], bytes(total), "{what}, rank {rank}");
                }
            }
        }
    }
}

/// Without the other ranks nobody can be done, and the run says so.
#[test]
fn a_rank_alone_is_stuck() {
    let isa = generation("cayman").unwrap();
    let package = package(isa, 4);
    let program = Program::from_source(&package, "nc0/sg00").unwrap();
    let inputs = BTreeMap::from([("x".to_owned(), vec![0; 4 * WORDS]), ("y".to_owned(), vec![0; 4 * WORDS])]);
    let machines = (0..2).map(|_| prepare(isa, &program, &inputs, Choices::default()).unwrap());
    let outcome = Cluster::new(machines).run(1_000_000);
    assert!(!matches!(outcome, ClusterOutcome::Completed { .. }), "{outcome:?}");
}
