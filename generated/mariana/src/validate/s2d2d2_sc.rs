// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2D2D2_SC`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 14] = [
    RuleInfo {
        id: "S2D2D2_SC.header.inst_word_len.length",
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
        id: "S2D2D2_SC.events.wait_mode.known",
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
        id: "S2D2D2_SC.events.update_mode.known",
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
        id: "S2D2D2_SC.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 15,
        size: 5,
        conf: ::tpb_core::layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_SC.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_SC.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 35,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.op.known",
        when: "",
        require: "op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.op_dim.known",
        when: "",
        require: "op_dim is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op_dim",
        offset: 37,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 38,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3b"],
    },
    RuleInfo {
        id: "S2D2D2_SC.data_dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "data_dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 40,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_SC.data_dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "data_dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "data_dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 41,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2D2_SC.tag_dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "tag_dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 52,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2D2D2_SC.tag_dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "tag_dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "tag_dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 53,
        size: 2,
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
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
    if tpb_core::bytes::uint(r, 15, 5) != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[4])?;
    }
    if r[23] & 0xa0 == 0x80 && u16::from_le_bytes([r[21], r[22]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[35] != 0 {
        sink.broken(&RULES[6])?;
    }
    if !matches!(r[36], 8 | 9 | 0x20 | 0x21) {
        sink.broken(&RULES[7])?;
    }
    if !matches!(r[37], 0 | 2..= 5) {
        sink.broken(&RULES[8])?;
    }
    if u16::from_le_bytes([r[38], r[39]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[43] & 0xa0 == 0x80 && r[40] >= 64 {
        sink.broken(&RULES[10])?;
    }
    if r[43] & 0xa0 == 0x80 && u16::from_le_bytes([r[41], r[42]]) != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if r[55] & 0xa0 == 0x80 && u16::from_le_bytes([r[53], r[54]]) != 0 {
        sink.broken(&RULES[13])?;
    }
    ControlFlow::Continue(())
}
