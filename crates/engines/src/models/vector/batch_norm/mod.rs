//! Batch norm on DVE. Inputs are converted to FP32, every operation rounds to it, and results are converted to the destination's type; no instruction of
//! the family takes a root or adds an epsilon.
//!
//! | module | holds |
//! |---|---|
//! | [`statistics`] | count, mean and variance of parts, and of all parts together |
//! | [`gradients`] | the sums of the backward pass |
//! | [`backward`] | its parameters, and the gradient of the input |
//!
//! Source: `batchnorm.md`, which gives the order of operations of the compiler's simulator.
//!
//! choice: that order is the device's too; its arithmetic is not known (`gaps.G4`).

pub(crate) mod backward;
mod gradients;
mod statistics;

use tpb_records::enums::AluOp;

use super::alu::{self, Class};
use super::rows::{Sink, Source};
use crate::fault::Fault;
use crate::number::Format;

/// Whether the types of sources and destination are those of the family, and the destination has `results` elements.
fn results(sources: &[&Source<'_>], dst: &Sink<'_>, results: u64) -> Result<(), Fault> {
    let formats: Vec<_> = sources.iter().map(|src| (src.operand.name, src.format)).collect();
    alu::check(AluOp::BYPASS, Class::Arithmetic, &formats, &[])?;
    if !matches!(dst.format, Format::F32 | Format::F16 | Format::Bf16) {
        return Err(Fault::illegal("out_dtype", format!("it is FP32, FP16 or BFLOAT16, not {:?}", dst.format)));
    }
    match dst.operand.len() {
        n if n == results => Ok(()),
        n => Err(Fault::ElementCounts { first: ("the result", results), second: (dst.operand.name, n) }),
    }
}
