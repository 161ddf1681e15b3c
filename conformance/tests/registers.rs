//! Register blocks against the facts, where these are at hand, and the generated types against their descriptors.

use serde_json::Value;
use tpb_conformance::facts::{list, table};
use tpb_core::csr::{BlockInfo, GroupInfo, RegisterInfo};
use tpb_csr::{BLOCKS, arr_seq, block, evt_sem, nsm, qos_prot};
use tpb_isa::generation;

fn cayman() -> u8 {
    generation("cayman").expect("cayman").dialect.index
}

fn find(block: &BlockInfo, group: &str, register: &str) -> (&'static GroupInfo, &'static RegisterInfo) {
    block
        .registers()
        .find(|(g, r)| g.name == group && r.name == register && g.gens.has(cayman()) && r.gens.has(cayman()))
        .unwrap_or_else(|| panic!("{} has no {group}.{register}", block.name))
}

/// Compares a register that the facts state with ours; returns the number of fields compared.
fn same(block: &str, group: &str, row: &Value) -> usize {
    let name = row["reg"].as_str().expect("a name");
    let info = tpb_csr::block(block).unwrap_or_else(|| panic!("no block {block}"));
    let (_, ours) = find(info, group, name);
    let shown = format!("{block}.{group}.{name}");
    assert_eq!(ours.offset.map(u64::from), row["offset"].as_u64(), "{shown}");
    if let Some(access) = row["access"].as_str() {
        assert_eq!(ours.access.map(|a| a.name()), Some(access.to_ascii_lowercase().as_str()), "{shown}");
    }
    let fields = list(row, "fields");
    assert_eq!(ours.fields.len(), fields.len(), "{shown}");
    for (field, theirs) in ours.fields.iter().zip(fields) {
        assert_eq!(Some(field.name), theirs["name"].as_str(), "{shown}");
        assert_eq!(Some(u64::from(field.lsb)), theirs["lsb"].as_u64(), "{shown}");
        assert_eq!(Some(u64::from(field.width)), theirs["width"].as_u64(), "{shown}");
        if theirs.get("reset").is_some() {
            assert_eq!(field.reset, theirs["reset"].as_u64(), "{shown}.{}", field.name);
        }
        assert_eq!(field.signed, theirs["signed"].as_bool().unwrap_or(false), "{shown}");
    }
    fields.len()
}

fn bundles(block: &str, bundles: &[Value]) -> (usize, usize) {
    let (mut registers, mut fields) = (0, 0);
    for bundle in bundles {
        let group = bundle["name"].as_str().expect("a name");
        let ours =
            tpb_csr::block(block).and_then(|b| b.groups.iter().find(|g| g.name == group)).unwrap_or_else(|| panic!("no {block}.{group}"));
        assert_eq!(ours.offset.map(u64::from), bundle["base"].as_u64(), "{block}.{group}");
        assert_eq!(ours.size.map(u64::from), bundle["size"].as_u64(), "{block}.{group}");
        for row in list(bundle, "registers") {
            fields += same(block, group, row);
            registers += 1;
        }
    }
    (registers, fields)
}

#[test]
fn registers_of_the_facts() {
    let (Some(nsm), Some(prot), Some(pmu)) = (table("csr_nsm.yaml"), table("csr_qos_prot.yaml"), table("csr_qos_pmu.yaml")) else { return };
    let counts =
        |facts: &Value| (facts["regs"].as_u64().expect("a count") as usize, facts["bitfields"].as_u64().expect("a count") as usize);
    assert_eq!(bundles("nsm", list(&nsm, "bundles")), counts(&nsm["regfile"]));
    assert_eq!(bundles("qos_prot", list(&prot, "bundles")), counts(&prot["regfile"]));
    assert_eq!(bundles("qos_host_visible", list(&pmu["qos_host_visible"], "bundles")), counts(&pmu["qos_host_visible"]));
    for row in list(&pmu, "fis_control_sw_cntrl") {
        same("fis_control", "", row);
    }
    for row in list(&pmu["qos_pmu"], "registers") {
        // Access stands at the field there.
        same("qos_pmu", "", row);
    }
}

