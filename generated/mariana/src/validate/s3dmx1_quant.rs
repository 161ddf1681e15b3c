// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3DMX1_QUANT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 28] = [
    RuleInfo {
        id: "S3DMX1_QUANT.header.inst_word_len.length",
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
        id: "S3DMX1_QUANT.events.wait_mode.known",
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
        id: "S3DMX1_QUANT.events.update_mode.known",
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
        id: "S3DMX1_QUANT.reserved0.zero",
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
            "gpsimd/compiler/mx-device-bodies.md#2.5",
            "cc/isa/pe-matmul-encoding.md#QuantizeMx",
        ],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.src_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.src_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "src_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.reserved",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.src_mem_pattern.i.reserved1.zero",
        when: "",
        require: "src_mem_pattern.i.reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.reserved1",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.src_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/compiler/mx-device-bodies.md#2.5",
            "cc/isa/pe-matmul-encoding.md#QuantizeMx",
        ],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 36,
        size: 12,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/compiler/mx-device-bodies.md#2.5",
            "cc/isa/pe-matmul-encoding.md#QuantizeMx",
        ],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.i.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.i.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.data_addr.addr_reg.reserved0",
        offset: 53,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.i.scale_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.i.scale_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.scale_addr.addr_reg.reserved0",
        offset: 57,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.i.spare.zero",
        when: "",
        require: "dst_mem_pattern.i.spare == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.spare",
        offset: 62,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/indirect-descriptors.md", "cc/isa/mxmem-pattern1d.md"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.t.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.t.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.data_addr.addr_reg.reserved0",
        offset: 49,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.t.scale_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.t.scale_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.scale_addr.addr_reg.reserved0",
        offset: 53,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.t.reserved.zero",
        when: "",
        require: "dst_mem_pattern.t.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.reserved",
        offset: 60,
        size: 4,
        conf: layout::Conf::High,
        source: &[
            "cc/isa/mxmem-pattern1d.md",
            "gpsimd/generations/arch-isa-header-diff.md#3.1",
        ],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.in-dtype",
        when: "",
        require: "in_dtype in [FP16, BFLOAT16]",
        message: "in_dtype must be FP16 or BFLOAT16",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#2.5"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.out-dtype",
        when: "",
        require: "out_dtype in [FP8_EXP5, FP8_EXP4]",
        message: "out_dtype must be FP8_EXP5 or FP8_EXP4",
        stage: None,
        engine: None,
        field: "out_dtype",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#2.5"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.channels",
        when: "",
        require: "num_active_channels in [32, 64, 96, 128]",
        message: "num_active_channels must be 32, 64, 96 or 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#2.5"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.src_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.i.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.data_addr.addr_reg.regnum",
        offset: 52,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.i.scale_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.scale_addr.addr_reg.regnum",
        offset: 56,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.t.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.data_addr.addr_reg.regnum",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst_mem_pattern.t.scale_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.scale_addr.addr_reg.regnum",
        offset: 52,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.src",
        when: "",
        require: "mem_valid(src_mem_pattern, UINT32, false, false, true)",
        message: "src_mem_pattern must be a legal access pattern outside PSUM to read as UINT32",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#5"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.dst",
        when: "",
        require: "mx_mem_valid(dst_mem_pattern, out_dtype)",
        message: "dst_mem_pattern must be a legal MX access pattern of out_dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 48,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#5"],
    },
    RuleInfo {
        id: "S3DMX1_QUANT.same-quadrant",
        when: "arm(dst_mem_pattern) == t",
        require: "same_quadrant(dst_mem_pattern.t.data_addr, dst_mem_pattern.t.scale_addr)",
        message: "the first partitions of dst_mem_pattern.t.data_addr and dst_mem_pattern.t.scale_addr must be in the same quadrant",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.data_addr",
        offset: 48,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#5"],
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
    if u32::from_le_bytes([r[12], r[13], r[14], r[15]]) != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0x60 == 0x20 && u16::from_le_bytes([r[26], r[27]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0x60 == 0x20 && u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[32] != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[36..48].iter().any(|b| *b != 0) {
        sink.broken(&RULES[9])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80
        && u16::from_le_bytes([r[53], r[54]]) != 0
    {
        sink.broken(&RULES[10])?;
    }
    if r[51] & 0x60 == 0x20 && r[59] & 0xa0 == 0x80
        && u16::from_le_bytes([r[57], r[58]]) != 0
    {
        sink.broken(&RULES[11])?;
    }
    if r[51] & 0x60 == 0x20 && r[62] != 0 {
        sink.broken(&RULES[12])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0x60 != 0x20 && r[55] & 0xa0 == 0x80
        && u16::from_le_bytes([r[53], r[54]]) != 0
    {
        sink.broken(&RULES[14])?;
    }
    if r[51] & 0x60 != 0x20 && u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0 {
        sink.broken(&RULES[15])?;
    }
    if !matches!(r[34], 6 | 7) {
        sink.broken(&RULES[16])?;
    }
    if !matches!(r[35], 0x0e | 0x0f) {
        sink.broken(&RULES[17])?;
    }
    if !matches!(r[33], 32 | 64 | 96 | 128) {
        sink.broken(&RULES[18])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[19])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[20])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[21])?;
    }
    if r[51] & 0x60 == 0x20 && r[59] & 0xa0 == 0x80 && r[56] >= 64 {
        sink.broken(&RULES[22])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[23])?;
    }
    if r[51] & 0x60 != 0x20 && r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[24])?;
    }
    if !tpb_core::predicates::mem_valid(3, &r[16..32], 9, false, false, true) {
        sink.broken(&RULES[25])?;
    }
    if !tpb_core::predicates::mx_mem_valid(3, &r[48..64], r[35]) {
        sink.broken(&RULES[26])?;
    }
    if r[51] & 0x60 != 0x20
        && !tpb_core::predicates::same_quadrant(&r[48..52], &r[52..56])
    {
        sink.broken(&RULES[27])?;
    }
    ControlFlow::Continue(())
}
