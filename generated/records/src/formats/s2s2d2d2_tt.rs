// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Integer operation on two tensors whose 64-bit result goes to two destinations.

use crate::enums::AluOp;
use crate::types::{DtypePair, Events, Header, MemPattern2d};

/// Integer operation on two tensors whose 64-bit result goes to two destinations.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `in0_in1_dtype` | `DtypePair` |
/// | 13 | `out0_out1_dtype` | `DtypePair` |
/// | 14 | `op` | `AluOp` |
/// | 15 | `num_active_channels` | `u8` |
/// | 16..=27 | `src0_mem_pattern` | `MemPattern2d` |
/// | 28..=39 | `src1_mem_pattern` | `MemPattern2d` |
/// | 40..=51 | `dst0_mem_pattern` | `MemPattern2d` |
/// | 52..=63 | `dst1_mem_pattern` | `MemPattern2d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2s2d2d2Tt(pub [u8; 64]);

impl Eq for S2s2d2d2Tt {}

impl S2s2d2d2Tt {
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

    /// element types of the two sources
    #[inline]
    pub const fn in0_in1_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[12]])
    }

    /// Sets [`in0_in1_dtype`](Self::in0_in1_dtype).
    #[inline]
    pub const fn set_in0_in1_dtype(&mut self, value: DtypePair) {
        [self.0[12]] = value.to_bytes();
    }

    /// element types of the two destinations
    #[inline]
    pub const fn out0_out1_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[13]])
    }

    /// Sets [`out0_out1_dtype`](Self::out0_out1_dtype).
    #[inline]
    pub const fn set_out0_out1_dtype(&mut self, value: DtypePair) {
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

    /// first source
    #[inline]
    pub const fn src0_mem_pattern(&self) -> MemPattern2d {
        use ::tpb_core::bytes::take;
        MemPattern2d::from_bytes(take::<12>(&self.0, 16))
    }

    /// Sets [`src0_mem_pattern`](Self::src0_mem_pattern).
    #[inline]
    pub const fn set_src0_mem_pattern(&mut self, value: MemPattern2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// second source
    #[inline]
    pub const fn src1_mem_pattern(&self) -> MemPattern2d {
        use ::tpb_core::bytes::take;
        MemPattern2d::from_bytes(take::<12>(&self.0, 28))
    }

    /// Sets [`src1_mem_pattern`](Self::src1_mem_pattern).
    #[inline]
    pub const fn set_src1_mem_pattern(&mut self, value: MemPattern2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_bytes());
    }

    /// lower halves of the results
    #[inline]
    pub const fn dst0_mem_pattern(&self) -> MemPattern2d {
        use ::tpb_core::bytes::take;
        MemPattern2d::from_bytes(take::<12>(&self.0, 40))
    }

    /// Sets [`dst0_mem_pattern`](Self::dst0_mem_pattern).
    #[inline]
    pub const fn set_dst0_mem_pattern(&mut self, value: MemPattern2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// upper halves of the results
    #[inline]
    pub const fn dst1_mem_pattern(&self) -> MemPattern2d {
        use ::tpb_core::bytes::take;
        MemPattern2d::from_bytes(take::<12>(&self.0, 52))
    }

    /// Sets [`dst1_mem_pattern`](Self::dst1_mem_pattern).
    #[inline]
    pub const fn set_dst1_mem_pattern(&mut self, value: MemPattern2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 52, value.to_bytes());
    }
}

impl Default for S2s2d2d2Tt {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2s2d2d2Tt {
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

    /// The same with another [`out0_out1_dtype`](Self::out0_out1_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out0_out1_dtype(mut self, value: DtypePair) -> Self {
        self.set_out0_out1_dtype(value);
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
    pub const fn with_src0_mem_pattern(mut self, value: MemPattern2d) -> Self {
        self.set_src0_mem_pattern(value);
        self
    }

    /// The same with another [`src1_mem_pattern`](Self::src1_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src1_mem_pattern(mut self, value: MemPattern2d) -> Self {
        self.set_src1_mem_pattern(value);
        self
    }

    /// The same with another [`dst0_mem_pattern`](Self::dst0_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst0_mem_pattern(mut self, value: MemPattern2d) -> Self {
        self.set_dst0_mem_pattern(value);
        self
    }

    /// The same with another [`dst1_mem_pattern`](Self::dst1_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst1_mem_pattern(mut self, value: MemPattern2d) -> Self {
        self.set_dst1_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S2s2d2d2Tt {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2S2D2D2_TT",
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
                    "element types of the two sources",
                ),
                layout::Field::new(
                    "out0_out1_dtype",
                    13,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of the two destinations",
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
                    <MemPattern2d as layout::Layout>::TYPE,
                    "first source",
                ),
                layout::Field::new(
                    "src1_mem_pattern",
                    28,
                    <MemPattern2d as layout::Layout>::TYPE,
                    "second source",
                ),
                layout::Field::new(
                        "dst0_mem_pattern",
                        40,
                        <MemPattern2d as layout::Layout>::TYPE,
                        "lower halves of the results",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                        "dst1_mem_pattern",
                        52,
                        <MemPattern2d as layout::Layout>::TYPE,
                        "upper halves of the results",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Integer operation on two tensors whose 64-bit result goes to two destinations.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/intwide-bf16-extremes.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2s2d2d2Tt {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2s2d2d2Tt {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2s2d2d2Tt {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2s2d2d2Tt").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2s2d2d2Tt);
