//! Generator of the TPB instruction set crates, as a library.
//!
//! A build script uses [`Builder`]: it reads a spec, lays overlays over it, and writes modules for `include!`. The command
//! `tpb-codegen` writes crates.
//!
//! Spec files go through [`yaml`] (a tree with positions), [`load`] (the tree checked against
//! [`shape`] and lowered into [`spec`]) and on to the resolver and the emitters. What is wrong is
//! collected in [`diagnostic::Diagnostics`], all of it at once.

pub mod builder;
pub mod coverage;
pub mod diagnostic;
pub mod diff;
pub mod emit;
pub mod generate;
pub mod isa;
pub mod lint;
pub mod load;
mod parallel;
pub mod resolve;
pub mod rule;
pub mod schema;
pub mod shape;
pub mod spec;
pub mod witness;
pub mod yaml;

pub use builder::Builder;
pub use emit::Part;
