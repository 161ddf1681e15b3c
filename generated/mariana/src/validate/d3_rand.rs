// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `D3_RAND`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 20] = [
    RuleInfo {
        id: "D3_RAND.header.inst_word_len.length",
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
        id: "D3_RAND.events.wait_mode.known",
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
        id: "D3_RAND.events.update_mode.known",
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
        id: "D3_RAND.rand_algorithm.known",
        when: "",
        require: "rand_algorithm is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "rand_algorithm",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#4"],
    },
    RuleInfo {
        id: "D3_RAND.post_process.known",
        when: "",
        require: "post_process is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "post_process",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#4"],
    },
    RuleInfo {
        id: "D3_RAND.min_src.known",
        when: "",
        require: "min_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "min_src",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#4"],
    },
    RuleInfo {
        id: "D3_RAND.max_src.known",
        when: "",
        require: "max_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "max_src",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#4"],
    },
    RuleInfo {
        id: "D3_RAND.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#4"],
    },
    RuleInfo {
        id: "D3_RAND.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 15,
        size: 17,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#4"],
    },
    RuleInfo {
        id: "D3_RAND.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#4"],
    },
    RuleInfo {
        id: "D3_RAND.reserved3.zero",
        when: "",
        require: "reserved3 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved3",
        offset: 35,
        size: 3,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#4"],
    },
    RuleInfo {
        id: "D3_RAND.min.imm_reg.reserved0.zero",
        when: "",
        require: "min.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "min.imm_reg.reserved0",
        offset: 41,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "D3_RAND.max.imm_reg.reserved0.zero",
        when: "",
        require: "max.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "max.imm_reg.reserved0",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "D3_RAND.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "D3_RAND.dtype",
        when: "",
        require: "is_valid_dtype(dtype, true)",
        message: "dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#6"],
    },
    RuleInfo {
        id: "D3_RAND.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#8a"],
    },
    RuleInfo {
        id: "D3_RAND.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "D3_RAND.dst",
        when: "",
        require: "tensor_valid(dst_mem_pattern, dtype, true, true, true)",
        message: "dst_mem_pattern must be a legal tensor to write as dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 48,
        size: 16,
        conf: layout::Conf::High,
        source: &["cc/isa/rng-encoding.md"],
    },
    RuleInfo {
        id: "D3_RAND.algorithm",
        when: "",
        require: "rand_algorithm == XORWOW",
        message: "rand_algorithm must be XORWOW",
        stage: None,
        engine: None,
        field: "rand_algorithm",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#6"],
    },
    RuleInfo {
        id: "D3_RAND.post-process",
        when: "",
        require: "post_process == UNIFORM_IN_RANGE",
        message: "post_process must be UNIFORM_IN_RANGE",
        stage: None,
        engine: None,
        field: "post_process",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/rand2.md#6"],
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
    if !(0..=3).contains(&r[12]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=2).contains(&r[14]) {
        sink.broken(&RULES[4])?;
    }
    if !(0..=2).contains(&r[38]) {
        sink.broken(&RULES[5])?;
    }
    if !(0..=2).contains(&r[39]) {
        sink.broken(&RULES[6])?;
    }
    if r[13] != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[15..32].iter().any(|b| *b != 0) {
        sink.broken(&RULES[8])?;
    }
    if r[33] != 0 {
        sink.broken(&RULES[9])?;
    }
    if tpb_core::bytes::uint(r, 35, 3) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[38] == 2 && tpb_core::bytes::uint(r, 41, 3) != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[39] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[12])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[13])?;
    }
    if !tpb_core::predicates::is_valid_dtype(3, r[32], true) {
        sink.broken(&RULES[14])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[15])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[16])?;
    }
    if !tpb_core::predicates::tensor_valid(3, &r[48..64], r[32], true, true, true) {
        sink.broken(&RULES[17])?;
    }
    if r[12] != 3 {
        sink.broken(&RULES[18])?;
    }
    if r[14] != 1 {
        sink.broken(&RULES[19])?;
    }
    ControlFlow::Continue(())
}
