//! Models of the vector engines against plain loops written from the facts.

#[path = "../common/mod.rs"]
mod common;
mod elementwise;
mod folds;
mod integers;
mod legality;
mod movement;
mod random;
mod reference;
mod scalars;
mod tensors;
