// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_MM`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 23] = [
    RuleInfo {
        id: "S3D3_MM.header.inst_word_len.length",
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
        id: "S3D3_MM.events.wait_mode.known",
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
        id: "S3D3_MM.events.update_mode.known",
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
        id: "S3D3_MM.fp32_mode.known",
        when: "",
        require: "fp32_mode is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "fp32_mode",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "cc/isa/pe-matmul-encoding.md#Dense Matmul",
            "cc/bir/sim-matmul-mx.md#2",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.perf_opt.known",
        when: "",
        require: "perf_opt is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "perf_opt",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "cc/isa/pe-matmul-encoding.md#Dense Matmul",
            "cc/bir/sim-matmul-mx.md#2",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.psum_zero_region.known",
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
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "cc/isa/pe-matmul-encoding.md#Dense Matmul",
            "cc/bir/sim-matmul-mx.md#2",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_MM.reserved2.zero",
        when: "",
        require: "reserved2 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved2",
        offset: 40,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "cc/isa/pe-matmul-encoding.md#Dense Matmul",
            "cc/bir/sim-matmul-mx.md#2",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_MM.in-dtype",
        when: "",
        require: "in_dtype in [BFLOAT16, FP16, FP32, FP8_EXP3, FP8_EXP4, FP8_EXP5]",
        message: "in_dtype must be BFLOAT16, FP16, FP32, FP8_EXP3, FP8_EXP4 or FP8_EXP5",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/uarch/per-engine-depth.md#5",
            "gpsimd/firmware/kernels/pe-matmul.md#8",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.array-size",
        when: "",
        require: "num_active_rows <= 128 and num_active_cols <= 128",
        message: "num_active_rows and num_active_cols must be at most 128",
        stage: None,
        engine: None,
        field: "num_active_rows",
        offset: 38,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#4"],
    },
    RuleInfo {
        id: "S3D3_MM.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_MM.src_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.marker",
        offset: 19,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_MM.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3D3_MM.dst_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.marker",
        offset: 51,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_MM.src",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, false, true)",
        message: "the moving operand is read from SBUF",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/uarch/per-engine-depth.md#3",
            "gpsimd/firmware/kernels/pe-matmul.md#4",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.dst",
        when: "",
        require: "tensor_valid(dst_mem_pattern, FP32, true, true, false)",
        message: "the product goes to PSUM",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 48,
        size: 16,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/uarch/per-engine-depth.md#3",
            "gpsimd/firmware/kernels/pe-matmul.md#4",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.fp32-mode",
        when: "in_dtype == FP32",
        require: "fp32_mode in [LOW, HIGH, LOW_HIGH]",
        message: "an FP32 operand names the mantissa parts to use",
        stage: None,
        engine: None,
        field: "fp32_mode",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#4.3"],
    },
    RuleInfo {
        id: "S3D3_MM.fp32-mode-none",
        when: "in_dtype != FP32",
        require: "fp32_mode == NONE",
        message: "fp32_mode must be NONE",
        stage: None,
        engine: None,
        field: "fp32_mode",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pe-matmul.md#4.3"],
    },
    RuleInfo {
        id: "S3D3_MM.accumulate-flags",
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
        id: "S3D3_MM.groups",
        when: "",
        require: "row_grp in [1, 2, 3, 4, 8, 12, 15] and col_grp in [1, 2, 3, 4, 8, 12, 15]",
        message: "a quarter, a half or the whole of the array",
        stage: None,
        engine: None,
        field: "row_grp",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/pe-matmul-encoding.md"],
    },
    RuleInfo {
        id: "S3D3_MM.moving-size",
        when: "not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) <= 512",
        message: "the moving operand fills at most one bank",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa nc_matmul"],
    },
    RuleInfo {
        id: "S3D3_MM.no-double-row",
        when: "",
        require: "perf_opt != DOUBLE_ROW",
        message: "perf_opt must not be DOUBLE_ROW",
        stage: None,
        engine: None,
        field: "perf_opt",
        offset: 35,
        size: 1,
        conf: layout::Conf::Med,
        source: &["nki docs: nki.isa nc_matmul"],
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
    if !(0..=3).contains(&r[33]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=3).contains(&r[35]) {
        sink.broken(&RULES[4])?;
    }
    if !(0..=3).contains(&r[47]) {
        sink.broken(&RULES[5])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if tpb_core::bytes::uint(r, 40, 3) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if !matches!(r[32], 6 | 7 | 0x0a | 0x0d..= 0x0f) {
        sink.broken(&RULES[9])?;
    }
    if cx.counts(layout::Conf::Med) && (r[38] > 128 || r[39] > 128) {
        sink.broken(&RULES[10])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[11])?;
    }
    if r[19] & 0xa0 == 0x80 && r[19] != 128 {
        sink.broken(&RULES[12])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0xa0 == 0x80 && r[51] != 128 {
        sink.broken(&RULES[14])?;
    }
    if !tpb_core::predicates::tensor_valid(1, &r[16..32], r[32], false, false, true) {
        sink.broken(&RULES[15])?;
    }
    if !tpb_core::predicates::tensor_valid(1, &r[48..64], 10, true, true, false) {
        sink.broken(&RULES[16])?;
    }
    if r[32] == 0x0a && !(1..=3).contains(&r[33]) {
        sink.broken(&RULES[17])?;
    }
    if r[32] != 0x0a && r[33] != 0 {
        sink.broken(&RULES[18])?;
    }
    if !matches!(r[43], 0..= 4 | 6) {
        sink.broken(&RULES[19])?;
    }
    if !matches!(r[44], 1..= 4 | 8 | 12 | 15) || !matches!(r[45], 1..= 4 | 8 | 12 | 15) {
        sink.broken(&RULES[20])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[16..32])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])) > 512
    {
        sink.broken(&RULES[21])?;
    }
    if cx.counts(layout::Conf::Med) && r[35] == 1 {
        sink.broken(&RULES[22])?;
    }
    ControlFlow::Continue(())
}
