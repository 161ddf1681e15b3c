// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Copies runs of elements chosen by indices.

use crate::enums::Dtype;
use crate::types::{Events, Header, MemPattern4dTonga};

/// Copies runs of elements chosen by indices.
///
/// The layout of sunda, cayman, mariana, mariana\_plus.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=31 | `src_mem_pattern` | `MemPattern4dTonga` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `out_dtype` | `Dtype` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35 | `src_num_elem_per_idx` | `u8` |
/// | 36 | `dst_num_elem_per_idx` | `u8` |
/// | 37 | `reserved_37` | `[u8; 1]` (reserved) |
/// | 38..=39 | `src_buffer_size` | `u16` |
/// | 40..=41 | `dst_buffer_size` | `u16` |
/// | 42..=43 | `reserved_42` | `[u8; 2]` (reserved) |
/// | 44..=63 | `dst_mem_pattern` | `MemPattern4dTonga` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S4d4IcSunda(pub [u8; 64]);

impl Eq for S4d4IcSunda {}

impl S4d4IcSunda {
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

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> MemPattern4dTonga {
        use ::tpb_core::bytes::take;
        MemPattern4dTonga::from_bytes(take::<20>(&self.0, 12))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: MemPattern4dTonga) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_bytes());
    }

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[32]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: Dtype) {
        [self.0[32]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[33]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[33]] = value.to_bytes();
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[34]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[34] = value;
    }

    /// elements copied per index
    #[inline]
    pub const fn src_num_elem_per_idx(&self) -> u8 {
        self.0[35]
    }

    /// Sets [`src_num_elem_per_idx`](Self::src_num_elem_per_idx).
    #[inline]
    pub const fn set_src_num_elem_per_idx(&mut self, value: u8) {
        self.0[35] = value;
    }

    /// zero
    #[inline]
    pub const fn dst_num_elem_per_idx(&self) -> u8 {
        self.0[36]
    }

    /// Sets [`dst_num_elem_per_idx`](Self::dst_num_elem_per_idx).
    #[inline]
    pub const fn set_dst_num_elem_per_idx(&mut self, value: u8) {
        self.0[36] = value;
    }

    /// elements of the source
    #[inline]
    pub const fn src_buffer_size(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 38))
    }

    /// Sets [`src_buffer_size`](Self::src_buffer_size).
    #[inline]
    pub const fn set_src_buffer_size(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 38, value.to_le_bytes());
    }

    /// zero
    #[inline]
    pub const fn dst_buffer_size(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 40))
    }

    /// Sets [`dst_buffer_size`](Self::dst_buffer_size).
    #[inline]
    pub const fn set_dst_buffer_size(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_le_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> MemPattern4dTonga {
        use ::tpb_core::bytes::take;
        MemPattern4dTonga::from_bytes(take::<20>(&self.0, 44))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: MemPattern4dTonga) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }
}

impl Default for S4d4IcSunda {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S4d4IcSunda {
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

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: MemPattern4dTonga) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: Dtype) -> Self {
        self.set_in_dtype(value);
        self
    }

    /// The same with another [`out_dtype`](Self::out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_dtype(mut self, value: Dtype) -> Self {
        self.set_out_dtype(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`src_num_elem_per_idx`](Self::src_num_elem_per_idx).
    #[inline]
    #[must_use]
    pub const fn with_src_num_elem_per_idx(mut self, value: u8) -> Self {
        self.set_src_num_elem_per_idx(value);
        self
    }

    /// The same with another [`dst_num_elem_per_idx`](Self::dst_num_elem_per_idx).
    #[inline]
    #[must_use]
    pub const fn with_dst_num_elem_per_idx(mut self, value: u8) -> Self {
        self.set_dst_num_elem_per_idx(value);
        self
    }

    /// The same with another [`src_buffer_size`](Self::src_buffer_size).
    #[inline]
    #[must_use]
    pub const fn with_src_buffer_size(mut self, value: u16) -> Self {
        self.set_src_buffer_size(value);
        self
    }

    /// The same with another [`dst_buffer_size`](Self::dst_buffer_size).
    #[inline]
    #[must_use]
    pub const fn with_dst_buffer_size(mut self, value: u16) -> Self {
        self.set_dst_buffer_size(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: MemPattern4dTonga) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S4d4IcSunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S4D4_IC",
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
                    "src_mem_pattern",
                    12,
                    <MemPattern4dTonga as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                    "in_dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "out_dtype",
                    33,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "src_num_elem_per_idx",
                    35,
                    layout::Type::Uint(1),
                    "elements copied per index",
                ),
                layout::Field::new(
                    "dst_num_elem_per_idx",
                    36,
                    layout::Type::Uint(1),
                    "zero",
                ),
                layout::Field::new("reserved_37", 37, layout::Type::Bytes(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "src_buffer_size",
                    38,
                    layout::Type::Uint(2),
                    "elements of the source",
                ),
                layout::Field::new("dst_buffer_size", 40, layout::Type::Uint(2), "zero"),
                layout::Field::new("reserved_42", 42, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                        "dst_mem_pattern",
                        44,
                        <MemPattern4dTonga as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Copies runs of elements chosen by indices.\n\nThe layout of sunda, cayman, mariana, mariana_plus.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/indirection-gather.md#3b"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S4d4IcSunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S4d4IcSunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S4d4IcSunda {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S4d4IcSunda").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S4d4IcSunda);
