//! PE: what loads the array and what it computes. What it holds is [`state::pe`](crate::state::pe).
//!
//! | module | holds |
//! |---|---|
//! | `load`, `dense` | LDWEIGHTS, MATMUL |
//! | `transpose` | MATMUL that moves bits |
//! | `mx` | block-scaled operands in both forms, LDWEIGHTS_MX, MATMUL_MX |
//! | `sparse` | LDTAGS, MATMUL_SPARSE |
//! | `seed_passes` | PE_MANAGE_SEED |
//! | `converter` | CONV_LUT_LOAD |
//! | `target` | where a product goes |
//! | `gemm` | the inner loop |

mod converter;
mod dense;
mod gemm;
mod load;
mod mx;
mod seed_passes;
mod sparse;
mod target;
mod transpose;

pub use gemm::gemm;
pub(crate) use mx::{mx_format, packed_tensor, scale_row};
