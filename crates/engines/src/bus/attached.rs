//! Devices whose registers are in the address space.

use super::{Bus, RegisterBlock};
use crate::devices::{Nsm, Remapper, Verdict};
use crate::fault::AddressError;

/// Bytes of a device's registers.
const BYTES: u64 = 0x1000;

/// A device with registers.
#[derive(Clone, Debug)]
pub enum Device {
    /// A firewall.
    Remapper(Remapper),
    /// A watchdog.
    Nsm(Nsm),
}

/// A device and where its registers are.
#[derive(Clone, Debug)]
pub(super) struct Attached {
    base: u64,
    device: Device,
}

impl Attached {
    fn offset(&self, address: u64) -> Option<u64> {
        address.checked_sub(self.base).filter(|o| *o < BYTES)
    }

    /// The word of a register; `None` if the address is not the device's.
    pub(super) fn read(&self, address: u64) -> Option<u32> {
        let offset = self.offset(address)?;
        Some(match &self.device {
            Device::Remapper(device) => device.read(offset),
            Device::Nsm(device) => device.read(offset),
        })
    }

    /// Writes a register; `false` if the address is not the device's.
    pub(super) fn write(&mut self, address: u64, value: u32) -> bool {
        let Some(offset) = self.offset(address) else { return false };
        match &mut self.device {
            Device::Remapper(device) => device.write(offset, value),
            Device::Nsm(device) => device.write(offset, value),
        }
        true
    }
}

impl Bus {
    /// Puts a device's registers into the address space, 4 KiB from `base` on.
    ///
    /// choice: the address is the caller's; the sources give the offsets inside of the blocks.
    pub fn attach(&mut self, name: &str, base: u64, device: Device) {
        self.map.registers.push(RegisterBlock { name: name.to_owned(), base, bytes: BYTES, resets: Vec::new() });
        self.devices.push(Attached { base, device });
    }

    /// The same for a firewall that is in the way of transfers which instructions describe: their addresses pass, are moved or are denied.
    pub fn attach_firewall(&mut self, name: &str, base: u64, firewall: Remapper) {
        self.attach(name, base, Device::Remapper(firewall));
        self.firewall = Some(self.devices.len() - 1);
    }

    /// The device whose registers begin at this address.
    pub fn device(&self, base: u64) -> Option<&Device> {
        self.devices.iter().find(|d| d.base == base).map(|d| &d.device)
    }

    /// The device whose registers begin at this address, to be changed.
    pub fn device_mut(&mut self, base: u64) -> Option<&mut Device> {
        self.devices.iter_mut().find(|d| d.base == base).map(|d| &mut d.device)
    }

    /// Where a transfer's access goes.
    ///
    /// choice: transfers come with the requester id 0; the sources do not say which ids the queues have.
    ///
    /// # Errors
    /// [`AddressError::Denied`].
    pub(crate) fn pass(&mut self, address: u64, write: bool) -> Result<u64, AddressError> {
        match self.firewall.and_then(|n| self.devices.get_mut(n)) {
            Some(Attached { device: Device::Remapper(firewall), .. }) => match firewall.access(address, 0, write) {
                Verdict::Pass(to) => Ok(to),
                Verdict::Denied => Err(AddressError::Denied),
            },
            _ => Ok(address),
        }
    }
}
