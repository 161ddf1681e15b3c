// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! One operation on a tensor with a preloaded scalar for each outermost slice.

use crate::enums::{AluOp, Dtype, TensScalarRevOps, TensorSubdim};
use crate::types::{Events, Header, Tensor4d};

/// One operation on a tensor with a preloaded scalar for each outermost slice.
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
/// | 36 | `op` | `AluOp` |
/// | 37 | `op_dim` | `TensorSubdim` |
/// | 38 | `reverse_operands` | `TensScalarRevOps` |
/// | 39..=43 | `reserved1` | `[u8; 5]` (reserved) |
/// | 44..=63 | `dst_mem_pattern` | `Tensor4d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S4d4Tsm(pub [u8; 64]);

impl Eq for S4d4Tsm {}

impl S4d4Tsm {
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

    /// operation
    #[inline]
    pub const fn op(&self) -> AluOp {
        AluOp::from_bytes([self.0[36]])
    }

    /// Sets [`op`](Self::op).
    #[inline]
    pub const fn set_op(&mut self, value: AluOp) {
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

    /// which operations take their operands exchanged
    #[inline]
    pub const fn reverse_operands(&self) -> TensScalarRevOps {
        TensScalarRevOps::from_bytes([self.0[38]])
    }

    /// Sets [`reverse_operands`](Self::reverse_operands).
    #[inline]
    pub const fn set_reverse_operands(&mut self, value: TensScalarRevOps) {
        [self.0[38]] = value.to_bytes();
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

impl Default for S4d4Tsm {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S4d4Tsm {
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

    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: AluOp) -> Self {
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

    /// The same with another [`reverse_operands`](Self::reverse_operands).
    #[inline]
    #[must_use]
    pub const fn with_reverse_operands(mut self, value: TensScalarRevOps) -> Self {
        self.set_reverse_operands(value);
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
impl S4d4Tsm {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S4D4_TSM",
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
                        "op",
                        36,
                        <AluOp as layout::Layout>::TYPE,
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
                layout::Field::new(
                        "reverse_operands",
                        38,
                        <TensScalarRevOps as layout::Layout>::TYPE,
                        "which operations take their operands exchanged",
                    )
                    .with_closed(),
                layout::Field::new("reserved1", 39, layout::Type::Bytes(5), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "dst_mem_pattern",
                        44,
                        <Tensor4d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "One operation on a tensor with a preloaded scalar for each outermost slice.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/ts-ptrmulti.md#4",
                "gpsimd/firmware/kernels/sunda-dual-tensorscalarptr.md#4",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S4d4Tsm {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S4d4Tsm {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S4d4Tsm {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S4d4Tsm").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S4d4Tsm);
