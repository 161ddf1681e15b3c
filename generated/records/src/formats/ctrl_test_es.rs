// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Reads, updates or conditionally updates up to sixteen semaphores or events against registers.

use crate::enums::{TestEvtSemMode, UpdateMode};
use crate::types::{Events, Header};

/// Reads, updates or conditionally updates up to sixteen semaphores or events against registers.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `mode` | `TestEvtSemMode` |
/// | 13 | `update_type` | `UpdateMode` |
/// | 14 | `repeat_count` | `u8` |
/// | 15 | `num_evt_sem` | `u8` |
/// | 16..=31 | `evt_sem_ids` | `[u8; 16]` |
/// | 32..=47 | `value_registers` | `[u8; 16]` |
/// | 48..=51 | `threshold` | `u32` |
/// | 52 | `setter_signature` | `u8` |
/// | 53..=63 | `reserved0` | `[u8; 11]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlTestEs(pub [u8; 64]);

impl Eq for CtrlTestEs {}

impl CtrlTestEs {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 64]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 64] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 64] {
        self.0
    }

    /// first four bytes of a record
    #[inline]
    pub const fn header(&self) -> Header {
        use ::tpb_core::bytes::take;
        Header::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`header`](Self::header).
    #[inline]
    pub const fn set_header(&mut self, value: Header) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// what an instruction waits for, and what it signals
    #[inline]
    pub const fn events(&self) -> Events {
        use ::tpb_core::bytes::take;
        Events::from_bytes(take::<8>(&self.0, 4))
    }

    /// Sets [`events`](Self::events).
    #[inline]
    pub const fn set_events(&mut self, value: Events) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }

    /// what is done
    #[inline]
    pub const fn mode(&self) -> TestEvtSemMode {
        TestEvtSemMode::from_bytes([self.0[12]])
    }

    /// Sets [`mode`](Self::mode).
    #[inline]
    pub const fn set_mode(&mut self, value: TestEvtSemMode) {
        [self.0[12]] = value.to_bytes();
    }

    /// update applied
    #[inline]
    pub const fn update_type(&self) -> UpdateMode {
        UpdateMode::from_bytes([self.0[13]])
    }

    /// Sets [`update_type`](Self::update_type).
    #[inline]
    pub const fn set_update_type(&mut self, value: UpdateMode) {
        [self.0[13]] = value.to_bytes();
    }

    /// further passes over the list
    #[inline]
    pub const fn repeat_count(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`repeat_count`](Self::repeat_count).
    #[inline]
    pub const fn set_repeat_count(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// entries used
    #[inline]
    pub const fn num_evt_sem(&self) -> u8 {
        self.0[15]
    }

    /// Sets [`num_evt_sem`](Self::num_evt_sem).
    #[inline]
    pub const fn set_num_evt_sem(&mut self, value: u8) {
        self.0[15] = value;
    }

    /// semaphores or events
    #[inline]
    pub const fn evt_sem_ids(&self) -> [u8; 16] {
        use ::tpb_core::bytes::take;
        take(&self.0, 16)
    }

    /// Sets [`evt_sem_ids`](Self::evt_sem_ids).
    #[inline]
    pub const fn set_evt_sem_ids(&mut self, value: [u8; 16]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value);
    }

    /// operand or result of each entry
    #[inline]
    pub const fn value_registers(&self) -> [u8; 16] {
        use ::tpb_core::bytes::take;
        take(&self.0, 32)
    }

    /// Sets [`value_registers`](Self::value_registers).
    #[inline]
    pub const fn set_value_registers(&mut self, value: [u8; 16]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value);
    }

    /// threshold of a conditional update
    #[inline]
    pub const fn threshold(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`threshold`](Self::threshold).
    #[inline]
    pub const fn set_threshold(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
    }

    /// mark of who sets the semaphore
    #[inline]
    pub const fn setter_signature(&self) -> u8 {
        self.0[52]
    }

    /// Sets [`setter_signature`](Self::setter_signature).
    #[inline]
    pub const fn set_setter_signature(&mut self, value: u8) {
        self.0[52] = value;
    }
}

