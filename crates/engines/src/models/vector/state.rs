//! What the lanes of POOL and DVE keep from one instruction to the next.

use std::cell::Cell;
use std::fmt;

use tpb_core::dialect::Engine;

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
/// A lane is the number of a channel within an instruction's active ones, from 0. The accumulators are apart, see
/// [`Accumulators`](crate::accumulators::Accumulators).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LaneState {
    /// The mask of STREAM_SHUFFLE, once it is loaded.
    pub mask: Option<[u8; MASK]>,
    /// Scalars of each lane, as their bits, once they are loaded.
    pub scalars: Vec<Vec<u32>>,
    /// Arguments of POOL's kernels.
    pub pool_arguments: [u32; 8],
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
    /// The scalars of the first lanes.
    Scalars(Vec<Vec<u32>>),
    /// Arguments of POOL's kernels.
    PoolArguments([u32; 8]),
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
                LaneUpdate::Scalars(scalars) => replace(&mut lanes.scalars, scalars),
                LaneUpdate::PoolArguments(arguments) => lanes.pool_arguments = arguments,
            }
        }
    }
}

/// Replaces the first lanes and keeps the others.
fn replace<T>(lanes: &mut Vec<T>, first: Vec<T>) {
    let rest = lanes.split_off(lanes.len().min(first.len()));
    *lanes = first;
    lanes.extend(rest);
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
