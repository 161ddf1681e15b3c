// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S4D4_CR`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 18] = [
    RuleInfo {
        id: "S4D4_CR.header.inst_word_len.length",
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
        id: "S4D4_CR.events.wait_mode.known",
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
        id: "S4D4_CR.events.update_mode.known",
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
        id: "S4D4_CR.reduce_op.known",
        when: "",
        require: "reduce_op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reduce_op",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#3.1"],
    },
    RuleInfo {
        id: "S4D4_CR.reduce_axis.known",
        when: "",
        require: "reduce_axis is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reduce_axis",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#3.1"],
    },
    RuleInfo {
        id: "S4D4_CR.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 13,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S4D4_CR.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 37,
        size: 3,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#3.1"],
    },
    RuleInfo {
        id: "S4D4_CR.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 45,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S4D4_CR.dtypes",
        when: "",
        require: "is_valid_dtype(in_dtype, false) and is_valid_dtype(out_dtype, true)",
        message: "in_dtype must be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#3.3"],
    },
    RuleInfo {
        id: "S4D4_CR.src-partition",
        when: "",
        require: "start_addr_active_channels(src_mem_pattern, num_active_channels)",
        message: "the first partition of src_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#3.3"],
    },
    RuleInfo {
        id: "S4D4_CR.dst-partition",
        when: "",
        require: "start_addr_active_channels(dst_mem_pattern, 1)",
        message: "the result is one partition",
        stage: None,
        engine: None,
        field: "dst_mem_pattern",
        offset: 44,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#3.3"],
    },
    RuleInfo {
        id: "S4D4_CR.src_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.regnum",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D4_CR.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D4_CR.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, false, true) and tensor_valid(dst_mem_pattern, out_dtype, true, false, true)",
        message: "src_mem_pattern must be a legal tensor outside PSUM to read as in_dtype and dst_mem_pattern must be a legal tensor outside PSUM to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#3.3"],
    },
    RuleInfo {
        id: "S4D4_CR.reduce-all",
        when: "reduce_axis == ALL and not shape_from_register(dst_mem_pattern)",
        require: "prod(dst_mem_pattern.num_elem) == 1",
        message: "the product of dst_mem_pattern.num_elem must be 1",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.num_elem[0]",
        offset: 56,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#5.1"],
    },
    RuleInfo {
        id: "S4D4_CR.reduce-partitions",
        when: "reduce_axis == PARTITIONS and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(dst_mem_pattern.num_elem) == prod(src_mem_pattern.num_elem)",
        message: "the product of dst_mem_pattern.num_elem must equal the product of src_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.num_elem[0]",
        offset: 56,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#5.1"],
    },
    RuleInfo {
        id: "S4D4_CR.arith-op",
        when: "opcode == CROSS_LANE_REDUCE_ARITH",
        require: "reduce_op in [ADD, AVERAGE, MAX]",
        message: "reduce_op must be ADD, AVERAGE or MAX",
        stage: None,
        engine: None,
        field: "reduce_op",
        offset: 35,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/cross-lane-reduce.md#4"],
    },
    RuleInfo {
        id: "S4D4_CR.bitvec-op",
        when: "opcode == CROSS_LANE_REDUCE_BITVEC",
        require: "reduce_op in [BITWISE_OR, BITWISE_AND, BITWISE_XOR]",
        message: "reduce_op must be BITWISE_OR, BITWISE_AND or BITWISE_XOR",
        stage: None,
        engine: None,
        field: "reduce_op",
        offset: 35,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/cross-lane-reduce.md#4"],
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
    if !matches!(r[4], 0..= 5 | 0x81..= 0x85 | 0x91..= 0x95 | 0xfe) {
        sink.broken(&RULES[1])?;
    }
    if !matches!(
        r[6], 0 | 3..= 5 | 7 | 9 | 0x13..= 0x15 | 0x17 | 0x19 | 0x85 | 0x87 | 0x89 | 0x95
        | 0x97 | 0x99
    ) {
        sink.broken(&RULES[2])?;
    }
    if !(0..=5).contains(&r[35]) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[36], 0 | 1) {
        sink.broken(&RULES[4])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if tpb_core::bytes::uint(r, 37, 3) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[7])?;
    }
    if !tpb_core::predicates::is_valid_dtype(5, r[32], false)
        || !tpb_core::predicates::is_valid_dtype(5, r[33], true)
    {
        sink.broken(&RULES[8])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[12..32], r[34]) {
        sink.broken(&RULES[9])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[44..64], 1) {
        sink.broken(&RULES[10])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[11])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[12])?;
    }
    if !tpb_core::predicates::tensor_valid(5, &r[12..32], r[32], false, false, true)
        || !tpb_core::predicates::tensor_valid(5, &r[44..64], r[33], true, false, true)
    {
        sink.broken(&RULES[13])?;
    }
    if r[36] == 0 && !tpb_core::predicates::shape_from_register(&r[44..64])
        && u64::from(u16::from_le_bytes([r[56], r[57]]))
            * u64::from(u16::from_le_bytes([r[58], r[59]]))
            * u64::from(u16::from_le_bytes([r[60], r[61]]))
            * u64::from(u16::from_le_bytes([r[62], r[63]])) != 1
    {
        sink.broken(&RULES[14])?;
    }
    if r[36] == 1 && !tpb_core::predicates::shape_from_register(&r[12..32])
        && !tpb_core::predicates::shape_from_register(&r[44..64])
        && u64::from(u16::from_le_bytes([r[56], r[57]]))
            * u64::from(u16::from_le_bytes([r[58], r[59]]))
            * u64::from(u16::from_le_bytes([r[60], r[61]]))
            * u64::from(u16::from_le_bytes([r[62], r[63]]))
            != u64::from(u16::from_le_bytes([r[24], r[25]]))
                * u64::from(u16::from_le_bytes([r[26], r[27]]))
                * u64::from(u16::from_le_bytes([r[28], r[29]]))
                * u64::from(u16::from_le_bytes([r[30], r[31]]))
    {
        sink.broken(&RULES[15])?;
    }
    if cx.counts(layout::Conf::Med) && r[0] == 0x7c && !(0..=2).contains(&r[35]) {
        sink.broken(&RULES[16])?;
    }
    if cx.counts(layout::Conf::Med) && r[0] == 0x7d && !(3..=5).contains(&r[35]) {
        sink.broken(&RULES[17])?;
    }
    ControlFlow::Continue(())
}
