//! Overlaps, holes and overruns, in the words of the macro.

use proc_macro2::Span;
use tpb_layout::check::{Placed, Problem, cover};

use crate::errors::Errors;

/// How a layout is spoken of: in bytes or in bits.
pub(crate) struct Words {
    /// `byte` or `bit`.
    pub(crate) unit: &'static str,
    /// What the layout is of: `record`, or the integer.
    pub(crate) whole: String,
    /// Field that would fill a hole.
    pub(crate) filler: fn(u32, u32) -> String,
    /// Argument that places a field there.
    pub(crate) place: fn(u32, u32) -> String,
    /// What makes room.
    pub(crate) resize: &'static str,
}

/// A field as the checks see it.
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) at: std::ops::Range<u32>,
    pub(crate) span: Span,
}

/// Reports what is wrong with fields that should cover `size` units; `end` is where the size was written.
pub(crate) fn check(fields: &[Field], size: u32, end: Span, words: &Words, errors: &mut Errors) {
    let placed = fields.iter().enumerate().map(|(index, f)| Placed { index, at: f.at.clone() }).collect();
    let (unit, whole) = (words.unit, &words.whole);
    for problem in cover(placed, size) {
        match problem {
            Problem::Overlap { first, second, at } => {
                let (a, b) = (&fields[first], &fields[second]);
                let length = b.at.end - b.at.start;
                let end = a.at.end.saturating_add(length);
                let cure = if end <= size {
                    format!("move `{}` behind it with `{}`, or make `{}` shorter", b.name, (words.place)(a.at.end, end), a.name)
                } else {
                    "make one of them shorter".to_owned()
                };
                errors.span(
                    b.span,
                    format!(
                        "`{}` overlaps `{}`: {} {} to both; {cure}",
                        b.name,
                        a.name,
                        units(unit, at.start, at.end),
                        if at.end - at.start == 1 { "belongs" } else { "belong" },
                    ),
                );
            }
            Problem::Hole { after, at } => {
                // The field behind the hole is the one whose offset may be wrong.
                let behind = fields.iter().find(|f| f.at.start == at.end && f.at.end > at.end);
                let span = behind.map_or(end, |f| f.span);
                let place = match (after.map(|i| &fields[i].name), behind.map(|f| &f.name)) {
                    (Some(a), Some(b)) => format!("between `{a}` and `{b}`"),
                    (None, Some(b)) => format!("before `{b}`"),
                    (Some(a), None) => format!("after `{a}`"),
                    (None, None) => format!("of the {whole}"),
                };
                errors.span(
                    span,
                    format!(
                        "nothing is said of {} {place}: if nobody uses {}, add `{}`",
                        units(unit, at.start, at.end),
                        if at.end - at.start == 1 { "it" } else { "them" },
                        (words.filler)(at.start, at.end)
                    ),
                );
            }
            Problem::PastEnd { index, end } => {
                let f = &fields[index];
                errors.span(
                    f.span,
                    format!(
                        "`{}` ends at {unit} {end}, and the {whole} has {size}: {}make it shorter, or {}",
                        f.name,
                        size.checked_sub(f.at.end - f.at.start)
                            .map_or_else(String::new, |last| format!("move it to {unit} {last} or before, ")),
                        words.resize,
                    ),
                );
            }
        }
    }
}

/// `byte 3`, or `bytes 3 to 5`.
fn units(unit: &str, from: u32, to: u32) -> String {
    if to == from + 1 { format!("{unit} {from}") } else { format!("{unit}s {from} to {}", to - 1) }
}
