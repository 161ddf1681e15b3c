//! NOVA has its own instructions and everything of MAVERICK.

use tpb_core::check::{Context, Policy, Stage};
use tpb_core::dialect::Engine;
use tpb_core::{info, text};
use tpb_example_overlay::maverick;
use tpb_example_overlay::nova::{self, Instruction};
use tpb_example_overlay::records::enums::Dtype;
use tpb_example_overlay::records::{Operation, operations};

const ON_DVE: Context = Context { engine: Some(Engine::Dve), stage: Stage::Device, policy: Policy::Strict };

fn printed(dialect: &tpb_core::dialect::Dialect, bytes: &[u8; 64]) -> String {
    let mut line = String::new();
    text::print(dialect, bytes, &mut line).unwrap();
    line
}

fn broken(bytes: &[u8; 64]) -> Vec<&'static str> {
    let mut ids = Vec::new();
    (nova::ISA.check)(bytes, &ON_DVE, &mut |finding| ids.push(finding.rule.id));
    ids
}

/// Bytes by offset, the others zero.
fn record(parts: &[(usize, &[u8])]) -> [u8; 64] {
    let mut bytes = [0; 64];
    for (at, part) in parts {
        bytes[*at..at + part.len()].copy_from_slice(part);
    }
    bytes
}

/// Written out by the offsets of `isa/formats/dve/s3d3_clamp.yaml`: 8 elements of fp32 in each of 64 partitions.
fn clamp() -> [u8; 64] {
    record(&[
        (0, &[0x31, 16]),
        // Step 1 once, count 8 and no second or third dimension.
        (16, &[1, 0]),
        (22, &[8, 0, 1, 0, 1, 0]),
        (28, &[0x0a, 0x0a, 64]),
        (32, &[0xff, 0xff, 0xff, 0xff]),
        (36, &[100, 0, 0, 0]),
        (40, &[0, 1, 0, 0]),
        (44, &[1, 0]),
        (50, &[8, 0, 1, 0, 1, 0]),
    ])
}

#[test]
fn an_instruction_with_a_format_of_its_own() {
    let bytes = clamp();
    let Instruction::TensorClamp(clamp) = Instruction::decode(&bytes) else { panic!("decoded as something else") };
    assert_eq!((clamp.lower(), clamp.upper(), clamp.num_active_channels()), (-1, 100, 64));
    assert_eq!((clamp.in_dtype(), clamp.out_dtype()), (Dtype::FP32, Dtype::FP32));
    assert_eq!(Instruction::decode(&bytes).as_bytes(), &bytes);

    let line = printed(nova::ISA.dialect, &bytes);
    assert!(line.starts_with("TENSOR_CLAMP ") && line.contains("lower=-1 upper=100"), "{line}");
    assert_eq!(text::parse(nova::ISA.dialect, &line), Ok(bytes));

    assert_eq!(broken(&bytes), [""; 0]);
    assert_eq!(broken(clamp.with_lower(101).as_bytes()), ["S3D3_CLAMP.range"]);
    assert_eq!(broken(clamp.with_num_active_channels(0).as_bytes()), ["S3D3_CLAMP.channels"]);
    assert_eq!(broken(clamp.with_in_dtype(Dtype(0x18)).as_bytes()).len(), 1);

    let Ok(Operation::S3d3Clamp(operation)) = (nova::ISA.lift)(&bytes) else { panic!("lifted to something else") };
    assert_eq!((operation.lower, operation.upper), (-1, 100));
    assert_eq!((nova::ISA.lower)(&Operation::S3d3Clamp(operation)), Ok(bytes));

    // What it reads and writes is known without running it.
    let info = info::info(nova::ISA.dialect, &bytes);
    assert_eq!(info.memory.len(), 2);
}

