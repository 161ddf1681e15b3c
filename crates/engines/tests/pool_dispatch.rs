//! POOL's dispatch over the kernel tables of all generations, and the host's record of opcodes.

mod common;

use common::*;
use tpb_core::dialect::Engine;
use tpb_engines::devices::{Library, Miss, Opset, dispatch};
use tpb_engines::machine::NotificationKind;
use tpb_isa::enums::{AluOp, Dtype, Opcode, UpdateMode, WaitMode};
use tpb_isa::kernels::KERNELS;
use tpb_isa::types::{DtypePair, ExtCompletionInfo, Tensor2d};
use tpb_isa::{Operation, operations};

#[test]
fn every_row_is_found_and_nothing_else() {
    let mut seen = 0;
    for table in KERNELS.tables {
        for opcode in 0..=255 {
            for selector in [0, 1, 2, 3, 4, 5, 7, 255] {
                let want = table.kernels.iter().find(|k| k.opcode == opcode && (k.selector == selector || opcode != 0xf0));
                match (dispatch(table, Opcode(opcode), selector), want) {
                    (Ok(kernel), Some(want)) => {
                        assert_eq!(kernel.key(), want.key());
                        seen += 1;
                    }
                    (Err(Miss::Extended(s)), None) => assert_eq!((opcode, s), (0xf0, selector)),
                    (Err(Miss::Opcode(o)), None) => assert_eq!(o, opcode),
                    (got, want) => panic!("{opcode:#04x} {selector}: {got:?} for {want:?}"),
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
    assert_eq!(Miss::Opcode(0xe3).to_string(), "UNKNOWN OPCODE=0xe3");
    assert_eq!(Miss::Extended(8).to_string(), "UNKNOWN EXTENDED OPCODE=8");
    assert_eq!(isa("cayman").dialect.name, "cayman");
}

/// The counts of the full table of CAYMAN's first library.
#[test]
fn opsets_count() {
    let mut set = Opset::new();
    let opcodes = [0x7e, 0x7c, 0x7d, 0x45, 0x51, 0x41, 0x52, 0x46, 0x47, 0xbe, 0xf2, 0x7b];
    for opcode in opcodes {
        set.add(Opcode(opcode), 9);
        set.add(Opcode(opcode), 0);
    }
    for selector in 0..=4 {
        set.add(Opcode::EXTENDED_INST, selector);
    }
    assert_eq!((set.opcodes(), set.selectors(Opcode::EXTENDED_INST)), (13, 5));
    assert!(set.has(Opcode(0x7e)) && !set.has(Opcode(0xe4)));
    assert!(!set.has_selector(Opcode(0x7e), 0) && set.has_selector(Opcode::EXTENDED_INST, 3));
    set.add(Opcode(0xe4), 0);
    set.add(Opcode::EXTENDED_INST, 7);
    assert_eq!((set.opcodes(), set.selectors(Opcode::EXTENDED_INST)), (14, 6));
}

/// An instruction that the library has no kernel for is told of and passed over; what the sequencer does itself is none of the library's.
#[test]
fn misses_are_passed_over() {
    let isa = isa("cayman");
    let run = |library: Option<&str>, operations: &[Operation]| {
        let mut machine = machine(isa, &[(Engine::Pool, operations.to_vec())]);
        if let Some(image) = library {
            machine.set_library(Library::new(&KERNELS, isa.dialect.index, image).unwrap());
        }
        complete(&mut machine);
        let misses: Vec<_> = machine.notifications().iter().map(|n| (n.site.index, n.kind.clone(), n.to_string())).collect();
        (misses, [1, 2, 3].map(|i| machine.core().sync.semaphore(i).unwrap()))
    };
    let done = |n| events((WaitMode::NONE, 0), (UpdateMode::SEM_INC_COMPLETE, n), 0);
    let row = |byte| Tensor2d::ZERO.with_start_addr(sbuf(0, byte)).with_step_elem([1, 1]).with_num_elem([4, 1]);
    let copy = Operation::Copy(operations::Copy { events: done(1), ..copy(Dtype::FP32, 1, sbuf(0, 0), sbuf(0, 64), 4) });
    let add = Operation::ExtendedTensorTensor(operations::ExtendedTensorTensor {
        events: done(2),
        op: AluOp::ADD,
        src0_mem_pattern: row(0),
        src1_mem_pattern: row(0),
        dst_mem_pattern: row(128),
        in0_in1_dtype: DtypePair::ZERO.with_dtype_lo(Dtype::FP32).with_dtype_hi(Dtype::FP32),
        out_dtype: Dtype::FP32,
        completion_info: ExtCompletionInfo(0).with_num_active_ports(1),
        ..Default::default()
    });
    let signal = event_semaphore((WaitMode::NONE, 0), (UpdateMode::SEM_INC_COMPLETE, 3), 0);
    let all = [copy, add, signal];
    assert_eq!(run(None, &all), (vec![], [1, 1, 1]));
    assert_eq!(run(Some("EXTISA_0"), &all), (vec![], [1, 1, 1]));
    // The second library holds IOTA alone.
    let (misses, semaphores) = run(Some("EXTISA_1"), &all);
    assert_eq!(semaphores, [0, 0, 1]);
    let kinds: Vec<_> = misses.iter().map(|(index, kind, _)| (*index, kind.clone())).collect();
    assert_eq!(kinds, [(0, NotificationKind::Miss(Miss::Opcode(0x46))), (1, NotificationKind::Miss(Miss::Extended(2)))]);
    assert!(misses[1].2.ends_with("UNKNOWN EXTENDED OPCODE=2"), "{}", misses[1].2);
    // Other engines have no such cores.
    let mut machine = machine(isa, &[(Engine::Dve, vec![copy])]);
    machine.set_library(Library::new(&KERNELS, isa.dialect.index, "EXTISA_1").unwrap());
    complete(&mut machine);
    assert_eq!(machine.core().sync.semaphore(1), Ok(1));
    assert!(Library::new(&KERNELS, isa.dialect.index, "EXTISA_9").is_none());
    // What the host would note of the stream.
    let mut set = Opset::new();
    set.add_stream(isa.dialect, &stream(isa, &all));
    assert_eq!((set.opcodes(), set.selectors(Opcode::EXTENDED_INST)), (3, 1));
    assert!(set.has(Opcode::COPY) && set.has_selector(Opcode::EXTENDED_INST, 2));
}
