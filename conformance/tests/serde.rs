//! Through serde and back, as JSON: records by their descriptors, the operations they lift to, and the types of records; what is refused and how.

use serde::de::DeserializeSeed;
use serde_json::{Value, json};
use tpb_conformance::strata::{Maker, forms};
use tpb_core::dialect::LowerError;
use tpb_core::layout::{EnumInfo, StructInfo, Type};
use tpb_core::{RecordBytes, serde_impl};
use tpb_isa::{GENERATIONS, Operation, enums, formats, generation, operations, types};

/// Records of each generation and form.
const PER_FORM: usize = 200;

/// A record through JSON by its layout.
fn through(layout: &'static StructInfo, bytes: &RecordBytes) -> (String, serde_json::Result<RecordBytes>) {
    let ty = Type::Struct(layout);
    let text = serde_json::to_string(&serde_impl::Value::new(&ty, bytes)).expect("records have no keys but strings");
    let back = serde_impl::value(&ty, &mut serde_json::Deserializer::from_str(&text));
    (text, back)
}

#[test]
fn records_come_back_byte_by_byte() {
    for isa in GENERATIONS {
        for (i, (form, opcodes)) in forms(isa.dialect).into_iter().enumerate() {
            let mut maker = Maker::new(isa.dialect, form, opcodes, i as u64);
            for _ in 0..PER_FORM {
                let record = maker.record();
                let (text, back) = through(form.layout, &record);
                assert_eq!(back.map_err(|e| e.to_string()), Ok(record), "{} {}: {text}", isa.dialect.name, form.name);
            }
        }
    }
}

#[test]
fn records_that_continue_others_come_back_too() {
    let mut random = tpb_conformance::strata::Random(7);
    for isa in GENERATIONS {
        for form in isa.dialect.opcodes.iter().flat_map(|o| o.forms).filter(|f| f.continues) {
            for _ in 0..PER_FORM {
                let record = random.record();
                let (text, back) = through(form.layout, &record);
                assert_eq!(back.map_err(|e| e.to_string()), Ok(record), "{} {}: {text}", isa.dialect.name, form.name);
            }
        }
    }
}

/// Every operation of every generation. A NaN is unequal to itself, so what is compared is what the operations say and lower to.
#[test]
fn operations_come_back() {
    for isa in GENERATIONS {
        let mut names = std::collections::BTreeSet::new();
        for (i, (form, opcodes)) in forms(isa.dialect).into_iter().enumerate() {
            let mut maker = Maker::new(isa.dialect, form, opcodes, i as u64);
            let mut lifted = 0;
            for _ in 0..PER_FORM {
                let record = maker.record();
                let Ok(operation) = (isa.lift)(&record) else { continue };
                lifted += 1;
                names.insert(operation.name());
                let text = serde_json::to_string(&operation).expect("operations have no keys but strings");
                let back: Operation = match serde_json::from_str(&text) {
                    Ok(back) => back,
                    Err(e) => panic!("{}: {e}\n{text}", isa.dialect.name),
                };
                assert_eq!(serde_json::to_string(&back).ok().as_ref(), Some(&text));
                assert_eq!((isa.lower)(&back), (isa.lower)(&operation), "{}: {text}", isa.dialect.name);
                let finite = !text.contains("f32:") && !text.contains("\"nan\"");
                assert!(!finite || back == operation, "{}: {text}", isa.dialect.name);
            }
            assert!(lifted > 0, "{} {} never lifts", isa.dialect.name, form.name);
        }
        println!("{}: {} operations", isa.dialect.name, names.len());
    }
}

#[test]
fn absent_operands_have_their_defaults() {
    let read: operations::Matmul = serde_json::from_value(json!({"num_active_rows": 64})).expect("one operand is enough");
    assert_eq!(read, operations::Matmul { num_active_rows: 64, ..Default::default() });
    assert_eq!(read.row_grp, 0xf);
    assert_eq!(read.out_dtype, enums::Dtype::FP32);
    let all: Operation = serde_json::from_value(json!({"matmul": {}})).expect("no operand is enough");
    assert_eq!(all, Operation::Matmul(operations::Matmul::default()));
}

