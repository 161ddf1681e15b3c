// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2_BNPL2`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 17] = [
    RuleInfo {
        id: "S2_BNPL2.header.inst_word_len.length",
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
        id: "S2_BNPL2.events.wait_mode.known",
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
        id: "S2_BNPL2.events.update_mode.known",
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
        id: "S2_BNPL2.imm0_src.known",
        when: "",
        require: "imm0_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/.../kernels/batchnorm-paramload.md#3.2"],
    },
    RuleInfo {
        id: "S2_BNPL2.imm1_src.known",
        when: "",
        require: "imm1_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm1_src",
        offset: 49,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/.../kernels/batchnorm-paramload.md#3.2"],
    },
    RuleInfo {
        id: "S2_BNPL2.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S2_BNPL2.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 24,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/.../kernels/batchnorm-paramload.md#3.2"],
    },
    RuleInfo {
        id: "S2_BNPL2.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 35,
        size: 5,
        conf: layout::Conf::High,
        source: &["gpsimd/.../kernels/batchnorm-paramload.md#3.2"],
    },
    RuleInfo {
        id: "S2_BNPL2.imm0_ptr.imm_reg.reserved0.zero",
        when: "",
        require: "imm0_ptr.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm0_ptr.imm_reg.reserved0",
        offset: 41,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2_BNPL2.imm1_ptr.imm_reg.reserved0.zero",
        when: "",
        require: "imm1_ptr.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm1_ptr.imm_reg.reserved0",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2_BNPL2.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 50,
        size: 14,
        conf: layout::Conf::High,
        source: &["gpsimd/.../kernels/batchnorm-paramload.md#3.2"],
    },
    RuleInfo {
        id: "S2_BNPL2.dtypes",
        when: "",
        require: "src_dtype in batch_norm and immediate_dtype in batch_norm",
        message: "src_dtype and immediate_dtype must each be BFLOAT16, FP16 or FP32",
        stage: None,
        engine: None,
        field: "src_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-paramload.md#6.1"],
    },
    RuleInfo {
        id: "S2_BNPL2.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-paramload.md#3.2"],
    },
    RuleInfo {
        id: "S2_BNPL2.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S2_BNPL2.imm0-pointer",
        when: "imm0_src in [INSTRUCTION_IMMEDIATE, POINTER_IMMEDIATE]",
        require: "imm_pointer_valid(imm0_ptr, immediate_dtype, num_active_channels)",
        message: "both codes mean a pointer here",
        stage: None,
        engine: None,
        field: "imm0_ptr",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["batchnorm-paramload.md#3.2"],
    },
    RuleInfo {
        id: "S2_BNPL2.imm1-pointer",
        when: "imm1_src in [INSTRUCTION_IMMEDIATE, POINTER_IMMEDIATE]",
        require: "imm_pointer_valid(imm1_ptr, immediate_dtype, num_active_channels)",
        message: "both codes mean a pointer here",
        stage: None,
        engine: None,
        field: "imm1_ptr",
        offset: 44,
        size: 4,
        conf: layout::Conf::High,
        source: &["batchnorm-paramload.md#3.2"],
    },
    RuleInfo {
        id: "S2_BNPL2.two-elements",
        when: "",
        require: "shape_from_register(src_mem_pattern) or (src_mem_pattern.num_elem[0] == 1 and src_mem_pattern.num_elem[1] == 2) or (src_mem_pattern.num_elem[0] == 2 and src_mem_pattern.num_elem[1] == 1)",
        message: "either the counts of src_mem_pattern are from a shape register, or src_mem_pattern.num_elem[0] is 1 and src_mem_pattern.num_elem[1] is 2, or src_mem_pattern.num_elem[0] is 2 and src_mem_pattern.num_elem[1] is 1",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 12,
        conf: layout::Conf::High,
        source: &["batchnorm-paramload.md#3.2"],
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
    if !(0..=2).contains(&r[48]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=2).contains(&r[49]) {
        sink.broken(&RULES[4])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if u32::from_le_bytes([r[24], r[25], r[26], r[27]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if tpb_core::bytes::uint(r, 35, 5) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[48] == 2 && tpb_core::bytes::uint(r, 41, 3) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[49] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[50..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[10])?;
    }
    if !matches!(r[32], 6 | 7 | 0x0a) || !matches!(r[33], 6 | 7 | 0x0a) {
        sink.broken(&RULES[11])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[12])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if matches!(r[48], 0 | 1)
        && !tpb_core::predicates::imm_pointer_valid(4, &r[40..44], r[33], r[34])
    {
        sink.broken(&RULES[14])?;
    }
    if matches!(r[49], 0 | 1)
        && !tpb_core::predicates::imm_pointer_valid(4, &r[44..48], r[33], r[34])
    {
        sink.broken(&RULES[15])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[12..24])
        && (u16::from_le_bytes([r[20], r[21]]) != 1
            || u16::from_le_bytes([r[22], r[23]]) != 2)
        && (u16::from_le_bytes([r[20], r[21]]) != 2
            || u16::from_le_bytes([r[22], r[23]]) != 1)
    {
        sink.broken(&RULES[16])?;
    }
    ControlFlow::Continue(())
}
