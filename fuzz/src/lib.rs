//! What the fuzz targets share: inputs that libFuzzer can mutate byte by byte, and a record of another crate.

mod case;
pub mod declared;
pub mod spec;

pub use case::Case;
