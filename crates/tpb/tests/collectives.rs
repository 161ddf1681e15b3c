//! Collectives of two records, messages between ranks, queue sets and barriers of cores, against plain loops: as the streams are, and lowered.

use std::collections::BTreeMap;

use serde_json::json;
use tpb::dialect::{Engine, Lower};
use tpb::engines::memory::Space;
use tpb::engines::run::prepare;
use tpb::engines::{Choices, Cluster, ClusterOutcome, Machine, Outcome, Schedule};
use tpb::isa::enums::*;
use tpb::isa::formats::PseudoTriggerCollective2Ext;
use tpb::isa::types::{Events, Mem2dDataArm, PseudoAddr8, PseudoAddr8tensor2d, PseudoAddrVar8, PseudoGidDstArm, PseudoGidReg};
use tpb::isa::{Operation, operations};
use tpb::lower::{Options, lower};
use tpb::neff::Program;
use tpb::neff::program::{EngineProgram, Manifest};
use tpb::{Isa, generation};

/// Ids of the variables.
const X: u32 = 1;
const Y: u32 = 2;
const ROWS: u32 = 3;
const SB: u32 = 4;
/// Bytes of each.
const SIZE: usize = 4096;
/// Distance of two partitions of SBUF, in words.
const PARTITION: i32 = 0x1_0000;
const DONE: u8 = 7;

fn isa() -> &'static Isa {
    generation("cayman").unwrap()
}

fn program(streams: &[(Engine, &[Operation])], ranks: usize) -> Program {
    let var = |kind: &str, id: u32| json!({"type": kind, "size": SIZE, "var_id": id});
    let definition = json!({
        "name": "ranks",
        "replica_groups": [[(0..ranks).collect::<Vec<_>>()]],
        "src_target_pairs": [[[0, 1], [1, 2], [2, 0]]],
        "dma_queue": {"q": {"type": "data", "semaphore": 5, "queue_instances": ["q_a", "q_b"]}},
        "var": {"x": var("input", X), "y": var("output", Y), "rows": var("input", ROWS), "SB": {"type": "state-buffer", "var_id": SB}},
    });
    let mut program = Program { definition: serde_json::from_value(definition).unwrap(), ..Program::default() };
    for (engine, operations) in streams {
        let code: Vec<u8> = operations.iter().flat_map(record).collect();
        program.engines.insert(*engine, EngineProgram { code, ..EngineProgram::default() });
    }
    program
}

/// The record of an operation; of an extension that behind the pair's first record.
fn record(operation: &Operation) -> [u8; 64] {
    match operation {
        Operation::TriggerCollective2Extension(o) => *o.lower_onto(PseudoTriggerCollective2Ext::ZERO).unwrap().as_bytes(),
        o => (isa().lower)(o).unwrap_or_else(|e| panic!("{}: {e}", o.name())),
    }
}

fn value(rank: usize, n: usize) -> i32 {
    ((rank * 1009 + n * 31) % 257) as i32 - 100
}

fn words(values: &[i32]) -> Vec<u8> {
    let mut bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
    bytes.resize(SIZE, 0xee);
    bytes
}

/// A machine for each rank; word n of `x` is `value(rank, n)`, `rows` is what is given.
fn cluster<'p>(program: &'p Program, rows: &[Vec<i32>], is_lowered: bool, schedule: Schedule) -> Cluster<'p> {
    let vnc_size = rows.len() as u32;
    let machines: Vec<Machine<'p>> = (0..rows.len())
        .map(|rank| {
            let x: Vec<i32> = (0..SIZE / 4).map(|n| value(rank, n)).collect();
            let inputs = BTreeMap::from([("x".to_owned(), words(&x)), ("rows".to_owned(), words(&rows[rank]))]);
            let mut machine = prepare(isa(), program, &inputs, Choices { rank: rank as u64, ..Choices::default() }).unwrap();
            if is_lowered {
                let lowered = lower(isa(), program, &Options { vnc_size, ..Options::default() }).unwrap_or_else(|e| panic!("{e:?}"));
                tpb::lowered::load(&mut machine, isa(), &lowered).unwrap();
            }
            machine.core_mut().dram.bytes_mut("y").unwrap().fill(0xee);
            machine.set_schedule(schedule);
            machine.start_races();
            machine
        })
        .collect();
    Cluster::new(machines)
}

