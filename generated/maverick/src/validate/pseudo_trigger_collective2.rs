// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `PSEUDO_TRIGGER_COLLECTIVE2`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 7] = [
    RuleInfo {
        id: "PSEUDO_TRIGGER_COLLECTIVE2.header.inst_word_len.length",
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
        id: "PSEUDO_TRIGGER_COLLECTIVE2.events.wait_mode.known",
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
        id: "PSEUDO_TRIGGER_COLLECTIVE2.events.update_mode.known",
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
        id: "PSEUDO_TRIGGER_COLLECTIVE2.src0.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src0.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src0.start_addr.addr_reg.reserved0",
        offset: 18,
        size: 5,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "PSEUDO_TRIGGER_COLLECTIVE2.src1.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src1.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src1.start_addr.addr_reg.reserved0",
        offset: 42,
        size: 5,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "PSEUDO_TRIGGER_COLLECTIVE2.src0.start_addr.addr_reg.registers",
        when: "",
        require: "reg_lo < 64 and reg_hi < 64",
        message: "reg_lo and reg_hi must be less than 64",
        stage: None,
        engine: None,
        field: "src0.start_addr.addr_reg.reg_lo",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "PSEUDO_TRIGGER_COLLECTIVE2.src1.start_addr.addr_reg.registers",
        when: "",
        require: "reg_lo < 64 and reg_hi < 64",
        message: "reg_lo and reg_hi must be less than 64",
        stage: None,
        engine: None,
        field: "src1.start_addr.addr_reg.reg_lo",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
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
    if r[23] & 0x80 == 0x80 && tpb_core::bytes::uint(r, 18, 5) != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[47] & 0x80 == 0x80 && tpb_core::bytes::uint(r, 42, 5) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[23] & 0x80 == 0x80 && (r[16] >= 64 || r[17] >= 64) {
        sink.broken(&RULES[5])?;
    }
    if r[47] & 0x80 == 0x80 && (r[40] >= 64 || r[41] >= 64) {
        sink.broken(&RULES[6])?;
    }
    ControlFlow::Continue(())
}
