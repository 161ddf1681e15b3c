// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2D2D2_TS_WIDE`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 26] = [
    RuleInfo {
        id: "S2D2D2_TS_WIDE.header.inst_word_len.length",
        when: "",
        require: "header.inst_word_len == 16",
        message: "a record is 16 words of 4 bytes",
        stage: None,
        engine: None,
        field: "header.inst_word_len",
        offset: 1,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "cc/isa/instruction-bundle.md",
            "gpsimd/neff/seq-microcode.md#1.1",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.events.wait_mode.known",
        when: "",
        require: "events.wait_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "events.wait_mode",
        offset: 4,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "runtime/isa/pseudo-instruction-lowering.md#4",
            "gpsimd/neff/seq-microcode.md#1.2",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.events.update_mode.known",
        when: "",
        require: "events.update_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "events.update_mode",
        offset: 6,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &[
            "runtime/isa/instruction-record.md#1",
            "runtime/isa/pseudo-instruction-lowering.md#4",
            "gpsimd/neff/seq-microcode.md#1.2",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.op.known",
        when: "",
        require: "op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#2",
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.i.p.index_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.index_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.i.p.index_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.p.index_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.index_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.src_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.i.p.index_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.i.p.index_addr.addr_reg.regnum",
        offset: 28,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.i.p.index_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst0_mem_pattern.i.p.index_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.i.p.index_addr.addr_reg.reserved0",
        offset: 29,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 32,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst0_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 33,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 28,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst0_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst0_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst0_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 29,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.i.p.index_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.i.p.index_addr.addr_reg.regnum",
        offset: 40,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.i.p.index_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst1_mem_pattern.i.p.index_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.i.p.index_addr.addr_reg.reserved0",
        offset: 41,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 44,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst1_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 45,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 40,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.dst1_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst1_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst1_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 41,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.imm_src.known",
        when: "",
        require: "imm_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm_src",
        offset: 52,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#2",
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 53,
        size: 3,
        conf: ::tpb_core::layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#2",
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2",
        ],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.imm.imm_reg.reserved0.zero",
        when: "",
        require: "imm.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm.imm_reg.reserved0",
        offset: 57,
        size: 3,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_TS_WIDE.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 60,
        size: 4,
        conf: ::tpb_core::layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#2",
            "gpsimd/firmware/kernels/intwide-bf16-extremes.md#3.2",
        ],
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
    if !matches!(r[14], 0..= 0x1d | 0x20..= 0x24 | 0xc4..= 0xe1) {
        sink.broken(&RULES[3])?;
    }
    if r[19] & 0x60 == 0x20 && r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0x60 == 0x20 && r[19] & 0xa0 == 0x80
        && u16::from_le_bytes([r[17], r[18]]) != 0
    {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[7])?;
    }
    if r[19] & 0x60 != 0x20 && r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[8])?;
    }
    if r[19] & 0x60 != 0x20 && r[19] & 0xa0 == 0x80
        && u16::from_le_bytes([r[17], r[18]]) != 0
    {
        sink.broken(&RULES[9])?;
    }
    if r[31] & 0x60 == 0x20 && r[31] & 0xa0 == 0x80 && r[28] >= 64 {
        sink.broken(&RULES[10])?;
    }
    if r[31] & 0x60 == 0x20 && r[31] & 0xa0 == 0x80
        && u16::from_le_bytes([r[29], r[30]]) != 0
    {
        sink.broken(&RULES[11])?;
    }
    if r[31] & 0x60 == 0x20 && r[35] & 0xa0 == 0x80 && r[32] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if r[31] & 0x60 == 0x20 && r[35] & 0xa0 == 0x80
        && u16::from_le_bytes([r[33], r[34]]) != 0
    {
        sink.broken(&RULES[13])?;
    }
    if r[31] & 0x60 != 0x20 && r[31] & 0xa0 == 0x80 && r[28] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[31] & 0x60 != 0x20 && r[31] & 0xa0 == 0x80
        && u16::from_le_bytes([r[29], r[30]]) != 0
    {
        sink.broken(&RULES[15])?;
    }
    if r[43] & 0x60 == 0x20 && r[43] & 0xa0 == 0x80 && r[40] >= 64 {
        sink.broken(&RULES[16])?;
    }
    if r[43] & 0x60 == 0x20 && r[43] & 0xa0 == 0x80
        && u16::from_le_bytes([r[41], r[42]]) != 0
    {
        sink.broken(&RULES[17])?;
    }
    if r[43] & 0x60 == 0x20 && r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[18])?;
    }
    if r[43] & 0x60 == 0x20 && r[47] & 0xa0 == 0x80
        && u16::from_le_bytes([r[45], r[46]]) != 0
    {
        sink.broken(&RULES[19])?;
    }
    if r[43] & 0x60 != 0x20 && r[43] & 0xa0 == 0x80 && r[40] >= 64 {
        sink.broken(&RULES[20])?;
    }
    if r[43] & 0x60 != 0x20 && r[43] & 0xa0 == 0x80
        && u16::from_le_bytes([r[41], r[42]]) != 0
    {
        sink.broken(&RULES[21])?;
    }
    if !matches!(r[52], 0..= 2) {
        sink.broken(&RULES[22])?;
    }
    if tpb_core::bytes::uint(r, 53, 3) != 0 {
        sink.broken(&RULES[23])?;
    }
    if r[52] != 1 && r[52] == 2 && tpb_core::bytes::uint(r, 57, 3) != 0 {
        sink.broken(&RULES[24])?;
    }
    if u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0 {
        sink.broken(&RULES[25])?;
    }
    ControlFlow::Continue(())
}
