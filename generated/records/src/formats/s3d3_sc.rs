// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Keeps the four extreme elements of every group, each with its position.

use crate::enums::{CompressOp, Dtype, TensorSubdim};
use crate::types::{Events, Header, Tensor3d};

/// Keeps the four extreme elements of every group, each with its position.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `in_dtype` | `Dtype` |
/// | 13 | `transpose_src` | `u8` |
/// | 14..=15 | `reserved0` | `[u8; 2]` (reserved) |
/// | 16..=31 | `src_mem_pattern` | `Tensor3d` |
/// | 32 | `out_data_dtype` | `Dtype` |
/// | 33 | `out_struct_dtype` | `Dtype` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35 | `reserved1` | `u8` (reserved) |
/// | 36 | `op` | `CompressOp` |
/// | 37 | `op_dim` | `TensorSubdim` |
/// | 38..=47 | `reserved2` | `[u8; 10]` (reserved) |
/// | 48..=63 | `dst_mem_pattern` | `Tensor3d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3d3Sc(pub [u8; 64]);

impl Eq for S3d3Sc {}

impl S3d3Sc {
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

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[12]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: Dtype) {
        [self.0[12]] = value.to_bytes();
    }

    /// transpose the source in blocks of 32 by 32
    #[inline]
    pub const fn transpose_src(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`transpose_src`](Self::transpose_src).
    #[inline]
    pub const fn set_transpose_src(&mut self, value: u8) {
        self.0[13] = value;
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// element type of the data
    #[inline]
    pub const fn out_data_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[32]])
    }

    /// Sets [`out_data_dtype`](Self::out_data_dtype).
    #[inline]
    pub const fn set_out_data_dtype(&mut self, value: Dtype) {
        [self.0[32]] = value.to_bytes();
    }

    /// type that holds data and position
    #[inline]
    pub const fn out_struct_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[33]])
    }

    /// Sets [`out_struct_dtype`](Self::out_struct_dtype).
    #[inline]
    pub const fn set_out_struct_dtype(&mut self, value: Dtype) {
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

    /// operation
    #[inline]
    pub const fn op(&self) -> CompressOp {
        CompressOp::from_bytes([self.0[36]])
    }

    /// Sets [`op`](Self::op).
    #[inline]
    pub const fn set_op(&mut self, value: CompressOp) {
        [self.0[36]] = value.to_bytes();
    }

    /// dimensions the operation runs over
    #[inline]
    pub const fn op_dim(&self) -> TensorSubdim {
        TensorSubdim::from_bytes([self.0[37]])
    }

    /// Sets [`op_dim`](Self::op_dim).
    #[inline]
    pub const fn set_op_dim(&mut self, value: TensorSubdim) {
        [self.0[37]] = value.to_bytes();
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }
}

impl Default for S3d3Sc {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3d3Sc {
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

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: Dtype) -> Self {
        self.set_in_dtype(value);
        self
    }

    /// The same with another [`transpose_src`](Self::transpose_src).
    #[inline]
    #[must_use]
    pub const fn with_transpose_src(mut self, value: u8) -> Self {
        self.set_transpose_src(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`out_data_dtype`](Self::out_data_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_data_dtype(mut self, value: Dtype) -> Self {
        self.set_out_data_dtype(value);
        self
    }

    /// The same with another [`out_struct_dtype`](Self::out_struct_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_struct_dtype(mut self, value: Dtype) -> Self {
        self.set_out_struct_dtype(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: CompressOp) -> Self {
        self.set_op(value);
        self
    }

    /// The same with another [`op_dim`](Self::op_dim).
    #[inline]
    #[must_use]
    pub const fn with_op_dim(mut self, value: TensorSubdim) -> Self {
        self.set_op_dim(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S3d3Sc {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3D3_SC",
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
                    "in_dtype",
                    12,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "transpose_src",
                    13,
                    layout::Type::Uint(1),
                    "transpose the source in blocks of 32 by 32",
                ),
                layout::Field::new("reserved0", 14, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <Tensor3d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                    "out_data_dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the data",
                ),
                layout::Field::new(
                    "out_struct_dtype",
                    33,
                    <Dtype as layout::Layout>::TYPE,
                    "type that holds data and position",
                ),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved1", 35, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "op",
                        36,
                        <CompressOp as layout::Layout>::TYPE,
                        "operation",
                    )
                    .with_closed(),
                layout::Field::new(
                        "op_dim",
                        37,
                        <TensorSubdim as layout::Layout>::TYPE,
                        "dimensions the operation runs over",
                    )
                    .with_closed(),
                layout::Field::new("reserved2", 38, layout::Type::Bytes(10), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Keeps the four extreme elements of every group, each with its position.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3a"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3d3Sc {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3d3Sc {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3d3Sc {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3d3Sc").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3d3Sc);
