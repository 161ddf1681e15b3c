//! PE: latched weights, products, accumulation in PSUM.

mod gemm;
mod instructions;
mod product;
mod weights;

pub use gemm::gemm;
pub use product::Product;
pub use weights::{Tile, Weights};
