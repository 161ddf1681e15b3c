//! The array of PE, and the blocks that go into it, against plain loops written from the facts.
#![allow(clippy::needless_range_loop, reason = "the loops count as the facts do")]

#[path = "../common/mod.rs"]
mod common;

mod compress;
mod dense;
mod dequantize;
mod mx;
mod quantize;
mod reference;
mod seeds;
mod sequencer;
mod sparse;
mod transpose;