fn complete(cluster: &mut Cluster<'_>) {
    let outcome = cluster.run(100_000);
    assert!(matches!(outcome, ClusterOutcome::Completed { .. }), "{outcome}");
    assert!(cluster.machines().iter().all(|m| m.races().is_empty()));
}

fn output(machine: &Machine<'_>, name: &str) -> Vec<i32> {
    machine.core().dram.bytes(name).unwrap().as_chunks().0.iter().map(|w| i32::from_le_bytes(*w)).collect()
}

fn walk(id: u32, offset: u32, steps: [i32; 2], counts: [u32; 2]) -> PseudoAddr8tensor2d {
    let [a, b, c, _] = id.to_le_bytes();
    let address = PseudoAddrVar8::ZERO.with_var_id([a, b, c]).with_marker(0x10).with_offset(offset);
    PseudoAddr8tensor2d::ZERO
        .with_start_addr(PseudoAddr8(address.to_bytes()))
        .with_step_elem0(steps[0])
        .with_step_elem1(steps[1])
        .with_num_elem0(counts[0])
        .with_num_elem1(counts[1])
}

/// The two records of a collective over words.
struct Pair {
    ctype: CollectiveType,
    op: AluOp,
    operands: [PseudoAddr8tensor2d; 3],
    rows: u8,
    chaining: InstrChaining,
    events: Events,
}

impl Pair {
    fn new(ctype: CollectiveType, op: AluOp, operands: [PseudoAddr8tensor2d; 3]) -> Self {
        let events = Events::ZERO.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(DONE);
        Self { ctype, op, operands, rows: 0, chaining: InstrChaining::NONE, events }
    }

    fn records(&self) -> [Operation; 2] {
        let [src0, src1, dst] = self.operands;
        let Self { ctype, op, rows, chaining, events, .. } = *self;
        let first = operations::TriggerCollective2 {
            opcode: Opcode::PSEUDO_TRIGGER_COLLECTIVE2,
            events,
            op,
            dtype: Dtype::INT32,
            ctype,
            src0,
            src1,
            ..Default::default()
        };
        let second = operations::TriggerCollective2Extension {
            opcode: Opcode::PSEUDO_EXTENSION,
            instr_chaining: chaining,
            dst,
            src1_bitmap: rows,
            ..Default::default()
        };
        [Operation::TriggerCollective2(first), Operation::TriggerCollective2Extension(second)]
    }
}

fn waits(semaphore: u8, count: u32) -> Operation {
    let events = Events::ZERO.with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_IMM).with_wait_idx(semaphore).with_semaphore_value(count);
    Operation::EventSemaphore(operations::EventSemaphore { opcode: Opcode::EVENT_SEMAPHORE, events, ..Default::default() })
}

const WAYS: [(bool, Schedule); 4] =
    [(false, Schedule::RoundRobin), (true, Schedule::RoundRobin), (false, Schedule::Random(3)), (true, Schedule::Random(4))];

