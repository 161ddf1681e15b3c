// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2D2_ADDR`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 18] = [
    RuleInfo {
        id: "S2D2_ADDR.header.inst_word_len.length",
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
        id: "S2D2_ADDR.events.wait_mode.known",
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
        id: "S2D2_ADDR.events.update_mode.known",
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
        id: "S2D2_ADDR.imm0_is_ptr.known",
        when: "",
        require: "imm0_is_ptr is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm0_is_ptr",
        offset: 42,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
    },
    RuleInfo {
        id: "S2D2_ADDR.imm1_is_ptr.known",
        when: "",
        require: "imm1_is_ptr is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm1_is_ptr",
        offset: 43,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
    },
    RuleInfo {
        id: "S2D2_ADDR.op0.known",
        when: "",
        require: "op0 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op0",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
    },
    RuleInfo {
        id: "S2D2_ADDR.op1.known",
        when: "",
        require: "op1 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op1",
        offset: 45,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
    },
    RuleInfo {
        id: "S2D2_ADDR.reverse_operands.known",
        when: "",
        require: "reverse_operands is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reverse_operands",
        offset: 47,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
    },
    RuleInfo {
        id: "S2D2_ADDR.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S2D2_ADDR.imm0.imm_reg.reserved0.zero",
        when: "",
        require: "imm0.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm0.imm_reg.reserved0",
        offset: 25,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2_ADDR.imm1.imm_reg.reserved0.zero",
        when: "",
        require: "imm1.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm1.imm_reg.reserved0",
        offset: 33,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2_ADDR.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 53,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2_ADDR.dtypes",
        when: "",
        require: "in_out_dtype.dtype_lo in [UINT32, INT32, UINT64, INT64] and imm0_imm1_dtype.dtype_lo in [UINT32, INT32, UINT64, INT64] and imm0_imm1_dtype.dtype_hi in [UINT32, INT32, UINT64, INT64] and in_out_dtype.dtype_hi in int_dtype",
        message: "in_out_dtype.dtype_lo, imm0_imm1_dtype.dtype_lo and imm0_imm1_dtype.dtype_hi must each be UINT32, INT32, UINT64 or INT64; and in_out_dtype.dtype_hi must be one of the 8 values of int_dtype",
        stage: None,
        engine: None,
        field: "in_out_dtype.dtype_lo",
        offset: 41,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
    },
    RuleInfo {
        id: "S2D2_ADDR.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 46,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
    },
    RuleInfo {
        id: "S2D2_ADDR.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S2D2_ADDR.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 52,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2_ADDR.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_out_dtype.dtype_lo, false, false, true) and tensor_valid(dst_mem_pattern, in_out_dtype.dtype_hi, true, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_out_dtype.dtype_lo and dst_mem_pattern must be a legal tensor outside PSUM to write as in_out_dtype.dtype_hi",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
    },
    RuleInfo {
        id: "S2D2_ADDR.forms",
        when: "",
        require: "(op0 == MULT and op1 == ADD and in_out_dtype.dtype_lo == INT32 and in_out_dtype.dtype_hi == UINT64 and imm0_imm1_dtype.dtype_lo == INT32 and imm0_imm1_dtype.dtype_hi == UINT64) or (op0 == ADD and op1 == BYPASS and in_out_dtype.dtype_lo == INT32 and in_out_dtype.dtype_hi == UINT64 and imm0_imm1_dtype.dtype_lo == UINT64 and imm1_is_ptr == INSTRUCTION_IMMEDIATE) or (op0 == MULT and op1 in [BYPASS, ADD] and in_out_dtype.dtype_lo == INT32 and in_out_dtype.dtype_hi == INT32) or (op0 == SUBTRACT and op1 == IS_LT and in_out_dtype.dtype_lo == UINT64 and imm0_imm1_dtype.dtype_lo == UINT64 and imm0_imm1_dtype.dtype_hi == UINT64 and in_out_dtype.dtype_hi in int_dtype_datapath) or (op0 == SUBTRACT and op1 == IS_LT and in_out_dtype.dtype_lo == UINT32 and imm0_imm1_dtype.dtype_lo == UINT32 and imm0_imm1_dtype.dtype_hi == UINT32 and in_out_dtype.dtype_hi in int_dtype_datapath)",
        message: "one of the five known forms of address arithmetic",
        stage: None,
        engine: None,
        field: "op0",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#10"],
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
    if !(0..=2).contains(&r[42]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=2).contains(&r[43]) {
        sink.broken(&RULES[4])?;
    }
    if !matches!(r[44], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[5])?;
    }
    if !matches!(r[45], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[6])?;
    }
    if !(0..=3).contains(&r[47]) {
        sink.broken(&RULES[7])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[42] == 2 && tpb_core::bytes::uint(r, 25, 3) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[43] == 2 && tpb_core::bytes::uint(r, 33, 3) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[55] & 0xa0 == 0x80 && u16::from_le_bytes([r[53], r[54]]) != 0 {
        sink.broken(&RULES[11])?;
    }
    if !matches!(r[41] & 0x0f, 1 | 8 | 9 | 0x0c)
        || !matches!(r[40] & 0x0f, 1 | 8 | 9 | 0x0c)
        || !matches!(r[40] >> 4, 1 | 8 | 9 | 0x0c)
        || !matches!(r[41] >> 4, 1..= 5 | 8 | 9 | 0x0c)
    {
        sink.broken(&RULES[12])?;
    }
    if !(1..=128).contains(&r[46]) {
        sink.broken(&RULES[13])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if !tpb_core::predicates::tensor_valid(
        4,
        &r[12..24],
        r[41] & 0x0f,
        false,
        false,
        true,
    )
        || !tpb_core::predicates::tensor_valid(
            4,
            &r[52..64],
            r[41] >> 4,
            true,
            false,
            true,
        )
    {
        sink.broken(&RULES[16])?;
    }
    if (r[44] != 6 || r[45] != 4 || (r[41] & 0x0f) != 8 || (r[41] >> 4) != 1
        || (r[40] & 0x0f) != 8 || (r[40] >> 4) != 1)
        && (r[44] != 4 || r[45] != 0 || (r[41] & 0x0f) != 8 || (r[41] >> 4) != 1
            || (r[40] & 0x0f) != 1 || r[43] != 0)
        && (r[44] != 6 || !matches!(r[45], 0 | 4) || (r[41] & 0x0f) != 8
            || (r[41] >> 4) != 8)
        && (r[44] != 5 || r[45] != 0x16 || (r[41] & 0x0f) != 1 || (r[40] & 0x0f) != 1
            || (r[40] >> 4) != 1 || !matches!(r[41] >> 4, 2..= 5 | 8 | 9))
        && (r[44] != 5 || r[45] != 0x16 || (r[41] & 0x0f) != 9 || (r[40] & 0x0f) != 9
            || (r[40] >> 4) != 9 || !matches!(r[41] >> 4, 2..= 5 | 8 | 9))
    {
        sink.broken(&RULES[17])?;
    }
    ControlFlow::Continue(())
}
