// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Writes a scalar into the elements that a predicate tensor chooses and keeps the others.

use crate::enums::{Dtype, ImmSrc};
use crate::types::{Events, Header, ImmValInstField, Tensor3d};

/// Writes a scalar into the elements that a predicate tensor chooses and keeps the others.
///
/// The layout of sunda, cayman.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=31 | `pred_mem_pattern` | `Tensor3d` |
/// | 32 | `pred_dtype` | `Dtype` |
/// | 33 | `reversed_pred` | `u8` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35..=40 | `reserved1` | `[u8; 6]` (reserved) |
/// | 41 | `in_dtype` | `Dtype` |
/// | 42 | `out_dtype` | `Dtype` |
/// | 43 | `src0_imm_src` | `ImmSrc` |
/// | 44..=47 | `src0_imm` | `ImmValInstField` |
/// | 48..=63 | `dst_mem_pattern` | `Tensor3d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3d3CpPredScalarSunda(pub [u8; 64]);

impl Eq for S3d3CpPredScalarSunda {}

impl S3d3CpPredScalarSunda {
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

    /// predicate
    #[inline]
    pub const fn pred_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 16))
    }

    /// Sets [`pred_mem_pattern`](Self::pred_mem_pattern).
    #[inline]
    pub const fn set_pred_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// element type of the predicate
    #[inline]
    pub const fn pred_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[32]])
    }

    /// Sets [`pred_dtype`](Self::pred_dtype).
    #[inline]
    pub const fn set_pred_dtype(&mut self, value: Dtype) {
        [self.0[32]] = value.to_bytes();
    }

    /// which elements are written: 0 those with a zero predicate, 1 the others
    #[inline]
    pub const fn reversed_pred(&self) -> u8 {
        self.0[33]
    }

    /// Sets [`reversed_pred`](Self::reversed_pred).
    #[inline]
    pub const fn set_reversed_pred(&mut self, value: u8) {
        self.0[33] = value;
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

    /// element type of the scalar
    #[inline]
    pub const fn in_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[41]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: Dtype) {
        [self.0[41]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[42]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[42]] = value.to_bytes();
    }

    /// source of the scalar
    #[inline]
    pub const fn src0_imm_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[43]])
    }

    /// Sets [`src0_imm_src`](Self::src0_imm_src).
    #[inline]
    pub const fn set_src0_imm_src(&mut self, value: ImmSrc) {
        [self.0[43]] = value.to_bytes();
    }

    /// scalar
    #[inline]
    pub const fn src0_imm(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`src0_imm`](Self::src0_imm).
    #[inline]
    pub const fn set_src0_imm(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// The live arm of [`src0_imm`](Self::src0_imm).
    #[inline]
    pub fn src0_imm_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.src0_imm()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 43, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
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

impl Default for S3d3CpPredScalarSunda {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3d3CpPredScalarSunda {
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

    /// The same with another [`pred_mem_pattern`](Self::pred_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_pred_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_pred_mem_pattern(value);
        self
    }

    /// The same with another [`pred_dtype`](Self::pred_dtype).
    #[inline]
    #[must_use]
    pub const fn with_pred_dtype(mut self, value: Dtype) -> Self {
        self.set_pred_dtype(value);
        self
    }

    /// The same with another [`reversed_pred`](Self::reversed_pred).
    #[inline]
    #[must_use]
    pub const fn with_reversed_pred(mut self, value: u8) -> Self {
        self.set_reversed_pred(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
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

    /// The same with another [`src0_imm_src`](Self::src0_imm_src).
    #[inline]
    #[must_use]
    pub const fn with_src0_imm_src(mut self, value: ImmSrc) -> Self {
        self.set_src0_imm_src(value);
        self
    }

    /// The same with another [`src0_imm`](Self::src0_imm).
    #[inline]
    #[must_use]
    pub const fn with_src0_imm(mut self, value: ImmValInstField) -> Self {
        self.set_src0_imm(value);
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
impl S3d3CpPredScalarSunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3D3_CP_PRED_SCALAR",
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
                layout::Field::new("reserved0", 12, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "pred_mem_pattern",
                    16,
                    <Tensor3d as layout::Layout>::TYPE,
                    "predicate",
                ),
                layout::Field::new(
                    "pred_dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the predicate",
                ),
                layout::Field::new(
                    "reversed_pred",
                    33,
                    layout::Type::Uint(1),
                    "which elements are written: 0 those with a zero predicate, 1 the others",
                ),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved1", 35, layout::Type::Bytes(6), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "in_dtype",
                    41,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the scalar",
                ),
                layout::Field::new(
                    "out_dtype",
                    42,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                        "src0_imm_src",
                        43,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the scalar",
                    )
                    .with_closed(),
                layout::Field::new(
                        "src0_imm",
                        44,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "scalar",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 43,
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
                        <Tensor3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Writes a scalar into the elements that a predicate tensor chooses and keeps the others.\n\nThe layout of sunda, cayman.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/copypredicatedscalar.md#4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3d3CpPredScalarSunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3d3CpPredScalarSunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3d3CpPredScalarSunda {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3d3CpPredScalarSunda").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3d3CpPredScalarSunda);
