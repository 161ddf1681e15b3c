// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `CTRL_ES`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 8] = [
    RuleInfo {
        id: "CTRL_ES.header.inst_word_len.length",
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
        id: "CTRL_ES.events.wait_mode.known",
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
        id: "CTRL_ES.events.update_mode.known",
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
        id: "CTRL_ES.events_extended.wait_mode.known",
        when: "",
        require: "events_extended.wait_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "events_extended.wait_mode",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "runtime/isa/pseudo-instruction-lowering.md#4",
        ],
    },
    RuleInfo {
        id: "CTRL_ES.events_extended.update_mode.known",
        when: "",
        require: "events_extended.update_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "events_extended.update_mode",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "runtime/isa/pseudo-instruction-lowering.md#4",
        ],
    },
    RuleInfo {
        id: "CTRL_ES.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 13,
        size: 19,
        conf: layout::Conf::Med,
        source: &[
            "gpsimd/collectives/ops/sync-barrier.md#5",
            "cc/isa/sp-sync-encoding.md#2",
        ],
    },
    RuleInfo {
        id: "CTRL_ES.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 44,
        size: 20,
        conf: layout::Conf::Med,
        source: &[
            "gpsimd/collectives/ops/sync-barrier.md#5",
            "cc/isa/sp-sync-encoding.md#2",
        ],
    },
    RuleInfo {
        id: "CTRL_ES.updates-on-completion",
        when: "",
        require: "events.update_mode in on_complete and events_extended.update_mode in on_complete",
        message: "it reads no memory, so an update after the reads never fires",
        stage: None,
        engine: None,
        field: "events.update_mode",
        offset: 6,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/sync-barrier.md#5"],
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
    if !matches!(r[32], 0..= 7 | 0x0e | 0x0f | 0x81..= 0x85) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(
        r[34], 0..= 5 | 7 | 9 | 0x11..= 0x15 | 0x17 | 0x19 | 0x85 | 0x87 | 0x89 | 0x95 |
        0x97 | 0x99
    ) {
        sink.broken(&RULES[4])?;
    }
    if cx.counts(layout::Conf::Med) && r[13..32].iter().any(|b| *b != 0) {
        sink.broken(&RULES[5])?;
    }
    if cx.counts(layout::Conf::Med) && r[44..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[6])?;
    }
    if !matches!(r[6], 0 | 0x11..= 0x15 | 0x17 | 0x19 | 0x95 | 0x97 | 0x99)
        || !matches!(r[34], 0 | 0x11..= 0x15 | 0x17 | 0x19 | 0x95 | 0x97 | 0x99)
    {
        sink.broken(&RULES[7])?;
    }
    ControlFlow::Continue(())
}
