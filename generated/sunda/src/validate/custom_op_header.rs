// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `CUSTOM_OP_HEADER`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 9] = [
    RuleInfo {
        id: "CUSTOM_OP_HEADER.header.inst_word_len.length",
        when: "",
        require: "header.inst_word_len == 16",
        message: "a record is 16 words of 4 bytes",
        stage: None,
        engine: None,
        field: "header.inst_word_len",
        offset: 1,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "cc/isa/instruction-bundle.md",
            "gpsimd/neff/seq-microcode.md#1.1",
        ],
    },
    RuleInfo {
        id: "CUSTOM_OP_HEADER.events.wait_mode.known",
        when: "",
        require: "events.wait_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "events.wait_mode",
        offset: 4,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "runtime/isa/pseudo-instruction-lowering.md#4",
            "gpsimd/neff/seq-microcode.md#1.2",
        ],
    },
    RuleInfo {
        id: "CUSTOM_OP_HEADER.events.update_mode.known",
        when: "",
        require: "events.update_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "events.update_mode",
        offset: 6,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "runtime/isa/pseudo-instruction-lowering.md#4",
            "gpsimd/neff/seq-microcode.md#1.2",
        ],
    },
    RuleInfo {
        id: "CUSTOM_OP_HEADER.reserved_17.zero",
        when: "",
        require: "reserved_17 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved_17",
        offset: 17,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#14",
            "cc/custom-ops/customop-wire-layout.md#2",
            "cc/custom-ops/customop-wire-validators.md",
        ],
    },
    RuleInfo {
        id: "CUSTOM_OP_HEADER.reserved_29.zero",
        when: "",
        require: "reserved_29 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved_29",
        offset: 29,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#14",
            "cc/custom-ops/customop-wire-layout.md#2",
            "cc/custom-ops/customop-wire-validators.md",
        ],
    },
    RuleInfo {
        id: "CUSTOM_OP_HEADER.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 32,
        size: 32,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#14",
            "cc/custom-ops/customop-wire-layout.md#2",
            "cc/custom-ops/customop-wire-validators.md",
        ],
    },
    RuleInfo {
        id: "CUSTOM_OP_HEADER.no-scratch",
        when: "has_scratch_space == 0",
        require: "scratch_space_addr == 0 and scratch_space_size == 0 and scratch_space_num_partitions == 0",
        message: "scratch_space_addr, scratch_space_size and scratch_space_num_partitions must be 0",
        stage: None,
        engine: None,
        field: "scratch_space_addr",
        offset: 20,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#14"],
    },
    RuleInfo {
        id: "CUSTOM_OP_HEADER.scratch",
        when: "has_scratch_space != 0",
        require: "scratch_space_size != 0 and scratch_space_num_partitions != 0",
        message: "scratch_space_size and scratch_space_num_partitions must not be 0",
        stage: None,
        engine: None,
        field: "scratch_space_size",
        offset: 24,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#14"],
    },
    RuleInfo {
        id: "CUSTOM_OP_HEADER.scratch-addr",
        when: "has_scratch_space != 0",
        require: "scratch_space_addr != 0",
        message: "scratch_space_addr must not be 0",
        stage: None,
        engine: None,
        field: "scratch_space_addr",
        offset: 20,
        size: 4,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#14"],
    },
];

/// Hands every broken rule to the sink.
#[allow(
    clippy::nonminimal_bool,
    clippy::absurd_extreme_comparisons,
    clippy::manual_range_contains,
    unused_comparisons,
    unused_parens
)]
pub(crate) fn check<S: Sink>(
    r: &RecordBytes,
    cx: &Context,
    sink: &mut S,
) -> ControlFlow<()> {
    if r[1] != 16 {
        sink.broken(&RULES[0])?;
    }
    if !matches!(r[4], 0..= 7 | 0x0e | 0x0f | 0x81..= 0x85) {
        sink.broken(&RULES[1])?;
    }
    if !matches!(
        r[6], 0..= 5 | 7 | 9 | 0x11..= 0x15 | 0x17 | 0x19 | 0x85 | 0x87 | 0x89 | 0x95 |
        0x97 | 0x99
    ) {
        sink.broken(&RULES[2])?;
    }
    if tpb_core::bytes::uint(r, 17, 3) != 0 {
        sink.broken(&RULES[3])?;
    }
    if tpb_core::bytes::uint(r, 29, 3) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[32..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[5])?;
    }
    if r[16] == 0
        && (u32::from_le_bytes([r[20], r[21], r[22], r[23]]) != 0
            || u32::from_le_bytes([r[24], r[25], r[26], r[27]]) != 0 || r[28] != 0)
    {
        sink.broken(&RULES[6])?;
    }
    if r[16] != 0
        && (u32::from_le_bytes([r[24], r[25], r[26], r[27]]) == 0 || r[28] == 0)
    {
        sink.broken(&RULES[7])?;
    }
    if cx.counts(layout::Conf::Med) && r[16] != 0
        && u32::from_le_bytes([r[20], r[21], r[22], r[23]]) == 0
    {
        sink.broken(&RULES[8])?;
    }
    ControlFlow::Continue(())
}
