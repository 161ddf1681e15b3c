// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sorts a vector in each partition and writes the values and their original positions.

use crate::enums::{AluOp, ImmSrc};
use crate::types::{DtypePair, Events, Header, ImmValInstField, Tensor1d, Tensor2d};

/// Sorts a vector in each partition and writes the values and their original positions.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `num_active_channels` | `u8` |
/// | 13 | `index_offset_src` | `ImmSrc` |
/// | 14 | `in_out_dtype` | `DtypePair` |
/// | 15 | `comparison` | `AluOp` |
/// | 16..=23 | `src_mem_pattern` | `Tensor1d` |
/// | 24..=35 | `dst_mem_pattern` | `Tensor2d` |
/// | 36..=39 | `index_offset` | `ImmValInstField` |
/// | 40 | `stable` | `u8` |
/// | 41..=63 | `reserved1` | `[u8; 23]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S1d2Sort(pub [u8; 64]);

impl Eq for S1d2Sort {}

impl S1d2Sort {
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

    /// source of the index offset
    #[inline]
    pub const fn index_offset_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[13]])
    }

    /// Sets [`index_offset_src`](Self::index_offset_src).
    #[inline]
    pub const fn set_index_offset_src(&mut self, value: ImmSrc) {
        [self.0[13]] = value.to_bytes();
    }

    /// element types of source and destination, equal
    #[inline]
    pub const fn in_out_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[14]])
    }

    /// Sets [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    pub const fn set_in_out_dtype(&mut self, value: DtypePair) {
        [self.0[14]] = value.to_bytes();
    }

    /// order
    #[inline]
    pub const fn comparison(&self) -> AluOp {
        AluOp::from_bytes([self.0[15]])
    }

    /// Sets [`comparison`](Self::comparison).
    #[inline]
    pub const fn set_comparison(&mut self, value: AluOp) {
        [self.0[15]] = value.to_bytes();
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor1d {
        use ::tpb_core::bytes::take;
        Tensor1d::from_bytes(take::<8>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor1d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 24))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_bytes());
    }

    /// added to every index
    #[inline]
    pub const fn index_offset(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 36))
    }

    /// Sets [`index_offset`](Self::index_offset).
    #[inline]
    pub const fn set_index_offset(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_bytes());
    }

    /// The live arm of [`index_offset`](Self::index_offset).
    #[inline]
    pub fn index_offset_arm(
        &self,
    ) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.index_offset()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 13, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// keep equal elements in order
    #[inline]
    pub const fn stable(&self) -> u8 {
        self.0[40]
    }

    /// Sets [`stable`](Self::stable).
    #[inline]
    pub const fn set_stable(&mut self, value: u8) {
        self.0[40] = value;
    }
}

impl Default for S1d2Sort {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S1d2Sort {
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

    /// The same with another [`index_offset_src`](Self::index_offset_src).
    #[inline]
    #[must_use]
    pub const fn with_index_offset_src(mut self, value: ImmSrc) -> Self {
        self.set_index_offset_src(value);
        self
    }

    /// The same with another [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_out_dtype(mut self, value: DtypePair) -> Self {
        self.set_in_out_dtype(value);
        self
    }

    /// The same with another [`comparison`](Self::comparison).
    #[inline]
    #[must_use]
    pub const fn with_comparison(mut self, value: AluOp) -> Self {
        self.set_comparison(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor1d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }

    /// The same with another [`index_offset`](Self::index_offset).
    #[inline]
    #[must_use]
    pub const fn with_index_offset(mut self, value: ImmValInstField) -> Self {
        self.set_index_offset(value);
        self
    }

    /// The same with another [`stable`](Self::stable).
    #[inline]
    #[must_use]
    pub const fn with_stable(mut self, value: u8) -> Self {
        self.set_stable(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S1d2Sort {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S1D2_SORT",
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
                        "index_offset_src",
                        13,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the index offset",
                    )
                    .with_closed(),
                layout::Field::new(
                    "in_out_dtype",
                    14,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of source and destination, equal",
                ),
                layout::Field::new(
                        "comparison",
                        15,
                        <AluOp as layout::Layout>::TYPE,
                        "order",
                    )
                    .with_closed(),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <Tensor1d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        24,
                        <Tensor2d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                        "index_offset",
                        36,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "added to every index",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 13,
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
                    "stable",
                    40,
                    layout::Type::Uint(1),
                    "keep equal elements in order",
                ),
                layout::Field::new("reserved1", 41, layout::Type::Bytes(23), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Sorts a vector in each partition and writes the values and their original positions.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/sort.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S1d2Sort {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S1d2Sort {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S1d2Sort {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S1d2Sort").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S1d2Sort);
