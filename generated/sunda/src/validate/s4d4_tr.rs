// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `S4D4_TR`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};
use tpb_core::layout;

/// The rules, in the order they are checked.
pub(crate) static RULES: [RuleInfo; 44] = [
    RuleInfo {
        id: "S4D4_TR.header.inst_word_len.length",
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
        id: "S4D4_TR.events.wait_mode.known",
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
        id: "S4D4_TR.events.update_mode.known",
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
        id: "S4D4_TR.act-copies",
        when: "opcode in [COPY, CAST]",
        require: "engine != ACT",
        message: "on sunda the activation engine copies with ACTIVATE",
        stage: None,
        engine: None,
        field: "",
        offset: 0,
        size: 0,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa tensor_copy"],
    },
    RuleInfo {
        id: "S4D4_TR.op.known",
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
            "gpsimd/firmware/kernels/stream-transpose.md#4",
            "gpsimd/firmware/kernels/tensorcumulative.md#3",
            "gpsimd/firmware/kernels/cast-copy.md#3",
            "gpsimd/firmware/kernels/tensor-reduce.md#6",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.op_dim.known",
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
            "gpsimd/firmware/kernels/stream-transpose.md#4",
            "gpsimd/firmware/kernels/tensorcumulative.md#3",
            "gpsimd/firmware/kernels/cast-copy.md#3",
            "gpsimd/firmware/kernels/tensor-reduce.md#6",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.src_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D4_TR.reserved1.zero",
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
            "gpsimd/firmware/kernels/stream-transpose.md#4",
            "gpsimd/firmware/kernels/tensorcumulative.md#3",
            "gpsimd/firmware/kernels/cast-copy.md#3",
            "gpsimd/firmware/kernels/tensor-reduce.md#6",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.dst_mem_pattern.start_addr.addr_reg.reserved0.zero",
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
        id: "S4D4_TR.dtypes",
        when: "opcode in [COPY, CAST, RECIPROCAL, STREAM_SHUFFLE, TENSOR_CUMULATIVE_ARITH_OP, TENSOR_CUMULATIVE_BITVEC_OP]",
        require: "is_valid_dtype(in_dtype, false) and is_valid_dtype(out_dtype, true)",
        message: "in_dtype must be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/cast-copy.md#3.3",
            "gpsimd/firmware/kernels/pool-compute-misc.md#3",
            "gpsimd/firmware/kernels/tensorcumulative.md#7.1",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.same-dtype",
        when: "opcode in [COPY, STREAM_SHUFFLE, STREAM_TRANSPOSE]",
        require: "in_dtype == out_dtype",
        message: "in_dtype must equal out_dtype",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/cast-copy.md#3.3",
            "gpsimd/firmware/kernels/pool-compute-misc.md#8",
            "gpsimd/firmware/kernels/stream-transpose.md#4.2",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.transpose-dtype",
        when: "opcode == STREAM_TRANSPOSE",
        require: "is_valid_dtype(in_dtype, false)",
        message: "in_dtype must be an element type other than FP32R",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/stream-transpose.md#4.2"],
    },
    RuleInfo {
        id: "S4D4_TR.reduce-dtypes",
        when: "opcode in [TENSOR_REDUCE_ARITH_OP, TENSOR_REDUCE_BITVEC_OP]",
        require: "is_valid_dtype_64(in_dtype, false, true, true) and is_valid_dtype_64(out_dtype, true, true, true)",
        message: "in_dtype must be an element type other than FP32R, UINT64 included, INT64 included; and out_dtype must be an element type, FP32R included, UINT64 included, INT64 included",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#7.1,#4.1"],
    },
    RuleInfo {
        id: "S4D4_TR.reduce-dve-dtypes",
        when: "opcode == TENSOR_REDUCE_ARITH_OP",
        require: "is_valid_dtype(in_dtype, false) and is_valid_dtype(out_dtype, true)",
        message: "in_dtype must be an element type other than FP32R; and out_dtype must be an element type, FP32R included",
        stage: None,
        engine: Some(tpb_core::dialect::Engine::Dve),
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#6"],
    },
    RuleInfo {
        id: "S4D4_TR.channels",
        when: "opcode in [COPY, CAST, RECIPROCAL, TENSOR_CUMULATIVE_ARITH_OP, TENSOR_CUMULATIVE_BITVEC_OP]",
        require: "num_active_channels in [1..128]",
        message: "num_active_channels must be between 1 and 128",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/cast-copy.md#3.3",
            "gpsimd/firmware/kernels/tensorcumulative.md#4",
            "gpsimd/firmware/kernels/pool-compute-misc.md#3",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.stream-channels",
        when: "opcode in [STREAM_SHUFFLE, STREAM_TRANSPOSE]",
        require: "num_active_channels in [32, 64, 96, 128]",
        message: "streams work on whole quadrants",
        stage: None,
        engine: None,
        field: "num_active_channels",
        offset: 34,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/pool-compute-misc.md#8",
            "gpsimd/firmware/kernels/stream-transpose.md#4.2",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.shuffle-partitions",
        when: "opcode == STREAM_SHUFFLE",
        require: "stream_shuffle_partitions(src_mem_pattern, dst_mem_pattern, num_active_channels)",
        message: "the first partitions of src_mem_pattern and dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["nki docs: nki.isa nc_stream_shuffle"],
    },
    RuleInfo {
        id: "S4D4_TR.start-partitions",
        when: "opcode == STREAM_TRANSPOSE",
        require: "start_addr_active_channels(src_mem_pattern, num_active_channels) and start_addr_active_channels(dst_mem_pattern, num_active_channels)",
        message: "the first partition of src_mem_pattern and the first partition of dst_mem_pattern must be suitable for num_active_channels",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/stream-transpose.md#4.2"],
    },
    RuleInfo {
        id: "S4D4_TR.src_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D4_TR.src_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "src_mem_pattern.start_addr.addr_reg.marker",
        offset: 15,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D4_TR.dst_mem_pattern.start_addr.addr_reg.regnum",
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
        id: "S4D4_TR.dst_mem_pattern.start_addr.addr_reg.marker-sunda",
        when: "",
        require: "marker == 0x80",
        message: "marker must be 0x80",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.start_addr.addr_reg.marker",
        offset: 47,
        size: 1,
        conf: layout::Conf::High,
        source: &["cc/isa/addr4.md"],
    },
    RuleInfo {
        id: "S4D4_TR.patterns",
        when: "opcode in [STREAM_TRANSPOSE, RECIPROCAL, STREAM_SHUFFLE]",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src_mem_pattern must be a legal tensor to read as in_dtype and dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/stream-transpose.md#4.2",
            "gpsimd/firmware/kernels/pool-compute-misc.md#3",
            "gpsimd/firmware/kernels/pool-compute-misc.md#8",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.patterns-others",
        when: "opcode not in [STREAM_TRANSPOSE, RECIPROCAL, STREAM_SHUFFLE]",
        require: "tensor_valid(src_mem_pattern, in_dtype, false, true, true) and tensor_valid(dst_mem_pattern, out_dtype, true, true, true)",
        message: "src_mem_pattern must be a legal tensor to read as in_dtype and dst_mem_pattern must be a legal tensor to write as out_dtype",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::Med,
        source: &["runtime/isa/validator-architecture.md"],
    },
    RuleInfo {
        id: "S4D4_TR.mask",
        when: "opcode == STREAM_TRANSPOSE",
        require: "mask_enable <= 1",
        message: "mask_enable must be at most 1",
        stage: None,
        engine: None,
        field: "mask_enable",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/stream-transpose.md#4.2"],
    },
    RuleInfo {
        id: "S4D4_TR.mask-unused",
        when: "opcode != STREAM_TRANSPOSE",
        require: "mask_enable == 0",
        message: "mask_enable must be 0",
        stage: None,
        engine: None,
        field: "mask_enable",
        offset: 38,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/stream-transpose.md#4.2"],
    },
    RuleInfo {
        id: "S4D4_TR.negated-unused",
        when: "opcode in [COPY, CAST, RECIPROCAL, STREAM_SHUFFLE, STREAM_TRANSPOSE, TENSOR_CUMULATIVE_ARITH_OP, TENSOR_CUMULATIVE_BITVEC_OP]",
        require: "negated == 0",
        message: "negated must be 0",
        stage: None,
        engine: None,
        field: "negated",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/stream-transpose.md#4.2",
            "gpsimd/firmware/kernels/tensorcumulative.md#4",
            "gpsimd/firmware/kernels/cast-copy.md#3.3",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.negated",
        when: "opcode in [TENSOR_REDUCE_ARITH_OP, TRANSPOSE_TENSOR_REDUCE_ARITH_OP]",
        require: "negated <= 1",
        message: "negated must be at most 1",
        stage: None,
        engine: None,
        field: "negated",
        offset: 35,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#7.1,#4.1"],
    },
    RuleInfo {
        id: "S4D4_TR.copy-op",
        when: "opcode in [COPY, CAST, RECIPROCAL, STREAM_SHUFFLE, STREAM_TRANSPOSE]",
        require: "op == BYPASS and op_dim in [UNUSED, X]",
        message: "op must be BYPASS, and op_dim must be UNUSED or X",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/cast-copy.md#3.3",
            "gpsimd/firmware/kernels/pool-compute-misc.md#3",
            "gpsimd/firmware/kernels/pool-compute-misc.md#8",
            "gpsimd/firmware/kernels/stream-transpose.md#3.1",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.copy-count",
        when: "opcode in [COPY, CAST, RECIPROCAL, STREAM_SHUFFLE, TENSOR_CUMULATIVE_ARITH_OP, TENSOR_CUMULATIVE_BITVEC_OP] and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(src_mem_pattern.num_elem) == prod(dst_mem_pattern.num_elem)",
        message: "the product of src_mem_pattern.num_elem must equal the product of dst_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &[
            "gpsimd/firmware/kernels/cast-copy.md#3.3",
            "gpsimd/firmware/kernels/pool-compute-misc.md#3",
            "gpsimd/firmware/kernels/tensorcumulative.md#4",
        ],
    },
    RuleInfo {
        id: "S4D4_TR.transpose-blocks",
        when: "opcode == STREAM_TRANSPOSE",
        require: "prod(src_mem_pattern.num_elem) % 32 == 0",
        message: "the product of src_mem_pattern.num_elem must be a multiple of 32",
        stage: None,
        engine: None,
        field: "src_mem_pattern.num_elem[0]",
        offset: 24,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/stream-transpose.md#4.2"],
    },
    RuleInfo {
        id: "S4D4_TR.transpose-count",
        when: "opcode == STREAM_TRANSPOSE and not shape_from_register(src_mem_pattern) and not shape_from_register(dst_mem_pattern)",
        require: "prod(dst_mem_pattern.num_elem) <= prod(src_mem_pattern.num_elem)",
        message: "the product of dst_mem_pattern.num_elem must be at most the product of src_mem_pattern.num_elem",
        stage: None,
        engine: None,
        field: "dst_mem_pattern.num_elem[0]",
        offset: 56,
        size: 2,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/stream-transpose.md#4.2"],
    },
    RuleInfo {
        id: "S4D4_TR.reduce-dims",
        when: "opcode in [TENSOR_CUMULATIVE_ARITH_OP, TENSOR_CUMULATIVE_BITVEC_OP]",
        require: "op_dim in [X, XY, XYZ, XYZW]",
        message: "op_dim must be X, XY, XYZ or XYZW",
        stage: None,
        engine: None,
        field: "op_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#4"],
    },
    RuleInfo {
        id: "S4D4_TR.cumulative-op",
        when: "opcode == TENSOR_CUMULATIVE_ARITH_OP",
        require: "op in arith and op not in [DIVIDE, POW, MOD]",
        message: "op must be one of the 24 values of arith other than DIVIDE, POW or MOD",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#4.1"],
    },
    RuleInfo {
        id: "S4D4_TR.cumulative-bitvec-op",
        when: "opcode == TENSOR_CUMULATIVE_BITVEC_OP",
        require: "op in bitvec",
        message: "op must be one of the 10 values of bitvec",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#4.1"],
    },
    RuleInfo {
        id: "S4D4_TR.cumulative-bitvec-dtype",
        when: "opcode == TENSOR_CUMULATIVE_BITVEC_OP",
        require: "in_dtype == out_dtype and in_dtype in [UINT8, UINT16, UINT32, INT32] and (op != LOGICAL_SHIFT_RIGHT or in_dtype == INT32)",
        message: "in_dtype must equal out_dtype; and in_dtype must be UINT8, UINT16, UINT32 or INT32; and if op is LOGICAL_SHIFT_RIGHT, in_dtype must be INT32",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#7.2"],
    },
    RuleInfo {
        id: "S4D4_TR.reduce-over",
        when: "opcode in [TENSOR_REDUCE_ARITH_OP, TENSOR_REDUCE_BITVEC_OP, TRANSPOSE_TENSOR_REDUCE_ARITH_OP, TRANSPOSE_TENSOR_REDUCE_BITVEC_OP]",
        require: "op_dim in [X, XY, XYZ, XYZW]",
        message: "op_dim must be X, XY, XYZ or XYZW",
        stage: None,
        engine: None,
        field: "op_dim",
        offset: 37,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#4,#4.1"],
    },
    RuleInfo {
        id: "S4D4_TR.reduce-op",
        when: "opcode in [TENSOR_REDUCE_ARITH_OP, TRANSPOSE_TENSOR_REDUCE_ARITH_OP]",
        require: "op in general_arith or op in int_aluop or op in arg_extreme",
        message: "op must be MOD, ADD_INT, MULT_INT, SUBTRACT_INT or one of the 17 values of general_arith",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::Low,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#4.1"],
    },
    RuleInfo {
        id: "S4D4_TR.reduce-bitvec-op",
        when: "opcode in [TENSOR_REDUCE_BITVEC_OP, TRANSPOSE_TENSOR_REDUCE_BITVEC_OP]",
        require: "op in bitvec",
        message: "op must be one of the 10 values of bitvec",
        stage: None,
        engine: None,
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#7.2"],
    },
    RuleInfo {
        id: "S4D4_TR.reduce-bitvec-dtype",
        when: "opcode in [TENSOR_REDUCE_BITVEC_OP, TRANSPOSE_TENSOR_REDUCE_BITVEC_OP]",
        require: "in_dtype == out_dtype and in_dtype in [UINT8, UINT16, UINT32, INT32] and (op != LOGICAL_SHIFT_RIGHT or in_dtype == INT32)",
        message: "in_dtype must equal out_dtype; and in_dtype must be UINT8, UINT16, UINT32 or INT32; and if op is LOGICAL_SHIFT_RIGHT, in_dtype must be INT32",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/tensorcumulative.md#7.2"],
    },
    RuleInfo {
        id: "S4D4_TR.reduce-dve-op",
        when: "opcode == TENSOR_REDUCE_ARITH_OP",
        require: "op not in arg_extreme and op not in int_aluop",
        message: "op must not be MOD, ADD_INT, MULT_INT or SUBTRACT_INT",
        stage: None,
        engine: Some(tpb_core::dialect::Engine::Dve),
        field: "op",
        offset: 36,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#6"],
    },
    RuleInfo {
        id: "S4D4_TR.reduce-pool",
        when: "opcode == TENSOR_REDUCE_ARITH_OP",
        require: "(in_dtype in int32 or in_dtype in int64) and (op in int_aluop or op in arg_extreme) and not in_psum(src_mem_pattern) and not in_psum(dst_mem_pattern)",
        message: "in_dtype must be INT32, UINT32, UINT64 or INT64; and op must be MOD, ADD_INT, MULT_INT or SUBTRACT_INT; and src_mem_pattern and dst_mem_pattern must not be in PSUM",
        stage: None,
        engine: Some(tpb_core::dialect::Engine::Pool),
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::Med,
        source: &["gpsimd/firmware/kernels/tensor-reduce.md#6"],
    },
    RuleInfo {
        id: "S4D4_TR.bf16",
        when: "opcode in [TENSOR_REDUCE_ADD_BF16, TENSOR_REDUCE_MAX_BF16]",
        require: "in_dtype == BFLOAT16 and is_valid_dtype(out_dtype, true) and negated <= 1",
        message: "in_dtype must be BFLOAT16; and out_dtype must be an element type, FP32R included; and negated must be at most 1",
        stage: None,
        engine: None,
        field: "in_dtype",
        offset: 32,
        size: 1,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#4.2"],
    },
    RuleInfo {
        id: "S4D4_TR.bf16-src",
        when: "opcode in [TENSOR_REDUCE_ADD_BF16, TENSOR_REDUCE_MAX_BF16]",
        require: "addr_aligned(src_mem_pattern, 4) and src_mem_pattern.num_elem[0] % 2 == 0 and src_mem_pattern.step_elem[0] == 1",
        message: "two elements at a time are read as one word",
        stage: None,
        engine: None,
        field: "src_mem_pattern",
        offset: 12,
        size: 20,
        conf: layout::Conf::High,
        source: &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#4.2"],
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
    if matches!(r[0], 0x46 | 0x47)
        && !(cx
            .engine
            .is_none_or(|engine| {
                matches!(
                    engine, tpb_core::dialect::Engine::Pe |
                    tpb_core::dialect::Engine::Pool | tpb_core::dialect::Engine::Dve |
                    tpb_core::dialect::Engine::Sp | tpb_core::dialect::Engine::TopSp
                )
            }))
    {
        sink.broken(&RULES[3])?;
    }
    if !matches!(r[36], 0..= 0x1d | 0xc4..= 0xc6) {
        sink.broken(&RULES[4])?;
    }
    if !matches!(r[37], 0 | 2..= 5) {
        sink.broken(&RULES[5])?;
    }
    if r[15] & 0xa0 == 0x80 && u16::from_le_bytes([r[13], r[14]]) != 0 {
        sink.broken(&RULES[6])?;
    }
    if tpb_core::bytes::uint(r, 39, 5) != 0 {
        sink.broken(&RULES[7])?;
    }
    if r[47] & 0xa0 == 0x80 && u16::from_le_bytes([r[45], r[46]]) != 0 {
        sink.broken(&RULES[8])?;
    }
    if matches!(r[0], 0x46..= 0x48 | 0x4e | 0x5e | 0x6a)
        && (!tpb_core::predicates::is_valid_dtype(1, r[32], false)
            || !tpb_core::predicates::is_valid_dtype(1, r[33], true))
    {
        sink.broken(&RULES[9])?;
    }
    if matches!(r[0], 0x46 | 0x6a | 0x6b) && r[32] != r[33] {
        sink.broken(&RULES[10])?;
    }
    if r[0] == 0x6b && !tpb_core::predicates::is_valid_dtype(1, r[32], false) {
        sink.broken(&RULES[11])?;
    }
    if matches!(r[0], 0x42 | 0x52)
        && (!tpb_core::predicates::is_valid_dtype_64(1, r[32], false, true, true)
            || !tpb_core::predicates::is_valid_dtype_64(1, r[33], true, true, true))
    {
        sink.broken(&RULES[12])?;
    }
    if cx.engine == Some(tpb_core::dialect::Engine::Dve) && r[0] == 0x42
        && (!tpb_core::predicates::is_valid_dtype(1, r[32], false)
            || !tpb_core::predicates::is_valid_dtype(1, r[33], true))
    {
        sink.broken(&RULES[13])?;
    }
    if matches!(r[0], 0x46..= 0x48 | 0x4e | 0x5e) && !(1..=128).contains(&r[34]) {
        sink.broken(&RULES[14])?;
    }
    if matches!(r[0], 0x6a | 0x6b) && !matches!(r[34], 32 | 64 | 96 | 128) {
        sink.broken(&RULES[15])?;
    }
    if r[0] == 0x6a
        && !tpb_core::predicates::stream_shuffle_partitions(
            &r[12..32],
            &r[44..64],
            r[34],
        )
    {
        sink.broken(&RULES[16])?;
    }
    if r[0] == 0x6b
        && (!tpb_core::predicates::start_addr_active_channels(&r[12..32], r[34])
            || !tpb_core::predicates::start_addr_active_channels(&r[44..64], r[34]))
    {
        sink.broken(&RULES[17])?;
    }
    if r[15] & 0xa0 == 0x80 && r[12] >= 64 {
        sink.broken(&RULES[18])?;
    }
    if r[15] & 0xa0 == 0x80 && r[15] != 128 {
        sink.broken(&RULES[19])?;
    }
    if r[47] & 0xa0 == 0x80 && r[44] >= 64 {
        sink.broken(&RULES[20])?;
    }
    if r[47] & 0xa0 == 0x80 && r[47] != 128 {
        sink.broken(&RULES[21])?;
    }
    if matches!(r[0], 0x48 | 0x6a | 0x6b)
        && (!tpb_core::predicates::tensor_valid(1, &r[12..32], r[32], false, true, true)
            || !tpb_core::predicates::tensor_valid(
                1,
                &r[44..64],
                r[33],
                true,
                true,
                true,
            ))
    {
        sink.broken(&RULES[22])?;
    }
    if cx.counts(layout::Conf::Med) && !matches!(r[0], 0x48 | 0x6a | 0x6b)
        && (!tpb_core::predicates::tensor_valid(1, &r[12..32], r[32], false, true, true)
            || !tpb_core::predicates::tensor_valid(
                1,
                &r[44..64],
                r[33],
                true,
                true,
                true,
            ))
    {
        sink.broken(&RULES[23])?;
    }
    if r[0] == 0x6b && r[38] > 1 {
        sink.broken(&RULES[24])?;
    }
    if r[0] != 0x6b && r[38] != 0 {
        sink.broken(&RULES[25])?;
    }
    if matches!(r[0], 0x46..= 0x48 | 0x4e | 0x5e | 0x6a | 0x6b) && r[35] != 0 {
        sink.broken(&RULES[26])?;
    }
    if matches!(r[0], 0x42 | 0x83) && r[35] > 1 {
        sink.broken(&RULES[27])?;
    }
    if matches!(r[0], 0x46..= 0x48 | 0x6a | 0x6b)
        && (r[36] != 0 || !matches!(r[37], 0 | 2))
    {
        sink.broken(&RULES[28])?;
    }
    if matches!(r[0], 0x46..= 0x48 | 0x4e | 0x5e | 0x6a)
        && !tpb_core::predicates::shape_from_register(&r[12..32])
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
        sink.broken(&RULES[29])?;
    }
    if r[0] == 0x6b
        && !(u64::from(u16::from_le_bytes([r[24], r[25]]))
            * u64::from(u16::from_le_bytes([r[26], r[27]]))
            * u64::from(u16::from_le_bytes([r[28], r[29]]))
            * u64::from(u16::from_le_bytes([r[30], r[31]])))
            .is_multiple_of(32)
    {
        sink.broken(&RULES[30])?;
    }
    if r[0] == 0x6b && !tpb_core::predicates::shape_from_register(&r[12..32])
        && !tpb_core::predicates::shape_from_register(&r[44..64])
        && u64::from(u16::from_le_bytes([r[56], r[57]]))
            * u64::from(u16::from_le_bytes([r[58], r[59]]))
            * u64::from(u16::from_le_bytes([r[60], r[61]]))
            * u64::from(u16::from_le_bytes([r[62], r[63]]))
            > u64::from(u16::from_le_bytes([r[24], r[25]]))
                * u64::from(u16::from_le_bytes([r[26], r[27]]))
                * u64::from(u16::from_le_bytes([r[28], r[29]]))
                * u64::from(u16::from_le_bytes([r[30], r[31]]))
    {
        sink.broken(&RULES[31])?;
    }
    if matches!(r[0], 0x4e | 0x5e) && !(2..=5).contains(&r[37]) {
        sink.broken(&RULES[32])?;
    }
    if r[0] == 0x4e
        && (!matches!(
            r[36], 0 | 4..= 9 | 0x0d..= 0x0f | 0x12..= 0x1b | 0x1d | 0xc4..= 0xc6
        ) || matches!(r[36], 7 | 0x1a | 0x1b))
    {
        sink.broken(&RULES[33])?;
    }
    if r[0] == 0x5e && !matches!(r[36], 0..= 3 | 0x0a..= 0x0c | 0x10 | 0x11 | 0x1c) {
        sink.broken(&RULES[34])?;
    }
    if r[0] == 0x5e
        && (r[32] != r[33] || !matches!(r[32], 3 | 5 | 8 | 9)
            || (r[36] == 0x11 && r[32] != 8))
    {
        sink.broken(&RULES[35])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[0], 0x42 | 0x52 | 0x83 | 0x84)
        && !(2..=5).contains(&r[37])
    {
        sink.broken(&RULES[36])?;
    }
    if cx.counts(layout::Conf::Low) && matches!(r[0], 0x42 | 0x83)
        && !matches!(r[36], 0 | 4..= 6 | 8 | 9 | 0x0d..= 0x0f | 0x12..= 0x19)
        && !matches!(r[36], 0x1b | 0xc4..= 0xc6)
    {
        sink.broken(&RULES[37])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[0], 0x52 | 0x84)
        && !matches!(r[36], 0..= 3 | 0x0a..= 0x0c | 0x10 | 0x11 | 0x1c)
    {
        sink.broken(&RULES[38])?;
    }
    if cx.counts(layout::Conf::Med) && matches!(r[0], 0x52 | 0x84)
        && (r[32] != r[33] || !matches!(r[32], 3 | 5 | 8 | 9)
            || (r[36] == 0x11 && r[32] != 8))
    {
        sink.broken(&RULES[39])?;
    }
    if cx.engine == Some(tpb_core::dialect::Engine::Dve) && cx.counts(layout::Conf::Med)
        && r[0] == 0x42 && matches!(r[36], 0x1b | 0xc4..= 0xc6)
    {
        sink.broken(&RULES[40])?;
    }
    if cx.engine == Some(tpb_core::dialect::Engine::Pool) && cx.counts(layout::Conf::Med)
        && r[0] == 0x42
        && ((!matches!(r[32], 8 | 9) && !matches!(r[32], 1 | 0x0c))
            || !matches!(r[36], 0x1b | 0xc4..= 0xc6)
            || tpb_core::predicates::in_psum(&r[12..32])
            || tpb_core::predicates::in_psum(&r[44..64]))
    {
        sink.broken(&RULES[41])?;
    }
    if matches!(r[0], 0x8c | 0x8d)
        && (r[32] != 6 || !tpb_core::predicates::is_valid_dtype(1, r[33], true)
            || r[35] > 1)
    {
        sink.broken(&RULES[42])?;
    }
    if matches!(r[0], 0x8c | 0x8d)
        && (!tpb_core::predicates::addr_aligned(&r[12..32], 4)
            || !u16::from_le_bytes([r[24], r[25]]).is_multiple_of(2)
            || i16::from_le_bytes([r[16], r[17]]) != 1)
    {
        sink.broken(&RULES[43])?;
    }
    ControlFlow::Continue(())
}
