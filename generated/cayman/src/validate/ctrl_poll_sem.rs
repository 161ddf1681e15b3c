// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `CTRL_POLL_SEM`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 7] = [
    RuleInfo {
        id: "CTRL_POLL_SEM.header.inst_word_len.length",
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
        id: "CTRL_POLL_SEM.events.wait_mode.known",
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
        id: "CTRL_POLL_SEM.events.update_mode.known",
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
        id: "CTRL_POLL_SEM.op.known",
        when: "",
        require: "op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/trigger-collective.md#5.2"],
    },
    RuleInfo {
        id: "CTRL_POLL_SEM.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/trigger-collective.md#5.2"],
    },
    RuleInfo {
        id: "CTRL_POLL_SEM.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 32,
        size: 32,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/trigger-collective.md#5.2"],
    },
    RuleInfo {
        id: "CTRL_POLL_SEM.header-text",
        when: "",
        require: "n_read in [1..16] and op == MIN and addr.addr % 4 == 0 and res_writeback_addr.addr % 4 == 0",
        message: "n_read must be between 1 and 16, and op must be MIN, and addr.addr and res_writeback_addr.addr must each be a multiple of 4",
        stage: None,
        engine: None,
        field: "n_read",
        offset: 12,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/collectives/ops/trigger-collective.md#5.2"],
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
    if !matches!(r[14], 0..= 0x1d | 0xc4..= 0xe1) {
        sink.broken(&RULES[3])?;
    }
    if r[15] != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[32..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[5])?;
    }
    if cx.counts(layout::Conf::Med)
        && (!(1..=16).contains(&r[12]) || r[14] != 9
            || !u64::from_le_bytes([
                    r[16],
                    r[17],
                    r[18],
                    r[19],
                    r[20],
                    r[21],
                    r[22],
                    r[23],
                ])
                .is_multiple_of(4)
            || !u64::from_le_bytes([
                    r[24],
                    r[25],
                    r[26],
                    r[27],
                    r[28],
                    r[29],
                    r[30],
                    r[31],
                ])
                .is_multiple_of(4))
    {
        sink.broken(&RULES[6])?;
    }
    ControlFlow::Continue(())
}
