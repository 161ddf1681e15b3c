// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3_LW`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 28] = [
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
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "gpsimd/firmware/kernels/pe-matmul.md#3.2",
            "gpsimd/firmware/kernels/sparsity-compress-tag.md#6c",
        ],
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
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "gpsimd/firmware/kernels/pe-matmul.md#3.2",
            "gpsimd/firmware/kernels/sparsity-compress-tag.md#6c",
        ],
    },
    RuleInfo {
        id: "S3_LW.reserved3.zero",
        when: "",
        require: "reserved3 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved3",
        offset: 48,
        size: 16,
        conf: layout::Conf::Med,
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "gpsimd/firmware/kernels/pe-matmul.md#3.2",
            "gpsimd/firmware/kernels/sparsity-compress-tag.md#6c",
        ],
    },
    RuleInfo {
        id: "S3_LW.reserved_quant.zero",
        when: "",
        require: "reserved_quant == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved_quant",
        offset: 36,
        size: 2,
        conf: layout::Conf::Med,
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "gpsimd/firmware/kernels/pe-matmul.md#3.2",
            "gpsimd/firmware/kernels/sparsity-compress-tag.md#6c",
        ],
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
        size: 4,
        conf: layout::Conf::Med,
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "gpsimd/firmware/kernels/pe-matmul.md#3.2",
            "gpsimd/firmware/kernels/sparsity-compress-tag.md#6c",
        ],
    },
    RuleInfo {
        id: "S3_LW.flags.zero_5.zero",
        when: "",
        require: "flags.zero_5 == 0",
        message: "reserved bits must be zero",
        stage: None,
        engine: None,
        field: "flags.zero_5",
        offset: 47,
        size: 1,
        conf: layout::Conf::Med,
        source: &[
            "gpsimd/firmware/kernels/pe-matmul.md#3.1",
            "gpsimd/firmware/kernels/sparsity-compress-tag.md#6c",
        ],
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
        id: "S3_LW.src-mem",
        when: "flags.tag_weight_mode == WEIGHT_ONLY",
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
        id: "S3_LW.src-tags",
        when: "flags.tag_weight_mode == TAG_WEIGHT",
        require: "mem_valid(src_mem_pattern, UINT32, false, false, true)",
        message: "an element is a weight and its tag",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#6c"],
    },
    RuleInfo {
        id: "S3_LW.interleave-aligned",
        when: "perf_opt == DOUBLE_ROW_SW_INTERLEAVE",
        require: "addr_aligned(src_mem_pattern, 2)",
        message: "src_mem_pattern must be aligned to 2 bytes",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::Med,
        source: &["cc/walrus/l2-wire-validator.md"],
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
        id: "S3_LW.tag-weights",
        when: "flags.tag_weight_mode == TAG_WEIGHT",
        require: "in_dtype in [BFLOAT16, FP16] and transpose_mode == 0 and perf_opt == NONE",
        message: "in_dtype must be BFLOAT16 or FP16, and transpose_mode must be 0, and perf_opt must be NONE",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#6c"],
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
    RuleInfo {
        id: "S3_LW.columns-of-group",
        when: "",
        require: "(col_grp == 15 and num_active_cols <= 128) or (col_grp in [3, 12] and num_active_cols <= 64) or (col_grp in [1, 2, 4, 8] and num_active_cols <= 32)",
        message: "no more columns than the group has",
        stage: None,
        engine: None,
        field: "col_grp",
        offset: 45,
        size: 1,
        conf: layout::Conf::Med,
        source: &["cc/walrus/l2-wire-validator.md"],
    },
    RuleInfo {
        id: "S3_LW.perf-opt",
        when: "",
        require: "perf_opt in [NONE, DOUBLE_ROW, DOUBLE_ROW_SW_INTERLEAVE]",
        message: "perf_opt must be NONE, DOUBLE_ROW or DOUBLE_ROW_SW_INTERLEAVE",
        stage: None,
        engine: None,
        field: "perf_opt",
        offset: 35,
        size: 1,
        conf: layout::Conf::Med,
        source: &["cc/walrus/l2-wire-validator.md"],
    },
    RuleInfo {
        id: "S3_LW.double-row",
        when: "perf_opt in [DOUBLE_ROW, DOUBLE_ROW_SW_INTERLEAVE]",
        require: "in_dtype in [FP8_EXP4, FP8_EXP5] and transpose_mode == 0 and col_grp == 15 and arm(src_mem_pattern) == t",
        message: "two rows a pass need fp8, all columns and a direct source",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::Med,
        source: &["cc/walrus/l2-wire-validator.md"],
    },
    RuleInfo {
        id: "S3_LW.double-row-shape",
        when: "perf_opt == DOUBLE_ROW and arm(src_mem_pattern) == t and not shape_from_register(src_mem_pattern)",
        require: "src_mem_pattern.t.num_elem[2] == 2 and src_mem_pattern.t.step_elem[2] % 16 == 0",
        message: "src_mem_pattern.t.num_elem[2] must be 2 and src_mem_pattern.t.step_elem[2] must be a multiple of 16",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.num_elem[2]",
        offset: 30,
        size: 2,
        conf: layout::Conf::Med,
        source: &["cc/walrus/l2-wire-validator.md"],
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
    if cx.counts(layout::Conf::Med) && !(0..=4).contains(&r[35]) {
        sink.broken(&RULES[4])?;
    }
    if cx.counts(layout::Conf::Med) && r[48..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[5])?;
    }
    if cx.counts(layout::Conf::Med) && u16::from_le_bytes([r[36], r[37]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[7])?;
    }
    if r[19] & 0x60 == 0x20 && u16::from_le_bytes([r[26], r[27]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[19] & 0x60 == 0x20 && u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if cx.counts(layout::Conf::Med)
        && u32::from_le_bytes([r[40], r[41], r[42], r[43]]) != 0
    {
        sink.broken(&RULES[11])?;
    }
    if cx.counts(layout::Conf::Med) && (r[47] >> 5) != 0 {
        sink.broken(&RULES[12])?;
    }
    if cx.counts(layout::Conf::Med) && (r[38] > 128 || r[39] > 128) {
        sink.broken(&RULES[13])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if (r[47] & 1) == 0
        && !tpb_core::predicates::mem_valid(4, &r[16..32], r[32], false, false, true)
    {
        sink.broken(&RULES[16])?;
    }
    if (r[47] & 1) == 1
        && !tpb_core::predicates::mem_valid(4, &r[16..32], 9, false, false, true)
    {
        sink.broken(&RULES[17])?;
    }
    if cx.counts(layout::Conf::Med) && r[35] == 4
        && !tpb_core::predicates::addr_aligned(&r[16..32], 2)
    {
        sink.broken(&RULES[18])?;
    }
    if r[32] == 0x0a && !(1..=3).contains(&r[33]) {
        sink.broken(&RULES[19])?;
    }
    if r[32] != 0x0a && r[33] != 0 {
        sink.broken(&RULES[20])?;
    }
    if (r[47] & 1) == 1 && (!matches!(r[32], 6 | 7) || r[34] != 0 || r[35] != 0) {
        sink.broken(&RULES[21])?;
    }
    if !matches!(r[44], 1..= 4 | 8 | 12 | 15) || !matches!(r[45], 1..= 4 | 8 | 12 | 15) {
        sink.broken(&RULES[22])?;
    }
    if cx.counts(layout::Conf::Med) && (r[45] != 15 || r[39] > 128)
        && (!matches!(r[45], 3 | 12) || r[39] > 64)
        && (!matches!(r[45], 1 | 2 | 4 | 8) || r[39] > 32)
    {
        sink.broken(&RULES[23])?;
    }
    if cx.counts(layout::Conf::Med) && !matches!(r[35], 0 | 1 | 4) {
        sink.broken(&RULES[24])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[35], 1 | 4)
        && (!matches!(r[32], 0x0e | 0x0f) || r[34] != 0 || r[45] != 15
            || r[19] & 0x60 == 0x20)
    {
        sink.broken(&RULES[25])?;
    }
    if cx.counts(layout::Conf::Med) && r[35] == 1 && r[19] & 0x60 != 0x20
        && !tpb_core::predicates::shape_from_register(&r[16..32])
        && (u16::from_le_bytes([r[30], r[31]]) != 2
            || i16::rem_euclid(i16::from_le_bytes([r[24], r[25]]), 16) != 0)
    {
        sink.broken(&RULES[26])?;
    }
    if !tpb_core::predicates::indirect_quadrant_ok(&r[16..32]) {
        sink.broken(&RULES[27])?;
    }
    ControlFlow::Continue(())
}
