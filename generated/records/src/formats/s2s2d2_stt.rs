// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Two operations over a tensor, a scalar and a second tensor.

use crate::enums::{AccumCmd, AluOp, Dtype, ImmSrc, TensScalarRevOps};
use crate::types::{DtypePair, Events, Header, ImmValInstField, Tensor2d};

/// Two operations over a tensor, a scalar and a second tensor.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=23 | `src0_mem_pattern` | `Tensor2d` |
/// | 24..=35 | `src1_mem_pattern` | `Tensor2d` |
/// | 36 | `op0` | `AluOp` |
/// | 37 | `op1` | `AluOp` |
/// | 38 | `reverse_operands` | `TensScalarRevOps` |
/// | 39 | `imm0_src` | `ImmSrc` |
/// | 40 | `in0_in1_dtype` | `DtypePair` |
/// | 41 | `out_dtype` | `Dtype` |
/// | 42 | `num_active_channels` | `u8` |
/// | 43 | `imm0_dtype` | `Dtype` |
/// | 44 | `accumulator_cmd` | `AccumCmd` |
/// | 45..=47 | `reserved` | `[u8; 3]` (reserved) |
/// | 48..=59 | `dst_mem_pattern` | `Tensor2d` |
/// | 60..=63 | `imm0` | `ImmValInstField` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2s2d2Stt(pub [u8; 64]);

impl Eq for S2s2d2Stt {}

impl S2s2d2Stt {
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

    /// first source
    #[inline]
    pub const fn src0_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 12))
    }

    /// Sets [`src0_mem_pattern`](Self::src0_mem_pattern).
    #[inline]
    pub const fn set_src0_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_bytes());
    }

    /// second source
    #[inline]
    pub const fn src1_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 24))
    }

    /// Sets [`src1_mem_pattern`](Self::src1_mem_pattern).
    #[inline]
    pub const fn set_src1_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_bytes());
    }

    /// first operation
    #[inline]
    pub const fn op0(&self) -> AluOp {
        AluOp::from_bytes([self.0[36]])
    }

    /// Sets [`op0`](Self::op0).
    #[inline]
    pub const fn set_op0(&mut self, value: AluOp) {
        [self.0[36]] = value.to_bytes();
    }

    /// second operation
    #[inline]
    pub const fn op1(&self) -> AluOp {
        AluOp::from_bytes([self.0[37]])
    }

    /// Sets [`op1`](Self::op1).
    #[inline]
    pub const fn set_op1(&mut self, value: AluOp) {
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

    /// source of the first scalar
    #[inline]
    pub const fn imm0_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[39]])
    }

    /// Sets [`imm0_src`](Self::imm0_src).
    #[inline]
    pub const fn set_imm0_src(&mut self, value: ImmSrc) {
        [self.0[39]] = value.to_bytes();
    }

    /// element types of the two sources
    #[inline]
    pub const fn in0_in1_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[40]])
    }

    /// Sets [`in0_in1_dtype`](Self::in0_in1_dtype).
    #[inline]
    pub const fn set_in0_in1_dtype(&mut self, value: DtypePair) {
        [self.0[40]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[41]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[41]] = value.to_bytes();
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[42]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[42] = value;
    }

    /// element type of the scalar
    #[inline]
    pub const fn imm0_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[43]])
    }

    /// Sets [`imm0_dtype`](Self::imm0_dtype).
    #[inline]
    pub const fn set_imm0_dtype(&mut self, value: Dtype) {
        [self.0[43]] = value.to_bytes();
    }

    /// what happens to the accumulator
    #[inline]
    pub const fn accumulator_cmd(&self) -> AccumCmd {
        AccumCmd::from_bytes([self.0[44]])
    }

    /// Sets [`accumulator_cmd`](Self::accumulator_cmd).
    #[inline]
    pub const fn set_accumulator_cmd(&mut self, value: AccumCmd) {
        [self.0[44]] = value.to_bytes();
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

    /// first scalar
    #[inline]
    pub const fn imm0(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 60))
    }

    /// Sets [`imm0`](Self::imm0).
    #[inline]
    pub const fn set_imm0(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 60, value.to_bytes());
    }

    /// The live arm of [`imm0`](Self::imm0).
    #[inline]
    pub fn imm0_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.imm0()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 39, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }
}

