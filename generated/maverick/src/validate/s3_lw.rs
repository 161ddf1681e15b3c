// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3_LW`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 23] = [
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
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#3"],
    },
    RuleInfo {
        id: "S3_LW.perf_mode.known",
        when: "",
        require: "perf_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "perf_mode",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#3"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "src_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.reserved",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.i.reserved1.zero",
        when: "",
        require: "src_mem_pattern.i.reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.reserved1",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3_LW.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 40,
        size: 24,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#3"],
    },
    RuleInfo {
        id: "S3_LW.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 12,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#3"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.mx.scale_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.mx.scale_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.mx.scale_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3_LW.mx-dtype",
        when: "arm(src_mem_pattern) == mx",
        require: "in_dtype in mx_dtype",
        message: "in_dtype must be FP8_EXP3, FP8_EXP4, FP8_EXP5, FP4_EXP2, FP8_EXP2 or INT4",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/compiler/mx-device-bodies.md#3.3"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.mx.block-shape",
        when: "",
        require: "p_f_dim in [0x04, 0x44]",
        message: "p_f_dim must be 0x4 or 0x44",
        stage: None,
        engine: None,
        field: "src_mem_pattern.mx.p_f_dim",
        offset: 30,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/mx-dequant.md#6.2",
            "gpsimd/compiler/mx-device-bodies.md#3.3",
        ],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.mx.scale-dtype",
        when: "",
        require: "scale_dtype in [INVALID, FP8_EXP4, SFP8_E8, SFP8_E7, SFP8_E6, SFP8_E5]",
        message: "scale_dtype must be INVALID, FP8_EXP4, SFP8_E8, SFP8_E7, SFP8_E6 or SFP8_E5",
        stage: None,
        engine: None,
        field: "src_mem_pattern.mx.scale_dtype",
        offset: 31,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/mx-dequant.md#6.2",
            "gpsimd/compiler/mx-device-bodies.md#3.3",
        ],
    },
    RuleInfo {
        id: "S3_LW.src_mem_pattern.mx.scale_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.mx.scale_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3_LW.tile_sel.selectors",
        when: "",
        require: "row_sel <= 1 and col_sel <= 1",
        message: "row_sel and col_sel must be at most 1",
        stage: None,
        engine: None,
        field: "tile_sel.row_sel",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#11"],
    },
    RuleInfo {
        id: "S3_LW.src-maverick",
        when: "",
        require: "mem_valid(src_mem_pattern, in_dtype, false, false, true)",
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
        id: "S3_LW.index-quadrant",
        when: "",
        require: "indirect_quadrant_ok(src_mem_pattern)",
        message: "index and data of src_mem_pattern must be in the same quadrant",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["cc/walrus/l2-wire-validator.md"],
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
    if !matches!(r[4], 0..= 5 | 0x81..= 0x85 | 0x91..= 0x95 | 0xfe) {
        sink.broken(&RULES[1])?;
    }
    if !matches!(
        r[6], 0 | 3..= 5 | 7 | 9 | 0x13..= 0x15 | 0x17 | 0x19 | 0x85 | 0x87 | 0x89 | 0x95
        | 0x97 | 0x99
    ) {
        sink.broken(&RULES[2])?;
    }
    if !(0..=3).contains(&r[33]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=6).contains(&r[39]) {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0x60 == 0x20 && u16::from_le_bytes([r[26], r[27]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0x60 == 0x20 && u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[40..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[9])?;
    }
    if u32::from_le_bytes([r[12], r[13], r[14], r[15]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[19] & 0x60 != 0x20 && r[16] & 1 == 1 && r[19] & 0x80 == 0
        && r[23] & 0xa0 == 0x80 && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[11])?;
    }
    if cx.counts(layout::Conf::Med) && r[19] & 0x60 != 0x20 && r[16] & 1 == 1
        && r[19] & 0x80 == 0 && !(0x0d..=0x12).contains(&r[32])
    {
        sink.broken(&RULES[12])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[19] & 0x60 != 0x20 && r[16] & 1 == 1 && r[19] & 0x80 == 0
        && !matches!(r[30], 4 | 68)
    {
        sink.broken(&RULES[15])?;
    }
    if r[19] & 0x60 != 0x20 && r[16] & 1 == 1 && r[19] & 0x80 == 0
        && !matches!(r[31], 0 | 0x0e | 0x13..= 0x16)
    {
        sink.broken(&RULES[16])?;
    }
    if r[19] & 0x60 != 0x20 && r[16] & 1 == 1 && r[19] & 0x80 == 0
        && r[23] & 0xa0 == 0x80 && r[20] >= 64
    {
        sink.broken(&RULES[17])?;
    }
    if (r[37] & 0x0f) > 1 || (r[37] >> 4) > 1 {
        sink.broken(&RULES[18])?;
    }
    if !tpb_core::predicates::mem_valid(5, &r[16..32], r[32], false, false, true) {
        sink.broken(&RULES[19])?;
    }
    if r[32] == 0x0a && !(1..=3).contains(&r[33]) {
        sink.broken(&RULES[20])?;
    }
    if r[32] != 0x0a && r[33] != 0 {
        sink.broken(&RULES[21])?;
    }
    if !tpb_core::predicates::indirect_quadrant_ok(&r[16..32]) {
        sink.broken(&RULES[22])?;
    }
    ControlFlow::Continue(())
}
