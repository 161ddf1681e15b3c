// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `SMX1D3_MM`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 34] = [
    RuleInfo {
        id: "SMX1D3_MM.header.inst_word_len.length",
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
        id: "SMX1D3_MM.events.wait_mode.known",
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
        id: "SMX1D3_MM.events.update_mode.known",
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
        id: "SMX1D3_MM.psum_zero_region.known",
        when: "",
        require: "psum_zero_region is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "psum_zero_region",
        offset: 47,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/compiler/mx-device-bodies.md#3.2",
            "gpsimd/firmware/kernels/pe-matmul.md#7",
            "cc/isa/pe-matmul-encoding.md#MatmultMx",
        ],
    },
    RuleInfo {
        id: "SMX1D3_MM.reserved0.zero",
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
            "cc/isa/pe-matmul-encoding.md#MatmultMx",
        ],
    },
    RuleInfo {
        id: "SMX1D3_MM.src_mem_pattern.i.data_addr.addr_reg.reserved0.zero",
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
        id: "SMX1D3_MM.src_mem_pattern.i.scale_addr.addr_reg.reserved0.zero",
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
        id: "SMX1D3_MM.src_mem_pattern.i.spare.zero",
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
        id: "SMX1D3_MM.src_mem_pattern.t.data_addr.addr_reg.reserved0.zero",
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
        id: "SMX1D3_MM.src_mem_pattern.t.scale_addr.addr_reg.reserved0.zero",
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
        id: "SMX1D3_MM.src_mem_pattern.t.reserved.zero",
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
        id: "SMX1D3_MM.reserved1.zero",
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
            "cc/isa/pe-matmul-encoding.md#MatmultMx",
        ],
    },
    RuleInfo {
        id: "SMX1D3_MM.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 41,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/compiler/mx-device-bodies.md#3.2",
            "gpsimd/firmware/kernels/pe-matmul.md#7",
            "cc/isa/pe-matmul-encoding.md#MatmultMx",
        ],
    },
    RuleInfo {
        id: "SMX1D3_MM.reserved3.zero",
        when: "",
        require: "reserved3 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved3",
        offset: 46,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/compiler/mx-device-bodies.md#3.2",
            "gpsimd/firmware/kernels/pe-matmul.md#7",
            "cc/isa/pe-matmul-encoding.md#MatmultMx",
        ],
    },
    RuleInfo {
        id: "SMX1D3_MM.dst_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 53,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "SMX1D3_MM.dst_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "dst_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.p.reserved",
        offset: 58,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "SMX1D3_MM.dst_mem_pattern.i.reserved1.zero",
        when: "",
        require: "dst_mem_pattern.i.reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.reserved1",
        offset: 60,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
    },
    RuleInfo {
        id: "SMX1D3_MM.dst_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 49,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "SMX1D3_MM.in-dtype",
        when: "",
        require: "in_dtype in [FP8_EXP4, FP8_EXP5, FP4_EXP2]",
        message: "in_dtype must be FP8_EXP4, FP8_EXP5 or FP4_EXP2",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#3.2"],
    },
    RuleInfo {
        id: "SMX1D3_MM.out-dtype",
        when: "",
        require: "out_dtype in [INVALID, FP32, BFLOAT16]",
        message: "out_dtype must be INVALID, FP32 or BFLOAT16",
        stage: None,
        engine: None,
        field: "out_dtype",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#8"],
    },
    RuleInfo {
        id: "SMX1D3_MM.src_mem_pattern.i.data_addr.addr_reg.regnum",
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
        id: "SMX1D3_MM.src_mem_pattern.i.scale_addr.addr_reg.regnum",
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
        id: "SMX1D3_MM.src_mem_pattern.t.data_addr.addr_reg.regnum",
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
        id: "SMX1D3_MM.src_mem_pattern.t.scale_addr.addr_reg.regnum",
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
        id: "SMX1D3_MM.dst_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 52,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "SMX1D3_MM.dst_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "SMX1D3_MM.src",
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
        id: "SMX1D3_MM.dst",
        when: "out_dtype != BFLOAT16",
        require: "mem_valid(dst_mem_pattern, FP32, true, true, false)",
        message: "the product goes to PSUM",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 48,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/compiler/mx-device-bodies.md#3.2"],
    },
    RuleInfo {
        id: "SMX1D3_MM.dst-bf16",
        when: "out_dtype == BFLOAT16",
        require: "mm_dst_bf16_valid(dst_mem_pattern)",
        message: "the product goes to PSUM",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 48,
        size: 16,
        conf: layout::Conf::Med,
        source: &["cc/isa/mempattern-2d-3d.md"],
    },
    RuleInfo {
        id: "SMX1D3_MM.accumulate-flags",
        when: "",
        require: "psum_accumulate_flags in [0, 1, 2, 3, 4, 6]",
        message: "a group cannot begin twice",
        stage: None,
        engine: None,
        field: "psum_accumulate_flags",
        offset: 43,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/pe-matmul-encoding.md"],
    },
    RuleInfo {
        id: "SMX1D3_MM.columns",
        when: "",
        require: "col_grp == 15 and num_active_cols <= 128",
        message: "col_grp must be 15 and num_active_cols must be at most 128",
        stage: None,
        engine: None,
        field: "col_grp",
        offset: 45,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/uarch/per-engine-depth.md#5"],
    },
    RuleInfo {
        id: "SMX1D3_MM.rows",
        when: "",
        require: "(row_grp == 15 and num_active_rows == 128) or (row_grp in [3, 12] and num_active_rows == 64) or (row_grp in [1, 2, 4, 8] and num_active_rows == 32)",
        message: "either row_grp is 15 and num_active_rows is 128; or row_grp is 3 or 12, and num_active_rows is 64; or row_grp is 1, 2, 4 or 8, and num_active_rows is 32",
        stage: None,
        engine: None,
        field: "row_grp",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/uarch/per-engine-depth.md#5"],
    },
    RuleInfo {
        id: "SMX1D3_MM.moving-size",
        when: "out_dtype != BFLOAT16 and arm(src_mem_pattern) == t and not shape_from_register(src_mem_pattern)",
        require: "src_mem_pattern.t.num_elem <= 16384",
        message: "at most 4096 containers of four elements",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.num_elem",
        offset: 24,
        size: 2,
        conf: layout::Conf::Med,
        source: &["nki docs: nki.isa nc_matmul_mx"],
    },
    RuleInfo {
        id: "SMX1D3_MM.moving-size-bf16",
        when: "out_dtype == BFLOAT16 and arm(src_mem_pattern) == t and not shape_from_register(src_mem_pattern)",
        require: "src_mem_pattern.t.num_elem <= 32768",
        message: "at most 8192 containers of four elements",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.num_elem",
        offset: 24,
        size: 2,
        conf: layout::Conf::Med,
        source: &["nki docs: nki.isa nc_matmul_mx"],
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
    if !(0..=3).contains(&r[47]) {
        sink.broken(&RULES[3])?;
    }
    if u32::from_le_bytes([r[12], r[13], r[14], r[15]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0x60 == 0x20 && r[27] & 0xa0 == 0x80
        && u16::from_le_bytes([r[25], r[26]]) != 0
    {
        sink.broken(&RULES[6])?;
    }
    if r[19] & 0x60 == 0x20 && r[30] != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[19] & 0x60 != 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[9])?;
    }
    if r[19] & 0x60 != 0x20 && u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if tpb_core::bytes::uint(r, 33, 5) != 0 {
        sink.broken(&RULES[11])?;
    }
    if u16::from_le_bytes([r[41], r[42]]) != 0 {
        sink.broken(&RULES[12])?;
    }
    if r[46] != 0 {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80
        && u16::from_le_bytes([r[53], r[54]]) != 0
    {
        sink.broken(&RULES[14])?;
    }
    if r[51] & 0x60 == 0x20 && u16::from_le_bytes([r[58], r[59]]) != 0 {
        sink.broken(&RULES[15])?;
    }
    if r[51] & 0x60 == 0x20 && u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0 {
        sink.broken(&RULES[16])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[17])?;
    }
    if !(0x0e..=0x10).contains(&r[32]) {
        sink.broken(&RULES[18])?;
    }
    if !matches!(r[40], 0 | 6 | 0x0a) {
        sink.broken(&RULES[19])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[20])?;
    }
    if r[19] & 0x60 == 0x20 && r[27] & 0xa0 == 0x80 && r[24] >= 64 {
        sink.broken(&RULES[21])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[22])?;
    }
    if r[19] & 0x60 != 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[23])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[24])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[25])?;
    }
    if !tpb_core::predicates::mx_mem_valid(4, &r[16..32], r[32]) {
        sink.broken(&RULES[26])?;
    }
    if r[40] != 6
        && !tpb_core::predicates::mem_valid(4, &r[48..64], 10, true, true, false)
    {
        sink.broken(&RULES[27])?;
    }
    if cx.counts(layout::Conf::Med) && r[40] == 6
        && !tpb_core::predicates::mm_dst_bf16_valid(&r[48..64])
    {
        sink.broken(&RULES[28])?;
    }
    if !matches!(r[43], 0..= 4 | 6) {
        sink.broken(&RULES[29])?;
    }
    if r[45] != 15 || r[39] > 128 {
        sink.broken(&RULES[30])?;
    }
    if (r[44] != 15 || r[38] != 128) && (!matches!(r[44], 3 | 12) || r[38] != 64)
        && (!matches!(r[44], 1 | 2 | 4 | 8) || r[38] != 32)
    {
        sink.broken(&RULES[31])?;
    }
    if cx.counts(layout::Conf::Med) && r[40] != 6 && r[19] & 0x60 != 0x20
        && !tpb_core::predicates::shape_from_register(&r[16..32])
        && u16::from_le_bytes([r[24], r[25]]) > 16384
    {
        sink.broken(&RULES[32])?;
    }
    if cx.counts(layout::Conf::Med) && r[40] == 6 && r[19] & 0x60 != 0x20
        && !tpb_core::predicates::shape_from_register(&r[16..32])
        && u16::from_le_bytes([r[24], r[25]]) > 32768
    {
        sink.broken(&RULES[33])?;
    }
    ControlFlow::Continue(())
}
