// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S4D3_MM`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 17] = [
    RuleInfo {
        id: "S4D3_MM.header.inst_word_len.length",
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
        id: "S4D3_MM.events.wait_mode.known",
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
        id: "S4D3_MM.events.update_mode.known",
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
        id: "S4D3_MM.fp32_mode.known",
        when: "",
        require: "fp32_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "fp32_mode",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#9"],
    },
    RuleInfo {
        id: "S4D3_MM.psum_zero_region.known",
        when: "",
        require: "psum_zero_region is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "psum_zero_region",
        offset: 47,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#9"],
    },
    RuleInfo {
        id: "S4D3_MM.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 13,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S4D3_MM.reserved_quant.zero",
        when: "",
        require: "reserved_quant == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved_quant",
        offset: 36,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#9"],
    },
    RuleInfo {
        id: "S4D3_MM.reserved.zero",
        when: "",
        require: "reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved",
        offset: 40,
        size: 3,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#9"],
    },
    RuleInfo {
        id: "S4D3_MM.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 49,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S4D3_MM.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D3_MM.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D3_MM.dst",
        when: "out_dtype != BFLOAT16",
        require: "tensor_valid(dst_mem_pattern, FP32, true, true, false)",
        message: "the product goes to PSUM",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 48,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#9"],
    },
    RuleInfo {
        id: "S4D3_MM.src",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#9"],
    },
    RuleInfo {
        id: "S4D3_MM.fast-modes",
        when: "",
        require: "perf_opt in [NONE, DOUBLE_ROW, DOUBLE_COLUMN, DOUBLE_PIXEL, DOUBLE_ROW_SW_INTERLEAVE]",
        message: "the fast mode is one this generation has",
        stage: None,
        engine: None,
        field: "perf_opt",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/isa-enum-ordinals.md#ENUM 7"],
    },
    RuleInfo {
        id: "S4D3_MM.columns",
        when: "",
        require: "col_grp == 15",
        message: "col_grp must be 15",
        stage: None,
        engine: None,
        field: "col_grp",
        offset: 45,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#9"],
    },
    RuleInfo {
        id: "S4D3_MM.maps",
        when: "not shape_from_register(src_mem_pattern)",
        require: "src_mem_pattern.num_elem[3] in [2, 3, 4]",
        message: "two to four feature maps",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[3]",
        offset: 30,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#6a"],
    },
    RuleInfo {
        id: "S4D3_MM.accumulate-flags",
        when: "",
        require: "psum_accumulate_flags in [0, 1, 2, 3, 4, 6]",
        message: "a group cannot begin twice",
        stage: None,
        engine: None,
        field: "psum_accumulate_flags",
        offset: 43,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#9"],
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
    if !(0..=3).contains(&r[33]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=3).contains(&r[47]) {
        sink.broken(&RULES[4])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if u16::from_le_bytes([r[36], r[37]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if tpb_core::bytes::uint(r, 40, 3) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[9])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[10])?;
    }
    if r[34] != 6
        && !tpb_core::predicates::tensor_valid(4, &r[48..64], 10, true, true, false)
    {
        sink.broken(&RULES[11])?;
    }
    if cx.counts(layout::Conf::Med)
        && !tpb_core::predicates::tensor_valid(4, &r[12..32], r[32], false, false, true)
    {
        sink.broken(&RULES[12])?;
    }
    if !(0..=4).contains(&r[35]) {
        sink.broken(&RULES[13])?;
    }
    if r[45] != 15 {
        sink.broken(&RULES[14])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[12..32])
        && !(2..=4).contains(&u16::from_le_bytes([r[30], r[31]]))
    {
        sink.broken(&RULES[15])?;
    }
    if cx.counts(layout::Conf::Med) && !matches!(r[43], 0..= 4 | 6) {
        sink.broken(&RULES[16])?;
    }
    ControlFlow::Continue(())
}
