//! What the machine tells its host.

use std::fmt;

use tpb_core::dialect::Engine;

use crate::devices::Miss;
use crate::site::Site;
use crate::sync::{Block, Flag};

/// A notification record, with the step as its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notification {
    /// Number of the step at which it was raised.
    pub step: u64,
    /// The instruction that raised it, or set off the transfer that did.
    pub site: Site,
    /// What it says.
    pub kind: NotificationKind,
}

/// What a notification says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotificationKind {
    /// NOTIFY asks for it; it interrupts the host.
    Instruction {
        /// The notify byte of the record.
        value: u8,
    },
    /// A semaphore or event was updated while notifications are enabled, and its new value is not outside the thresholds.
    ///
    /// choice: both thresholds are inside; the sources say that they compare with the new value (`tables/evt_sem.yaml`).
    Flag {
        /// The block that has it.
        block: Block,
        /// Which.
        flag: Flag,
        /// The new value.
        value: u32,
        /// Whether an event was set that was set, or cleared that was clear.
        double: bool,
        /// Signature that the last setter left.
        signature: u8,
    },
    /// A transfer met an address or index beyond its bound.
    OutOfBounds {
        /// The address or index.
        value: u64,
        /// The bound.
        limit: u64,
    },
    /// The cores of POOL have no kernel for an instruction.
    Miss(Miss),
    /// TONGA's sequencer stopped and said so.
    Halt,
}

impl Notification {
    /// Whether it interrupts the host.
    pub const fn interrupts(&self) -> bool {
        matches!(self.kind, NotificationKind::Instruction { .. } | NotificationKind::Halt)
    }

    /// Type of the record that an update of a flag raises, by its source (`tables/evt_sem.yaml`).
    pub const fn source_type(&self) -> u8 {
        match self.site.engine {
            Engine::Pe => 0x07,
            Engine::Act => 0x0b,
            Engine::Pool => 0x0f,
            Engine::Dve => 0x13,
            Engine::Sp | Engine::TopSp => 0x17,
        }
    }
}

impl fmt::Display for Notification {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}: {}: ", self.step, self.site)?;
        match &self.kind {
            NotificationKind::Instruction { value } => write!(f, "notification {value:#04x}, interrupt"),
            NotificationKind::Flag { block: Block::Core, flag, value, .. } => write!(f, "{flag} is {value}"),
            NotificationKind::Flag { block, flag, value, .. } => write!(f, "{flag} of {block} is {value}"),
            NotificationKind::OutOfBounds { value, limit } => write!(f, "{value:#x} is beyond the bound {limit:#x}"),
            NotificationKind::Miss(miss) => miss.fmt(f),
            NotificationKind::Halt => f.write_str("halt, interrupt"),
        }
    }
}
