// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Scatters rows into an embedding table, adding to what it holds.

use crate::enums::Dtype;
use crate::types::{Addr4, Events, Header};

/// Scatters rows into an embedding table, adding to what it holds.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `index_dtype` | `Dtype` |
/// | 13..=43 | `ap_slots` | `[u8; 31]` (reserved) |
/// | 44..=47 | `embedding_table_base_addr` | `Addr4` |
/// | 48..=49 | `embed_entry_num_elements` | `u16` |
/// | 50..=51 | `embed_entry_bytes_lo` | `u16` |
/// | 52..=53 | `sequence_length` | `u16` |
/// | 54..=55 | `unknown0` | `[u8; 2]` (reserved) |
/// | 56..=59 | `table_num_entries` | `Addr4` |
/// | 60..=61 | `embed_entry_bytes_hi` | `u16` |
/// | 62..=63 | `unknown1` | `[u8; 2]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoEmbeddingUpdate(pub [u8; 64]);

impl Eq for PseudoEmbeddingUpdate {}

impl PseudoEmbeddingUpdate {
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

    /// element type of the indices
    #[inline]
    pub const fn index_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[12]])
    }

    /// Sets [`index_dtype`](Self::index_dtype).
    #[inline]
    pub const fn set_index_dtype(&mut self, value: Dtype) {
        [self.0[12]] = value.to_bytes();
    }

    /// table
    #[inline]
    pub const fn embedding_table_base_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`embedding_table_base_addr`](Self::embedding_table_base_addr).
    #[inline]
    pub const fn set_embedding_table_base_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// elements of a row
    #[inline]
    pub const fn embed_entry_num_elements(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`embed_entry_num_elements`](Self::embed_entry_num_elements).
    #[inline]
    pub const fn set_embed_entry_num_elements(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
    }

    /// bytes of a row, low half
    #[inline]
    pub const fn embed_entry_bytes_lo(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 50))
    }

    /// Sets [`embed_entry_bytes_lo`](Self::embed_entry_bytes_lo).
    #[inline]
    pub const fn set_embed_entry_bytes_lo(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 50, value.to_le_bytes());
    }

    /// rows updated
    #[inline]
    pub const fn sequence_length(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 52))
    }

    /// Sets [`sequence_length`](Self::sequence_length).
    #[inline]
    pub const fn set_sequence_length(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 52, value.to_le_bytes());
    }

    /// rows of the table, for a bound check
    #[inline]
    pub const fn table_num_entries(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 56))
    }

    /// Sets [`table_num_entries`](Self::table_num_entries).
    #[inline]
    pub const fn set_table_num_entries(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 56, value.to_bytes());
    }

    /// bytes of a row, high half
    #[inline]
    pub const fn embed_entry_bytes_hi(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 60))
    }

    /// Sets [`embed_entry_bytes_hi`](Self::embed_entry_bytes_hi).
    #[inline]
    pub const fn set_embed_entry_bytes_hi(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 60, value.to_le_bytes());
    }
}

impl Default for PseudoEmbeddingUpdate {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoEmbeddingUpdate {
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

    /// The same with another [`index_dtype`](Self::index_dtype).
    #[inline]
    #[must_use]
    pub const fn with_index_dtype(mut self, value: Dtype) -> Self {
        self.set_index_dtype(value);
        self
    }

    /// The same with another [`embedding_table_base_addr`](Self::embedding_table_base_addr).
    #[inline]
    #[must_use]
    pub const fn with_embedding_table_base_addr(mut self, value: Addr4) -> Self {
        self.set_embedding_table_base_addr(value);
        self
    }

    /// The same with another [`embed_entry_num_elements`](Self::embed_entry_num_elements).
    #[inline]
    #[must_use]
    pub const fn with_embed_entry_num_elements(mut self, value: u16) -> Self {
        self.set_embed_entry_num_elements(value);
        self
    }

    /// The same with another [`embed_entry_bytes_lo`](Self::embed_entry_bytes_lo).
    #[inline]
    #[must_use]
    pub const fn with_embed_entry_bytes_lo(mut self, value: u16) -> Self {
        self.set_embed_entry_bytes_lo(value);
        self
    }

    /// The same with another [`sequence_length`](Self::sequence_length).
    #[inline]
    #[must_use]
    pub const fn with_sequence_length(mut self, value: u16) -> Self {
        self.set_sequence_length(value);
        self
    }

    /// The same with another [`table_num_entries`](Self::table_num_entries).
    #[inline]
    #[must_use]
    pub const fn with_table_num_entries(mut self, value: Addr4) -> Self {
        self.set_table_num_entries(value);
        self
    }

    /// The same with another [`embed_entry_bytes_hi`](Self::embed_entry_bytes_hi).
    #[inline]
    #[must_use]
    pub const fn with_embed_entry_bytes_hi(mut self, value: u16) -> Self {
        self.set_embed_entry_bytes_hi(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoEmbeddingUpdate {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_EMBEDDING_UPDATE",
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
                    "index_dtype",
                    12,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the indices",
                ),
                layout::Field::new("ap_slots", 13, layout::Type::Bytes(31), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "embedding_table_base_addr",
                    44,
                    <Addr4 as layout::Layout>::TYPE,
                    "table",
                ),
                layout::Field::new(
                    "embed_entry_num_elements",
                    48,
                    layout::Type::Uint(2),
                    "elements of a row",
                ),
                layout::Field::new(
                    "embed_entry_bytes_lo",
                    50,
                    layout::Type::Uint(2),
                    "bytes of a row, low half",
                ),
                layout::Field::new(
                    "sequence_length",
                    52,
                    layout::Type::Uint(2),
                    "rows updated",
                ),
                layout::Field::new("unknown0", 54, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "table_num_entries",
                    56,
                    <Addr4 as layout::Layout>::TYPE,
                    "rows of the table, for a bound check",
                ),
                layout::Field::new(
                    "embed_entry_bytes_hi",
                    60,
                    layout::Type::Uint(2),
                    "bytes of a row, high half",
                ),
                layout::Field::new("unknown1", 62, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Scatters rows into an embedding table, adding to what it holds.",
            layout::Conf::Med,
            &["cc/isa/dma-encoding.md#indirectsaveaccumulate"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoEmbeddingUpdate {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoEmbeddingUpdate {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoEmbeddingUpdate {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoEmbeddingUpdate").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoEmbeddingUpdate);