/// Every kind with an input of 12 words that lie apart in DRAM, and an output in two partitions of SBUF.
#[test]
fn walks_in_two_dimensions() {
    use CollectiveType as T;
    let ranks = 3;
    // Element (i, j) of the input is word 5 + 2 i + 20 j, and of the second source word 100 + i + 6 j.
    let src0 = |counts| walk(X, 20, [2, 20], counts);
    let src1 = walk(X, 400, [1, 6], [6, 2]);
    let at = |rank: usize, k: usize| value(rank, 5 + 2 * (k % 6) + 20 * (k / 6));
    let total = |k: usize| (0..ranks).map(|r| at(r, k)).sum::<i32>();
    let fold = |op: AluOp, a: i32, b: i32| if op == AluOp::MAX { a.max(b) } else { a + b };
    for (ctype, op, outputs) in [
        (T::ALL_REDUCE, AluOp::ADD, 12),
        (T::REDUCE_SCATTER, AluOp::ADD, 4),
        (T::ALL_GATHER, AluOp::BYPASS, 36),
        (T::ALL_TO_ALL, AluOp::BYPASS, 12),
        (T::PERMUTE, AluOp::BYPASS, 12),
        (T::PERMUTE_REDUCE, AluOp::ADD, 12),
        (T::PERMUTE_REDUCE_IMPLICIT, AluOp::MAX, 12),
    ] {
        let dst = walk(SB, 0x40000 + 64, [1, PARTITION], [outputs / 2, 2]);
        let pair = Pair::new(ctype, op, [src0([6, 2]), src1, dst]);
        let pool: Vec<Operation> = pair.records().into_iter().chain([waits(DONE, 1)]).collect();
        let program = program(&[(Engine::Pool, &pool)], ranks);
        for (is_lowered, schedule) in WAYS {
            let mut cluster = cluster(&program, &vec![Vec::new(); ranks], is_lowered, schedule);
            complete(&mut cluster);
            for (rank, machine) in cluster.machines().iter().enumerate() {
                let from = (rank + ranks - 1) % ranks;
                let second = |k: usize| value(rank, 100 + k);
                let want: Vec<i32> = (0..outputs as usize)
                    .map(|k| match ctype {
                        T::ALL_REDUCE => total(k),
                        T::REDUCE_SCATTER => total(4 * rank + k),
                        T::ALL_GATHER => at(k / 12, k % 12),
                        T::ALL_TO_ALL => at(k / 4, 4 * rank + k % 4),
                        T::PERMUTE => at(from, k),
                        _ => fold(op, at(from, k), second(k)),
                    })
                    .collect();
                let mut got = Vec::new();
                for partition in [1, 2] {
                    let mut bytes = vec![0; 2 * outputs as usize];
                    machine.core().memory(Space::Sbuf).read(partition, 64, &mut bytes).unwrap();
                    got.extend(bytes.as_chunks().0.iter().map(|w| i32::from_le_bytes(*w)));
                }
                assert_eq!(got, want, "{ctype:?}, rank {rank}, lowered {is_lowered}");
            }
        }
    }
}

/// Every rank sends another number of words to every rank, with and without the receiver's rows.
#[test]
fn counts_of_every_rank() {
    let ranks = 4;
    let count = |from: usize, to: usize| (3 * from + 5 * to) % 7;
    let sent_at = |from: usize, to: usize| 10 + 9 * to + from;
    for bitmap in [0b0011, 0b0111, 0b1111, 0b1011] {
        let rows: Vec<Vec<i32>> = (0..ranks)
            .map(|rank| {
                let row = |f: &dyn Fn(usize) -> usize| (0..ranks).map(|other| f(other) as i32).collect::<Vec<_>>();
                let expected = |other| if bitmap & 4 != 0 { count(other, rank) } else { 999 };
                [row(&|o| count(rank, o)), row(&|o| sent_at(rank, o)), row(&expected), row(&|o| 100 * o)].concat()
            })
            .collect();
        let operands = [walk(X, 0, [1, 0], [200, 1]), walk(ROWS, 0, [1, 4], [4, 4]), walk(Y, 0, [1, 0], [500, 1])];
        let mut pair = Pair::new(CollectiveType::ALL_TO_ALL_V, AluOp::BYPASS, operands);
        pair.rows = bitmap;
        let pool: Vec<Operation> = pair.records().into_iter().chain([waits(DONE, 1)]).collect();
        let program = program(&[(Engine::Pool, &pool)], ranks);
        for (is_lowered, schedule) in WAYS {
            let mut cluster = cluster(&program, &rows, is_lowered, schedule);
            complete(&mut cluster);
            for (rank, machine) in cluster.machines().iter().enumerate() {
                let mut want = vec![i32::from_le_bytes([0xee; 4]); SIZE / 4];
                let mut next = 0;
                for from in 0..ranks {
                    let to = if bitmap & 8 != 0 { 100 * from } else { next };
                    for k in 0..count(from, rank) {
                        want[to + k] = value(from, sent_at(from, rank) + k);
                    }
                    next += count(from, rank);
                }
                assert_eq!(output(machine, "y"), want, "rank {rank}, rows {bitmap:#06b}");
                // The true counts, where nobody said what is expected.
                let counts: Vec<i32> = (0..ranks).map(|from| count(from, rank) as i32).collect();
                assert_eq!(output(machine, "rows")[8..12], counts);
            }
        }
    }
    // A rank that expects something else.
    let rows: Vec<Vec<i32>> = (0..2).map(|_| vec![1, 1, 0, 0, 1, 2, 0, 0]).collect();
    let operands = [walk(X, 0, [1, 0], [8, 1]), walk(ROWS, 0, [1, 2], [2, 4]), walk(Y, 0, [1, 0], [8, 1])];
    let mut pair = Pair::new(CollectiveType::ALL_TO_ALL_V, AluOp::BYPASS, operands);
    pair.rows = 7;
    let program = program(&[(Engine::Pool, &pair.records())], 2);
    let outcome = cluster(&program, &rows, false, Schedule::RoundRobin).run(1000);
    assert!(outcome.to_string().contains("2 elements are to come from the rank at place 1 of the group, which sends 1"), "{outcome}");
}

