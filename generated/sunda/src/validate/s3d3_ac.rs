// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_AC`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 16] = [
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
        conf: ::tpb_core::layout::Conf::High,
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
        conf: ::tpb_core::layout::Conf::High,
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
        conf: ::tpb_core::layout::Conf::High,
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
        conf: ::tpb_core::layout::Conf::High,
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
        conf: ::tpb_core::layout::Conf::High,
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
        conf: ::tpb_core::layout::Conf::High,
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
        conf: ::tpb_core::layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#3.1",
            "cc/isa/activation-encoding.md#activation-opcode-0x21",
        ],
    },
    RuleInfo {
        id: "S3D3_AC.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_AC.src_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker is 0x80",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.marker",
        offset: 19,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
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
        conf: ::tpb_core::layout::Conf::High,
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
        conf: ::tpb_core::layout::Conf::High,
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
        conf: ::tpb_core::layout::Conf::High,
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
        conf: ::tpb_core::layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_AC.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 48,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_AC.dst_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker is 0x80",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.marker",
        offset: 51,
        size: 1,
        conf: ::tpb_core::layout::Conf::High,
        source: &["cc/isa/addr4.md"],
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
    if !matches!(r[12], 0..= 2) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[13], 0..= 2) {
        sink.broken(&RULES[4])?;
    }
    if !matches!(r[14], 0..= 4) {
        sink.broken(&RULES[5])?;
    }
    if !matches!(r[15], 0..= 2) {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[7])?;
    }
    if r[19] & 0xa0 == 0x80 && r[19] != 128 {
        sink.broken(&RULES[8])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[13] != 0 && r[13] != 1 && r[13] == 2 && tpb_core::bytes::uint(r, 37, 3) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[15] != 1 && r[15] != 0 && r[15] == 2 && tpb_core::bytes::uint(r, 41, 3) != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[12] != 0 && r[12] != 1 && r[12] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[12])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0xa0 == 0x80 && r[51] != 128 {
        sink.broken(&RULES[14])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[15])?;
    }
    ControlFlow::Continue(())
}
