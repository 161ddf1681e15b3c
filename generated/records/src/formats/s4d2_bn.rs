// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Four-dimensional source to a few results per partition: batch norm statistics, the eight largest values, or match positions.

use crate::enums::Dtype;
use crate::types::{Events, Header, Tensor2d, Tensor4d};

/// Four-dimensional source to a few results per partition: batch norm statistics, the eight largest values, or match positions.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=31 | `src_mem_pattern` | `Tensor4d` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `out_dtype` | `Dtype` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35..=39 | `reserved0` | `[u8; 5]` (reserved) |
/// | 40..=43 | `even_count` | `f32` |
/// | 44..=47 | `odd_count` | `f32` |
/// | 48..=59 | `dst_mem_pattern` | `Tensor2d` |
/// | 60..=63 | `reserved1` | `[u8; 4]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S4d2Bn(pub [u8; 64]);

impl Eq for S4d2Bn {}

impl S4d2Bn {
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
    pub const fn src_mem_pattern(&self) -> Tensor4d {
        use ::tpb_core::bytes::take;
        Tensor4d::from_bytes(take::<20>(&self.0, 12))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor4d) {
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

    /// count of even elements, as fp32
    #[inline]
    pub const fn even_count(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 40)))
    }

    /// Sets [`even_count`](Self::even_count).
    #[inline]
    pub const fn set_even_count(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_le_bytes());
    }

    /// count of odd elements, as fp32
    #[inline]
    pub const fn odd_count(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 44)))
    }

    /// Sets [`odd_count`](Self::odd_count).
    #[inline]
    pub const fn set_odd_count(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_le_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }
}

impl Default for S4d2Bn {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S4d2Bn {
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
    pub const fn with_src_mem_pattern(mut self, value: Tensor4d) -> Self {
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

    /// The same with another [`even_count`](Self::even_count).
    #[inline]
    #[must_use]
    pub const fn with_even_count(mut self, value: f32) -> Self {
        self.set_even_count(value);
        self
    }

    /// The same with another [`odd_count`](Self::odd_count).
    #[inline]
    #[must_use]
    pub const fn with_odd_count(mut self, value: f32) -> Self {
        self.set_odd_count(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S4d2Bn {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S4D2_BN",
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
                    <Tensor4d as layout::Layout>::TYPE,
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
                layout::Field::new("reserved0", 35, layout::Type::Bytes(5), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "even_count",
                    40,
                    layout::Type::F32,
                    "count of even elements, as fp32",
                ),
                layout::Field::new(
                    "odd_count",
                    44,
                    layout::Type::F32,
                    "count of odd elements, as fp32",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor2d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new("reserved1", 60, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Four-dimensional source to a few results per partition: batch norm statistics, the eight largest values, or match positions.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/search-cluster.md#5.2",
                "gpsimd/.../kernels/batchnorm-forward.md#2",
                "cc/.../isa/batchnorm-encoding.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S4d2Bn {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S4d2Bn {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S4d2Bn {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S4d2Bn").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S4d2Bn);
