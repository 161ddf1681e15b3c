// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Finds the first and last position of every run of equal ids in one partition.

use crate::enums::Dtype;
use crate::types::{Events, Header, Tensor3d};

/// Finds the first and last position of every run of equal ids in one partition.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `num_active_channels` | `u8` |
/// | 13 | `reserved0` | `[u8; 1]` (reserved) |
/// | 14 | `in_dtype` | `Dtype` |
/// | 15 | `out_dtype` | `Dtype` |
/// | 16..=31 | `src_mem_pattern` | `Tensor3d` |
/// | 32..=47 | `dst_mem_pattern` | `Tensor3d` |
/// | 48..=63 | `reserved1` | `[u8; 16]` (reserved) |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct S3d3SeqBounds(pub [u8; 64]);

impl S3d3SeqBounds {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo {
            name: "S3D3_SEQ_BOUNDS",
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
                    name: "reserved0",
                    offset: 13,
                    ty: layout::Type::Bytes(1),
                    reserved: Some(layout::Reserved::Zero),
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "in_dtype",
                    offset: 14,
                    ty: <Dtype as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "element type of the source",
                },
                layout::Field {
                    name: "out_dtype",
                    offset: 15,
                    ty: <Dtype as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "element type of the destination",
                },
                layout::Field {
                    name: "src_mem_pattern",
                    offset: 16,
                    ty: <Tensor3d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "source",
                },
                layout::Field {
                    name: "dst_mem_pattern",
                    offset: 32,
                    ty: <Tensor3d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Write,
                    given: &[],
                    doc: "destination",
                },
                layout::Field {
                    name: "reserved1",
                    offset: 48,
                    ty: layout::Type::Bytes(16),
                    reserved: Some(layout::Reserved::Zero),
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
            ],
            doc: "Finds the first and last position of every run of equal ids in one partition.",
            conf: layout::Conf::High,
            source: &["gpsimd/firmware/kernels/get-sequence-bounds.md#2"],
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

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[14]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: Dtype) {
        [self.0[14]] = value.to_bytes();
    }

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: Dtype) -> Self {
        self.set_in_dtype(value);
        self
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[15]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[15]] = value.to_bytes();
    }

    /// The same with another [`out_dtype`](Self::out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_dtype(mut self, value: Dtype) -> Self {
        self.set_out_dtype(value);
        self
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

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 32))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

::tpb_core::layout_serde!(S3d3SeqBounds);

impl ::tpb_core::layout::Layout for S3d3SeqBounds {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

impl Default for S3d3SeqBounds {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ::core::fmt::Debug for S3d3SeqBounds {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}
