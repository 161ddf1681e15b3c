//! Several cores: collectives against plain loops, copies and writes to peers, barriers, and what goes wrong.

mod common;

use common::*;
use serde_json::json;
use tpb_core::dialect::Engine;
use tpb_engines::bus::Window;
use tpb_engines::memory::Space;
use tpb_engines::sync::Block;
use tpb_engines::{Choices, Cluster, ClusterOutcome, Machine, Schedule};
use tpb_isa::enums::{AluOp, CollectiveType, Dtype, LncSizeFmt, UpdateMode, WaitMode};
use tpb_isa::{Operation, operations};
use tpb_neff::Program;

const NO_WAIT: (WaitMode, u8) = (WaitMode::NONE, 0);
const NO_UPDATE: (UpdateMode, u8) = (UpdateMode::NONE, 0);

/// A program with an input and an output of `bytes` bytes, and these replica groups and pairs.
fn program(bytes: [u64; 2], groups: serde_json::Value, pairs: serde_json::Value) -> Program {
    let definition = json!({
        "name": "collective", "replica_groups": groups, "src_target_pairs": pairs,
        "var": {"in": {"type": "input", "size": bytes[0], "var_id": 0}, "out": {"type": "output", "size": bytes[1], "var_id": 1}},
    });
    Program { definition: serde_json::from_value(definition).unwrap(), ..Program::default() }
}

fn collective(ctype: CollectiveType, op: AluOp, dtype: Dtype, num_elements: u64, group_id: u16) -> Operation {
    Operation::TriggerCollective(operations::TriggerCollective {
        events: events(NO_WAIT, (UpdateMode::SEM_INC_COMPLETE, 7), 0),
        op,
        dtype,
        group_id,
        input_tensor_id: 0,
        output_tensor_id: 1,
        num_elements,
        ctype,
        ..Default::default()
    })
}

fn done() -> Operation {
    event_semaphore((WaitMode::WAIT_FOR_SEM_GE_IMM, 7), (UpdateMode::SEM_INC_COMPLETE, 8), 1)
}

/// A number of a rank's input, exact in all types.
fn value(rank: usize, n: usize) -> i32 {
    (rank * 5 + n * 3) as i32 % 17 - 8
}

fn encode(dtype: Dtype, v: i32) -> Vec<u8> {
    match dtype {
        Dtype::INT32 => v.to_le_bytes().to_vec(),
        Dtype::FP32 => (v as f32).to_le_bytes().to_vec(),
        Dtype::BFLOAT16 => (((v as f32).to_bits() >> 16) as u16).to_le_bytes().to_vec(),
        Dtype::INT8 => (v as i8).to_le_bytes().to_vec(),
        other => panic!("{other:?}"),
    }
}

/// Runs one collective on `ranks` machines; input `n` of a rank is `value(rank, n)`. Gives back the outputs.
fn outputs(program: &Program, ranks: usize, dtype: Dtype, operation: Operation, schedule: Schedule) -> Vec<Vec<u8>> {
    let isa = isa("cayman");
    let machines = (0..ranks).map(|rank| {
        let mut machine = Machine::new(isa, Choices::default());
        machine.load_program(program).unwrap();
        machine.set_schedule(schedule);
        machine.load(Engine::Pool, stream(isa, &[operation])).unwrap();
        machine.load(Engine::Sp, stream(isa, &[done()])).unwrap();
        let input = machine.core_mut().dram.bytes_mut("in").unwrap();
        let size = encode(dtype, 0).len();
        for (n, place) in input.chunks_exact_mut(size).enumerate() {
            place.copy_from_slice(&encode(dtype, value(rank, n)));
        }
        machine.core_mut().dram.bytes_mut("out").unwrap().fill(0xee);
        machine
    });
    let mut cluster = Cluster::new(machines);
    let outcome = cluster.run(10_000);
    assert!(matches!(outcome, ClusterOutcome::Completed { .. }), "{outcome}");
    cluster
        .machines()
        .iter()
        .map(|m| {
            assert_eq!(m.core().sync.semaphore(8), Ok(1));
            m.core().dram.bytes("out").unwrap().to_vec()
        })
        .collect()
}

