//! Changes of what the lanes of POOL and DVE hold.

use tpb_core::dialect::Engine;

use crate::memory::Store;
use crate::state::Core;
use crate::state::lanes::{LaneUpdate, PARAMETERS};
use crate::state::lists::replace;

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
