// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads up to 512 elements per partition into the buffer that GATHER reads.

use crate::enums::Dtype;
use crate::types::{Events, Header, Tensor4d};

/// Loads up to 512 elements per partition into the buffer that GATHER reads.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=31 | `src_mem_pattern` | `Tensor4d` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `reserved_33` | `[u8; 1]` (reserved) |
/// | 34 | `num_active_channels` | `u8` |
/// | 35..=39 | `reserved_35` | `[u8; 5]` (reserved) |
/// | 40..=43 | `start_index` | `u32` |
/// | 44..=47 | `mask` | `u32` |
/// | 48..=63 | `reserved2` | `[u8; 16]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S4Pb(pub [u8; 64]);

impl Eq for S4Pb {}

impl S4Pb {
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
    pub const fn src_mem_pattern(&self) -> Tensor4d {
        use ::tpb_core::bytes::take;
        Tensor4d::from_bytes(take::<20>(&self.0, 12))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor4d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_bytes());
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

    /// first entry of the buffer
    #[inline]
    pub const fn start_index(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 40))
    }

    /// Sets [`start_index`](Self::start_index).
    #[inline]
    pub const fn set_start_index(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_le_bytes());
    }

    /// mask of the index into the buffer
    #[inline]
    pub const fn mask(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 44))
    }

    /// Sets [`mask`](Self::mask).
    #[inline]
    pub const fn set_mask(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_le_bytes());
    }
}

impl Default for S4Pb {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S4Pb {
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
    pub const fn with_src_mem_pattern(mut self, value: Tensor4d) -> Self {
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

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`start_index`](Self::start_index).
    #[inline]
    #[must_use]
    pub const fn with_start_index(mut self, value: u32) -> Self {
        self.set_start_index(value);
        self
    }

    /// The same with another [`mask`](Self::mask).
    #[inline]
    #[must_use]
    pub const fn with_mask(mut self, value: u32) -> Self {
        self.set_mask(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S4Pb {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S4_PB",
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
                    <Tensor4d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                    "in_dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new("reserved_33", 33, layout::Type::Bytes(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved_35", 35, layout::Type::Bytes(5), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "start_index",
                    40,
                    layout::Type::Uint(4),
                    "first entry of the buffer",
                ),
                layout::Field::new(
                    "mask",
                    44,
                    layout::Type::Uint(4),
                    "mask of the index into the buffer",
                ),
                layout::Field::new("reserved2", 48, layout::Type::Bytes(16), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads up to 512 elements per partition into the buffer that GATHER reads.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pool-compute-misc.md#6"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S4Pb {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S4Pb {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S4Pb {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S4Pb").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S4Pb);
