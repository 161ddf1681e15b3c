//! PE: latched weights and tags, products, accumulation in PSUM.
//!
//! | module | holds |
//! |---|---|
//! | `load`, `dense` | LDWEIGHTS, MATMUL |
//! | `transpose` | MATMUL that moves bits |
//! | `mx` | block-scaled operands in both forms, LDWEIGHTS_MX, MATMUL_MX |
//! | `sparse` | LDTAGS, MATMUL_SPARSE |
//! | `seeds`, `seed_passes` | rounders between sums and BFLOAT16 cells, PE_MANAGE_SEED |
//! | `converter` | CONV_LUT_LOAD |
//! | `array`, `weights` | parts of the array and what its cells hold |
//! | `target`, `product` | where a product goes |
//! | `gemm` | the inner loop |
//! | `sequencer` | settings and counters |

mod array;
mod converter;
mod dense;
mod gemm;
mod load;
mod mx;
mod product;
mod scratch;
mod seed_passes;
mod seeds;
mod sequencer;
mod sparse;
mod target;
mod transpose;
mod weights;

pub use array::{Array, CONVERTER_ENTRIES, Change, Part};
pub use gemm::gemm;
pub(crate) use mx::{mx_format, packed_tensor, scale_row};
pub use product::{Cell, Destination, Product};
pub(crate) use scratch::Scratch;
pub use seeds::{PARTITIONS, ROUNDERS, SEEDS, Seeds};
pub use sequencer::{Counted, Sequencer};
pub use weights::{Kind, Tags, Tile, Weights};
