// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `TONGA_PSEUDO_DMA_TRIGGER_INST`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 3] = [
    RuleInfo {
        id: "TONGA_PSEUDO_DMA_TRIGGER_INST.inst_header.inst_word_len.length",
        when: "",
        require: "inst_header.inst_word_len == 16",
        message: "a record is 16 words of 4 bytes",
        stage: None,
        engine: None,
        field: "inst_header.inst_word_len",
        offset: 1,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/generations/cross-gen-opcode-diff.md#5.4"],
    },
    RuleInfo {
        id: "TONGA_PSEUDO_DMA_TRIGGER_INST.queue-name-given",
        when: "",
        require: "dma_queue_name[0] != 0",
        message: "a trigger names a queue",
        stage: None,
        engine: None,
        field: "dma_queue_name[0]",
        offset: 8,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/neff/seq-microcode.md#5"],
    },
    RuleInfo {
        id: "TONGA_PSEUDO_DMA_TRIGGER_INST.event-modes",
        when: "",
        require: "inst_events.wait_event_mode <= 2 and inst_events.set_event_mode <= 3",
        message: "inst_events.wait_event_mode must be at most 2 and inst_events.set_event_mode must be at most 3",
        stage: None,
        engine: None,
        field: "inst_events.wait_event_mode",
        offset: 4,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/neff/seq-microcode.md#5"],
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
    _: &Context,
    sink: &mut S,
) -> ControlFlow<()> {
    if r[1] != 16 {
        sink.broken(&RULES[0])?;
    }
    if r[8] == 0 {
        sink.broken(&RULES[1])?;
    }
    if r[4] > 2 || r[6] > 3 {
        sink.broken(&RULES[2])?;
    }
    ControlFlow::Continue(())
}
