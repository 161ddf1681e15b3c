// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rules of `PSEUDO_EXTENSION`.

use core::ops::ControlFlow;
use tpb_core::RecordBytes;
use tpb_core::check::{Context, RuleInfo, Sink};

/// The rules, in the order they are checked.
#[cfg_attr(not(feature = "text"), allow(dead_code))]
pub(crate) static RULES: [RuleInfo; 0] = [];

/// Hands every broken rule to the sink.
#[allow(
    clippy::nonminimal_bool,
    clippy::absurd_extreme_comparisons,
    clippy::manual_range_contains,
    unused_comparisons,
    unused_parens
)]
pub(crate) fn check<S: Sink>(
    _: &RecordBytes,
    _: &Context,
    _: &mut S,
) -> ControlFlow<()> {
    ControlFlow::Continue(())
}
