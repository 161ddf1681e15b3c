// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S4D4_TSM`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 23] = [
    RuleInfo {
        id: "S4D4_TSM.header.inst_word_len.length",
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
        id: "S4D4_TSM.events.wait_mode.known",
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
        id: "S4D4_TSM.events.update_mode.known",
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
        id: "S4D4_TSM.op.known",
        when: "",
        require: "op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/ts-ptrmulti.md#4",
            "gpsimd/firmware/kernels/sunda-dual-tensorscalarptr.md#4",
        ],
    },
    RuleInfo {
        id: "S4D4_TSM.op_dim.known",
        when: "",
        require: "op_dim is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/ts-ptrmulti.md#4",
            "gpsimd/firmware/kernels/sunda-dual-tensorscalarptr.md#4",
        ],
    },
    RuleInfo {
        id: "S4D4_TSM.reverse_operands.known",
        when: "",
        require: "reverse_operands is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "reverse_operands",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/ts-ptrmulti.md#4",
            "gpsimd/firmware/kernels/sunda-dual-tensorscalarptr.md#4",
        ],
    },
    RuleInfo {
        id: "S4D4_TSM.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D4_TSM.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/ts-ptrmulti.md#4",
            "gpsimd/firmware/kernels/sunda-dual-tensorscalarptr.md#4",
        ],
    },
    RuleInfo {
        id: "S4D4_TSM.reserved1.zero",
        when: "",
        require: "reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved1",
        offset: 39,
        size: 5,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/ts-ptrmulti.md#4",
            "gpsimd/firmware/kernels/sunda-dual-tensorscalarptr.md#4",
        ],
    },
    RuleInfo {
        id: "S4D4_TSM.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D4_TSM.dtypes",
        when: "",
        require: "is_valid_dtype(in_dtype, false) and is_valid_dtype(out_dtype, true)",
        message: "in_dtype must be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#5c"],
    },
    RuleInfo {
        id: "S4D4_TSM.bitvec-dtype",
        when: "opcode in [TENSOR_SCALAR_PTR_MULTI_BITVEC, TENSOR_SCALAR_PTR_MULTI_DUAL_BITVEC]",
        require: "in_dtype == out_dtype and in_dtype in [UINT8, UINT16, UINT32, INT32]",
        message: "in_dtype must equal out_dtype; and in_dtype must be UINT8, UINT16, UINT32 or INT32",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#6b"],
    },
    RuleInfo {
        id: "S4D4_TSM.start-partitions",
        when: "",
        require: "start_addr_active_channels(src_mem_pattern, num_active_channels) and start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "the first partition of src_mem_pattern and the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#5c"],
    },
    RuleInfo {
        id: "S4D4_TSM.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#7"],
    },
    RuleInfo {
        id: "S4D4_TSM.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D4_TSM.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D4_TSM.patterns",
        when: "",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src_mem_pattern must be a legal tensor to read as in_dtype and dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#5c"],
    },
    RuleInfo {
        id: "S4D4_TSM.dims",
        when: "",
        require: "op_dim == XYZ and op not in [DIVIDE, POW, MOD]",
        message: "op_dim must be XYZ; and op must not be DIVIDE, POW or MOD",
        stage: None,
        engine: None,
        field: "op_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#4b,#6"],
    },
    RuleInfo {
        id: "S4D4_TSM.arith-op",
        when: "opcode in [TENSOR_SCALAR_PTR_MULTI_ARITH, TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH]",
        require: "op in general_arith",
        message: "op must be one of the 21 values of general_arith",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#6"],
    },
    RuleInfo {
        id: "S4D4_TSM.bitvec-op",
        when: "opcode in [TENSOR_SCALAR_PTR_MULTI_BITVEC, TENSOR_SCALAR_PTR_MULTI_DUAL_BITVEC]",
        require: "op in bitvec",
        message: "op must be one of the 10 values of bitvec",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#6"],
    },
    RuleInfo {
        id: "S4D4_TSM.slices",
        when: "opcode in [TENSOR_SCALAR_PTR_MULTI_ARITH, TENSOR_SCALAR_PTR_MULTI_BITVEC]",
        require: "src_mem_pattern.num_elem[3] in [1..8]",
        message: "at most eight scalars are preloaded",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[3]",
        offset: 30,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#5a"],
    },
    RuleInfo {
        id: "S4D4_TSM.reverse",
        when: "opcode in [TENSOR_SCALAR_PTR_MULTI_ARITH, TENSOR_SCALAR_PTR_MULTI_BITVEC]",
        require: "reverse_operands in [NONE, BOTH]",
        message: "reverse_operands must be NONE or BOTH",
        stage: None,
        engine: None,
        field: "reverse_operands",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#4b"],
    },
    RuleInfo {
        id: "S4D4_TSM.same-count",
        when: "not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-ptrmulti.md#5c"],
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
    if !matches!(r[36], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[37], 0 | 2..= 5) {
        sink.broken(&RULES[4])?;
    }
    if !(0..=3).contains(&r[38]) {
        sink.broken(&RULES[5])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if r[35] != 0 {
        sink.broken(&RULES[7])?;
    }
    if tpb_core::bytes::uint(r, 39, 5) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if !tpb_core::predicates::is_valid_dtype(3, r[32], false)
        || !tpb_core::predicates::is_valid_dtype(3, r[33], true)
    {
        sink.broken(&RULES[10])?;
    }
    if r[0] == 0x5f && (r[32] != r[33] || !matches!(r[32], 3 | 5 | 8 | 9)) {
        sink.broken(&RULES[11])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[12..32], r[34])
        || !tpb_core::predicates::start_addr_active_channels(&r[44..64], r[34])
    {
        sink.broken(&RULES[12])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[13])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[14])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[15])?;
    }
    if !tpb_core::predicates::tensor_valid(3, &r[12..32], r[32], false, true, true)
        || !tpb_core::predicates::tensor_valid(3, &r[44..64], r[33], true, true, true)
    {
        sink.broken(&RULES[16])?;
    }
    if r[37] != 4 || matches!(r[36], 7 | 0x1a | 0x1b) {
        sink.broken(&RULES[17])?;
    }
    if r[0] == 0x4f
        && !matches!(
            r[36], 0 | 4..= 6 | 8 | 9 | 0x0d..= 0x0f | 0x12..= 0x19 | 0x20..= 0x23
        )
    {
        sink.broken(&RULES[18])?;
    }
    if r[0] == 0x5f && !matches!(r[36], 0..= 3 | 0x0a..= 0x0c | 0x10 | 0x11 | 0x1c) {
        sink.broken(&RULES[19])?;
    }
    if matches!(r[0], 0x4f | 0x5f)
        && !(1..=8).contains(&u16::from_le_bytes([r[30], r[31]]))
    {
        sink.broken(&RULES[20])?;
    }
    if matches!(r[0], 0x4f | 0x5f) && !matches!(r[38], 0 | 3) {
        sink.broken(&RULES[21])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[12..32])
        && !tpb_core::predicates::shape_from_register(&r[44..64])
        && u64::from(u16::from_le_bytes([r[24], r[25]]))
            * u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]]))
            != u64::from(u16::from_le_bytes([r[56], r[57]]))
                * u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]]))
    {
        sink.broken(&RULES[22])?;
    }
    ControlFlow::Continue(())
}
