// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Makes another instance of a queue set the active one.

use crate::types::{Events, Header};

/// Makes another instance of a queue set the active one.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=43 | `queue_name` | `[u8; 32]` |
/// | 44..=58 | `reserved0` | `[u8; 15]` (reserved) |
/// | 59 | `instance_flag` | `u8` |
/// | 60..=63 | `instance` | `u32` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoDmaSwapQueueSet(pub [u8; 64]);

impl Eq for PseudoDmaSwapQueueSet {}

impl PseudoDmaSwapQueueSet {
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

    /// name of the queue, ending in NUL
    #[inline]
    pub const fn queue_name(&self) -> [u8; 32] {
        use ::tpb_core::bytes::take;
        take(&self.0, 12)
    }

    /// Sets [`queue_name`](Self::queue_name).
    #[inline]
    pub const fn set_queue_name(&mut self, value: [u8; 32]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value);
    }

    /// meaning not known
    #[inline]
    pub const fn instance_flag(&self) -> u8 {
        self.0[59]
    }

    /// Sets [`instance_flag`](Self::instance_flag).
    #[inline]
    pub const fn set_instance_flag(&mut self, value: u8) {
        self.0[59] = value;
    }

    /// instance; the compiler writes 1
    #[inline]
    pub const fn instance(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 60))
    }

    /// Sets [`instance`](Self::instance).
    #[inline]
    pub const fn set_instance(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 60, value.to_le_bytes());
    }
}

impl Default for PseudoDmaSwapQueueSet {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoDmaSwapQueueSet {
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

    /// The same with another [`queue_name`](Self::queue_name).
    #[inline]
    #[must_use]
    pub const fn with_queue_name(mut self, value: [u8; 32]) -> Self {
        self.set_queue_name(value);
        self
    }

    /// The same with another [`instance_flag`](Self::instance_flag).
    #[inline]
    #[must_use]
    pub const fn with_instance_flag(mut self, value: u8) -> Self {
        self.set_instance_flag(value);
        self
    }

    /// The same with another [`instance`](Self::instance).
    #[inline]
    #[must_use]
    pub const fn with_instance(mut self, value: u32) -> Self {
        self.set_instance(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoDmaSwapQueueSet {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_DMA_SWAP_QUEUE_SET",
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
                    "queue_name",
                    12,
                    layout::Type::Chars(32),
                    "name of the queue, ending in NUL",
                ),
                layout::Field::new("reserved0", 44, layout::Type::Bytes(15), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "instance_flag",
                    59,
                    layout::Type::Uint(1),
                    "meaning not known",
                ),
                layout::Field::new(
                    "instance",
                    60,
                    layout::Type::Uint(4),
                    "instance; the compiler writes 1",
                ),
            ],
            "Makes another instance of a queue set the active one.",
            layout::Conf::High,
            &["cc/isa/dma-encoding.md#switchqueueinstance"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoDmaSwapQueueSet {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoDmaSwapQueueSet {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoDmaSwapQueueSet {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoDmaSwapQueueSet").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoDmaSwapQueueSet);
