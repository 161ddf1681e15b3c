//! What pseudo records become.

use std::collections::BTreeMap;

use proptest::prelude::*;
use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::{Engine, Lower as _};
use tpb_core::text;
use tpb_isa::{GENERATIONS, Isa, Operation, enums::*, formats, generation, operations, types::*};
use tpb_lower::action::{Action, Operand, Ring, Signal};
use tpb_lower::patch::{Kind, Section};
use tpb_lower::{Lowered, Options, Origin, Problem, lower};
use tpb_neff::Program;
use tpb_neff::program::EngineProgram;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/programs/neff_c08220/sample.neff");

const DEFINITION: &str = r##"{
  "name": "d", "replica_groups": [[0, 1], [2]],
  "dma_queue": {
    "q_in": {"owner": "pool", "semaphore": 10, "type": "in", "num_queues": 4},
    "q_data": {"owner": "pool", "semaphore": 12, "type": "data", "indirect_memcpy": 1}
  },
  "var": {
    "x": {"type": "input", "size": 64, "var_id": 0},
    "y": {"type": "output", "size": 64, "var_id": 1},
    "SB": {"type": "state-buffer", "var_id": 2}
  }
}"##;

const MANIFEST: &str = r#"{"dma": [{"id": 7, "queue": "q_in", "event": 3, "desc": [{"from": "x", "to": "y"}, {"from": "x", "to": "y"}]}]}"#;

fn isa(name: &str) -> &'static Isa {
    generation(name).unwrap()
}

/// All generations of the main line.
fn main_line() -> impl Iterator<Item = &'static Isa> {
    GENERATIONS.into_iter().filter(|g| g.dialect.name != "tonga")
}

/// The bytes of a record; that of an extension, which no generation chooses by itself, through its format.
fn record(isa: &Isa, operation: &Operation) -> [u8; 64] {
    if let Operation::TriggerCollective2Extension(o) = operation {
        return *o.lower_onto(formats::PseudoTriggerCollective2Ext::ZERO).unwrap().as_bytes();
    }
    (isa.lower)(operation).unwrap_or_else(|e| panic!("{}: {e}", operation.name()))
}

fn program(isa: &Isa, streams: &[(Engine, &[Operation])]) -> Program {
    let mut program = Program { definition: serde_json::from_str(DEFINITION).unwrap(), ..Program::default() };
    for (engine, operations) in streams {
        let code = operations.iter().flat_map(|o| record(isa, o)).collect();
        let manifest = serde_json::from_str(MANIFEST).unwrap();
        program.engines.insert(*engine, EngineProgram { file: String::new(), manifest, code });
    }
    program
}

/// The text of a lowered stream, one statement a line.
fn printed(isa: &Isa, lowered: &Lowered, engine: Engine) -> Vec<String> {
    let code = &lowered.streams[&engine].code;
    let print = |record: &[u8; 64]| {
        let mut line = String::new();
        text::print(isa.dialect, record, &mut line).unwrap();
        line
    };
    code.as_chunks().0.iter().map(print).collect()
}

/// No record is of the pseudo band, and all are legal on the device.
fn hold(isa: &Isa, lowered: &Lowered) {
    for (engine, stream) in &lowered.streams {
        assert_eq!(stream.origins.len() * 64, stream.code.len());
        let context = Context { engine: Some(*engine), stage: Stage::Device, policy: Policy::Strict };
        for record in stream.code.as_chunks().0 {
            assert_ne!(record[0] & 0xe0, 0xc0, "{} {:#04x}", isa.dialect.name, record[0]);
            let mut broken = Vec::new();
            (isa.check)(record, &context, &mut |f| broken.push(f.rule.id));
            assert!(broken.is_empty(), "{} {}: {broken:?}", isa.dialect.name, isa.dialect.opcode(record[0]).unwrap().name);
        }
        assert!(stream.actions.windows(2).all(|w| w[0].record < w[1].record));
    }
}

fn lowered(isa: &'static Isa, streams: &[(Engine, &[Operation])], options: &Options) -> Lowered {
    let lowered = lower(isa, &program(isa, streams), options).unwrap_or_else(|e| panic!("{}: {e:?}", isa.dialect.name));
    hold(isa, &lowered);
    lowered
}

