// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads the sparsity tags of MATMUL_SPARSE.

use crate::enums::Dtype;
use crate::types::{Events, Header, Tensor3d};

/// Loads the sparsity tags of MATMUL\_SPARSE.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=31 | `src_mem_pattern` | `Tensor3d` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `force_tag_bits` | `u8` |
/// | 34..=37 | `reserved1` | `[u8; 4]` (reserved) |
/// | 38 | `num_active_rows` | `u8` |
/// | 39..=43 | `reserved2` | `[u8; 5]` (reserved) |
/// | 44 | `row_grp` | `u8` |
/// | 45 | `col_grp` | `u8` |
/// | 46 | `active_row_mode` | `u8` |
/// | 47..=63 | `reserved3` | `[u8; 17]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3Lt(pub [u8; 64]);

impl Eq for S3Lt {}

impl S3Lt {
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

    /// or-ed into every tag
    #[inline]
    pub const fn force_tag_bits(&self) -> u8 {
        self.0[33]
    }

    /// Sets [`force_tag_bits`](Self::force_tag_bits).
    #[inline]
    pub const fn set_force_tag_bits(&mut self, value: u8) {
        self.0[33] = value;
    }

    /// rows of the array used
    #[inline]
    pub const fn num_active_rows(&self) -> u8 {
        self.0[38]
    }

    /// Sets [`num_active_rows`](Self::num_active_rows).
    #[inline]
    pub const fn set_num_active_rows(&mut self, value: u8) {
        self.0[38] = value;
    }

    /// row group of the array, as a mask of quarters
    #[inline]
    pub const fn row_grp(&self) -> u8 {
        self.0[44]
    }

    /// Sets [`row_grp`](Self::row_grp).
    #[inline]
    pub const fn set_row_grp(&mut self, value: u8) {
        self.0[44] = value;
    }

    /// column group of the array, as a mask of quarters
    #[inline]
    pub const fn col_grp(&self) -> u8 {
        self.0[45]
    }

    /// Sets [`col_grp`](Self::col_grp).
    #[inline]
    pub const fn set_col_grp(&mut self, value: u8) {
        self.0[45] = value;
    }

    /// which rows count as active; its values are not known
    #[inline]
    pub const fn active_row_mode(&self) -> u8 {
        self.0[46]
    }

    /// Sets [`active_row_mode`](Self::active_row_mode).
    #[inline]
    pub const fn set_active_row_mode(&mut self, value: u8) {
        self.0[46] = value;
    }
}

impl Default for S3Lt {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3Lt {
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

    /// The same with another [`force_tag_bits`](Self::force_tag_bits).
    #[inline]
    #[must_use]
    pub const fn with_force_tag_bits(mut self, value: u8) -> Self {
        self.set_force_tag_bits(value);
        self
    }

    /// The same with another [`num_active_rows`](Self::num_active_rows).
    #[inline]
    #[must_use]
    pub const fn with_num_active_rows(mut self, value: u8) -> Self {
        self.set_num_active_rows(value);
        self
    }

    /// The same with another [`row_grp`](Self::row_grp).
    #[inline]
    #[must_use]
    pub const fn with_row_grp(mut self, value: u8) -> Self {
        self.set_row_grp(value);
        self
    }

    /// The same with another [`col_grp`](Self::col_grp).
    #[inline]
    #[must_use]
    pub const fn with_col_grp(mut self, value: u8) -> Self {
        self.set_col_grp(value);
        self
    }

    /// The same with another [`active_row_mode`](Self::active_row_mode).
    #[inline]
    #[must_use]
    pub const fn with_active_row_mode(mut self, value: u8) -> Self {
        self.set_active_row_mode(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S3Lt {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3_LT",
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
                    .with_reserved(layout::Reserved::Unknown),
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
                    "force_tag_bits",
                    33,
                    layout::Type::Uint(1),
                    "or-ed into every tag",
                ),
                layout::Field::new("reserved1", 34, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "num_active_rows",
                    38,
                    layout::Type::Uint(1),
                    "rows of the array used",
                ),
                layout::Field::new("reserved2", 39, layout::Type::Bytes(5), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "row_grp",
                    44,
                    layout::Type::Uint(1),
                    "row group of the array, as a mask of quarters",
                ),
                layout::Field::new(
                    "col_grp",
                    45,
                    layout::Type::Uint(1),
                    "column group of the array, as a mask of quarters",
                ),
                layout::Field::new(
                    "active_row_mode",
                    46,
                    layout::Type::Uint(1),
                    "which rows count as active; its values are not known",
                ),
                layout::Field::new("reserved3", 47, layout::Type::Bytes(17), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Loads the sparsity tags of MATMUL_SPARSE.",
            layout::Conf::Med,
            &[
                "gpsimd/firmware/kernels/sparsity-compress-tag.md#6b",
                "cc/isa/pe-matmul-encoding.md#LoadTagsSparse",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3Lt {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3Lt {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3Lt {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3Lt").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3Lt);
