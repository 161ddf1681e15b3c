// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Asks for the peer rank of the current step of a collective, in a register.

use crate::types::{Events, Header};

/// Asks for the peer rank of the current step of a collective, in a register.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=13 | `group_id` | `u16` |
/// | 14..=15 | `channel_id` | `u16` |
/// | 16..=17 | `iteration_id` | `u16` |
/// | 18 | `dst_reg` | `u8` |
/// | 19 | `reserved0` | `u8` (reserved) |
/// | 20..=21 | `stream_id` | `u16` |
/// | 22..=63 | `reserved1` | `[u8; 42]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoCurProcessingRankId(pub [u8; 64]);

impl Eq for PseudoCurProcessingRankId {}

impl PseudoCurProcessingRankId {
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

    /// replica group
    #[inline]
    pub const fn group_id(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`group_id`](Self::group_id).
    #[inline]
    pub const fn set_group_id(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// channel of a point-to-point step
    #[inline]
    pub const fn channel_id(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 14))
    }

    /// Sets [`channel_id`](Self::channel_id).
    #[inline]
    pub const fn set_channel_id(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 14, value.to_le_bytes());
    }

    /// step of the collective
    #[inline]
    pub const fn iteration_id(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`iteration_id`](Self::iteration_id).
    #[inline]
    pub const fn set_iteration_id(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// register that takes the rank
    #[inline]
    pub const fn dst_reg(&self) -> u8 {
        self.0[18]
    }

    /// Sets [`dst_reg`](Self::dst_reg).
    #[inline]
    pub const fn set_dst_reg(&mut self, value: u8) {
        self.0[18] = value;
    }

    /// collective stream
    #[inline]
    pub const fn stream_id(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 20))
    }

    /// Sets [`stream_id`](Self::stream_id).
    #[inline]
    pub const fn set_stream_id(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }
}

impl Default for PseudoCurProcessingRankId {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoCurProcessingRankId {
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

    /// The same with another [`group_id`](Self::group_id).
    #[inline]
    #[must_use]
    pub const fn with_group_id(mut self, value: u16) -> Self {
        self.set_group_id(value);
        self
    }

    /// The same with another [`channel_id`](Self::channel_id).
    #[inline]
    #[must_use]
    pub const fn with_channel_id(mut self, value: u16) -> Self {
        self.set_channel_id(value);
        self
    }

    /// The same with another [`iteration_id`](Self::iteration_id).
    #[inline]
    #[must_use]
    pub const fn with_iteration_id(mut self, value: u16) -> Self {
        self.set_iteration_id(value);
        self
    }

    /// The same with another [`dst_reg`](Self::dst_reg).
    #[inline]
    #[must_use]
    pub const fn with_dst_reg(mut self, value: u8) -> Self {
        self.set_dst_reg(value);
        self
    }

    /// The same with another [`stream_id`](Self::stream_id).
    #[inline]
    #[must_use]
    pub const fn with_stream_id(mut self, value: u16) -> Self {
        self.set_stream_id(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoCurProcessingRankId {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_CUR_PROCESSING_RANK_ID",
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
                    "group_id",
                    12,
                    layout::Type::Uint(2),
                    "replica group",
                ),
                layout::Field::new(
                    "channel_id",
                    14,
                    layout::Type::Uint(2),
                    "channel of a point-to-point step",
                ),
                layout::Field::new(
                    "iteration_id",
                    16,
                    layout::Type::Uint(2),
                    "step of the collective",
                ),
                layout::Field::new(
                    "dst_reg",
                    18,
                    layout::Type::Uint(1),
                    "register that takes the rank",
                ),
                layout::Field::new("reserved0", 19, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "stream_id",
                    20,
                    layout::Type::Uint(2),
                    "collective stream",
                ),
                layout::Field::new("reserved1", 22, layout::Type::Bytes(42), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Asks for the peer rank of the current step of a collective, in a register.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/rank-id.md#1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoCurProcessingRankId {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoCurProcessingRankId {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoCurProcessingRankId {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoCurProcessingRankId").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoCurProcessingRankId);
