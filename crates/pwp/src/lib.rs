//! Piecewise polynomial tables of activation functions (PWP): their records, how they are evaluated, and tables fitted to functions.
//!
//! An activation function is a set of cubics. Each octave of the input's magnitude, on each side of zero, is cut into `2^n` pieces of equal
//! width; the top `n` bits of the mantissa choose the piece. Four clamps take inputs that are too small or too large, on either side.
//! Symmetric functions store one side.
//!
//! | module | holds |
//! |---|---|
//! | [`tables`] | the four memories: directory (CAM), PROFILE, CONTROL, BUCKET, as bytes and as records |
//! | [`set`] | a set of functions as the compiler's files hold it: records and manifest |
//! | [`plan`] | a function made ready, and its evaluation |
//! | [`check`](mod@check) | what is wrong with tables |
//! | [`known`] | the functions with a mathematical definition, and what is stated of their fitted tables |
//! | [`fit`](mod@fit) | tables from a function |
//! | [`builtin`] | the tables of the definitions, ready |
//! | [`catalog`] | the sets that the vendor ships, by name and members |
//! | [`region`] | where the memories are in the address map |
//!
//! Coefficients of shipped tables are not public but for a few rows. The tables here are fitted to the definitions; what they promise is in
//! [`known::Known::stated`].

pub mod builtin;
pub mod catalog;
pub mod check;
pub mod fit;
pub mod function;
pub mod known;
pub mod maths;
pub mod plan;
pub mod region;
pub mod set;
pub mod tables;

pub use check::{Finding, Severity, check};
pub use function::{Clamp, Function, Octave, Piece, Side, Symmetry};
pub use known::{KNOWN, Known};
pub use plan::{Plan, TableError};
pub use set::{AssembleError, Manifest, ProfileMeta, Set};
pub use tables::{CamLayout, Memory, Tables};

/// Bits of an FP32 mantissa.
pub(crate) const MANTISSA_BITS: u32 = 23;
/// Bias of an FP32 exponent.
pub(crate) const BIAS: i32 = 127;
