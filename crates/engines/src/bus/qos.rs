//! Quality of service and its monitors, at reset and as the runtime programs them (`qos-pmu-hostvisible.md`, `engine_depth_misc.yaml`).

use crate::bus::RegisterBlock;

/// The quality-of-service value that the runtime gives every UDMA queue, at boot and for every collective. Nobody programs the shapers: they
/// let everything pass as they come out of reset.
pub const UDMA_QOS: u32 = 3;

/// The programmable event monitor: eight counters, all registers 0 after reset, and no event selected.
pub fn performance_monitor(base: u64) -> RegisterBlock {
    RegisterBlock { name: "QOS_PMU".to_owned(), base, bytes: 0x800, resets: Vec::new() }
}

/// The fixed monitor: all counters 0 after reset, and two spare registers of ones.
pub fn host_visible(base: u64) -> RegisterBlock {
    let ones = vec![(0x7f8, u32::MAX), (0x7fc, u32::MAX)];
    RegisterBlock { name: "QOS_HOST_VISIBLE".to_owned(), base, bytes: 0x800, resets: ones }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::{AddressMap, Bus};

    #[test]
    fn values_after_reset() {
        let mut map = AddressMap::default();
        map.registers.extend([performance_monitor(0x4200_0000_0000), host_visible(0x4200_0000_1000)]);
        let bus = Bus::new(map);
        assert_eq!(bus.register(0x4200_0000_0100), 0);
        assert_eq!([0x7f0, 0x7f4, 0x7f8, 0x7fc].map(|o| bus.register(0x4200_0000_1000 + o)), [0, 0, u32::MAX, u32::MAX]);
    }
}
