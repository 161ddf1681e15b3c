//! The built-in tables, fitted to the definitions.

use std::sync::{Arc, OnceLock};

use tpb_records::enums::ActivationFunc;

use crate::fit::{Target, fit};
use crate::function::Function;
use crate::known::{KNOWN, Known};
use crate::plan::Plan;
use crate::set::Set;
use crate::tables::CamLayout;

impl Known {
    /// The built-in table, fitted at first use.
    pub fn function(&self) -> Function {
        fit(self, &Target::default())
    }
}

/// The built-in table of a function, ready; fitted at first use and kept for the process.
pub fn plan(code: ActivationFunc) -> Option<Arc<Plan>> {
    static PLANS: [OnceLock<Option<Arc<Plan>>>; KNOWN.len()] = [const { OnceLock::new() }; KNOWN.len()];
    let number = KNOWN.iter().position(|k| k.code == code)?;
    let known = &KNOWN[number];
    let ready = || {
        let set = Set::assemble(known.name, [(known.name, known.code.0, &known.function())]).ok()?;
        Plan::new(&set.tables(CamLayout::Cayman), 0).map(Arc::new)
    };
    PLANS[number].get_or_init(ready).clone()
}
