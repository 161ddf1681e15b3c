// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S1D2_SORT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 19] = [
    RuleInfo {
        id: "S1D2_SORT.header.inst_word_len.length",
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
        id: "S1D2_SORT.events.wait_mode.known",
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
        id: "S1D2_SORT.events.update_mode.known",
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
        id: "S1D2_SORT.index_offset_src.known",
        when: "",
        require: "index_offset_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "index_offset_src",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#3"],
    },
    RuleInfo {
        id: "S1D2_SORT.comparison.known",
        when: "",
        require: "comparison is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "comparison",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#3"],
    },
    RuleInfo {
        id: "S1D2_SORT.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S1D2_SORT.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 25,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S1D2_SORT.index_offset.imm_reg.reserved0.zero",
        when: "",
        require: "index_offset.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "index_offset.imm_reg.reserved0",
        offset: 37,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S1D2_SORT.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 41,
        size: 23,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#3"],
    },
    RuleInfo {
        id: "S1D2_SORT.dtypes",
        when: "",
        require: "in_out_dtype.dtype_lo in [FP16, BFLOAT16, UINT16, INT16, FP32, UINT32, INT32] and in_out_dtype.dtype_hi == in_out_dtype.dtype_lo",
        message: "in_out_dtype.dtype_lo must be FP16, BFLOAT16, UINT16, INT16, FP32, UINT32 or INT32; and in_out_dtype.dtype_hi must equal in_out_dtype.dtype_lo",
        stage: None,
        engine: None,
        field: "in_out_dtype.dtype_lo",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#4.1"],
    },
    RuleInfo {
        id: "S1D2_SORT.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S1D2_SORT.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S1D2_SORT.src",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_out_dtype.dtype_lo, false, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_out_dtype.dtype_lo",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#4.5"],
    },
    RuleInfo {
        id: "S1D2_SORT.dst",
        when: "",
        require: "tensor_valid(dst_mem_pattern, in_out_dtype.dtype_hi, true, false, true)",
        message: "dst_mem_pattern must be a legal tensor outside PSUM to write as in_out_dtype.dtype_hi",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 24,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#4.5"],
    },
    RuleInfo {
        id: "S1D2_SORT.comparison",
        when: "",
        require: "comparison in [IS_LT, IS_GT]",
        message: "comparison must be IS_LT or IS_GT",
        stage: None,
        engine: None,
        field: "comparison",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#4.2"],
    },
    RuleInfo {
        id: "S1D2_SORT.stable",
        when: "",
        require: "stable <= 1",
        message: "stable must be at most 1",
        stage: None,
        engine: None,
        field: "stable",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#4.3"],
    },
    RuleInfo {
        id: "S1D2_SORT.shape",
        when: "",
        require: "src_mem_pattern.num_elem[0] == dst_mem_pattern.num_elem[1] and dst_mem_pattern.num_elem[0] == 2",
        message: "values and positions in pairs",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 22,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#4.5"],
    },
    RuleInfo {
        id: "S1D2_SORT.size2",
        when: "in_out_dtype.dtype_lo in size2",
        require: "src_mem_pattern.num_elem[0] * num_active_channels <= 4096",
        message: "at most 8192 bytes are sorted",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 22,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#4.5"],
    },
    RuleInfo {
        id: "S1D2_SORT.size4",
        when: "in_out_dtype.dtype_lo in size4",
        require: "src_mem_pattern.num_elem[0] * num_active_channels <= 2048",
        message: "at most 8192 bytes are sorted",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 22,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sort.md#4.5"],
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
    if !matches!(r[4], 0..= 5 | 0x81..= 0x85 | 0x91..= 0x95 | 0xfe) {
        sink.broken(&RULES[1])?;
    }
    if !matches!(
        r[6], 0 | 3..= 5 | 7 | 9 | 0x13..= 0x15 | 0x17 | 0x19 | 0x85 | 0x87 | 0x89 | 0x95
        | 0x97 | 0x99
    ) {
        sink.broken(&RULES[2])?;
    }
    if !(0..=2).contains(&r[13]) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[15], 0..= 0x1d | 0x20..= 0x24 | 0xc4..= 0xe1) {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[27] & 0xa0 == 0x80 && u16::from_le_bytes([r[25], r[26]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[13] == 2 && tpb_core::bytes::uint(r, 37, 3) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[41..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[8])?;
    }
    if !(4..=0x0a).contains(&(r[14] & 0x0f)) || (r[14] >> 4) != (r[14] & 0x0f) {
        sink.broken(&RULES[9])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[10])?;
    }
    if r[27] & 0xa0 == 0x80 && r[24] >= 64 {
        sink.broken(&RULES[11])?;
    }
    if !tpb_core::predicates::tensor_valid(
        5,
        &r[16..24],
        r[14] & 0x0f,
        false,
        false,
        true,
    ) {
        sink.broken(&RULES[12])?;
    }
    if !tpb_core::predicates::tensor_valid(
        5,
        &r[24..36],
        r[14] >> 4,
        true,
        false,
        true,
    ) {
        sink.broken(&RULES[13])?;
    }
    if !matches!(r[15], 0x13 | 0x16) {
        sink.broken(&RULES[14])?;
    }
    if r[40] > 1 {
        sink.broken(&RULES[15])?;
    }
    if u16::from_le_bytes([r[22], r[23]]) != u16::from_le_bytes([r[34], r[35]])
        || u16::from_le_bytes([r[32], r[33]]) != 2
    {
        sink.broken(&RULES[16])?;
    }
    if (4..=7).contains(&(r[14] & 0x0f))
        && u32::from(u16::from_le_bytes([r[22], r[23]])) * u32::from(r[12]) > 4096
    {
        sink.broken(&RULES[17])?;
    }
    if (8..=0x0b).contains(&(r[14] & 0x0f))
        && u32::from(u16::from_le_bytes([r[22], r[23]])) * u32::from(r[12]) > 2048
    {
        sink.broken(&RULES[18])?;
    }
    ControlFlow::Continue(())
}
