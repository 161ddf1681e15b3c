// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! ACTIVATE2 without a slope, with the result of an earlier pass as another operand.

use crate::enums::{ActivationFunc, AluOp, Dtype, ImmSrc, ReduceCmd, TensScalarRevOps};
use crate::types::{Events, Header, ImmValInstField, MemPattern2d, Tensor1d};

/// ACTIVATE2 without a slope, with the result of an earlier pass as another operand.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=23 | `src_mem_pattern` | `MemPattern2d` |
/// | 24 | `imm0_src` | `ImmSrc` |
/// | 25 | `reduce_cmd` | `ReduceCmd` |
/// | 26 | `unknown_26` | `u8` (reserved) |
/// | 27 | `imm_dtype` | `Dtype` |
/// | 28 | `op0` | `AluOp` |
/// | 29 | `op1` | `AluOp` |
/// | 30 | `reduce_op` | `AluOp` |
/// | 31 | `in_dtype` | `Dtype` |
/// | 32 | `out_dtype` | `Dtype` |
/// | 33 | `num_active_channels` | `u8` |
/// | 34 | `activation_func` | `ActivationFunc` |
/// | 35 | `reverse_operands` | `TensScalarRevOps` |
/// | 36..=39 | `imm0` | `ImmValInstField` |
/// | 40..=47 | `prev_pass_mem_pattern` | `Tensor1d` |
/// | 48..=59 | `dst_mem_pattern` | `MemPattern2d` |
/// | 60..=63 | `imm1` | `u32` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S1s2d2Am(pub [u8; 64]);

impl Eq for S1s2d2Am {}

impl S1s2d2Am {
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
    pub const fn src_mem_pattern(&self) -> MemPattern2d {
        use ::tpb_core::bytes::take;
        MemPattern2d::from_bytes(take::<12>(&self.0, 12))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: MemPattern2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_bytes());
    }

    /// source of the first scalar
    #[inline]
    pub const fn imm0_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[24]])
    }

    /// Sets [`imm0_src`](Self::imm0_src).
    #[inline]
    pub const fn set_imm0_src(&mut self, value: ImmSrc) {
        [self.0[24]] = value.to_bytes();
    }

    /// what happens to the accumulator
    #[inline]
    pub const fn reduce_cmd(&self) -> ReduceCmd {
        ReduceCmd::from_bytes([self.0[25]])
    }

    /// Sets [`reduce_cmd`](Self::reduce_cmd).
    #[inline]
    pub const fn set_reduce_cmd(&mut self, value: ReduceCmd) {
        [self.0[25]] = value.to_bytes();
    }

    /// element type of the scalars in memory
    #[inline]
    pub const fn imm_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[27]])
    }

    /// Sets [`imm_dtype`](Self::imm_dtype).
    #[inline]
    pub const fn set_imm_dtype(&mut self, value: Dtype) {
        [self.0[27]] = value.to_bytes();
    }

    /// first operation
    #[inline]
    pub const fn op0(&self) -> AluOp {
        AluOp::from_bytes([self.0[28]])
    }

    /// Sets [`op0`](Self::op0).
    #[inline]
    pub const fn set_op0(&mut self, value: AluOp) {
        [self.0[28]] = value.to_bytes();
    }

    /// second operation
    #[inline]
    pub const fn op1(&self) -> AluOp {
        AluOp::from_bytes([self.0[29]])
    }

    /// Sets [`op1`](Self::op1).
    #[inline]
    pub const fn set_op1(&mut self, value: AluOp) {
        [self.0[29]] = value.to_bytes();
    }

    /// operation of the reduction
    #[inline]
    pub const fn reduce_op(&self) -> AluOp {
        AluOp::from_bytes([self.0[30]])
    }

    /// Sets [`reduce_op`](Self::reduce_op).
    #[inline]
    pub const fn set_reduce_op(&mut self, value: AluOp) {
        [self.0[30]] = value.to_bytes();
    }

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[31]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: Dtype) {
        [self.0[31]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[32]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[32]] = value.to_bytes();
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[33]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[33] = value;
    }

    /// function
    #[inline]
    pub const fn activation_func(&self) -> ActivationFunc {
        ActivationFunc::from_bytes([self.0[34]])
    }

    /// Sets [`activation_func`](Self::activation_func).
    #[inline]
    pub const fn set_activation_func(&mut self, value: ActivationFunc) {
        [self.0[34]] = value.to_bytes();
    }

    /// which operations take their operands exchanged
    #[inline]
    pub const fn reverse_operands(&self) -> TensScalarRevOps {
        TensScalarRevOps::from_bytes([self.0[35]])
    }

    /// Sets [`reverse_operands`](Self::reverse_operands).
    #[inline]
    pub const fn set_reverse_operands(&mut self, value: TensScalarRevOps) {
        [self.0[35]] = value.to_bytes();
    }

    /// first scalar
    #[inline]
    pub const fn imm0(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 36))
    }

    /// Sets [`imm0`](Self::imm0).
    #[inline]
    pub const fn set_imm0(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_bytes());
    }

    /// The live arm of [`imm0`](Self::imm0).
    #[inline]
    pub fn imm0_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.imm0()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 24, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// result of the earlier pass
    #[inline]
    pub const fn prev_pass_mem_pattern(&self) -> Tensor1d {
        use ::tpb_core::bytes::take;
        Tensor1d::from_bytes(take::<8>(&self.0, 40))
    }

    /// Sets [`prev_pass_mem_pattern`](Self::prev_pass_mem_pattern).
    #[inline]
    pub const fn set_prev_pass_mem_pattern(&mut self, value: Tensor1d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> MemPattern2d {
        use ::tpb_core::bytes::take;
        MemPattern2d::from_bytes(take::<12>(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: MemPattern2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }

    /// second scalar; its source is not known
    #[inline]
    pub const fn imm1(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 60))
    }

    /// Sets [`imm1`](Self::imm1).
    #[inline]
    pub const fn set_imm1(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 60, value.to_le_bytes());
    }
}

