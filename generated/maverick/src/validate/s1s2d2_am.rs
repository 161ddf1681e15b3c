// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S1S2D2_AM`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 27] = [
    RuleInfo {
        id: "S1S2D2_AM.header.inst_word_len.length",
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
        id: "S1S2D2_AM.events.wait_mode.known",
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
        id: "S1S2D2_AM.events.update_mode.known",
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
        id: "S1S2D2_AM.imm0_src.known",
        when: "",
        require: "imm0_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#7.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#17",
        ],
    },
    RuleInfo {
        id: "S1S2D2_AM.reduce_cmd.known",
        when: "",
        require: "reduce_cmd is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reduce_cmd",
        offset: 25,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#7.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#17",
        ],
    },
    RuleInfo {
        id: "S1S2D2_AM.op0.known",
        when: "",
        require: "op0 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op0",
        offset: 28,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#7.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#17",
        ],
    },
    RuleInfo {
        id: "S1S2D2_AM.op1.known",
        when: "",
        require: "op1 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op1",
        offset: 29,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#7.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#17",
        ],
    },
    RuleInfo {
        id: "S1S2D2_AM.reduce_op.known",
        when: "",
        require: "reduce_op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reduce_op",
        offset: 30,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#7.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#17",
        ],
    },
    RuleInfo {
        id: "S1S2D2_AM.reverse_operands.known",
        when: "",
        require: "reverse_operands is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reverse_operands",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/activate-pwl.md#7.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#17",
        ],
    },
    RuleInfo {
        id: "S1S2D2_AM.src_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
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
        id: "S1S2D2_AM.src_mem_pattern.i.p.reserved.zero",
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
        id: "S1S2D2_AM.src_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
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
        id: "S1S2D2_AM.imm0.imm_reg.reserved0.zero",
        when: "",
        require: "imm0.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm0.imm_reg.reserved0",
        offset: 37,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S1S2D2_AM.prev_pass_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "prev_pass_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "prev_pass_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 41,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S1S2D2_AM.dst_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
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
        id: "S1S2D2_AM.dst_mem_pattern.i.p.reserved.zero",
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
        id: "S1S2D2_AM.dst_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
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
        id: "S1S2D2_AM.channels",
        when: "",
        require: "num_active_channels <= 128",
        message: "num_active_channels must be at most 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 33,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#17"],
    },
    RuleInfo {
        id: "S1S2D2_AM.prev-pass-partition",
        when: "",
        require: "start_addr_active_channels(prev_pass_mem_pattern, num_active_channels)",
        message: "the first partition of prev_pass_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "prev_pass_mem_pattern",
        offset: 40,
        size: 8,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#7.2"],
    },
    RuleInfo {
        id: "S1S2D2_AM.src_mem_pattern.i.p.data_addr.addr_reg.regnum",
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
        id: "S1S2D2_AM.src_mem_pattern.t.start_addr.addr_reg.regnum",
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
        id: "S1S2D2_AM.prev_pass_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "prev_pass_mem_pattern.start_addr.addr_reg.regnum",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S1S2D2_AM.dst_mem_pattern.i.p.data_addr.addr_reg.regnum",
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
        id: "S1S2D2_AM.dst_mem_pattern.t.start_addr.addr_reg.regnum",
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
        id: "S1S2D2_AM.src",
        when: "",
        require: "mem_valid(src_mem_pattern, in_dtype, false, false, true)",
        message: "src_mem_pattern must be a legal access pattern outside PSUM to read as in_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#7.2"],
    },
    RuleInfo {
        id: "S1S2D2_AM.dst",
        when: "",
        require: "mem_valid(dst_mem_pattern, out_dtype, true, false, true)",
        message: "dst_mem_pattern must be a legal access pattern outside PSUM to write as out_dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 48,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#7.2"],
    },
    RuleInfo {
        id: "S1S2D2_AM.prev-pass",
        when: "",
        require: "tensor_valid(prev_pass_mem_pattern, out_dtype, false, false, true)",
        message: "prev_pass_mem_pattern must be a legal tensor outside PSUM to read as out_dtype",
        stage: None,
        engine: None,
        field: "prev_pass_mem_pattern",
        offset: 40,
        size: 8,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#17",
            "gpsimd/firmware/kernels/activate-pwl.md#7.2",
        ],
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
    if !(0..=2).contains(&r[24]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=3).contains(&r[25]) {
        sink.broken(&RULES[4])?;
    }
    if !matches!(r[28], 0..= 0x1d | 0x20..= 0x24 | 0xc4..= 0xe1) {
        sink.broken(&RULES[5])?;
    }
    if !matches!(r[29], 0..= 0x1d | 0x20..= 0x24 | 0xc4..= 0xe1) {
        sink.broken(&RULES[6])?;
    }
    if !matches!(r[30], 0..= 0x1d | 0x20..= 0x24 | 0xc4..= 0xe1) {
        sink.broken(&RULES[7])?;
    }
    if !(0..=3).contains(&r[35]) {
        sink.broken(&RULES[8])?;
    }
    if r[15] & 0x60 == 0x20 && r[19] & 0xa0 == 0x80
        && u16::from_le_bytes([r[17], r[18]]) != 0
    {
        sink.broken(&RULES[9])?;
    }
    if r[15] & 0x60 == 0x20 && u16::from_le_bytes([r[22], r[23]]) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[24] == 2 && tpb_core::bytes::uint(r, 37, 3) != 0 {
        sink.broken(&RULES[12])?;
    }
    if r[43] & 0xa0 == 0x80 && u16::from_le_bytes([r[41], r[42]]) != 0 {
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
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[16])?;
    }
    if r[33] > 128 {
        sink.broken(&RULES[17])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[40..48], r[33]) {
        sink.broken(&RULES[18])?;
    }
    if r[15] & 0x60 == 0x20 && r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[19])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[20])?;
    }
    if r[43] & 0xa0 == 0x80 && r[40] >= 64 {
        sink.broken(&RULES[21])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[22])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[23])?;
    }
    if !tpb_core::predicates::mem_valid(5, &r[12..24], r[31], false, false, true) {
        sink.broken(&RULES[24])?;
    }
    if !tpb_core::predicates::mem_valid(5, &r[48..60], r[32], true, false, true) {
        sink.broken(&RULES[25])?;
    }
    if !tpb_core::predicates::tensor_valid(5, &r[40..48], r[32], false, false, true) {
        sink.broken(&RULES[26])?;
    }
    ControlFlow::Continue(())
}
