// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `DMA_INDIRECT1D`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 31] = [
    RuleInfo {
        id: "DMA_INDIRECT1D.header.inst_word_len.length",
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
        id: "DMA_INDIRECT1D.events.wait_mode.known",
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
        id: "DMA_INDIRECT1D.events.update_mode.known",
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
        id: "DMA_INDIRECT1D.compute_op.known",
        when: "",
        require: "compute_op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "compute_op",
        offset: 60,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.src_start_addr.addr_reg.reserved0.zero",
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
        id: "DMA_INDIRECT1D.dst_start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_start_addr.addr_reg.reserved0",
        offset: 34,
        size: 5,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.src_idx_start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_idx_start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_idx_start_addr.addr_reg.reserved0",
        offset: 49,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.dst_idx_start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_idx_start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_idx_start_addr.addr_reg.reserved0",
        offset: 53,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.dma_configs.reserved.zero",
        when: "",
        require: "dma_configs.reserved == 0",
        message: "reserved bits must be zero",
        stage: None,
        engine: None,
        field: "dma_configs.reserved",
        offset: 61,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.reserved.zero",
        when: "",
        require: "reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved",
        offset: 62,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.flags.gather-alone",
        when: "indirect_mode == SRC_INDIRECTION",
        require: "scatter_dim == X",
        message: "scatter_dim must be X",
        stage: None,
        engine: None,
        field: "flags.scatter_dim",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1.1"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.flags.scatter-alone",
        when: "indirect_mode == DST_INDIRECTION",
        require: "gather_dim == X",
        message: "gather_dim must be X",
        stage: None,
        engine: None,
        field: "flags.gather_dim",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1.1"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.src_start_addr.addr_reg.registers",
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
        id: "DMA_INDIRECT1D.dst_start_addr.addr_reg.registers",
        when: "",
        require: "reg_lo < 64 and reg_hi < 64",
        message: "reg_lo and reg_hi must be less than 64",
        stage: None,
        engine: None,
        field: "dst_start_addr.addr_reg.reg_lo",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.src_idx_start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_idx_start_addr.addr_reg.regnum",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.dst_idx_start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_idx_start_addr.addr_reg.regnum",
        offset: 52,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.src_idx_bound_reg.unused-is-zero",
        when: "",
        require: "bc_enabled == 1 or (bc_reg == 0 and bc_disable_oob_error_notif == 0)",
        message: "either bc_enabled is 1, or bc_reg and bc_disable_oob_error_notif are 0",
        stage: None,
        engine: None,
        field: "src_idx_bound_reg.bc_enabled",
        offset: 58,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/dma/gather-scatter-descriptors.md#6",
            "runtime/isa/instruction-record.md#3",
        ],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.dst_idx_bound_reg.unused-is-zero",
        when: "",
        require: "bc_enabled == 1 or (bc_reg == 0 and bc_disable_oob_error_notif == 0)",
        message: "either bc_enabled is 1, or bc_reg and bc_disable_oob_error_notif are 0",
        stage: None,
        engine: None,
        field: "dst_idx_bound_reg.bc_enabled",
        offset: 59,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/dma/gather-scatter-descriptors.md#6",
            "runtime/isa/instruction-record.md#3",
        ],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.dma_configs.priority-class",
        when: "",
        require: "priority_class <= 4",
        message: "priority_class must be at most 4",
        stage: None,
        engine: None,
        field: "dma_configs.priority_class",
        offset: 61,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.addresses",
        when: "",
        require: "addr8_valid(src_start_addr) and addr8_valid(dst_start_addr)",
        message: "src_start_addr and dst_start_addr must each be a legal address of 8 bytes",
        stage: None,
        engine: None,
        field: "src_start_addr",
        offset: 16,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3.2"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.src-count",
        when: "flags.indirect_mode in [SRC_INDIRECTION, SRC_DST_INDIRECTION]",
        require: "src_num_elem <= 4096",
        message: "an indexed side has at most 4096 elements",
        stage: None,
        engine: None,
        field: "src_num_elem",
        offset: 28,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3.2"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.src-shape-register",
        when: "shape_from_register8(src_start_addr)",
        require: "src_num_elem == 0",
        message: "src_num_elem must be 0",
        stage: None,
        engine: None,
        field: "src_num_elem",
        offset: 28,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1.2"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.src-index",
        when: "flags.indirect_mode in [SRC_INDIRECTION, SRC_DST_INDIRECTION]",
        require: "arm(src_idx_start_addr) == addr_reg or (src_idx_start_addr.addr_immediate.sbuf_quadrant == 0 and src_idx_start_addr.addr_immediate.psum == 0)",
        message: "indices start in partition 0 of SBUF",
        stage: None,
        engine: None,
        field: "src_idx_start_addr.marker",
        offset: 51,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3.2"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.src-index-bound",
        when: "",
        require: "src_idx_bound_reg.bc_enabled == 0 or flags.idx_bound_is_err == 1 or src_idx_bound_reg.bc_disable_oob_error_notif == 0",
        message: "either src_idx_bound_reg.bc_enabled or src_idx_bound_reg.bc_disable_oob_error_notif is 0, or flags.idx_bound_is_err is 1",
        stage: None,
        engine: None,
        field: "src_idx_bound_reg.bc_enabled",
        offset: 58,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#6"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.dst-count",
        when: "flags.indirect_mode in [DST_INDIRECTION, SRC_DST_INDIRECTION]",
        require: "dst_num_elem <= 4096",
        message: "an indexed side has at most 4096 elements",
        stage: None,
        engine: None,
        field: "dst_num_elem",
        offset: 44,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3.2"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.dst-shape-register",
        when: "shape_from_register8(dst_start_addr)",
        require: "dst_num_elem == 0",
        message: "dst_num_elem must be 0",
        stage: None,
        engine: None,
        field: "dst_num_elem",
        offset: 44,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1.2"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.dst-index",
        when: "flags.indirect_mode in [DST_INDIRECTION, SRC_DST_INDIRECTION]",
        require: "arm(dst_idx_start_addr) == addr_reg or (dst_idx_start_addr.addr_immediate.sbuf_quadrant == 0 and dst_idx_start_addr.addr_immediate.psum == 0)",
        message: "indices start in partition 0 of SBUF",
        stage: None,
        engine: None,
        field: "dst_idx_start_addr.marker",
        offset: 55,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3.2"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.dst-index-bound",
        when: "",
        require: "dst_idx_bound_reg.bc_enabled == 0 or flags.idx_bound_is_err == 1 or dst_idx_bound_reg.bc_disable_oob_error_notif == 0",
        message: "either dst_idx_bound_reg.bc_enabled or dst_idx_bound_reg.bc_disable_oob_error_notif is 0, or flags.idx_bound_is_err is 1",
        stage: None,
        engine: None,
        field: "dst_idx_bound_reg.bc_enabled",
        offset: 59,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#6"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.gather-dim",
        when: "",
        require: "flags.gather_dim == X or shape_from_register8(src_start_addr)",
        message: "either flags.gather_dim is X or the counts that go with src_start_addr are from a shape register",
        stage: None,
        engine: None,
        field: "flags.gather_dim",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1.1"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.scatter-dim",
        when: "",
        require: "flags.scatter_dim == X or shape_from_register8(dst_start_addr)",
        message: "either flags.scatter_dim is X or the counts that go with dst_start_addr are from a shape register",
        stage: None,
        engine: None,
        field: "flags.scatter_dim",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1.1"],
    },
    RuleInfo {
        id: "DMA_INDIRECT1D.index-channels",
        when: "",
        require: "idx_num_active_channels == 128",
        message: "idx_num_active_channels must be 128",
        stage: None,
        engine: None,
        field: "idx_num_active_channels",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3.2"],
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
    if !(0..=4).contains(&r[60]) {
        sink.broken(&RULES[3])?;
    }
    if matches!(r[23], 128 | 192) && tpb_core::bytes::uint(r, 18, 5) != 0 {
        sink.broken(&RULES[4])?;
    }
    if matches!(r[39], 128 | 192) && tpb_core::bytes::uint(r, 34, 5) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[55] & 0xa0 == 0x80 && u16::from_le_bytes([r[53], r[54]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if (r[61] >> 3) != 0 {
        sink.broken(&RULES[8])?;
    }
    if u16::from_le_bytes([r[62], r[63]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if (r[15] & 3) == 0 && (r[15] >> 6) != 0 {
        sink.broken(&RULES[10])?;
    }
    if (r[15] & 3) == 1 && ((r[15] >> 4) & 3) != 0 {
        sink.broken(&RULES[11])?;
    }
    if matches!(r[23], 128 | 192) && (r[16] >= 64 || r[17] >= 64) {
        sink.broken(&RULES[12])?;
    }
    if matches!(r[39], 128 | 192) && (r[32] >= 64 || r[33] >= 64) {
        sink.broken(&RULES[13])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if (r[58] >> 7) != 1 && ((r[58] & 0x3f) != 0 || ((r[58] >> 6) & 1) != 0) {
        sink.broken(&RULES[16])?;
    }
    if (r[59] >> 7) != 1 && ((r[59] & 0x3f) != 0 || ((r[59] >> 6) & 1) != 0) {
        sink.broken(&RULES[17])?;
    }
    if (r[61] & 7) > 4 {
        sink.broken(&RULES[18])?;
    }
    if !tpb_core::predicates::addr8_valid(&r[16..24])
        || !tpb_core::predicates::addr8_valid(&r[32..40])
    {
        sink.broken(&RULES[19])?;
    }
    if matches!(r[15] & 3, 0 | 2) && u16::from_le_bytes([r[28], r[29]]) > 4096 {
        sink.broken(&RULES[20])?;
    }
    if tpb_core::predicates::shape_from_register8(&r[16..24])
        && u16::from_le_bytes([r[28], r[29]]) != 0
    {
        sink.broken(&RULES[21])?;
    }
    if matches!(r[15] & 3, 0 | 2) && r[51] & 0xa0 != 0x80
        && (tpb_core::bytes::bits(r, 50, 7, 2) != 0 || ((r[51] >> 1) & 1) != 0)
    {
        sink.broken(&RULES[22])?;
    }
    if (r[58] >> 7) != 0 && ((r[15] >> 2) & 1) != 1 && ((r[58] >> 6) & 1) != 0 {
        sink.broken(&RULES[23])?;
    }
    if matches!(r[15] & 3, 1 | 2) && u16::from_le_bytes([r[44], r[45]]) > 4096 {
        sink.broken(&RULES[24])?;
    }
    if tpb_core::predicates::shape_from_register8(&r[32..40])
        && u16::from_le_bytes([r[44], r[45]]) != 0
    {
        sink.broken(&RULES[25])?;
    }
    if matches!(r[15] & 3, 1 | 2) && r[55] & 0xa0 != 0x80
        && (tpb_core::bytes::bits(r, 54, 7, 2) != 0 || ((r[55] >> 1) & 1) != 0)
    {
        sink.broken(&RULES[26])?;
    }
    if (r[59] >> 7) != 0 && ((r[15] >> 2) & 1) != 1 && ((r[59] >> 6) & 1) != 0 {
        sink.broken(&RULES[27])?;
    }
    if ((r[15] >> 4) & 3) != 0 && !tpb_core::predicates::shape_from_register8(&r[16..24])
    {
        sink.broken(&RULES[28])?;
    }
    if (r[15] >> 6) != 0 && !tpb_core::predicates::shape_from_register8(&r[32..40]) {
        sink.broken(&RULES[29])?;
    }
    if r[14] != 128 {
        sink.broken(&RULES[30])?;
    }
    ControlFlow::Continue(())
}
