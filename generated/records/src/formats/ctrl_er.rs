// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Clears semaphores by an inclusive range or by a mask of 256 bits.

use crate::enums::EvSemClearMode;
use crate::types::{Events, Header};

/// Clears semaphores by an inclusive range or by a mask of 256 bits.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `clear_mode` | `EvSemClearMode` |
/// | 13 | `range_first` | `u8` |
/// | 14 | `range_last` | `u8` |
/// | 15..=31 | `reserved0` | `[u8; 17]` (reserved) |
/// | 32..=63 | `sem_bitmask` | `[u32; 8]` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlEr(pub [u8; 64]);

impl Eq for CtrlEr {}

impl CtrlEr {
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

    /// range or mask
    #[inline]
    pub const fn clear_mode(&self) -> EvSemClearMode {
        EvSemClearMode::from_bytes([self.0[12]])
    }

    /// Sets [`clear_mode`](Self::clear_mode).
    #[inline]
    pub const fn set_clear_mode(&mut self, value: EvSemClearMode) {
        [self.0[12]] = value.to_bytes();
    }

    /// first semaphore of the range
    #[inline]
    pub const fn range_first(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`range_first`](Self::range_first).
    #[inline]
    pub const fn set_range_first(&mut self, value: u8) {
        self.0[13] = value;
    }

    /// last semaphore of the range, inclusive
    #[inline]
    pub const fn range_last(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`range_last`](Self::range_last).
    #[inline]
    pub const fn set_range_last(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// one bit per semaphore, 32 to a word
    #[inline]
    pub const fn sem_bitmask(&self) -> [u32; 8] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [0; 8];
            let mut i = 0;
            while i < 8 {
                out[i] = u32::from_le_bytes(take(&self.0, 32 + 4 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`sem_bitmask`](Self::sem_bitmask).
    #[inline]
    pub const fn set_sem_bitmask(&mut self, value: [u32; 8]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 8 {
                put(&mut self.0, 32 + 4 * i, value[i].to_le_bytes());
                i += 1;
            }
        }
    }
}

impl Default for CtrlEr {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CtrlEr {
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

    /// The same with another [`clear_mode`](Self::clear_mode).
    #[inline]
    #[must_use]
    pub const fn with_clear_mode(mut self, value: EvSemClearMode) -> Self {
        self.set_clear_mode(value);
        self
    }

    /// The same with another [`range_first`](Self::range_first).
    #[inline]
    #[must_use]
    pub const fn with_range_first(mut self, value: u8) -> Self {
        self.set_range_first(value);
        self
    }

    /// The same with another [`range_last`](Self::range_last).
    #[inline]
    #[must_use]
    pub const fn with_range_last(mut self, value: u8) -> Self {
        self.set_range_last(value);
        self
    }

    /// The same with another [`sem_bitmask`](Self::sem_bitmask).
    #[inline]
    #[must_use]
    pub const fn with_sem_bitmask(mut self, value: [u32; 8]) -> Self {
        self.set_sem_bitmask(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CtrlEr {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CTRL_ER",
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
                    "clear_mode",
                    12,
                    <EvSemClearMode as layout::Layout>::TYPE,
                    "range or mask",
                ),
                layout::Field::new(
                    "range_first",
                    13,
                    layout::Type::Uint(1),
                    "first semaphore of the range",
                ),
                layout::Field::new(
                    "range_last",
                    14,
                    layout::Type::Uint(1),
                    "last semaphore of the range, inclusive",
                ),
                layout::Field::new("reserved0", 15, layout::Type::Bytes(17), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "sem_bitmask",
                    32,
                    layout::Type::Array(&layout::Type::Uint(4), 8),
                    "one bit per semaphore, 32 to a word",
                ),
            ],
            "Clears semaphores by an inclusive range or by a mask of 256 bits.",
            layout::Conf::High,
            &["cc/isa/sp-sync-encoding.md#6b", "cc/arch/execution-sync-model.md"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlEr {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlEr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlEr {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlEr").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CtrlEr);
