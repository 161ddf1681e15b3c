// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sequencer of the collectives, outside of the blocks. The host loads its program, 4 KiB into RAM and 32 KiB into the code memory, and starts it by a doorbell; from then on semaphores do.

use tpb_core::csr::{BlockInfo, InstanceInfo, RegionInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "top_sp",
    title: "",
    gens: GenSet(0b011110),
    anchor: Some("cayman"),
    size: Some(0x400000),
    instances: &[
        InstanceInfo {
            name: "sunda",
            gens: GenSet(0b000010),
            addresses: &[0xfffd0000000],
            doc: "",
        },
        InstanceInfo {
            name: "runtime",
            gens: GenSet(0b011100),
            addresses: &[
                0x8280000000, 0x82c0000000, 0x8300000000, 0x8340000000, 0x8380000000,
                0x83c0000000, 0x8400000000, 0x8440000000, 0x808280000000, 0x8082c0000000,
                0x808300000000, 0x808340000000, 0x808380000000, 0x8083c0000000,
                0x808400000000, 0x808440000000,
            ],
            doc: "",
        },
    ],
    groups: &[],
    regions: &[
        RegionInfo {
            name: "TPB_EVT_SEM",
            gens: GenSet(0b000100),
            offset: Some(0x00000),
            address: None,
            size: Some(0x100000),
            entries: None,
            doc: "events and semaphores, as evt_sem",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "RAM",
            gens: GenSet(0b000100),
            offset: Some(0x100000),
            address: None,
            size: Some(0x100000),
            entries: None,
            doc: "",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "TPB_SP",
            gens: GenSet(0b000100),
            offset: Some(0x200000),
            address: None,
            size: Some(0x100000),
            entries: None,
            doc: "core and its local registers",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "RESERVED",
            gens: GenSet(0b000100),
            offset: Some(0x300000),
            address: None,
            size: Some(0x100000),
            entries: None,
            doc: "",
            conf: layout::Conf::High,
        },
    ],
    doc: "Sequencer of the collectives, outside of the blocks. The host loads its program, 4 KiB into RAM and 32 KiB into the code memory, and starts it by a doorbell; from then on semaphores do.",
    notes: &[
        "There are 20; the runtime uses 16 on cayman and mariana, 6 on sunda.",
        "A semaphore of one is at its base, plus the window, plus 4 times the number.",
    ],
    conf: layout::Conf::High,
    source: &[
        "gpsimd/collectives/ops/top-sp-lowering.md",
        "gpsimd/control/address/evt-sem-regions.md#3",
    ],
};
