// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sum or product of two two-dimensional tensors, reached through EXTENDED_INST.

use crate::enums::{AluOp, Dtype, ExampleExtendedOpcodes1};
use crate::types::{DtypePair, Events, ExtCompletionInfo, Header, Tensor2d};

/// Sum or product of two two-dimensional tensors, reached through EXTENDED\_INST.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `extended_opcode` | `ExampleExtendedOpcodes1` |
/// | 13 | `completion_info` | `ExtCompletionInfo` |
/// | 14 | `in0_in1_dtype` | `DtypePair` |
/// | 15 | `out_dtype` | `Dtype` |
/// | 16 | `op` | `AluOp` |
/// | 17..=19 | `reserved0` | `[u8; 3]` (reserved) |
/// | 20..=31 | `src0_mem_pattern` | `Tensor2d` |
/// | 32..=43 | `src1_mem_pattern` | `Tensor2d` |
/// | 44..=55 | `dst_mem_pattern` | `Tensor2d` |
/// | 56..=63 | `reserved1` | `[u8; 8]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct ExtendedTta(pub [u8; 64]);

impl Eq for ExtendedTta {}

impl ExtendedTta {
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

    /// second opcode
    #[inline]
    pub const fn extended_opcode(&self) -> ExampleExtendedOpcodes1 {
        ExampleExtendedOpcodes1::from_bytes([self.0[12]])
    }

    /// Sets [`extended_opcode`](Self::extended_opcode).
    #[inline]
    pub const fn set_extended_opcode(&mut self, value: ExampleExtendedOpcodes1) {
        [self.0[12]] = value.to_bytes();
    }

    /// what the instruction touches
    #[inline]
    pub const fn completion_info(&self) -> ExtCompletionInfo {
        ExtCompletionInfo::from_bytes([self.0[13]])
    }

    /// Sets [`completion_info`](Self::completion_info).
    #[inline]
    pub const fn set_completion_info(&mut self, value: ExtCompletionInfo) {
        [self.0[13]] = value.to_bytes();
    }

    /// element types of the two sources
    #[inline]
    pub const fn in0_in1_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[14]])
    }

    /// Sets [`in0_in1_dtype`](Self::in0_in1_dtype).
    #[inline]
    pub const fn set_in0_in1_dtype(&mut self, value: DtypePair) {
        [self.0[14]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[15]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[15]] = value.to_bytes();
    }

    /// ADD or MULT
    #[inline]
    pub const fn op(&self) -> AluOp {
        AluOp::from_bytes([self.0[16]])
    }

    /// Sets [`op`](Self::op).
    #[inline]
    pub const fn set_op(&mut self, value: AluOp) {
        [self.0[16]] = value.to_bytes();
    }

    /// first source
    #[inline]
    pub const fn src0_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 20))
    }

    /// Sets [`src0_mem_pattern`](Self::src0_mem_pattern).
    #[inline]
    pub const fn set_src0_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_bytes());
    }

    /// second source
    #[inline]
    pub const fn src1_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 32))
    }

    /// Sets [`src1_mem_pattern`](Self::src1_mem_pattern).
    #[inline]
    pub const fn set_src1_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 44))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }
}

impl Default for ExtendedTta {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl ExtendedTta {
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

    /// The same with another [`extended_opcode`](Self::extended_opcode).
    #[inline]
    #[must_use]
    pub const fn with_extended_opcode(mut self, value: ExampleExtendedOpcodes1) -> Self {
        self.set_extended_opcode(value);
        self
    }

    /// The same with another [`completion_info`](Self::completion_info).
    #[inline]
    #[must_use]
    pub const fn with_completion_info(mut self, value: ExtCompletionInfo) -> Self {
        self.set_completion_info(value);
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

    /// The same with another [`src0_mem_pattern`](Self::src0_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src0_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_src0_mem_pattern(value);
        self
    }

    /// The same with another [`src1_mem_pattern`](Self::src1_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src1_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_src1_mem_pattern(value);
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
impl ExtendedTta {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "EXTENDED_TTA",
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
                    "extended_opcode",
                    12,
                    <ExampleExtendedOpcodes1 as layout::Layout>::TYPE,
                    "second opcode",
                ),
                layout::Field::new(
                    "completion_info",
                    13,
                    <ExtCompletionInfo as layout::Layout>::TYPE,
                    "what the instruction touches",
                ),
                layout::Field::new(
                    "in0_in1_dtype",
                    14,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of the two sources",
                ),
                layout::Field::new(
                    "out_dtype",
                    15,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                        "op",
                        16,
                        <AluOp as layout::Layout>::TYPE,
                        "ADD or MULT",
                    )
                    .with_closed(),
                layout::Field::new("reserved0", 17, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "src0_mem_pattern",
                    20,
                    <Tensor2d as layout::Layout>::TYPE,
                    "first source",
                ),
                layout::Field::new(
                    "src1_mem_pattern",
                    32,
                    <Tensor2d as layout::Layout>::TYPE,
                    "second source",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        44,
                        <Tensor2d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new("reserved1", 56, layout::Type::Bytes(8), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Sum or product of two two-dimensional tensors, reached through EXTENDED_INST.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/ext-tensor-tensor-arith.md#2",
                "gpsimd/firmware/kernels/tensor-tensor.md#2.2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ExtendedTta {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ExtendedTta {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ExtendedTta {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ExtendedTta").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ExtendedTta);
