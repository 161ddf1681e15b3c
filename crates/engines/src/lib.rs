//! Engine models and the machine: what TPB instructions do.
//!
//! | module | holds |
//! |---|---|
//! | [`memory`], [`address`], [`pattern`] | SBUF, PSUM, DRAM; places in them; walks over them |
//! | [`number`] | element types and the conversions between them |
//! | [`sync`], [`events`], [`registers`] | semaphores, events, registers; what records wait for and update |
//! | [`random`] | generators of random numbers |
//! | [`accumulators`], [`activation`] | the running values of ACT and DVE; the activation tables that are loaded |
//! | [`custom`] | what instructions do that a crate adds to a generation |
//! | [`models`] | what instructions compute, written once over generation-neutral operations |
//! | [`bus`] | the address space: windows on semaphores, registers, tail pointers |
//! | [`state`] | what a core keeps between instructions |
//! | [`effect`] | the part of an instruction that changes the core, apart from the part that reads |
//! | [`request`], [`host`] | what instructions ask for; DMA transfers and collectives, straight from the program's description |
//! | [`site`], [`machine`] | an instruction of a stream; one core that runs the streams of its engines until they end, fault or deadlock |
//! | [`trace`], [`races`] | what happened in a run, and what was not ordered |
//! | [`devices`] | firewall, watchdog and dispatch around the engines |
//! | [`cluster`] | several cores in one process |
//! | [`options`], [`choices`], [`geometry`] | everything that the sources leave open, with the decision taken |
//! | [`run`](mod@run) | a program from its inputs to its outputs |
//!
//! No input makes these models panic: an instruction that cannot be executed is a [`Fault`], and the machine says which one it was.

pub mod accumulators;
pub mod activation;
pub mod address;
pub mod bus;
pub mod choices;
pub mod cluster;
pub mod custom;
pub mod devices;
pub mod effect;
pub mod events;
pub mod fault;
pub mod geometry;
pub mod host;
pub mod machine;
pub mod memory;
pub mod models;
pub mod number;
mod operand;
pub mod options;
pub mod pattern;
pub mod races;
pub mod random;
pub mod registers;
pub mod request;
pub mod run;
pub mod site;
pub mod state;
pub mod sync;
pub mod trace;

pub use choices::Choices;
pub use cluster::{Cluster, ClusterOutcome};
pub use fault::Fault;
pub use machine::{Machine, Outcome, Schedule};
pub use run::{Limits, Run, RunError, run_program};
