// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Maximum or average pooling of TONGA, computed in fp32.

use crate::enums::{TensorSubdim, TongaDtype};
use crate::types::{TongaEvents, TongaHeader, TongaMemAccess4d};

/// Maximum or average pooling of TONGA, computed in fp32.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `inst_header` | `TongaHeader` |
/// | 4..=7 | `inst_events` | `TongaEvents` |
/// | 8 | `pool_func` | `u8` |
/// | 9 | `in_dtype` | `TongaDtype` |
/// | 10 | `out_dtype` | `TongaDtype` |
/// | 11 | `pool_dim` | `TensorSubdim` |
/// | 12..=15 | `pool_scale` | `f32` |
/// | 16..=35 | `src_mem_pattern` | `TongaMemAccess4d` |
/// | 36..=55 | `dst_mem_pattern` | `TongaMemAccess4d` |
/// | 56 | `num_active_channels` | `u8` |
/// | 57..=63 | `reserved` | `[u8; 7]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct TongaPoolInst(pub [u8; 64]);

impl Eq for TongaPoolInst {}

impl TongaPoolInst {
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

    /// first four bytes of a TONGA record
    #[inline]
    pub const fn inst_header(&self) -> TongaHeader {
        use ::tpb_core::bytes::take;
        TongaHeader::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`inst_header`](Self::inst_header).
    #[inline]
    pub const fn set_inst_header(&mut self, value: TongaHeader) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// what a TONGA instruction waits for, and what it sets
    #[inline]
    pub const fn inst_events(&self) -> TongaEvents {
        use ::tpb_core::bytes::take;
        TongaEvents::from_bytes(take::<4>(&self.0, 4))
    }

    /// Sets [`inst_events`](Self::inst_events).
    #[inline]
    pub const fn set_inst_events(&mut self, value: TongaEvents) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }

    /// 1 maximum, 2 average
    #[inline]
    pub const fn pool_func(&self) -> u8 {
        self.0[8]
    }

    /// Sets [`pool_func`](Self::pool_func).
    #[inline]
    pub const fn set_pool_func(&mut self, value: u8) {
        self.0[8] = value;
    }

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> TongaDtype {
        TongaDtype::from_bytes([self.0[9]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: TongaDtype) {
        [self.0[9]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> TongaDtype {
        TongaDtype::from_bytes([self.0[10]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: TongaDtype) {
        [self.0[10]] = value.to_bytes();
    }

    /// dimensions of the window
    #[inline]
    pub const fn pool_dim(&self) -> TensorSubdim {
        TensorSubdim::from_bytes([self.0[11]])
    }

    /// Sets [`pool_dim`](Self::pool_dim).
    #[inline]
    pub const fn set_pool_dim(&mut self, value: TensorSubdim) {
        [self.0[11]] = value.to_bytes();
    }

    /// factor of the average
    #[inline]
    pub const fn pool_scale(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 12)))
    }

    /// Sets [`pool_scale`](Self::pool_scale).
    #[inline]
    pub const fn set_pool_scale(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> TongaMemAccess4d {
        use ::tpb_core::bytes::take;
        TongaMemAccess4d::from_bytes(take::<20>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: TongaMemAccess4d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> TongaMemAccess4d {
        use ::tpb_core::bytes::take;
        TongaMemAccess4d::from_bytes(take::<20>(&self.0, 36))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: TongaMemAccess4d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_bytes());
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[56]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[56] = value;
    }
}

impl Default for TongaPoolInst {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl TongaPoolInst {
    /// The same with another [`inst_header`](Self::inst_header).
    #[inline]
    #[must_use]
    pub const fn with_inst_header(mut self, value: TongaHeader) -> Self {
        self.set_inst_header(value);
        self
    }

    /// The same with another [`inst_events`](Self::inst_events).
    #[inline]
    #[must_use]
    pub const fn with_inst_events(mut self, value: TongaEvents) -> Self {
        self.set_inst_events(value);
        self
    }

    /// The same with another [`pool_func`](Self::pool_func).
    #[inline]
    #[must_use]
    pub const fn with_pool_func(mut self, value: u8) -> Self {
        self.set_pool_func(value);
        self
    }

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: TongaDtype) -> Self {
        self.set_in_dtype(value);
        self
    }

    /// The same with another [`out_dtype`](Self::out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_dtype(mut self, value: TongaDtype) -> Self {
        self.set_out_dtype(value);
        self
    }

    /// The same with another [`pool_dim`](Self::pool_dim).
    #[inline]
    #[must_use]
    pub const fn with_pool_dim(mut self, value: TensorSubdim) -> Self {
        self.set_pool_dim(value);
        self
    }

    /// The same with another [`pool_scale`](Self::pool_scale).
    #[inline]
    #[must_use]
    pub const fn with_pool_scale(mut self, value: f32) -> Self {
        self.set_pool_scale(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: TongaMemAccess4d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: TongaMemAccess4d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }
}

#[cfg(feature = "layout")]
impl TongaPoolInst {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "TONGA_POOL_INST",
            64,
            &[
                layout::Field::new(
                    "inst_header",
                    0,
                    <TongaHeader as layout::Layout>::TYPE,
                    "first four bytes of a TONGA record",
                ),
                layout::Field::new(
                    "inst_events",
                    4,
                    <TongaEvents as layout::Layout>::TYPE,
                    "what a TONGA instruction waits for, and what it sets",
                ),
                layout::Field::new(
                    "pool_func",
                    8,
                    layout::Type::Uint(1),
                    "1 maximum, 2 average",
                ),
                layout::Field::new(
                    "in_dtype",
                    9,
                    <TongaDtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "out_dtype",
                    10,
                    <TongaDtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                    "pool_dim",
                    11,
                    <TensorSubdim as layout::Layout>::TYPE,
                    "dimensions of the window",
                ),
                layout::Field::new(
                    "pool_scale",
                    12,
                    layout::Type::F32,
                    "factor of the average",
                ),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <TongaMemAccess4d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        36,
                        <TongaMemAccess4d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                    "num_active_channels",
                    56,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved", 57, layout::Type::Bytes(7), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Maximum or average pooling of TONGA, computed in fp32.",
            layout::Conf::High,
            &["gpsimd/generations/cross-gen-opcode-diff.md#5.4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TongaPoolInst {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TongaPoolInst {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TongaPoolInst {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TongaPoolInst").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TongaPoolInst);