impl Default for S2s2d2Stt {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2s2d2Stt {
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

    /// The same with another [`op0`](Self::op0).
    #[inline]
    #[must_use]
    pub const fn with_op0(mut self, value: AluOp) -> Self {
        self.set_op0(value);
        self
    }

    /// The same with another [`op1`](Self::op1).
    #[inline]
    #[must_use]
    pub const fn with_op1(mut self, value: AluOp) -> Self {
        self.set_op1(value);
        self
    }

    /// The same with another [`reverse_operands`](Self::reverse_operands).
    #[inline]
    #[must_use]
    pub const fn with_reverse_operands(mut self, value: TensScalarRevOps) -> Self {
        self.set_reverse_operands(value);
        self
    }

    /// The same with another [`imm0_src`](Self::imm0_src).
    #[inline]
    #[must_use]
    pub const fn with_imm0_src(mut self, value: ImmSrc) -> Self {
        self.set_imm0_src(value);
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

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`imm0_dtype`](Self::imm0_dtype).
    #[inline]
    #[must_use]
    pub const fn with_imm0_dtype(mut self, value: Dtype) -> Self {
        self.set_imm0_dtype(value);
        self
    }

    /// The same with another [`accumulator_cmd`](Self::accumulator_cmd).
    #[inline]
    #[must_use]
    pub const fn with_accumulator_cmd(mut self, value: AccumCmd) -> Self {
        self.set_accumulator_cmd(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }

    /// The same with another [`imm0`](Self::imm0).
    #[inline]
    #[must_use]
    pub const fn with_imm0(mut self, value: ImmValInstField) -> Self {
        self.set_imm0(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S2s2d2Stt {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2S2D2_STT",
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
                    "src0_mem_pattern",
                    12,
                    <Tensor2d as layout::Layout>::TYPE,
                    "first source",
                ),
                layout::Field::new(
                    "src1_mem_pattern",
                    24,
                    <Tensor2d as layout::Layout>::TYPE,
                    "second source",
                ),
                layout::Field::new(
                        "op0",
                        36,
                        <AluOp as layout::Layout>::TYPE,
                        "first operation",
                    )
                    .with_closed(),
                layout::Field::new(
                        "op1",
                        37,
                        <AluOp as layout::Layout>::TYPE,
                        "second operation",
                    )
                    .with_closed(),
                layout::Field::new(
                        "reverse_operands",
                        38,
                        <TensScalarRevOps as layout::Layout>::TYPE,
                        "which operations take their operands exchanged",
                    )
                    .with_closed(),
                layout::Field::new(
                        "imm0_src",
                        39,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the first scalar",
                    )
                    .with_closed(),
                layout::Field::new(
                    "in0_in1_dtype",
                    40,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of the two sources",
                ),
                layout::Field::new(
                    "out_dtype",
                    41,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                    "num_active_channels",
                    42,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "imm0_dtype",
                    43,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the scalar",
                ),
                layout::Field::new(
                        "accumulator_cmd",
                        44,
                        <AccumCmd as layout::Layout>::TYPE,
                        "what happens to the accumulator",
                    )
                    .with_closed(),
                layout::Field::new("reserved", 45, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor2d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                        "imm0",
                        60,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "first scalar",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 39,
                                lsb: 0,
                                width: 8,
                            },
                            layout::Locator {
                                offset: 0,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
            ],
            "Two operations over a tensor, a scalar and a second tensor.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/scalar-tensor-tensor.md#2",
                "gpsimd/firmware/kernels/tensor-tensor-scan.md#3",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2s2d2Stt {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2s2d2Stt {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2s2d2Stt {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2s2d2Stt").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2s2d2Stt);
