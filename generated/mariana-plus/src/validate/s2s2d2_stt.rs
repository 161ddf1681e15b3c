// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S2S2D2_STT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 32] = [
    RuleInfo {
        id: "S2S2D2_STT.header.inst_word_len.length",
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
        id: "S2S2D2_STT.events.wait_mode.known",
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
        id: "S2S2D2_STT.events.update_mode.known",
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
        id: "S2S2D2_STT.op0.known",
        when: "",
        require: "op0 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.op1.known",
        when: "",
        require: "op1 is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op1",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.reverse_operands.known",
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
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.imm0_src.known",
        when: "",
        require: "imm0_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.accumulator_cmd.known",
        when: "",
        require: "accumulator_cmd is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "accumulator_cmd",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.src0_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src0_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 13,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2S2D2_STT.src1_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src1_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 25,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2S2D2_STT.reserved.zero",
        when: "",
        require: "reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "dst_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 49,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2S2D2_STT.imm0.imm_reg.reserved0.zero",
        when: "",
        require: "imm0.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm0.imm_reg.reserved0",
        offset: 61,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S2S2D2_STT.dtypes",
        when: "",
        require: "is_valid_dtype(in0_in1_dtype.dtype_lo, false) and is_valid_dtype(in0_in1_dtype.dtype_hi, false) and is_valid_dtype(imm0_dtype, false) and is_valid_dtype(out_dtype, true)",
        message: "in0_in1_dtype.dtype_lo, in0_in1_dtype.dtype_hi and imm0_dtype must each be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#6",
            "gpsimd/firmware/kernels/copypredicatedreduce.md#6",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.select-dtypes",
        when: "opcode == SELECT_REDUCE",
        require: "in0_in1_dtype.dtype_lo in int_dtype_datapath and in0_in1_dtype.dtype_hi not in int32",
        message: "in0_in1_dtype.dtype_lo must be INT8, UINT8, INT16, UINT16, INT32 or UINT32; and in0_in1_dtype.dtype_hi must not be INT32 or UINT32",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/scalar-tensor-tensor.md#3d"],
    },
    RuleInfo {
        id: "S2S2D2_STT.inline-fp32",
        when: "imm0_src == INSTRUCTION_IMMEDIATE and opcode in [SCALAR_TENSOR_TENSOR_ARITH, TENSOR_TENSOR_SCAN_ARITH, SELECT_REDUCE]",
        require: "imm0_dtype == FP32",
        message: "an inline scalar is FP32",
        stage: None,
        engine: None,
        field: "imm0_dtype",
        offset: 43,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#6",
            "gpsimd/firmware/kernels/copypredicatedreduce.md#6",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.bitvec-dtypes",
        when: "opcode == SCALAR_TENSOR_TENSOR_BITVEC",
        require: "in0_in1_dtype.dtype_lo == in0_in1_dtype.dtype_hi and in0_in1_dtype.dtype_lo == imm0_dtype and in0_in1_dtype.dtype_lo == out_dtype and out_dtype in int_dtype_datapath",
        message: "in0_in1_dtype.dtype_lo must equal in0_in1_dtype.dtype_hi, imm0_dtype and out_dtype; and out_dtype must be INT8, UINT8, INT16, UINT16, INT32 or UINT32",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 40,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/scalar-tensor-tensor.md#6"],
    },
    RuleInfo {
        id: "S2S2D2_STT.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 42,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor-scan.md#3a"],
    },
    RuleInfo {
        id: "S2S2D2_STT.src0_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.regnum",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2S2D2_STT.src1_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.regnum",
        offset: 24,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2S2D2_STT.dst_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.regnum",
        offset: 48,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S2S2D2_STT.imm0-pointer",
        when: "imm0_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm0, imm0_dtype, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "imm0",
        offset: 60,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/scalar-tensor-tensor.md#5a"],
    },
    RuleInfo {
        id: "S2S2D2_STT.patterns",
        when: "",
        require: "tensor_valid(src0_mem_pattern, in0_in1_dtype.dtype_lo, false, true, true) and tensor_valid(src1_mem_pattern, in0_in1_dtype.dtype_hi, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "sources and destination are legal tensors, each for its element type",
        stage: None,
        engine: None,
        field: "src0_mem_pattern",
        offset: 12,
        size: 12,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor-scan.md#3a"],
    },
    RuleInfo {
        id: "S2S2D2_STT.not-both-psum",
        when: "",
        require: "not (in_psum(src0_mem_pattern) and in_psum(src1_mem_pattern))",
        message: "src0_mem_pattern and src1_mem_pattern must not both be in PSUM",
        stage: None,
        engine: None,
        field: "src0_mem_pattern",
        offset: 12,
        size: 12,
        conf: layout::Conf::High,
        source: &[
            "nki docs: nki.isa scalar_tensor_tensor, tensor_tensor_scan, select_reduce",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.arith-ops",
        when: "opcode in [SCALAR_TENSOR_TENSOR_ARITH, TENSOR_TENSOR_SCAN_ARITH]",
        require: "op0 in general_arith and op1 in general_arith",
        message: "op0 and op1 must each be one of the 21 values of general_arith",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#3b",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3b",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.bitvec-ops",
        when: "opcode == SCALAR_TENSOR_TENSOR_BITVEC",
        require: "op0 in general_bitvec and op1 in general_bitvec",
        message: "op0 and op1 must each be one of the 9 values of general_bitvec",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/scalar-tensor-tensor.md#3b"],
    },
    RuleInfo {
        id: "S2S2D2_STT.select-ops",
        when: "opcode == SELECT_REDUCE",
        require: "op0 == BYPASS and op1 == MAX and reverse_operands in [NONE, FIRST]",
        message: "op0 must be BYPASS, and op1 must be MAX, and reverse_operands must be NONE or FIRST",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/scalar-tensor-tensor.md#3d"],
    },
    RuleInfo {
        id: "S2S2D2_STT.accumulator",
        when: "opcode in [SCALAR_TENSOR_TENSOR_ARITH, SELECT_REDUCE]",
        require: "accumulator_cmd in [IDLE, ACCUMULATE, ZERO_ACCUMULATE]",
        message: "accumulator_cmd must be IDLE, ACCUMULATE or ZERO_ACCUMULATE",
        stage: None,
        engine: None,
        field: "accumulator_cmd",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#5c",
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#3d",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.no-accumulator",
        when: "opcode in [SCALAR_TENSOR_TENSOR_BITVEC, TENSOR_TENSOR_SCAN_ARITH]",
        require: "accumulator_cmd == IDLE",
        message: "accumulator_cmd must be IDLE",
        stage: None,
        engine: None,
        field: "accumulator_cmd",
        offset: 44,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/scalar-tensor-tensor.md#5c",
            "gpsimd/firmware/kernels/tensor-tensor-scan.md#3a",
        ],
    },
    RuleInfo {
        id: "S2S2D2_STT.source-counts",
        when: "not shape_from_register(src0_mem_pattern) and not shape_from_register(src1_mem_pattern)",
        require: "prod(src0_mem_pattern.num_elem) == prod(src1_mem_pattern.num_elem)",
        message: "the product of src0_mem_pattern.num_elem must equal the product of src1_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.num_elem[0]",
        offset: 20,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/scalar-tensor-tensor.md#5b"],
    },
    RuleInfo {
        id: "S2S2D2_STT.dst-count",
        when: "not shape_from_register(src0_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src0_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src0_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.num_elem[0]",
        offset: 20,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/scalar-tensor-tensor.md#5b"],
    },
    RuleInfo {
        id: "S2S2D2_STT.same-quadrant",
        when: "opcode in [SCALAR_TENSOR_TENSOR_ARITH, SCALAR_TENSOR_TENSOR_BITVEC]",
        require: "same_quadrant(src0_mem_pattern, src1_mem_pattern)",
        message: "both sources share a quadrant (erratum 3759)",
        stage: None,
        engine: None,
        field: "src0_mem_pattern",
        offset: 12,
        size: 12,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/tensor-tensor-scan.md#3a"],
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
    if !matches!(r[36], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[37], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[4])?;
    }
    if !(0..=3).contains(&r[38]) {
        sink.broken(&RULES[5])?;
    }
    if !(0..=2).contains(&r[39]) {
        sink.broken(&RULES[6])?;
    }
    if !(0..=4).contains(&r[44]) {
        sink.broken(&RULES[7])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if r[27] & 0xa0 == 0x80 && u16::from_le_bytes([r[25], r[26]]) != 0 {
        sink.broken(&RULES[9])?;
    }
    if tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[39] == 2 && tpb_core::bytes::uint(r, 61, 3) != 0 {
        sink.broken(&RULES[12])?;
    }
    if !tpb_core::predicates::is_valid_dtype(4, r[40] & 0x0f, false)
        || !tpb_core::predicates::is_valid_dtype(4, r[40] >> 4, false)
        || !tpb_core::predicates::is_valid_dtype(4, r[43], false)
        || !tpb_core::predicates::is_valid_dtype(4, r[41], true)
    {
        sink.broken(&RULES[13])?;
    }
    if r[0] == 0xea
        && (!matches!(r[40] & 0x0f, 2..= 5 | 8 | 9) || matches!(r[40] >> 4, 8 | 9))
    {
        sink.broken(&RULES[14])?;
    }
    if r[39] == 0 && matches!(r[0], 0x9d | 0xe5 | 0xea) && r[43] != 0x0a {
        sink.broken(&RULES[15])?;
    }
    if r[0] == 0x9e
        && ((r[40] & 0x0f) != (r[40] >> 4) || (r[40] & 0x0f) != r[43]
            || (r[40] & 0x0f) != r[41] || !matches!(r[41], 2..= 5 | 8 | 9))
    {
        sink.broken(&RULES[16])?;
    }
    if !(1..=128).contains(&r[42]) {
        sink.broken(&RULES[17])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[18])?;
    }
    if r[27] & 0xa0 == 0x80 && r[24] >= 64 {
        sink.broken(&RULES[19])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[20])?;
    }
    if r[39] == 1
        && !tpb_core::predicates::imm_pointer_valid(4, &r[60..64], r[43], r[42])
    {
        sink.broken(&RULES[21])?;
    }
    if !tpb_core::predicates::tensor_valid(
        4,
        &r[12..24],
        r[40] & 0x0f,
        false,
        true,
        true,
    )
        || !tpb_core::predicates::tensor_valid(
            4,
            &r[24..36],
            r[40] >> 4,
            false,
            true,
            true,
        ) || !tpb_core::predicates::tensor_valid(4, &r[48..60], r[41], true, true, true)
    {
        sink.broken(&RULES[22])?;
    }
    if tpb_core::predicates::in_psum(&r[12..24])
        && tpb_core::predicates::in_psum(&r[24..36])
    {
        sink.broken(&RULES[23])?;
    }
    if matches!(r[0], 0x9d | 0xe5)
        && (!matches!(
            r[36], 0 | 4..= 6 | 8 | 9 | 0x0d..= 0x0f | 0x12..= 0x19 | 0x20..= 0x23
        )
            || !matches!(
                r[37], 0 | 4..= 6 | 8 | 9 | 0x0d..= 0x0f | 0x12..= 0x19 | 0x20..= 0x23
            ))
    {
        sink.broken(&RULES[24])?;
    }
    if r[0] == 0x9e
        && (!matches!(r[36], 0..= 3 | 0x0a..= 0x0c | 0x10 | 0x11)
            || !matches!(r[37], 0..= 3 | 0x0a..= 0x0c | 0x10 | 0x11))
    {
        sink.broken(&RULES[25])?;
    }
    if r[0] == 0xea && (r[36] != 0 || r[37] != 8 || !matches!(r[38], 0 | 1)) {
        sink.broken(&RULES[26])?;
    }
    if matches!(r[0], 0x9d | 0xea) && !matches!(r[44], 0 | 2 | 3) {
        sink.broken(&RULES[27])?;
    }
    if matches!(r[0], 0x9e | 0xe5) && r[44] != 0 {
        sink.broken(&RULES[28])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[12..24])
        && !tpb_core::predicates::shape_from_register(&r[24..36])
        && u32::from(u16::from_le_bytes([r[20], r[21]]))
            * u32::from(u16::from_le_bytes([r[22], r[23]]))
            != u32::from(u16::from_le_bytes([r[32], r[33]]))
                * u32::from(u16::from_le_bytes([r[34], r[35]]))
    {
        sink.broken(&RULES[29])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[12..24])
        && !tpb_core::predicates::shape_from_register(&r[48..60])
        && u32::from(u16::from_le_bytes([r[20], r[21]]))
            * u32::from(u16::from_le_bytes([r[22], r[23]]))
            != u32::from(u16::from_le_bytes([r[56], r[57]]))
                * u32::from(u16::from_le_bytes([r[58], r[59]]))
    {
        sink.broken(&RULES[30])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[0], 0x9d | 0x9e)
        && !tpb_core::predicates::same_quadrant(&r[12..24], &r[24..36])
    {
        sink.broken(&RULES[31])?;
    }
    ControlFlow::Continue(())
}
