//! PE: latched weights, products, accumulation in PSUM.

mod gemm;
mod instructions;
mod product;
mod scratch;
mod weights;

pub use gemm::gemm;
pub use product::Product;
pub(crate) use scratch::Scratch;
pub use weights::{Tile, Weights};
