// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3_LW`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 15] = [
    RuleInfo {
        id: "S3_LW.header.inst_word_len.length",
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
        id: "S3_LW.events.wait_mode.known",
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
        id: "S3_LW.events.update_mode.known",
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
        id: "S3_LW.fp32_mode.known",
        when: "",
        require: "fp32_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "fp32_mode",
        offset: 33,
        size: 1,
        conf: layout::Conf::Med,
        source: &["cc/isa/pe-matmul-encoding.md#LoadStationary"],
    },
    RuleInfo {
        id: "S3_LW.perf_opt.known",
        when: "",
        require: "perf_opt is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "perf_opt",
        offset: 35,
        size: 1,
        conf: layout::Conf::Med,
        source: &["cc/isa/pe-matmul-encoding.md#LoadStationary"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3_LW.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 40,
        size: 4,
        conf: layout::Conf::Med,
        source: &["cc/isa/pe-matmul-encoding.md#LoadStationary"],
    },
    RuleInfo {
        id: "S3_LW.reserved3.zero",
        when: "",
        require: "reserved3 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved3",
        offset: 47,
        size: 17,
        conf: layout::Conf::Med,
        source: &["cc/isa/pe-matmul-encoding.md#LoadStationary"],
    },
    RuleInfo {
        id: "S3_LW.array-size",
        when: "",
        require: "num_active_rows <= 128 and num_active_cols <= 128",
        message: "num_active_rows and num_active_cols must be at most 128",
        stage: None,
        engine: None,
        field: "num_active_rows",
        offset: 38,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#3"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.marker",
        offset: 19,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3_LW.src",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, false, true)",
        message: "weights are read from SBUF",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#3"],
    },
    RuleInfo {
        id: "S3_LW.fp32-mode",
        when: "in_dtype == FP32",
        require: "fp32_mode in [LOW, HIGH, LOW_HIGH]",
        message: "an FP32 operand names the mantissa parts to use",
        stage: None,
        engine: None,
        field: "fp32_mode",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#4.3"],
    },
    RuleInfo {
        id: "S3_LW.fp32-mode-none",
        when: "in_dtype != FP32",
        require: "fp32_mode == NONE",
        message: "fp32_mode must be NONE",
        stage: None,
        engine: None,
        field: "fp32_mode",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#4.3"],
    },
    RuleInfo {
        id: "S3_LW.groups",
        when: "",
        require: "row_grp in [1, 2, 3, 4, 8, 12, 15] and col_grp in [1, 2, 3, 4, 8, 12, 15]",
        message: "a quarter, a half or the whole of the array",
        stage: None,
        engine: None,
        field: "row_grp",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/pe-matmul-encoding.md"],
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
    if cx.counts(layout::Conf::Med) && !(0..=3).contains(&r[33]) {
        sink.broken(&RULES[3])?;
    }
    if cx.counts(layout::Conf::Med) && !(0..=3).contains(&r[35]) {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if cx.counts(layout::Conf::Med)
        && u32::from_le_bytes([r[40], r[41], r[42], r[43]]) != 0
    {
        sink.broken(&RULES[6])?;
    }
    if cx.counts(layout::Conf::Med) && r[47..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[7])?;
    }
    if cx.counts(layout::Conf::Med) && (r[38] > 128 || r[39] > 128) {
        sink.broken(&RULES[8])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[9])?;
    }
    if r[19] & 0xa0 == 0x80 && r[19] != 128 {
        sink.broken(&RULES[10])?;
    }
    if !tpb_core::predicates::tensor_valid(1, &r[16..32], r[32], false, false, true) {
        sink.broken(&RULES[11])?;
    }
    if r[32] == 0x0a && !(1..=3).contains(&r[33]) {
        sink.broken(&RULES[12])?;
    }
    if r[32] != 0x0a && r[33] != 0 {
        sink.broken(&RULES[13])?;
    }
    if !matches!(r[44], 1..= 4 | 8 | 12 | 15) || !matches!(r[45], 1..= 4 | 8 | 12 | 15) {
        sink.broken(&RULES[14])?;
    }
    ControlFlow::Continue(())
}
