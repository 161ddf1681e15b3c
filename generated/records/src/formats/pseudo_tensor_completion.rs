// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Marks a tensor as complete after a point-to-point copy.

use crate::types::{Events, Header};

/// Marks a tensor as complete after a point-to-point copy.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `completion_id` | `u32` |
/// | 16 | `ap_byte` | `u8` |
/// | 17..=63 | `unknown0` | `[u8; 47]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoTensorCompletion(pub [u8; 64]);

impl Eq for PseudoTensorCompletion {}

impl PseudoTensorCompletion {
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
    pub const fn completion_id(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`completion_id`](Self::completion_id).
    #[inline]
    pub const fn set_completion_id(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// derived from the access pattern
    #[inline]
    pub const fn ap_byte(&self) -> u8 {
        self.0[16]
    }

    /// Sets [`ap_byte`](Self::ap_byte).
    #[inline]
    pub const fn set_ap_byte(&mut self, value: u8) {
        self.0[16] = value;
    }
}

impl Default for PseudoTensorCompletion {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoTensorCompletion {
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

    /// The same with another [`completion_id`](Self::completion_id).
    #[inline]
    #[must_use]
    pub const fn with_completion_id(mut self, value: u32) -> Self {
        self.set_completion_id(value);
        self
    }

    /// The same with another [`ap_byte`](Self::ap_byte).
    #[inline]
    #[must_use]
    pub const fn with_ap_byte(mut self, value: u8) -> Self {
        self.set_ap_byte(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoTensorCompletion {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_TENSOR_COMPLETION",
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
                layout::Field::new("completion_id", 12, layout::Type::Uint(4), "tensor"),
                layout::Field::new(
                    "ap_byte",
                    16,
                    layout::Type::Uint(1),
                    "derived from the access pattern",
                ),
                layout::Field::new("unknown0", 17, layout::Type::Bytes(47), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Marks a tensor as complete after a point-to-point copy.",
            layout::Conf::Med,
            &["cc/isa/collective-customop-encoding.md#9"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoTensorCompletion {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoTensorCompletion {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoTensorCompletion {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoTensorCompletion").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoTensorCompletion);
