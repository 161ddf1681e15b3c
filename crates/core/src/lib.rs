//! What generated TPB crates lean on.
//!
//! This crate knows no opcode. It defines how a layout is described ([`layout`]), how a generation's tables look
//! ([`dialect`]), how firmware dispatch ([`kernels`]) and registers ([`csr`]) are described, how validation reports ([`check`]), the predicates that rules call
//! ([`predicates`]), the text form ([`text`]), JSON ([`json`]), element types with their conversions ([`number`]), and how a crate adds instructions to a
//! generation ([`extend`](mod@extend)).
//! Everything that is particular to an instruction lives in the generated crates.
//!
//! Without features there are bytes and descriptors alone, which is what records need; `dialect` brings what validates and lifts, `text` what
//! prints and reads, `number` the element types. `unique` helps crates that read maps with serde.
#![no_std]
// Descriptors carry what the printer alone reads, and documentation leads to modules of all features.
#![cfg_attr(not(feature = "text"), allow(dead_code, unused_imports, rustdoc::broken_intra_doc_links))]

extern crate alloc;

#[cfg(feature = "arbitrary")]
pub mod arbitrary_impl;
mod arbitrary_macros;
#[cfg(feature = "text")]
mod buffer;
pub mod bytes;
#[cfg(feature = "dialect")]
pub mod check;
#[cfg(feature = "dialect")]
pub mod csr;
#[cfg(feature = "dialect")]
pub mod dialect;
#[cfg(feature = "dialect")]
mod engine;
#[cfg(feature = "text")]
pub mod extend;
#[cfg(feature = "text")]
pub mod info;
#[cfg(feature = "text")]
pub mod json;
#[cfg(feature = "dialect")]
pub mod kernels;
pub mod layout;
#[cfg(feature = "number")]
pub mod number;
#[cfg(feature = "dialect")]
pub mod predicates;
#[cfg(feature = "serde")]
pub mod serde_impl;
mod serde_macros;
#[cfg(feature = "text")]
pub mod text;
#[cfg(feature = "unique")]
pub mod unique;
mod word;

/// Bytes of one instruction record.
pub const RECORD_SIZE: usize = 64;

/// One instruction record as bytes.
pub type RecordBytes = [u8; RECORD_SIZE];
