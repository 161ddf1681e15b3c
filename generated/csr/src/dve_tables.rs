// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Memories of DVE that hold its profiler and the tables of activation functions.

use tpb_core::csr::{BlockInfo, RegionInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "dve_tables",
    title: "TPB_DVE",
    gens: GenSet(0b100000),
    anchor: None,
    size: None,
    instances: &[],
    groups: &[],
    regions: &[
        RegionInfo {
            name: "DVE_PROFILE_CAM",
            gens: GenSet(0b100000),
            offset: Some(0x8d000),
            address: None,
            size: Some(0x01000),
            entries: None,
            doc: "opcodes that the profiler looks at",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "DVE_PROFILE_TABLE",
            gens: GenSet(0b100000),
            offset: Some(0x8e000),
            address: None,
            size: Some(0x02000),
            entries: None,
            doc: "what the profiler does with them",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "ACT_CONTROL_TABLE",
            gens: GenSet(0b100000),
            offset: Some(0xa0000),
            address: None,
            size: Some(0x02000),
            entries: None,
            doc: "control of activation",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "PWP_CONTROL_TABLE",
            gens: GenSet(0b100000),
            offset: Some(0xb0000),
            address: None,
            size: Some(0x10000),
            entries: Some(2048),
            doc: "control records of activation functions, formerly ACT's",
            conf: layout::Conf::High,
        },
        RegionInfo {
            name: "PWP_BUCKETS_TABLE",
            gens: GenSet(0b100000),
            offset: Some(0xc0000),
            address: None,
            size: Some(0x80000),
            entries: Some(16384),
            doc: "bucket records of activation functions, formerly ACT's",
            conf: layout::Conf::High,
        },
    ],
    doc: "Memories of DVE that hold its profiler and the tables of activation functions.",
    notes: &[
        "Entries are the size over the 32 bytes of a record (med).",
        "No place for profile records is named. They are in ACT_CONTROL_TABLE, which has the size that they had on cayman, or not in the map (gap).",
        "No image of ACT, and none of its handlers, is in maverick; a block has 4 DVE. The engine number stays.",
    ],
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