/// One stream on POOL: its text and its actions.
fn one(isa: &'static Isa, operations: &[Operation], options: &Options) -> (Vec<String>, Vec<Action>) {
    let lowered = lowered(isa, &[(Engine::Pool, operations)], options);
    (printed(isa, &lowered, Engine::Pool), lowered.streams[&Engine::Pool].actions.iter().map(|a| a.action.clone()).collect())
}

fn refusal(isa: &'static Isa, operations: &[Operation], options: &Options) -> String {
    lower(isa, &program(isa, &[(Engine::Pool, operations)]), options).unwrap_err()[0].to_string()
}

fn name<const N: usize>(text: &str) -> [u8; N] {
    let mut out = [0; N];
    out[..text.len()].copy_from_slice(text.as_bytes());
    out
}

fn wait(semaphore: u8) -> Events {
    Events::ZERO.with_wait_mode(WaitMode::WAIT_FOR_SEM_GT_IMM).with_wait_idx(semaphore)
}

fn events(waits: u8, updates: u8) -> Events {
    wait(waits).with_update_mode(UpdateMode::SEM_INC_COMPLETE).with_update_idx(updates)
}

fn trigger(queue: &str, block: u32, events: Events) -> Operation {
    let trigger = operations::DmaTrigger {
        opcode: Opcode::PSEUDO_DMATRIGGER,
        events,
        dma_queue_name: name(queue),
        block_id_or_count: block,
        ..Default::default()
    };
    Operation::DmaTrigger(trigger)
}

#[test]
fn the_sample() {
    let program = Program::load(SAMPLE).unwrap();
    for isa in main_line() {
        let lowered = lower(isa, &program, &Options::default()).unwrap();
        hold(isa, &lowered);
        assert_eq!(printed(isa, &lowered, Engine::Pe), ["NOP $S[10]>0;"]);
        assert_eq!(printed(isa, &lowered, Engine::Pool), ["NOP;", "NOP $S[22]>0;", "EVENT_SEMAPHORE $S[11]>0;"]);
        assert!(printed(isa, &lowered, Engine::Act).is_empty());
        let actions = |engine| serde_json::to_value(&lowered.streams[&engine].actions).unwrap();
        assert_eq!(
            actions(Engine::Pool),
            serde_json::json!([
                {"record": 0, "source": 0, "action": {"action": "doorbell", "queue": "q_gradient_in", "ring": "in", "block": 0, "descriptors": 1,
                    "done": [{"update": "add", "semaphore": 10, "amount": 1}]}},
                {"record": 1, "source": 1, "action": {"action": "doorbell", "queue": "q_gradient_out", "ring": "out", "block": 0, "descriptors": 1,
                    "done": [{"update": "add", "semaphore": 11, "amount": 1}]}},
            ])
        );
        let elements = |name: &str, id| serde_json::json!({"variable": {"name": name, "id": id}, "offset": 0, "count": 32});
        assert_eq!(
            actions(Engine::Pe),
            serde_json::json!([{"record": 0, "source": 0, "action": {"action": "collective", "kind": "ALL_REDUCE", "operator": "ADD", "dtype": "FP32", "group": 0,
                "input": elements("gradient_in", 3), "output": elements("gradient_out", 4), "second": null,
                "done": [{"update": "add", "semaphore": 22, "amount": 1}]}}])
        );
        assert!(lowered.streams.values().all(|s| s.patches.is_empty()));
        assert_eq!(lowered.program(&program).code(Engine::Pe).len(), 64);
    }
}

