//! Two added instructions as text and bytes, checked, described and run.

use std::ops::ControlFlow;

use tpb::check::{Context, Policy, Stage};
use tpb::core::info::info;
use tpb::dialect::Engine;
use tpb::engines::machine::Outcome;
use tpb::engines::{Choices, Machine};
use tpb::isa::enums::Dtype;
use tpb::isa::types::ExtCompletionInfo;
use tpb::stream::Records;
use tpb_example_custom_op::instructions::{BoundArm, CAYMAN, Clamp, ScaleShift, ScaleShiftValue, install};

/// Two ports, so 32 partitions, of four elements each.
const SCALE: &str = "EXTENDED_INST extended_opcode=SCALE_SHIFT completion_info={has_read=1,has_write=1,num_active_ports=2} \
     in_dtype=bfloat16 out_dtype=fp32 scale=2.0 shift=0.5 src=@0x100[1,1,1][4,1,1] dst=@0x200[1,1,1][4,1,1];";

fn context() -> Context {
    Context { engine: Some(Engine::Pool), stage: Stage::Device, policy: Policy::Strict }
}

fn broken(record: &[u8; 64], context: &Context) -> Vec<&'static str> {
    let mut out = Vec::new();
    (CAYMAN.check)(record, context, &mut |finding| out.push(finding.rule.id));
    assert_eq!((CAYMAN.is_valid)(record, context), out.is_empty());
    out
}

#[test]
fn text_and_bytes() {
    let record = tpb::text::parse(CAYMAN.dialect, SCALE).unwrap();
    assert_eq!(record[..16], [0xf0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0b01_0101, 6, 10]);
    assert_eq!(record[16..24], [0, 0, 0, 0x40, 0, 0, 0, 0x3f]);
    assert_eq!(record[24..40], [0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 4, 0, 1, 0, 1, 0]);
    let typed = ScaleShift::from_bytes(record);
    assert_eq!((typed.scale(), typed.in_dtype(), typed.src().num_elem()), (2.0, Dtype::BFLOAT16, [4, 1, 1]));
    let mut text = String::new();
    tpb::text::print(CAYMAN.dialect, &record, &mut text).unwrap();
    assert_eq!(text, SCALE);
    // Alone, the record reads and writes the same text.
    assert_eq!(text.parse(), Ok(typed));
    assert_eq!(typed.to_string(), SCALE);
    // The other forms of the opcode, and the other opcodes, are as they were.
    for line in
        ["EXTENDED_INST extended_opcode=EXTENDED_TENSOR_TENSOR_ARITH op=ADD;", "EXTENDED_INST extended_opcode=EXTENDED_COPY;", "NOP;"]
    {
        assert_eq!(tpb::text::parse(CAYMAN.dialect, line), tpb::text::parse(&tpb_cayman::DIALECT, line), "{line}");
    }
    let error = tpb::text::parse(CAYMAN.dialect, "EXTENDED_INST extended_opcode=SCALE_SHIFT scal=1;").unwrap_err();
    assert!(error.candidates.contains(&"scale"), "{error}");
}

#[test]
fn broken_rules_are_reported() {
    let good = tpb::text::parse(CAYMAN.dialect, SCALE).unwrap();
    assert_eq!(broken(&good, &context()), [""; 0]);
    let typed = ScaleShift::from_bytes(good);
    let rules = |record: ScaleShift| broken(record.as_bytes(), &context());
    assert_eq!(rules(typed.with_scale(f32::NAN)), ["SCALE_SHIFT.scale.is_finite"]);
    assert_eq!(rules(typed.with_in_dtype(Dtype(0xee))), ["SCALE_SHIFT.in_dtype.known"]);
    assert_eq!(rules(typed.with_completion_info(ExtCompletionInfo::ZERO)), ["SCALE_SHIFT.tracks_completion"]);
    // FP4_EXP2 came with MARIANA: what the generation lacks is illegal although another has it, and alone a record knows no generation.
    let foreign = typed.with_in_dtype(Dtype::FP4_EXP2);
    assert_eq!(rules(foreign), ["SCALE_SHIFT.in_dtype.known"]);
    assert!(foreign.is_valid(&context()));
    // What holds for all records of the opcode holds for these.
    let mut short = good;
    short[1] = 15;
    assert_eq!(broken(&short, &context()), ["EXTENDED_INST.header.inst_word_len.length", "SCALE_SHIFT.length"]);
    assert_eq!(broken(&good, &Context { engine: Some(Engine::Pe), ..context() }), ["opcode.engine"]);
    // Without the extension the record is one that nothing is known of.
    let mut text = String::new();
    tpb::text::print(tpb_cayman::ISA.dialect, &good, &mut text).unwrap();
    assert!(text.starts_with("EXTENDED_INST extended_opcode=0x10 "), "{text}");

    let clamp = Clamp::new().with_bound_arm(BoundArm::Register(3));
    assert_eq!(broken(clamp.as_bytes(), &context()), [""; 0]);
    assert_eq!(broken(clamp.with_bound_kind(2).as_bytes(), &context()), ["CLAMP.bound_kind.is_kind"]);
    assert_eq!(Clamp::builder().bound_kind(7).build().unwrap_err().0.id, "CLAMP.bound_kind.is_kind");
}