#[test]
fn an_instruction_of_a_format_that_was_there() {
    // COPY of MAVERICK with another opcode and byte 39.
    let copy = text::parse(maverick::ISA.dialect, "COPY in_dtype=fp32 out_dtype=fp32 num_active_channels=64;").unwrap();
    let mut count = copy;
    (count[0], count[39]) = (0x55, 1);
    let Instruction::TensorCount(record) = Instruction::decode(&count) else { panic!("decoded as something else") };
    assert_eq!((record.saturate(), record.num_active_channels()), (1, 64));
    let line = printed(nova::ISA.dialect, &count);
    assert!(line.starts_with("TENSOR_COUNT ") && line.contains("saturate=1"), "{line}");
    assert_eq!(text::parse(nova::ISA.dialect, &line), Ok(count));
    assert!(!broken(&count).contains(&"S4D4_TR.saturate-unused"));
    assert!(broken(record.with_saturate(2).as_bytes()).contains(&"S4D4_TR.saturate"));

    let Ok(Operation::TensorCount(operation)) = (nova::ISA.lift)(&count) else { panic!("lifted to something else") };
    assert_eq!(operation, operations::TensorCount { saturate: 1, ..operation });

    // On MAVERICK byte 39 is reserved, and the opcode is none.
    let mut old = copy;
    old[39] = 1;
    let mut ids = Vec::new();
    (maverick::ISA.check)(&old, &ON_DVE, &mut |finding| ids.push(finding.rule.id));
    assert!(ids.iter().any(|id| id.contains("reserved1")), "{ids:?}");
    assert!(broken(&old).contains(&"S4D4_TR.saturate-unused"));
    assert!(matches!(maverick::Instruction::decode(&count), maverick::Instruction::Unknown(_)));
}

#[test]
fn an_instruction_under_a_second_opcode() {
    let bytes = record(&[(0, &[0xf0, 16]), (12, &[0x20, 0b101, 0x09]), (20, &[1, 0, 0, 0, 4, 0, 1, 0]), (32, &[1, 0, 0, 0, 4, 0, 1, 0])]);
    let Instruction::ExtendedPopcount(popcount) = Instruction::decode(&bytes) else { panic!("decoded as something else") };
    assert_eq!(popcount.in_dtype(), Dtype::UINT32);
    let line = printed(nova::ISA.dialect, &bytes);
    assert!(line.starts_with("EXTENDED_INST ") && line.contains("EXTENDED_POPCOUNT"), "{line}");
    assert_eq!(text::parse(nova::ISA.dialect, &line), Ok(bytes));
    let mut wrong = bytes;
    wrong[13] = 0b001;
    assert!(broken(&wrong).contains(&"EXTENDED_POPCOUNT.completion"));
    assert!(!matches!(maverick::Instruction::decode(&bytes), maverick::Instruction::Unknown(_)), "MAVERICK knows the first opcode");
}

#[test]
fn an_element_type() {
    assert_eq!(Dtype::FP6_EXP3, Dtype(0x17));
    let legal = |generation: u8| Dtype::LAYOUT.legal(0x17, generation);
    assert!(!legal(maverick::ISA.dialect.index) && legal(nova::ISA.dialect.index));
}

/// Every opcode of MAVERICK is there under its name and byte, decodes alike and prints alike; two are new beside the second opcode.
#[test]
fn everything_else_is_inherited() {
    let opcodes = |isa: &tpb_example_overlay::records::Isa| isa.dialect.opcodes.iter().map(|o| (o.name, o.byte)).collect::<Vec<_>>();
    let (old, new) = (opcodes(&maverick::ISA), opcodes(&nova::ISA));
    let added: Vec<_> = new.iter().filter(|o| !old.contains(o)).collect();
    assert_eq!(added, [&("TENSOR_CLAMP", 0x31), &("TENSOR_COUNT", 0x55)]);
    assert!(old.len() > 150 && old.iter().all(|o| new.contains(o)), "{} opcodes", old.len());
    assert_eq!(nova::ISA.dialect.after, Some("maverick"));
    for (name, byte) in old {
        let bytes = record(&[(0, &[byte, 16])]);
        let line = printed(nova::ISA.dialect, &bytes);
        assert_eq!(line, printed(maverick::ISA.dialect, &bytes), "{name}");
        assert_eq!(text::parse(nova::ISA.dialect, &line), Ok(bytes), "{line}");
        assert_eq!(Instruction::decode(&bytes).name(), maverick::Instruction::decode(&bytes).name());
        assert_eq!((nova::ISA.lift)(&bytes), (maverick::ISA.lift)(&bytes), "{name}");
    }
}