#[test]
fn dma() {
    for isa in main_line() {
        let options = Options::default();
        let (text, actions) = one(isa, &[trigger("q_in", 7, events(1, 2))], &options);
        assert_eq!(text, ["NOP $S[1]>0 $S[2]++@complete;"]);
        let done = vec![Signal::Add { semaphore: 10, amount: 4 }, Signal::Set { event: 3 }];
        assert_eq!(actions, [Action::Doorbell { queue: "q_in".into(), ring: Ring::In, block: 7, descriptors: 2, done }]);
        let raw = operations::DmaTrigger {
            opcode: Opcode::PSEUDO_DMATRIGGER,
            dma_queue_name: name("q_data"),
            use_raw_count: 1,
            block_id_or_count: 9,
            ..Default::default()
        };
        let (_, actions) = one(isa, &[Operation::DmaTrigger(raw)], &options);
        assert_eq!(actions, [Action::RawDoorbell { queue: "q_data".into(), ring: Ring::IndirectMemcpy, count: 9 }]);
        let swap = operations::DmaSwapQueueSet {
            opcode: Opcode::PSEUDO_DMASWAP_QUEUE_SET,
            events: events(1, 2),
            queue_name: name("q_in"),
            instance_flag: 1,
            instance: 1,
            ..Default::default()
        };
        let (text, actions) = one(isa, &[Operation::DmaSwapQueueSet(swap)], &options);
        assert_eq!(text[0], "DRAIN $S[1]>0 drain_count=1;");
        assert!(text[1].starts_with("EVENT_SEMAPHORE $S[10]"), "{text:?}");
        assert_eq!(text[2..], ["NOP;", "DRAIN drain_count=1;", "NOP $S[2]++@complete;"]);
        assert_eq!(actions, [Action::SwapQueueSet { queue: "q_in".into(), instance: Some(1) }]);
        assert!(refusal(isa, &[trigger("q_no", 0, Events::ZERO)], &options).ends_with("the program has no queue `q_no`"));
        let message = refusal(isa, &[trigger("q_in", 8, Events::ZERO)], &options);
        assert_eq!(message, "POOL record 0 (PSEUDO_DMATRIGGER): the program has no descriptor block `8 of queue q_in`");
    }
}

#[test]
fn tonga_triggers() {
    let isa = isa("tonga");
    let trigger = operations::TongaDmaTrigger {
        opcode: Opcode::PSEUDO_DMA_TRIGGER,
        dma_queue_name: name("q_in"),
        block_id_or_count: 7,
        ..Default::default()
    };
    let lowered = lowered(isa, &[(Engine::Pool, &[Operation::TongaDmaTrigger(trigger)])], &Options::default());
    assert_eq!(lowered.streams[&Engine::Pool].code[0], 0x68);
    assert!(matches!(lowered.streams[&Engine::Pool].actions[0].action, Action::Doorbell { block: 7, .. }));
}

#[test]
fn collectives() {
    let base = operations::TriggerCollective {
        opcode: Opcode::PSEUDO_TRIGGER_COLLECTIVE,
        events: events(1, 2),
        op: AluOp::ADD,
        dtype: Dtype::FP32,
        group_id: 1,
        input_tensor_id: 0,
        output_tensor_id: 1,
        num_elements: 16,
        ctype: CollectiveType::ALL_REDUCE,
        ..Default::default()
    };
    for isa in main_line() {
        let options = Options::default();
        let refused = |o: operations::TriggerCollective| refusal(isa, &[Operation::TriggerCollective(o)], &options);
        assert!(refused(base.with_events(wait(1))).contains("increments a semaphore on completion"));
        assert!(refused(base.with_op(AluOp::SUBTRACT)).contains("ADD, MULT, MAX or MIN"));
        assert!(refused(base.with_group_id(2)).contains("no replica group `2`"));
        assert!(refused(base.with_input_tensor_id(9)).contains("no variable of id `9`"));

        let walk = |id: u8, offset: u32| {
            let address = PseudoAddrVar8::ZERO.with_var_id([id, 0, 0]).with_marker(0x10).with_offset(offset);
            PseudoAddr8tensor2d::ZERO
                .with_start_addr(PseudoAddr8(address.to_bytes()))
                .with_step_elem0(1)
                .with_num_elem0(16)
                .with_num_elem1(1)
        };
        let first = operations::TriggerCollective2 {
            opcode: Opcode::PSEUDO_TRIGGER_COLLECTIVE2,
            events: events(1, 2),
            dtype: Dtype::FP32,
            ctype: CollectiveType::ALL_GATHER,
            src0: walk(2, 0x40),
            ..Default::default()
        };
        let second = operations::TriggerCollective2Extension {
            opcode: Opcode::PSEUDO_EXTENSION,
            group_id: 1,
            dst: walk(1, 4),
            ..Default::default()
        };
        let both = [Operation::TriggerCollective2(first), Operation::TriggerCollective2Extension(second)];
        let lowered = lowered(isa, &[(Engine::Pool, &both)], &options);
        let stream = &lowered.streams[&Engine::Pool];
        assert_eq!(printed(isa, &lowered, Engine::Pool), ["NOP $S[1]>0;"]);
        let Some(Action::Collective(c)) = stream.action(0) else { panic!("{:?}", stream.actions) };
        assert_eq!((c.kind.as_str(), c.operator.as_deref(), c.group), ("ALL_GATHER", None, Some(1)));
        let Operand::Walk { variable, offset: 0x40, steps: [1, 0], counts: [16, 1] } = &c.input else { panic!("{:?}", c.input) };
        assert_eq!(variable.name, "SB");
        assert!(matches!(&c.output, Operand::Walk { variable, offset: 4, .. } if variable.name == "y"));
        // The extension is gone.
        assert_eq!(stream.patches.iter().map(|p| (p.kind, p.section, p.offset)).collect::<Vec<_>>(), [(Kind::Delete, Section::Main, 64)]);
        let alone = refusal(isa, &both[..1], &options);
        assert!(alone.ends_with("loaders want that PSEUDO_EXTENSION follows"), "{alone}");
        let far = [Operation::TriggerCollective2(first.with_src0(walk(2, 1 << 26))), both[1]];
        assert!(refusal(isa, &far, &options).contains("bits 25 to 31"));
        assert!(refusal(isa, &both[1..], &options).contains("an extension follows the record that it extends"));
    }
}

