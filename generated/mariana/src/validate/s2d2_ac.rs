// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2D2_AC`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 37] = [
    RuleInfo {
        id: "S2D2_AC.header.inst_word_len.length",
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
        id: "S2D2_AC.events.wait_mode.known",
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
        id: "S2D2_AC.events.update_mode.known",
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
        id: "S2D2_AC.relu_param_src.known",
        when: "",
        require: "relu_param_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "relu_param_src",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#16",
            "gpsimd/uarch/activation-transcendental-tables.md#2.4",
            "cc/isa/activation-encoding.md#field-map-s2d2_ac_struct",
        ],
    },
    RuleInfo {
        id: "S2D2_AC.imm0_src.known",
        when: "",
        require: "imm0_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 25,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#16",
            "gpsimd/uarch/activation-transcendental-tables.md#2.4",
            "cc/isa/activation-encoding.md#field-map-s2d2_ac_struct",
        ],
    },
    RuleInfo {
        id: "S2D2_AC.reduce_cmd.known",
        when: "",
        require: "reduce_cmd is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reduce_cmd",
        offset: 26,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#16",
            "gpsimd/uarch/activation-transcendental-tables.md#2.4",
            "cc/isa/activation-encoding.md#field-map-s2d2_ac_struct",
        ],
    },
    RuleInfo {
        id: "S2D2_AC.imm1_src.known",
        when: "",
        require: "imm1_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm1_src",
        offset: 27,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#16",
            "gpsimd/uarch/activation-transcendental-tables.md#2.4",
            "cc/isa/activation-encoding.md#field-map-s2d2_ac_struct",
        ],
    },
    RuleInfo {
        id: "S2D2_AC.op0.known",
        when: "",
        require: "op0 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op0",
        offset: 29,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#16",
            "gpsimd/uarch/activation-transcendental-tables.md#2.4",
            "cc/isa/activation-encoding.md#field-map-s2d2_ac_struct",
        ],
    },
    RuleInfo {
        id: "S2D2_AC.op1.known",
        when: "",
        require: "op1 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op1",
        offset: 30,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#16",
            "gpsimd/uarch/activation-transcendental-tables.md#2.4",
            "cc/isa/activation-encoding.md#field-map-s2d2_ac_struct",
        ],
    },
    RuleInfo {
        id: "S2D2_AC.reduce_op.known",
        when: "",
        require: "reduce_op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reduce_op",
        offset: 31,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#16",
            "gpsimd/uarch/activation-transcendental-tables.md#2.4",
            "cc/isa/activation-encoding.md#field-map-s2d2_ac_struct",
        ],
    },
    RuleInfo {
        id: "S2D2_AC.reverse_operands.known",
        when: "",
        require: "reverse_operands is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reverse_operands",
        offset: 60,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#16",
            "gpsimd/uarch/activation-transcendental-tables.md#2.4",
            "cc/isa/activation-encoding.md#field-map-s2d2_ac_struct",
        ],
    },
    RuleInfo {
        id: "S2D2_AC.src_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
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
        id: "S2D2_AC.src_mem_pattern.i.p.reserved.zero",
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
        id: "S2D2_AC.src_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
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
        id: "S2D2_AC.imm0.imm_reg.reserved0.zero",
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
        id: "S2D2_AC.imm1.imm_reg.reserved0.zero",
        when: "",
        require: "imm1.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm1.imm_reg.reserved0",
        offset: 41,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2_AC.relu_param.imm_reg.reserved0.zero",
        when: "",
        require: "relu_param.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "relu_param.imm_reg.reserved0",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2D2_AC.dst_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
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
        id: "S2D2_AC.dst_mem_pattern.i.p.reserved.zero",
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
        id: "S2D2_AC.dst_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
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
        id: "S2D2_AC.dtypes",
        when: "",
        require: "is_valid_dtype(in_dtype, false) and is_valid_dtype(out_dtype, true)",
        message: "in_dtype must be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#7.1"],
    },
    RuleInfo {
        id: "S2D2_AC.imm-dtype",
        when: "",
        require: "imm_dtype != FP32R",
        message: "imm_dtype must not be FP32R",
        stage: None,
        engine: None,
        field: "imm_dtype",
        offset: 28,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#16"],
    },
    RuleInfo {
        id: "S2D2_AC.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/activate-pwl.md#7.1"],
    },
    RuleInfo {
        id: "S2D2_AC.src_mem_pattern.i.p.data_addr.addr_reg.regnum",
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
        id: "S2D2_AC.src_mem_pattern.t.start_addr.addr_reg.regnum",
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
        id: "S2D2_AC.dst_mem_pattern.i.p.data_addr.addr_reg.regnum",
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
        id: "S2D2_AC.dst_mem_pattern.t.start_addr.addr_reg.regnum",
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
        id: "S2D2_AC.src",
        when: "",
        require: "mem_valid(src_mem_pattern, in_dtype, false, true, true)",
        message: "src_mem_pattern must be a legal access pattern to read as in_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#16"],
    },
    RuleInfo {
        id: "S2D2_AC.dst",
        when: "",
        require: "mem_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "dst_mem_pattern must be a legal access pattern to write as out_dtype",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 48,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#16"],
    },
    RuleInfo {
        id: "S2D2_AC.imm0-pointer",
        when: "imm0_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm0, imm_dtype, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "imm0",
        offset: 36,
        size: 4,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#16"],
    },
    RuleInfo {
        id: "S2D2_AC.imm1-pointer",
        when: "imm1_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm1, imm_dtype, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "imm1",
        offset: 40,
        size: 4,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#16"],
    },
    RuleInfo {
        id: "S2D2_AC.relu-param-pointer",
        when: "relu_param_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(relu_param, imm_dtype, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "relu_param",
        offset: 44,
        size: 4,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#16"],
    },
    RuleInfo {
        id: "S2D2_AC.ops",
        when: "",
        require: "(op0 == MULT and op1 in [ADD, SUBTRACT, BYPASS]) or (op0 in [ADD, SUBTRACT, BYPASS] and op1 == BYPASS)",
        message: "either op0 is MULT, and op1 is ADD, SUBTRACT or BYPASS; or op0 is ADD, SUBTRACT or BYPASS, and op1 is BYPASS",
        stage: None,
        engine: None,
        field: "op0",
        offset: 29,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#16",
            "nki docs: nki.isa activate2",
        ],
    },
    RuleInfo {
        id: "S2D2_AC.reduce-op",
        when: "",
        require: "(reduce_cmd == IDLE and reduce_op == BYPASS) or (reduce_cmd != IDLE and reduce_op != BYPASS)",
        message: "either reduce_cmd is IDLE and reduce_op is BYPASS, or reduce_cmd is not IDLE and reduce_op is not BYPASS",
        stage: None,
        engine: None,
        field: "reduce_cmd",
        offset: 26,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/pool-compute-misc.md#16"],
    },
    RuleInfo {
        id: "S2D2_AC.reductions",
        when: "reduce_cmd != IDLE",
        require: "reduce_op in [ADD, MAX, MIN, ABS_MAX, ABS_MIN]",
        message: "reduce_op must be ADD, MAX, MIN, ABS_MAX or ABS_MIN",
        stage: None,
        engine: None,
        field: "reduce_op",
        offset: 31,
        size: 1,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa activate2"],
    },
    RuleInfo {
        id: "S2D2_AC.scalar-quadrants",
        when: "not in_psum(src_mem_pattern)",
        require: "(imm0_src != POINTER_IMMEDIATE or same_quadrant(imm0, src_mem_pattern)) and (imm1_src != POINTER_IMMEDIATE or same_quadrant(imm1, src_mem_pattern)) and (relu_param_src != POINTER_IMMEDIATE or same_quadrant(relu_param, src_mem_pattern))",
        message: "scalars and source share a quadrant (erratum 3071)",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 25,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/activation-encoding.md"],
    },
    RuleInfo {
        id: "S2D2_AC.scalar-quadrants-psum",
        when: "in_psum(src_mem_pattern)",
        require: "(imm0_src != POINTER_IMMEDIATE or imm1_src != POINTER_IMMEDIATE or same_quadrant(imm0, imm1)) and (imm0_src != POINTER_IMMEDIATE or relu_param_src != POINTER_IMMEDIATE or same_quadrant(imm0, relu_param)) and (imm1_src != POINTER_IMMEDIATE or relu_param_src != POINTER_IMMEDIATE or same_quadrant(imm1, relu_param))",
        message: "scalars share a quadrant (erratum 3071)",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 25,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/activation-encoding.md"],
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
    if !(0..=2).contains(&r[24]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=2).contains(&r[25]) {
        sink.broken(&RULES[4])?;
    }
    if !(0..=3).contains(&r[26]) {
        sink.broken(&RULES[5])?;
    }
    if !(0..=2).contains(&r[27]) {
        sink.broken(&RULES[6])?;
    }
    if !matches!(r[29], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[7])?;
    }
    if !matches!(r[30], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[8])?;
    }
    if !matches!(r[31], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[9])?;
    }
    if !(0..=3).contains(&r[60]) {
        sink.broken(&RULES[10])?;
    }
    if r[15] & 0x60 == 0x20 && r[19] & 0xa0 == 0x80
        && u16::from_le_bytes([r[17], r[18]]) != 0
    {
        sink.broken(&RULES[11])?;
    }
    if r[15] & 0x60 == 0x20 && u16::from_le_bytes([r[22], r[23]]) != 0 {
        sink.broken(&RULES[12])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[13])?;
    }
    if r[25] == 2 && tpb_core::bytes::uint(r, 37, 3) != 0 {
        sink.broken(&RULES[14])?;
    }
    if r[27] == 2 && tpb_core::bytes::uint(r, 41, 3) != 0 {
        sink.broken(&RULES[15])?;
    }
    if r[24] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[16])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80
        && u16::from_le_bytes([r[53], r[54]]) != 0
    {
        sink.broken(&RULES[17])?;
    }
    if r[51] & 0x60 == 0x20 && u16::from_le_bytes([r[58], r[59]]) != 0 {
        sink.broken(&RULES[18])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[19])?;
    }
    if !tpb_core::predicates::is_valid_dtype(3, r[32], false)
        || !tpb_core::predicates::is_valid_dtype(3, r[33], true)
    {
        sink.broken(&RULES[20])?;
    }
    if r[28] == 0x0b {
        sink.broken(&RULES[21])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[22])?;
    }
    if r[15] & 0x60 == 0x20 && r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[23])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[24])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[25])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[26])?;
    }
    if !tpb_core::predicates::mem_valid(3, &r[12..24], r[32], false, true, true) {
        sink.broken(&RULES[27])?;
    }
    if !tpb_core::predicates::mem_valid(3, &r[48..60], r[33], true, true, true) {
        sink.broken(&RULES[28])?;
    }
    if cx.counts(layout::Conf::Med) && r[25] == 1
        && !tpb_core::predicates::imm_pointer_valid(3, &r[36..40], r[28], r[34])
    {
        sink.broken(&RULES[29])?;
    }
    if cx.counts(layout::Conf::Med) && r[27] == 1
        && !tpb_core::predicates::imm_pointer_valid(3, &r[40..44], r[28], r[34])
    {
        sink.broken(&RULES[30])?;
    }
    if cx.counts(layout::Conf::Med) && r[24] == 1
        && !tpb_core::predicates::imm_pointer_valid(3, &r[44..48], r[28], r[34])
    {
        sink.broken(&RULES[31])?;
    }
    if (r[29] != 6 || !matches!(r[30], 0 | 4 | 5))
        && (!matches!(r[29], 0 | 4 | 5) || r[30] != 0)
    {
        sink.broken(&RULES[32])?;
    }
    if (r[26] != 0 || r[31] != 0) && (r[26] == 0 || r[31] == 0) {
        sink.broken(&RULES[33])?;
    }
    if r[26] != 0 && !matches!(r[31], 4 | 8 | 9 | 0x20 | 0x21) {
        sink.broken(&RULES[34])?;
    }
    if !tpb_core::predicates::in_psum(&r[12..24])
        && ((r[25] == 1 && !tpb_core::predicates::same_quadrant(&r[36..40], &r[12..24]))
            || (r[27] == 1
                && !tpb_core::predicates::same_quadrant(&r[40..44], &r[12..24]))
            || (r[24] == 1
                && !tpb_core::predicates::same_quadrant(&r[44..48], &r[12..24])))
    {
        sink.broken(&RULES[35])?;
    }
    if tpb_core::predicates::in_psum(&r[12..24])
        && ((r[25] == 1 && r[27] == 1
            && !tpb_core::predicates::same_quadrant(&r[36..40], &r[40..44]))
            || (r[25] == 1 && r[24] == 1
                && !tpb_core::predicates::same_quadrant(&r[36..40], &r[44..48]))
            || (r[27] == 1 && r[24] == 1
                && !tpb_core::predicates::same_quadrant(&r[40..44], &r[44..48])))
    {
        sink.broken(&RULES[36])?;
    }
    ControlFlow::Continue(())
}
