// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `CTRL_MV`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 15] = [
    RuleInfo {
        id: "CTRL_MV.header.inst_word_len.length",
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
        id: "CTRL_MV.events.wait_mode.known",
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
        id: "CTRL_MV.events.update_mode.known",
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
        id: "CTRL_MV.move_source.known",
        when: "",
        require: "move_source is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "move_source",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/move-dtype.md#3",
            "cc/isa/sp-register-encoding.md#2",
        ],
    },
    RuleInfo {
        id: "CTRL_MV.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/move-dtype.md#3",
            "cc/isa/sp-register-encoding.md#2",
        ],
    },
    RuleInfo {
        id: "CTRL_MV.dtype",
        when: "",
        require: "dtype in [FP32, UINT32, INT32]",
        message: "dtype must be FP32, UINT32 or INT32",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
    },
    RuleInfo {
        id: "CTRL_MV.count",
        when: "",
        require: "num_mov in [1..8]",
        message: "num_mov must be between 1 and 8",
        stage: None,
        engine: None,
        field: "num_mov",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
    },
    RuleInfo {
        id: "CTRL_MV.slot0",
        when: "",
        require: "(num_mov <= 0 and src_registers[0] == 0) or (src_registers[0] in [0..63, 128, 129] and dst_registers[0] in [0..63, 130, 131])",
        message: "an unused slot is zero, a used one names registers",
        stage: None,
        engine: None,
        field: "num_mov",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
    },
    RuleInfo {
        id: "CTRL_MV.slot1",
        when: "",
        require: "(num_mov <= 1 and src_registers[1] == 0) or (src_registers[1] in [0..63, 128, 129] and dst_registers[1] in [0..63, 130, 131])",
        message: "an unused slot is zero, a used one names registers",
        stage: None,
        engine: None,
        field: "num_mov",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
    },
    RuleInfo {
        id: "CTRL_MV.slot2",
        when: "",
        require: "(num_mov <= 2 and src_registers[2] == 0) or (src_registers[2] in [0..63, 128, 129] and dst_registers[2] in [0..63, 130, 131])",
        message: "an unused slot is zero, a used one names registers",
        stage: None,
        engine: None,
        field: "num_mov",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
    },
    RuleInfo {
        id: "CTRL_MV.slot3",
        when: "",
        require: "(num_mov <= 3 and src_registers[3] == 0) or (src_registers[3] in [0..63, 128, 129] and dst_registers[3] in [0..63, 130, 131])",
        message: "an unused slot is zero, a used one names registers",
        stage: None,
        engine: None,
        field: "num_mov",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
    },
    RuleInfo {
        id: "CTRL_MV.slot4",
        when: "",
        require: "(num_mov <= 4 and src_registers[4] == 0) or (src_registers[4] in [0..63, 128, 129] and dst_registers[4] in [0..63, 130, 131])",
        message: "an unused slot is zero, a used one names registers",
        stage: None,
        engine: None,
        field: "num_mov",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
    },
    RuleInfo {
        id: "CTRL_MV.slot5",
        when: "",
        require: "(num_mov <= 5 and src_registers[5] == 0) or (src_registers[5] in [0..63, 128, 129] and dst_registers[5] in [0..63, 130, 131])",
        message: "an unused slot is zero, a used one names registers",
        stage: None,
        engine: None,
        field: "num_mov",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
    },
    RuleInfo {
        id: "CTRL_MV.slot6",
        when: "",
        require: "(num_mov <= 6 and src_registers[6] == 0) or (src_registers[6] in [0..63, 128, 129] and dst_registers[6] in [0..63, 130, 131])",
        message: "an unused slot is zero, a used one names registers",
        stage: None,
        engine: None,
        field: "num_mov",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
    },
    RuleInfo {
        id: "CTRL_MV.slot7",
        when: "",
        require: "(num_mov <= 7 and src_registers[7] == 0) or (src_registers[7] in [0..63, 128, 129] and dst_registers[7] in [0..63, 130, 131])",
        message: "an unused slot is zero, a used one names registers",
        stage: None,
        engine: None,
        field: "num_mov",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/move-dtype.md#3.3"],
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
    if !matches!(r[14], 0 | 1) {
        sink.broken(&RULES[3])?;
    }
    if r[15] != 0 {
        sink.broken(&RULES[4])?;
    }
    if !(8..=0x0a).contains(&r[13]) {
        sink.broken(&RULES[5])?;
    }
    if !(1..=8).contains(&r[12]) {
        sink.broken(&RULES[6])?;
    }
    if (r[12] > 0 || r[16] != 0)
        && (!matches!(r[16], 0..= 63 | 128 | 129)
            || !matches!(r[24], 0..= 63 | 130 | 131))
    {
        sink.broken(&RULES[7])?;
    }
    if (r[12] > 1 || r[17] != 0)
        && (!matches!(r[17], 0..= 63 | 128 | 129)
            || !matches!(r[25], 0..= 63 | 130 | 131))
    {
        sink.broken(&RULES[8])?;
    }
    if (r[12] > 2 || r[18] != 0)
        && (!matches!(r[18], 0..= 63 | 128 | 129)
            || !matches!(r[26], 0..= 63 | 130 | 131))
    {
        sink.broken(&RULES[9])?;
    }
    if (r[12] > 3 || r[19] != 0)
        && (!matches!(r[19], 0..= 63 | 128 | 129)
            || !matches!(r[27], 0..= 63 | 130 | 131))
    {
        sink.broken(&RULES[10])?;
    }
    if (r[12] > 4 || r[20] != 0)
        && (!matches!(r[20], 0..= 63 | 128 | 129)
            || !matches!(r[28], 0..= 63 | 130 | 131))
    {
        sink.broken(&RULES[11])?;
    }
    if (r[12] > 5 || r[21] != 0)
        && (!matches!(r[21], 0..= 63 | 128 | 129)
            || !matches!(r[29], 0..= 63 | 130 | 131))
    {
        sink.broken(&RULES[12])?;
    }
    if (r[12] > 6 || r[22] != 0)
        && (!matches!(r[22], 0..= 63 | 128 | 129)
            || !matches!(r[30], 0..= 63 | 130 | 131))
    {
        sink.broken(&RULES[13])?;
    }
    if (r[12] > 7 || r[23] != 0)
        && (!matches!(r[23], 0..= 63 | 128 | 129)
            || !matches!(r[31], 0..= 63 | 130 | 131))
    {
        sink.broken(&RULES[14])?;
    }
    ControlFlow::Continue(())
}
