// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! The TPB instruction set of TONGA (V1).
//!
//! First generation, with its own opcodes, 4-byte events and a sequencer that reads 8-byte words. Nothing follows it.
//!
//! # Features
//!
//! `decode` and `encode` are on by default; `full` is all of these, and brings the table `ISA` that holds them.
//!
//! - `decode`, `encode`: records to `Instruction` and back.
//! - `validate`: rules.
//! - `exec`: operations: lifting, lowering, dispatch.
//! - `text`: tables for text, JSON and documentation, and what reads them; `Debug` prints records by their fields.
//! - `extras`: `with_*` of records, closed enums of known values, `Hash`, `Ord`.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#[cfg(feature = "exec")]
#[rustfmt::skip]
pub mod exec;

#[cfg(feature = "decode")]
#[rustfmt::skip]
mod instruction;

#[rustfmt::skip]
pub mod records;

#[cfg(feature = "text")]
#[rustfmt::skip]
mod tables;

#[cfg(feature = "validate")]
#[rustfmt::skip]
pub mod validate;

use ::tpb_core::layout::GenSet;

#[cfg(feature = "decode")]
pub use instruction::Instruction;

#[cfg(feature = "text")]
pub use tables::DIALECT;

/// Opcode bytes that this generation lacks and others have: byte, name, generations in lineage order.
#[rustfmt::skip]
pub static ELSEWHERE: &[(u8, &str, GenSet)] = &[
    (0x03, "PE_REG_WRITE", GenSet(0b111110)),
    (0x04, "WEIGHT_MASK", GenSet(0b111110)),
    (0x05, "WEIGHT_SHIFT", GenSet(0b111110)),
    (0x06, "LDTAGS", GenSet(0b111100)),
    (0x07, "MATMUL_SPARSE", GenSet(0b111100)),
    (0x08, "PE_MANAGE_SEED", GenSet(0b111000)),
    (0x09, "LDWEIGHTS_MX", GenSet(0b111000)),
    (0x0a, "MATMUL_MX", GenSet(0b111000)),
    (0x23, "ACTIVATION_TABLE_LOAD", GenSet(0b111110)),
    (0x24, "ACTIVATION_READ_ACCUMULATOR", GenSet(0b111110)),
    (0x25, "ACTIVATE2", GenSet(0b111000)),
    (0x26, "ACTIVATE_MULTIPASS", GenSet(0b100000)),
    (0x30, "EXPONENTIAL", GenSet(0b111110)),
    (0x4f, "TENSOR_SCALAR_PTR_MULTI_ARITH", GenSet(0b111110)),
    (0x58, "MAX_POOL_SELECT", GenSet(0b111110)),
    (0x5f, "TENSOR_SCALAR_PTR_MULTI_BITVEC", GenSet(0b111110)),
    (0x60, "BATCH_NORM_STATS", GenSet(0b111110)),
    (0x64, "BATCH_NORM_PARAM_LOAD", GenSet(0b111110)),
    (0x66, "LOAD_PARAMETER_RAM", GenSet(0b111110)),
    (0x67, "POOL_BUFFER_LOAD", GenSet(0b111110)),
    (0x6b, "STREAM_TRANSPOSE", GenSet(0b111110)),
    (0x6c, "MAX8", GenSet(0b111110)),
    (0x6d, "MATCH_VALUE_LOAD", GenSet(0b111110)),
    (0x6e, "FIND_INDEX8", GenSet(0b111110)),
    (0x6f, "MATCH_REPLACE8", GenSet(0b111110)),
    (0x70, "TENSOR_SCALAR_IMM_LD_ARITH", GenSet(0b111110)),
    (0x71, "TENSOR_SCALAR_IMM_LD_BITVEC", GenSet(0b111110)),
    (0x72, "COPY_PREDICATED", GenSet(0b111110)),
    (0x73, "ROI_ALIGN", GenSet(0b111110)),
    (0x74, "TENSOR_SCALAR_ADDR", GenSet(0b111110)),
    (0x76, "RAND", GenSet(0b111110)),
    (0x77, "RAND_GET_STATE", GenSet(0b111110)),
    (0x78, "RAND_SET_STATE", GenSet(0b111110)),
    (0x79, "EMBEDDING_UPDATE", GenSet(0b111110)),
    (0x7a, "LOAD_POOL_ARGUMENT", GenSet(0b111110)),
    (0x7b, "TENSOR_DEQUANTIZE", GenSet(0b111110)),
    (0x7c, "CROSS_LANE_REDUCE_ARITH", GenSet(0b111110)),
    (0x7d, "CROSS_LANE_REDUCE_BITVEC", GenSet(0b111110)),
    (0x7e, "IOTA", GenSet(0b111110)),
    (0x7f, "DROPOUT", GenSet(0b111110)),
    (0x81, "JPEG_DECODE", GenSet(0b111100)),
    (0x82, "TRANSPOSE_BATCH_NORM_STATS2", GenSet(0b111110)),
    (0x83, "TRANSPOSE_TENSOR_REDUCE_ARITH_OP", GenSet(0b111110)),
    (0x84, "TRANSPOSE_TENSOR_REDUCE_BITVEC_OP", GenSet(0b111110)),
    (0x85, "CUSTOM_OP_HEADER", GenSet(0b111110)),
    (0x86, "CUSTOM_OP_PAYLOAD", GenSet(0b111110)),
    (0x87, "TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH", GenSet(0b10)),
    (0x88, "TENSOR_SCALAR_PTR_MULTI_DUAL_BITVEC", GenSet(0b10)),
    (0x8a, "TENSOR_TENSOR_ADD_BF16", GenSet(0b10)),
    (0x8b, "TENSOR_TENSOR_MULT_BF16", GenSet(0b10)),
    (0x8c, "TENSOR_REDUCE_ADD_BF16", GenSet(0b10)),
    (0x8d, "TENSOR_REDUCE_MAX_BF16", GenSet(0b10)),
    (0x8e, "BATCH_NORM_PARAM_LOAD2", GenSet(0b111110)),
    (0x8f, "TENSOR_TENSOR_SUB_BF16", GenSet(0b10)),
    (0x92, "TENSOR_SCALAR_AFFINE_SELECT", GenSet(0b111110)),
    (0x93, "TRANSPOSE_TENSOR_SCALAR_ARITH_OP", GenSet(0b111110)),
    (0x94, "BATCH_NORM_GRAD_ACCUMULATE2", GenSet(0b111110)),
    (0x95, "MODIFY_POOL_CONFIG", GenSet(0b111110)),
    (0x96, "SORT", GenSet(0b111110)),
    (0x98, "TENSOR_SCALAR_SELECT", GenSet(0b111110)),
    (0x99, "CAST_PREDICATED", GenSet(0b111110)),
    (0x9a, "TENSOR_SCALAR_CACHE_REDUCE", GenSet(0b111110)),
    (0x9b, "DVE_READ_ACCUMULATOR", GenSet(0b111110)),
    (0x9c, "TENSOR_REDUCE_RANGE_CHECK", GenSet(0b111110)),
    (0x9d, "SCALAR_TENSOR_TENSOR_ARITH", GenSet(0b111110)),
    (0x9e, "SCALAR_TENSOR_TENSOR_BITVEC", GenSet(0b111110)),
    (0x9f, "ENGINE_NOP", GenSet(0b111110)),
    (0xa0, "EVENT_SEMAPHORE", GenSet(0b111110)),
    (0xa1, "HALT", GenSet(0b111110)),
    (0xa2, "DRAIN", GenSet(0b111110)),
    (0xa3, "INSTRUCTION_FLUSH", GenSet(0b111110)),
    (0xa4, "NOP", GenSet(0b111110)),
    (0xa5, "WRITE", GenSet(0b111110)),
    (0xa6, "NOTIFY", GenSet(0b111110)),
    (0xa7, "MOVE", GenSet(0b111110)),
    (0xa8, "ALU_OP", GenSet(0b111110)),
    (0xa9, "COMPARE_BRANCH", GenSet(0b111110)),
    (0xaa, "TENSOR_LOAD", GenSet(0b111110)),
    (0xab, "TENSOR_STORE", GenSet(0b111110)),
    (0xb0, "EVENT_SEMAPHORE_RANGE_CLEAR", GenSet(0b111110)),
    (0xb1, "SET_ORDERING_MODE", GenSet(0b111110)),
    (0xb2, "MOVE_SHAPE", GenSet(0b111110)),
    (0xb3, "POLL_SEM", GenSet(0b111110)),
    (0xb4, "TEST_EVENT_SEM", GenSet(0b111000)),
    (0xb5, "BRANCH_PREFETCH_HINT", GenSet(0b111110)),
    (0xb6, "COMPACT_CONTROL_INST", GenSet(0b100000)),
    (0xb8, "DMAMEMCPY", GenSet(0b111110)),
    (0xb9, "DMA_MEMCPY2", GenSet(0b100000)),
    (0xba, "DMA_IMMEDIATE", GenSet(0b100000)),
    (0xbb, "DMA_INDIRECT", GenSet(0b111110)),
    (0xbc, "RANGE_SELECT", GenSet(0b111100)),
    (0xbd, "DMA_TRANSPOSE", GenSet(0b111100)),
    (0xbe, "GET_SEQUENCE_BOUNDS", GenSet(0b111100)),
    (0xbf, "SB2SB_COLLECTIVE", GenSet(0b111100)),
    (0xc9, "PSEUDO_READ_VAR_ADDR", GenSet(0b111110)),
    (0xca, "PSEUDO_EMBEDDING_UPDATE", GenSet(0b111110)),
    (0xcb, "PSEUDO_SEND_RECV", GenSet(0b111110)),
    (0xcc, "PSEUDO_BRANCH_LABEL", GenSet(0b111110)),
    (0xcd, "PSEUDO_TENSOR_STORE", GenSet(0b111110)),
    (0xce, "PSEUDO_TENSOR_LOAD", GenSet(0b111110)),
    (0xcf, "PSEUDO_DMASWAP_QUEUE_SET", GenSet(0b111110)),
    (0xd0, "PSEUDO_SET_RNG_SEED", GenSet(0b111110)),
    (0xd1, "PSEUDO_FUNCTION_BEGIN", GenSet(0b111110)),
    (0xd2, "PSEUDO_FUNCTION_RETURN", GenSet(0b111110)),
    (0xd3, "PSEUDO_FUNCTION_CALL", GenSet(0b111110)),
    (0xd4, "PSEUDO_DMA_DIRECT2D", GenSet(0b111110)),
    (0xd5, "PSEUDO_SYNC_BARRIER", GenSet(0b111110)),
    (0xd6, "PSEUDO_RANGE_CHECK", GenSet(0b111110)),
    (0xd7, "PSEUDO_JPEG_DECODE", GenSet(0b111100)),
    (0xd8, "PSEUDO_CORE_BARRIER", GenSet(0b111110)),
    (0xd9, "PSEUDO_TRIGGER_COLLECTIVE2", GenSet(0b111110)),
    (0xda, "PSEUDO_EXTENSION", GenSet(0b111110)),
    (0xdb, "PSEUDO_CUR_PROCESSING_RANK_ID", GenSet(0b111110)),
    (0xdc, "PSEUDO_GID_LOAD", GenSet(0b111110)),
    (0xdd, "PSEUDO_BRANCH_PREFETCH_HINT", GenSet(0b111110)),
    (0xde, "PSEUDO_TENSOR_COMPLETION", GenSet(0b111110)),
    (0xdf, "PSEUDO_INST", GenSet(0b111110)),
    (0xe0, "SPARSITY_COMPRESS", GenSet(0b111000)),
    (0xe1, "SPARSITY_COMPRESS_TAG", GenSet(0b111000)),
    (0xe2, "RAND2", GenSet(0b111000)),
    (0xe3, "QUANTIZE_MX", GenSet(0b111000)),
    (0xe4, "CONV_LUT_LOAD", GenSet(0b111100)),
    (0xe5, "TENSOR_TENSOR_SCAN_ARITH", GenSet(0b111110)),
    (0xe6, "TENSOR_SCALAR_CACHE_CUMULATIVE", GenSet(0b111110)),
    (0xe7, "INDIRECT_COPY", GenSet(0b111110)),
    (0xe8, "COPY_PREDICATED_SCALAR", GenSet(0b111110)),
    (0xe9, "DVE_READ_INDICES", GenSet(0b111100)),
    (0xea, "SELECT_REDUCE", GenSet(0b111110)),
    (0xf0, "EXTENDED_INST", GenSet(0b111110)),
    (0xf1, "DMA_GATHER_TRANSPOSE", GenSet(0b111100)),
    (0xf2, "NONZERO_WITH_COUNT", GenSet(0b111100)),
    (0xf3, "TENSOR_TENSOR_INT_WIDE", GenSet(0b100000)),
    (0xf4, "TENSOR_SCALAR_INT_WIDE", GenSet(0b100000)),
];

/// Everything this generation offers behind one table.
#[cfg(all(feature = "encode", feature = "exec", feature = "text", feature = "validate"))]
pub static ISA: tpb_records::Isa = tpb_records::Isa {
    dialect: &tables::DIALECT,
    is_valid: validate::is_valid,
    check: validate::check,
    lift: exec::lift,
    lower: exec::lower,
    lower_onto: exec::lower_onto,
    recode: |bytes| {
        let instruction = Instruction::decode(bytes);
        (instruction.name(), *instruction.as_bytes())
    },
};
