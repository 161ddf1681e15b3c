// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! An immediate predicate picks either the element or a scalar; no bit changes.

use crate::enums::{Dtype, ImmSrc};
use crate::types::{Events, Header, ImmValInstField, Tensor3d};

/// An immediate predicate picks either the element or a scalar; no bit changes.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=31 | `src0_mem_pattern` | `Tensor3d` |
/// | 32 | `reversed_pred` | `u8` |
/// | 33 | `num_active_channels` | `u8` |
/// | 34 | `dtype` | `Dtype` |
/// | 35 | `pred_imm_dtype` | `Dtype` |
/// | 36..=37 | `reserved1` | `[u8; 2]` (reserved) |
/// | 38 | `src1_imm_src` | `ImmSrc` |
/// | 39 | `pred_imm_src` | `ImmSrc` |
/// | 40..=43 | `src1_imm` | `ImmValInstField` |
/// | 44..=47 | `pred_imm` | `ImmValInstField` |
/// | 48..=63 | `dst_mem_pattern` | `Tensor3d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3d3TsSelect(pub [u8; 64]);

impl Eq for S3d3TsSelect {}

impl S3d3TsSelect {
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

    /// invert the predicate
    #[inline]
    pub const fn reversed_pred(&self) -> u8 {
        self.0[32]
    }

    /// Sets [`reversed_pred`](Self::reversed_pred).
    #[inline]
    pub const fn set_reversed_pred(&mut self, value: u8) {
        self.0[32] = value;
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

    /// element type of sources and destination
    #[inline]
    pub const fn dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[34]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: Dtype) {
        [self.0[34]] = value.to_bytes();
    }

    /// element type of the predicate
    #[inline]
    pub const fn pred_imm_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[35]])
    }

    /// Sets [`pred_imm_dtype`](Self::pred_imm_dtype).
    #[inline]
    pub const fn set_pred_imm_dtype(&mut self, value: Dtype) {
        [self.0[35]] = value.to_bytes();
    }

    /// source of the scalar
    #[inline]
    pub const fn src1_imm_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[38]])
    }

    /// Sets [`src1_imm_src`](Self::src1_imm_src).
    #[inline]
    pub const fn set_src1_imm_src(&mut self, value: ImmSrc) {
        [self.0[38]] = value.to_bytes();
    }

    /// source of the predicate
    #[inline]
    pub const fn pred_imm_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[39]])
    }

    /// Sets [`pred_imm_src`](Self::pred_imm_src).
    #[inline]
    pub const fn set_pred_imm_src(&mut self, value: ImmSrc) {
        [self.0[39]] = value.to_bytes();
    }

    /// scalar
    #[inline]
    pub const fn src1_imm(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 40))
    }

    /// Sets [`src1_imm`](Self::src1_imm).
    #[inline]
    pub const fn set_src1_imm(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// The live arm of [`src1_imm`](Self::src1_imm).
    #[inline]
    pub fn src1_imm_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.src1_imm()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 38, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// predicate
    #[inline]
    pub const fn pred_imm(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`pred_imm`](Self::pred_imm).
    #[inline]
    pub const fn set_pred_imm(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// The live arm of [`pred_imm`](Self::pred_imm).
    #[inline]
    pub fn pred_imm_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.pred_imm()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 39, 0, 8),
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

impl Default for S3d3TsSelect {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3d3TsSelect {
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
    pub const fn with_src0_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_src0_mem_pattern(value);
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

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: Dtype) -> Self {
        self.set_dtype(value);
        self
    }

    /// The same with another [`pred_imm_dtype`](Self::pred_imm_dtype).
    #[inline]
    #[must_use]
    pub const fn with_pred_imm_dtype(mut self, value: Dtype) -> Self {
        self.set_pred_imm_dtype(value);
        self
    }

    /// The same with another [`src1_imm_src`](Self::src1_imm_src).
    #[inline]
    #[must_use]
    pub const fn with_src1_imm_src(mut self, value: ImmSrc) -> Self {
        self.set_src1_imm_src(value);
        self
    }

    /// The same with another [`pred_imm_src`](Self::pred_imm_src).
    #[inline]
    #[must_use]
    pub const fn with_pred_imm_src(mut self, value: ImmSrc) -> Self {
        self.set_pred_imm_src(value);
        self
    }

    /// The same with another [`src1_imm`](Self::src1_imm).
    #[inline]
    #[must_use]
    pub const fn with_src1_imm(mut self, value: ImmValInstField) -> Self {
        self.set_src1_imm(value);
        self
    }

    /// The same with another [`pred_imm`](Self::pred_imm).
    #[inline]
    #[must_use]
    pub const fn with_pred_imm(mut self, value: ImmValInstField) -> Self {
        self.set_pred_imm(value);
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
impl S3d3TsSelect {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3D3_TS_SELECT",
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
                    "src0_mem_pattern",
                    16,
                    <Tensor3d as layout::Layout>::TYPE,
                    "first source",
                ),
                layout::Field::new(
                    "reversed_pred",
                    32,
                    layout::Type::Uint(1),
                    "invert the predicate",
                ),
                layout::Field::new(
                    "num_active_channels",
                    33,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "dtype",
                    34,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of sources and destination",
                ),
                layout::Field::new(
                    "pred_imm_dtype",
                    35,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the predicate",
                ),
                layout::Field::new("reserved1", 36, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "src1_imm_src",
                        38,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the scalar",
                    )
                    .with_closed(),
                layout::Field::new(
                        "pred_imm_src",
                        39,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the predicate",
                    )
                    .with_closed(),
                layout::Field::new(
                        "src1_imm",
                        40,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "scalar",
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
                        "pred_imm",
                        44,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "predicate",
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
                        <Tensor3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "An immediate predicate picks either the element or a scalar; no bit changes.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/ts-select.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3d3TsSelect {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3d3TsSelect {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3d3TsSelect {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3d3TsSelect").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3d3TsSelect);
