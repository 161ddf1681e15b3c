// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Writes one four-dimensional destination without a source: a constant, random bits, pool registers, or the match positions.

use crate::enums::Dtype;
use crate::types::{Events, Header, Tensor4d};

/// Writes one four-dimensional destination without a source: a constant, random bits, pool registers, or the match positions.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=27 | `reserved0` | `[u8; 16]` (reserved) |
/// | 28..=31 | `dst_element_count` | `u32` |
/// | 32 | `dtype` | `Dtype` |
/// | 33 | `reserved1` | `[u8; 1]` (reserved) |
/// | 34 | `num_active_channels` | `u8` |
/// | 35 | `reserved2` | `[u8; 1]` (reserved) |
/// | 36 | `serialization_mode` | `u8` |
/// | 37..=39 | `reserved3` | `[u8; 3]` (reserved) |
/// | 40..=43 | `set_value` | `u32` |
/// | 44..=63 | `dst_mem_pattern` | `Tensor4d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct D4Mr(pub [u8; 64]);

impl Eq for D4Mr {}

impl D4Mr {
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

    /// elements written per partition
    #[inline]
    pub const fn dst_element_count(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 28))
    }

    /// Sets [`dst_element_count`](Self::dst_element_count).
    #[inline]
    pub const fn set_dst_element_count(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_le_bytes());
    }

    /// element type of the destination
    #[inline]
    pub const fn dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[32]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: Dtype) {
        [self.0[32]] = value.to_bytes();
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

    /// order over the partitions, 0 for serial
    #[inline]
    pub const fn serialization_mode(&self) -> u8 {
        self.0[36]
    }

    /// Sets [`serialization_mode`](Self::serialization_mode).
    #[inline]
    pub const fn set_serialization_mode(&mut self, value: u8) {
        self.0[36] = value;
    }

    /// value of a fill, in its low bits
    #[inline]
    pub const fn set_value(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 40))
    }

    /// Sets [`set_value`](Self::set_value).
    #[inline]
    pub const fn set_set_value(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_le_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor4d {
        use ::tpb_core::bytes::take;
        Tensor4d::from_bytes(take::<20>(&self.0, 44))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor4d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }
}

impl Default for D4Mr {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl D4Mr {
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

    /// The same with another [`dst_element_count`](Self::dst_element_count).
    #[inline]
    #[must_use]
    pub const fn with_dst_element_count(mut self, value: u32) -> Self {
        self.set_dst_element_count(value);
        self
    }

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: Dtype) -> Self {
        self.set_dtype(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`serialization_mode`](Self::serialization_mode).
    #[inline]
    #[must_use]
    pub const fn with_serialization_mode(mut self, value: u8) -> Self {
        self.set_serialization_mode(value);
        self
    }

    /// The same with another [`set_value`](Self::set_value).
    #[inline]
    #[must_use]
    pub const fn with_set_value(mut self, value: u32) -> Self {
        self.set_set_value(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor4d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl D4Mr {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "D4_MR",
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
                layout::Field::new("reserved0", 12, layout::Type::Bytes(16), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "dst_element_count",
                    28,
                    layout::Type::Uint(4),
                    "elements written per partition",
                ),
                layout::Field::new(
                    "dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new("reserved1", 33, layout::Type::Bytes(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved2", 35, layout::Type::Bytes(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "serialization_mode",
                    36,
                    layout::Type::Uint(1),
                    "order over the partitions, 0 for serial",
                ),
                layout::Field::new("reserved3", 37, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "set_value",
                    40,
                    layout::Type::Uint(4),
                    "value of a fill, in its low bits",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        44,
                        <Tensor4d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Writes one four-dimensional destination without a source: a constant, random bits, pool registers, or the match positions.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/dve-read-state.md#4.2",
                "gpsimd/firmware/kernels/pool-compute-misc.md#5",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for D4Mr {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for D4Mr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for D4Mr {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("D4Mr").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(D4Mr);
