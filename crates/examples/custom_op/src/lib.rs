//! Customer instructions, from the declaration of a record to a run on the machine.
//!
//! [`instructions`] adds two instructions under EXTENDED_INST to CAYMAN; [`chain`] gives the custom operators of SUNDA a meaning.

pub mod chain;
pub mod instructions;
