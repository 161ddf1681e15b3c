// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! A second wait and update with a value each, as EVENT_SEMAPHORE carries it.

use crate::enums::{UpdateMode, WaitMode};

/// A second wait and update with a value each, as EVENT\_SEMAPHORE carries it.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `wait_mode` | `WaitMode` |
/// | 1 | `wait_idx` | `u8` |
/// | 2 | `update_mode` | `UpdateMode` |
/// | 3 | `update_idx` | `u8` |
/// | 4..=7 | `sem_wait_value` | `u32` |
/// | 8..=11 | `sem_update_value` | `u32` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct EventsExtended(pub [u8; 12]);

impl Eq for EventsExtended {}

impl EventsExtended {
    /// Size in bytes.
    pub const SIZE: usize = 12;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 12]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 12]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 12] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 12] {
        self.0
    }

    /// condition
    #[inline]
    pub const fn wait_mode(&self) -> WaitMode {
        WaitMode::from_bytes([self.0[0]])
    }

    /// Sets [`wait_mode`](Self::wait_mode).
    #[inline]
    pub const fn set_wait_mode(&mut self, value: WaitMode) {
        [self.0[0]] = value.to_bytes();
    }

    /// semaphore or event waited for
    #[inline]
    pub const fn wait_idx(&self) -> u8 {
        self.0[1]
    }

    /// Sets [`wait_idx`](Self::wait_idx).
    #[inline]
    pub const fn set_wait_idx(&mut self, value: u8) {
        self.0[1] = value;
    }

    /// what is signalled
    #[inline]
    pub const fn update_mode(&self) -> UpdateMode {
        UpdateMode::from_bytes([self.0[2]])
    }

    /// Sets [`update_mode`](Self::update_mode).
    #[inline]
    pub const fn set_update_mode(&mut self, value: UpdateMode) {
        [self.0[2]] = value.to_bytes();
    }

    /// semaphore or event signalled
    #[inline]
    pub const fn update_idx(&self) -> u8 {
        self.0[3]
    }

    /// Sets [`update_idx`](Self::update_idx).
    #[inline]
    pub const fn set_update_idx(&mut self, value: u8) {
        self.0[3] = value;
    }

    /// threshold or register number of the wait
    #[inline]
    pub const fn sem_wait_value(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 4))
    }

    /// Sets [`sem_wait_value`](Self::sem_wait_value).
    #[inline]
    pub const fn set_sem_wait_value(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_le_bytes());
    }

    /// operand or register number of the update
    #[inline]
    pub const fn sem_update_value(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 8))
    }

    /// Sets [`sem_update_value`](Self::sem_update_value).
    #[inline]
    pub const fn set_sem_update_value(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value.to_le_bytes());
    }
}

impl Default for EventsExtended {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl EventsExtended {
    /// The same with another [`wait_mode`](Self::wait_mode).
    #[inline]
    #[must_use]
    pub const fn with_wait_mode(mut self, value: WaitMode) -> Self {
        self.set_wait_mode(value);
        self
    }

    /// The same with another [`wait_idx`](Self::wait_idx).
    #[inline]
    #[must_use]
    pub const fn with_wait_idx(mut self, value: u8) -> Self {
        self.set_wait_idx(value);
        self
    }

    /// The same with another [`update_mode`](Self::update_mode).
    #[inline]
    #[must_use]
    pub const fn with_update_mode(mut self, value: UpdateMode) -> Self {
        self.set_update_mode(value);
        self
    }

    /// The same with another [`update_idx`](Self::update_idx).
    #[inline]
    #[must_use]
    pub const fn with_update_idx(mut self, value: u8) -> Self {
        self.set_update_idx(value);
        self
    }

    /// The same with another [`sem_wait_value`](Self::sem_wait_value).
    #[inline]
    #[must_use]
    pub const fn with_sem_wait_value(mut self, value: u32) -> Self {
        self.set_sem_wait_value(value);
        self
    }

    /// The same with another [`sem_update_value`](Self::sem_update_value).
    #[inline]
    #[must_use]
    pub const fn with_sem_update_value(mut self, value: u32) -> Self {
        self.set_sem_update_value(value);
        self
    }
}

#[cfg(feature = "layout")]
impl EventsExtended {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "EVENTS_EXTENDED",
            12,
            &[
                layout::Field::new(
                        "wait_mode",
                        0,
                        <WaitMode as layout::Layout>::TYPE,
                        "condition",
                    )
                    .with_closed(),
                layout::Field::new(
                    "wait_idx",
                    1,
                    layout::Type::Uint(1),
                    "semaphore or event waited for",
                ),
                layout::Field::new(
                        "update_mode",
                        2,
                        <UpdateMode as layout::Layout>::TYPE,
                        "what is signalled",
                    )
                    .with_closed(),
                layout::Field::new(
                    "update_idx",
                    3,
                    layout::Type::Uint(1),
                    "semaphore or event signalled",
                ),
                layout::Field::new(
                    "sem_wait_value",
                    4,
                    layout::Type::Uint(4),
                    "threshold or register number of the wait",
                ),
                layout::Field::new(
                    "sem_update_value",
                    8,
                    layout::Type::Uint(4),
                    "operand or register number of the update",
                ),
            ],
            "A second wait and update with a value each, as EVENT_SEMAPHORE carries it.",
            layout::Conf::High,
            &[
                "runtime/isa/instruction-record.md#1",
                "runtime/isa/pseudo-instruction-lowering.md#4",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for EventsExtended {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for EventsExtended {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for EventsExtended {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("EventsExtended").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(EventsExtended);