impl Default for S1s2d2Am {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S1s2d2Am {
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
    pub const fn with_src_mem_pattern(mut self, value: MemPattern2d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`imm0_src`](Self::imm0_src).
    #[inline]
    #[must_use]
    pub const fn with_imm0_src(mut self, value: ImmSrc) -> Self {
        self.set_imm0_src(value);
        self
    }

    /// The same with another [`reduce_cmd`](Self::reduce_cmd).
    #[inline]
    #[must_use]
    pub const fn with_reduce_cmd(mut self, value: ReduceCmd) -> Self {
        self.set_reduce_cmd(value);
        self
    }

    /// The same with another [`imm_dtype`](Self::imm_dtype).
    #[inline]
    #[must_use]
    pub const fn with_imm_dtype(mut self, value: Dtype) -> Self {
        self.set_imm_dtype(value);
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

    /// The same with another [`reduce_op`](Self::reduce_op).
    #[inline]
    #[must_use]
    pub const fn with_reduce_op(mut self, value: AluOp) -> Self {
        self.set_reduce_op(value);
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

    /// The same with another [`activation_func`](Self::activation_func).
    #[inline]
    #[must_use]
    pub const fn with_activation_func(mut self, value: ActivationFunc) -> Self {
        self.set_activation_func(value);
        self
    }

    /// The same with another [`reverse_operands`](Self::reverse_operands).
    #[inline]
    #[must_use]
    pub const fn with_reverse_operands(mut self, value: TensScalarRevOps) -> Self {
        self.set_reverse_operands(value);
        self
    }

    /// The same with another [`imm0`](Self::imm0).
    #[inline]
    #[must_use]
    pub const fn with_imm0(mut self, value: ImmValInstField) -> Self {
        self.set_imm0(value);
        self
    }

    /// The same with another [`prev_pass_mem_pattern`](Self::prev_pass_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_prev_pass_mem_pattern(mut self, value: Tensor1d) -> Self {
        self.set_prev_pass_mem_pattern(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: MemPattern2d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }

    /// The same with another [`imm1`](Self::imm1).
    #[inline]
    #[must_use]
    pub const fn with_imm1(mut self, value: u32) -> Self {
        self.set_imm1(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S1s2d2Am {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S1S2D2_AM",
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
                    <MemPattern2d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "imm0_src",
                        24,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the first scalar",
                    )
                    .with_closed(),
                layout::Field::new(
                        "reduce_cmd",
                        25,
                        <ReduceCmd as layout::Layout>::TYPE,
                        "what happens to the accumulator",
                    )
                    .with_closed(),
                layout::Field::new("unknown_26", 26, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "imm_dtype",
                    27,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the scalars in memory",
                ),
                layout::Field::new(
                        "op0",
                        28,
                        <AluOp as layout::Layout>::TYPE,
                        "first operation",
                    )
                    .with_closed(),
                layout::Field::new(
                        "op1",
                        29,
                        <AluOp as layout::Layout>::TYPE,
                        "second operation",
                    )
                    .with_closed(),
                layout::Field::new(
                        "reduce_op",
                        30,
                        <AluOp as layout::Layout>::TYPE,
                        "operation of the reduction",
                    )
                    .with_closed(),
                layout::Field::new(
                    "in_dtype",
                    31,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "out_dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                    "num_active_channels",
                    33,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "activation_func",
                    34,
                    <ActivationFunc as layout::Layout>::TYPE,
                    "function",
                ),
                layout::Field::new(
                        "reverse_operands",
                        35,
                        <TensScalarRevOps as layout::Layout>::TYPE,
                        "which operations take their operands exchanged",
                    )
                    .with_closed(),
                layout::Field::new(
                        "imm0",
                        36,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "first scalar",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 24,
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
                layout::Field::new(
                    "prev_pass_mem_pattern",
                    40,
                    <Tensor1d as layout::Layout>::TYPE,
                    "result of the earlier pass",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <MemPattern2d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                    "imm1",
                    60,
                    layout::Type::Uint(4),
                    "second scalar; its source is not known",
                ),
            ],
            "ACTIVATE2 without a slope, with the result of an earlier pass as another operand.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/activate-pwl.md#7.2",
                "gpsimd/firmware/kernels/pool-compute-misc.md#17",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S1s2d2Am {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S1s2d2Am {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S1s2d2Am {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S1s2d2Am").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S1s2d2Am);
