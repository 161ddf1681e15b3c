//! ACT: activation functions and the accumulators. EXPONENTIAL is DVE's, and has accumulators alike.
//!
//! On MAVERICK, DVE runs the activations; the models are the same, with the accumulators of the engine that runs them.

pub(super) mod accumulator;
mod activate;
mod exponential;
