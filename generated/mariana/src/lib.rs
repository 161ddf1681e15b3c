// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! The TPB instruction set of MARIANA (V4).
//!
//! Adds MX matrix multiplication, sparsity compression, ACTIVATE2 and bfloat16 accumulation.
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
    (0x26, "ACTIVATE_MULTIPASS", GenSet(0b100000)),
    (0x87, "TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH", GenSet(0b10)),
    (0x88, "TENSOR_SCALAR_PTR_MULTI_DUAL_BITVEC", GenSet(0b10)),
    (0x8a, "TENSOR_TENSOR_ADD_BF16", GenSet(0b10)),
    (0x8b, "TENSOR_TENSOR_MULT_BF16", GenSet(0b10)),
    (0x8c, "TENSOR_REDUCE_ADD_BF16", GenSet(0b10)),
    (0x8d, "TENSOR_REDUCE_MAX_BF16", GenSet(0b10)),
    (0x8f, "TENSOR_TENSOR_SUB_BF16", GenSet(0b10)),
    (0xb6, "COMPACT_CONTROL_INST", GenSet(0b100000)),
    (0xb9, "DMA_MEMCPY2", GenSet(0b100000)),
    (0xba, "DMA_IMMEDIATE", GenSet(0b100000)),
    (0xeb, "SIM_DMA_COPY", GenSet(0b1)),
    (0xec, "SIM_WRFILE", GenSet(0b1)),
    (0xed, "SIM_WRNPY", GenSet(0b1)),
    (0xee, "SIM_RDNPY", GenSet(0b1)),
    (0xef, "SIM_MEMCPY", GenSet(0b1)),
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
