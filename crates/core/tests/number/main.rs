//! Conversions against tables and arithmetic that share nothing with them.
//!
//! `minifloats.txt` is made by `tables.py`; values of FP16 and BFLOAT16 are those of the crate `half`. What a value becomes is looked up in the
//! sorted values of the destination, by distance in double precision.

mod decoding;
mod integers;
mod oracle;
mod rounding;
mod stochastic;
mod worked;
