//! What the lanes of POOL and DVE keep from one instruction to the next.

use std::cell::Cell;
use std::fmt;

use tpb_core::dialect::Engine;

use super::batch_norm::backward::BatchNorm;
use super::configure::{PARAMETERS, PoolLibraries, PoolLibrary};
use super::gather::PoolBuffer;
use super::random::{RandomLanes, RandomUpdate};
use super::search::Search;
use crate::effect::Store;
use crate::state::Core;

/// Scalars that a lane can hold for TENSOR_SCALAR_PTR_MULTI.
pub const LANE_SCALARS: usize = 8;
/// Most bytes that are kept between instructions.
const SPARE: usize = 16 << 20;
/// Bytes of the mask of STREAM_SHUFFLE.
pub const MASK: usize = 32;

/// State of an engine's lanes.
///
/// The lane of an element is the partition that it is read from, as it is for the accumulators, which are apart: see
/// [`Accumulators`](crate::accumulators::Accumulators).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LaneState {
    /// The mask of STREAM_SHUFFLE, once it is loaded.
    pub mask: Option<[u8; MASK]>,
    /// Scalars of each lane, as their bits, once they are loaded.
    pub scalars: Vec<Vec<u32>>,
    /// What the lanes draw random numbers from.
    pub random: RandomLanes,
    /// Arguments of POOL's kernels.
    pub pool_arguments: [u32; 8],
    /// Search state of each lane, once it is loaded.
    pub search: Vec<Option<Search>>,
    /// Parameters of the batch norm backward pass of each lane, once they are loaded.
    pub batch_norm: Vec<Option<BatchNorm>>,
    /// What POOL looks indices up in, once it is loaded.
    pub pool_buffer: Option<PoolBuffer>,
    /// Libraries on POOL's cores.
    pub pool_libraries: PoolLibraries,
    /// The parameter RAM of DVE up to the last word that was loaded; words that were not are 0.
    pub parameters: Vec<u32>,
}

/// Elements that are written, and what the lanes of an engine then hold.
#[derive(Clone, Debug, PartialEq)]
pub struct LaneEffect {
    /// Whose lanes.
    pub engine: Engine,
    /// Elements to write.
    pub stores: Vec<Store>,
    /// Changes of the lanes.
    pub updates: Vec<LaneUpdate>,
}

/// A change of an engine's lanes.
#[derive(Clone, Debug, PartialEq)]
pub enum LaneUpdate {
    /// The mask of STREAM_SHUFFLE.
    Mask([u8; MASK]),
    /// The scalars of the lanes from this one on.
    Scalars(u32, Vec<Vec<u32>>),
    /// What the lanes draw random numbers from.
    Random(RandomUpdate),
    /// Arguments of POOL's kernels.
    PoolArguments([u32; 8]),
    /// Search state of the lanes from this one on.
    Search(u32, Vec<Search>),
    /// Batch norm parameters of the lanes from this one on.
    BatchNorm(u32, Vec<BatchNorm>),
    /// What POOL looks indices up in; `None` releases it.
    PoolBuffer(Option<PoolBuffer>),
    /// Words of the parameter RAM from this one on.
    Parameters(u16, [u32; 8]),
    /// A library on cores of POOL, by bits; `None` unloads it.
    Library {
        /// Cores.
        cores: u8,
        /// Index of the library.
        index: u32,
        /// The library.
        library: Option<PoolLibrary>,
    },
}

impl LaneEffect {
    /// Carries it out.
    pub fn apply(self, core: &mut Core) {
        for store in &self.stores {
            store.apply(core);
        }
        let lanes = core.lanes_mut(self.engine);
        for update in self.updates {
            match update {
                LaneUpdate::Mask(mask) => lanes.mask = Some(mask),
                LaneUpdate::Scalars(lane, scalars) => replace(&mut lanes.scalars, lane, scalars, &Vec::new()),
                LaneUpdate::Random(update) => lanes.random.apply(self.engine, update),
                LaneUpdate::PoolArguments(arguments) => lanes.pool_arguments = arguments,
                LaneUpdate::Search(lane, states) => replace(&mut lanes.search, lane, states.into_iter().map(Some).collect(), &None),
                LaneUpdate::BatchNorm(lane, states) => replace(&mut lanes.batch_norm, lane, states.into_iter().map(Some).collect(), &None),
                LaneUpdate::PoolBuffer(buffer) => lanes.pool_buffer = buffer,
                LaneUpdate::Parameters(first, words) => {
                    replace(&mut lanes.parameters, first.into(), words.to_vec(), &0);
                    lanes.parameters.truncate(PARAMETERS);
                }
                LaneUpdate::Library { cores, index, library } => {
                    for (_, core) in (0..).zip(&mut lanes.pool_libraries).filter(|(core, _)| cores >> core & 1 != 0) {
                        match library {
                            Some(library) => drop(core.insert(index, library)),
                            None => drop(core.remove(&index)),
                        }
                    }
                }
            }
        }
    }
}

/// Replaces the lanes from `first` on; those before that are not there yet are `reset`.
pub(super) fn replace<T: Clone>(lanes: &mut Vec<T>, first: u32, values: Vec<T>, reset: &T) {
    let (start, end) = (first as usize, first as usize + values.len());
    if lanes.len() < end {
        lanes.resize(end, reset.clone());
    }
    lanes.splice(start..end, values);
}

/// Bytes of the last result, whose memory the next one uses.
#[derive(Default)]
pub(crate) struct Spare(Cell<Vec<u8>>);

impl Spare {
    /// A vector of any length and content.
    pub(crate) fn take(&self) -> Vec<u8> {
        self.0.take()
    }

    /// Gives a vector back; a large one is not kept.
    pub(crate) fn give(&self, bytes: Vec<u8>) {
        if bytes.capacity() <= SPARE {
            self.0.set(bytes);
        }
    }
}

impl Clone for Spare {
    /// Nothing worth keeping is in it.
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Spare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Spare")
    }
}
