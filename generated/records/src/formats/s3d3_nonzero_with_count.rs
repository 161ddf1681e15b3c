// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Writes the positions of the nonzero elements, padded, and their count last.

use crate::enums::{Dtype, ImmSrc};
use crate::types::{Events, Header, ImmValInstField, Tensor3d};

/// Writes the positions of the nonzero elements, padded, and their count last.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `num_active_channels` | `u8` |
/// | 13 | `in_dtype` | `Dtype` |
/// | 14 | `out_dtype` | `Dtype` |
/// | 15 | `index_offset_src` | `ImmSrc` |
/// | 16..=31 | `src_mem_pattern` | `Tensor3d` |
/// | 32..=35 | `index_offset` | `ImmValInstField` |
/// | 36 | `padding_val_src` | `ImmSrc` |
/// | 37..=39 | `reserved0` | `[u8; 3]` (reserved) |
/// | 40..=43 | `padding_val` | `ImmValInstField` |
/// | 44..=59 | `dst_mem_pattern` | `Tensor3d` |
/// | 60..=63 | `reserved1` | `[u8; 4]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3d3NonzeroWithCount(pub [u8; 64]);

impl Eq for S3d3NonzeroWithCount {}

impl S3d3NonzeroWithCount {
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

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[13]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: Dtype) {
        [self.0[13]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[14]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[14]] = value.to_bytes();
    }

    /// source of the index offset
    #[inline]
    pub const fn index_offset_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[15]])
    }

    /// Sets [`index_offset_src`](Self::index_offset_src).
    #[inline]
    pub const fn set_index_offset_src(&mut self, value: ImmSrc) {
        [self.0[15]] = value.to_bytes();
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

    /// added to every index
    #[inline]
    pub const fn index_offset(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 32))
    }

    /// Sets [`index_offset`](Self::index_offset).
    #[inline]
    pub const fn set_index_offset(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// The live arm of [`index_offset`](Self::index_offset).
    #[inline]
    pub fn index_offset_arm(
        &self,
    ) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.index_offset()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 15, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// source of the padding
    #[inline]
    pub const fn padding_val_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[36]])
    }

    /// Sets [`padding_val_src`](Self::padding_val_src).
    #[inline]
    pub const fn set_padding_val_src(&mut self, value: ImmSrc) {
        [self.0[36]] = value.to_bytes();
    }

    /// value behind the last position
    #[inline]
    pub const fn padding_val(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 40))
    }

    /// Sets [`padding_val`](Self::padding_val).
    #[inline]
    pub const fn set_padding_val(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// The live arm of [`padding_val`](Self::padding_val).
    #[inline]
    pub fn padding_val_arm(
        &self,
    ) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.padding_val()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 36, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 44))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }
}

impl Default for S3d3NonzeroWithCount {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3d3NonzeroWithCount {
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

    /// The same with another [`index_offset_src`](Self::index_offset_src).
    #[inline]
    #[must_use]
    pub const fn with_index_offset_src(mut self, value: ImmSrc) -> Self {
        self.set_index_offset_src(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`index_offset`](Self::index_offset).
    #[inline]
    #[must_use]
    pub const fn with_index_offset(mut self, value: ImmValInstField) -> Self {
        self.set_index_offset(value);
        self
    }

    /// The same with another [`padding_val_src`](Self::padding_val_src).
    #[inline]
    #[must_use]
    pub const fn with_padding_val_src(mut self, value: ImmSrc) -> Self {
        self.set_padding_val_src(value);
        self
    }

    /// The same with another [`padding_val`](Self::padding_val).
    #[inline]
    #[must_use]
    pub const fn with_padding_val(mut self, value: ImmValInstField) -> Self {
        self.set_padding_val(value);
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
impl S3d3NonzeroWithCount {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3D3_NONZERO_WITH_COUNT",
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
                    "in_dtype",
                    13,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "out_dtype",
                    14,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                        "index_offset_src",
                        15,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the index offset",
                    )
                    .with_closed(),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <Tensor3d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "index_offset",
                        32,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "added to every index",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 15,
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
                        "padding_val_src",
                        36,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the padding",
                    )
                    .with_closed(),
                layout::Field::new("reserved0", 37, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "padding_val",
                        40,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "value behind the last position",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 36,
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
                        44,
                        <Tensor3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new("reserved1", 60, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Writes the positions of the nonzero elements, padded, and their count last.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/nonzero-with-count.md#3",
                "cc/isa/dve-search-encoding.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3d3NonzeroWithCount {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3d3NonzeroWithCount {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3d3NonzeroWithCount {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3d3NonzeroWithCount").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3d3NonzeroWithCount);