#[test]
fn collectives_against_plain_loops() {
    type T = CollectiveType;
    let fold = |op: AluOp, values: &mut dyn Iterator<Item = i32>| {
        values
            .reduce(|a, b| match op {
                AluOp::ADD => a + b,
                AluOp::MULT => a * b,
                AluOp::MAX => a.max(b),
                AluOp::MIN => a.min(b),
                other => panic!("{other:?}"),
            })
            .unwrap()
    };
    let count = 6usize;
    for ranks in [2usize, 4, 8] {
        // One group of all, as a list of its own and as the only one of a list.
        let group: Vec<usize> = (0..ranks).collect();
        for groups in [json!([group]), json!([[group]])] {
            for dtype in [Dtype::INT32, Dtype::FP32, Dtype::BFLOAT16, Dtype::INT8] {
                for (ctype, op) in [
                    (T::ALL_REDUCE, AluOp::ADD),
                    (T::ALL_REDUCE, AluOp::MAX),
                    (T::ALL_REDUCE, AluOp::MIN),
                    (T::REDUCE_SCATTER, AluOp::ADD),
                    (T::ALL_GATHER, AluOp::BYPASS),
                    (T::ALL_TO_ALL, AluOp::BYPASS),
                ] {
                    let size = encode(dtype, 0).len();
                    let program = program([(ranks * count * size) as u64; 2], groups.clone(), json!([]));
                    let operation = collective(ctype, op, dtype, count as u64, 0);
                    let got = outputs(&program, ranks, dtype, operation, Schedule::Random(ranks as u64));
                    for (rank, got) in got.iter().enumerate() {
                        let all = |n: usize| fold(op, &mut (0..ranks).map(|r| value(r, n)));
                        let want: Vec<i32> = match ctype {
                            T::ALL_REDUCE => (0..count).map(all).collect(),
                            T::REDUCE_SCATTER => (0..count).map(|n| all(rank * count + n)).collect(),
                            T::ALL_GATHER => (0..ranks * count).map(|n| value(n / count, n % count)).collect(),
                            _ => (0..ranks * count).map(|n| value(n / count, rank * count + n % count)).collect(),
                        };
                        let want: Vec<u8> = want.iter().flat_map(|v| encode(dtype, *v)).collect();
                        assert_eq!(got[..want.len()], want, "{ctype:?} {op:?} {dtype:?} rank {rank} of {ranks}");
                        assert!(got[want.len()..].iter().all(|b| *b == 0xee));
                    }
                }
            }
        }
    }
}

/// Two groups at once: even and odd ranks.
#[test]
fn groups_are_apart() {
    let program = program([16, 16], json!([[[0, 2], [3, 1]]]), json!([]));
    let got =
        outputs(&program, 4, Dtype::INT32, collective(CollectiveType::ALL_REDUCE, AluOp::ADD, Dtype::INT32, 4, 0), Schedule::RoundRobin);
    for (rank, got) in got.iter().enumerate() {
        let want: Vec<u8> = (0..4).flat_map(|n| (value(rank, n) + value((rank + 2) % 4, n)).to_le_bytes()).collect();
        assert_eq!(*got, want);
    }
    // A gather is in the order of the group.
    let program = program_of_gather();
    let got =
        outputs(&program, 4, Dtype::INT32, collective(CollectiveType::ALL_GATHER, AluOp::BYPASS, Dtype::INT32, 2, 0), Schedule::RoundRobin);
    let want: Vec<u8> = [3, 1].into_iter().flat_map(|r| (0..2).flat_map(move |n| value(r, n).to_le_bytes())).collect();
    assert_eq!(got[1], want);
    assert_eq!(got[3], want);
}