#[test]
fn variables_and_ranks() {
    let mut options = Options { rank: Some(5), ..Options::default() };
    options.addresses = BTreeMap::from([(0, 0x1000_0000), (1, 0x2000_0000)]);
    let load = operations::VariableLoad {
        opcode: Opcode::PSEUDO_TENSOR_LOAD,
        dtype: Dtype::UINT32,
        num_elem0: 2,
        num_elem1: 1,
        var_id: 1,
        var_offset: 8,
        step_elem0: 1,
        data: Mem2dDataArm::Registers([0; 32]),
        ..Default::default()
    };
    let to_register = operations::GlobalId {
        opcode: Opcode::PSEUDO_GID_LOAD,
        dst_target: PseudoGidTargetType::REGISTER,
        dst: PseudoGidDstArm::RegPadded(PseudoGidReg::ZERO.with_regnum(9)),
        ..Default::default()
    };
    let var = PseudoAddrVar8::ZERO.with_marker(0x10).with_var_id([0; 3]).with_offset(16);
    let to_memory = operations::GlobalId {
        opcode: Opcode::PSEUDO_GID_LOAD,
        dst: PseudoGidDstArm::Addr(PseudoAddr8(var.to_bytes())),
        ..Default::default()
    };
    let all = [Operation::VariableLoad(load), Operation::GlobalId(to_register), Operation::GlobalId(to_memory)];
    for isa in main_line() {
        let lowered = lowered(isa, &[(Engine::Pool, &all)], &options);
        let back: Vec<_> = lowered.streams[&Engine::Pool].code.as_chunks().0.iter().map(|r| (isa.lift)(r).unwrap()).collect();
        let [Operation::TensorLoad(load), Operation::RegisterMove(mov), Operation::TensorStore(store)] = back.as_slice() else {
            panic!("{back:?}")
        };
        assert_eq!(load.start_addr, Addr8Arm::AddrImmediate(0x2000_0008));
        assert_eq!((mov.dst_registers[0], mov.immediate), (9, MoveImmediateArm::Uint32([5, 0, 0, 0, 0, 0, 0, 0])));
        assert_eq!(store.start_addr, Addr8Arm::AddrImmediate(0x1000_0010));
        assert!(refusal(isa, &all[..1], &Options::default()).ends_with("the address of the variable is not given"));
        assert!(refusal(isa, &all[1..2], &Options::default()).ends_with("the rank is not given"));
    }
}

fn barrier(events: Events) -> Operation {
    Operation::SyncBarrier(operations::SyncBarrier { opcode: Opcode::PSEUDO_SYNC_BARRIER, events, ..Default::default() })
}

