// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `CTRL_TEST_ES`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 8] = [
    RuleInfo {
        id: "CTRL_TEST_ES.header.inst_word_len.length",
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
        id: "CTRL_TEST_ES.events.wait_mode.known",
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
        id: "CTRL_TEST_ES.events.update_mode.known",
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
        id: "CTRL_TEST_ES.mode.known",
        when: "",
        require: "mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "mode",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3f"],
    },
    RuleInfo {
        id: "CTRL_TEST_ES.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 53,
        size: 11,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3f"],
    },
    RuleInfo {
        id: "CTRL_TEST_ES.count",
        when: "",
        require: "num_evt_sem in [1..16]",
        message: "num_evt_sem must be between 1 and 16",
        stage: None,
        engine: None,
        field: "num_evt_sem",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3f"],
    },
    RuleInfo {
        id: "CTRL_TEST_ES.unused-ids",
        when: "",
        require: "(num_evt_sem > 1 or evt_sem_ids[1] == 0) and (num_evt_sem > 2 or evt_sem_ids[2] == 0) and (num_evt_sem > 3 or evt_sem_ids[3] == 0) and (num_evt_sem > 4 or evt_sem_ids[4] == 0) and (num_evt_sem > 5 or evt_sem_ids[5] == 0) and (num_evt_sem > 6 or evt_sem_ids[6] == 0) and (num_evt_sem > 7 or evt_sem_ids[7] == 0) and (num_evt_sem > 8 or evt_sem_ids[8] == 0) and (num_evt_sem > 9 or evt_sem_ids[9] == 0) and (num_evt_sem > 10 or evt_sem_ids[10] == 0) and (num_evt_sem > 11 or evt_sem_ids[11] == 0) and (num_evt_sem > 12 or evt_sem_ids[12] == 0) and (num_evt_sem > 13 or evt_sem_ids[13] == 0) and (num_evt_sem > 14 or evt_sem_ids[14] == 0) and (num_evt_sem > 15 or evt_sem_ids[15] == 0)",
        message: "identifiers behind the first num_evt_sem are zero",
        stage: None,
        engine: None,
        field: "num_evt_sem",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3f"],
    },
    RuleInfo {
        id: "CTRL_TEST_ES.no-immediates",
        when: "",
        require: "update_type not in imm",
        message: "the operands are registers",
        stage: None,
        engine: None,
        field: "update_type",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3f"],
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
    if !matches!(r[4], 0..= 7 | 0x0e | 0x0f | 0x81..= 0x85) {
        sink.broken(&RULES[1])?;
    }
    if !matches!(
        r[6], 0..= 5 | 7 | 9 | 0x11..= 0x15 | 0x17 | 0x19 | 0x85 | 0x87 | 0x89 | 0x95 |
        0x97 | 0x99
    ) {
        sink.broken(&RULES[2])?;
    }
    if !(0..=4).contains(&r[12]) {
        sink.broken(&RULES[3])?;
    }
    if r[53..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[4])?;
    }
    if !(1..=16).contains(&r[15]) {
        sink.broken(&RULES[5])?;
    }
    if (r[15] <= 1 && r[17] != 0) || (r[15] <= 2 && r[18] != 0)
        || (r[15] <= 3 && r[19] != 0) || (r[15] <= 4 && r[20] != 0)
        || (r[15] <= 5 && r[21] != 0) || (r[15] <= 6 && r[22] != 0)
        || (r[15] <= 7 && r[23] != 0) || (r[15] <= 8 && r[24] != 0)
        || (r[15] <= 9 && r[25] != 0) || (r[15] <= 10 && r[26] != 0)
        || (r[15] <= 11 && r[27] != 0) || (r[15] <= 12 && r[28] != 0)
        || (r[15] <= 13 && r[29] != 0) || (r[15] <= 14 && r[30] != 0)
        || (r[15] <= 15 && r[31] != 0)
    {
        sink.broken(&RULES[6])?;
    }
    if matches!(r[13], 5 | 7 | 9 | 0x15 | 0x17 | 0x19) {
        sink.broken(&RULES[7])?;
    }
    ControlFlow::Continue(())
}
