// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_MM`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 37] = [
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
        id: "S3D3_MM.reserved_quant.zero",
        when: "",
        require: "reserved_quant == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved_quant",
        offset: 36,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "gpsimd/firmware/kernels/pe-matmul.md#4,11",
            "cc/isa/pe-matmul-encoding.md#Dense",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.reserved_xbs.zero",
        when: "",
        require: "reserved_xbs == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved_xbs",
        offset: 46,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/generations/arch-isa-header-diff.md#2.4",
            "gpsimd/firmware/kernels/pe-matmul.md#4,11",
            "cc/isa/pe-matmul-encoding.md#Dense",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.src_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_MM.src_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "src_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.reserved",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.src_mem_pattern.i.reserved1.zero",
        when: "",
        require: "src_mem_pattern.i.reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.reserved1",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
    },
    RuleInfo {
        id: "S3D3_MM.src_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_MM.dst_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_MM.dst_mem_pattern.i.p.reserved.zero",
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
        id: "S3D3_MM.dst_mem_pattern.i.reserved1.zero",
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
        id: "S3D3_MM.dst_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_MM.out-dtype-bf16",
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
        id: "S3D3_MM.src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_MM.src_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_MM.dst_mem_pattern.i.p.data_addr.addr_reg.regnum",
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
        id: "S3D3_MM.dst_mem_pattern.t.start_addr.addr_reg.regnum",
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
        id: "S3D3_MM.src-mem",
        when: "",
        require: "mem_valid(src_mem_pattern, in_dtype, false, false, true)",
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
        id: "S3D3_MM.dst-mem",
        when: "out_dtype != BFLOAT16",
        require: "mem_valid(dst_mem_pattern, FP32, true, true, false)",
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
        id: "S3D3_MM.dst-bf16",
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
        id: "S3D3_MM.moving-size-fp32",
        when: "out_dtype != BFLOAT16 and arm(src_mem_pattern) == t and not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.t.num_elem) <= 4096",
        message: "the product of src_mem_pattern.t.num_elem must be at most 4096",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa nc_matmul"],
    },
    RuleInfo {
        id: "S3D3_MM.moving-size-bf16",
        when: "out_dtype == BFLOAT16 and arm(src_mem_pattern) == t and not shape_from_register(src_mem_pattern)",
        require: "prod(src_mem_pattern.t.num_elem) <= 8192",
        message: "the product of src_mem_pattern.t.num_elem must be at most 8192",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa nc_matmul"],
    },
    RuleInfo {
        id: "S3D3_MM.double-row",
        when: "perf_opt == DOUBLE_ROW",
        require: "in_dtype in [FP8_EXP4, FP8_EXP5] and col_grp == 15 and transpose_mode == 0",
        message: "in_dtype must be FP8_EXP4 or FP8_EXP5, and col_grp must be 15, and transpose_mode must be 0",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "nki docs: nki.isa nc_matmul",
            "nki docs: nki/guides/architecture/trainium2_arch.rst",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.double-row-shape-direct",
        when: "perf_opt == DOUBLE_ROW and arm(src_mem_pattern) == t and not shape_from_register(src_mem_pattern)",
        require: "src_mem_pattern.t.num_elem[2] == 2",
        message: "src_mem_pattern.t.num_elem[2] must be 2",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.num_elem[2]",
        offset: 30,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "nki docs: nki.isa nc_matmul",
            "nki docs: nki/guides/architecture/trainium2_arch.rst",
        ],
    },
    RuleInfo {
        id: "S3D3_MM.indirect",
        when: "arm(src_mem_pattern) == i or arm(dst_mem_pattern) == i",
        require: "in_dtype in [FP16, BFLOAT16, FP8_EXP4, FP8_EXP5] and row_grp == 15 and col_grp == 15",
        message: "in_dtype must be FP16, BFLOAT16, FP8_EXP4 or FP8_EXP5; and row_grp and col_grp must be 15",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa nc_matmul"],
    },
    RuleInfo {
        id: "S3D3_MM.indirect-transpose",
        when: "transpose_mode != 0",
        require: "arm(src_mem_pattern) == t",
        message: "src_mem_pattern must have its t form",
        stage: None,
        engine: None,
        field: "src_mem_pattern.marker",
        offset: 19,
        size: 1,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa nc_matmul"],
    },
    RuleInfo {
        id: "S3D3_MM.index-quadrant",
        when: "",
        require: "indirect_quadrant_ok(src_mem_pattern)",
        message: "index and data of src_mem_pattern must be in the same quadrant",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::Med,
        source: &["cc/walrus/l2-wire-validator.md"],
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
    if !(0..=4).contains(&r[35]) {
        sink.broken(&RULES[4])?;
    }
    if !(0..=3).contains(&r[47]) {
        sink.broken(&RULES[5])?;
    }
    if u16::from_le_bytes([r[36], r[37]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[46] != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[8])?;
    }
    if r[19] & 0x60 == 0x20 && u16::from_le_bytes([r[26], r[27]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[19] & 0x60 == 0x20 && u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80
        && u16::from_le_bytes([r[53], r[54]]) != 0
    {
        sink.broken(&RULES[12])?;
    }
    if r[51] & 0x60 == 0x20 && u16::from_le_bytes([r[58], r[59]]) != 0 {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0x60 == 0x20 && u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0 {
        sink.broken(&RULES[14])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[15])?;
    }
    if !matches!(r[32], 6 | 7 | 0x0a | 0x0d..= 0x0f) {
        sink.broken(&RULES[16])?;
    }
    if !matches!(r[40], 0 | 6 | 0x0a) {
        sink.broken(&RULES[17])?;
    }
    if cx.counts(layout::Conf::Med) && (r[38] > 128 || r[39] > 128) {
        sink.broken(&RULES[18])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[19])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[20])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[21])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[22])?;
    }
    if !tpb_core::predicates::mem_valid(3, &r[16..32], r[32], false, false, true) {
        sink.broken(&RULES[23])?;
    }
    if r[40] != 6
        && !tpb_core::predicates::mem_valid(3, &r[48..64], 10, true, true, false)
    {
        sink.broken(&RULES[24])?;
    }
    if cx.counts(layout::Conf::Med) && r[40] == 6
        && !tpb_core::predicates::mm_dst_bf16_valid(&r[48..64])
    {
        sink.broken(&RULES[25])?;
    }
    if r[32] == 0x0a && !(1..=3).contains(&r[33]) {
        sink.broken(&RULES[26])?;
    }
    if r[32] != 0x0a && r[33] != 0 {
        sink.broken(&RULES[27])?;
    }
    if !matches!(r[43], 0..= 4 | 6) {
        sink.broken(&RULES[28])?;
    }
    if !matches!(r[44], 1..= 4 | 8 | 12 | 15) || !matches!(r[45], 1..= 4 | 8 | 12 | 15) {
        sink.broken(&RULES[29])?;
    }
    if r[40] != 6 && r[19] & 0x60 != 0x20
        && !tpb_core::predicates::shape_from_register(&r[16..32])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])) > 4096
    {
        sink.broken(&RULES[30])?;
    }
    if r[40] == 6 && r[19] & 0x60 != 0x20
        && !tpb_core::predicates::shape_from_register(&r[16..32])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])) > 8192
    {
        sink.broken(&RULES[31])?;
    }
    if r[35] == 1 && (!matches!(r[32], 0x0e | 0x0f) || r[45] != 15 || r[34] != 0) {
        sink.broken(&RULES[32])?;
    }
    if r[35] == 1 && r[19] & 0x60 != 0x20
        && !tpb_core::predicates::shape_from_register(&r[16..32])
        && u16::from_le_bytes([r[30], r[31]]) != 2
    {
        sink.broken(&RULES[33])?;
    }
    if (r[19] & 0x60 == 0x20 || r[51] & 0x60 == 0x20)
        && (!matches!(r[32], 6 | 7 | 0x0e | 0x0f) || r[44] != 15 || r[45] != 15)
    {
        sink.broken(&RULES[34])?;
    }
    if r[34] != 0 && r[19] & 0x60 == 0x20 {
        sink.broken(&RULES[35])?;
    }
    if cx.counts(layout::Conf::Med)
        && !tpb_core::predicates::indirect_quadrant_ok(&r[16..32])
    {
        sink.broken(&RULES[36])?;
    }
    ControlFlow::Continue(())
}
