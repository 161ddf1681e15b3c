// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Quantises 16-bit floats to packed FP8 with a scale per block.

use crate::enums::Dtype;
use crate::types::{Events, Header, MemPattern3dCayman, MxmemPattern1d};

/// Quantises 16-bit floats to packed FP8 with a scale per block.
///
/// The layout of mariana, mariana\_plus.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=31 | `src_mem_pattern` | `MemPattern3dCayman` |
/// | 32 | `reserved1` | `u8` (reserved) |
/// | 33 | `num_active_channels` | `u8` |
/// | 34 | `in_dtype` | `Dtype` |
/// | 35 | `out_dtype` | `Dtype` |
/// | 36..=47 | `reserved2` | `[u8; 12]` (reserved) |
/// | 48..=63 | `dst_mem_pattern` | `MxmemPattern1d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3dmx1QuantMariana(pub [u8; 64]);

impl Eq for S3dmx1QuantMariana {}

impl S3dmx1QuantMariana {
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
    pub const fn src_mem_pattern(&self) -> MemPattern3dCayman {
        use ::tpb_core::bytes::take;
        MemPattern3dCayman::from_bytes(take::<16>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: MemPattern3dCayman) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
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

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[34]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: Dtype) {
        [self.0[34]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[35]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[35]] = value.to_bytes();
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> MxmemPattern1d {
        use ::tpb_core::bytes::take;
        MxmemPattern1d::from_bytes(take::<16>(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: MxmemPattern1d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }
}

impl Default for S3dmx1QuantMariana {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3dmx1QuantMariana {
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
    pub const fn with_src_mem_pattern(mut self, value: MemPattern3dCayman) -> Self {
        self.set_src_mem_pattern(value);
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

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: MxmemPattern1d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S3dmx1QuantMariana {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3DMX1_QUANT",
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
                    <MemPattern3dCayman as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new("reserved1", 32, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "num_active_channels",
                    33,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "in_dtype",
                    34,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "out_dtype",
                    35,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new("reserved2", 36, layout::Type::Bytes(12), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <MxmemPattern1d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Quantises 16-bit floats to packed FP8 with a scale per block.\n\nThe layout of mariana, mariana_plus.",
            layout::Conf::High,
            &[
                "gpsimd/compiler/mx-device-bodies.md#2.5",
                "cc/isa/pe-matmul-encoding.md#QuantizeMx",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3dmx1QuantMariana {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3dmx1QuantMariana {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3dmx1QuantMariana {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3dmx1QuantMariana").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3dmx1QuantMariana);
