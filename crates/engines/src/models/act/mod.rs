//! ACT: activation functions and the accumulators. EXPONENTIAL is DVE's, and has accumulators alike.

pub(super) mod accumulator;
mod exponential;