#[test]
fn engines_meet() {
    for isa in main_line() {
        let meet = [barrier(Events::ZERO), barrier(Events::ZERO)];
        let used = [trigger("q_in", 7, events(255, 254)), meet[0], meet[1]];
        let streams: &[(Engine, &[Operation])] = &[(Engine::Pe, &meet), (Engine::Act, &meet), (Engine::Pool, &used)];
        let options = Options { reserved_semaphores: vec![253], ..Options::default() };
        let lowered = lowered(isa, streams, &options);
        let leader = [
            "DRAIN drain_count=1;",
            "EVENT_SEMAPHORE $S[252]>=2 $S[252]-=2@complete;",
            "EVENT_SEMAPHORE $S[251]++@complete",
            "EVENT_SEMAPHORE $S[250]++@complete",
        ];
        for (line, want) in printed(isa, &lowered, Engine::Pe).iter().zip(leader.iter().chain(&leader)) {
            assert!(line.starts_with(want.trim_end_matches(';')), "{line} is not {want}");
        }
        let other = printed(isa, &lowered, Engine::Act);
        assert_eq!(other.len(), 6);
        assert!(other[1].starts_with("EVENT_SEMAPHORE $S[252]++@complete"), "{other:?}");
        assert!(other[2].starts_with("EVENT_SEMAPHORE $S[251]>=1 $S[251]--@complete"), "{other:?}");

        let uneven = lower(isa, &program(isa, &[(Engine::Pe, &meet), (Engine::Act, &meet[..1])]), &options).unwrap_err();
        assert_eq!(uneven[0].problem, Problem::Uneven { counts: vec![(Engine::Pe, 2), (Engine::Act, 1)] });
        let all = Options { reserved_semaphores: (0..=254).collect(), ..Options::default() };
        let short = lower(isa, &program(isa, &[(Engine::Pe, &meet), (Engine::Act, &meet)]), &all).unwrap_err();
        assert_eq!(short[0].problem, Problem::Semaphores { need: 2, free: 1 });
        // One engine alone has nobody to wait for.
        assert_eq!(one(isa, &[barrier(events(1, 2))], &options).0, ["DRAIN $S[1]>0 drain_count=1;", "NOP $S[2]++@complete;"]);
    }
}

#[test]
fn cores_meet() {
    let barrier = operations::CoreBarrier { opcode: Opcode::PSEUDO_CORE_BARRIER, semaphore: 40, ..Default::default() };
    for isa in main_line() {
        let alone = one(isa, &[Operation::CoreBarrier(barrier)], &Options::default());
        assert_eq!((alone.0.len(), alone.1.len()), (2, 0));
        let pair = one(isa, &[Operation::CoreBarrier(barrier)], &Options { vnc_size: 2, ..Options::default() });
        assert_eq!(pair.0.len(), 3);
        assert!(pair.0[2].starts_with("EVENT_SEMAPHORE $S[40]>=2 $S[40]-=2@complete"), "{:?}", pair.0);
        assert_eq!(pair.1, [Action::PeerSemaphore { cores: 2, semaphore: 40 }]);
    }
}

/// A branch over `records` records, which may be negative.
fn jump(records: i32) -> Operation {
    Operation::Branch(operations::Branch {
        opcode: Opcode::COMPARE_BRANCH,
        dtype: Dtype::INT32,
        target_mode: BrTargetMode::RELATIVE_IMMEDIATE,
        br_immediate: u64::from((64 * records) as u32),
        ..Default::default()
    })
}

/// Distances of the branches of a lowered stream, in records.
fn distances(isa: &Isa, lowered: &Lowered, engine: Engine) -> Vec<(usize, i32)> {
    let records = lowered.streams[&engine].code.as_chunks().0.iter().enumerate();
    let branch = |(i, r): (usize, &[u8; 64])| match (isa.lift)(r) {
        Ok(Operation::Branch(b)) if b.target_mode == BrTargetMode::RELATIVE_IMMEDIATE => Some((i, b.br_immediate as u32 as i32 / 64)),
        _ => None,
    };
    records.filter_map(branch).collect()
}

fn exit() -> Operation {
    Operation::Exit(operations::Exit { opcode: Opcode::PSEUDO_INST, debug_hint: 1, ..Default::default() })
}

