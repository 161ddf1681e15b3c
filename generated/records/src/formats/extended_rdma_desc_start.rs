// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Starts the ring that EXTENDED_RDMA_DESC_GEN built.

use crate::enums::ExampleExtendedOpcodes1;
use crate::types::{Events, ExtCompletionInfo, Header};

/// Starts the ring that EXTENDED\_RDMA\_DESC\_GEN built.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `extended_opcode` | `ExampleExtendedOpcodes1` |
/// | 13 | `completion_info` | `ExtCompletionInfo` |
/// | 14..=15 | `reserved0` | `[u8; 2]` (reserved) |
/// | 16..=63 | `reserved1` | `[u8; 48]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct ExtendedRdmaDescStart(pub [u8; 64]);

impl Eq for ExtendedRdmaDescStart {}

impl ExtendedRdmaDescStart {
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

    /// second opcode
    #[inline]
    pub const fn extended_opcode(&self) -> ExampleExtendedOpcodes1 {
        ExampleExtendedOpcodes1::from_bytes([self.0[12]])
    }

    /// Sets [`extended_opcode`](Self::extended_opcode).
    #[inline]
    pub const fn set_extended_opcode(&mut self, value: ExampleExtendedOpcodes1) {
        [self.0[12]] = value.to_bytes();
    }

    /// what the instruction touches
    #[inline]
    pub const fn completion_info(&self) -> ExtCompletionInfo {
        ExtCompletionInfo::from_bytes([self.0[13]])
    }

    /// Sets [`completion_info`](Self::completion_info).
    #[inline]
    pub const fn set_completion_info(&mut self, value: ExtCompletionInfo) {
        [self.0[13]] = value.to_bytes();
    }
}

impl Default for ExtendedRdmaDescStart {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl ExtendedRdmaDescStart {
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

    /// The same with another [`extended_opcode`](Self::extended_opcode).
    #[inline]
    #[must_use]
    pub const fn with_extended_opcode(mut self, value: ExampleExtendedOpcodes1) -> Self {
        self.set_extended_opcode(value);
        self
    }

    /// The same with another [`completion_info`](Self::completion_info).
    #[inline]
    #[must_use]
    pub const fn with_completion_info(mut self, value: ExtCompletionInfo) -> Self {
        self.set_completion_info(value);
        self
    }
}

#[cfg(feature = "layout")]
impl ExtendedRdmaDescStart {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "EXTENDED_RDMA_DESC_START",
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
                    "extended_opcode",
                    12,
                    <ExampleExtendedOpcodes1 as layout::Layout>::TYPE,
                    "second opcode",
                ),
                layout::Field::new(
                    "completion_info",
                    13,
                    <ExtCompletionInfo as layout::Layout>::TYPE,
                    "what the instruction touches",
                ),
                layout::Field::new("reserved0", 14, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new("reserved1", 16, layout::Type::Bytes(48), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Starts the ring that EXTENDED_RDMA_DESC_GEN built.",
            layout::Conf::High,
            &["gpsimd/dma/descriptor-model.md#2.6"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ExtendedRdmaDescStart {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ExtendedRdmaDescStart {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ExtendedRdmaDescStart {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ExtendedRdmaDescStart").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ExtendedRdmaDescStart);
