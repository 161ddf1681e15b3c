// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S4D4_IC`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 24] = [
    RuleInfo {
        id: "S4D4_IC.header.inst_word_len.length",
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
        id: "S4D4_IC.events.wait_mode.known",
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
        id: "S4D4_IC.events.update_mode.known",
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
        id: "S4D4_IC.src_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S4D4_IC.src_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "src_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.reserved",
        offset: 22,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "S4D4_IC.src_mem_pattern.i.reserved1.zero",
        when: "",
        require: "src_mem_pattern.i.reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.reserved1",
        offset: 24,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
    },
    RuleInfo {
        id: "S4D4_IC.src_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 13,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S4D4_IC.dst_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 49,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S4D4_IC.dst_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "dst_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.p.reserved",
        offset: 54,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "S4D4_IC.dst_mem_pattern.i.reserved1.zero",
        when: "",
        require: "dst_mem_pattern.i.reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.reserved1",
        offset: 56,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
    },
    RuleInfo {
        id: "S4D4_IC.dst_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 45,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S4D4_IC.same-dtype",
        when: "",
        require: "in_dtype == out_dtype",
        message: "in_dtype must equal out_dtype",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
    },
    RuleInfo {
        id: "S4D4_IC.channels",
        when: "",
        require: "num_active_channels % 16 == 0",
        message: "num_active_channels must be a multiple of 16",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
    },
    RuleInfo {
        id: "S4D4_IC.start-partition",
        when: "",
        require: "start_addr_active_channels(src_mem_pattern, 1)",
        message: "the start partition begins a quadrant",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
    },
    RuleInfo {
        id: "S4D4_IC.src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D4_IC.src_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D4_IC.dst_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D4_IC.dst_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D4_IC.src",
        when: "",
        require: "mem_valid(src_mem_pattern, in_dtype, false, false, true)",
        message: "src_mem_pattern must be a legal access pattern outside PSUM to read as in_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
    },
    RuleInfo {
        id: "S4D4_IC.elements-per-index",
        when: "",
        require: "src_num_elem_per_idx in [1, 2, 4, 8, 16, 32]",
        message: "src_num_elem_per_idx must be 1, 2, 4, 8, 16 or 32",
        stage: None,
        engine: None,
        field: "src_num_elem_per_idx",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
    },
    RuleInfo {
        id: "S4D4_IC.dst-unused",
        when: "",
        require: "dst_num_elem_per_idx == 0 and dst_buffer_size == 0",
        message: "dst_num_elem_per_idx and dst_buffer_size must be 0",
        stage: None,
        engine: None,
        field: "dst_num_elem_per_idx",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
    },
    RuleInfo {
        id: "S4D4_IC.buffer",
        when: "",
        require: "src_buffer_size > 1",
        message: "src_buffer_size must be more than 1",
        stage: None,
        engine: None,
        field: "src_buffer_size",
        offset: 38,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
    },
    RuleInfo {
        id: "S4D4_IC.arms",
        when: "",
        require: "arm(src_mem_pattern) == i and arm(dst_mem_pattern) == t",
        message: "the source goes through indices, the destination does not",
        stage: None,
        engine: None,
        field: "src_mem_pattern.marker",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
    },
    RuleInfo {
        id: "S4D4_IC.index-count",
        when: "arm(src_mem_pattern) == i",
        require: "src_mem_pattern.i.p.num_elem <= 4096 * src_num_elem_per_idx",
        message: "at most 4096 indices",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.num_elem",
        offset: 20,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
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
    if r[15] & 0x60 == 0x20 && r[19] & 0xa0 == 0x80
        && u16::from_le_bytes([r[17], r[18]]) != 0
    {
        sink.broken(&RULES[3])?;
    }
    if r[15] & 0x60 == 0x20 && u16::from_le_bytes([r[22], r[23]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[15] & 0x60 == 0x20
        && u64::from_le_bytes([r[24], r[25], r[26], r[27], r[28], r[29], r[30], r[31]])
            != 0
    {
        sink.broken(&RULES[5])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[47] & 0x60 == 0x20 && r[51] & 0xa0 == 0x80
        && u16::from_le_bytes([r[49], r[50]]) != 0
    {
        sink.broken(&RULES[7])?;
    }
    if r[47] & 0x60 == 0x20 && u16::from_le_bytes([r[54], r[55]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[47] & 0x60 == 0x20
        && u64::from_le_bytes([r[56], r[57], r[58], r[59], r[60], r[61], r[62], r[63]])
            != 0
    {
        sink.broken(&RULES[9])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[32] != r[33] {
        sink.broken(&RULES[11])?;
    }
    if !r[34].is_multiple_of(16) {
        sink.broken(&RULES[12])?;
    }
    if cx.counts(layout::Conf::Med)
        && !tpb_core::predicates::start_addr_active_channels(&r[12..32], 1)
    {
        sink.broken(&RULES[13])?;
    }
    if r[15] & 0x60 == 0x20 && r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if r[47] & 0x60 == 0x20 && r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[16])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[17])?;
    }
    if !tpb_core::predicates::mem_valid(2, &r[12..32], r[32], false, false, true) {
        sink.broken(&RULES[18])?;
    }
    if !matches!(r[35], 1 | 2 | 4 | 8 | 16 | 32) {
        sink.broken(&RULES[19])?;
    }
    if r[36] != 0 || u16::from_le_bytes([r[40], r[41]]) != 0 {
        sink.broken(&RULES[20])?;
    }
    if u16::from_le_bytes([r[38], r[39]]) <= 1 {
        sink.broken(&RULES[21])?;
    }
    if r[15] & 0x60 != 0x20 || r[47] & 0x60 == 0x20 {
        sink.broken(&RULES[22])?;
    }
    if r[15] & 0x60 == 0x20
        && u32::from(u16::from_le_bytes([r[20], r[21]])) > 4096 * u32::from(r[35])
    {
        sink.broken(&RULES[23])?;
    }
    ControlFlow::Continue(())
}