#[test]
fn offsets_move_with_their_records() {
    for isa in main_line() {
        // Two engines, so that a barrier is more than a drain: 0 nop, 1 barrier, 2 branch to 0, 3 branch to 4 (the end).
        let body = [trigger("q_in", 7, Events::ZERO), barrier(Events::ZERO), jump(-2), jump(1)];
        let streams: &[(Engine, &[Operation])] = &[(Engine::Pe, &body), (Engine::Pool, &body)];
        let lowered = lowered(isa, streams, &Options::default());
        assert_eq!(distances(isa, &lowered, Engine::Pool), [(4, -4), (5, 1)]);
        assert_eq!(lowered.streams[&Engine::Pool].origins, [0, 1, 1, 1, 2, 3].map(Some));
        for astray in [jump(9), jump(-9)] {
            assert!(refusal(isa, &[astray], &Options::default()).contains("where its stream has no record"));
        }
        // Counted from the next record, the same offsets mean one record more.
        let next = Options { origin: Origin::NextRecord, ..Options::default() };
        let lowered = lower(isa, &program(isa, &[(Engine::Pool, &[trigger("q_in", 7, Events::ZERO), jump(-2)])]), &next).unwrap();
        assert_eq!(distances(isa, &lowered, Engine::Pool), [(1, -2)]);
    }
}

fn label(number: u8) -> [u8; 64] {
    let mut record = [0; 64];
    record[..2].copy_from_slice(&[Opcode::PSEUDO_BRANCH_LABEL.0, 16]);
    record[12] = number;
    record
}

#[test]
fn labels_become_offsets() {
    for isa in main_line() {
        let to = |number: u64| {
            let Operation::Branch(b) = jump(0) else { unreachable!() };
            (isa.lower)(&Operation::Branch(b.with_br_immediate(number))).unwrap()
        };
        let nop = (isa.lower)(&trigger("q_in", 7, Events::ZERO)).unwrap();
        let mut program = program(isa, &[(Engine::Pool, &[])]);
        program.engines.get_mut(&Engine::Pool).unwrap().code = [label(1), nop, to(1), to(2), nop, label(2)].concat();
        let message = lower(isa, &program, &Options::default()).unwrap_err()[0].to_string();
        assert!(message.contains("gap preamble-only-payload"), "{message}");
        let options = Options { label_at: Some(12), ..Options::default() };
        let lowered = lower(isa, &program, &options).unwrap();
        hold(isa, &lowered);
        assert_eq!(distances(isa, &lowered, Engine::Pool), [(1, -1), (2, 2)]);
        let patches: Vec<_> = lowered.streams[&Engine::Pool].patches.iter().map(|p| (p.offset, p.count, p.kind)).collect();
        assert_eq!(patches, [(0, 1, Kind::Delete), (256, 1, Kind::Delete)]);
        program.engines.get_mut(&Engine::Pool).unwrap().code = [label(1), to(3)].concat();
        assert!(lower(isa, &program, &options).unwrap_err()[0].to_string().contains("label 3, which the stream does not have"));
    }
}

#[test]
fn functions() {
    let begin = operations::FunctionBegin {
        opcode: Opcode::PSEUDO_FUNCTION_BEGIN,
        function_name: name("f"),
        return_reset_semaphores: 1,
        return_addr_reg_lo: 10,
        return_addr_reg_hi: 11,
        ..Default::default()
    };
    let call = operations::FunctionCall {
        opcode: Opcode::PSEUDO_FUNCTION_CALL,
        events: events(1, 2),
        function_name: name("f"),
        args_table_var_id: 1,
        ..Default::default()
    };
    let back = operations::FunctionReturn { opcode: Opcode::PSEUDO_FUNCTION_RETURN, ..Default::default() };
    let body = [
        Operation::FunctionCall(call),
        exit(),
        Operation::FunctionBegin(begin),
        trigger("q_in", 7, events(30, 31)),
        Operation::FunctionReturn(back),
    ];
    let streams: &[(Engine, &[Operation])] = &[(Engine::Pe, &body), (Engine::Pool, &body)];
    for isa in main_line().filter(|g| g.dialect.name != "maverick") {
        let lowered = lowered(isa, streams, &Options::default());
        let stream = &lowered.streams[&Engine::Pool];
        // Call: switch, table, move, add, branch; exit; halt; the function: nop, drain, two barriers of two, branch.
        assert_eq!((stream.main.clone(), stream.postamble.clone(), stream.functions["f"].clone()), (0..6, 6..7, 7..14));
        assert_eq!(distances(isa, &lowered, Engine::Pool), [(4, 3), (5, 1)]);
        assert_eq!(stream.origins[5..8], [Some(1), None, Some(3)]);
        let text = printed(isa, &lowered, Engine::Pool);
        assert_eq!(text[6], "HALT;");
        assert!(text[5].contains("debug_hint=3"), "{}", text[5]);
        assert_eq!(stream.action(0), Some(&Action::SwitchBlock { function: "f".into() }));
        assert_eq!(stream.action(1), Some(&Action::SwapArguments { variable: 1 }));
        // The leader clears what the function touches.
        let pe = &lowered.streams[&Engine::Pe];
        assert_eq!(pe.functions["f"].len(), 8);
        let clear = pe.code.as_chunks().0.iter().find_map(|r| match (isa.lift)(r) {
            Ok(Operation::SemaphoreRangeClear(o)) => Some(o),
            _ => None,
        });
        assert_eq!(clear.map(|c| c.sem_bitmask[0]), Some(1 << 30 | 1 << 31));
        let kinds: Vec<_> = stream.patches.iter().map(|p| (p.offset / 64, p.count, p.kind, p.section)).collect();
        use {Kind::*, Section::*};
        assert_eq!(
            kinds,
            [(0, 4, Insert, Main), (5, 1, Modify, Main), (6, 1, Insert, Postamble), (7, 1, Delete, Function), (8, 5, Insert, Function)]
        );
        let lost = refusal(isa, &[Operation::FunctionCall(call)], &Options::default());
        assert!(lost.ends_with("the program has no function `f`"), "{lost}");
        assert!(refusal(isa, &[Operation::FunctionReturn(back)], &Options::default()).contains("a return is in a function"));
    }
    let message = lower(isa("maverick"), &program(isa("maverick"), streams), &Options::default()).unwrap_err()[0].to_string();
    assert!(message.ends_with("(gap program-counter-registers)"), "{message}");
}

