//! Rules: read, checked against a layout, reasoned about, run and written as Rust.
//!
//! [`parse()`] reads the text, [`check()`] holds it against a [`Scope`] and yields a [`Typed`] condition, in which fields are bits of the record and
//! names are numbers. [`solve`] finds conditions that never or always hold, [`eval()`] runs one on bytes, [`emit()`] writes one as Rust, [`in_words`]
//! as a sentence.

pub mod ast;
mod check;
pub mod emit;
mod eval;
mod parse;
mod quantity;
mod report;
pub(crate) mod says;
mod scope;
pub mod solve;
mod tried;
pub mod typed;
mod values;
mod whole;
mod words;

pub use ast::Expr;
pub use check::{TypeError, arm_at, arm_live, check, live};
pub use emit::{Emit, emit, emit_folded};
pub use eval::{Env, PredicateFn, eval, number};
pub use parse::{ParseError, parse};
pub use report::place_of;
pub use scope::{Names, Scope};
pub use typed::Typed;
pub use values::Values;
pub use whole::{Condition, condition, lint};
pub use words::in_words;