impl Default for CtrlTestEs {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlTestEs {
    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// The same with another [`events`](Self::events).
    #[inline]
    #[must_use]
    pub const fn with_events(mut self, value: Events) -> Self {
        self.set_events(value);
        self
    }

    /// The same with another [`mode`](Self::mode).
    #[inline]
    #[must_use]
    pub const fn with_mode(mut self, value: TestEvtSemMode) -> Self {
        self.set_mode(value);
        self
    }

    /// The same with another [`update_type`](Self::update_type).
    #[inline]
    #[must_use]
    pub const fn with_update_type(mut self, value: UpdateMode) -> Self {
        self.set_update_type(value);
        self
    }

    /// The same with another [`repeat_count`](Self::repeat_count).
    #[inline]
    #[must_use]
    pub const fn with_repeat_count(mut self, value: u8) -> Self {
        self.set_repeat_count(value);
        self
    }

    /// The same with another [`num_evt_sem`](Self::num_evt_sem).
    #[inline]
    #[must_use]
    pub const fn with_num_evt_sem(mut self, value: u8) -> Self {
        self.set_num_evt_sem(value);
        self
    }

    /// The same with another [`evt_sem_ids`](Self::evt_sem_ids).
    #[inline]
    #[must_use]
    pub const fn with_evt_sem_ids(mut self, value: [u8; 16]) -> Self {
        self.set_evt_sem_ids(value);
        self
    }

    /// The same with another [`value_registers`](Self::value_registers).
    #[inline]
    #[must_use]
    pub const fn with_value_registers(mut self, value: [u8; 16]) -> Self {
        self.set_value_registers(value);
        self
    }

    /// The same with another [`threshold`](Self::threshold).
    #[inline]
    #[must_use]
    pub const fn with_threshold(mut self, value: u32) -> Self {
        self.set_threshold(value);
        self
    }

    /// The same with another [`setter_signature`](Self::setter_signature).
    #[inline]
    #[must_use]
    pub const fn with_setter_signature(mut self, value: u8) -> Self {
        self.set_setter_signature(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlTestEs {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_TEST_ES",
            64,
            &[
                layout::Field::new(
                    "header",
                    0,
                    <Header as layout::Layout>::TYPE,
                    "first four bytes of a record",
                ),
                layout::Field::new(
                    "events",
                    4,
                    <Events as layout::Layout>::TYPE,
                    "what an instruction waits for, and what it signals",
                ),
                layout::Field::new(
                        "mode",
                        12,
                        <TestEvtSemMode as layout::Layout>::TYPE,
                        "what is done",
                    )
                    .with_closed(),
                layout::Field::new(
                    "update_type",
                    13,
                    <UpdateMode as layout::Layout>::TYPE,
                    "update applied",
                ),
                layout::Field::new(
                    "repeat_count",
                    14,
                    layout::Type::Uint(1),
                    "further passes over the list",
                ),
                layout::Field::new(
                    "num_evt_sem",
                    15,
                    layout::Type::Uint(1),
                    "entries used",
                ),
                layout::Field::new(
                    "evt_sem_ids",
                    16,
                    layout::Type::Bytes(16),
                    "semaphores or events",
                ),
                layout::Field::new(
                    "value_registers",
                    32,
                    layout::Type::Bytes(16),
                    "operand or result of each entry",
                ),
                layout::Field::new(
                    "threshold",
                    48,
                    layout::Type::Uint(4),
                    "threshold of a conditional update",
                ),
                layout::Field::new(
                    "setter_signature",
                    52,
                    layout::Type::Uint(1),
                    "mark of who sets the semaphore",
                ),
                layout::Field::new("reserved0", 53, layout::Type::Bytes(11), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Reads, updates or conditionally updates up to sixteen semaphores or events against registers.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3f"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlTestEs {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlTestEs {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlTestEs {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlTestEs").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlTestEs);
