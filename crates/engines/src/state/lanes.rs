//! What the lanes of POOL and DVE keep from one instruction to the next.

use std::collections::BTreeMap;

use super::random::{RandomLanes, RandomUpdate};

/// Scalars that a lane can hold for TENSOR_SCALAR_PTR_MULTI.
pub const LANE_SCALARS: usize = 8;
/// Bytes of the mask of STREAM_SHUFFLE.
pub const MASK: usize = 32;
/// Values that are searched for at once, and that MAX8 finds.
pub const SEARCH_KEYS: usize = 8;
/// Words of the parameter RAM.
pub const PARAMETERS: usize = 256;
/// Cores of POOL.
pub const POOL_CORES: usize = 8;

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

/// The search state of a lane, once MATCH_VALUE_LOAD has loaded it (search facts, "DVE hidden state").
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// The values that are searched for, the first to be compared first.
    pub keys: [f32; SEARCH_KEYS],
    /// Position of the element that each of them matched; one that has matched does not match again.
    pub found: [Option<u32>; SEARCH_KEYS],
}

/// What a lane holds for BATCH_NORM_BACK_PROP, once it is loaded. All of it comes from outside: the engine does not compute one from another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BatchNorm {
    /// Number of elements.
    pub count: f32,
    /// Mean of the forward input.
    pub mean: f32,
    /// Factor of the whole.
    pub scale: f32,
    /// Term that is added.
    pub a: f32,
    /// Factor of the distance from the mean.
    pub b: f32,
}

/// Entries of a table that POOL keeps for GATHER.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolBuffer {
    /// First lane.
    pub lane: u32,
    /// Indices that it serves have this value above the mask.
    pub start_index: u32,
    /// Bits of an index that choose an entry.
    pub mask: u32,
    /// Bytes of an entry.
    pub size: u32,
    /// Entries of the lanes from there on.
    pub rows: Vec<Vec<u8>>,
}

/// A library of kernels on a core of POOL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolLibrary {
    /// Where its code is.
    pub address: u64,
    /// Bytes of its code.
    pub bytes: u32,
}

/// Libraries of POOL's cores, by their index.
pub type PoolLibraries = [BTreeMap<u32, PoolLibrary>; POOL_CORES];
