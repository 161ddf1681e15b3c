//! Where the memories are in the address map.
//!
//! On CAYMAN they are a block of ACT; from MAVERICK on they are in the block of DVE, which then runs the activations. The other generations'
//! maps are not in the sources.

use tpb_core::csr::{BlockInfo, RegionInfo};
use tpb_core::dialect::Engine;

use crate::tables::Memory;

/// Where a memory of the tables is.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The memory.
    pub memory: Memory,
    /// Engine that it belongs to.
    pub engine: Engine,
    /// Block of the register description, by its name in `tpb explain`.
    pub block: &'static str,
    /// The region: an address in the map of the first core, or an offset in the block.
    pub region: &'static RegionInfo,
}

impl Place {
    /// Records that the region holds.
    pub fn records(&self) -> Option<u64> {
        self.region.size.map(|size| size / self.memory.record() as u64)
    }
}

/// The places of a generation, by its index; empty where the map is not known.
///
/// On MAVERICK the directory has no region of its own, and the profiles are taken to be in ACT_CONTROL_TABLE, whose size is that of CAYMAN's
/// profiles (med; the sources leave it open whether they are mapped at all).
pub fn places(generation: u8) -> Vec<Place> {
    use Memory::{Bucket, Cam, Control, Profile};
    let act = [(Cam, "PROFILE_CAM"), (Profile, "PROFILE_TABLE"), (Control, "CONTROL_TABLE"), (Bucket, "BUCKET_TABLE")];
    let dve = [(Profile, "ACT_CONTROL_TABLE"), (Control, "PWP_CONTROL_TABLE"), (Bucket, "PWP_BUCKETS_TABLE")];
    let mut out = Vec::new();
    for (engine, name, regions) in [(Engine::Act, "act_tables", &act[..]), (Engine::Dve, "dve_tables", &dve[..])] {
        let Some(block) = tpb_csr::block(name).filter(|b: &&BlockInfo| b.gens.has(generation)) else { continue };
        for (memory, region) in regions {
            let found = block.regions.iter().find(|r| r.name == *region && r.gens.has(generation));
            out.extend(found.map(|region| Place { memory: *memory, engine, block: block.name, region }));
        }
    }
    out
}