/// Three pairs are one request: the first one's wait, the last one's update.
#[test]
fn chains() {
    let part = |n: u32, chaining| {
        let place = |id| walk(id, 16 * n, [1, 0], [4, 1]);
        let mut pair = Pair::new(CollectiveType::ALL_REDUCE, AluOp::ADD, [place(X), PseudoAddr8tensor2d::ZERO, place(Y)]);
        pair.chaining = chaining;
        // Waits and updates of the others would never pass, and count too often.
        let waits = if chaining == InstrChaining::INITIAL { 20 } else { 99 };
        pair.events = pair.events.with_wait_mode(WaitMode::WAIT_FOR_SEM_GE_IMM).with_wait_idx(waits).with_semaphore_value(1);
        pair.records()
    };
    let chain = [part(0, InstrChaining::INITIAL), part(1, InstrChaining::BODY), part(2, InstrChaining::FINAL)].concat();
    let pool: Vec<Operation> = chain.iter().copied().chain([waits(DONE, 1)]).collect();
    let start = Events::ZERO.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(20);
    let start = operations::EventSemaphore { opcode: Opcode::EVENT_SEMAPHORE, events: start, ..Default::default() };
    let both = program(&[(Engine::Pool, &pool), (Engine::Sp, &[Operation::EventSemaphore(start)])], 3);
    for (is_lowered, schedule) in WAYS {
        let mut cluster = cluster(&both, &vec![Vec::new(); 3], is_lowered, schedule);
        complete(&mut cluster);
        for machine in cluster.machines() {
            let want: Vec<i32> = (0..12).map(|n| (0..3).map(|r| value(r, n)).sum()).collect();
            assert_eq!(output(machine, "y")[..12], want);
            assert_eq!(machine.core().sync.semaphore(DONE), Ok(1));
        }
    }
    // Nothing starts without the first one's wait, and a chain has a beginning.
    let stuck = program(&[(Engine::Pool, &pool)], 3);
    let outcome = cluster(&stuck, &vec![Vec::new(); 3], false, Schedule::RoundRobin).run(1000);
    assert!(outcome.to_string().contains("waits for semaphore 20 >= 1"), "{outcome}");
    let headless = program(&[(Engine::Pool, &chain[2..])], 3);
    let outcome = cluster(&headless, &vec![Vec::new(); 3], false, Schedule::RoundRobin).run(1000);
    assert!(outcome.to_string().contains("nothing before it begins the chain"), "{outcome}");
    assert!(format!("{:?}", lower(isa(), &headless, &Options::default())).contains("a chain of collectives has a first pair"));
    let cut = program(&[(Engine::Pool, &chain[..1])], 3);
    let outcome = cluster(&cut, &vec![Vec::new(); 3], false, Schedule::RoundRobin).run(1000);
    assert!(outcome.to_string().contains("PSEUDO_EXTENSION does not follow"), "{outcome}");
}

fn message(is_send: bool, peer: u64, variable: u32, offset: u64, bytes: u64) -> Operation {
    Operation::SendRecv(operations::SendRecv {
        opcode: Opcode::PSEUDO_SEND_RECV,
        events: Events::ZERO.with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(DONE),
        tensor_id: variable,
        peer_id: peer,
        is_send: is_send.into(),
        offset_bytes: offset,
        size_bytes: bytes,
        ..Default::default()
    })
}

