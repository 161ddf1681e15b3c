// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Copy through the pooling engine of TONGA.

use crate::enums::TongaDtype;
use crate::types::{TongaEvents, TongaHeader, TongaMemAccess4d};

/// Copy through the pooling engine of TONGA.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `inst_header` | `TongaHeader` |
/// | 4..=7 | `inst_events` | `TongaEvents` |
/// | 8 | `dtype` | `TongaDtype` |
/// | 9..=11 | `reserved_0` | `[u8; 3]` (reserved) |
/// | 12..=31 | `src_mem_pattern` | `TongaMemAccess4d` |
/// | 32..=51 | `dst_mem_pattern` | `TongaMemAccess4d` |
/// | 52 | `num_active_channels` | `u8` |
/// | 53..=63 | `reserved` | `[u8; 11]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct TongaCopyInst(pub [u8; 64]);

impl Eq for TongaCopyInst {}

impl TongaCopyInst {
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

    /// element type
    #[inline]
    pub const fn dtype(&self) -> TongaDtype {
        TongaDtype::from_bytes([self.0[8]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: TongaDtype) {
        [self.0[8]] = value.to_bytes();
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> TongaMemAccess4d {
        use ::tpb_core::bytes::take;
        TongaMemAccess4d::from_bytes(take::<20>(&self.0, 12))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: TongaMemAccess4d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> TongaMemAccess4d {
        use ::tpb_core::bytes::take;
        TongaMemAccess4d::from_bytes(take::<20>(&self.0, 32))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: TongaMemAccess4d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[52]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[52] = value;
    }
}

impl Default for TongaCopyInst {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl TongaCopyInst {
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

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: TongaDtype) -> Self {
        self.set_dtype(value);
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
impl TongaCopyInst {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "TONGA_COPY_INST",
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
                    "dtype",
                    8,
                    <TongaDtype as layout::Layout>::TYPE,
                    "element type",
                ),
                layout::Field::new("reserved_0", 9, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "src_mem_pattern",
                    12,
                    <TongaMemAccess4d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        32,
                        <TongaMemAccess4d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                    "num_active_channels",
                    52,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved", 53, layout::Type::Bytes(11), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Copy through the pooling engine of TONGA.",
            layout::Conf::High,
            &["gpsimd/generations/cross-gen-opcode-diff.md#5.4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TongaCopyInst {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TongaCopyInst {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TongaCopyInst {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TongaCopyInst").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TongaCopyInst);
