//! What the fuzz targets share: inputs that libFuzzer can mutate byte by byte, and the generations under test.

mod case;
mod generation;
pub mod spec;

pub use case::Case;
pub use generation::{GENERATIONS, Generation};
