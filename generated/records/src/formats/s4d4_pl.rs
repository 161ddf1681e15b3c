// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Maximum or average over windows that a four-dimensional pattern delivers.

use crate::enums::{Dtype, PoolType, TensorSubdim};
use crate::types::{Events, Header, Tensor4d};

/// Maximum or average over windows that a four-dimensional pattern delivers.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=31 | `src_mem_pattern` | `Tensor4d` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `out_dtype` | `Dtype` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35 | `reserved0` | `[u8; 1]` (reserved) |
/// | 36 | `pool_func` | `PoolType` |
/// | 37 | `pool_dim` | `TensorSubdim` |
/// | 38..=39 | `reserved1` | `[u8; 2]` (reserved) |
/// | 40..=43 | `pool_scale` | `f32` |
/// | 44..=63 | `dst_mem_pattern` | `Tensor4d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S4d4Pl(pub [u8; 64]);

impl Eq for S4d4Pl {}

impl S4d4Pl {
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

    /// maximum or average
    #[inline]
    pub const fn pool_func(&self) -> PoolType {
        PoolType::from_bytes([self.0[36]])
    }

    /// Sets [`pool_func`](Self::pool_func).
    #[inline]
    pub const fn set_pool_func(&mut self, value: PoolType) {
        [self.0[36]] = value.to_bytes();
    }

    /// dimensions of the window
    #[inline]
    pub const fn pool_dim(&self) -> TensorSubdim {
        TensorSubdim::from_bytes([self.0[37]])
    }

    /// Sets [`pool_dim`](Self::pool_dim).
    #[inline]
    pub const fn set_pool_dim(&mut self, value: TensorSubdim) {
        [self.0[37]] = value.to_bytes();
    }

    /// factor of the average
    #[inline]
    pub const fn pool_scale(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 40)))
    }

    /// Sets [`pool_scale`](Self::pool_scale).
    #[inline]
    pub const fn set_pool_scale(&mut self, value: f32) {
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

impl Default for S4d4Pl {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S4d4Pl {
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

    /// The same with another [`pool_func`](Self::pool_func).
    #[inline]
    #[must_use]
    pub const fn with_pool_func(mut self, value: PoolType) -> Self {
        self.set_pool_func(value);
        self
    }

    /// The same with another [`pool_dim`](Self::pool_dim).
    #[inline]
    #[must_use]
    pub const fn with_pool_dim(mut self, value: TensorSubdim) -> Self {
        self.set_pool_dim(value);
        self
    }

    /// The same with another [`pool_scale`](Self::pool_scale).
    #[inline]
    #[must_use]
    pub const fn with_pool_scale(mut self, value: f32) -> Self {
        self.set_pool_scale(value);
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
impl S4d4Pl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S4D4_PL",
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
                layout::Field::new("reserved0", 35, layout::Type::Bytes(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "pool_func",
                        36,
                        <PoolType as layout::Layout>::TYPE,
                        "maximum or average",
                    )
                    .with_closed(),
                layout::Field::new(
                        "pool_dim",
                        37,
                        <TensorSubdim as layout::Layout>::TYPE,
                        "dimensions of the window",
                    )
                    .with_closed(),
                layout::Field::new("reserved1", 38, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "pool_scale",
                    40,
                    layout::Type::F32,
                    "factor of the average",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        44,
                        <Tensor4d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Maximum or average over windows that a four-dimensional pattern delivers.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/avg-max-pool.md#3.1",
                "gpsimd/firmware/kernels/decode-pool.md#6",
                "cc/isa/pool-reduce-encoding.md#1",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S4d4Pl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S4d4Pl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S4d4Pl {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S4d4Pl").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S4d4Pl);
