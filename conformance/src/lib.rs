//! What holds the crates against the outside.
//!
//! * [`coverage`]: what is known of every opcode of every generation, and whether it is executed and modelled.
//! * [`facts`]: what the collected facts say of opcodes, layouts, types and enums, read from their own files or from the extract that is
//!   checked in, by a path that shares nothing with the generator.
//! * [`lowered`]: what becomes of a record when its operation is lowered over it.
//! * [`strata`]: records by form and by union arm.
//! * [`vectors`]: cases, one a line, of records with their fields, text and legality.

pub mod coverage;
pub mod facts;
pub mod lowered;
pub mod strata;
pub mod vectors;
pub mod witnesses;
