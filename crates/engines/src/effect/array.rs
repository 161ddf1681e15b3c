//! Changes of what PE holds.

use crate::state::Core;
use crate::state::pe::{CONVERTER_ENTRIES, Part, Tags, Tile};

/// A change of the array.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Weights are latched.
    Latch(Part, Tile),
    /// Tags are latched.
    Tags(Part, Tags),
    /// Weights are latched together with their tags.
    LatchTagged(Part, Tile, Tags),
    /// Seeds are set: partition, number and value. The weights in so many rows and columns are lost, where an identity was loaded.
    Seeds {
        /// Seeds.
        seeds: Vec<(u32, u32, u32)>,
        /// Rows and columns.
        identity: u32,
    },
    /// The converter table is set.
    Converter(Vec<[u16; CONVERTER_ENTRIES]>),
}

impl Change {
    /// Carries it out.
    pub fn apply(self, core: &mut Core) {
        match self {
            Self::Latch(part, tile) => {
                core.array.sequencer.count_load(part);
                core.weights.latch(tile);
            }
            Self::Tags(part, tags) => {
                core.array.sequencer.count_load(part);
                core.weights.latch_tags(&tags);
            }
            Self::LatchTagged(part, tile, tags) => {
                core.array.sequencer.count_load(part);
                core.weights.latch(tile);
                core.weights.latch_tags(&tags);
            }
            Self::Seeds { seeds, identity } => {
                core.weights.forget(identity, identity);
                for (partition, number, seed) in seeds {
                    core.array.seeds.set(partition, number, seed);
                }
            }
            Self::Converter(table) => core.array.converter = table,
        }
    }
}
