// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.

use crate::enums::{AccumCmd, AluOp, ImmSrc};
use crate::types::{DtypePair, Events, Header, ImmValInstField, Tensor2d};

/// Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `num_active_channels` | `u8` |
/// | 13 | `in_out_dtype` | `DtypePair` |
/// | 14 | `reduce_cmd` | `AccumCmd` |
/// | 15 | `reduce_op` | `AluOp` |
/// | 16..=19 | `base` | `f32` |
/// | 20..=23 | `fill_val` | `f32` |
/// | 24..=35 | `src_mem_pattern` | `Tensor2d` |
/// | 36 | `comp_op0` | `AluOp` |
/// | 37 | `comp_op1` | `AluOp` |
/// | 38 | `bound0_src` | `ImmSrc` |
/// | 39 | `bound1_src` | `ImmSrc` |
/// | 40..=43 | `bound0` | `ImmValInstField` |
/// | 44..=47 | `bound1` | `ImmValInstField` |
/// | 48..=59 | `dst_mem_pattern` | `Tensor2d` |
/// | 60..=63 | `reserved1` | `[u8; 4]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2d2Rs(pub [u8; 64]);

impl Eq for S2d2Rs {}

impl S2d2Rs {
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

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[12]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[12] = value;
    }

    /// element types of source and destination
    #[inline]
    pub const fn in_out_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[13]])
    }

    /// Sets [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    pub const fn set_in_out_dtype(&mut self, value: DtypePair) {
        [self.0[13]] = value.to_bytes();
    }

    /// what happens to the accumulator
    #[inline]
    pub const fn reduce_cmd(&self) -> AccumCmd {
        AccumCmd::from_bytes([self.0[14]])
    }

    /// Sets [`reduce_cmd`](Self::reduce_cmd).
    #[inline]
    pub const fn set_reduce_cmd(&mut self, value: AccumCmd) {
        [self.0[14]] = value.to_bytes();
    }

    /// operation of the reduction
    #[inline]
    pub const fn reduce_op(&self) -> AluOp {
        AluOp::from_bytes([self.0[15]])
    }

    /// Sets [`reduce_op`](Self::reduce_op).
    #[inline]
    pub const fn set_reduce_op(&mut self, value: AluOp) {
        [self.0[15]] = value.to_bytes();
    }

    /// position of the first element
    #[inline]
    pub const fn base(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 16)))
    }

    /// Sets [`base`](Self::base).
    #[inline]
    pub const fn set_base(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// value of the elements not kept
    #[inline]
    pub const fn fill_val(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 20)))
    }

    /// Sets [`fill_val`](Self::fill_val).
    #[inline]
    pub const fn set_fill_val(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 24))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_bytes());
    }

    /// first comparison
    #[inline]
    pub const fn comp_op0(&self) -> AluOp {
        AluOp::from_bytes([self.0[36]])
    }

    /// Sets [`comp_op0`](Self::comp_op0).
    #[inline]
    pub const fn set_comp_op0(&mut self, value: AluOp) {
        [self.0[36]] = value.to_bytes();
    }

    /// second comparison
    #[inline]
    pub const fn comp_op1(&self) -> AluOp {
        AluOp::from_bytes([self.0[37]])
    }

    /// Sets [`comp_op1`](Self::comp_op1).
    #[inline]
    pub const fn set_comp_op1(&mut self, value: AluOp) {
        [self.0[37]] = value.to_bytes();
    }

    /// source of the first bound
    #[inline]
    pub const fn bound0_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[38]])
    }

    /// Sets [`bound0_src`](Self::bound0_src).
    #[inline]
    pub const fn set_bound0_src(&mut self, value: ImmSrc) {
        [self.0[38]] = value.to_bytes();
    }

    /// source of the second bound
    #[inline]
    pub const fn bound1_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[39]])
    }

    /// Sets [`bound1_src`](Self::bound1_src).
    #[inline]
    pub const fn set_bound1_src(&mut self, value: ImmSrc) {
        [self.0[39]] = value.to_bytes();
    }

    /// first bound
    #[inline]
    pub const fn bound0(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 40))
    }

    /// Sets [`bound0`](Self::bound0).
    #[inline]
    pub const fn set_bound0(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// The live arm of [`bound0`](Self::bound0).
    #[inline]
    pub fn bound0_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.bound0()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 38, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// second bound
    #[inline]
    pub const fn bound1(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`bound1`](Self::bound1).
    #[inline]
    pub const fn set_bound1(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// The live arm of [`bound1`](Self::bound1).
    #[inline]
    pub fn bound1_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.bound1()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 39, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
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

impl Default for S2d2Rs {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2d2Rs {
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

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_out_dtype(mut self, value: DtypePair) -> Self {
        self.set_in_out_dtype(value);
        self
    }

    /// The same with another [`reduce_cmd`](Self::reduce_cmd).
    #[inline]
    #[must_use]
    pub const fn with_reduce_cmd(mut self, value: AccumCmd) -> Self {
        self.set_reduce_cmd(value);
        self
    }

    /// The same with another [`reduce_op`](Self::reduce_op).
    #[inline]
    #[must_use]
    pub const fn with_reduce_op(mut self, value: AluOp) -> Self {
        self.set_reduce_op(value);
        self
    }

    /// The same with another [`base`](Self::base).
    #[inline]
    #[must_use]
    pub const fn with_base(mut self, value: f32) -> Self {
        self.set_base(value);
        self
    }

    /// The same with another [`fill_val`](Self::fill_val).
    #[inline]
    #[must_use]
    pub const fn with_fill_val(mut self, value: f32) -> Self {
        self.set_fill_val(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`comp_op0`](Self::comp_op0).
    #[inline]
    #[must_use]
    pub const fn with_comp_op0(mut self, value: AluOp) -> Self {
        self.set_comp_op0(value);
        self
    }

    /// The same with another [`comp_op1`](Self::comp_op1).
    #[inline]
    #[must_use]
    pub const fn with_comp_op1(mut self, value: AluOp) -> Self {
        self.set_comp_op1(value);
        self
    }

    /// The same with another [`bound0_src`](Self::bound0_src).
    #[inline]
    #[must_use]
    pub const fn with_bound0_src(mut self, value: ImmSrc) -> Self {
        self.set_bound0_src(value);
        self
    }

    /// The same with another [`bound1_src`](Self::bound1_src).
    #[inline]
    #[must_use]
    pub const fn with_bound1_src(mut self, value: ImmSrc) -> Self {
        self.set_bound1_src(value);
        self
    }

    /// The same with another [`bound0`](Self::bound0).
    #[inline]
    #[must_use]
    pub const fn with_bound0(mut self, value: ImmValInstField) -> Self {
        self.set_bound0(value);
        self
    }

    /// The same with another [`bound1`](Self::bound1).
    #[inline]
    #[must_use]
    pub const fn with_bound1(mut self, value: ImmValInstField) -> Self {
        self.set_bound1(value);
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
impl S2d2Rs {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2D2_RS",
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
                    "num_active_channels",
                    12,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "in_out_dtype",
                    13,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of source and destination",
                ),
                layout::Field::new(
                        "reduce_cmd",
                        14,
                        <AccumCmd as layout::Layout>::TYPE,
                        "what happens to the accumulator",
                    )
                    .with_closed(),
                layout::Field::new(
                        "reduce_op",
                        15,
                        <AluOp as layout::Layout>::TYPE,
                        "operation of the reduction",
                    )
                    .with_closed(),
                layout::Field::new(
                    "base",
                    16,
                    layout::Type::F32,
                    "position of the first element",
                ),
                layout::Field::new(
                    "fill_val",
                    20,
                    layout::Type::F32,
                    "value of the elements not kept",
                ),
                layout::Field::new(
                    "src_mem_pattern",
                    24,
                    <Tensor2d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "comp_op0",
                        36,
                        <AluOp as layout::Layout>::TYPE,
                        "first comparison",
                    )
                    .with_closed(),
                layout::Field::new(
                        "comp_op1",
                        37,
                        <AluOp as layout::Layout>::TYPE,
                        "second comparison",
                    )
                    .with_closed(),
                layout::Field::new(
                        "bound0_src",
                        38,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the first bound",
                    )
                    .with_closed(),
                layout::Field::new(
                        "bound1_src",
                        39,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the second bound",
                    )
                    .with_closed(),
                layout::Field::new(
                        "bound0",
                        40,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "first bound",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 38,
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
                        "bound1",
                        44,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "second bound",
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
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor2d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new("reserved1", 60, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Keeps the elements whose position lies between two bounds and fills the others, with an optional running maximum.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/rangeselect.md#4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2d2Rs {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2d2Rs {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2d2Rs {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2d2Rs").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2d2Rs);
