// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `DMA_GATHER_XPOSE`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 20] = [
    RuleInfo {
        id: "DMA_GATHER_XPOSE.header.inst_word_len.length",
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
        id: "DMA_GATHER_XPOSE.events.wait_mode.known",
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
        id: "DMA_GATHER_XPOSE.events.update_mode.known",
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
        id: "DMA_GATHER_XPOSE.dma_configs.reserved.zero",
        when: "",
        require: "dma_configs.reserved == 0",
        message: "reserved bits must be zero",
        stage: None,
        engine: None,
        field: "dma_configs.reserved",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.src_start_addr.addr_reg.reserved0.zero",
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
        id: "DMA_GATHER_XPOSE.src_idx_start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_idx_start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_idx_start_addr.addr_reg.reserved0",
        offset: 37,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.dst_start_addr.addr_reg.reserved0.zero",
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
        id: "DMA_GATHER_XPOSE.dtypes",
        when: "",
        require: "dtype.dtype_lo in size2 and dtype.dtype_lo == dtype.dtype_hi",
        message: "dtype.dtype_lo must be INT16, UINT16, BFLOAT16 or FP16; and dtype.dtype_lo must equal dtype.dtype_hi",
        stage: None,
        engine: None,
        field: "dtype.dtype_lo",
        offset: 62,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#4.1"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.dma_configs.priority-class",
        when: "",
        require: "priority_class <= 4",
        message: "priority_class must be at most 4",
        stage: None,
        engine: None,
        field: "dma_configs.priority_class",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.src_idx_bound_reg.unused-is-zero",
        when: "",
        require: "bc_enabled == 1 or (bc_reg == 0 and bc_disable_oob_error_notif == 0)",
        message: "either bc_enabled is 1, or bc_reg and bc_disable_oob_error_notif are 0",
        stage: None,
        engine: None,
        field: "src_idx_bound_reg.bc_enabled",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/dma/gather-scatter-descriptors.md#6",
            "runtime/isa/instruction-record.md#3",
        ],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.src_start_addr.addr_reg.registers",
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
        id: "DMA_GATHER_XPOSE.src_idx_start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_idx_start_addr.addr_reg.regnum",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.dst_start_addr.addr_reg.registers",
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
        id: "DMA_GATHER_XPOSE.dst_bound_reg.unused-is-zero",
        when: "",
        require: "bc_enabled == 1 or (bc_reg == 0 and bc_disable_oob_error_notif == 0)",
        message: "either bc_enabled is 1, or bc_reg and bc_disable_oob_error_notif are 0",
        stage: None,
        engine: None,
        field: "dst_bound_reg.bc_enabled",
        offset: 51,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/dma/gather-scatter-descriptors.md#6",
            "runtime/isa/instruction-record.md#3",
        ],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.flags.gather-dim",
        when: "",
        require: "gather_dim == Y",
        message: "gather_dim must be Y",
        stage: None,
        engine: None,
        field: "flags.gather_dim",
        offset: 63,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#4"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.aligned",
        when: "",
        require: "addr_aligned(src_start_addr, 2) and addr_aligned(dst_start_addr, 32) and addr_aligned(src_idx_start_addr, 4)",
        message: "src_start_addr must be aligned to 2 bytes, dst_start_addr must be aligned to 32 bytes and src_idx_start_addr must be aligned to 4 bytes",
        stage: None,
        engine: None,
        field: "src_start_addr",
        offset: 16,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#4.1"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.elem-size",
        when: "",
        require: "elem_size in [2..256] and elem_size % 2 == 0",
        message: "elem_size must be between 2 and 256 and a multiple of 2",
        stage: None,
        engine: None,
        field: "elem_size",
        offset: 60,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#4.1"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.rows",
        when: "",
        require: "src_num_elem1 % 16 == 0 and src_num_elem1 == dst_num_elem0",
        message: "src_num_elem1 must be a multiple of 16 and src_num_elem1 must equal dst_num_elem0",
        stage: None,
        engine: None,
        field: "src_num_elem1",
        offset: 34,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#4.1"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.dst-step",
        when: "",
        require: "dst_num_elem1 == 1 or dst_step_elem1 % 32 == 0",
        message: "either dst_num_elem1 is 1 or dst_step_elem1 is a multiple of 32",
        stage: None,
        engine: None,
        field: "dst_num_elem1",
        offset: 58,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#4.1"],
    },
    RuleInfo {
        id: "DMA_GATHER_XPOSE.index-channels",
        when: "",
        require: "idx_num_active_channels == 128",
        message: "idx_num_active_channels must be 128",
        stage: None,
        engine: None,
        field: "idx_num_active_channels",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#4.1"],
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
    if (r[13] >> 3) != 0 {
        sink.broken(&RULES[3])?;
    }
    if matches!(r[23], 128 | 192) && tpb_core::bytes::uint(r, 18, 5) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[39] & 0xa0 == 0x80 && u16::from_le_bytes([r[37], r[38]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if matches!(r[47], 128 | 192) && tpb_core::bytes::uint(r, 42, 5) != 0 {
        sink.broken(&RULES[6])?;
    }
    if !(4..=7).contains(&(r[62] & 0x0f)) || (r[62] & 0x0f) != (r[62] >> 4) {
        sink.broken(&RULES[7])?;
    }
    if (r[13] & 7) > 4 {
        sink.broken(&RULES[8])?;
    }
    if (r[15] >> 7) != 1 && ((r[15] & 0x3f) != 0 || ((r[15] >> 6) & 1) != 0) {
        sink.broken(&RULES[9])?;
    }
    if matches!(r[23], 128 | 192) && (r[16] >= 64 || r[17] >= 64) {
        sink.broken(&RULES[10])?;
    }
    if r[39] & 0xa0 == 0x80 && r[36] >= 64 {
        sink.broken(&RULES[11])?;
    }
    if matches!(r[47], 128 | 192) && (r[40] >= 64 || r[41] >= 64) {
        sink.broken(&RULES[12])?;
    }
    if (r[51] >> 7) != 1 && ((r[51] & 0x3f) != 0 || ((r[51] >> 6) & 1) != 0) {
        sink.broken(&RULES[13])?;
    }
    if (r[63] & 3) != 1 {
        sink.broken(&RULES[14])?;
    }
    if !tpb_core::predicates::addr_aligned(&r[16..24], 2)
        || !tpb_core::predicates::addr_aligned(&r[40..48], 32)
        || !tpb_core::predicates::addr_aligned(&r[36..40], 4)
    {
        sink.broken(&RULES[15])?;
    }
    if !(2..=256).contains(&u16::from_le_bytes([r[60], r[61]]))
        || !u16::from_le_bytes([r[60], r[61]]).is_multiple_of(2)
    {
        sink.broken(&RULES[16])?;
    }
    if !u16::from_le_bytes([r[34], r[35]]).is_multiple_of(16)
        || u16::from_le_bytes([r[34], r[35]]) != u16::from_le_bytes([r[56], r[57]])
    {
        sink.broken(&RULES[17])?;
    }
    if u16::from_le_bytes([r[58], r[59]]) != 1
        && i32::rem_euclid(i32::from_le_bytes([r[52], r[53], r[54], r[55]]), 32) != 0
    {
        sink.broken(&RULES[18])?;
    }
    if r[14] != 128 {
        sink.broken(&RULES[19])?;
    }
    ControlFlow::Continue(())
}
