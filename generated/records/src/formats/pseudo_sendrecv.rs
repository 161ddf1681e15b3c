// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sends a window of a tensor to a peer, or receives one.

use crate::types::{Events, Header};

/// Sends a window of a tensor to a peer, or receives one.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `tensor_id` | `u32` |
/// | 16..=23 | `peer_id` | `u64` |
/// | 24 | `is_send` | `u8` |
/// | 25..=47 | `reserved0` | `[u8; 23]` (reserved) |
/// | 48..=55 | `offset_bytes` | `u64` |
/// | 56..=63 | `size_bytes` | `u64` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoSendrecv(pub [u8; 64]);

impl Eq for PseudoSendrecv {}

impl PseudoSendrecv {
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

    /// tensor
    #[inline]
    pub const fn tensor_id(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`tensor_id`](Self::tensor_id).
    #[inline]
    pub const fn set_tensor_id(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// rank of the peer
    #[inline]
    pub const fn peer_id(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`peer_id`](Self::peer_id).
    #[inline]
    pub const fn set_peer_id(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// 1 sends, 0 receives
    #[inline]
    pub const fn is_send(&self) -> u8 {
        self.0[24]
    }

    /// Sets [`is_send`](Self::is_send).
    #[inline]
    pub const fn set_is_send(&mut self, value: u8) {
        self.0[24] = value;
    }

    /// start of the window
    #[inline]
    pub const fn offset_bytes(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`offset_bytes`](Self::offset_bytes).
    #[inline]
    pub const fn set_offset_bytes(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
    }

    /// size of the window
    #[inline]
    pub const fn size_bytes(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 56))
    }

    /// Sets [`size_bytes`](Self::size_bytes).
    #[inline]
    pub const fn set_size_bytes(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 56, value.to_le_bytes());
    }
}

impl Default for PseudoSendrecv {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoSendrecv {
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

    /// The same with another [`tensor_id`](Self::tensor_id).
    #[inline]
    #[must_use]
    pub const fn with_tensor_id(mut self, value: u32) -> Self {
        self.set_tensor_id(value);
        self
    }

    /// The same with another [`peer_id`](Self::peer_id).
    #[inline]
    #[must_use]
    pub const fn with_peer_id(mut self, value: u64) -> Self {
        self.set_peer_id(value);
        self
    }

    /// The same with another [`is_send`](Self::is_send).
    #[inline]
    #[must_use]
    pub const fn with_is_send(mut self, value: u8) -> Self {
        self.set_is_send(value);
        self
    }

    /// The same with another [`offset_bytes`](Self::offset_bytes).
    #[inline]
    #[must_use]
    pub const fn with_offset_bytes(mut self, value: u64) -> Self {
        self.set_offset_bytes(value);
        self
    }

    /// The same with another [`size_bytes`](Self::size_bytes).
    #[inline]
    #[must_use]
    pub const fn with_size_bytes(mut self, value: u64) -> Self {
        self.set_size_bytes(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoSendrecv {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_SENDRECV",
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
                layout::Field::new("tensor_id", 12, layout::Type::Uint(4), "tensor"),
                layout::Field::new(
                    "peer_id",
                    16,
                    layout::Type::Uint(8),
                    "rank of the peer",
                ),
                layout::Field::new(
                    "is_send",
                    24,
                    layout::Type::Uint(1),
                    "1 sends, 0 receives",
                ),
                layout::Field::new("reserved0", 25, layout::Type::Bytes(23), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "offset_bytes",
                    48,
                    layout::Type::Uint(8),
                    "start of the window",
                ),
                layout::Field::new(
                    "size_bytes",
                    56,
                    layout::Type::Uint(8),
                    "size of the window",
                ),
            ],
            "Sends a window of a tensor to a peer, or receives one.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/sendrecv.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoSendrecv {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoSendrecv {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoSendrecv {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoSendrecv").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoSendrecv);
