// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2_CONVLUT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 17] = [
    RuleInfo {
        id: "S2_CONVLUT.header.inst_word_len.length",
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
        id: "S2_CONVLUT.events.wait_mode.known",
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
        id: "S2_CONVLUT.events.update_mode.known",
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
        id: "S2_CONVLUT.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 12,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#4"],
    },
    RuleInfo {
        id: "S2_CONVLUT.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S2_CONVLUT.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#4"],
    },
    RuleInfo {
        id: "S2_CONVLUT.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 33,
        size: 5,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#4"],
    },
    RuleInfo {
        id: "S2_CONVLUT.reserved4.zero",
        when: "",
        require: "reserved4 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved4",
        offset: 48,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#4"],
    },
    RuleInfo {
        id: "S2_CONVLUT.legacy-dtype",
        when: "lut_dtype in [INVALID, FP32]",
        require: "in_dtype == UINT16",
        message: "in_dtype must be UINT16",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#1.1"],
    },
    RuleInfo {
        id: "S2_CONVLUT.packed-dtype",
        when: "lut_dtype not in [INVALID, FP32]",
        require: "in_dtype == UINT32",
        message: "in_dtype must be UINT32",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#1.1"],
    },
    RuleInfo {
        id: "S2_CONVLUT.packed-only",
        when: "",
        require: "lut_dtype not in [INVALID, FP32]",
        message: "the converter of PE cannot be loaded here",
        stage: None,
        engine: None,
        field: "lut_dtype",
        offset: 47,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#6.2"],
    },
    RuleInfo {
        id: "S2_CONVLUT.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S2_CONVLUT.legacy-src",
        when: "lut_dtype in [INVALID, FP32]",
        require: "tensor_valid(src_mem_pattern, UINT16, false, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as UINT16",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#3,5"],
    },
    RuleInfo {
        id: "S2_CONVLUT.legacy-table",
        when: "lut_dtype in [INVALID, FP32]",
        require: "(src_mem_pattern.num_elem[0] == 16 and src_mem_pattern.num_elem[1] == 1) or (src_mem_pattern.num_elem[0] == 1 and src_mem_pattern.num_elem[1] == 16)",
        message: "either src_mem_pattern.num_elem[0] is 16 and src_mem_pattern.num_elem[1] is 1, or src_mem_pattern.num_elem[0] is 1 and src_mem_pattern.num_elem[1] is 16",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#1.1,6.4"],
    },
    RuleInfo {
        id: "S2_CONVLUT.packed-table",
        when: "lut_dtype not in [INVALID, FP32]",
        require: "(src_mem_pattern.num_elem[0] == 4 and src_mem_pattern.num_elem[1] == 1) or (src_mem_pattern.num_elem[0] == 1 and src_mem_pattern.num_elem[1] == 4)",
        message: "either src_mem_pattern.num_elem[0] is 4 and src_mem_pattern.num_elem[1] is 1, or src_mem_pattern.num_elem[0] is 1 and src_mem_pattern.num_elem[1] is 4",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#1.1,6.4"],
    },
    RuleInfo {
        id: "S2_CONVLUT.legacy-unused",
        when: "lut_dtype in [INVALID, FP32]",
        require: "multiplicative_const[0] == 0 and multiplicative_const[1] == 0 and block_size == 0",
        message: "multiplicative_const[0], multiplicative_const[1] and block_size must be 0",
        stage: None,
        engine: None,
        field: "multiplicative_const[0]",
        offset: 40,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#1.1"],
    },
    RuleInfo {
        id: "S2_CONVLUT.legacy-array",
        when: "lut_dtype in [INVALID, FP32]",
        require: "num_active_rows == 128 and num_active_cols == 128 and row_grp == 15 and col_grp == 15",
        message: "num_active_rows and num_active_cols must be 128, and row_grp and col_grp must be 15",
        stage: None,
        engine: None,
        field: "num_active_rows",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/convlutload.md#3,5"],
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
    if u32::from_le_bytes([r[12], r[13], r[14], r[15]]) != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if tpb_core::bytes::uint(r, 33, 5) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[48..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[7])?;
    }
    if matches!(r[47], 0 | 0x0a) && r[32] != 5 {
        sink.broken(&RULES[8])?;
    }
    if !matches!(r[47], 0 | 0x0a) && r[32] != 9 {
        sink.broken(&RULES[9])?;
    }
    if matches!(r[47], 0 | 0x0a) {
        sink.broken(&RULES[10])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[11])?;
    }
    if matches!(r[47], 0 | 0x0a)
        && !tpb_core::predicates::tensor_valid(2, &r[16..28], 5, false, false, true)
    {
        sink.broken(&RULES[12])?;
    }
    if matches!(r[47], 0 | 0x0a)
        && (u16::from_le_bytes([r[24], r[25]]) != 16
            || u16::from_le_bytes([r[26], r[27]]) != 1)
        && (u16::from_le_bytes([r[24], r[25]]) != 1
            || u16::from_le_bytes([r[26], r[27]]) != 16)
    {
        sink.broken(&RULES[13])?;
    }
    if !matches!(r[47], 0 | 0x0a)
        && (u16::from_le_bytes([r[24], r[25]]) != 4
            || u16::from_le_bytes([r[26], r[27]]) != 1)
        && (u16::from_le_bytes([r[24], r[25]]) != 1
            || u16::from_le_bytes([r[26], r[27]]) != 4)
    {
        sink.broken(&RULES[14])?;
    }
    if matches!(r[47], 0 | 0x0a)
        && (u16::from_le_bytes([r[40], r[41]]) != 0
            || u16::from_le_bytes([r[42], r[43]]) != 0 || r[46] != 0)
    {
        sink.broken(&RULES[15])?;
    }
    if matches!(r[47], 0 | 0x0a)
        && (r[38] != 128 || r[39] != 128 || r[44] != 15 || r[45] != 15)
    {
        sink.broken(&RULES[16])?;
    }
    ControlFlow::Continue(())
}
