// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `PSEUDO_DMA_REARM`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 4] = [
    RuleInfo {
        id: "PSEUDO_DMA_REARM.header.inst_word_len.length",
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
        id: "PSEUDO_DMA_REARM.events.wait_mode.known",
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
        id: "PSEUDO_DMA_REARM.events.update_mode.known",
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
        id: "PSEUDO_DMA_REARM.queue-name-ends",
        when: "",
        require: "queue_name[31] == 0",
        message: "queue_name[31] must be 0",
        stage: None,
        engine: None,
        field: "queue_name[31]",
        offset: 43,
        size: 1,
        conf: layout::Conf::Med,
        source: &["cc/isa/dma-encoding.md"],
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
    if cx.counts(layout::Conf::Med) && r[43] != 0 {
        sink.broken(&RULES[3])?;
    }
    ControlFlow::Continue(())
}
