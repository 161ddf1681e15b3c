// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2_BN`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 22] = [
    RuleInfo {
        id: "S2_BN.header.inst_word_len.length",
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
        id: "S2_BN.events.wait_mode.known",
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
        id: "S2_BN.events.update_mode.known",
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
        id: "S2_BN.imm0_src.known",
        when: "",
        require: "imm0_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#5.1",
            "gpsimd/.../kernels/batchnorm-paramload.md#3.1",
        ],
    },
    RuleInfo {
        id: "S2_BN.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 12,
        size: 4,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#5.1",
            "gpsimd/.../kernels/batchnorm-paramload.md#3.1",
        ],
    },
    RuleInfo {
        id: "S2_BN.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S2_BN.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#5.1",
            "gpsimd/.../kernels/batchnorm-paramload.md#3.1",
        ],
    },
    RuleInfo {
        id: "S2_BN.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 35,
        size: 9,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#5.1",
            "gpsimd/.../kernels/batchnorm-paramload.md#3.1",
        ],
    },
    RuleInfo {
        id: "S2_BN.imm0_ptr.imm_reg.reserved0.zero",
        when: "",
        require: "imm0_ptr.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm0_ptr.imm_reg.reserved0",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2_BN.reserved3.zero",
        when: "",
        require: "reserved3 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved3",
        offset: 49,
        size: 15,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#5.1",
            "gpsimd/.../kernels/batchnorm-paramload.md#3.1",
        ],
    },
    RuleInfo {
        id: "S2_BN.values-dtype",
        when: "opcode == MATCH_VALUE_LOAD",
        require: "is_valid_dtype(dtype, false)",
        message: "dtype must be an element type other than FP32R",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#9"],
    },
    RuleInfo {
        id: "S2_BN.coefficients-dtype",
        when: "opcode == BATCH_NORM_PARAM_LOAD",
        require: "dtype in batch_norm",
        message: "dtype must be BFLOAT16, FP16 or FP32",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-paramload.md#6.1"],
    },
    RuleInfo {
        id: "S2_BN.preload-arith",
        when: "opcode == TENSOR_SCALAR_IMM_LD_ARITH",
        require: "dtype in [FP32, FP16, BFLOAT16, FP8_EXP3, FP8_EXP4, FP8_EXP5, UINT32, UINT16, UINT8, INT32, INT16, INT8]",
        message: "dtype must be FP32, FP16, BFLOAT16, FP8_EXP3, FP8_EXP4, FP8_EXP5, UINT32, UINT16, UINT8, INT32, INT16 or INT8",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-immld.md#6"],
    },
    RuleInfo {
        id: "S2_BN.preload-bitvec",
        when: "opcode == TENSOR_SCALAR_IMM_LD_BITVEC",
        require: "dtype in [UINT32, UINT16, UINT8, INT32]",
        message: "dtype must be UINT32, UINT16, UINT8 or INT32",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-immld.md#6"],
    },
    RuleInfo {
        id: "S2_BN.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#5.1"],
    },
    RuleInfo {
        id: "S2_BN.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S2_BN.mean-pointer",
        when: "opcode == BATCH_NORM_PARAM_LOAD and imm0_src in [INSTRUCTION_IMMEDIATE, POINTER_IMMEDIATE]",
        require: "imm_pointer_valid(imm0_ptr, FP32, num_active_channels)",
        message: "both codes mean a pointer here",
        stage: None,
        engine: None,
        field: "imm0_ptr",
        offset: 44,
        size: 4,
        conf: layout::Conf::High,
        source: &["batchnorm-paramload.md#3.1"],
    },
    RuleInfo {
        id: "S2_BN.eight-values",
        when: "opcode == MATCH_VALUE_LOAD",
        require: "prod(src_mem_pattern.num_elem) == 8",
        message: "the product of src_mem_pattern.num_elem must be 8",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/search-cluster.md#5.1"],
    },
    RuleInfo {
        id: "S2_BN.scalars-unused",
        when: "opcode in [MATCH_VALUE_LOAD, TENSOR_SCALAR_IMM_LD_ARITH, TENSOR_SCALAR_IMM_LD_BITVEC]",
        require: "imm1 == 0 and imm0_ptr == 0 and imm0_src == INSTRUCTION_IMMEDIATE",
        message: "imm1 and imm0_ptr must be 0, and imm0_src must be INSTRUCTION_IMMEDIATE",
        stage: None,
        engine: None,
        field: "imm1",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/search-cluster.md#9",
            "gpsimd/firmware/kernels/ts-immld.md#5.2,#4.1",
        ],
    },
    RuleInfo {
        id: "S2_BN.coefficients",
        when: "opcode == BATCH_NORM_PARAM_LOAD",
        require: "shape_from_register(src_mem_pattern) or (src_mem_pattern.num_elem[0] == 3 and src_mem_pattern.num_elem[1] == 1) or (src_mem_pattern.num_elem[0] == 1 and src_mem_pattern.num_elem[1] == 3)",
        message: "either the counts of src_mem_pattern are from a shape register, or src_mem_pattern.num_elem[0] is 3 and src_mem_pattern.num_elem[1] is 1, or src_mem_pattern.num_elem[0] is 1 and src_mem_pattern.num_elem[1] is 3",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 12,
        conf: layout::Conf::High,
        source: &["batchnorm-paramload.md#3.1,#7"],
    },
    RuleInfo {
        id: "S2_BN.count-finite",
        when: "opcode == BATCH_NORM_PARAM_LOAD",
        require: "imm1 & 0x7f800000 != 0x7f800000",
        message: "the count is a finite fp32",
        stage: None,
        engine: None,
        field: "imm1",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &["batchnorm-paramload.md#6.1"],
    },
    RuleInfo {
        id: "S2_BN.preload",
        when: "opcode in [TENSOR_SCALAR_IMM_LD_ARITH, TENSOR_SCALAR_IMM_LD_BITVEC]",
        require: "shape_from_register(src_mem_pattern) or prod(src_mem_pattern.num_elem) in [1..8]",
        message: "at most eight scalars are loaded",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-immld.md#5.2,#4.1"],
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
    if !(0..=2).contains(&r[48]) {
        sink.broken(&RULES[3])?;
    }
    if u32::from_le_bytes([r[12], r[13], r[14], r[15]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[33] != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[35..44].iter().any(|b| *b != 0) {
        sink.broken(&RULES[7])?;
    }
    if r[48] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[49..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[9])?;
    }
    if r[0] == 0x6d && !tpb_core::predicates::is_valid_dtype(5, r[32], false) {
        sink.broken(&RULES[10])?;
    }
    if r[0] == 0x64 && !matches!(r[32], 6 | 7 | 0x0a) {
        sink.broken(&RULES[11])?;
    }
    if r[0] == 0x70 && !matches!(r[32], 2..= 0x0a | 0x0d..= 0x0f) {
        sink.broken(&RULES[12])?;
    }
    if r[0] == 0x71 && !matches!(r[32], 3 | 5 | 8 | 9) {
        sink.broken(&RULES[13])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[14])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if r[0] == 0x64 && matches!(r[48], 0 | 1)
        && !tpb_core::predicates::imm_pointer_valid(5, &r[44..48], 10, r[34])
    {
        sink.broken(&RULES[16])?;
    }
    if r[0] == 0x6d
        && u32::from(u16::from_le_bytes([r[24], r[25]]))
            * u32::from(u16::from_le_bytes([r[26], r[27]])) != 8
    {
        sink.broken(&RULES[17])?;
    }
    if matches!(r[0], 0x6d | 0x70 | 0x71)
        && (u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0
            || u32::from_le_bytes([r[44], r[45], r[46], r[47]]) != 0 || r[48] != 0)
    {
        sink.broken(&RULES[18])?;
    }
    if r[0] == 0x64 && !tpb_core::predicates::shape_from_register(&r[16..28])
        && (u16::from_le_bytes([r[24], r[25]]) != 3
            || u16::from_le_bytes([r[26], r[27]]) != 1)
        && (u16::from_le_bytes([r[24], r[25]]) != 1
            || u16::from_le_bytes([r[26], r[27]]) != 3)
    {
        sink.broken(&RULES[19])?;
    }
    if r[0] == 0x64
        && u32::from_le_bytes([r[28], r[29], r[30], r[31]]) & 0x7f800000 == 0x7f800000
    {
        sink.broken(&RULES[20])?;
    }
    if matches!(r[0], 0x70 | 0x71)
        && !tpb_core::predicates::shape_from_register(&r[16..28])
        && !(1..=8)
            .contains(
                &(u32::from(u16::from_le_bytes([r[24], r[25]]))
                    * u32::from(u16::from_le_bytes([r[26], r[27]]))),
            )
    {
        sink.broken(&RULES[21])?;
    }
    ControlFlow::Continue(())
}
