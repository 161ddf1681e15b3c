// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3_LT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 11] = [
    RuleInfo {
        id: "S3_LT.header.inst_word_len.length",
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
        id: "S3_LT.events.wait_mode.known",
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
        id: "S3_LT.events.update_mode.known",
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
        id: "S3_LT.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3_LT.dtype",
        when: "",
        require: "in_dtype == UINT16",
        message: "in_dtype must be UINT16",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#6b"],
    },
    RuleInfo {
        id: "S3_LT.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3_LT.src",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#6b"],
    },
    RuleInfo {
        id: "S3_LT.force-bits",
        when: "",
        require: "force_tag_bits in [0x00, 0x04, 0x08, 0x0c]",
        message: "force_tag_bits must be 0x0, 0x4, 0x8 or 0xc",
        stage: None,
        engine: None,
        field: "force_tag_bits",
        offset: 33,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#6b"],
    },
    RuleInfo {
        id: "S3_LT.columns",
        when: "",
        require: "col_grp == 15",
        message: "col_grp must be 15",
        stage: None,
        engine: None,
        field: "col_grp",
        offset: 45,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#6b"],
    },
    RuleInfo {
        id: "S3_LT.rows",
        when: "",
        require: "row_grp in [1, 2, 3, 4, 8, 12, 15]",
        message: "row_grp must be 1, 2, 3, 4, 8, 12 or 15",
        stage: None,
        engine: None,
        field: "row_grp",
        offset: 44,
        size: 1,
        conf: layout::Conf::Med,
        source: &["cc/isa/pe-matmul-encoding.md"],
    },
    RuleInfo {
        id: "S3_LT.force-of-rows",
        when: "",
        require: "(row_grp in [1, 3, 15] and force_tag_bits == 0) or (row_grp == 2 and force_tag_bits == 4) or (row_grp in [4, 12] and force_tag_bits == 8) or (row_grp == 8 and force_tag_bits == 12)",
        message: "either row_grp is 1, 3 or 15, and force_tag_bits is 0; or row_grp is 2 and force_tag_bits is 4; or row_grp is 4 or 12, and force_tag_bits is 8; or row_grp is 8 and force_tag_bits is 12",
        stage: None,
        engine: None,
        field: "row_grp",
        offset: 44,
        size: 1,
        conf: layout::Conf::Med,
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
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[3])?;
    }
    if cx.counts(layout::Conf::Med) && r[32] != 5 {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[5])?;
    }
    if cx.counts(layout::Conf::Med)
        && !tpb_core::predicates::tensor_valid(2, &r[16..32], r[32], false, false, true)
    {
        sink.broken(&RULES[6])?;
    }
    if cx.counts(layout::Conf::Med) && !matches!(r[33], 0 | 4 | 8 | 12) {
        sink.broken(&RULES[7])?;
    }
    if cx.counts(layout::Conf::Med) && r[45] != 15 {
        sink.broken(&RULES[8])?;
    }
    if cx.counts(layout::Conf::Med) && !matches!(r[44], 1..= 4 | 8 | 12 | 15) {
        sink.broken(&RULES[9])?;
    }
    if cx.counts(layout::Conf::Med) && (!matches!(r[44], 1 | 3 | 15) || r[33] != 0)
        && (r[44] != 2 || r[33] != 4) && (!matches!(r[44], 4 | 12) || r[33] != 8)
        && (r[44] != 8 || r[33] != 12)
    {
        sink.broken(&RULES[10])?;
    }
    ControlFlow::Continue(())
}
