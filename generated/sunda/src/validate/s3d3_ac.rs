// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_AC`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 27] = [
    RuleInfo {
        id: "S3D3_AC.header.inst_word_len.length",
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
        id: "S3D3_AC.events.wait_mode.known",
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
        id: "S3D3_AC.events.update_mode.known",
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
        id: "S3D3_AC.imm_src.known",
        when: "",
        require: "imm_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm_src",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#3.1",
            "cc/isa/activation-encoding.md#activation-opcode-0x21",
        ],
    },
    RuleInfo {
        id: "S3D3_AC.scale_src.known",
        when: "",
        require: "scale_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "scale_src",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#3.1",
            "cc/isa/activation-encoding.md#activation-opcode-0x21",
        ],
    },
    RuleInfo {
        id: "S3D3_AC.accumulator_cmd.known",
        when: "",
        require: "accumulator_cmd is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "accumulator_cmd",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#3.1",
            "cc/isa/activation-encoding.md#activation-opcode-0x21",
        ],
    },
    RuleInfo {
        id: "S3D3_AC.bias_src_n.known",
        when: "",
        require: "bias_src_n is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "bias_src_n",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#3.1",
            "cc/isa/activation-encoding.md#activation-opcode-0x21",
        ],
    },
    RuleInfo {
        id: "S3D3_AC.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_AC.scale_value.imm_reg.reserved0.zero",
        when: "",
        require: "scale_value.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "scale_value.imm_reg.reserved0",
        offset: 37,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_AC.bias.imm_reg.reserved0.zero",
        when: "",
        require: "bias.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "bias.imm_reg.reserved0",
        offset: 41,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_AC.imm.imm_reg.reserved0.zero",
        when: "",
        require: "imm.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm.imm_reg.reserved0",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_AC.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_AC.in-dtype",
        when: "",
        require: "is_valid_dtype(in_bias_dtype.dtype_lo, false)",
        message: "in_bias_dtype.dtype_lo must be an element type other than FP32R",
        stage: None,
        engine: None,
        field: "in_bias_dtype.dtype_lo",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.3"],
    },
    RuleInfo {
        id: "S3D3_AC.bias-dtype",
        when: "",
        require: "in_bias_dtype.dtype_hi in batch_norm",
        message: "in_bias_dtype.dtype_hi must be BFLOAT16, FP16 or FP32",
        stage: None,
        engine: None,
        field: "in_bias_dtype.dtype_hi",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.3"],
    },
    RuleInfo {
        id: "S3D3_AC.out-dtype",
        when: "",
        require: "is_valid_dtype(out_dtype, true)",
        message: "out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "out_dtype",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.1"],
    },
    RuleInfo {
        id: "S3D3_AC.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.1"],
    },
    RuleInfo {
        id: "S3D3_AC.start-partitions",
        when: "",
        require: "start_addr_active_channels(src_mem_pattern, num_active_channels) and start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "the first partition of src_mem_pattern and the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.1"],
    },
    RuleInfo {
        id: "S3D3_AC.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_AC.src_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.marker",
        offset: 19,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_AC.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_AC.dst_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.marker",
        offset: 51,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_AC.src",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_bias_dtype.dtype_lo, false, true, true)",
        message: "src_mem_pattern must be a legal tensor to read as in_bias_dtype.dtype_lo",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.1"],
    },
    RuleInfo {
        id: "S3D3_AC.dst",
        when: "",
        require: "tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 48,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.1"],
    },
    RuleInfo {
        id: "S3D3_AC.scale-value-pointer",
        when: "scale_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(scale_value, FP32, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "scale_value",
        offset: 36,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.3"],
    },
    RuleInfo {
        id: "S3D3_AC.imm-pointer",
        when: "imm_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm, FP32, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "imm",
        offset: 44,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.3"],
    },
    RuleInfo {
        id: "S3D3_AC.bias-pointer",
        when: "bias_src_n == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(bias, in_bias_dtype.dtype_hi, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "bias",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.3"],
    },
    RuleInfo {
        id: "S3D3_AC.same-count",
        when: "not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#3.1"],
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
    if !(0..=2).contains(&r[12]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=2).contains(&r[13]) {
        sink.broken(&RULES[4])?;
    }
    if !(0..=4).contains(&r[14]) {
        sink.broken(&RULES[5])?;
    }
    if !(0..=2).contains(&r[15]) {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[13] == 2 && tpb_core::bytes::uint(r, 37, 3) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[15] == 2 && tpb_core::bytes::uint(r, 41, 3) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[12] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[11])?;
    }
    if !tpb_core::predicates::is_valid_dtype(1, r[32] & 0x0f, false) {
        sink.broken(&RULES[12])?;
    }
    if !matches!(r[32] >> 4, 6 | 7 | 0x0a) {
        sink.broken(&RULES[13])?;
    }
    if !tpb_core::predicates::is_valid_dtype(1, r[33], true) {
        sink.broken(&RULES[14])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[15])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[16..32], r[34])
        || !tpb_core::predicates::start_addr_active_channels(&r[48..64], r[34])
    {
        sink.broken(&RULES[16])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[17])?;
    }
    if r[19] & 0xa0 == 0x80 && r[19] != 128 {
        sink.broken(&RULES[18])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[19])?;
    }
    if r[51] & 0xa0 == 0x80 && r[51] != 128 {
        sink.broken(&RULES[20])?;
    }
    if !tpb_core::predicates::tensor_valid(
        1,
        &r[16..32],
        r[32] & 0x0f,
        false,
        true,
        true,
    ) {
        sink.broken(&RULES[21])?;
    }
    if !tpb_core::predicates::tensor_valid(1, &r[48..64], r[33], true, true, true) {
        sink.broken(&RULES[22])?;
    }
    if r[13] == 1 && !tpb_core::predicates::imm_pointer_valid(1, &r[36..40], 10, r[34]) {
        sink.broken(&RULES[23])?;
    }
    if r[12] == 1 && !tpb_core::predicates::imm_pointer_valid(1, &r[44..48], 10, r[34]) {
        sink.broken(&RULES[24])?;
    }
    if r[15] == 0
        && !tpb_core::predicates::imm_pointer_valid(1, &r[40..44], r[32] >> 4, r[34])
    {
        sink.broken(&RULES[25])?;
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
        sink.broken(&RULES[26])?;
    }
    ControlFlow::Continue(())
}
