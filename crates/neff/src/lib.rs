//! The NEFF container and its program descriptions.
//!
//! [`program`] reads one sub-graph of an executable from a directory: its variables, DMA queues, descriptor blocks and
//! the instruction stream of every engine.

pub mod program;

pub use program::{LoadError, Program};
