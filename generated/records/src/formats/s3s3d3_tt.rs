// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! One operation on two three-dimensional tensors.

use crate::enums::{AluOp, Dtype};
use crate::types::{DtypePair, Events, Header, Tensor3d};

/// One operation on two three-dimensional tensors.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `in0_in1_dtype` | `DtypePair` |
/// | 13 | `out_dtype` | `Dtype` |
/// | 14 | `op` | `AluOp` |
/// | 15 | `num_active_channels` | `u8` |
/// | 16..=31 | `src0_mem_pattern` | `Tensor3d` |
/// | 32..=47 | `src1_mem_pattern` | `Tensor3d` |
/// | 48..=63 | `dst_mem_pattern` | `Tensor3d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3s3d3Tt(pub [u8; 64]);

impl Eq for S3s3d3Tt {}

impl S3s3d3Tt {
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

    /// element types of the first and second source
    #[inline]
    pub const fn in0_in1_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[12]])
    }

    /// Sets [`in0_in1_dtype`](Self::in0_in1_dtype).
    #[inline]
    pub const fn set_in0_in1_dtype(&mut self, value: DtypePair) {
        [self.0[12]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[13]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[13]] = value.to_bytes();
    }

    /// operation
    #[inline]
    pub const fn op(&self) -> AluOp {
        AluOp::from_bytes([self.0[14]])
    }

    /// Sets [`op`](Self::op).
    #[inline]
    pub const fn set_op(&mut self, value: AluOp) {
        [self.0[14]] = value.to_bytes();
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[15]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[15] = value;
    }

    /// first source; the predicate of a predicated copy
    #[inline]
    pub const fn src0_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 16))
    }

    /// Sets [`src0_mem_pattern`](Self::src0_mem_pattern).
    #[inline]
    pub const fn set_src0_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// second source; the data of a predicated copy
    #[inline]
    pub const fn src1_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 32))
    }

    /// Sets [`src1_mem_pattern`](Self::src1_mem_pattern).
    #[inline]
    pub const fn set_src1_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
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

impl Default for S3s3d3Tt {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3s3d3Tt {
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

    /// The same with another [`in0_in1_dtype`](Self::in0_in1_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in0_in1_dtype(mut self, value: DtypePair) -> Self {
        self.set_in0_in1_dtype(value);
        self
    }

    /// The same with another [`out_dtype`](Self::out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_dtype(mut self, value: Dtype) -> Self {
        self.set_out_dtype(value);
        self
    }

    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: AluOp) -> Self {
        self.set_op(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`src0_mem_pattern`](Self::src0_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src0_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_src0_mem_pattern(value);
        self
    }

    /// The same with another [`src1_mem_pattern`](Self::src1_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src1_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_src1_mem_pattern(value);
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
impl S3s3d3Tt {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3S3D3_TT",
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
                    "in0_in1_dtype",
                    12,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of the first and second source",
                ),
                layout::Field::new(
                    "out_dtype",
                    13,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                        "op",
                        14,
                        <AluOp as layout::Layout>::TYPE,
                        "operation",
                    )
                    .with_closed(),
                layout::Field::new(
                    "num_active_channels",
                    15,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "src0_mem_pattern",
                    16,
                    <Tensor3d as layout::Layout>::TYPE,
                    "first source; the predicate of a predicated copy",
                ),
                layout::Field::new(
                    "src1_mem_pattern",
                    32,
                    <Tensor3d as layout::Layout>::TYPE,
                    "second source; the data of a predicated copy",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "One operation on two three-dimensional tensors.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/tensor-tensor.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3s3d3Tt {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3s3d3Tt {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3s3d3Tt {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3s3d3Tt").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3s3d3Tt);
