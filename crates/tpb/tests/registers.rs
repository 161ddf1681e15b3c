//! What the command says about registers.

mod common;

use common::tpb;

#[test]
fn a_register_by_block_and_name() {
    let text = tpb(&["explain", "arr_seq.queue_cfg"]).exits(0);
    assert!(text.text().starts_with("arr_seq.queue_cfg  register at 0x000, 32 bits, rw, 0x0 after reset\n"), "{}", text.text());
    let json = tpb(&["explain", "ARR_SEQ.queue_cfg", "--json"]).exits(0).json();
    let fields = json[0]["fields"].as_array().unwrap();
    let bits: Vec<_> = fields.iter().map(|f| (f["name"].as_str().unwrap(), f["lsb"].as_u64().unwrap())).collect();
    assert_eq!(bits, [("fifo_size_sel", 0), ("bypass_peregwrite_instr", 4), ("disable_dependency_check", 8)]);
}

#[test]
fn registers_of_one_name_in_several_groups() {
    let both = tpb(&["explain", "nsm.cfg_1", "--json"]).exits(0).json();
    assert_eq!(both.as_array().unwrap().iter().map(|r| r["reset"].as_u64().unwrap()).collect::<Vec<_>>(), [0x0a, 0x3a]);
    let one = tpb(&["explain", "nsm.rd.cfg_1", "--json"]).exits(0).json();
    assert_eq!((one.as_array().unwrap().len(), one[0]["offset"].as_u64()), (1, Some(0x218)));
}

#[test]
fn a_register_that_generations_lay_out_differently() {
    let width = |generation: &str| {
        let json = tpb(&["explain", "qos_prot.fairness_control", "--gen", generation, "--json"]).exits(0).json();
        json[0]["fields"][0]["width"].as_u64()
    };
    assert_eq!((width("sunda"), width("cayman")), (Some(7), Some(9)));
}

#[test]
fn a_block() {
    let json = tpb(&["explain", "evt_sem", "--gen", "cayman", "--json"]).exits(0).json();
    assert_eq!(json[0]["registers"].as_array().unwrap().len(), 5);
    assert_eq!(json[0]["title"], "tpb_events_semaphores_axi");
    let text = tpb(&["explain", "dve_tables"]).exits(0);
    assert!(text.text().contains("PWP_BUCKETS_TABLE"), "{}", text.text());
}

#[test]
fn what_is_not_there() {
    let typo = tpb(&["explain", "arr_seq.queue_cgf"]).exits(1);
    assert!(typo.err.contains("arr_seq.queue_cfg"), "{}", typo.err);
    let gone = tpb(&["explain", "evt_sem", "--gen", "maverick"]).exits(1);
    assert!(gone.err.contains("mariana_plus"), "{}", gone.err);
}
