//! What PE keeps: latched weights and tags, seeds, tables, counters.

mod array;
mod scratch;
mod seeds;
mod sequencer;
mod weights;

pub use array::{Array, CONVERTER_ENTRIES, Part};
pub(crate) use scratch::Scratch;
pub use seeds::{PARTITIONS, ROUNDERS, SEEDS, Seeds};
pub use sequencer::{Counted, Sequencer};
pub use weights::{Kind, Tags, Tile, Weights};
