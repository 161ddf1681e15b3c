//! POOL's dispatch over the kernel tables of all generations, and the host's record of opcodes.

mod common;

use common::*;
use tpb_engines::devices::{Miss, Opset, dispatch};
use tpb_isa::enums::Opcode;
use tpb_isa::kernels::KERNELS;

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