#[test]
fn remapper_of_the_facts() {
    let Some(facts) = table("csr_remapper.yaml") else { return };
    for (block, key) in [("amzn_remapper", "amzn"), ("user_remapper", "user")] {
        for row in list(&facts["control"], key) {
            same(block, "control", row);
        }
        for bundle in list(&facts["bundles"], block) {
            let ours =
                tpb_csr::block(block).and_then(|b| b.groups.iter().find(|g| Some(g.name) == bundle["name"].as_str())).expect("a group");
            assert_eq!(ours.offset.map(u64::from), bundle["base"].as_u64(), "{block}.{}", ours.name);
        }
    }
}

#[test]
fn array_sequencer_of_the_facts() {
    let Some(facts) = table("csr_arr_seq.yaml") else { return };
    let info = block("arr_seq").expect("a block");
    let theirs = &list(&facts, "blocks")[0];
    // Registers, and registers with every copy.
    let registers: usize = info.groups.iter().map(|g| if g.name == "ififo_perf" { 3 } else { 1 } * g.registers.len()).sum();
    assert_eq!(Some(registers as u64), theirs["counts"]["unique_registers"].as_u64());
    let expanded: u32 = info.groups.iter().map(|g| g.count * g.registers.iter().map(|r| r.count).sum::<u32>()).sum();
    assert_eq!(Some(u64::from(expanded)), theirs["counts"]["expanded"].as_u64());
    for counter in list(theirs, "perf_counters") {
        let number = |key: &str| counter[key].as_u64().expect("a number");
        let name = format!("tile_{}x{}_tile{}_instr_cnt_lsb", number("rows"), number("cols"), number("tile"));
        let (group, register) = find(info, "ififo_perf", &name);
        for (copy, name) in group.copies.iter().enumerate() {
            let base = theirs["perf_bank_bases"][*name].as_u64().expect("a base");
            assert_eq!(group.offset_of(register, copy as u32, 0).map(u64::from), Some(base + number("rel")), "{name}");
        }
    }
}

#[test]
fn types_and_offsets_are_those_of_the_descriptors() {
    assert_eq!(nsm::WrCfg1::RESET.0, 0x0a);
    assert_eq!(nsm::RdCfg1::RESET.0, 0x3a);
    assert_eq!(qos_prot::CsrFairnessControlCayman::RESET.0, 0x0028_fe00);
    let queue = arr_seq::QueueCfg::RESET.with_disable_dependency_check(1).with_fifo_size_sel(1);
    assert_eq!((queue.0, queue.bypass_peregwrite_instr()), (0x101, 0));
    assert_eq!(arr_seq::offset::PERF_CNTR_CFG, 4);
    assert_eq!(evt_sem::offset::semaphore_inc(255), 0x1bfc);
    let (group, register) = find(block("tpb_arr_seq_top_host_visible").expect("a block by title"), "queue_debug", "debug_vector_2");
    assert_eq!(group.offset_of(register, 15, 0), Some(0x7b4 + 8));
    assert_eq!(group.offset_of(register, 16, 0), None);
}

#[test]
fn fields_say_what_their_bits_are() {
    let (_, register) = find(block("nsm").expect("a block"), "wr", "cfg_1");
    let reset = register.reset.expect("a reset");
    let field = &register.fields[0];
    assert_eq!((field.of(reset), field.meaning(field.of(reset))), (2, Some("SLVERR")));
    for block in BLOCKS {
        for (_, register) in block.registers() {
            let known = register.fields.iter().fold(0u64, |mask, f| mask | (u64::MAX >> (64 - u32::from(f.width))) << f.lsb);
            if let (Some(reset), false) = (register.reset, register.fields.is_empty()) {
                assert_eq!(reset & !known, 0, "{}.{}", block.name, register.name);
            }
        }
    }
}
