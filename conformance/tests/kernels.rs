//! The three surfaces that an opcode passes on its way to what runs it: the stream, whose records name it; the sequencer, which has a handler or
//! faults; the kernel tables of the pool cores. They are compared with each other, and with the facts where these are at hand.

use std::collections::BTreeSet;

use serde_json::Value;
use tpb_conformance::facts::{list, table};
use tpb_core::dialect::{Class, Engine, OpcodeInfo};
use tpb_core::kernels::{HandlerKind, KernelTable};
use tpb_isa::kernels::KERNELS;
use tpb_isa::{GENERATIONS, Isa, generation};

const EXTENDED_INST: u8 = 0xf0;

fn isa(name: &str) -> &'static Isa {
    generation(name).unwrap_or_else(|| panic!("no {name}"))
}

fn index(name: &str) -> u8 {
    isa(name).dialect.index
}

fn main_line() -> impl Iterator<Item = &'static Isa> {
    GENERATIONS.iter().copied().filter(|g| g.dialect.name != "tonga")
}

fn opcode(isa: &'static Isa, byte: u8) -> &'static OpcodeInfo {
    isa.dialect.opcode(byte).unwrap_or_else(|| panic!("{} has no {byte:#04x}", isa.dialect.name))
}

fn tables(isa: &'static Isa) -> Vec<&'static KernelTable> {
    KERNELS.tables_of(isa.dialect.index).collect()
}

#[test]
fn kernels_serve_real_opcodes_of_their_generation() {
    for isa in main_line() {
        assert!(!tables(isa).is_empty(), "{}", isa.dialect.name);
        for kernel in tables(isa).iter().flat_map(|t| t.kernels) {
            let info = opcode(isa, kernel.opcode);
            assert_eq!(info.name, kernel.opcode_name, "{}", isa.dialect.name);
            assert_eq!(info.class, Class::Real, "{}", info.name);
            assert!(kernel.selector == 0 || kernel.opcode == EXTENDED_INST, "only EXTENDED_INST has selectors");
        }
    }
}

#[test]
fn the_sequencer_lets_every_kernel_through() {
    // For sunda and maverick no roster of POOL is known.
    let mut compared = 0;
    for isa in main_line() {
        let Some(roster) = KERNELS.roster(Engine::Pool, isa.dialect.index) else { continue };
        for table in tables(isa) {
            let refused: Vec<u8> = table.opcodes().iter().filter(|o| !roster.opcodes.has(*o)).collect();
            assert!(refused.is_empty(), "{} {}: {refused:x?}", isa.dialect.name, table.image);
        }
        compared += 1;
    }
    assert_eq!(compared, 3);
}

#[test]
fn rosters_agree_with_the_dispatch_they_are_read_from() {
    let cayman = index("cayman");
    let pool = KERNELS.sequencer(Engine::Pool, cayman).expect("a dispatch of POOL");
    let roster = KERNELS.roster(Engine::Pool, cayman).expect("a roster of POOL");
    assert_eq!(pool.opcodes(), roster.opcodes);
    for sequencer in KERNELS.sequencers {
        for isa in GENERATIONS.iter().filter(|g| sequencer.gens.has(g.dialect.index)) {
            if let Some(roster) = KERNELS.roster(sequencer.engine, isa.dialect.index) {
                assert!(sequencer.opcodes().is_subset(&roster.opcodes), "{} {}", isa.dialect.name, sequencer.engine.name());
            }
        }
    }
    for roster in KERNELS.rosters {
        for isa in GENERATIONS.iter().filter(|g| roster.gens.has(g.dialect.index)) {
            for byte in roster.opcodes.iter() {
                assert_eq!(opcode(isa, byte).class, Class::Real);
            }
        }
    }
}

/// What a sequencer accepts and no kernel table has a row for: work of other images, of the sequencer itself, or of the hardware.
#[test]
fn handlers_without_kernel_are_the_known_ones() {
    let cayman = isa("cayman");
    let pool = KERNELS.sequencer(Engine::Pool, cayman.dialect.index).expect("a dispatch of POOL");
    let kernels: BTreeSet<u8> = tables(cayman).iter().flat_map(|t| t.opcodes().iter()).collect();
    let without = |kind| {
        pool.handlers.iter().filter(move |h| h.kind == Some(kind)).map(|h| h.opcode).filter(|o| !kernels.contains(o)).collect::<Vec<_>>()
    };
    assert_eq!(
        without(HandlerKind::Compute),
        [0x43, 0x44, 0x49, 0x4d, 0x53, 0x54, 0x58, 0x67, 0x68, 0x74, 0x79, 0x7a, 0x92, 0x95, 0x96, 0x9f, 0xbf, 0xe7]
    );
    assert_eq!(without(HandlerKind::Control).len(), 15);
    assert_eq!(without(HandlerKind::Inline), [0x77, 0x78, 0xa0, 0xa1, 0xb8, 0xbb, 0xbd, 0xf1]);
    // Kernels of sunda that no table of cayman has; some of them are handlers without kernel there.
    let sunda: BTreeSet<u8> = tables(isa("sunda")).iter().flat_map(|t| t.opcodes().iter()).collect();
    let moved: Vec<u8> = sunda.difference(&kernels).copied().collect();
    assert_eq!(moved, [0x43, 0x44, 0x49, 0x67, 0x68, 0x74, 0x79, 0x7a, 0x92, 0xb8, 0xbb, 0xe7]);
}

#[test]
fn selectors_of_extended_inst() {
    for isa in main_line() {
        let name = isa.dialect.name;
        let rows: BTreeSet<u8> =
            tables(isa).iter().flat_map(|t| t.kernels).filter(|k| k.opcode == EXTENDED_INST).map(|k| k.selector).collect();
        // On sunda a form is defined and nothing runs it; elsewhere forms from 8 on have no row either.
        let expected: &[u8] = if name == "sunda" { &[] } else { &[0, 1, 2, 3, 4, 7] };
        assert_eq!(rows.iter().copied().collect::<Vec<_>>(), expected, "{name}");
        let forms: BTreeSet<u8> = opcode(isa, EXTENDED_INST).forms.iter().filter_map(|f| f.selector).map(|s| s.value).collect();
        assert!(forms.contains(&2), "{name}");
        let unserved: Vec<u8> = forms.difference(&rows).copied().collect();
        assert!(unserved.iter().all(|s| *s >= 8 || name == "sunda"), "{name}: {unserved:?}");
    }
}

#[test]
fn opsets_are_what_their_images_serve() {
    for set in KERNELS.opsets {
        for isa in GENERATIONS.iter().filter(|g| set.gens.has(g.dialect.index)) {
            let tables = set.images.iter().map(|i| KERNELS.table(i, isa.dialect.index).expect("a table"));
            let (mut opcodes, mut selectors) = (BTreeSet::new(), BTreeSet::new());
            for kernel in tables.flat_map(|t| t.kernels) {
                opcodes.insert(kernel.opcode);
                if kernel.opcode == EXTENDED_INST {
                    selectors.insert(kernel.selector);
                }
            }
            assert_eq!(set.opcodes.iter().collect::<BTreeSet<_>>(), opcodes, "{}", set.name);
            assert_eq!(set.selectors.iter().copied().collect::<BTreeSet<_>>(), selectors, "{}", set.name);
        }
    }
}

#[test]
fn keys_of_later_generations_are_those_of_cayman() {
    let keys = |g: &str, image: &str| KERNELS.table(image, index(g)).map(|t| t.kernels.iter().map(|k| k.key()).collect::<Vec<_>>());
    for image in ["EXTISA_0", "EXTISA_1", "EXTISA_2", "EXTISA_3"] {
        for g in ["mariana", "mariana_plus", "maverick"] {
            assert_eq!(keys(g, image), keys("cayman", image), "{g} {image}");
        }
    }
}

#[test]
fn the_first_match_wins() {
    let table = KERNELS.table("EXTISA_0", index("cayman")).expect("a table");
    let (place, kernel) = table.find(EXTENDED_INST, 4).expect("a row");
    assert_eq!((place, kernel.key()), (9, 0xf004_0000));
    assert_eq!(kernel.row(), Some([0, 0, 4, 0xf0, 0xa8, 0x37, 0, 1]));
    assert!(table.find(EXTENDED_INST, 5).is_none());
}

fn number(value: &Value, key: &str) -> Option<u64> {
    value[key].as_u64()
}

fn bytes(value: &Value, key: &str) -> BTreeSet<u8> {
    list(value, key).iter().filter_map(Value::as_u64).map(|b| b as u8).collect()
}

fn generations(value: &Value) -> Vec<&str> {
    list(value, "gens").iter().filter_map(Value::as_str).collect()
}

#[test]
fn kernel_tables_of_the_facts() {
    let Some(facts) = table("kernel_info.yaml") else { return };
    let images = list(&facts, "images");
    assert_eq!(images.len(), 7);
    let mut rows = 0;
    for image in images {
        let name = image["image"].as_str().and_then(|n| n.split(' ').next()).expect("a name");
        for g in generations(image) {
            let table = KERNELS.table(name, index(g)).unwrap_or_else(|| panic!("{g} {name}"));
            assert_eq!(Some(table.kernels.len() as u64), number(image, "count"), "{g} {name}");
            if image.get("base").is_some() && table.base.is_some() {
                assert_eq!(table.base, number(image, "base"), "{g} {name}");
            }
            for row in list(image, "rows").iter().chain(list(image, "rows_with_known_funcVA")) {
                let kernel = &table.kernels[number(row, "idx").expect("an index") as usize];
                assert_eq!(Some(u64::from(kernel.opcode)), number(row, "opcode"), "{g} {name}");
                assert_eq!(Some(u64::from(kernel.selector)), number(row, "spec"), "{g} {name}");
                // Rows that several generations share state cayman's addresses.
                if g == "cayman" || generations(image).len() < 3 {
                    assert_eq!(kernel.address, number(row, "funcVA"), "{g} {name}");
                }
                if let (Some(stated), Some(row)) = (row["bytes"].as_str(), kernel.row()) {
                    assert_eq!(stated, row.iter().map(|b| format!("{b:02x}")).collect::<String>());
                }
                rows += 1;
            }
        }
    }
    assert!(rows >= 90, "{rows}");
    let maverick: BTreeSet<u8> = tables(isa("maverick")).iter().flat_map(|t| t.opcodes().iter()).collect();
    assert_eq!(maverick, bytes(&facts, "maverick_union_of_pool_opcodes"));
}

#[test]
fn dispatch_of_the_facts() {
    let (Some(sp), Some(pe)) = (table("sp_dispatch.yaml"), table("pe_dispatch.yaml")) else { return };
    let pool = KERNELS.sequencer(Engine::Pool, index("cayman")).expect("a dispatch of POOL");
    let rows = list(&sp, "cayman_nx_pool_rows");
    assert_eq!(rows.len(), pool.handlers.len());
    for row in rows {
        let handler = pool.handler(number(row, "opcode").expect("an opcode") as u8).expect("a handler");
        for (ours, theirs) in [("stub", "trampoline"), ("body", "impl"), ("handler", "handler")] {
            assert_eq!(handler.address(ours), number(row, theirs), "{:#04x} {ours}", handler.opcode);
        }
    }
    let chain = &pe["mariana_debug_chain"];
    let mariana = KERNELS.sequencer(Engine::Pe, index("mariana")).expect("a dispatch of PE");
    for row in list(chain, "rows") {
        let handler = mariana.handler(number(row, "opcode").expect("an opcode") as u8).expect("a handler");
        assert_eq!(handler.address("compare"), number(row, "compare_at"));
        assert_eq!(handler.address("stub"), number(row, "stub"));
    }
    for row in list(&pe, "dve_siblings_mariana") {
        let dve = KERNELS.sequencer(Engine::Dve, index("mariana")).expect("a dispatch of DVE");
        let handler = dve.handler(number(row, "opcode").expect("an opcode") as u8).expect("a handler");
        assert_eq!(handler.address("stub"), number(row, "sunda"));
        assert_eq!(handler.address("second_stub"), number(row, "hwdec"));
    }
    for generation in list(&sp, "sp_gens") {
        let g = generation["gen"].as_str().expect("a generation");
        let ours = KERNELS.sequencer(Engine::Sp, index(g)).expect("a dispatch of SP");
        assert_eq!(ours.address("base"), number(generation, "table_base_dram"), "{g}");
        assert_eq!(ours.address("miss"), number(generation, "bad_opcode_target"), "{g}");
        assert_eq!(ours.names.len(), list(&sp, "sp_handlers").len());
    }
}

#[test]
fn rosters_of_the_facts() {
    let (Some(facts), Some(pe)) = (table("engine_rosters.yaml"), table("pe_dispatch.yaml")) else { return };
    let control = bytes(&facts["shared_control"], "opcodes");
    let mut compared = 0;
    for roster in list(&facts, "rosters") {
        let Some(engine) = roster["engine"].as_str().and_then(Engine::from_name) else { continue };
        let own = bytes(roster, "opcodes");
        for g in generations(roster) {
            let ours = KERNELS.roster(engine, index(g)).unwrap_or_else(|| panic!("{g} {}", engine.name()));
            // Some are stated in words, as a change of another.
            if roster["opcodes"].is_array() {
                assert_eq!(ours.opcodes.iter().collect::<BTreeSet<_>>(), own.union(&control).copied().collect(), "{g} {}", engine.name());
            }
            compared += 1;
        }
    }
    assert_eq!(compared, 17);
    let counts = |g: &str| KERNELS.roster(Engine::Dve, index(g)).map(|r| r.opcodes.len());
    assert_eq!((counts("cayman"), counts("mariana")), (Some(75), Some(82)));
    for g in ["cayman", "mariana"] {
        let ours = KERNELS.roster(Engine::Pe, index(g)).expect("a roster of PE");
        assert_eq!(ours.opcodes.iter().collect::<BTreeSet<_>>(), bytes(&pe["rosters"][g], "opcodes"), "{g}");
    }
    for g in ["mariana", "maverick"] {
        let profile = KERNELS.profile(Engine::Pe, index(g)).expect("a profile of PE");
        assert_eq!(profile.bytes.iter().collect::<BTreeSet<_>>(), bytes(&pe["prof_cam"][g], "armed"), "{g}");
    }
}
