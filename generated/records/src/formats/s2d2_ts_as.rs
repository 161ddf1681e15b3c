// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Keeps an element or replaces it by a register, depending on the sign of a generated ramp.

use crate::enums::AffineSelectCmp;
use crate::types::{Data4d, DtypePair, Events, Header, Tensor2d};

/// Keeps an element or replaces it by a register, depending on the sign of a generated ramp.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `num_active_channels` | `u8` |
/// | 13 | `in_out_dtype` | `DtypePair` |
/// | 14 | `fill_mode` | `AffineSelectCmp` |
/// | 15 | `fill_reg` | `u8` |
/// | 16..=35 | `mask_pattern` | `Data4d` |
/// | 36..=47 | `src_mem_pattern` | `Tensor2d` |
/// | 48..=59 | `dst_mem_pattern` | `Tensor2d` |
/// | 60..=63 | `channel_multiplier` | `i32` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2d2TsAs(pub [u8; 64]);

impl Eq for S2d2TsAs {}

impl S2d2TsAs {
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

    /// comparison that keeps an element
    #[inline]
    pub const fn fill_mode(&self) -> AffineSelectCmp {
        AffineSelectCmp::from_bytes([self.0[14]])
    }

    /// Sets [`fill_mode`](Self::fill_mode).
    #[inline]
    pub const fn set_fill_mode(&mut self, value: AffineSelectCmp) {
        [self.0[14]] = value.to_bytes();
    }

    /// register with the fp32 replacement
    #[inline]
    pub const fn fill_reg(&self) -> u8 {
        self.0[15]
    }

    /// Sets [`fill_reg`](Self::fill_reg).
    #[inline]
    pub const fn set_fill_reg(&mut self, value: u8) {
        self.0[15] = value;
    }

    /// ramp
    #[inline]
    pub const fn mask_pattern(&self) -> Data4d {
        use ::tpb_core::bytes::take;
        Data4d::from_bytes(take::<20>(&self.0, 16))
    }

    /// Sets [`mask_pattern`](Self::mask_pattern).
    #[inline]
    pub const fn set_mask_pattern(&mut self, value: Data4d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 36))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_bytes());
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

    /// added per partition
    #[inline]
    pub const fn channel_multiplier(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 60))
    }

    /// Sets [`channel_multiplier`](Self::channel_multiplier).
    #[inline]
    pub const fn set_channel_multiplier(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 60, value.to_le_bytes());
    }
}

impl Default for S2d2TsAs {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2d2TsAs {
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

    /// The same with another [`fill_mode`](Self::fill_mode).
    #[inline]
    #[must_use]
    pub const fn with_fill_mode(mut self, value: AffineSelectCmp) -> Self {
        self.set_fill_mode(value);
        self
    }

    /// The same with another [`fill_reg`](Self::fill_reg).
    #[inline]
    #[must_use]
    pub const fn with_fill_reg(mut self, value: u8) -> Self {
        self.set_fill_reg(value);
        self
    }

    /// The same with another [`mask_pattern`](Self::mask_pattern).
    #[inline]
    #[must_use]
    pub const fn with_mask_pattern(mut self, value: Data4d) -> Self {
        self.set_mask_pattern(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor2d) -> Self {
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

    /// The same with another [`channel_multiplier`](Self::channel_multiplier).
    #[inline]
    #[must_use]
    pub const fn with_channel_multiplier(mut self, value: i32) -> Self {
        self.set_channel_multiplier(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S2d2TsAs {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2D2_TS_AS",
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
                        "fill_mode",
                        14,
                        <AffineSelectCmp as layout::Layout>::TYPE,
                        "comparison that keeps an element",
                    )
                    .with_closed(),
                layout::Field::new(
                    "fill_reg",
                    15,
                    layout::Type::Uint(1),
                    "register with the fp32 replacement",
                ),
                layout::Field::new(
                    "mask_pattern",
                    16,
                    <Data4d as layout::Layout>::TYPE,
                    "ramp",
                ),
                layout::Field::new(
                    "src_mem_pattern",
                    36,
                    <Tensor2d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor2d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                    "channel_multiplier",
                    60,
                    layout::Type::Int(4),
                    "added per partition",
                ),
            ],
            "Keeps an element or replaces it by a register, depending on the sign of a generated ramp.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/affineselect.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2d2TsAs {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2d2TsAs {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2d2TsAs {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2d2TsAs").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2d2TsAs);
