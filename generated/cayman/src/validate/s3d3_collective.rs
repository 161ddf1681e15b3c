// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_COLLECTIVE`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 15] = [
    RuleInfo {
        id: "S3D3_COLLECTIVE.header.inst_word_len.length",
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
        id: "S3D3_COLLECTIVE.events.wait_mode.known",
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
        id: "S3D3_COLLECTIVE.events.update_mode.known",
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
        id: "S3D3_COLLECTIVE.lnc_size_fmt.known",
        when: "",
        require: "lnc_size_fmt is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "lnc_size_fmt",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/s3d3-collective.md#2"],
    },
    RuleInfo {
        id: "S3D3_COLLECTIVE.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 14,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/s3d3-collective.md#2"],
    },
    RuleInfo {
        id: "S3D3_COLLECTIVE.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_COLLECTIVE.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 34,
        size: 14,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/s3d3-collective.md#2"],
    },
    RuleInfo {
        id: "S3D3_COLLECTIVE.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_COLLECTIVE.same-dtype",
        when: "",
        require: "in_dtype == out_dtype",
        message: "in_dtype must equal out_dtype",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/s3d3-collective.md#5"],
    },
    RuleInfo {
        id: "S3D3_COLLECTIVE.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/s3d3-collective.md#7.2"],
    },
    RuleInfo {
        id: "S3D3_COLLECTIVE.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_COLLECTIVE.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_COLLECTIVE.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, false, true) and tensor_valid(dst_mem_pattern, out_dtype, true, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_dtype and dst_mem_pattern must be a legal tensor outside PSUM to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/s3d3-collective.md#3.3"],
    },
    RuleInfo {
        id: "S3D3_COLLECTIVE.cores",
        when: "",
        require: "lnc_size_fmt in [LNC1, LNC2]",
        message: "lnc_size_fmt must be LNC1 or LNC2",
        stage: None,
        engine: None,
        field: "lnc_size_fmt",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/s3d3-collective.md#7.1"],
    },
    RuleInfo {
        id: "S3D3_COLLECTIVE.size",
        when: "not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) <= 256",
        message: "at most 256 elements per partition",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/s3d3-collective.md#3.4"],
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
    if !(0..=3).contains(&r[32]) {
        sink.broken(&RULES[3])?;
    }
    if u16::from_le_bytes([r[14], r[15]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[34..48].iter().any(|b| *b != 0) {
        sink.broken(&RULES[6])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[12] != r[13] {
        sink.broken(&RULES[8])?;
    }
    if !(1..=128).contains(&r[33]) {
        sink.broken(&RULES[9])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[10])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[11])?;
    }
    if !tpb_core::predicates::tensor_valid(2, &r[16..32], r[12], false, false, true)
        || !tpb_core::predicates::tensor_valid(2, &r[48..64], r[13], true, false, true)
    {
        sink.broken(&RULES[12])?;
    }
    if !matches!(r[32], 0 | 1) {
        sink.broken(&RULES[13])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[16..32])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])) > 256
    {
        sink.broken(&RULES[14])?;
    }
    ControlFlow::Continue(())
}
