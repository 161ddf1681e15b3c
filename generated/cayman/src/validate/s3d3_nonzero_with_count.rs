// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_NONZERO_WITH_COUNT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 20] = [
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.header.inst_word_len.length",
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
        id: "S3D3_NONZERO_WITH_COUNT.events.wait_mode.known",
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
        id: "S3D3_NONZERO_WITH_COUNT.events.update_mode.known",
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
        id: "S3D3_NONZERO_WITH_COUNT.index_offset_src.known",
        when: "",
        require: "index_offset_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "index_offset_src",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/nonzero-with-count.md#3",
            "cc/isa/dve-search-encoding.md",
        ],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.padding_val_src.known",
        when: "",
        require: "padding_val_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "padding_val_src",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/nonzero-with-count.md#3",
            "cc/isa/dve-search-encoding.md",
        ],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_NONZERO_WITH_COUNT.index_offset.imm_reg.reserved0.zero",
        when: "",
        require: "index_offset.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "index_offset.imm_reg.reserved0",
        offset: 33,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 37,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/nonzero-with-count.md#3",
            "cc/isa/dve-search-encoding.md",
        ],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.padding_val.imm_reg.reserved0.zero",
        when: "",
        require: "padding_val.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "padding_val.imm_reg.reserved0",
        offset: 41,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 45,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 60,
        size: 4,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/nonzero-with-count.md#3",
            "cc/isa/dve-search-encoding.md",
        ],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.dtypes",
        when: "",
        require: "in_dtype in [FP32, INT32] and out_dtype == INT32",
        message: "in_dtype must be FP32 or INT32, and out_dtype must be INT32",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/nonzero-with-count.md#5"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/nonzero-with-count.md#5"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.start-partitions",
        when: "",
        require: "start_addr_active_channels(src_mem_pattern, num_active_channels) and start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "the first partition of src_mem_pattern and the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/nonzero-with-count.md#5"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_NONZERO_WITH_COUNT.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.index-offset-pointer",
        when: "index_offset_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(index_offset, INT32, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "index_offset",
        offset: 32,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/nonzero-with-count.md#5"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.padding-val-pointer",
        when: "padding_val_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(padding_val, INT32, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "padding_val",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/nonzero-with-count.md#5"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, false, true) and tensor_valid(dst_mem_pattern, out_dtype, true, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_dtype and dst_mem_pattern must be a legal tensor outside PSUM to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/nonzero-with-count.md#5"],
    },
    RuleInfo {
        id: "S3D3_NONZERO_WITH_COUNT.count",
        when: "not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) + 1 == prod(dst_mem_pattern.num_elem)",
        message: "one more element takes the count",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/nonzero-with-count.md#5"],
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
    if !(0..=2).contains(&r[15]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=2).contains(&r[36]) {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[15] == 2 && tpb_core::bytes::uint(r, 33, 3) != 0 {
        sink.broken(&RULES[6])?;
    }
    if tpb_core::bytes::uint(r, 37, 3) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[36] == 2 && tpb_core::bytes::uint(r, 41, 3) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if !matches!(r[13], 8 | 0x0a) || r[14] != 8 {
        sink.broken(&RULES[11])?;
    }
    if !(1..=128).contains(&r[12]) {
        sink.broken(&RULES[12])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[16..32], r[12])
        || !tpb_core::predicates::start_addr_active_channels(&r[44..60], r[12])
    {
        sink.broken(&RULES[13])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if r[15] == 1 && !tpb_core::predicates::imm_pointer_valid(2, &r[32..36], 8, r[12]) {
        sink.broken(&RULES[16])?;
    }
    if r[36] == 1 && !tpb_core::predicates::imm_pointer_valid(2, &r[40..44], 8, r[12]) {
        sink.broken(&RULES[17])?;
    }
    if !tpb_core::predicates::tensor_valid(2, &r[16..32], r[13], false, false, true)
        || !tpb_core::predicates::tensor_valid(2, &r[44..60], r[14], true, false, true)
    {
        sink.broken(&RULES[18])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[44..60])
        && (u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]]))) + 1
            != u64::from(u16::from_le_bytes([r[54], r[55]]))
                * u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]]))
    {
        sink.broken(&RULES[19])?;
    }
    ControlFlow::Continue(())
}
