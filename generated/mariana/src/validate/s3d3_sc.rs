// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_SC`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 21] = [
    RuleInfo {
        id: "S3D3_SC.header.inst_word_len.length",
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
        id: "S3D3_SC.events.wait_mode.known",
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
        id: "S3D3_SC.events.update_mode.known",
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
        id: "S3D3_SC.op.known",
        when: "",
        require: "op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3a"],
    },
    RuleInfo {
        id: "S3D3_SC.op_dim.known",
        when: "",
        require: "op_dim is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3a"],
    },
    RuleInfo {
        id: "S3D3_SC.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 14,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3a"],
    },
    RuleInfo {
        id: "S3D3_SC.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_SC.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3a"],
    },
    RuleInfo {
        id: "S3D3_SC.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 38,
        size: 10,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3a"],
    },
    RuleInfo {
        id: "S3D3_SC.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_SC.in-dtype",
        when: "",
        require: "is_valid_dtype(in_dtype, false)",
        message: "in_dtype must be an element type other than FP32R",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
    },
    RuleInfo {
        id: "S3D3_SC.out-dtypes",
        when: "",
        require: "(out_data_dtype in fp8 and out_struct_dtype == UINT16) or (out_data_dtype in [BFLOAT16, FP16] and out_struct_dtype == UINT32)",
        message: "either out_data_dtype is FP8_EXP3, FP8_EXP4 or FP8_EXP5, and out_struct_dtype is UINT16; or out_data_dtype is BFLOAT16 or FP16, and out_struct_dtype is UINT32",
        stage: None,
        engine: None,
        field: "out_data_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4c"],
    },
    RuleInfo {
        id: "S3D3_SC.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
    },
    RuleInfo {
        id: "S3D3_SC.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_SC.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_SC.dims",
        when: "",
        require: "op_dim in [X, XY, XYZ]",
        message: "op_dim must be X, XY or XYZ",
        stage: None,
        engine: None,
        field: "op_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
    },
    RuleInfo {
        id: "S3D3_SC.group-x",
        when: "op_dim == X and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "src_mem_pattern.num_elem[0] >= 4 and prod(dst_mem_pattern.num_elem) * src_mem_pattern.num_elem[0] == 4 * prod(src_mem_pattern.num_elem)",
        message: "every group has at least four elements and keeps four",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["cc/nki/sparsity-compress.md#2"],
    },
    RuleInfo {
        id: "S3D3_SC.group-xy",
        when: "op_dim == XY and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "src_mem_pattern.num_elem[0] * src_mem_pattern.num_elem[1] >= 4 and prod(dst_mem_pattern.num_elem) == 4 * src_mem_pattern.num_elem[2]",
        message: "every group has at least four elements and keeps four",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["cc/nki/sparsity-compress.md#2"],
    },
    RuleInfo {
        id: "S3D3_SC.group-xyz",
        when: "op_dim == XYZ and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) >= 4 and prod(dst_mem_pattern.num_elem) == 4",
        message: "every group has at least four elements and keeps four",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["cc/nki/sparsity-compress.md#2"],
    },
    RuleInfo {
        id: "S3D3_SC.transpose",
        when: "transpose_src == 1",
        require: "num_active_channels in [32, 64, 96, 128] and prod(src_mem_pattern.num_elem) % 32 == 0",
        message: "num_active_channels must be 32, 64, 96 or 128; and the product of src_mem_pattern.num_elem must be a multiple of 32",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
    },
    RuleInfo {
        id: "S3D3_SC.transpose-flag",
        when: "",
        require: "transpose_src <= 1",
        message: "transpose_src must be at most 1",
        stage: None,
        engine: None,
        field: "transpose_src",
        offset: 13,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#4b"],
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
    if !matches!(r[36], 8 | 9 | 0x20 | 0x21) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[37], 0 | 2..= 5) {
        sink.broken(&RULES[4])?;
    }
    if u16::from_le_bytes([r[14], r[15]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[35] != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[38..48].iter().any(|b| *b != 0) {
        sink.broken(&RULES[8])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if !tpb_core::predicates::is_valid_dtype(3, r[12], false) {
        sink.broken(&RULES[10])?;
    }
    if (!(0x0d..=0x0f).contains(&r[32]) || r[33] != 5)
        && (!matches!(r[32], 6 | 7) || r[33] != 9)
    {
        sink.broken(&RULES[11])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[12])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if !(2..=4).contains(&r[37]) {
        sink.broken(&RULES[15])?;
    }
    if r[37] == 2 && !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[48..64])
        && (u16::from_le_bytes([r[26], r[27]]) < 4
            || (u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]])))
                * u64::from(u16::from_le_bytes([r[26], r[27]]))
                != 4
                    * (u64::from(u16::from_le_bytes([r[26], r[27]]))
                        * u64::from(u16::from_le_bytes([r[28], r[29]]))
                        * u64::from(u16::from_le_bytes([r[30], r[31]]))))
    {
        sink.broken(&RULES[16])?;
    }
    if r[37] == 3 && !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[48..64])
        && (u32::from(u16::from_le_bytes([r[26], r[27]]))
            * u32::from(u16::from_le_bytes([r[28], r[29]])) < 4
            || u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]]))
                != 4 * u64::from(u16::from_le_bytes([r[30], r[31]])))
    {
        sink.broken(&RULES[17])?;
    }
    if r[37] == 4 && !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[48..64])
        && (u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])) < 4
            || u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]])) != 4)
    {
        sink.broken(&RULES[18])?;
    }
    if r[13] == 1
        && (!matches!(r[34], 32 | 64 | 96 | 128)
            || !(u64::from(u16::from_le_bytes([r[26], r[27]]))
                * u64::from(u16::from_le_bytes([r[28], r[29]]))
                * u64::from(u16::from_le_bytes([r[30], r[31]])))
                .is_multiple_of(32))
    {
        sink.broken(&RULES[19])?;
    }
    if cx.counts(layout::Conf::Med) && r[13] > 1 {
        sink.broken(&RULES[20])?;
    }
    ControlFlow::Continue(())
}
