// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `SMX1_LW`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 17] = [
    RuleInfo {
        id: "SMX1_LW.header.inst_word_len.length",
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
        id: "SMX1_LW.events.wait_mode.known",
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
        id: "SMX1_LW.events.update_mode.known",
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
        id: "SMX1_LW.reserved0.zero",
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
            "gpsimd/compiler/mx-device-bodies.md#3.2",
            "gpsimd/firmware/kernels/pe-matmul.md#7",
            "cc/isa/pe-matmul-encoding.md#LdWeightMx",
        ],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.i.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.data_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.i.scale_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.scale_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.scale_addr.addr_reg.reserved0",
        offset: 25,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.i.spare.zero",
        when: "",
        require: "src_mem_pattern.i.spare == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.spare",
        offset: 30,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/indirect-descriptors.md", "cc/isa/mxmem-pattern1d.md"],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.t.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.t.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.data_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.t.scale_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.t.scale_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.scale_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.t.reserved.zero",
        when: "",
        require: "src_mem_pattern.t.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.reserved",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &[
            "cc/isa/mxmem-pattern1d.md",
            "gpsimd/generations/arch-isa-header-diff.md#3.1",
        ],
    },
    RuleInfo {
        id: "SMX1_LW.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 33,
        size: 5,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/compiler/mx-device-bodies.md#3.2",
            "gpsimd/firmware/kernels/pe-matmul.md#7",
            "cc/isa/pe-matmul-encoding.md#LdWeightMx",
        ],
    },
    RuleInfo {
        id: "SMX1_LW.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/compiler/mx-device-bodies.md#3.2",
            "gpsimd/firmware/kernels/pe-matmul.md#7",
            "cc/isa/pe-matmul-encoding.md#LdWeightMx",
        ],
    },
    RuleInfo {
        id: "SMX1_LW.reserved3.zero",
        when: "",
        require: "reserved3 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved3",
        offset: 46,
        size: 18,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/compiler/mx-device-bodies.md#3.2",
            "gpsimd/firmware/kernels/pe-matmul.md#7",
            "cc/isa/pe-matmul-encoding.md#LdWeightMx",
        ],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.i.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.data_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.i.scale_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.scale_addr.addr_reg.regnum",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.t.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.data_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "SMX1_LW.src_mem_pattern.t.scale_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.scale_addr.addr_reg.regnum",
        offset: 20,
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
    if u32::from_le_bytes([r[12], r[13], r[14], r[15]]) != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0x60 == 0x20 && r[27] & 0xa0 == 0x80
        && u16::from_le_bytes([r[25], r[26]]) != 0
    {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0x60 == 0x20 && r[30] != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[19] & 0x60 != 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[8])?;
    }
    if r[19] & 0x60 != 0x20 && u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if tpb_core::bytes::uint(r, 33, 5) != 0 {
        sink.broken(&RULES[10])?;
    }
    if u32::from_le_bytes([r[40], r[41], r[42], r[43]]) != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[46..64].iter().any(|b| *b != 0) {
        sink.broken(&RULES[12])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if r[19] & 0x60 == 0x20 && r[27] & 0xa0 == 0x80 && r[24] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if r[19] & 0x60 != 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[16])?;
    }
    ControlFlow::Continue(())
}