/// Programs of two ranks: the streams of POOL.
fn pair_of(own: [&[Operation]; 2], is_lowered: bool) -> ([Program; 2], bool) {
    (own.map(|operations| program(&[(Engine::Pool, operations)], 2)), is_lowered)
}

fn run_pair(programs: &([Program; 2], bool)) -> (ClusterOutcome, Vec<Vec<i32>>) {
    let machines: Vec<Machine<'_>> = programs
        .0
        .iter()
        .enumerate()
        .map(|(rank, program)| {
            let x: Vec<i32> = (0..SIZE / 4).map(|n| value(rank, n)).collect();
            let inputs = BTreeMap::from([("x".to_owned(), words(&x)), ("rows".to_owned(), words(&[]))]);
            let mut machine = prepare(isa(), program, &inputs, Choices { rank: rank as u64, ..Choices::default() }).unwrap();
            if programs.1 {
                let lowered = lower(isa(), program, &Options { rank: Some(rank as u32), ..Options::default() }).unwrap();
                tpb::lowered::load(&mut machine, isa(), &lowered).unwrap();
            }
            machine
        })
        .collect();
    let mut cluster = Cluster::new(machines);
    let outcome = cluster.run(10_000);
    (outcome, cluster.machines().iter().map(|m| output(m, "y")).collect())
}

/// Two ranks hand words to each other, in the order in which they ask.
#[test]
fn messages() {
    let zero = [message(true, 1, X, 0, 16), message(true, 1, X, 64, 8), message(false, 1, Y, 8, 12), waits(DONE, 3)];
    let one = [message(true, 0, X, 400, 12), message(false, 0, Y, 0, 16), message(false, 0, Y, 32, 8), waits(DONE, 3)];
    for is_lowered in [false, true] {
        let (outcome, got) = run_pair(&pair_of([&zero, &one], is_lowered));
        assert!(matches!(outcome, ClusterOutcome::Completed { .. }), "{outcome}");
        assert_eq!(got[0][2..5], [value(1, 100), value(1, 101), value(1, 102)]);
        assert_eq!(got[1][..4], [0, 1, 2, 3].map(|n| value(0, n)));
        assert_eq!(got[1][8..10], [16, 17].map(|n| value(0, n)));
    }
    let text = |zero: &[Operation], one: &[Operation]| run_pair(&pair_of([zero, one], false)).0.to_string();
    let short = text(&zero[..1], &[message(false, 0, Y, 0, 12)]);
    assert!(short.contains("size_bytes: 12 bytes, where POOL instruction 0 (PSEUDO_SEND_RECV) of machine 0 sends 16"), "{short}");
    let alone = text(&zero[..1], &one[3..]);
    assert!(alone.contains("a message of POOL instruction 0 (PSEUDO_SEND_RECV) waits for rank 1 to take 16 bytes"), "{alone}");
    let own = text(&[message(true, 0, X, 0, 16)], &[]);
    assert!(own.contains("a rank has no messages for itself"), "{own}");
    let nowhere = text(&[message(true, 1, 99, 0, 16)], &[message(false, 0, Y, 0, 16)]);
    assert!(nowhere.contains("tensor_id: the program has no variable with id 99"), "{nowhere}");
    let far = text(&zero[..1], &[message(false, 0, Y, SIZE as u64 - 8, 16)]);
    assert!(far.starts_with("machine 1: POOL instruction 0 (PSEUDO_SEND_RECV): tensor_id"), "{far}");
    // A machine of its own has nobody to talk to.
    let program = program(&[(Engine::Pool, &zero[..1])], 1);
    let inputs = BTreeMap::from([("x".to_owned(), words(&[])), ("rows".to_owned(), words(&[]))]);
    let outcome = prepare(isa(), &program, &inputs, Choices::default()).unwrap().run(100);
    assert!(matches!(&outcome, Outcome::Fault { .. }) && outcome.to_string().contains("a message with rank 1"), "{outcome}");
}

