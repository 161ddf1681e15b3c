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
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct S2d2TsAs(pub [u8; 64]);

impl S2d2TsAs {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo {
            name: "S2D2_TS_AS",
            size: 64,
            fields: &[
                layout::Field {
                    name: "header",
                    offset: 0,
                    ty: <Header as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "events",
                    offset: 4,
                    ty: <Events as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "num_active_channels",
                    offset: 12,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "partitions worked on",
                },
                layout::Field {
                    name: "in_out_dtype",
                    offset: 13,
                    ty: <DtypePair as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "element types of source and destination",
                },
                layout::Field {
                    name: "fill_mode",
                    offset: 14,
                    ty: <AffineSelectCmp as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "comparison that keeps an element",
                },
                layout::Field {
                    name: "fill_reg",
                    offset: 15,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "register with the fp32 replacement",
                },
                layout::Field {
                    name: "mask_pattern",
                    offset: 16,
                    ty: <Data4d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "ramp",
                },
                layout::Field {
                    name: "src_mem_pattern",
                    offset: 36,
                    ty: <Tensor2d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "source",
                },
                layout::Field {
                    name: "dst_mem_pattern",
                    offset: 48,
                    ty: <Tensor2d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Write,
                    given: &[],
                    doc: "destination",
                },
                layout::Field {
                    name: "channel_multiplier",
                    offset: 60,
                    ty: layout::Type::Int(4),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "added per partition",
                },
            ],
            doc: "Keeps an element or replaces it by a register, depending on the sign of a generated ramp.",
            conf: layout::Conf::High,
            source: &["gpsimd/firmware/kernels/affineselect.md#3"],
        }
    };

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

    /// `Header` at byte 0.
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

    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// `Events` at byte 4.
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

    /// The same with another [`events`](Self::events).
    #[inline]
    #[must_use]
    pub const fn with_events(mut self, value: Events) -> Self {
        self.set_events(value);
        self
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

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
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

    /// The same with another [`in_out_dtype`](Self::in_out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_out_dtype(mut self, value: DtypePair) -> Self {
        self.set_in_out_dtype(value);
        self
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

    /// The same with another [`fill_mode`](Self::fill_mode).
    #[inline]
    #[must_use]
    pub const fn with_fill_mode(mut self, value: AffineSelectCmp) -> Self {
        self.set_fill_mode(value);
        self
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

    /// The same with another [`fill_reg`](Self::fill_reg).
    #[inline]
    #[must_use]
    pub const fn with_fill_reg(mut self, value: u8) -> Self {
        self.set_fill_reg(value);
        self
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

    /// The same with another [`mask_pattern`](Self::mask_pattern).
    #[inline]
    #[must_use]
    pub const fn with_mask_pattern(mut self, value: Data4d) -> Self {
        self.set_mask_pattern(value);
        self
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

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_src_mem_pattern(value);
        self
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

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_dst_mem_pattern(value);
        self
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

    /// The same with another [`channel_multiplier`](Self::channel_multiplier).
    #[inline]
    #[must_use]
    pub const fn with_channel_multiplier(mut self, value: i32) -> Self {
        self.set_channel_multiplier(value);
        self
    }
}

::tpb_core::layout_serde!(S2d2TsAs);

impl ::tpb_core::layout::Layout for S2d2TsAs {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

impl Default for S2d2TsAs {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ::core::fmt::Debug for S2d2TsAs {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}
