// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Memories of ACT, with the tables of activation functions; from maverick on they are DVE's, see dve\_tables.

use tpb_core::csr::{BlockInfo, RegionInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "act_tables",
    title: "",
    gens: GenSet(0b000100),
    anchor: None,
    size: None,
    instances: &[],
    groups: &[],
    regions: &[
        RegionInfo {
            name: "PROFILE_CAM",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x2802470000),
            size: Some(0x01000),
            entries: Some(128),
            doc: "opcodes that the profiler looks at",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "PROFILE_TABLE",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x2802471000),
            size: Some(0x02000),
            entries: Some(64),
            doc: "what the profiler does with them",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "BUCKET_TABLE",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x28024c0000),
            size: Some(0x10000),
            entries: Some(2048),
            doc: "pieces of the functions",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "CONTROL_TABLE",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x28024e0000),
            size: Some(0x01000),
            entries: Some(128),
            doc: "which pieces a function has",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "CONTROL_TABLE_LOCAL_STORAGE",
            gens: GenSet(0b000100),
            offset: None,
            address: Some(0x2802540000),
            size: Some(0x10000),
            entries: None,
            doc: "",
            conf: layout::Conf::High,
        },
    ],
    doc: "Memories of ACT, with the tables of activation functions; from maverick on they are DVE's, see dve_tables.",
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