/// Triggers mean the blocks of the instance that the queue set was switched to; rings start over when rearmed.
#[test]
fn queue_sets() {
    let name = |text: &str| {
        let mut name = [0; 32];
        name[..text.len()].copy_from_slice(text.as_bytes());
        name
    };
    let trigger = |raw, value| {
        Operation::DmaTrigger(operations::DmaTrigger {
            opcode: Opcode::PSEUDO_DMATRIGGER,
            dma_queue_name: name("q"),
            use_raw_count: raw,
            block_id_or_count: value,
            ..Default::default()
        })
    };
    let swap = |instance| {
        Operation::DmaSwapQueueSet(operations::DmaSwapQueueSet {
            opcode: Opcode::PSEUDO_DMASWAP_QUEUE_SET,
            queue_name: name("q"),
            instance_flag: 1,
            instance,
            ..Default::default()
        })
    };
    let rearm = operations::DmaRearm { opcode: Opcode::PSEUDO_DMAREARM, queue_name: name("q"), ..Default::default() };
    let drain = operations::Control { opcode: Opcode::DRAIN, drain_count: 1, ..Default::default() };
    // Block 0 of each instance copies a word of its own, to a place of its own.
    let desc = |from: u32, to: u32| json!({"from": "x", "to": "y", "from_off": from, "to_off": to, "from_sizes": [4], "from_steps": [1], "to_sizes": [4], "to_steps": [1]});
    let with_blocks = |operations: &[Operation]| {
        let mut program = program(&[(Engine::Pool, operations)], 1);
        let manifest = json!({"dma": [
            {"id": 0, "queue": "q", "instance_name": "q_a", "desc": [desc(0, 0), desc(4, 4)]},
            {"id": 0, "queue": "q", "instance_name": "q_b", "desc": [desc(8, 8)]},
        ]});
        program.engines.get_mut(&Engine::Pool).unwrap().manifest = serde_json::from_value::<Manifest>(manifest).unwrap();
        program
    };
    let run = |operations: &[Operation]| {
        let program = with_blocks(operations);
        let mut cluster = cluster(&program, &[Vec::new()], true, Schedule::RoundRobin);
        complete(&mut cluster);
        let machine = &cluster.machines()[0];
        let written = |n: usize| output(machine, "y")[n] == value(0, n);
        ([0, 1, 2].map(written), machine.core().sync.semaphore(5).unwrap())
    };
    let drain = Operation::Control(drain);
    assert_eq!(run(&[trigger(0, 0)]), ([true, true, false], 1));
    assert_eq!(run(&[swap(1), trigger(0, 0)]), ([false, false, true], 1));
    // The swap sets the queue's semaphore to 0.
    assert_eq!(run(&[trigger(0, 0), swap(1), trigger(0, 0), trigger(0, 0)]), ([true, true, true], 2));
    assert_eq!(run(&[swap(1), swap(0), trigger(0, 0)]), ([true, true, false], 1));
    // Descriptor by descriptor: the second, or the first again.
    assert_eq!(run(&[trigger(1, 1), drain, trigger(1, 1)]).0[..2], [true, true]);
    assert_eq!(run(&[trigger(1, 1), drain, Operation::DmaRearm(rearm), trigger(1, 1)]).0[..2], [true, false]);
    let program = with_blocks(&[swap(2), trigger(0, 0)]);
    let outcome = cluster(&program, &[Vec::new()], true, Schedule::RoundRobin).run(1000);
    assert!(outcome.to_string().contains("queue `q` has no instance 2"), "{outcome}");
}

