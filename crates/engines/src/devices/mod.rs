//! Devices around the engines, as far as their registers and rules are known: the address firewall, the transaction watchdog, the quality
//! of service, the dispatch of POOL's cores, and the program of TOP_SP.
//!
//! They stand by themselves: a machine's own accesses are not checked by a firewall, and nothing is timed.

mod cc_op;
mod nsm;
mod pool;
mod remapper;

pub use cc_op::{CcOp, CcSteps, CcTarget};
pub use nsm::{Direction, Nsm, Response, Violation};
pub use pool::{Library, Miss, Opset, dispatch};
pub use remapper::{CamEntry, Remapper, Verdict};
