// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Barrier of the physical cores that form one virtual core.

use crate::types::{Events, Header};

/// Barrier of the physical cores that form one virtual core.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `id` | `u32` |
/// | 16..=19 | `semaphore` | `u32` |
/// | 20..=63 | `reserved1` | `[u8; 44]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoCoreBarrier(pub [u8; 64]);

impl Eq for PseudoCoreBarrier {}

impl PseudoCoreBarrier {
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

    /// number of the barrier
    #[inline]
    pub const fn id(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`id`](Self::id).
    #[inline]
    pub const fn set_id(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// semaphore that counts arrivals
    #[inline]
    pub const fn semaphore(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`semaphore`](Self::semaphore).
    #[inline]
    pub const fn set_semaphore(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }
}

impl Default for PseudoCoreBarrier {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoCoreBarrier {
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

    /// The same with another [`id`](Self::id).
    #[inline]
    #[must_use]
    pub const fn with_id(mut self, value: u32) -> Self {
        self.set_id(value);
        self
    }

    /// The same with another [`semaphore`](Self::semaphore).
    #[inline]
    #[must_use]
    pub const fn with_semaphore(mut self, value: u32) -> Self {
        self.set_semaphore(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoCoreBarrier {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_CORE_BARRIER",
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
                    "id",
                    12,
                    layout::Type::Uint(4),
                    "number of the barrier",
                ),
                layout::Field::new(
                    "semaphore",
                    16,
                    layout::Type::Uint(4),
                    "semaphore that counts arrivals",
                ),
                layout::Field::new("reserved1", 20, layout::Type::Bytes(44), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Barrier of the physical cores that form one virtual core.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/core-barrier.md#1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoCoreBarrier {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoCoreBarrier {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoCoreBarrier {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoCoreBarrier").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoCoreBarrier);
