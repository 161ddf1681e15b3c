// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `PSEUDO_DMA_DIRECT2D`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 13] = [
    RuleInfo {
        id: "PSEUDO_DMA_DIRECT2D.header.inst_word_len.length",
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
        id: "PSEUDO_DMA_DIRECT2D.events.wait_mode.known",
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
        id: "PSEUDO_DMA_DIRECT2D.events.update_mode.known",
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
        id: "PSEUDO_DMA_DIRECT2D.dma_configs.reserved.zero",
        when: "",
        require: "dma_configs.reserved == 0",
        message: "reserved bits must be zero",
        stage: None,
        engine: None,
        field: "dma_configs.reserved",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1"],
    },
    RuleInfo {
        id: "PSEUDO_DMA_DIRECT2D.src_start_addr.addr_reg.reserved0.zero",
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
        id: "PSEUDO_DMA_DIRECT2D.dst_start_addr.addr_reg.reserved0.zero",
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
        id: "PSEUDO_DMA_DIRECT2D.dtypes",
        when: "",
        require: "in_dtype not in [FP32R, UINT64, INT64] and out_dtype not in [UINT64, INT64]",
        message: "in_dtype must not be FP32R, UINT64 or INT64; and out_dtype must not be UINT64 or INT64",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 62,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#6.5"],
    },
    RuleInfo {
        id: "PSEUDO_DMA_DIRECT2D.dma_configs.priority-class",
        when: "",
        require: "priority_class <= 4",
        message: "priority_class must be at most 4",
        stage: None,
        engine: None,
        field: "dma_configs.priority_class",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/dma/gather-scatter-descriptors.md#1"],
    },
    RuleInfo {
        id: "PSEUDO_DMA_DIRECT2D.src_start_addr.addr_reg.registers",
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
        id: "PSEUDO_DMA_DIRECT2D.src_bound_reg.unused-is-zero",
        when: "",
        require: "bc_enabled == 1 or (bc_reg == 0 and bc_disable_oob_error_notif == 0)",
        message: "either bc_enabled is 1, or bc_reg and bc_disable_oob_error_notif are 0",
        stage: None,
        engine: None,
        field: "src_bound_reg.bc_enabled",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/dma/gather-scatter-descriptors.md#6",
            "runtime/isa/instruction-record.md#3",
        ],
    },
    RuleInfo {
        id: "PSEUDO_DMA_DIRECT2D.dst_bound_reg.unused-is-zero",
        when: "",
        require: "bc_enabled == 1 or (bc_reg == 0 and bc_disable_oob_error_notif == 0)",
        message: "either bc_enabled is 1, or bc_reg and bc_disable_oob_error_notif are 0",
        stage: None,
        engine: None,
        field: "dst_bound_reg.bc_enabled",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/dma/gather-scatter-descriptors.md#6",
            "runtime/isa/instruction-record.md#3",
        ],
    },
    RuleInfo {
        id: "PSEUDO_DMA_DIRECT2D.dst_start_addr.addr_reg.registers",
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
        id: "PSEUDO_DMA_DIRECT2D.sunda-ops",
        when: "",
        require: "dge_op in [DMA_DIRECT2D, DMA_INDIRECT1D]",
        message: "dge_op must be DMA_DIRECT2D or DMA_INDIRECT1D",
        stage: None,
        engine: None,
        field: "dge_op",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#10"],
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
    if (r[12] >> 3) != 0 {
        sink.broken(&RULES[3])?;
    }
    if r[23] & 0x80 == 0x80 && tpb_core::bytes::uint(r, 18, 5) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[47] & 0x80 == 0x80 && tpb_core::bytes::uint(r, 42, 5) != 0 {
        sink.broken(&RULES[5])?;
    }
    if matches!(r[62], 1 | 0x0b | 0x0c) || matches!(r[63], 1 | 0x0c) {
        sink.broken(&RULES[6])?;
    }
    if (r[12] & 7) > 4 {
        sink.broken(&RULES[7])?;
    }
    if r[23] & 0x80 == 0x80 && (r[16] >= 64 || r[17] >= 64) {
        sink.broken(&RULES[8])?;
    }
    if (r[38] >> 7) != 1 && ((r[38] & 0x3f) != 0 || ((r[38] >> 6) & 1) != 0) {
        sink.broken(&RULES[9])?;
    }
    if (r[39] >> 7) != 1 && ((r[39] & 0x3f) != 0 || ((r[39] >> 6) & 1) != 0) {
        sink.broken(&RULES[10])?;
    }
    if r[47] & 0x80 == 0x80 && (r[40] >= 64 || r[41] >= 64) {
        sink.broken(&RULES[11])?;
    }
    if !matches!(r[15], 0 | 1) {
        sink.broken(&RULES[12])?;
    }
    ControlFlow::Continue(())
}