fn program_of_gather() -> Program {
    program([8, 16], json!([[[0, 2], [3, 1]]]), json!([]))
}

/// A ring shift; who is no target keeps its output.
#[test]
fn permutes() {
    let program = program([8, 8], json!([]), json!([[[0, 1], [1, 2], [2, 3]]]));
    let got =
        outputs(&program, 4, Dtype::INT32, collective(CollectiveType::PERMUTE, AluOp::BYPASS, Dtype::INT32, 2, 0), Schedule::Random(3));
    assert_eq!(got[0], [0xee; 8]);
    for (rank, got) in got.iter().enumerate().skip(1) {
        let want: Vec<u8> = (0..2).flat_map(|n| value(rank - 1, n).to_le_bytes()).collect();
        assert_eq!(*got, want);
    }
}

/// Floats are added in the order of the group, whatever the schedule.
#[test]
fn sums_are_in_rank_order() {
    let program = program([4, 4], json!([[[0, 1, 2, 3]]]), json!([]));
    let isa = isa("mariana");
    let inputs = [1e8f32, 1.0, -1e8, 1.0];
    let mut results = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let machines = inputs.map(|v| {
            let mut machine = Machine::new(isa, Choices::default());
            machine.load_program(&program).unwrap();
            machine.set_schedule(Schedule::Random(seed));
            let op = collective(CollectiveType::ALL_REDUCE, AluOp::ADD, Dtype::FP32, 1, 0);
            machine.load(Engine::Pool, stream(isa, &[op])).unwrap();
            machine.core_mut().dram.bytes_mut("in").unwrap().copy_from_slice(&v.to_le_bytes());
            machine
        });
        let mut cluster = Cluster::new(machines);
        cluster.run(1000);
        results.extend(cluster.machines().iter().map(|m| m.core().dram.bytes("out").unwrap().to_vec()));
    }
    let want = ((1e8f32 + 1.0) + -1e8) + 1.0;
    assert_eq!(results.into_iter().collect::<Vec<_>>(), [want.to_le_bytes().to_vec()]);
}

/// A rank that never comes is named.
#[test]
fn a_missing_rank() {
    let program = program([8, 8], json!([[[0, 1, 2]]]), json!([]));
    let isa = isa("cayman");
    let op = collective(CollectiveType::ALL_REDUCE, AluOp::ADD, Dtype::INT32, 2, 0);
    let streams = [vec![op, done()], vec![op, done()], vec![done()]];
    let machines = streams.map(|operations| {
        let mut machine = Machine::new(isa, Choices::default());
        machine.load_program(&program).unwrap();
        machine.load(Engine::Pool, stream(isa, &operations)).unwrap();
        machine
    });
    let mut cluster = Cluster::new(machines);
    let outcome = cluster.run(1000);
    let ClusterOutcome::Deadlock { machines } = &outcome else { panic!("{outcome}") };
    assert_eq!(machines.len(), 3);
    let missing: Vec<_> = machines.iter().map(|m| m.collective.as_ref().map(|(site, ranks)| (site.index, ranks.clone()))).collect();
    assert_eq!(missing, [Some((0, vec![2])), Some((0, vec![2])), None]);
    assert!(
        outcome.to_string().contains("a collective of POOL instruction 0 (PSEUDO_TRIGGER_COLLECTIVE) waits for ranks [2]"),
        "{outcome}"
    );
    // Ranks that ask for different things.
    let other = collective(CollectiveType::ALL_REDUCE, AluOp::ADD, Dtype::INT32, 1, 0);
    let machines = [op, op, other].map(|operation| {
        let mut machine = Machine::new(isa, Choices::default());
        machine.load_program(&program).unwrap();
        machine.load(Engine::Pool, stream(isa, &[operation])).unwrap();
        machine
    });
    let outcome = Cluster::new(machines).run(1000);
    assert!(matches!(outcome, ClusterOutcome::Fault { machine: 2, .. }), "{outcome}");
}

