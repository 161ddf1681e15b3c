// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_DROPOUT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 18] = [
    RuleInfo {
        id: "S3D3_DROPOUT.header.inst_word_len.length",
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
        id: "S3D3_DROPOUT.events.wait_mode.known",
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
        id: "S3D3_DROPOUT.events.update_mode.known",
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
        id: "S3D3_DROPOUT.threshold_src.known",
        when: "",
        require: "threshold_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "threshold_src",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#3"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.threshold_type.known",
        when: "",
        require: "threshold_type is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "threshold_type",
        offset: 43,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#3"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 12,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#3"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_DROPOUT.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 37,
        size: 6,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#3"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.threshold.imm_reg.reserved0.zero",
        when: "",
        require: "threshold.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "threshold.imm_reg.reserved0",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_DROPOUT.dtypes",
        when: "",
        require: "is_valid_dtype(in_dtype, false) and is_valid_dtype(out_dtype, true) and out_dtype == in_dtype",
        message: "in_dtype must be an element type other than FP32R; and out_dtype must be an element type, FP32R included; and out_dtype must equal in_dtype",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#8"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.threshold-inline",
        when: "threshold_src == INSTRUCTION_IMMEDIATE",
        require: "threshold_dtype in [INVALID, FP32]",
        message: "threshold_dtype must be INVALID or FP32",
        stage: None,
        engine: None,
        field: "threshold_dtype",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#6.1"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.threshold-int",
        when: "threshold_src != INSTRUCTION_IMMEDIATE and in_dtype in int_dtype",
        require: "threshold_dtype in [INVALID, FP32]",
        message: "threshold_dtype must be INVALID or FP32",
        stage: None,
        engine: None,
        field: "threshold_dtype",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#6.1"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.threshold-float",
        when: "threshold_src != INSTRUCTION_IMMEDIATE and in_dtype not in int_dtype",
        require: "threshold_dtype == INVALID or threshold_dtype in fp_dtype_datapath",
        message: "threshold_dtype must be INVALID, BFLOAT16, FP16, FP32, FP8_EXP3, FP8_EXP4 or FP8_EXP5",
        stage: None,
        engine: None,
        field: "threshold_dtype",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#6.1"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#9"],
    },
    RuleInfo {
        id: "S3D3_DROPOUT.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_DROPOUT.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_DROPOUT.same-count",
        when: "not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dropout.md#3"],
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
    if !(0..=2).contains(&r[35]) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[43], 0 | 1) {
        sink.broken(&RULES[4])?;
    }
    if u32::from_le_bytes([r[12], r[13], r[14], r[15]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if tpb_core::bytes::uint(r, 37, 6) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[35] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if !tpb_core::predicates::is_valid_dtype(4, r[32], false)
        || !tpb_core::predicates::is_valid_dtype(4, r[33], true) || r[33] != r[32]
    {
        sink.broken(&RULES[10])?;
    }
    if r[35] == 0 && !matches!(r[36], 0 | 0x0a) {
        sink.broken(&RULES[11])?;
    }
    if r[35] != 0 && matches!(r[32], 1..= 5 | 8 | 9 | 0x0c) && !matches!(r[36], 0 | 0x0a)
    {
        sink.broken(&RULES[12])?;
    }
    if r[35] != 0 && !matches!(r[32], 1..= 5 | 8 | 9 | 0x0c) && r[36] != 0
        && !matches!(r[36], 6 | 7 | 0x0a | 0x0d..= 0x0f)
    {
        sink.broken(&RULES[13])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[14])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[16])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[48..64])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]]))
            != u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]]))
    {
        sink.broken(&RULES[17])?;
    }
    ControlFlow::Continue(())
}
