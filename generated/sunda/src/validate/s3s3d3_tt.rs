// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3S3D3_TT`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 34] = [
    RuleInfo {
        id: "S3S3D3_TT.header.inst_word_len.length",
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
        id: "S3S3D3_TT.events.wait_mode.known",
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
        id: "S3S3D3_TT.events.update_mode.known",
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
        id: "S3S3D3_TT.op.known",
        when: "",
        require: "op is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor.md#2"],
    },
    RuleInfo {
        id: "S3S3D3_TT.src0_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src0_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3S3D3_TT.src1_mem_pattern.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src1_mem_pattern.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.reserved0",
        offset: 33,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3S3D3_TT.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S3S3D3_TT.dtypes-sunda",
        when: "opcode in [TENSOR_TENSOR_ARITH_OP, TENSOR_TENSOR_BITVEC_OP]",
        require: "is_valid_dtype(in0_in1_dtype.dtype_lo, false) and is_valid_dtype(in0_in1_dtype.dtype_hi, false) and is_valid_dtype(out_dtype, true)",
        message: "in0_in1_dtype.dtype_lo and in0_in1_dtype.dtype_hi must each be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["tensor-tensor-64bit.md#6"],
    },
    RuleInfo {
        id: "S3S3D3_TT.bitvec-out",
        when: "opcode == TENSOR_TENSOR_BITVEC_OP",
        require: "out_dtype in int_dtype",
        message: "out_dtype must be one of the 8 values of int_dtype",
        stage: None,
        engine: None,
        field: "out_dtype",
        offset: 13,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor.md#5.2"],
    },
    RuleInfo {
        id: "S3S3D3_TT.bitvec-same-sunda",
        when: "opcode == TENSOR_TENSOR_BITVEC_OP",
        require: "in0_in1_dtype.dtype_lo == out_dtype and in0_in1_dtype.dtype_hi == out_dtype",
        message: "in0_in1_dtype.dtype_lo and in0_in1_dtype.dtype_hi must equal out_dtype",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["tensor-tensor-64bit.md#6"],
    },
    RuleInfo {
        id: "S3S3D3_TT.predicate-dtype",
        when: "opcode in [COPY_PREDICATED, CAST_PREDICATED]",
        require: "in0_in1_dtype.dtype_lo in int_dtype_datapath and is_valid_dtype(in0_in1_dtype.dtype_hi, false) and is_valid_dtype(out_dtype, false)",
        message: "in0_in1_dtype.dtype_lo must be INT8, UINT8, INT16, UINT16, INT32 or UINT32; and in0_in1_dtype.dtype_hi and out_dtype must each be an element type other than FP32R",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/castpredicated.md#5"],
    },
    RuleInfo {
        id: "S3S3D3_TT.copy-same-dtype",
        when: "opcode == COPY_PREDICATED",
        require: "in0_in1_dtype.dtype_hi == out_dtype",
        message: "in0_in1_dtype.dtype_hi must equal out_dtype",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_hi",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/castpredicated.md#6"],
    },
    RuleInfo {
        id: "S3S3D3_TT.bf16-dtype",
        when: "opcode in [TENSOR_TENSOR_ADD_BF16, TENSOR_TENSOR_MULT_BF16, TENSOR_TENSOR_SUB_BF16]",
        require: "in0_in1_dtype.dtype_lo == BFLOAT16 and in0_in1_dtype.dtype_hi == BFLOAT16 and is_valid_dtype(out_dtype, true)",
        message: "in0_in1_dtype.dtype_lo and in0_in1_dtype.dtype_hi must be BFLOAT16; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#4.1"],
    },
    RuleInfo {
        id: "S3S3D3_TT.back-prop-dtypes",
        when: "opcode == BATCH_NORM_BACK_PROP",
        require: "is_valid_dtype(in0_in1_dtype.dtype_lo, false) and is_valid_dtype(in0_in1_dtype.dtype_hi, false) and is_valid_dtype(out_dtype, true)",
        message: "in0_in1_dtype.dtype_lo and in0_in1_dtype.dtype_hi must each be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in0_in1_dtype.dtype_lo",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-backprop.md#4.1"],
    },
    RuleInfo {
        id: "S3S3D3_TT.start-partitions",
        when: "opcode in [COPY_PREDICATED, CAST_PREDICATED, BATCH_NORM_BACK_PROP]",
        require: "start_addr_active_channels(src0_mem_pattern, num_active_channels) and start_addr_active_channels(src1_mem_pattern, num_active_channels) and start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "the first partition of src0_mem_pattern, the first partition of src1_mem_pattern and the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src0_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/castpredicated.md#5",
            "batchnorm-backprop.md#4.1",
        ],
    },
    RuleInfo {
        id: "S3S3D3_TT.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["batchnorm-backprop.md#4.1"],
    },
    RuleInfo {
        id: "S3S3D3_TT.src0_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3S3D3_TT.src0_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.start_addr.addr_reg.marker",
        offset: 19,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3S3D3_TT.src1_mem_pattern.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.regnum",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3S3D3_TT.src1_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.start_addr.addr_reg.marker",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3S3D3_TT.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S3S3D3_TT.dst_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.marker",
        offset: 51,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3S3D3_TT.patterns",
        when: "opcode in [COPY_PREDICATED, CAST_PREDICATED, BATCH_NORM_BACK_PROP]",
        require: "tensor_valid(src0_mem_pattern, in0_in1_dtype.dtype_lo, false, true, true) and tensor_valid(src1_mem_pattern, in0_in1_dtype.dtype_hi, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src0_mem_pattern must be a legal tensor to read as in0_in1_dtype.dtype_lo, src1_mem_pattern must be a legal tensor to read as in0_in1_dtype.dtype_hi and dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "src0_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/castpredicated.md#5",
            "batchnorm-backprop.md#4.1",
        ],
    },
    RuleInfo {
        id: "S3S3D3_TT.patterns-elementwise",
        when: "opcode in [TENSOR_TENSOR_ARITH_OP, TENSOR_TENSOR_BITVEC_OP]",
        require: "tensor_valid(src0_mem_pattern, in0_in1_dtype.dtype_lo, false, true, true) and tensor_valid(src1_mem_pattern, in0_in1_dtype.dtype_hi, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src0_mem_pattern must be a legal tensor to read as in0_in1_dtype.dtype_lo, src1_mem_pattern must be a legal tensor to read as in0_in1_dtype.dtype_hi and dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "src0_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::Med,
        source: &["runtime/isa/validator-architecture.md"],
    },
    RuleInfo {
        id: "S3S3D3_TT.not-both-psum",
        when: "opcode in [TENSOR_TENSOR_ARITH_OP, TENSOR_TENSOR_BITVEC_OP, COPY_PREDICATED, CAST_PREDICATED]",
        require: "not (in_psum(src0_mem_pattern) and in_psum(src1_mem_pattern))",
        message: "src0_mem_pattern and src1_mem_pattern must not both be in PSUM",
        stage: None,
        engine: None,
        field: "src0_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa tensor_tensor, tensor_copy_predicated"],
    },
    RuleInfo {
        id: "S3S3D3_TT.arith-op",
        when: "opcode == TENSOR_TENSOR_ARITH_OP",
        require: "op in general_arith or op == POW or op in int_aluop",
        message: "op must be POW, MOD, ADD_INT, MULT_INT, SUBTRACT_INT or one of the 17 values of general_arith",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor.md#3.3"],
    },
    RuleInfo {
        id: "S3S3D3_TT.bitvec-op",
        when: "opcode == TENSOR_TENSOR_BITVEC_OP",
        require: "op in general_bitvec",
        message: "op must be one of the 9 values of general_bitvec",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor.md#3.3"],
    },
    RuleInfo {
        id: "S3S3D3_TT.int-signedness",
        when: "opcode == TENSOR_TENSOR_ARITH_OP and op in int_aluop",
        require: "(op in signed_alu and in0_in1_dtype.dtype_lo in signed_int and in0_in1_dtype.dtype_hi in signed_int and out_dtype in signed_int) or (op in unsigned_alu and in0_in1_dtype.dtype_lo in unsigned_int and in0_in1_dtype.dtype_hi in unsigned_int and out_dtype in unsigned_int)",
        message: "integer operations need operands that are all signed or all unsigned",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor.md#5.2"],
    },
    RuleInfo {
        id: "S3S3D3_TT.source-counts",
        when: "not shape_from_register(src0_mem_pattern) and not shape_from_register(src1_mem_pattern)",
        require: "prod(src0_mem_pattern.num_elem) == prod(src1_mem_pattern.num_elem)",
        message: "the product of src0_mem_pattern.num_elem must equal the product of src1_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor.md#6"],
    },
    RuleInfo {
        id: "S3S3D3_TT.dst-count",
        when: "not shape_from_register(src0_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src0_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src0_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor.md#6"],
    },
    RuleInfo {
        id: "S3S3D3_TT.op-unused",
        when: "opcode in [COPY_PREDICATED, CAST_PREDICATED, BATCH_NORM_BACK_PROP]",
        require: "op == BYPASS",
        message: "op must be BYPASS",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-tensor.md#1"],
    },
    RuleInfo {
        id: "S3S3D3_TT.bf16-op",
        when: "opcode in [TENSOR_TENSOR_ADD_BF16, TENSOR_TENSOR_MULT_BF16, TENSOR_TENSOR_SUB_BF16]",
        require: "(opcode == TENSOR_TENSOR_ADD_BF16 and op == ADD) or (opcode == TENSOR_TENSOR_MULT_BF16 and op == MULT) or (opcode == TENSOR_TENSOR_SUB_BF16 and op == SUBTRACT)",
        message: "the operation is the one that the opcode names",
        stage: None,
        engine: None,
        field: "op",
        offset: 14,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#4.1"],
    },
    RuleInfo {
        id: "S3S3D3_TT.bf16-src0",
        when: "opcode in [TENSOR_TENSOR_ADD_BF16, TENSOR_TENSOR_MULT_BF16, TENSOR_TENSOR_SUB_BF16]",
        require: "src0_mem_pattern.num_elem[0] % 2 == 0 and src0_mem_pattern.step_elem[0] == 1 and src0_mem_pattern.step_elem[1] % 2 == 0 and src0_mem_pattern.step_elem[2] % 2 == 0 and tensor_valid(src0_mem_pattern, UINT32, false, true, true)",
        message: "two elements at a time are read as one word",
        stage: None,
        engine: None,
        field: "src0_mem_pattern.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#4.1"],
    },
    RuleInfo {
        id: "S3S3D3_TT.bf16-src1",
        when: "opcode in [TENSOR_TENSOR_ADD_BF16, TENSOR_TENSOR_MULT_BF16, TENSOR_TENSOR_SUB_BF16]",
        require: "src1_mem_pattern.num_elem[0] % 2 == 0 and src1_mem_pattern.step_elem[0] == 1 and src1_mem_pattern.step_elem[1] % 2 == 0 and src1_mem_pattern.step_elem[2] % 2 == 0 and tensor_valid(src1_mem_pattern, UINT32, false, true, true)",
        message: "two elements at a time are read as one word",
        stage: None,
        engine: None,
        field: "src1_mem_pattern.num_elem[0]",
        offset: 42,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#4.1"],
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
    if !matches!(r[14], 0..= 0x1d | 0xc4..= 0xc6) {
        sink.broken(&RULES[3])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[4])?;
    }
    if r[35] & 0xa0 == 0x80 && u16::from_le_bytes([r[33], r[34]]) != 0 {
        sink.broken(&RULES[5])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if matches!(r[0], 0x41 | 0x51)
        && (!tpb_core::predicates::is_valid_dtype(1, r[12] & 0x0f, false)
            || !tpb_core::predicates::is_valid_dtype(1, r[12] >> 4, false)
            || !tpb_core::predicates::is_valid_dtype(1, r[13], true))
    {
        sink.broken(&RULES[7])?;
    }
    if r[0] == 0x51 && !matches!(r[13], 1..= 5 | 8 | 9 | 0x0c) {
        sink.broken(&RULES[8])?;
    }
    if r[0] == 0x51 && ((r[12] & 0x0f) != r[13] || (r[12] >> 4) != r[13]) {
        sink.broken(&RULES[9])?;
    }
    if matches!(r[0], 0x72 | 0x99)
        && (!matches!(r[12] & 0x0f, 2..= 5 | 8 | 9)
            || !tpb_core::predicates::is_valid_dtype(1, r[12] >> 4, false)
            || !tpb_core::predicates::is_valid_dtype(1, r[13], false))
    {
        sink.broken(&RULES[10])?;
    }
    if r[0] == 0x72 && (r[12] >> 4) != r[13] {
        sink.broken(&RULES[11])?;
    }
    if matches!(r[0], 0x8a | 0x8b | 0x8f)
        && ((r[12] & 0x0f) != 6 || (r[12] >> 4) != 6
            || !tpb_core::predicates::is_valid_dtype(1, r[13], true))
    {
        sink.broken(&RULES[12])?;
    }
    if r[0] == 0x65
        && (!tpb_core::predicates::is_valid_dtype(1, r[12] & 0x0f, false)
            || !tpb_core::predicates::is_valid_dtype(1, r[12] >> 4, false)
            || !tpb_core::predicates::is_valid_dtype(1, r[13], true))
    {
        sink.broken(&RULES[13])?;
    }
    if matches!(r[0], 0x65 | 0x72 | 0x99)
        && (!tpb_core::predicates::start_addr_active_channels(&r[16..32], r[15])
            || !tpb_core::predicates::start_addr_active_channels(&r[32..48], r[15])
            || !tpb_core::predicates::start_addr_active_channels(&r[48..64], r[15]))
    {
        sink.broken(&RULES[14])?;
    }
    if !(1..=128).contains(&r[15]) {
        sink.broken(&RULES[15])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[16])?;
    }
    if r[19] & 0xa0 == 0x80 && r[19] != 128 {
        sink.broken(&RULES[17])?;
    }
    if r[35] & 0xa0 == 0x80 && r[32] >= 64 {
        sink.broken(&RULES[18])?;
    }
    if r[35] & 0xa0 == 0x80 && r[35] != 128 {
        sink.broken(&RULES[19])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[20])?;
    }
    if r[51] & 0xa0 == 0x80 && r[51] != 128 {
        sink.broken(&RULES[21])?;
    }
    if matches!(r[0], 0x65 | 0x72 | 0x99)
        && (!tpb_core::predicates::tensor_valid(
            1,
            &r[16..32],
            r[12] & 0x0f,
            false,
            true,
            true,
        )
            || !tpb_core::predicates::tensor_valid(
                1,
                &r[32..48],
                r[12] >> 4,
                false,
                true,
                true,
            )
            || !tpb_core::predicates::tensor_valid(
                1,
                &r[48..64],
                r[13],
                true,
                true,
                true,
            ))
    {
        sink.broken(&RULES[22])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[0], 0x41 | 0x51)
        && (!tpb_core::predicates::tensor_valid(
            1,
            &r[16..32],
            r[12] & 0x0f,
            false,
            true,
            true,
        )
            || !tpb_core::predicates::tensor_valid(
                1,
                &r[32..48],
                r[12] >> 4,
                false,
                true,
                true,
            )
            || !tpb_core::predicates::tensor_valid(
                1,
                &r[48..64],
                r[13],
                true,
                true,
                true,
            ))
    {
        sink.broken(&RULES[23])?;
    }
    if matches!(r[0], 0x41 | 0x51 | 0x72 | 0x99)
        && tpb_core::predicates::in_psum(&r[16..32])
        && tpb_core::predicates::in_psum(&r[32..48])
    {
        sink.broken(&RULES[24])?;
    }
    if r[0] == 0x41 && !matches!(r[14], 0 | 4..= 6 | 8 | 9 | 0x0d..= 0x0f | 0x12..= 0x19)
        && r[14] != 0x1a && !matches!(r[14], 0x1b | 0xc4..= 0xc6)
    {
        sink.broken(&RULES[25])?;
    }
    if r[0] == 0x51 && !matches!(r[14], 0..= 3 | 0x0a..= 0x0c | 0x10 | 0x11) {
        sink.broken(&RULES[26])?;
    }
    if r[0] == 0x41 && matches!(r[14], 0x1b | 0xc4..= 0xc6)
        && (!matches!(r[14], 0x1b | 0xc4..= 0xc6)
            || !matches!(r[12] & 0x0f, 2 | 4 | 8 | 0x0c)
            || !matches!(r[12] >> 4, 2 | 4 | 8 | 0x0c)
            || !matches!(r[13], 2 | 4 | 8 | 0x0c))
        && (!matches!(r[14], 0x1b | 0xc4..= 0xc6)
            || !matches!(r[12] & 0x0f, 1 | 3 | 5 | 9)
            || !matches!(r[12] >> 4, 1 | 3 | 5 | 9) || !matches!(r[13], 1 | 3 | 5 | 9))
    {
        sink.broken(&RULES[27])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[32..48])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]]))
            != u64::from(u16::from_le_bytes([r[42], r[43]]))
                * u64::from(u16::from_le_bytes([r[44], r[45]]))
                * u64::from(u16::from_le_bytes([r[46], r[47]]))
    {
        sink.broken(&RULES[28])?;
    }
    if !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[48..64])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]]))
            != u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]]))
    {
        sink.broken(&RULES[29])?;
    }
    if matches!(r[0], 0x65 | 0x72 | 0x99) && r[14] != 0 {
        sink.broken(&RULES[30])?;
    }
    if matches!(r[0], 0x8a | 0x8b | 0x8f) && (r[0] != 0x8a || r[14] != 4)
        && (r[0] != 0x8b || r[14] != 6) && (r[0] != 0x8f || r[14] != 5)
    {
        sink.broken(&RULES[31])?;
    }
    if matches!(r[0], 0x8a | 0x8b | 0x8f)
        && (!u16::from_le_bytes([r[26], r[27]]).is_multiple_of(2)
            || i16::from_le_bytes([r[20], r[21]]) != 1
            || i16::rem_euclid(i16::from_le_bytes([r[22], r[23]]), 2) != 0
            || i16::rem_euclid(i16::from_le_bytes([r[24], r[25]]), 2) != 0
            || !tpb_core::predicates::tensor_valid(1, &r[16..32], 9, false, true, true))
    {
        sink.broken(&RULES[32])?;
    }
    if matches!(r[0], 0x8a | 0x8b | 0x8f)
        && (!u16::from_le_bytes([r[42], r[43]]).is_multiple_of(2)
            || i16::from_le_bytes([r[36], r[37]]) != 1
            || i16::rem_euclid(i16::from_le_bytes([r[38], r[39]]), 2) != 0
            || i16::rem_euclid(i16::from_le_bytes([r[40], r[41]]), 2) != 0
            || !tpb_core::predicates::tensor_valid(1, &r[32..48], 9, false, true, true))
    {
        sink.broken(&RULES[33])?;
    }
    ControlFlow::Continue(())
}
