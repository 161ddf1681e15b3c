// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_AQ`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 13] = [
    RuleInfo {
        id: "S3D3_AQ.header.inst_word_len.length",
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
        id: "S3D3_AQ.events.wait_mode.known",
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
        id: "S3D3_AQ.events.update_mode.known",
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
        id: "S3D3_AQ.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_AQ.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_AQ.types",
        when: "",
        require: "in_bias_dtype.dtype_lo in [FP32, INT32] and out_dtype == UINT8",
        message: "in_bias_dtype.dtype_lo must be FP32 or INT32, and out_dtype must be UINT8",
        stage: None,
        engine: None,
        field: "in_bias_dtype.dtype_lo",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#4.1"],
    },
    RuleInfo {
        id: "S3D3_AQ.bias-dtype",
        when: "",
        require: "in_bias_dtype.dtype_hi in batch_norm",
        message: "in_bias_dtype.dtype_hi must be BFLOAT16, FP16 or FP32",
        stage: None,
        engine: None,
        field: "in_bias_dtype.dtype_hi",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#4.1"],
    },
    RuleInfo {
        id: "S3D3_AQ.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#4.1"],
    },
    RuleInfo {
        id: "S3D3_AQ.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_AQ.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_AQ.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_bias_dtype.dtype_lo, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src_mem_pattern must be a legal tensor to read as in_bias_dtype.dtype_lo and dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#4.1"],
    },
    RuleInfo {
        id: "S3D3_AQ.scales",
        when: "",
        require: "quant_scale_value & 0x7fffffff != 0 and dequant_scale_value & 0x7fffffff != 0",
        message: "a scale is not zero",
        stage: None,
        engine: None,
        field: "quant_scale_value",
        offset: 12,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#4.1"],
    },
    RuleInfo {
        id: "S3D3_AQ.function",
        when: "",
        require: "activation_func != PARAMETRIC_RELU",
        message: "activation_func must not be PARAMETRIC_RELU",
        stage: None,
        engine: None,
        field: "activation_func",
        offset: 35,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#4.1"],
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
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if !matches!(r[32] & 0x0f, 8 | 0x0a) || r[33] != 3 {
        sink.broken(&RULES[5])?;
    }
    if !matches!(r[32] >> 4, 6 | 7 | 0x0a) {
        sink.broken(&RULES[6])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[7])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[8])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[9])?;
    }
    if !tpb_core::predicates::tensor_valid(
        4,
        &r[16..32],
        r[32] & 0x0f,
        false,
        true,
        true,
    ) || !tpb_core::predicates::tensor_valid(4, &r[48..64], r[33], true, true, true)
    {
        sink.broken(&RULES[10])?;
    }
    if u32::from_le_bytes([r[12], r[13], r[14], r[15]]) & 0x7fffffff == 0
        || u32::from_le_bytes([r[36], r[37], r[38], r[39]]) & 0x7fffffff == 0
    {
        sink.broken(&RULES[11])?;
    }
    if cx.counts(layout::Conf::Med) && r[35] == 4 {
        sink.broken(&RULES[12])?;
    }
    ControlFlow::Continue(())
}