/// A copy to the partner's SBUF, which hears of it by the semaphore; and a word written to the partner by address.
#[test]
fn partners() {
    let isa = isa("cayman");
    let copy = Operation::Sb2sbCollective(operations::Sb2sbCollective {
        events: events(NO_WAIT, (UpdateMode::SEM_INC_COMPLETE, 9), 0),
        in_dtype: Dtype::FP32,
        out_dtype: Dtype::FP32,
        lnc_size_fmt: LncSizeFmt::LNC2,
        num_active_channels: 1,
        src_mem_pattern: row3(sbuf(0, 0), 3),
        dst_mem_pattern: row3(sbuf(0, 64), 3),
        ..Default::default()
    });
    let heard = event_semaphore((WaitMode::WAIT_FOR_SEM_GE_IMM, 9), NO_UPDATE, 1);
    let map = Choices::default().map;
    let peer = map.of_core(1);
    let sender = vec![copy, put(peer.sbuf + 512, 0x0a0b_0c0d), put(peer.window(Block::Core, Window::Increment, 10), 4)];
    let receiver = vec![heard, event_semaphore((WaitMode::WAIT_FOR_SEM_GE_IMM, 10), (UpdateMode::SEM_INC_COMPLETE, 11), 4)];
    let machines = [(Engine::Pool, sender), (Engine::Dve, receiver)].map(|(engine, operations)| {
        let mut machine = Machine::new(isa, Choices::default());
        machine.load(engine, stream(isa, &operations)).unwrap();
        machine
    });
    let mut cluster = Cluster::new(machines);
    put_f32(&mut cluster.machines_mut()[0], Space::Sbuf, 0, 0, &[1.0, 2.0, 3.0]);
    let outcome = cluster.run(1000);
    assert!(matches!(outcome, ClusterOutcome::Completed { .. }), "{outcome}");
    let [a, b] = cluster.machines() else { panic!("two machines") };
    assert_eq!(get_f32(b, Space::Sbuf, 0, 64, 3), [1.0, 2.0, 3.0]);
    assert_eq!(get(b, Space::Sbuf, 0, 512, 4), [0x0d, 0x0c, 0x0b, 0x0a]);
    assert_eq!(a.core().sync.semaphore(9), Ok(1));
    assert_eq!((b.core().sync.semaphore(9), b.core().sync.semaphore(11)), (Ok(1), Ok(1)));
}

/// Nobody passes the barrier before everybody has come.
#[test]
fn core_barriers() {
    let isa = isa("mariana");
    let barrier = |id| Operation::CoreBarrier(operations::CoreBarrier { id, ..Default::default() });
    let post = event_semaphore(NO_WAIT, (UpdateMode::SEM_INC_COMPLETE, 1), 0);
    let nop = event_semaphore(NO_WAIT, NO_UPDATE, 0);
    let load = |operations: Vec<Operation>| {
        let mut machine = Machine::new(isa, Choices::default());
        machine.load(Engine::Sp, stream(isa, &operations)).unwrap();
        machine
    };
    let mut cluster = Cluster::new([load(vec![barrier(42), post]), load([vec![nop; 20], vec![barrier(42), post]].concat())]);
    assert!(matches!(cluster.run(30), ClusterOutcome::OutOfBudget { .. }));
    assert_eq!(cluster.machines()[0].core().sync.semaphore(1), Ok(0));
    assert!(matches!(cluster.run(100), ClusterOutcome::Completed { .. }));
    assert_eq!(cluster.machines()[0].core().sync.semaphore(1), Ok(1));
    let mut cluster = Cluster::new([load(vec![barrier(42), post]), load(vec![barrier(43), post])]);
    let outcome = cluster.run(100);
    assert!(outcome.to_string().contains("waits for the other cores at barrier 42"), "{outcome}");
}
