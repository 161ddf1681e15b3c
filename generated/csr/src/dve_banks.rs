// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Memories of DVE.

use tpb_core::csr::{BlockInfo, RegionInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "dve_banks",
    title: "",
    gens: GenSet(0b000100),
    anchor: None,
    size: None,
    instances: &[],
    groups: &[],
    regions: &[
        RegionInfo {
            name: "NX_IRAM",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x2802b20000),
            size: None,
            entries: None,
            doc: "",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "NX_DRAM",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x2802b40000),
            size: None,
            entries: None,
            doc: "",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "BANK_DATAPATH_RAM",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x2802b82000),
            size: Some(0x04000),
            entries: None,
            doc: "state of the lanes, which the loads of batch norm parameters fill",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "BANK_OPCODE_RAM",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x2802b86000),
            size: Some(0x00400),
            entries: None,
            doc: "",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "BANK_PARAMETER_RAM",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x2802b87000),
            size: Some(0x00400),
            entries: None,
            doc: "256 reciprocals in fp32 for batch norm statistics",
            conf: layout::Conf::High,
        },
    ],
    doc: "Memories of DVE.",
    notes: &["Addresses are those of the first block."],
    conf: layout::Conf::High,
    source: &[
        "gpsimd/images/maverick-act.md",
        "gpsimd/images/maverick-dve.md",
        "gpsimd/images/prof-cam-table-formats.md",
        "gpsimd/generations/maverick-profile.md#3",
        "gpsimd/uarch/activation-transcendental-tables.md#2.5",
        "gpsimd/firmware/kernels/activate-pwl.md#5.2,#9",
    ],
};