#[test]
fn info_tells_what_is_touched() {
    let record = tpb::text::parse(CAYMAN.dialect, SCALE).unwrap();
    let info = info(CAYMAN.dialect, &record);
    assert!(info.is_complete);
    assert_eq!(info.form.map(|f| f.name), Some("SCALE_SHIFT"));
    let shown: Vec<String> = info.memory.iter().map(|a| format!("{} {} {:?}", a.operand, a.write, a.place)).collect();
    // Four elements of two bytes are read, and four of four written, in 32 partitions.
    assert_eq!(
        shown,
        [
            "src false Core(Region { memory: Sbuf, partition: 0, partitions: Ok(32), start: 256, bytes: Ok(Bytes { ranges: [256..264], is_exact: true }) })",
            "dst true Core(Region { memory: Sbuf, partition: 0, partitions: Ok(32), start: 512, bytes: Ok(Bytes { ranges: [512..528], is_exact: true }) })",
        ]
    );
}

#[test]
fn streams_and_json_know_them() {
    let good = tpb::text::parse(CAYMAN.dialect, SCALE).unwrap();
    let bad = *ScaleShift::from_bytes(good).with_scale(f32::INFINITY).as_bytes();
    let code = [good, bad].concat();
    let mut found = Vec::new();
    let tally = tpb::legality::check_stream(&CAYMAN, code.as_slice(), &context(), &mut |finding| {
        found.push((finding.offset, finding.rule.id, finding.value(CAYMAN.dialect).map(|v| v.to_string())));
        ControlFlow::Continue(())
    })
    .unwrap();
    assert_eq!((tally.records, tally.errors), (2, 1));
    assert_eq!(found, [(64, "SCALE_SHIFT.scale.is_finite", Some("inf".to_owned()))]);
    let mut json = String::new();
    tpb::json::statement(CAYMAN.dialect, &good, 0, &mut json).unwrap();
    assert!(json.contains(r#""format":"SCALE_SHIFT""#) && json.contains(r#""scale":2.0"#), "{json}");
}

#[test]
fn the_machine_runs_them() {
    // SP passes on that the first is done, and the second waits for it.
    let program = [
        SCALE.replace("INST ", "INST $S[5]++@complete "),
        "EXTENDED_INST $S[6]>=1 extended_opcode=CLAMP completion_info={has_read=1,has_write=1,num_active_ports=2} bound=value:3.0 \
         src=@0x200[1,1,1][4,1,1] dst=@0x300[1,1,1][4,1,1];"
            .to_owned(),
        "EXTENDED_INST extended_opcode=CLAMP completion_info={has_read=1,has_write=1,num_active_ports=2} bound_kind=1 bound=register:7 \
         src=@0x200[1,1,1][4,1,1] dst=@0x400[1,1,1][4,1,1];"
            .to_owned(),
    ]
    .join("\n");
    let relay = tpb::assemble(CAYMAN.dialect, "EVENT_SEMAPHORE $S[5]>0 $S[6]++@complete;").unwrap();
    let code = tpb::assemble(CAYMAN.dialect, &program).unwrap();
    assert_eq!(Records::new(code.as_slice()).count(), 3);
    let mut machine = Machine::new(&CAYMAN, Choices::default());
    install(&mut machine);
    machine.load(Engine::Pool, code).unwrap();
    machine.load(Engine::Sp, relay).unwrap();
    // Powers of two have the same bits as BF16 and in the upper half of FP32.
    let input = |partition: u32, k: usize| [1.0f32, -2.0, 0.5, 4.0][k] * if partition.is_multiple_of(2) { 1.0 } else { -1.0 };
    for partition in 0..32 {
        let bytes: Vec<u8> = (0..4).flat_map(|k| [input(partition, k).to_le_bytes()[2], input(partition, k).to_le_bytes()[3]]).collect();
        machine.core_mut().sbuf.write(partition, 0x100, &bytes).unwrap();
    }
    machine.core_mut().registers_mut(Engine::Pool).write(7, 1.25f32.to_bits()).unwrap();
    let outcome = machine.run(1000);
    assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
    let read = |partition: u32, byte: u32| -> Vec<f32> {
        let mut bytes = [0; 16];
        machine.core().sbuf.read(partition, byte, &mut bytes).unwrap();
        bytes.chunks(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
    };
    for partition in 0..32 {
        let scaled: Vec<f32> = (0..4).map(|k| input(partition, k) * 2.0 + 0.5).collect();
        assert_eq!(read(partition, 0x200), scaled);
        assert_eq!(read(partition, 0x300), scaled.iter().map(|v| v.clamp(-3.0, 3.0)).collect::<Vec<_>>());
        assert_eq!(read(partition, 0x400), scaled.iter().map(|v| v.clamp(-1.25, 1.25)).collect::<Vec<_>>());
    }
}

#[test]
fn a_machine_without_models_says_so() {
    let code = tpb::assemble(CAYMAN.dialect, SCALE).unwrap();
    let mut machine = Machine::new(&CAYMAN, Choices::default());
    machine.load(Engine::Pool, code).unwrap();
    let outcome = machine.run(1000);
    let Outcome::Fault { fault, .. } = &outcome else { panic!("{outcome}") };
    assert!(fault.to_string().contains("extended"), "{fault}");
}

#[test]
fn faults_name_the_operand() {
    let far = SCALE.replace("dst=@0x200", "dst=@0x1ffffff");
    let code = tpb::assemble(CAYMAN.dialect, &far).unwrap();
    let mut machine = Machine::new(&CAYMAN, Choices::default());
    install(&mut machine);
    machine.load(Engine::Pool, code).unwrap();
    let outcome = machine.run(1000);
    let Outcome::Fault { at, fault } = &outcome else { panic!("{outcome}") };
    assert_eq!(at.name, "EXTENDED_INST");
    assert!(fault.to_string().contains("dst"), "{fault}");
}

#[test]
fn values_go_both_ways() {
    let record = ScaleShift::from_bytes(tpb::text::parse(CAYMAN.dialect, SCALE).unwrap());
    let value = ScaleShiftValue::from(record);
    assert_eq!((value.scale, value.shift, value.out_dtype), (2.0, 0.5, Dtype::FP32));
    assert_eq!(ScaleShift::from(ScaleShiftValue { scale: 4.0, ..value }), record.with_scale(4.0));
}

mod own_opcode {
    use tpb::engines::custom::View;
    use tpb::engines::effect::Effect;
    use tpb::isa::types::{Events, Header};
    use tpb_macros::tpb_struct;

    use super::*;

    /// Sets a register, under an opcode that no generation has.
    #[tpb_struct(size = 64, opcode = 0xfb, name = "SET_REGISTER", crate = tpb::core)]
    struct SetRegister {
        #[tpb(size = 4)]
        header: Header,
        #[tpb(size = 8)]
        events: Events,
        #[tpb(as = register, role = write)]
        register: u8,
        #[tpb(reserved = zero)]
        zero: [u8; 3],
        value: u32,
        #[tpb(reserved = zero)]
        rest: [u8; 44],
    }

    // One extension on top of another.
    tpb::core::extend! {
        static MORE: tpb::Isa = CAYMAN => [SetRegister];
    }

    #[test]
    fn an_opcode_of_its_own_waits_and_updates_like_others() {
        let pool = tpb::assemble(MORE.dialect, "SET_REGISTER $S[1]>=1 $S[2]++@complete register=4 value=77;").unwrap();
        let sp = tpb::assemble(MORE.dialect, "EVENT_SEMAPHORE $S[1]++@complete;\nEVENT_SEMAPHORE $S[2]>=1 $S[3]++@complete;").unwrap();
        let record = pool.first_chunk().unwrap();
        assert!((MORE.is_valid)(record, &context()));
        assert!(!(CAYMAN.is_valid)(record, &context()));
        let info = info(MORE.dialect, record);
        assert_eq!(info.registers.iter().map(|r| (r.number, r.write)).collect::<Vec<_>>(), [(4, true)]);
        assert_eq!((info.waits.len(), info.updates.len()), (1, 1));

        let mut machine = Machine::new(&MORE, Choices::default());
        machine.set_model(|set: &SetRegister, _: &View<'_>| Ok(Effect::Register(set.register(), set.value())));
        machine.load(Engine::Pool, pool).unwrap();
        machine.load(Engine::Sp, sp).unwrap();
        let outcome = machine.run(1000);
        assert!(matches!(outcome, Outcome::Completed { .. }), "{outcome}");
        assert_eq!(machine.core().registers(Engine::Pool).read(4), Ok(77));
        assert_eq!(machine.core().sync.semaphore(3), Ok(1));
    }
}
