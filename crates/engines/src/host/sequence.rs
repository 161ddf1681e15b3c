//! TOP_SP's walk over the control entries of a program.

use std::collections::BTreeMap;

use super::Request;
use crate::devices::{CcOp, CcSteps};
use crate::fault::Fault;
use crate::state::Core;

/// Executes entries from number `at` on, up to one that does not trigger the next; gives back where it goes on. After the last active entry that is
/// the first.
///
/// An entry of a ring asks for what its channels stand for, the lowest first. What an entry of another algorithm does is not known.
///
/// choice: requests of one kind are carried out in order, so that nothing is left for the bits that make a ring wait for completions.
pub(super) fn walk(
    block: u8,
    mut at: usize,
    core: &Core,
    channels: &BTreeMap<(u8, u32), Request>,
    asked: &mut Vec<Request>,
) -> Result<usize, Fault> {
    loop {
        let entry = entry(block, at, core).filter(|e| e.active);
        let Some(entry) = entry else { return Ok(0) };
        match entry.steps() {
            CcSteps::Channels(bits) => {
                for channel in (0..u32::BITS).filter(|n| bits >> n & 1 == 1) {
                    let request = channels
                        .get(&(block, channel))
                        .ok_or_else(|| Fault::gap("cc-op-channels", format!("what channel {channel} of TOP_SP {block} moves")))?;
                    asked.push(request.clone());
                }
            }
            CcSteps::Unknown(algorithm) => {
                return Err(Fault::gap("cc-op-steps", format!("what a step of algorithm {algorithm} does")));
            }
        }
        at += 1;
        if !entry.trigger_next {
            break;
        }
    }
    let is_over = entry(block, at, core).is_none_or(|e| !e.active);
    Ok(if is_over { 0 } else { at })
}

/// An entry in the RAM of a TOP_SP; `None` behind the last that there is room for.
fn entry(block: u8, at: usize, core: &Core) -> Option<CcOp> {
    let offset = at.checked_mul(CcOp::SIZE).filter(|o| *o < CcOp::PROGRAM)?;
    let address = core.bus.map.top_sp_ram(block).wrapping_add(offset as u64);
    let [low, high] = [0, 4].map(|o| u64::from(core.bus.register(address.wrapping_add(o))));
    Some(CcOp::from_bytes((low | high << 32).to_le_bytes()))
}
