// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `PSEUDO_GID_LOAD`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 9] = [
    RuleInfo {
        id: "PSEUDO_GID_LOAD.header.inst_word_len.length",
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
        id: "PSEUDO_GID_LOAD.events.wait_mode.known",
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
        id: "PSEUDO_GID_LOAD.events.update_mode.known",
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
        id: "PSEUDO_GID_LOAD.dst.addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst.addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst.addr.addr_reg.reserved0",
        offset: 18,
        size: 5,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "PSEUDO_GID_LOAD.dst.reg_padded.reserved.zero",
        when: "",
        require: "dst.reg_padded.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst.reg_padded.reserved",
        offset: 16,
        size: 7,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rank-id.md#7.1"],
    },
    RuleInfo {
        id: "PSEUDO_GID_LOAD.dst.addr.addr_reg.registers",
        when: "",
        require: "reg_lo < 64 and reg_hi < 64",
        message: "reg_lo and reg_hi must be less than 64",
        stage: None,
        engine: None,
        field: "dst.addr.addr_reg.reg_lo",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "PSEUDO_GID_LOAD.register",
        when: "dst_target == REGISTER",
        require: "dst.reg_padded.regnum in [0..63, 130, 131]",
        message: "dst.reg_padded.regnum must be 0 to 63, 130 or 131",
        stage: None,
        engine: None,
        field: "dst.reg_padded.regnum",
        offset: 23,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rank-id.md#7.2"],
    },
    RuleInfo {
        id: "PSEUDO_GID_LOAD.address",
        when: "dst_target == ADDRESS",
        require: "arm(dst.addr) == addr_var or (arm(dst.addr) == addr_reg and dst.addr.addr_reg.reg_hi == 0)",
        message: "either dst.addr has its addr_var form, or dst.addr has its addr_reg form and dst.addr.addr_reg.reg_hi is 0",
        stage: None,
        engine: None,
        field: "dst.addr.marker",
        offset: 23,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rank-id.md#7.2"],
    },
    RuleInfo {
        id: "PSEUDO_GID_LOAD.target",
        when: "",
        require: "dst_target in [ADDRESS, REGISTER]",
        message: "dst_target must be ADDRESS or REGISTER",
        stage: None,
        engine: None,
        field: "dst_target",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rank-id.md#7.2"],
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
    if r[12] == 0 && r[23] & 0x80 == 0x80 && tpb_core::bytes::uint(r, 18, 5) != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[12] == 1 && tpb_core::bytes::uint(r, 16, 7) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[12] == 0 && r[23] & 0x80 == 0x80 && (r[16] >= 64 || r[17] >= 64) {
        sink.broken(&RULES[5])?;
    }
    if r[12] == 1 && !matches!(r[23], 0..= 63 | 130 | 131) {
        sink.broken(&RULES[6])?;
    }
    if r[12] == 0
        && (r[23] & 0x80 == 0x80 || r[23] & 0x20 == 0x20 || r[23] & 0x10 != 0x10)
        && (r[23] & 0x80 != 0x80 || r[17] != 0)
    {
        sink.broken(&RULES[7])?;
    }
    if !matches!(r[12], 0 | 1) {
        sink.broken(&RULES[8])?;
    }
    ControlFlow::Continue(())
}
