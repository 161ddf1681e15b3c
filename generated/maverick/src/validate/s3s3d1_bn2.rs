// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3S3D1_BN2`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 21] = [
    RuleInfo {
        id: "S3S3D1_BN2.header.inst_word_len.length",
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
        id: "S3S3D1_BN2.events.wait_mode.known",
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
        id: "S3S3D1_BN2.events.update_mode.known",
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
        id: "S3S3D1_BN2.imm0.imm_reg.reserved0.zero",
        when: "",
        require: "imm0.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm0.imm_reg.reserved0",
        offset: 13,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.src0_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src0_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.src1_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src1_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 33,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3S3D1_BN2.imm1.imm_reg.reserved0.zero",
        when: "",
        require: "imm1.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm1.imm_reg.reserved0",
        offset: 57,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.in-dtypes",
        when: "",
        require: "in0_in1_dtype.dtype_lo in [FP16, BFLOAT16, FP32, INT32] and in0_in1_dtype.dtype_hi in [FP16, BFLOAT16, FP32, INT32]",
        message: "in0_in1_dtype.dtype_lo and in0_in1_dtype.dtype_hi must each be FP16, BFLOAT16, FP32 or INT32",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 60,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#5"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.scalar-dtype",
        when: "",
        require: "immediate_out_dtype.dtype_lo in [FP16, BFLOAT16, FP32, INT32]",
        message: "immediate_out_dtype.dtype_lo must be FP16, BFLOAT16, FP32 or INT32",
        stage: None,
        engine: None,
        field: "immediate_out_dtype.dtype_lo",
        offset: 61,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#5"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.out-dtype",
        when: "",
        require: "immediate_out_dtype.dtype_hi in batch_norm",
        message: "immediate_out_dtype.dtype_hi must be BFLOAT16, FP16 or FP32",
        stage: None,
        engine: None,
        field: "immediate_out_dtype.dtype_hi",
        offset: 61,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#5"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 63,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#2.1"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.src0_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.src1_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.regnum",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3S3D1_BN2.imm0-pointer",
        when: "imm0_imm1_src.imm0_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm0, immediate_out_dtype.dtype_lo, num_active_channels)",
        message: "imm0 must be a legal address of scalars of immediate_out_dtype.dtype_lo for num_active_channels",
        stage: None,
        engine: None,
        field: "imm0",
        offset: 12,
        size: 4,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#6"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.imm1-pointer",
        when: "imm0_imm1_src.imm1_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm1, immediate_out_dtype.dtype_lo, num_active_channels)",
        message: "imm1 must be a legal address of scalars of immediate_out_dtype.dtype_lo for num_active_channels",
        stage: None,
        engine: None,
        field: "imm1",
        offset: 56,
        size: 4,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#6"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.patterns",
        when: "",
        require: "tensor_valid(src0_mem_pattern, in0_in1_dtype.dtype_lo, false, true, true) and tensor_valid(src1_mem_pattern, in0_in1_dtype.dtype_hi, false, true, true) and tensor_valid(dst_mem_pattern, immediate_out_dtype.dtype_hi, true, true, true)",
        message: "sources and destination are legal tensors, each for its element type",
        stage: None,
        engine: None,
        field: "src0_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#2.1"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.sources",
        when: "",
        require: "imm0_imm1_src.imm0_src in [POINTER_IMMEDIATE, REG_PTR_IMMEDIATE] and imm0_imm1_src.imm1_src in [POINTER_IMMEDIATE, REG_PTR_IMMEDIATE]",
        message: "there is no inline form",
        stage: None,
        engine: None,
        field: "imm0_imm1_src.imm0_src",
        offset: 62,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#6"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.three-sums",
        when: "",
        require: "dst_mem_pattern.num_elem[0] == 3",
        message: "dst_mem_pattern.num_elem[0] must be 3",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.num_elem[0]",
        offset: 54,
        size: 2,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#2.1"],
    },
    RuleInfo {
        id: "S3S3D1_BN2.source-counts",
        when: "not shape_from_register(src0_mem_pattern) and not shape_from_register(src1_mem_pattern)",
        require: "prod(src0_mem_pattern.num_elem) == prod(src1_mem_pattern.num_elem)",
        message: "the product of src0_mem_pattern.num_elem must equal the product of src1_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["batchnorm-gradaccum.md#2.1"],
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
    if (r[62] & 0x0f) == 2 && tpb_core::bytes::uint(r, 13, 3) != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[35] & 0xa0 == 0x80 && u16::from_le_bytes([r[33], r[34]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if (r[62] >> 4) == 2 && tpb_core::bytes::uint(r, 57, 3) != 0 {
        sink.broken(&RULES[7])?;
    }
    if !matches!(r[60] & 0x0f, 6..= 8 | 0x0a) || !matches!(r[60] >> 4, 6..= 8 | 0x0a) {
        sink.broken(&RULES[8])?;
    }
    if !matches!(r[61] & 0x0f, 6..= 8 | 0x0a) {
        sink.broken(&RULES[9])?;
    }
    if !matches!(r[61] >> 4, 6 | 7 | 0x0a) {
        sink.broken(&RULES[10])?;
    }
    if !(1..=128).contains(&r[63]) {
        sink.broken(&RULES[11])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if r[35] & 0xa0 == 0x80 && r[32] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if (r[62] & 0x0f) == 1
        && !tpb_core::predicates::imm_pointer_valid(5, &r[12..16], r[61] & 0x0f, r[63])
    {
        sink.broken(&RULES[15])?;
    }
    if (r[62] >> 4) == 1
        && !tpb_core::predicates::imm_pointer_valid(5, &r[56..60], r[61] & 0x0f, r[63])
    {
        sink.broken(&RULES[16])?;
    }
    if !tpb_core::predicates::tensor_valid(
        5,
        &r[16..32],
        r[60] & 0x0f,
        false,
        true,
        true,
    )
        || !tpb_core::predicates::tensor_valid(
            5,
            &r[32..48],
            r[60] >> 4,
            false,
            true,
            true,
        )
        || !tpb_core::predicates::tensor_valid(
            5,
            &r[48..56],
            r[61] >> 4,
            true,
            true,
            true,
        )
    {
        sink.broken(&RULES[17])?;
    }
    if !matches!(r[62] & 0x0f, 1 | 2) || !matches!(r[62] >> 4, 1 | 2) {
        sink.broken(&RULES[18])?;
    }
    if u16::from_le_bytes([r[54], r[55]]) != 3 {
        sink.broken(&RULES[19])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[32..48])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]]))
            != u64::from(u16::from_le_bytes([r[42], r[43]]))
                * u64::from(u16::from_le_bytes([r[44], r[45]]))
                * u64::from(u16::from_le_bytes([r[46], r[47]]))
    {
        sink.broken(&RULES[20])?;
    }
    ControlFlow::Continue(())
}
