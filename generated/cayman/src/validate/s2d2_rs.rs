// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2D2_RS`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 28] = [
    RuleInfo {
        id: "S2D2_RS.header.inst_word_len.length",
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
        id: "S2D2_RS.events.wait_mode.known",
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
        id: "S2D2_RS.events.update_mode.known",
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
        id: "S2D2_RS.reduce_cmd.known",
        when: "",
        require: "reduce_cmd is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reduce_cmd",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#4"],
    },
    RuleInfo {
        id: "S2D2_RS.reduce_op.known",
        when: "",
        require: "reduce_op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reduce_op",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#4"],
    },
    RuleInfo {
        id: "S2D2_RS.comp_op0.known",
        when: "",
        require: "comp_op0 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "comp_op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#4"],
    },
    RuleInfo {
        id: "S2D2_RS.comp_op1.known",
        when: "",
        require: "comp_op1 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "comp_op1",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#4"],
    },
    RuleInfo {
        id: "S2D2_RS.bound0_src.known",
        when: "",
        require: "bound0_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "bound0_src",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#4"],
    },
    RuleInfo {
        id: "S2D2_RS.bound1_src.known",
        when: "",
        require: "bound1_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "bound1_src",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#4"],
    },
    RuleInfo {
        id: "S2D2_RS.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 25,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2_RS.bound0.imm_reg.reserved0.zero",
        when: "",
        require: "bound0.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "bound0.imm_reg.reserved0",
        offset: 41,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2_RS.bound1.imm_reg.reserved0.zero",
        when: "",
        require: "bound1.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "bound1.imm_reg.reserved0",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2_RS.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S2D2_RS.in-dtype",
        when: "",
        require: "in_out_dtype.dtype_lo in fp_dtype_datapath",
        message: "in_out_dtype.dtype_lo must be BFLOAT16, FP16, FP32, FP8_EXP3, FP8_EXP4 or FP8_EXP5",
        stage: None,
        engine: None,
        field: "in_out_dtype.dtype_lo",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#8"],
    },
    RuleInfo {
        id: "S2D2_RS.out-dtype",
        when: "",
        require: "in_out_dtype.dtype_hi in fp_dtype_datapath or in_out_dtype.dtype_hi == FP32R",
        message: "in_out_dtype.dtype_hi must be BFLOAT16, FP16, FP32, FP8_EXP3, FP8_EXP4, FP8_EXP5 or FP32R",
        stage: None,
        engine: None,
        field: "in_out_dtype.dtype_hi",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#8"],
    },
    RuleInfo {
        id: "S2D2_RS.start-partitions",
        when: "",
        require: "start_addr_active_channels(src_mem_pattern, num_active_channels) and start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "the first partition of src_mem_pattern and the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 24,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#5.1"],
    },
    RuleInfo {
        id: "S2D2_RS.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#5.1"],
    },
    RuleInfo {
        id: "S2D2_RS.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2_RS.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S2D2_RS.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_out_dtype.dtype_lo, false, true, true) and tensor_valid(dst_mem_pattern, in_out_dtype.dtype_hi, true, true, true)",
        message: "src_mem_pattern must be a legal tensor to read as in_out_dtype.dtype_lo and dst_mem_pattern must be a legal tensor to write as in_out_dtype.dtype_hi",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 24,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#5.1"],
    },
    RuleInfo {
        id: "S2D2_RS.bound0-pointer",
        when: "bound0_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(bound0, FP32, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "bound0",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#6"],
    },
    RuleInfo {
        id: "S2D2_RS.bound1-pointer",
        when: "bound1_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(bound1, FP32, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "bound1",
        offset: 44,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#6"],
    },
    RuleInfo {
        id: "S2D2_RS.same-count",
        when: "not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 32,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#9"],
    },
    RuleInfo {
        id: "S2D2_RS.fill",
        when: "",
        require: "fill_val == 0xff7fffff",
        message: "the fill is the most negative finite fp32",
        stage: None,
        engine: None,
        field: "fill_val",
        offset: 20,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#5.3"],
    },
    RuleInfo {
        id: "S2D2_RS.comparisons",
        when: "",
        require: "comp_op0 in range_compare and comp_op1 in range_compare",
        message: "comp_op0 and comp_op1 must each be IS_EQ, IS_GT, IS_GE, IS_LE or IS_LT",
        stage: None,
        engine: None,
        field: "comp_op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#5.2"],
    },
    RuleInfo {
        id: "S2D2_RS.accumulator",
        when: "",
        require: "reduce_cmd in [IDLE, ACCUMULATE, ZERO_ACCUMULATE]",
        message: "reduce_cmd must be IDLE, ACCUMULATE or ZERO_ACCUMULATE",
        stage: None,
        engine: None,
        field: "reduce_cmd",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#5.4"],
    },
    RuleInfo {
        id: "S2D2_RS.reduce-op",
        when: "",
        require: "reduce_op == MAX",
        message: "asked for even when nothing is reduced",
        stage: None,
        engine: None,
        field: "reduce_op",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rangeselect.md#5.4"],
    },
    RuleInfo {
        id: "S2D2_RS.base",
        when: "",
        require: "base <= 0x4b800000",
        message: "positions count up to 16777216, here as fp32 bits",
        stage: None,
        engine: None,
        field: "base",
        offset: 16,
        size: 4,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/rangeselect.md#5.5"],
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
    if !(0..=4).contains(&r[14]) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[15], 0..= 0x1d | 0xc4..= 0xe1) {
        sink.broken(&RULES[4])?;
    }
    if !matches!(r[36], 0..= 0x1d | 0xc4..= 0xe1) {
        sink.broken(&RULES[5])?;
    }
    if !matches!(r[37], 0..= 0x1d | 0xc4..= 0xe1) {
        sink.broken(&RULES[6])?;
    }
    if !(0..=2).contains(&r[38]) {
        sink.broken(&RULES[7])?;
    }
    if !(0..=2).contains(&r[39]) {
        sink.broken(&RULES[8])?;
    }
    if r[27] & 0xa0 == 0x80 && u16::from_le_bytes([r[25], r[26]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[38] == 2 && tpb_core::bytes::uint(r, 41, 3) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[39] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[12])?;
    }
    if !matches!(r[13] & 0x0f, 6 | 7 | 0x0a | 0x0d..= 0x0f) {
        sink.broken(&RULES[13])?;
    }
    if !matches!(r[13] >> 4, 6 | 7 | 0x0a | 0x0d..= 0x0f) && (r[13] >> 4) != 0x0b {
        sink.broken(&RULES[14])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[24..36], r[12])
        || !tpb_core::predicates::start_addr_active_channels(&r[48..60], r[12])
    {
        sink.broken(&RULES[15])?;
    }
    if !(1..=128).contains(&r[12]) {
        sink.broken(&RULES[16])?;
    }
    if r[27] & 0xa0 == 0x80 && r[24] >= 64 {
        sink.broken(&RULES[17])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[18])?;
    }
    if !tpb_core::predicates::tensor_valid(
        2,
        &r[24..36],
        r[13] & 0x0f,
        false,
        true,
        true,
    ) || !tpb_core::predicates::tensor_valid(2, &r[48..60], r[13] >> 4, true, true, true)
    {
        sink.broken(&RULES[19])?;
    }
    if r[38] == 1 && !tpb_core::predicates::imm_pointer_valid(2, &r[40..44], 10, r[12]) {
        sink.broken(&RULES[20])?;
    }
    if r[39] == 1 && !tpb_core::predicates::imm_pointer_valid(2, &r[44..48], 10, r[12]) {
        sink.broken(&RULES[21])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[24..36])
        && !tpb_core::predicates::shape_from_register(&r[48..60])
        && u32::from(u16::from_le_bytes([r[32], r[33]]))
            * u32::from(u16::from_le_bytes([r[34], r[35]]))
            != u32::from(u16::from_le_bytes([r[56], r[57]]))
                * u32::from(u16::from_le_bytes([r[58], r[59]]))
    {
        sink.broken(&RULES[22])?;
    }
    if u32::from_le_bytes([r[20], r[21], r[22], r[23]]) != 4286578687 {
        sink.broken(&RULES[23])?;
    }
    if !(0x12..=0x16).contains(&r[36]) || !(0x12..=0x16).contains(&r[37]) {
        sink.broken(&RULES[24])?;
    }
    if !matches!(r[14], 0 | 2 | 3) {
        sink.broken(&RULES[25])?;
    }
    if r[15] != 8 {
        sink.broken(&RULES[26])?;
    }
    if cx.counts(layout::Conf::Med)
        && u32::from_le_bytes([r[16], r[17], r[18], r[19]]) > 1266679808
    {
        sink.broken(&RULES[27])?;
    }
    ControlFlow::Continue(())
}
