// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `D1_RD`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 14] = [
    RuleInfo {
        id: "D1_RD.header.inst_word_len.length",
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
        id: "D1_RD.events.wait_mode.known",
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
        id: "D1_RD.events.update_mode.known",
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
        id: "D1_RD.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 12,
        size: 16,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#6.2",
            "cc/isa/activation-encoding.md#activationreadaccumulator-opcode-0x24",
        ],
    },
    RuleInfo {
        id: "D1_RD.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 35,
        size: 9,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#6.2",
            "cc/isa/activation-encoding.md#activationreadaccumulator-opcode-0x24",
        ],
    },
    RuleInfo {
        id: "D1_RD.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "D1_RD.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 52,
        size: 12,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#6.2",
            "cc/isa/activation-encoding.md#activationreadaccumulator-opcode-0x24",
        ],
    },
    RuleInfo {
        id: "D1_RD.act-dtype",
        when: "opcode == ACTIVATION_READ_ACCUMULATOR",
        require: "dtype in [FP16, BFLOAT16, FP32, FP32R]",
        message: "dtype must be FP16, BFLOAT16, FP32 or FP32R",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#6.2"],
    },
    RuleInfo {
        id: "D1_RD.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#6.2"],
    },
    RuleInfo {
        id: "D1_RD.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "D1_RD.dst",
        when: "",
        require: "tensor_valid(dst_mem_pattern, dtype, true, true, true)",
        message: "dst_mem_pattern must be a legal tensor to write as dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 44,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#6.2"],
    },
    RuleInfo {
        id: "D1_RD.one-element",
        when: "",
        require: "dst_element_count == 1 and dst_mem_pattern.num_elem[0] == 1",
        message: "dst_element_count and dst_mem_pattern.num_elem[0] must be 1",
        stage: None,
        engine: None,
        field: "dst_element_count",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#6.2"],
    },
    RuleInfo {
        id: "D1_RD.act-negated",
        when: "opcode == ACTIVATION_READ_ACCUMULATOR",
        require: "negated == 0",
        message: "negated must be 0",
        stage: None,
        engine: None,
        field: "negated",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#6.2"],
    },
    RuleInfo {
        id: "D1_RD.dve-negated",
        when: "opcode == DVE_READ_ACCUMULATOR",
        require: "negated <= 1",
        message: "negated must be at most 1",
        stage: None,
        engine: None,
        field: "negated",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#6.2"],
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
    if r[12..28].iter().any(|b| *b != 0) {
        sink.broken(&RULES[3])?;
    }
    if r[35..44].iter().any(|b| *b != 0) {
        sink.broken(&RULES[4])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[52..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[6])?;
    }
    if r[0] == 0x24 && !matches!(r[32], 6 | 7 | 0x0a | 0x0b) {
        sink.broken(&RULES[7])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[8])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[9])?;
    }
    if !tpb_core::predicates::tensor_valid(3, &r[44..52], r[32], true, true, true) {
        sink.broken(&RULES[10])?;
    }
    if u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 1
        || u16::from_le_bytes([r[50], r[51]]) != 1
    {
        sink.broken(&RULES[11])?;
    }
    if r[0] == 0x24 && r[33] != 0 {
        sink.broken(&RULES[12])?;
    }
    if r[0] == 0x9b && r[33] > 1 {
        sink.broken(&RULES[13])?;
    }
    ControlFlow::Continue(())
}