#[test]
fn what_is_open_is_named() {
    let raw = |opcode: Opcode| {
        let mut record = [0; 64];
        record[..2].copy_from_slice(&[opcode.0, 16]);
        record
    };
    for (opcode, gap) in [
        (Opcode::PSEUDO_DMA_MEMCPY, "dma-memcpy-indirect"),
        (Opcode::PSEUDO_SEMAPHORE_SET, "preamble-only-payload"),
        (Opcode::PSEUDO_READ_VAR_ADDR, "preamble-only-payload"),
        (Opcode::PSEUDO_EMBEDDING_UPDATE, "embedding-update-recipe"),
        (Opcode::PSEUDO_BRANCH_LABEL, "preamble-only-payload"),
        (Opcode::PSEUDO_SET_RNG_SEED, "set-rng-seed-lowering"),
        (Opcode::PSEUDO_RANGE_CHECK, "range-check-recipe"),
        (Opcode::PSEUDO_CUR_PROCESSING_RANK_ID, "rank-id-buffer"),
        (Opcode::PSEUDO_TENSOR_COMPLETION, "tensor-completion-lowering"),
        (Opcode::PSEUDO_INST, "library-reload"),
    ] {
        for isa in main_line() {
            let mut program = program(isa, &[(Engine::Pool, &[])]);
            program.engines.get_mut(&Engine::Pool).unwrap().code = raw(opcode).to_vec();
            let errors = lower(isa, &program, &Options::default()).unwrap_err();
            assert!(matches!(&errors[0].problem, Problem::Open(g) if g.id == gap), "{} {:#04x}: {}", isa.dialect.name, opcode.0, errors[0]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    /// Whatever the records are, they are lowered or refused; what comes out is not of the pseudo band.
    #[test]
    fn any_stream(records in prop::collection::vec((0xc0u8..0xe0, prop::collection::vec(any::<u8>(), 63), any::<bool>()), 0..12), generation in 0..GENERATIONS.len(), label_at: Option<u8>) {
        let isa = GENERATIONS[generation];
        let mut code = Vec::new();
        for (opcode, rest, plain) in records {
            code.push(if plain { 0xa9 } else { opcode });
            code.extend(rest);
        }
        let mut program = program(isa, &[]);
        program.engines.insert(Engine::Pool, EngineProgram { code, ..EngineProgram::default() });
        let options = Options { label_at, rank: Some(0), ..Options::default() };
        if let Ok(lowered) = lower(isa, &program, &options) {
            for record in lowered.streams[&Engine::Pool].code.as_chunks::<64>().0 {
                prop_assert_ne!(record[0] & 0xe0, 0xc0);
            }
        }
    }
}
