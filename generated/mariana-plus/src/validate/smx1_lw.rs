// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `SMX1_LW`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 22] = [
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
        id: "SMX1_LW.in-dtype",
        when: "",
        require: "in_dtype in [FP8_EXP4, FP8_EXP5, FP4_EXP2]",
        message: "in_dtype must be FP8_EXP4, FP8_EXP5 or FP4_EXP2",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/uarch/per-engine-depth.md#5"],
    },
    RuleInfo {
        id: "SMX1_LW.even-columns",
        when: "",
        require: "num_active_cols % 2 == 0",
        message: "num_active_cols must be a multiple of 2",
        stage: None,
        engine: None,
        field: "num_active_cols",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa nc_matmul_mx"],
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
    RuleInfo {
        id: "SMX1_LW.src",
        when: "",
        require: "mx_mem_valid(src_mem_pattern, in_dtype)",
        message: "src_mem_pattern must be a legal MX access pattern of in_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#3.2"],
    },
    RuleInfo {
        id: "SMX1_LW.rows",
        when: "",
        require: "(row_grp == 15 and num_active_rows == 128) or (row_grp in [3, 12] and num_active_rows == 64) or (row_grp in [1, 2, 4, 8] and num_active_rows == 32)",
        message: "either row_grp is 15 and num_active_rows is 128; or row_grp is 3 or 12, and num_active_rows is 64; or row_grp is 1, 2, 4 or 8, and num_active_rows is 32",
        stage: None,
        engine: None,
        field: "row_grp",
        offset: 44,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/compiler/mx-device-bodies.md#3.2"],
    },
    RuleInfo {
        id: "SMX1_LW.columns",
        when: "",
        require: "col_grp == 15 and num_active_cols <= 128",
        message: "col_grp must be 15 and num_active_cols must be at most 128",
        stage: None,
        engine: None,
        field: "col_grp",
        offset: 45,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#3.2"],
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
    cx: &Context,
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
    if !(0x0e..=0x10).contains(&r[32]) {
        sink.broken(&RULES[13])?;
    }
    if !r[39].is_multiple_of(2) {
        sink.broken(&RULES[14])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if r[19] & 0x60 == 0x20 && r[27] & 0xa0 == 0x80 && r[24] >= 64 {
        sink.broken(&RULES[16])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[17])?;
    }
    if r[19] & 0x60 != 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[18])?;
    }
    if !tpb_core::predicates::mx_mem_valid(4, &r[16..32], r[32]) {
        sink.broken(&RULES[19])?;
    }
    if cx.counts(layout::Conf::Med) && (r[44] != 15 || r[38] != 128)
        && (!matches!(r[44], 3 | 12) || r[38] != 64)
        && (!matches!(r[44], 1 | 2 | 4 | 8) || r[38] != 32)
    {
        sink.broken(&RULES[20])?;
    }
    if r[45] != 15 || r[39] > 128 {
        sink.broken(&RULES[21])?;
    }
    ControlFlow::Continue(())
}
