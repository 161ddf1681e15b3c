//! What holds the crates against the outside.
//!
//! * [`coverage`]: what is known of every opcode of every generation, and whether it is executed and modelled.
//! * [`facts`]: what the collected facts say of opcodes, layouts, types and enums, read from their own files or from the extract that is
//!   checked in, by a path that shares nothing with the generator.
//! * [`lowered`], [`strata`], [`witnesses`]: those of the campaigns.
//! * [`vectors`]: cases, one a line, of records with their fields, text and legality.

pub mod coverage;
pub mod facts;
pub mod vectors;

pub use tpb_conform::{lowered, strata, witnesses};
