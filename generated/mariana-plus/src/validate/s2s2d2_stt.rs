// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2S2D2_STT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 16] = [
    RuleInfo {
        id: "S2S2D2_STT.header.inst_word_len.length",
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
        id: "S2S2D2_STT.events.wait_mode.known",
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
        id: "S2S2D2_STT.events.update_mode.known",
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
        id: "S2S2D2_STT.src0_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.regnum",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2S2D2_STT.src0_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src0_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 13,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2S2D2_STT.src1_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.regnum",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2S2D2_STT.src1_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src1_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 25,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2S2D2_STT.op0.known",
        when: "",
        require: "op0 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.op1.known",
        when: "",
        require: "op1 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op1",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.reverse_operands.known",
        when: "",
        require: "reverse_operands is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reverse_operands",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.imm0_src.known",
        when: "",
        require: "imm0_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.accumulator_cmd.known",
        when: "",
        require: "accumulator_cmd is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "accumulator_cmd",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.reserved.zero",
        when: "",
        require: "reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum is less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2S2D2_STT.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S2S2D2_STT.imm0.imm_reg.reserved0.zero",
        when: "",
        require: "imm0.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm0.imm_reg.reserved0",
        offset: 61,
        size: 3,
        conf: layout::Conf::High,
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
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[3])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[27] & 0xa0 == 0x80 && r[24] >= 64 {
        sink.broken(&RULES[5])?;
    }
    if r[27] & 0xa0 == 0x80 && u16::from_le_bytes([r[25], r[26]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if !matches!(r[36], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[7])?;
    }
    if !matches!(r[37], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[8])?;
    }
    if !(0..=3).contains(&r[38]) {
        sink.broken(&RULES[9])?;
    }
    if !(0..=2).contains(&r[39]) {
        sink.broken(&RULES[10])?;
    }
    if !(0..=4).contains(&r[44]) {
        sink.broken(&RULES[11])?;
    }
    if tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[12])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[14])?;
    }
    if r[39] == 2 && tpb_core::bytes::uint(r, 61, 3) != 0 {
        sink.broken(&RULES[15])?;
    }
    ControlFlow::Continue(())
}