/// Scalars of variables and the rank: the machine does at once what the lowered records do.
#[test]
fn variables_and_the_rank() {
    let registers = |list: [u8; 2]| {
        let mut all = [0; 32];
        all[..2].copy_from_slice(&list);
        Mem2dDataArm::Registers(all)
    };
    let load = operations::VariableLoad {
        opcode: Opcode::PSEUDO_TENSOR_LOAD,
        dtype: Dtype::UINT32,
        src_datasrc: DataSrc::REGISTER,
        num_elem0: 2,
        num_elem1: 1,
        var_id: X,
        var_offset: 40,
        step_elem0: 3,
        data: registers([4, 5]),
        ..Default::default()
    };
    let store = operations::VariableStore {
        opcode: Opcode::PSEUDO_TENSOR_STORE,
        dtype: Dtype::UINT32,
        src_datasrc: DataSrc::REGISTER,
        num_elem0: 2,
        num_elem1: 1,
        var_id: Y,
        var_offset: 8,
        step_elem0: 1,
        data: registers([5, 4]),
        ..Default::default()
    };
    let to_register = operations::GlobalId {
        opcode: Opcode::PSEUDO_GID_LOAD,
        dst_target: PseudoGidTargetType::REGISTER,
        dst: PseudoGidDstArm::RegPadded(PseudoGidReg::ZERO.with_regnum(9)),
        ..Default::default()
    };
    let var = PseudoAddrVar8::ZERO.with_marker(0x10).with_var_id([Y as u8, 0, 0]).with_offset(0);
    let to_memory = operations::GlobalId {
        opcode: Opcode::PSEUDO_GID_LOAD,
        dst: PseudoGidDstArm::Addr(PseudoAddr8(var.to_bytes())),
        ..Default::default()
    };
    let all =
        [Operation::VariableLoad(load), Operation::VariableStore(store), Operation::GlobalId(to_register), Operation::GlobalId(to_memory)];
    let program = program(&[(Engine::Pool, &all)], 1);
    for is_lowered in [false, true] {
        let x: Vec<i32> = (0..SIZE / 4).map(|n| value(0, n)).collect();
        let inputs = BTreeMap::from([("x".to_owned(), words(&x)), ("rows".to_owned(), words(&[]))]);
        let mut machine = prepare(isa(), &program, &inputs, Choices { rank: 6, ..Choices::default() }).unwrap();
        if is_lowered {
            let address = |(name, var): (&String, &tpb::neff::program::Var)| Some((var.var_id, machine.core().dram.address(name)?));
            let addresses = program.definition.var.iter().filter_map(address).collect();
            let lowered = lower(isa(), &program, &Options { addresses, rank: Some(6), ..Options::default() }).unwrap();
            tpb::lowered::load(&mut machine, isa(), &lowered).unwrap();
        }
        let outcome = machine.run(1000);
        assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
        assert_eq!(output(&machine, "y")[..4], [6, -1, value(0, 13), value(0, 10)], "lowered {is_lowered}");
        assert_eq!(machine.core().registers(Engine::Pool).read(9), Ok(6));
    }
    let rank = operations::CurrentRank { opcode: Opcode::PSEUDO_CUR_PROCESSING_RANK_ID, ..Default::default() };
    let program = self::program(&[(Engine::Pool, &[Operation::CurrentRank(rank)])], 1);
    let inputs = BTreeMap::from([("x".to_owned(), words(&[])), ("rows".to_owned(), words(&[]))]);
    let outcome = prepare(isa(), &program, &inputs, Choices::default()).unwrap().run(10);
    assert!(outcome.to_string().ends_with("(gap rank-id-buffer)"), "{outcome}");
}

/// A lowered barrier of two cores counts on both, twice; with one core missing it is stuck.
#[test]
fn barriers_of_cores() {
    let barrier = |id| {
        let barrier = operations::CoreBarrier { opcode: Opcode::PSEUDO_CORE_BARRIER, id, semaphore: 30, ..Default::default() };
        Operation::CoreBarrier(barrier)
    };
    let program = program(&[(Engine::Pool, &[barrier(1), barrier(2)])], 2);
    for (_, schedule) in WAYS {
        let mut cluster = cluster(&program, &vec![Vec::new(); 2], true, schedule);
        complete(&mut cluster);
        assert!(cluster.machines().iter().all(|m| m.core().sync.semaphore(30) == Ok(0)));
    }
    let lowered = lower(isa(), &program, &Options { vnc_size: 2, ..Options::default() }).unwrap();
    let inputs = BTreeMap::from([("x".to_owned(), words(&[])), ("rows".to_owned(), words(&[]))]);
    let mut machine = prepare(isa(), &program, &inputs, Choices::default()).unwrap();
    tpb::lowered::load(&mut machine, isa(), &lowered).unwrap();
    let outcome = machine.run(1000);
    assert!(outcome.to_string().contains("core 1, which is not there"), "{outcome}");
}
