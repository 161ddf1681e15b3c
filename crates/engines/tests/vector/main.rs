//! Models of the vector engines against plain loops written from the facts.

#[path = "../common/mod.rs"]
mod common;

mod batch_norm;
mod elementwise;
mod folds;
mod gather;
mod integers;
mod legality;
mod movement;
mod offsets;
mod positions;
mod random;
mod reference;
mod scalars;
mod search;
mod sort;
mod tensors;
