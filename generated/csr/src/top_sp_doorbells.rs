// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Registers of a TOP\_SP that host and descriptors write to, in its local registers.

use tpb_core::csr::{BlockInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `local.init_signal`.
    pub const LOCAL_INIT_SIGNAL: u32 = 0x61540;
    /// Of `local.tsync_signal`.
    pub const LOCAL_TSYNC_SIGNAL: u32 = 0x61560;
    /// Of `local.host_trigger`.
    pub const LOCAL_HOST_TRIGGER_CAYMAN: u32 = 0x615a0;
    /// Of `local.stop_signal`.
    pub const LOCAL_STOP_SIGNAL_CAYMAN: u32 = 0x615c0;
    /// Of `local.basic_block_switch`.
    pub const LOCAL_BASIC_BLOCK_SWITCH: u32 = 0x615e0;
    /// Of `local.host_trigger`.
    pub const LOCAL_HOST_TRIGGER_SUNDA: u32 = 0x60848;
    /// Of `local.stop_signal`.
    pub const LOCAL_STOP_SIGNAL_SUNDA: u32 = 0x6084c;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "top_sp_doorbells",
    title: "",
    gens: GenSet(0b011110),
    anchor: None,
    size: None,
    instances: &[],
    groups: &[
        GroupInfo {
            name: "local",
            gens: GenSet(0b011110),
            offset: Some(0x60000),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "init_signal",
                    gens: GenSet(0b011100),
                    offset: Some(0x1540),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "Initialise.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/collectives/ops/top-sp-lowering.md",
                        "gpsimd/control/address/evt-sem-regions.md#3",
                    ],
                },
                RegisterInfo {
                    name: "tsync_signal",
                    gens: GenSet(0b011100),
                    offset: Some(0x1560),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "Synchronise time.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/collectives/ops/top-sp-lowering.md",
                        "gpsimd/control/address/evt-sem-regions.md#3",
                    ],
                },
                RegisterInfo {
                    name: "host_trigger",
                    gens: GenSet(0b011100),
                    offset: Some(0x15a0),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "Start; once an executable.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/collectives/ops/top-sp-lowering.md",
                        "gpsimd/control/address/evt-sem-regions.md#3",
                    ],
                },
                RegisterInfo {
                    name: "stop_signal",
                    gens: GenSet(0b011100),
                    offset: Some(0x15c0),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "Stop.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/collectives/ops/top-sp-lowering.md",
                        "gpsimd/control/address/evt-sem-regions.md#3",
                    ],
                },
                RegisterInfo {
                    name: "basic_block_switch",
                    gens: GenSet(0b011100),
                    offset: Some(0x15e0),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "Next basic block.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/collectives/ops/top-sp-lowering.md",
                        "gpsimd/control/address/evt-sem-regions.md#3",
                    ],
                },
                RegisterInfo {
                    name: "host_trigger",
                    gens: GenSet(0b000010),
                    offset: Some(0x0848),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "Start; once an executable.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/collectives/ops/top-sp-lowering.md",
                        "gpsimd/control/address/evt-sem-regions.md#3",
                    ],
                },
                RegisterInfo {
                    name: "stop_signal",
                    gens: GenSet(0b000010),
                    offset: Some(0x084c),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "Stop.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/collectives/ops/top-sp-lowering.md",
                        "gpsimd/control/address/evt-sem-regions.md#3",
                    ],
                },
            ],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Registers of a TOP_SP that host and descriptors write to, in its local registers.",
    notes: &[
        "Local registers are at 0x60000 as the core sees it. The first four doorbells are rung by writing 1.",
        "What sunda has for the others is not known (gap).",
    ],
    conf: layout::Conf::High,
    source: &[
        "gpsimd/collectives/ops/top-sp-lowering.md",
        "gpsimd/control/address/evt-sem-regions.md#3",
    ],
};
