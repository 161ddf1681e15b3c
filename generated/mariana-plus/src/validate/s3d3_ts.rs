// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S3D3_TS`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 58] = [
    RuleInfo {
        id: "S3D3_TS.header.inst_word_len.length",
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
        id: "S3D3_TS.events.wait_mode.known",
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
        id: "S3D3_TS.events.update_mode.known",
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
        id: "S3D3_TS.accumulator_cmd.known",
        when: "",
        require: "accumulator_cmd is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "accumulator_cmd",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/tensor-scalar.md#4",
            "gpsimd/firmware/kernels/ts-cache-reduce.md#4",
        ],
    },
    RuleInfo {
        id: "S3D3_TS.imm0_src.known",
        when: "",
        require: "imm0_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/tensor-scalar.md#4",
            "gpsimd/firmware/kernels/ts-cache-reduce.md#4",
        ],
    },
    RuleInfo {
        id: "S3D3_TS.op0.known",
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
            "gpsimd/firmware/kernels/tensor-scalar.md#4",
            "gpsimd/firmware/kernels/ts-cache-reduce.md#4",
        ],
    },
    RuleInfo {
        id: "S3D3_TS.op1.known",
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
            "gpsimd/firmware/kernels/tensor-scalar.md#4",
            "gpsimd/firmware/kernels/ts-cache-reduce.md#4",
        ],
    },
    RuleInfo {
        id: "S3D3_TS.reverse_operands.known",
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
            "gpsimd/firmware/kernels/tensor-scalar.md#4",
            "gpsimd/firmware/kernels/ts-cache-reduce.md#4",
        ],
    },
    RuleInfo {
        id: "S3D3_TS.imm1_src.known",
        when: "",
        require: "imm1_src is known",
        message: "the value must be one this generation has",
        stage: None,
        engine: None,
        field: "imm1_src",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/tensor-scalar.md#4",
            "gpsimd/firmware/kernels/ts-cache-reduce.md#4",
        ],
    },
    RuleInfo {
        id: "S3D3_TS.reserved0.zero",
        when: "",
        require: "reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "reserved0",
        offset: 13,
        size: 3,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/tensor-scalar.md#4",
            "gpsimd/firmware/kernels/ts-cache-reduce.md#4",
        ],
    },
    RuleInfo {
        id: "S3D3_TS.imm0.imm_reg.reserved0.zero",
        when: "",
        require: "imm0.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm0.imm_reg.reserved0",
        offset: 41,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS.imm1.imm_reg.reserved0.zero",
        when: "",
        require: "imm1.imm_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "imm1.imm_reg.reserved0",
        offset: 45,
        size: 3,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS.src_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.reserved0",
        offset: 21,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS.src_mem_pattern.i.p.reserved.zero",
        when: "",
        require: "src_mem_pattern.i.p.reserved == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.reserved",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/indirection-gather.md#3b",
            "cc/isa/indirect-descriptors.md",
        ],
    },
    RuleInfo {
        id: "S3D3_TS.src_mem_pattern.i.reserved1.zero",
        when: "",
        require: "src_mem_pattern.i.reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.reserved1",
        offset: 28,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
    },
    RuleInfo {
        id: "S3D3_TS.src_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
        when: "",
        require: "src_mem_pattern.t.start_addr.addr_reg.reserved0 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.reserved0",
        offset: 17,
        size: 2,
        conf: layout::Conf::High,
        source: &["runtime/isa/instruction-record.md#3"],
    },
    RuleInfo {
        id: "S3D3_TS.dst_mem_pattern.i.p.data_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_TS.dst_mem_pattern.i.p.reserved.zero",
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
        id: "S3D3_TS.dst_mem_pattern.i.reserved1.zero",
        when: "",
        require: "dst_mem_pattern.i.reserved1 == 0",
        message: "reserved bytes must be zero",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.i.reserved1",
        offset: 60,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
    },
    RuleInfo {
        id: "S3D3_TS.dst_mem_pattern.t.start_addr.addr_reg.reserved0.zero",
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
        id: "S3D3_TS.dtypes",
        when: "",
        require: "is_valid_dtype(in_dtype, false) and is_valid_dtype(out_dtype, true)",
        message: "in_dtype must be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#4b"],
    },
    RuleInfo {
        id: "S3D3_TS.bitvec-dtypes",
        when: "opcode in [TENSOR_SCALAR_BITVEC_OP, TENSOR_SCALAR_PTR_BITVEC_OP]",
        require: "in_dtype == out_dtype and in_dtype in int_dtype_datapath",
        message: "in_dtype must equal out_dtype; and in_dtype must be INT8, UINT8, INT16, UINT16, INT32 or UINT32",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#6d"],
    },
    RuleInfo {
        id: "S3D3_TS.shifts",
        when: "opcode in [TENSOR_SCALAR_ARITH_OP, TENSOR_SCALAR_BITVEC_OP, TENSOR_SCALAR_PTR_ARITH_OP, TENSOR_SCALAR_PTR_BITVEC_OP, TRANSPOSE_TENSOR_SCALAR_ARITH_OP] and ((op0 in left_shift and op1 in right_shift) or op0 == ARITH_SHIFT_RIGHT or op1 == ARITH_SHIFT_RIGHT)",
        require: "in_dtype in size4",
        message: "these shifts work on four bytes",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#6b"],
    },
    RuleInfo {
        id: "S3D3_TS.cache-dtype",
        when: "opcode in [TENSOR_SCALAR_CACHE_REDUCE, TENSOR_SCALAR_CACHE_CUMULATIVE]",
        require: "in_dtype in [FP8_EXP3, FP8_EXP4, FP8_EXP5, FP16, BFLOAT16, FP32, INT8, UINT8, INT16, UINT16]",
        message: "in_dtype must be FP8_EXP3, FP8_EXP4, FP8_EXP5, FP16, BFLOAT16, FP32, INT8, UINT8, INT16 or UINT16",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-cache-reduce.md#5"],
    },
    RuleInfo {
        id: "S3D3_TS.channels",
        when: "",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#4b"],
    },
    RuleInfo {
        id: "S3D3_TS.start-partitions",
        when: "",
        require: "start_addr_active_channels(src_mem_pattern, num_active_channels) and start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "the first partition of src_mem_pattern and the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#4b"],
    },
    RuleInfo {
        id: "S3D3_TS.transpose-channels",
        when: "opcode == TRANSPOSE_TENSOR_SCALAR_ARITH_OP",
        require: "num_active_channels % 32 == 0",
        message: "num_active_channels must be a multiple of 32",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#4b"],
    },
    RuleInfo {
        id: "S3D3_TS.src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.i.p.data_addr.addr_reg.regnum",
        offset: 20,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_TS.src_mem_pattern.t.start_addr.addr_reg.regnum",
        when: "",
        require: "regnum < 64",
        message: "regnum must be less than 64",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.start_addr.addr_reg.regnum",
        offset: 16,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S3D3_TS.dst_mem_pattern.i.p.data_addr.addr_reg.regnum",
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
        id: "S3D3_TS.dst_mem_pattern.t.start_addr.addr_reg.regnum",
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
        id: "S3D3_TS.patterns-mem",
        when: "",
        require: "mem_valid(src_mem_pattern, in_dtype, false, true, true) and mem_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src_mem_pattern must be a legal access pattern to read as in_dtype and dst_mem_pattern must be a legal access pattern to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#4b"],
    },
    RuleInfo {
        id: "S3D3_TS.imm0-pointer",
        when: "opcode in [TENSOR_SCALAR_ARITH_OP, TRANSPOSE_TENSOR_SCALAR_ARITH_OP] and imm0_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm0, FP32, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "imm0",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#8"],
    },
    RuleInfo {
        id: "S3D3_TS.imm0-pointer-bits",
        when: "opcode == TENSOR_SCALAR_BITVEC_OP and imm0_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm0, in_dtype, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "imm0",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#8"],
    },
    RuleInfo {
        id: "S3D3_TS.imm1-pointer",
        when: "opcode in [TENSOR_SCALAR_ARITH_OP, TRANSPOSE_TENSOR_SCALAR_ARITH_OP] and imm1_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm1, FP32, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "imm1",
        offset: 44,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#8"],
    },
    RuleInfo {
        id: "S3D3_TS.imm1-pointer-bits",
        when: "opcode == TENSOR_SCALAR_BITVEC_OP and imm1_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm1, in_dtype, num_active_channels)",
        message: "the address of the scalars must suit their type and the partitions",
        stage: None,
        engine: None,
        field: "imm1",
        offset: 44,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#8"],
    },
    RuleInfo {
        id: "S3D3_TS.ptr-pointers",
        when: "opcode == TENSOR_SCALAR_PTR_ARITH_OP",
        require: "imm_pointer_valid(imm0, FP32, num_active_channels) and imm_pointer_valid(imm1, FP32, num_active_channels)",
        message: "imm0 and imm1 must each be a legal address of scalars of FP32 for num_active_channels",
        stage: None,
        engine: None,
        field: "imm0",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#8"],
    },
    RuleInfo {
        id: "S3D3_TS.ptr-pointers-bits",
        when: "opcode == TENSOR_SCALAR_PTR_BITVEC_OP",
        require: "imm_pointer_valid(imm0, in_dtype, num_active_channels) and imm_pointer_valid(imm1, in_dtype, num_active_channels)",
        message: "imm0 and imm1 must each be a legal address of scalars of in_dtype for num_active_channels",
        stage: None,
        engine: None,
        field: "imm0",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#8"],
    },
    RuleInfo {
        id: "S3D3_TS.cache-imm0-pointer",
        when: "opcode in [TENSOR_SCALAR_CACHE_REDUCE, TENSOR_SCALAR_CACHE_CUMULATIVE] and imm0_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm0, FP32, num_active_channels)",
        message: "imm0 must be a legal address of scalars of FP32 for num_active_channels",
        stage: None,
        engine: None,
        field: "imm0",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-cache-reduce.md#4g"],
    },
    RuleInfo {
        id: "S3D3_TS.cache-imm1-pointer",
        when: "opcode in [TENSOR_SCALAR_CACHE_REDUCE, TENSOR_SCALAR_CACHE_CUMULATIVE] and imm1_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm1, FP32, num_active_channels)",
        message: "imm1 must be a legal address of scalars of FP32 for num_active_channels",
        stage: None,
        engine: None,
        field: "imm1",
        offset: 44,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-cache-reduce.md#4g"],
    },
    RuleInfo {
        id: "S3D3_TS.exp-imm0-pointer",
        when: "opcode == EXPONENTIAL and imm0_src == POINTER_IMMEDIATE",
        require: "imm_pointer_valid(imm0, FP32, num_active_channels)",
        message: "imm0 must be a legal address of scalars of FP32 for num_active_channels",
        stage: None,
        engine: None,
        field: "imm0",
        offset: 40,
        size: 4,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/exponential.md#4b"],
    },
    RuleInfo {
        id: "S3D3_TS.same-count-direct",
        when: "arm(src_mem_pattern) == t and arm(dst_mem_pattern) == t and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.t.num_elem) == prod(dst_mem_pattern.t.num_elem)",
        message: "the product of src_mem_pattern.t.num_elem must equal the product of dst_mem_pattern.t.num_elem",
        stage: None,
        engine: None,
        field: "src_mem_pattern.t.num_elem[0]",
        offset: 26,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-cache-reduce.md#4e"],
    },
    RuleInfo {
        id: "S3D3_TS.index-quadrant",
        when: "opcode in [TENSOR_SCALAR_ARITH_OP, TENSOR_SCALAR_BITVEC_OP, TRANSPOSE_TENSOR_SCALAR_ARITH_OP, EXPONENTIAL]",
        require: "indirect_quadrant_ok(src_mem_pattern)",
        message: "index and data of src_mem_pattern must be in the same quadrant",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 16,
        size: 16,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/tensor-scalar.md#4b",
            "gpsimd/firmware/kernels/exponential.md#4b",
        ],
    },
    RuleInfo {
        id: "S3D3_TS.no-accumulator",
        when: "opcode in [TENSOR_SCALAR_ARITH_OP, TENSOR_SCALAR_BITVEC_OP, TENSOR_SCALAR_PTR_ARITH_OP, TENSOR_SCALAR_PTR_BITVEC_OP, TRANSPOSE_TENSOR_SCALAR_ARITH_OP]",
        require: "accumulator_cmd == IDLE",
        message: "accumulator_cmd must be IDLE",
        stage: None,
        engine: None,
        field: "accumulator_cmd",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#4c"],
    },
    RuleInfo {
        id: "S3D3_TS.no-division",
        when: "opcode in [TENSOR_SCALAR_ARITH_OP, TENSOR_SCALAR_BITVEC_OP, TENSOR_SCALAR_PTR_ARITH_OP, TENSOR_SCALAR_PTR_BITVEC_OP, TRANSPOSE_TENSOR_SCALAR_ARITH_OP]",
        require: "op0 not in [DIVIDE, POW, MOD] and op1 not in [DIVIDE, POW, MOD]",
        message: "op0 and op1 must not be DIVIDE, POW or MOD",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#6b"],
    },
    RuleInfo {
        id: "S3D3_TS.bitvec-ops",
        when: "opcode in [TENSOR_SCALAR_BITVEC_OP, TENSOR_SCALAR_PTR_BITVEC_OP]",
        require: "op0 in bitvec and op1 in bitvec",
        message: "op0 and op1 must each be one of the 10 values of bitvec",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#6b"],
    },
    RuleInfo {
        id: "S3D3_TS.arith-ops",
        when: "opcode in [TENSOR_SCALAR_ARITH_OP, TENSOR_SCALAR_PTR_ARITH_OP, TRANSPOSE_TENSOR_SCALAR_ARITH_OP]",
        require: "(op0 in general_arith and op1 in general_arith) or (op0 == RSQRT and op1 == BYPASS and imm0 == 0 and imm1 == 0 and imm0_src == INSTRUCTION_IMMEDIATE and imm1_src == INSTRUCTION_IMMEDIATE)",
        message: "either op0 and op1 are each one of the 21 values of general_arith; or op0 is RSQRT, and op1 is BYPASS, and imm0 and imm1 are 0, and imm0_src and imm1_src are INSTRUCTION_IMMEDIATE",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#6b"],
    },
    RuleInfo {
        id: "S3D3_TS.bypass-order",
        when: "opcode in [TENSOR_SCALAR_ARITH_OP, TENSOR_SCALAR_BITVEC_OP, TENSOR_SCALAR_PTR_ARITH_OP, TENSOR_SCALAR_PTR_BITVEC_OP, TRANSPOSE_TENSOR_SCALAR_ARITH_OP]",
        require: "op0 != BYPASS or op1 == BYPASS",
        message: "the second operation needs the first",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#4a"],
    },
    RuleInfo {
        id: "S3D3_TS.imm0-inline-bits",
        when: "opcode == TENSOR_SCALAR_BITVEC_OP and imm0_src == INSTRUCTION_IMMEDIATE",
        require: "in_dtype in size4 or (in_dtype in size2 and imm0 & 0xffff0000 == 0) or (in_dtype in size1 and imm0 & 0xffffff00 == 0)",
        message: "an inline value must fit the element",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#6d"],
    },
    RuleInfo {
        id: "S3D3_TS.imm1-inline-bits",
        when: "opcode == TENSOR_SCALAR_BITVEC_OP and imm1_src == INSTRUCTION_IMMEDIATE",
        require: "in_dtype in size4 or (in_dtype in size2 and imm1 & 0xffff0000 == 0) or (in_dtype in size1 and imm1 & 0xffffff00 == 0)",
        message: "an inline value must fit the element",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#6d"],
    },
    RuleInfo {
        id: "S3D3_TS.ptr-sources",
        when: "opcode in [TENSOR_SCALAR_PTR_ARITH_OP, TENSOR_SCALAR_PTR_BITVEC_OP]",
        require: "imm0_src == INSTRUCTION_IMMEDIATE and imm1_src == INSTRUCTION_IMMEDIATE",
        message: "the sources say inline, the values are pointers all the same",
        stage: None,
        engine: None,
        field: "imm0_src",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-scalar.md#8"],
    },
    RuleInfo {
        id: "S3D3_TS.cache-command",
        when: "opcode in [TENSOR_SCALAR_CACHE_REDUCE, TENSOR_SCALAR_CACHE_CUMULATIVE]",
        require: "accumulator_cmd in [ACCUMULATE, ZERO_ACCUMULATE, LOAD_ACCUMULATE]",
        message: "accumulator_cmd must be ACCUMULATE, ZERO_ACCUMULATE or LOAD_ACCUMULATE",
        stage: None,
        engine: None,
        field: "accumulator_cmd",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-cache-reduce.md#4c"],
    },
    RuleInfo {
        id: "S3D3_TS.cache-ops",
        when: "opcode in [TENSOR_SCALAR_CACHE_REDUCE, TENSOR_SCALAR_CACHE_CUMULATIVE]",
        require: "op0 in general_arith and op1 in [ADD, SUBTRACT, MULT, MAX, MIN]",
        message: "op0 must be one of the 21 values of general_arith; and op1 must be ADD, SUBTRACT, MULT, MAX or MIN",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-cache-reduce.md#4f"],
    },
    RuleInfo {
        id: "S3D3_TS.cache-order",
        when: "opcode in [TENSOR_SCALAR_CACHE_REDUCE, TENSOR_SCALAR_CACHE_CUMULATIVE]",
        require: "reverse_operands == NONE",
        message: "reverse_operands must be NONE",
        stage: None,
        engine: None,
        field: "reverse_operands",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-cache-reduce.md#4d"],
    },
    RuleInfo {
        id: "S3D3_TS.cache-start",
        when: "opcode in [TENSOR_SCALAR_CACHE_REDUCE, TENSOR_SCALAR_CACHE_CUMULATIVE] and accumulator_cmd != LOAD_ACCUMULATE",
        require: "imm1_src == INSTRUCTION_IMMEDIATE and imm1 == 0",
        message: "the second scalar is the start of LOAD_ACCUMULATE only",
        stage: None,
        engine: None,
        field: "imm1_src",
        offset: 39,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/ts-cache-reduce.md#4g"],
    },
    RuleInfo {
        id: "S3D3_TS.exp-ops",
        when: "opcode == EXPONENTIAL",
        require: "op0 == BYPASS and op1 == BYPASS and reverse_operands == NONE",
        message: "op0 and op1 must be BYPASS, and reverse_operands must be NONE",
        stage: None,
        engine: None,
        field: "op0",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/exponential.md#4"],
    },
    RuleInfo {
        id: "S3D3_TS.exp-accumulator",
        when: "opcode == EXPONENTIAL",
        require: "accumulator_cmd == LOAD_ACCUMULATE or (accumulator_cmd in [IDLE, ACCUMULATE, ZERO_ACCUMULATE] and imm1_src == INSTRUCTION_IMMEDIATE and imm1 == 0)",
        message: "either accumulator_cmd is LOAD_ACCUMULATE; or accumulator_cmd is IDLE, ACCUMULATE or ZERO_ACCUMULATE, and imm1_src is INSTRUCTION_IMMEDIATE, and imm1 is 0",
        stage: None,
        engine: None,
        field: "accumulator_cmd",
        offset: 12,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/exponential.md#4c"],
    },
    RuleInfo {
        id: "S3D3_TS.exp-pairs",
        when: "opcode == EXPONENTIAL and accumulator_cmd != IDLE and arm(src_mem_pattern) == t and arm(dst_mem_pattern) == t and not shape_from_register(src_mem_pattern)",
        require: "in_dtype in [FP32, UINT32, INT32] or src_mem_pattern.t.step_elem[0] != 1 or src_mem_pattern.t.num_elem[0] % 2 == 0",
        message: "packed elements are summed in pairs",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/exponential.md#4d"],
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
    if !(0..=4).contains(&r[12]) {
        sink.broken(&RULES[3])?;
    }
    if !(0..=2).contains(&r[35]) {
        sink.broken(&RULES[4])?;
    }
    if !matches!(r[36], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[5])?;
    }
    if !matches!(r[37], 0..= 0x1d | 0x20..= 0x23 | 0xc4..= 0xe1) {
        sink.broken(&RULES[6])?;
    }
    if !(0..=3).contains(&r[38]) {
        sink.broken(&RULES[7])?;
    }
    if !(0..=2).contains(&r[39]) {
        sink.broken(&RULES[8])?;
    }
    if tpb_core::bytes::uint(r, 13, 3) != 0 {
        sink.broken(&RULES[9])?;
    }
    if r[35] == 2 && tpb_core::bytes::uint(r, 41, 3) != 0 {
        sink.broken(&RULES[10])?;
    }
    if r[39] == 2 && tpb_core::bytes::uint(r, 45, 3) != 0 {
        sink.broken(&RULES[11])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80
        && u16::from_le_bytes([r[21], r[22]]) != 0
    {
        sink.broken(&RULES[12])?;
    }
    if r[19] & 0x60 == 0x20 && u16::from_le_bytes([r[26], r[27]]) != 0 {
        sink.broken(&RULES[13])?;
    }
    if r[19] & 0x60 == 0x20 && u32::from_le_bytes([r[28], r[29], r[30], r[31]]) != 0 {
        sink.broken(&RULES[14])?;
    }
    if r[19] & 0xa0 == 0x80 && u16::from_le_bytes([r[17], r[18]]) != 0 {
        sink.broken(&RULES[15])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80
        && u16::from_le_bytes([r[53], r[54]]) != 0
    {
        sink.broken(&RULES[16])?;
    }
    if r[51] & 0x60 == 0x20 && u16::from_le_bytes([r[58], r[59]]) != 0 {
        sink.broken(&RULES[17])?;
    }
    if r[51] & 0x60 == 0x20 && u32::from_le_bytes([r[60], r[61], r[62], r[63]]) != 0 {
        sink.broken(&RULES[18])?;
    }
    if r[51] & 0xa0 == 0x80 && u16::from_le_bytes([r[49], r[50]]) != 0 {
        sink.broken(&RULES[19])?;
    }
    if !tpb_core::predicates::is_valid_dtype(4, r[32], false)
        || !tpb_core::predicates::is_valid_dtype(4, r[33], true)
    {
        sink.broken(&RULES[20])?;
    }
    if matches!(r[0], 0x53 | 0x54)
        && (r[32] != r[33] || !matches!(r[32], 2..= 5 | 8 | 9))
    {
        sink.broken(&RULES[21])?;
    }
    if matches!(r[0], 0x43 | 0x44 | 0x53 | 0x54 | 0x93)
        && ((matches!(r[36], 2 | 0x10) && matches!(r[37], 3 | 0x11)) || r[36] == 3
            || r[37] == 3) && !(8..=0x0b).contains(&r[32])
    {
        sink.broken(&RULES[22])?;
    }
    if matches!(r[0], 0x9a | 0xe6) && !matches!(r[32], 2..= 7 | 0x0a | 0x0d..= 0x0f) {
        sink.broken(&RULES[23])?;
    }
    if !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[24])?;
    }
    if !tpb_core::predicates::start_addr_active_channels(&r[16..32], r[34])
        || !tpb_core::predicates::start_addr_active_channels(&r[48..64], r[34])
    {
        sink.broken(&RULES[25])?;
    }
    if r[0] == 0x93 && !r[34].is_multiple_of(32) {
        sink.broken(&RULES[26])?;
    }
    if r[19] & 0x60 == 0x20 && r[23] & 0xa0 == 0x80 && r[20] >= 64 {
        sink.broken(&RULES[27])?;
    }
    if r[19] & 0xa0 == 0x80 && r[16] >= 64 {
        sink.broken(&RULES[28])?;
    }
    if r[51] & 0x60 == 0x20 && r[55] & 0xa0 == 0x80 && r[52] >= 64 {
        sink.broken(&RULES[29])?;
    }
    if r[51] & 0xa0 == 0x80 && r[48] >= 64 {
        sink.broken(&RULES[30])?;
    }
    if !tpb_core::predicates::mem_valid(4, &r[16..32], r[32], false, true, true)
        || !tpb_core::predicates::mem_valid(4, &r[48..64], r[33], true, true, true)
    {
        sink.broken(&RULES[31])?;
    }
    if matches!(r[0], 0x43 | 0x93) && r[35] == 1
        && !tpb_core::predicates::imm_pointer_valid(4, &r[40..44], 10, r[34])
    {
        sink.broken(&RULES[32])?;
    }
    if r[0] == 0x53 && r[35] == 1
        && !tpb_core::predicates::imm_pointer_valid(4, &r[40..44], r[32], r[34])
    {
        sink.broken(&RULES[33])?;
    }
    if matches!(r[0], 0x43 | 0x93) && r[39] == 1
        && !tpb_core::predicates::imm_pointer_valid(4, &r[44..48], 10, r[34])
    {
        sink.broken(&RULES[34])?;
    }
    if r[0] == 0x53 && r[39] == 1
        && !tpb_core::predicates::imm_pointer_valid(4, &r[44..48], r[32], r[34])
    {
        sink.broken(&RULES[35])?;
    }
    if r[0] == 0x44
        && (!tpb_core::predicates::imm_pointer_valid(4, &r[40..44], 10, r[34])
            || !tpb_core::predicates::imm_pointer_valid(4, &r[44..48], 10, r[34]))
    {
        sink.broken(&RULES[36])?;
    }
    if r[0] == 0x54
        && (!tpb_core::predicates::imm_pointer_valid(4, &r[40..44], r[32], r[34])
            || !tpb_core::predicates::imm_pointer_valid(4, &r[44..48], r[32], r[34]))
    {
        sink.broken(&RULES[37])?;
    }
    if matches!(r[0], 0x9a | 0xe6) && r[35] == 1
        && !tpb_core::predicates::imm_pointer_valid(4, &r[40..44], 10, r[34])
    {
        sink.broken(&RULES[38])?;
    }
    if matches!(r[0], 0x9a | 0xe6) && r[39] == 1
        && !tpb_core::predicates::imm_pointer_valid(4, &r[44..48], 10, r[34])
    {
        sink.broken(&RULES[39])?;
    }
    if r[0] == 0x30 && r[35] == 1
        && !tpb_core::predicates::imm_pointer_valid(4, &r[40..44], 10, r[34])
    {
        sink.broken(&RULES[40])?;
    }
    if r[19] & 0x60 != 0x20 && r[51] & 0x60 != 0x20
        && !tpb_core::predicates::shape_from_register(&r[16..32])
        && !tpb_core::predicates::shape_from_register(&r[48..64])
        && u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]]))
            != u64::from(u16::from_le_bytes([r[58], r[59]]))
                * u64::from(u16::from_le_bytes([r[60], r[61]]))
                * u64::from(u16::from_le_bytes([r[62], r[63]]))
    {
        sink.broken(&RULES[41])?;
    }
    if matches!(r[0], 0x30 | 0x43 | 0x53 | 0x93)
        && !tpb_core::predicates::indirect_quadrant_ok(&r[16..32])
    {
        sink.broken(&RULES[42])?;
    }
    if matches!(r[0], 0x43 | 0x44 | 0x53 | 0x54 | 0x93) && r[12] != 0 {
        sink.broken(&RULES[43])?;
    }
    if matches!(r[0], 0x43 | 0x44 | 0x53 | 0x54 | 0x93)
        && (matches!(r[36], 7 | 0x1a | 0x1b) || matches!(r[37], 7 | 0x1a | 0x1b))
    {
        sink.broken(&RULES[44])?;
    }
    if matches!(r[0], 0x53 | 0x54)
        && (!matches!(r[36], 0..= 3 | 0x0a..= 0x0c | 0x10 | 0x11 | 0x1c)
            || !matches!(r[37], 0..= 3 | 0x0a..= 0x0c | 0x10 | 0x11 | 0x1c))
    {
        sink.broken(&RULES[45])?;
    }
    if matches!(r[0], 0x43 | 0x44 | 0x93)
        && (!matches!(
            r[36], 0 | 4..= 6 | 8 | 9 | 0x0d..= 0x0f | 0x12..= 0x19 | 0x20..= 0x23
        )
            || !matches!(
                r[37], 0 | 4..= 6 | 8 | 9 | 0x0d..= 0x0f | 0x12..= 0x19 | 0x20..= 0x23
            ))
        && (r[36] != 0x1d || r[37] != 0
            || u32::from_le_bytes([r[40], r[41], r[42], r[43]]) != 0
            || u32::from_le_bytes([r[44], r[45], r[46], r[47]]) != 0 || r[35] != 0
            || r[39] != 0)
    {
        sink.broken(&RULES[46])?;
    }
    if matches!(r[0], 0x43 | 0x44 | 0x53 | 0x54 | 0x93) && r[36] == 0 && r[37] != 0 {
        sink.broken(&RULES[47])?;
    }
    if r[0] == 0x53 && r[35] == 0 && !(8..=0x0b).contains(&r[32])
        && (!(4..=7).contains(&r[32])
            || u32::from_le_bytes([r[40], r[41], r[42], r[43]]) & 0xffff0000 != 0)
        && (!matches!(r[32], 2 | 3 | 0x0d..= 0x0f)
            || u32::from_le_bytes([r[40], r[41], r[42], r[43]]) & 0xffffff00 != 0)
    {
        sink.broken(&RULES[48])?;
    }
    if r[0] == 0x53 && r[39] == 0 && !(8..=0x0b).contains(&r[32])
        && (!(4..=7).contains(&r[32])
            || u32::from_le_bytes([r[44], r[45], r[46], r[47]]) & 0xffff0000 != 0)
        && (!matches!(r[32], 2 | 3 | 0x0d..= 0x0f)
            || u32::from_le_bytes([r[44], r[45], r[46], r[47]]) & 0xffffff00 != 0)
    {
        sink.broken(&RULES[49])?;
    }
    if matches!(r[0], 0x44 | 0x54) && (r[35] != 0 || r[39] != 0) {
        sink.broken(&RULES[50])?;
    }
    if matches!(r[0], 0x9a | 0xe6) && !(2..=4).contains(&r[12]) {
        sink.broken(&RULES[51])?;
    }
    if matches!(r[0], 0x9a | 0xe6)
        && (!matches!(
            r[36], 0 | 4..= 6 | 8 | 9 | 0x0d..= 0x0f | 0x12..= 0x19 | 0x20..= 0x23
        ) || !matches!(r[37], 4..= 6 | 8 | 9))
    {
        sink.broken(&RULES[52])?;
    }
    if matches!(r[0], 0x9a | 0xe6) && r[38] != 0 {
        sink.broken(&RULES[53])?;
    }
    if matches!(r[0], 0x9a | 0xe6) && r[12] != 4
        && (r[39] != 0 || u32::from_le_bytes([r[44], r[45], r[46], r[47]]) != 0)
    {
        sink.broken(&RULES[54])?;
    }
    if r[0] == 0x30 && (r[36] != 0 || r[37] != 0 || r[38] != 0) {
        sink.broken(&RULES[55])?;
    }
    if r[0] == 0x30 && r[12] != 4
        && (!matches!(r[12], 0 | 2 | 3) || r[39] != 0
            || u32::from_le_bytes([r[44], r[45], r[46], r[47]]) != 0)
    {
        sink.broken(&RULES[56])?;
    }
    if cx.counts(layout::Conf::Med) && r[0] == 0x30 && r[12] != 0 && r[19] & 0x60 != 0x20
        && r[51] & 0x60 != 0x20 && !tpb_core::predicates::shape_from_register(&r[16..32])
        && !(8..=0x0a).contains(&r[32]) && i16::from_le_bytes([r[20], r[21]]) == 1
        && !u16::from_le_bytes([r[26], r[27]]).is_multiple_of(2)
    {
        sink.broken(&RULES[57])?;
    }
    ControlFlow::Continue(())
}
