// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `DMA_DIRECT2D_XPOSE`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 17] = [
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.header.inst_word_len.length",
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
        id: "DMA_DIRECT2D_XPOSE.events.wait_mode.known",
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
        id: "DMA_DIRECT2D_XPOSE.events.update_mode.known",
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
        id: "DMA_DIRECT2D_XPOSE.src_start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_start_addr.addr_reg.reserved0",
        offset: 18,
        size: 5,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.dst_start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_start_addr.addr_reg.reserved0",
        offset: 42,
        size: 5,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.dma_configs.reserved.zero",
        when: "",
        require: "dma_configs.reserved == 0",
        message: "reserved bits must be zero",
        stage: None,
        engine: None,
        field: "dma_configs.reserved",
        offset: 63,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.same-dtype",
        when: "",
        require: "in_dtype == out_dtype",
        message: "in_dtype must equal out_dtype",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3d"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.src_bound_reg.unused-is-zero",
        when: "",
        require: "bc_enabled == 1 or (bc_reg == 0 and bc_disable_oob_error_notif == 0)",
        message: "either bc_enabled is 1, or bc_reg and bc_disable_oob_error_notif are 0",
        stage: None,
        engine: None,
        field: "src_bound_reg.bc_enabled",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/dma/gather-scatter-descriptors.md#6",
            "runtime/isa/instruction-record.md#3",
        ],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.dst_bound_reg.unused-is-zero",
        when: "",
        require: "bc_enabled == 1 or (bc_reg == 0 and bc_disable_oob_error_notif == 0)",
        message: "either bc_enabled is 1, or bc_reg and bc_disable_oob_error_notif are 0",
        stage: None,
        engine: None,
        field: "dst_bound_reg.bc_enabled",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/dma/gather-scatter-descriptors.md#6",
            "runtime/isa/instruction-record.md#3",
        ],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.src_start_addr.addr_reg.registers",
        when: "",
        require: "reg_lo < 64 and reg_hi < 64",
        message: "reg_lo and reg_hi must be less than 64",
        stage: None,
        engine: None,
        field: "src_start_addr.addr_reg.reg_lo",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.dst_start_addr.addr_reg.registers",
        when: "",
        require: "reg_lo < 64 and reg_hi < 64",
        message: "reg_lo and reg_hi must be less than 64",
        stage: None,
        engine: None,
        field: "dst_start_addr.addr_reg.reg_lo",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.dma_configs.priority-class",
        when: "",
        require: "priority_class <= 4",
        message: "priority_class must be at most 4",
        stage: None,
        engine: None,
        field: "dma_configs.priority_class",
        offset: 63,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.dst-aligned",
        when: "",
        require: "addr_aligned(dst_start_addr, 32)",
        message: "dst_start_addr must be aligned to 32 bytes",
        stage: None,
        engine: None,
        field: "dst_start_addr",
        offset: 40,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3d"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.tile-rows",
        when: "",
        require: "tile_src_rows == 16",
        message: "tile_src_rows must be 16",
        stage: None,
        engine: None,
        field: "tile_src_rows",
        offset: 60,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3d"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.tile-cols",
        when: "",
        require: "(out_dtype in size2 and tile_src_cols in [1..128]) or (out_dtype in size4 and tile_src_cols in [1..64])",
        message: "either out_dtype is INT16, UINT16, BFLOAT16 or FP16, and tile_src_cols is between 1 and 128; or out_dtype is INT32, UINT32, FP32 or FP32R, and tile_src_cols is between 1 and 64",
        stage: None,
        engine: None,
        field: "out_dtype",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3d"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.dst-steps",
        when: "out_dtype in size2",
        require: "(dst_num_elem0 == 1 or dst_step_elem0 % 16 == 0) and (dst_num_elem1 == 1 or dst_step_elem1 % 16 == 0)",
        message: "steps are multiples of 32 bytes",
        stage: None,
        engine: None,
        field: "dst_num_elem0",
        offset: 56,
        size: 2,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3d"],
    },
    RuleInfo {
        id: "DMA_DIRECT2D_XPOSE.dst-steps-4",
        when: "out_dtype in size4",
        require: "(dst_num_elem0 == 1 or dst_step_elem0 % 8 == 0) and (dst_num_elem1 == 1 or dst_step_elem1 % 8 == 0)",
        message: "steps are multiples of 32 bytes",
        stage: None,
        engine: None,
        field: "dst_num_elem0",
        offset: 56,
        size: 2,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3d"],
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
    if matches!(r[23], 128 | 192) && tpb_core::bytes::uint(r, 18, 5) != 0 {
        sink.broken(&RULES[3])?;
    }
    if matches!(r[47], 128 | 192) && tpb_core::bytes::uint(r, 42, 5) != 0 {
        sink.broken(&RULES[4])?;
    }
    if (r[63] >> 3) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[14] != r[15] {
        sink.broken(&RULES[6])?;
    }
    if (r[12] >> 7) != 1 && ((r[12] & 0x3f) != 0 || ((r[12] >> 6) & 1) != 0) {
        sink.broken(&RULES[7])?;
    }
    if (r[13] >> 7) != 1 && ((r[13] & 0x3f) != 0 || ((r[13] >> 6) & 1) != 0) {
        sink.broken(&RULES[8])?;
    }
    if matches!(r[23], 128 | 192) && (r[16] >= 64 || r[17] >= 64) {
        sink.broken(&RULES[9])?;
    }
    if matches!(r[47], 128 | 192) && (r[40] >= 64 || r[41] >= 64) {
        sink.broken(&RULES[10])?;
    }
    if (r[63] & 7) > 4 {
        sink.broken(&RULES[11])?;
    }
    if !tpb_core::predicates::addr_aligned(&r[40..48], 32) {
        sink.broken(&RULES[12])?;
    }
    if r[60] != 16 {
        sink.broken(&RULES[13])?;
    }
    if (!(4..=7).contains(&r[15]) || !(1..=128).contains(&r[61]))
        && (!(8..=0x0b).contains(&r[15]) || !(1..=64).contains(&r[61]))
    {
        sink.broken(&RULES[14])?;
    }
    if cx.counts(layout::Conf::Med) && (4..=7).contains(&r[15])
        && ((u16::from_le_bytes([r[56], r[57]]) != 1
            && i32::rem_euclid(i32::from_le_bytes([r[48], r[49], r[50], r[51]]), 16)
                != 0)
            || (u16::from_le_bytes([r[58], r[59]]) != 1
                && i32::rem_euclid(i32::from_le_bytes([r[52], r[53], r[54], r[55]]), 16)
                    != 0))
    {
        sink.broken(&RULES[15])?;
    }
    if cx.counts(layout::Conf::Med) && (8..=0x0b).contains(&r[15])
        && ((u16::from_le_bytes([r[56], r[57]]) != 1
            && i32::rem_euclid(i32::from_le_bytes([r[48], r[49], r[50], r[51]]), 8) != 0)
            || (u16::from_le_bytes([r[58], r[59]]) != 1
                && i32::rem_euclid(i32::from_le_bytes([r[52], r[53], r[54], r[55]]), 8)
                    != 0))
    {
        sink.broken(&RULES[16])?;
    }
    ControlFlow::Continue(())
}
