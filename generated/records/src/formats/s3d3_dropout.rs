// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Zeroes elements at random against a threshold; the others stay as they are.

use crate::enums::{DropoutThresholdType, Dtype, ImmSrc};
use crate::types::{Events, Header, ImmValInstField, Tensor3d};

/// Zeroes elements at random against a threshold; the others stay as they are.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=31 | `src_mem_pattern` | `Tensor3d` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `out_dtype` | `Dtype` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35 | `threshold_src` | `ImmSrc` |
/// | 36 | `threshold_dtype` | `Dtype` |
/// | 37..=42 | `reserved1` | `[u8; 6]` (reserved) |
/// | 43 | `threshold_type` | `DropoutThresholdType` |
/// | 44..=47 | `threshold` | `ImmValInstField` |
/// | 48..=63 | `dst_mem_pattern` | `Tensor3d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3d3Dropout(pub [u8; 64]);

impl Eq for S3d3Dropout {}

impl S3d3Dropout {
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

    /// source of the threshold
    #[inline]
    pub const fn threshold_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[35]])
    }

    /// Sets [`threshold_src`](Self::threshold_src).
    #[inline]
    pub const fn set_threshold_src(&mut self, value: ImmSrc) {
        [self.0[35]] = value.to_bytes();
    }

    /// element type of the threshold; INVALID stands for FP32
    #[inline]
    pub const fn threshold_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[36]])
    }

    /// Sets [`threshold_dtype`](Self::threshold_dtype).
    #[inline]
    pub const fn set_threshold_dtype(&mut self, value: Dtype) {
        [self.0[36]] = value.to_bytes();
    }

    /// whether it is the rate dropped or kept
    #[inline]
    pub const fn threshold_type(&self) -> DropoutThresholdType {
        DropoutThresholdType::from_bytes([self.0[43]])
    }

    /// Sets [`threshold_type`](Self::threshold_type).
    #[inline]
    pub const fn set_threshold_type(&mut self, value: DropoutThresholdType) {
        [self.0[43]] = value.to_bytes();
    }

    /// threshold
    #[inline]
    pub const fn threshold(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`threshold`](Self::threshold).
    #[inline]
    pub const fn set_threshold(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// The live arm of [`threshold`](Self::threshold).
    #[inline]
    pub fn threshold_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.threshold()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 35, 0, 8),
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

impl Default for S3d3Dropout {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3d3Dropout {
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
    pub const fn with_src_mem_pattern(mut self, value: Tensor3d) -> Self {
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

    /// The same with another [`threshold_src`](Self::threshold_src).
    #[inline]
    #[must_use]
    pub const fn with_threshold_src(mut self, value: ImmSrc) -> Self {
        self.set_threshold_src(value);
        self
    }

    /// The same with another [`threshold_dtype`](Self::threshold_dtype).
    #[inline]
    #[must_use]
    pub const fn with_threshold_dtype(mut self, value: Dtype) -> Self {
        self.set_threshold_dtype(value);
        self
    }

    /// The same with another [`threshold_type`](Self::threshold_type).
    #[inline]
    #[must_use]
    pub const fn with_threshold_type(mut self, value: DropoutThresholdType) -> Self {
        self.set_threshold_type(value);
        self
    }

    /// The same with another [`threshold`](Self::threshold).
    #[inline]
    #[must_use]
    pub const fn with_threshold(mut self, value: ImmValInstField) -> Self {
        self.set_threshold(value);
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
impl S3d3Dropout {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3D3_DROPOUT",
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
                    "src_mem_pattern",
                    16,
                    <Tensor3d as layout::Layout>::TYPE,
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
                layout::Field::new(
                        "threshold_src",
                        35,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the threshold",
                    )
                    .with_closed(),
                layout::Field::new(
                    "threshold_dtype",
                    36,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the threshold; INVALID stands for FP32",
                ),
                layout::Field::new("reserved1", 37, layout::Type::Bytes(6), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "threshold_type",
                        43,
                        <DropoutThresholdType as layout::Layout>::TYPE,
                        "whether it is the rate dropped or kept",
                    )
                    .with_closed(),
                layout::Field::new(
                        "threshold",
                        44,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "threshold",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 35,
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
            "Zeroes elements at random against a threshold; the others stay as they are.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dropout.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3d3Dropout {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3d3Dropout {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3d3Dropout {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3d3Dropout").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3d3Dropout);
