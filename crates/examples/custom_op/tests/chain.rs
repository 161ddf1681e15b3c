//! The chain of a custom operator: the records of the facts, arguments as text and bytes, calls that run and calls that do not.

use std::collections::BTreeMap;

use tpb::check::{Context, Policy, Stage};
use tpb::dialect::Engine;
use tpb::engines::machine::Outcome;
use tpb::engines::{Choices, Machine};
use tpb_example_custom_op::chain::{ArgumentArm, Call, Function, Payload, SUNDA, install};

/// The example of the wire-layout page (`customop-wire-layout.md` 4): function 7, one input, one output.
const HEADER: &str = "8510000000000000000000000300070100000000000000000000000000000000\
                      0000000000000000000000000000000000000000000000000000000000000000";
/// Its payloads, but for the addresses.
const PAYLOAD: &str = "8610000000000000000000000000000100000000000000000000000000000000\
                       0000000000000000000000000000000000000000000000000000000000000000";

fn bytes(hex: &str) -> [u8; 64] {
    std::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap())
}

fn broken(record: &[u8; 64]) -> Vec<&'static str> {
    let context = Context { engine: Some(Engine::Pool), stage: Stage::Device, policy: Policy::Strict };
    let mut out = Vec::new();
    (SUNDA.check)(record, &context, &mut |finding| out.push(finding.rule.id));
    out
}

/// `4 * a + b` over 32 partitions, as function 9.
const PROGRAM: &str = "
CUSTOM_OP_HEADER num_payloads=4 function_id=9 num_arguments=2;
CUSTOM_OP_PAYLOAD arg_type=TENSOR arg=tensor:{pattern=@0x300[1,1,1][4,1,1],dtype=fp32,num_partitions=32};
CUSTOM_OP_PAYLOAD arg_type=TENSOR arg=tensor:{pattern=@0x100[1,1,1][4,1,1],dtype=fp32,num_partitions=32};
CUSTOM_OP_PAYLOAD arg_type=TENSOR arg=tensor:{pattern=@0x200[2,1,1][4,1,1],dtype=uint8,num_partitions=32} $S[3]++@complete;
";

fn library() -> BTreeMap<u8, Function> {
    fn weighted(inputs: &[Vec<f32>]) -> Vec<f32> {
        inputs[0].iter().zip(&inputs[1]).map(|(a, b)| 4.0 * a + b).collect()
    }
    BTreeMap::from([(9, weighted as Function)])
}

fn machine(program: &str) -> Machine<'static> {
    let code = tpb::assemble(SUNDA.dialect, program).unwrap();
    let mut machine = Machine::new(&SUNDA, Choices::default());
    install(&mut machine, library());
    machine.load(Engine::Pool, code).unwrap();
    machine
}

fn fault(program: &str) -> String {
    match machine(program).run(1000) {
        Outcome::Fault { fault, .. } => fault.to_string(),
        other => panic!("{other}"),
    }
}

#[test]
fn the_records_of_the_facts() {
    let call = Call::from_bytes(bytes(HEADER));
    assert_eq!((call.function_id(), call.num_arguments(), call.num_payloads()), (7, 1, 3));
    assert_eq!(call.to_string(), "CUSTOM_OP_HEADER num_payloads=3 function_id=7 num_arguments=1;");
    assert_eq!(broken(&bytes(HEADER)), [""; 0]);
    // The generation reads the same text, and its own rules hold on.
    assert_eq!(tpb::text::parse(&tpb_sunda::DIALECT, &call.to_string()), Ok(bytes(HEADER)));
    let scratch = call.with_has_scratch_space(1);
    assert!(broken(scratch.as_bytes()).contains(&"CUSTOM_OP_HEADER.scratch"), "{:?}", broken(scratch.as_bytes()));
    assert_eq!(broken(call.with_function_id(255).as_bytes()), ["CUSTOM_OP_HEADER.names_a_function"]);
    assert_eq!(broken(call.with_num_payloads(2).as_bytes()), ["CUSTOM_OP_HEADER.counts_payloads"]);

    let payload = Payload::from_bytes(bytes(PAYLOAD));
    assert!(matches!(payload.arg_arm(), ArgumentArm::Tensor(_)));
    // An element type is part of the argument here, and 0 is none.
    assert_eq!(broken(&bytes(PAYLOAD)), ["CUSTOM_OP_PAYLOAD.arg.legal"]);
}

#[test]
fn arguments_are_text() {
    let code = tpb::assemble(SUNDA.dialect, PROGRAM).unwrap();
    assert_eq!(code.len(), 4 * 64);
    assert_eq!(tpb::disassemble(SUNDA.dialect, &code).unwrap().lines().nth(2), PROGRAM.lines().nth(3));
    let last: [u8; 64] = code[192..].try_into().unwrap();
    assert_eq!(last[12..36], [0, 0, 0, 1, 0, 2, 0, 0, 2, 0, 1, 0, 1, 0, 4, 0, 1, 0, 1, 0, 3, 32, 0, 0]);
    for record in code.chunks(64) {
        assert_eq!(broken(record.try_into().unwrap()), [""; 0]);
    }
    // The generation alone has no more than bytes.
    assert!(tpb::disassemble(&tpb_sunda::DIALECT, &code).unwrap().contains("arg=raw:0x000300000100"));
}

#[test]
fn a_call_runs_when_its_last_payload_is_there() {
    let mut machine = machine(PROGRAM);
    for partition in 0..32u32 {
        let a: Vec<u8> = (0..4).flat_map(|k| (partition as f32 + k as f32).to_le_bytes()).collect();
        machine.core_mut().sbuf.write(partition, 0x100, &a).unwrap();
        machine.core_mut().sbuf.write(partition, 0x200, &[1, 99, 2, 99, 3, 99, 4]).unwrap();
    }
    let outcome = machine.run(1000);
    assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
    for partition in 0..32u32 {
        let mut bytes = [0; 16];
        machine.core().sbuf.read(partition, 0x300, &mut bytes).unwrap();
        let values: Vec<f32> = bytes.chunks(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        let wanted: Vec<f32> = (0..4).map(|k| 4.0 * (partition as f32 + k as f32) + (k as f32 + 1.0)).collect();
        assert_eq!(values, wanted, "partition {partition}");
    }
    assert_eq!(machine.core().sync.semaphore(3), Ok(1));
}

#[test]
fn broken_chains_are_faults() {
    let lines: Vec<&str> = PROGRAM.trim().lines().collect();
    let of = |picked: &[usize]| picked.iter().map(|i| lines[*i]).collect::<Vec<_>>().join("\n");
    assert_eq!(fault(&of(&[1])), "arg: no call is open that it could belong to");
    assert_eq!(fault(&of(&[0, 1, 2, 3, 3])), "arg: no call is open that it could belong to");
    assert_eq!(fault(&of(&[0, 1, 0])), "num_arguments: 2 payloads of the call before are missing");
    assert_eq!(fault(&lines[0].replace('9', "8")), "function_id: the library has no function 8");
    let array = format!("{}\n{}", lines[0], "CUSTOM_OP_PAYLOAD arg_type=ARRAY_OF_TENSOR;");
    assert_eq!(fault(&array), "an argument of type ARRAY_OF_TENSOR is not modelled");
    // Where it is shorter than its output, what the function gives does not fit.
    let longer = PROGRAM.replace("@0x300[1,1,1][4,1,1]", "@0x300[1,1,1][5,1,1]");
    assert_eq!(fault(&longer), "arg: it has 640 bytes, and 512 are to be written");
}
