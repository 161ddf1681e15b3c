//! Which activation functions a core can look up.

use std::collections::BTreeMap;
use std::sync::Arc;

use tpb_pwp::catalog::CATALOG;
use tpb_pwp::tables::CamEntry;
use tpb_pwp::{Plan, Tables, builtin};
use tpb_records::enums::{ActivationFunc, Opcode};

use crate::fault::Fault;
use crate::options::ActivationTables;

/// Gap that a function outside of the resident set is.
const ABSENT: &str = "activation-function-absent";

/// The resident set, and sets that take the place of the built-in ones.
///
/// A set is installed with its index, the `act_tbl_sel` of ACTIVATION_TABLE_LOAD; while it is resident, its directory decides. Other indices
/// mean the sets of [`tpb_pwp::catalog`], whose tables are fitted ones.
#[derive(Clone, Debug, Default)]
pub struct Activation {
    resident: Option<u8>,
    installed: BTreeMap<u8, Arc<Installed>>,
}

#[derive(Debug)]
struct Installed {
    directory: Vec<CamEntry>,
    plans: Vec<Arc<Plan>>,
}

impl Activation {
    /// Index of the resident set; `None` until one is loaded.
    pub const fn resident(&self) -> Option<u8> {
        self.resident
    }

    /// Installs tables as the set of an index, in place of the one there was.
    pub fn install(&mut self, index: u8, tables: &Tables) {
        let plans = (0..).map_while(|profile| Plan::new(tables, profile)).map(Arc::new).collect();
        self.installed.insert(index, Arc::new(Installed { directory: tables.cam().collect(), plans }));
    }

    /// Makes a set resident.
    pub fn load(&mut self, index: u8) {
        self.resident = Some(index);
    }

    /// Whether there is a set of this index.
    pub fn has(&self, index: u8) -> bool {
        usize::from(index) < CATALOG.len() || self.installed.contains_key(&index)
    }

    /// The function that an instruction names.
    ///
    /// # Errors
    /// [`Fault::Gap`] for a function that is not resident: what the hardware does then is not known. [`Fault::Illegal`] for one that nobody
    /// has a definition of.
    pub fn plan(&self, opcode: Opcode, code: ActivationFunc, tables: ActivationTables) -> Result<Arc<Plan>, Fault> {
        let absent = || Fault::gap(ABSENT, format!("an activation with {code:?}, which is not in the resident set"));
        if let Some(set) = self.resident.and_then(|index| self.installed.get(&index)) {
            let profile = set.directory.iter().position(|entry| entry.matches(opcode.0, code.0));
            return profile.and_then(|p| set.plans.get(p)).cloned().ok_or_else(absent);
        }
        if tables == ActivationTables::Resident {
            let set = self.resident.and_then(|index| CATALOG.get(usize::from(index)));
            if !set.is_some_and(|set| set.has(code)) {
                return Err(absent());
            }
        }
        builtin::plan(code).ok_or_else(|| Fault::illegal("activation_func", format!("{:#04x} is no function with a definition", code.0)))
    }
}
