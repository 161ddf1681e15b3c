// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Stores the fp32 accumulator of every lane as one element per partition.

use crate::enums::Dtype;
use crate::types::{Events, Header, Tensor1d};

/// Stores the fp32 accumulator of every lane as one element per partition.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=27 | `reserved0` | `[u8; 16]` (reserved) |
/// | 28..=31 | `dst_element_count` | `u32` |
/// | 32 | `dtype` | `Dtype` |
/// | 33 | `negated` | `u8` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35..=43 | `reserved1` | `[u8; 9]` (reserved) |
/// | 44..=51 | `dst_mem_pattern` | `Tensor1d` |
/// | 52..=63 | `reserved2` | `[u8; 12]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct D1Rd(pub [u8; 64]);

impl Eq for D1Rd {}

impl D1Rd {
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

    /// negate the result
    #[inline]
    pub const fn negated(&self) -> u8 {
        self.0[33]
    }

    /// Sets [`negated`](Self::negated).
    #[inline]
    pub const fn set_negated(&mut self, value: u8) {
        self.0[33] = value;
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

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor1d {
        use ::tpb_core::bytes::take;
        Tensor1d::from_bytes(take::<8>(&self.0, 44))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor1d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }
}

impl Default for D1Rd {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl D1Rd {
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

    /// The same with another [`negated`](Self::negated).
    #[inline]
    #[must_use]
    pub const fn with_negated(mut self, value: u8) -> Self {
        self.set_negated(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor1d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl D1Rd {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "D1_RD",
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
                layout::Field::new(
                    "negated",
                    33,
                    layout::Type::Uint(1),
                    "negate the result",
                ),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved1", 35, layout::Type::Bytes(9), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "dst_mem_pattern",
                        44,
                        <Tensor1d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new("reserved2", 52, layout::Type::Bytes(12), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Stores the fp32 accumulator of every lane as one element per partition.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/activate-pwl.md#6.2",
                "cc/isa/activation-encoding.md#activationreadaccumulator-opcode-0x24",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for D1Rd {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for D1Rd {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for D1Rd {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("D1Rd").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(D1Rd);
