//! Elements of an indirect operand.

use crate::memory::Store;
use crate::operand::Operand;
use crate::pattern::Pattern;

/// Lanes that share a list of offsets on POOL, DVE and ACT.
pub(super) const GROUP: u32 = 16;

/// Where the elements of an indirect operand are: element i of every partition of a group at the group's offset i.
#[derive(Clone, Debug)]
pub(crate) struct Offsets {
    /// Places in a partition, by group and number.
    pub(super) bytes: Vec<Vec<u32>>,
    pub(super) size: u32,
}

impl Offsets {
    /// Places of the elements of a channel.
    pub(super) fn of(&self, channel: u32) -> &[u32] {
        self.bytes.get((channel / GROUP) as usize).map_or(&[], Vec::as_slice)
    }

    /// The stores that write rows to their places: one for each element of a group.
    pub(super) fn stores(&self, operand: &Operand, data: &[u8]) -> Vec<Store> {
        let size = self.size as usize;
        let row = operand.len() as usize * size;
        let mut stores = Vec::new();
        for (group, places) in (0u32..).zip(&self.bytes) {
            let first = group * GROUP;
            let channels = operand.channels.saturating_sub(first).min(GROUP);
            for (i, byte) in places.iter().enumerate() {
                let Ok(pattern) = Pattern::new(*byte, self.size, &[1], &[1], 1) else { continue };
                let element =
                    |channel: u32| data.get((first + channel) as usize * row + i * size..).and_then(|d| d.get(..size)).unwrap_or_default();
                let data = (0..channels).flat_map(element).copied().collect();
                stores.push(Store { space: operand.space, partition: operand.partition + first, channels, pattern, data });
            }
        }
        stores
    }
}
