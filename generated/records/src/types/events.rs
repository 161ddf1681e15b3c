// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! What an instruction waits for, and what it signals. Wait and update share one value.

use crate::enums::{UpdateMode, WaitMode};

/// What an instruction waits for, and what it signals. Wait and update share one value.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `wait_mode` | `WaitMode` |
/// | 1 | `wait_idx` | `u8` |
/// | 2 | `update_mode` | `UpdateMode` |
/// | 3 | `update_idx` | `u8` |
/// | 4..=7 | `semaphore_value` | `u32` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Events(pub [u8; 8]);

impl Eq for Events {}

impl Events {
    /// Size in bytes.
    pub const SIZE: usize = 8;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 8]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 8]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 8] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 8] {
        self.0
    }

    /// condition that starts the instruction
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

    /// what is signalled and when
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

    /// threshold of the wait and operand of the update; a register number in the REG modes
    #[inline]
    pub const fn semaphore_value(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 4))
    }

    /// Sets [`semaphore_value`](Self::semaphore_value).
    #[inline]
    pub const fn set_semaphore_value(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_le_bytes());
    }
}

impl Default for Events {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Events {
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

    /// The same with another [`semaphore_value`](Self::semaphore_value).
    #[inline]
    #[must_use]
    pub const fn with_semaphore_value(mut self, value: u32) -> Self {
        self.set_semaphore_value(value);
        self
    }
}

#[cfg(feature = "layout")]
impl Events {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "EVENTS",
            8,
            &[
                layout::Field::new(
                        "wait_mode",
                        0,
                        <WaitMode as layout::Layout>::TYPE,
                        "condition that starts the instruction",
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
                        "what is signalled and when",
                    )
                    .with_closed(),
                layout::Field::new(
                    "update_idx",
                    3,
                    layout::Type::Uint(1),
                    "semaphore or event signalled",
                ),
                layout::Field::new(
                    "semaphore_value",
                    4,
                    layout::Type::Uint(4),
                    "threshold of the wait and operand of the update; a register number in the REG modes",
                ),
            ],
            "What an instruction waits for, and what it signals. Wait and update share one value.",
            layout::Conf::High,
            &[
                "runtime/isa/instruction-record.md#1",
                "runtime/isa/pseudo-instruction-lowering.md#4",
                "gpsimd/neff/seq-microcode.md#1.2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Events {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Events {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Events {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Events").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Events);
