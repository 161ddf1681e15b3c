//! What generated TPB crates lean on.
//!
//! This crate knows no opcode. It defines how a layout is described ([`layout`]), how a generation's tables look
//! ([`dialect`]), how firmware dispatch ([`kernels`]) and registers ([`csr`]) are described, how validation reports ([`check`]), the predicates that rules call
//! ([`predicates`]), the text form ([`text`]), JSON ([`json`]), element types with their conversions ([`number`]), and how a crate adds instructions to a
//! generation ([`extend`](mod@extend)).
//! Everything that is particular to an instruction lives in the generated crates.
#![no_std]

extern crate alloc;

#[cfg(feature = "arbitrary")]
pub mod arbitrary_impl;
mod arbitrary_macros;
mod buffer;
pub mod bytes;
pub mod check;
pub mod csr;
pub mod dialect;
pub mod extend;
pub mod info;
pub mod json;
pub mod kernels;
pub mod layout;
pub mod number;
pub mod predicates;
#[cfg(feature = "serde")]
pub mod serde_impl;
mod serde_macros;
pub mod text;

/// Bytes of one instruction record.
pub const RECORD_SIZE: usize = 64;

/// One instruction record as bytes.
pub type RecordBytes = [u8; RECORD_SIZE];