#[test]
fn what_is_unknown_is_refused_with_what_there_is() {
    let error = |text: &str| serde_json::from_str::<Operation>(text).expect_err("it is wrong").to_string();
    let message = error(r#"{"matmul": {"num_active_row": 64}}"#);
    assert!(message.contains("unknown field `num_active_row`") && message.contains("`num_active_rows`"), "{message}");
    let message = error(r#"{"matmull": {}}"#);
    assert!(message.contains("unknown field `matmull`") && message.contains("`matmul`"), "{message}");
    let message = error(r#"{"copy": {"in_dtype": "FP33"}}"#);
    assert!(message.contains("DTYPE has no value `FP33`") && message.contains("`FP32`"), "{message}");
    let message = error(r#"{"copy": {"in_dtype": 256}}"#);
    assert!(message.contains("256 does not fit DTYPE of 8 bits"), "{message}");
    let message = error(r#"{"copy": {"events": {"wait": 1}}}"#);
    assert!(message.contains("EVENTS has no field `wait`") && message.contains("`wait_mode`"), "{message}");
    let message = error(r#"{"copy": {"dst_mem_pattern": {}}}"#);
    assert!(message.contains("no arm of MEM_PATTERN4D") && message.contains("`t`"), "{message}");
    let message = error(r#"{"copy": {"dst_mem_pattern": {"t": {}, "i": {}}}}"#);
    assert!(message.contains("two arms of MEM_PATTERN4D"), "{message}");
    for twice in [
        r#"{"matmul": {"num_active_rows": 64, "row_grp": 1, "num_active_rows": 32}}"#,
        r#"{"copy": {"events": {"wait_mode": 1, "wait_mode": 2}}}"#,
    ] {
        let message = error(twice);
        assert!(message.contains("duplicate field `num_active_rows`") || message.contains("duplicate field `wait_mode`"), "{message}");
    }
    let message = error(r#"{"matmul": {}, "matmul": {}}"#);
    assert!(message.contains("invalid length 2"), "{message}");
    let name = "00".repeat(operations::DmaTrigger::default().dma_queue_name.len());
    let message = error(&format!(r#"{{"dma_trigger": {{"dma_queue_name": {{"hex": "{name}", "hex": "{name}"}}}}}}"#));
    assert!(message.contains("duplicate field `hex`"), "{message}");
    let message = error("{}");
    assert!(message.contains("one operation under its name"), "{message}");
}

#[test]
fn an_operation_reads_as_people_write_it() {
    let text = r#"{"memset": {"set_value": 1065353216, "dtype": "FP32", "num_active_channels": 128,
        "dst_mem_pattern": {"start_addr": {"addr_immediate": {"byte_offset": 256}}, "step_elem": [1, 1, 1, 1], "num_elem": [64, 1, 1, 1]}}}"#;
    let operation: Operation = serde_json::from_str(text).expect("it is written by the rules");
    let cayman = generation("cayman").expect("it exists");
    let record = (cayman.lower)(&operation).expect("cayman has memset");
    assert_eq!(record[0], 0x49);
    assert_eq!(record[44..48], [0, 1, 0, 0]);
    assert_eq!(record[56..64], [64, 0, 1, 0, 1, 0, 1, 0]);
    let sunda = generation("sunda").expect("it exists");
    let trigger: Operation = serde_json::from_value(json!({"matmul_mx": {}})).expect("the operation exists");
    assert_eq!((sunda.lower)(&trigger), Err(LowerError::UnknownOperation("matmul_mx")));
}

#[test]
fn enums_by_name_and_number() {
    assert_eq!(serde_json::to_value(enums::Dtype::BFLOAT16).ok(), Some(json!("BFLOAT16")));
    assert_eq!(serde_json::to_value(enums::Dtype(0xee)).ok(), Some(json!(0xee)));
    assert_eq!(serde_json::from_value::<enums::Dtype>(json!(6)).ok(), Some(enums::Dtype::BFLOAT16));
    assert_eq!(serde_json::from_value::<enums::Dtype>(json!("BFLOAT16")).ok(), Some(enums::Dtype::BFLOAT16));
    for e in tpb_isa::ENUMS {
        every_value(e);
    }
}

/// Every value of an enum comes back, with a name or without.
fn every_value(e: &'static EnumInfo) {
    let ty = Type::Enum(e, 8);
    for value in e.values.iter().map(|v| v.value).chain(0..=u64::from(u8::MAX)) {
        let text = serde_json::to_string(&serde_impl::Value::new(&ty, &value.to_le_bytes())).expect("a name or a number");
        let back = serde_impl::value(&ty, &mut serde_json::Deserializer::from_str(&text)).map(u64::from_le_bytes);
        assert_eq!(back.map_err(|e| e.to_string()), Ok(value), "{} {text}", e.name);
    }
}

#[test]
fn reserved_bytes_survive_and_zeros_are_left_out() {
    let mut record = formats::S4d4Cr::ZERO;
    record.0[0] = 0x7c;
    let text = |r: &formats::S4d4Cr| serde_json::to_value(r).expect("it has no keys but strings");
    assert!(text(&record).as_object().is_some_and(|m| !m.keys().any(|k| k.starts_with("reserved"))));
    record.0[38] = 0xab;
    assert!(text(&record).as_object().is_some_and(|m| m.keys().any(|k| k.starts_with("reserved"))));
    assert_eq!(serde_json::from_value::<formats::S4d4Cr>(text(&record)).ok(), Some(record));
}

#[test]
fn text_that_is_not_clean_is_hex() {
    let mut op = operations::DmaTrigger::default();
    op.dma_queue_name[..3].copy_from_slice(b"qSP");
    let name = |op: &operations::DmaTrigger| serde_json::to_value(op).ok().and_then(|v| v.get("dma_queue_name").cloned());
    assert_eq!(name(&op), Some(json!("qSP")));
    op.dma_queue_name[5] = 1;
    assert!(matches!(name(&op), Some(Value::Object(m)) if m.contains_key("hex")));
    let back: operations::DmaTrigger = serde_json::from_value(serde_json::to_value(op).expect("strings")).expect("it was just written");
    assert_eq!(back, op);
}

#[test]
fn floats_without_a_number() {
    for bits in [f32::NAN.to_bits(), 0x7fc0_0001, 0xff80_0001, f32::INFINITY.to_bits(), f32::NEG_INFINITY.to_bits(), 0x8000_0000, 1] {
        let op = operations::Pool { pool_scale: f32::from_bits(bits), ..Default::default() };
        let text = serde_json::to_string(&op).expect("strings and numbers");
        let back: operations::Pool = serde_json::from_str(&text).expect("it was just written");
        assert_eq!(back.pool_scale.to_bits(), bits, "{text}");
    }
}

#[test]
fn the_same_in_yaml() {
    let pattern = types::Tensor3d::ZERO.with_num_elem([8, 4, 2]).with_step_elem([1, -8, 32]);
    let text = serde_yaml::to_string(&pattern).expect("a map");
    assert!(text.contains("num_elem"), "{text}");
    assert_eq!(serde_yaml::from_str::<types::Tensor3d>(&text).ok(), Some(pattern));
}

#[test]
fn keys_are_checked_against_the_list() {
    let mut d = serde_json::Deserializer::from_str("\"b\"");
    assert_eq!(serde_impl::Key(&["a", "b"]).deserialize(&mut d).ok(), Some("b"));
}
