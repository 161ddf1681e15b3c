//! The running FP32 values that ACT and DVE keep, one a lane.

use tpb_core::dialect::Engine;

/// Accumulators of ACT and of DVE, one FP32 value for each partition; they persist between instructions (`activate-pwl.md` 6).
///
/// The lane of an element is the partition that it is read from, and a read-out takes the lanes of the partitions it writes.
///
/// choice: the sources do not say which partition names the lane where source and destination differ, nor what the lanes hold after reset:
/// 0 here (`gaps.G4`).
#[derive(Clone, Debug, PartialEq)]
pub struct Accumulators {
    act: Vec<f32>,
    dve: Vec<f32>,
}

impl Accumulators {
    /// All zero.
    pub fn new(lanes: u32) -> Self {
        let zero = vec![0.0; lanes as usize];
        Self { act: zero.clone(), dve: zero }
    }

    /// The lanes that instructions of an engine work on: ACT has its own, all others use those of DVE. MAVERICK's activations run on DVE.
    pub fn lanes(&self, engine: Engine) -> &[f32] {
        match engine {
            Engine::Act => &self.act,
            _ => &self.dve,
        }
    }

    /// The same, to be written.
    pub fn lanes_mut(&mut self, engine: Engine) -> &mut [f32] {
        match engine {
            Engine::Act => &mut self.act,
            _ => &mut self.dve,
        }
    }

    /// A lane; 0 where there is none.
    pub fn lane(&self, engine: Engine, partition: u32) -> f32 {
        self.lanes(engine).get(partition as usize).copied().unwrap_or(0.0)
    }

    /// Sets the lanes from `partition` on; those that are not there are left out.
    pub fn set(&mut self, engine: Engine, partition: u32, values: &[f32]) {
        let lanes = self.lanes_mut(engine).get_mut(partition as usize..).unwrap_or_default();
        lanes.iter_mut().zip(values).for_each(|(lane, v)| *lane = *v);
    }
}
