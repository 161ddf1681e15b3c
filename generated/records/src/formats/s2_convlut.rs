// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads the 4-bit converter of the PE array, or decodes packed codes on POOL; the type of the table says which.

use crate::enums::Dtype;
use crate::types::{Events, Header, Tensor2d};

/// Loads the 4-bit converter of the PE array, or decodes packed codes on POOL; the type of the table says which.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=27 | `src_mem_pattern` | `Tensor2d` |
/// | 28..=31 | `reserved1` | `[u8; 4]` (reserved) |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33..=37 | `reserved2` | `[u8; 5]` (reserved) |
/// | 38 | `num_active_rows` | `u8` |
/// | 39 | `num_active_cols` | `u8` |
/// | 40..=43 | `multiplicative_const` | `[u16; 2]` |
/// | 44 | `row_grp` | `u8` |
/// | 45 | `col_grp` | `u8` |
/// | 46 | `block_size` | `u8` |
/// | 47 | `lut_dtype` | `Dtype` |
/// | 48..=63 | `reserved4` | `[u8; 16]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2Convlut(pub [u8; 64]);

impl Eq for S2Convlut {}

impl S2Convlut {
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
    pub const fn src_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor2d) {
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

    /// columns of the array used
    #[inline]
    pub const fn num_active_cols(&self) -> u8 {
        self.0[39]
    }

    /// Sets [`num_active_cols`](Self::num_active_cols).
    #[inline]
    pub const fn set_num_active_cols(&mut self, value: u8) {
        self.0[39] = value;
    }

    /// constants of the packed codes
    #[inline]
    pub const fn multiplicative_const(&self) -> [u16; 2] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [0; 2];
            let mut i = 0;
            while i < 2 {
                out[i] = u16::from_le_bytes(take(&self.0, 40 + 2 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`multiplicative_const`](Self::multiplicative_const).
    #[inline]
    pub const fn set_multiplicative_const(&mut self, value: [u16; 2]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 2 {
                put(&mut self.0, 40 + 2 * i, value[i].to_le_bytes());
                i += 1;
            }
        }
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

    /// block size of the packed codes
    #[inline]
    pub const fn block_size(&self) -> u8 {
        self.0[46]
    }

    /// Sets [`block_size`](Self::block_size).
    #[inline]
    pub const fn set_block_size(&mut self, value: u8) {
        self.0[46] = value;
    }

    /// type of the table; INVALID and FP32 load the converter, others name a packed code
    #[inline]
    pub const fn lut_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[47]])
    }

    /// Sets [`lut_dtype`](Self::lut_dtype).
    #[inline]
    pub const fn set_lut_dtype(&mut self, value: Dtype) {
        [self.0[47]] = value.to_bytes();
    }
}

impl Default for S2Convlut {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2Convlut {
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
    pub const fn with_src_mem_pattern(mut self, value: Tensor2d) -> Self {
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

    /// The same with another [`num_active_rows`](Self::num_active_rows).
    #[inline]
    #[must_use]
    pub const fn with_num_active_rows(mut self, value: u8) -> Self {
        self.set_num_active_rows(value);
        self
    }

    /// The same with another [`num_active_cols`](Self::num_active_cols).
    #[inline]
    #[must_use]
    pub const fn with_num_active_cols(mut self, value: u8) -> Self {
        self.set_num_active_cols(value);
        self
    }

    /// The same with another [`multiplicative_const`](Self::multiplicative_const).
    #[inline]
    #[must_use]
    pub const fn with_multiplicative_const(mut self, value: [u16; 2]) -> Self {
        self.set_multiplicative_const(value);
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

    /// The same with another [`block_size`](Self::block_size).
    #[inline]
    #[must_use]
    pub const fn with_block_size(mut self, value: u8) -> Self {
        self.set_block_size(value);
        self
    }

    /// The same with another [`lut_dtype`](Self::lut_dtype).
    #[inline]
    #[must_use]
    pub const fn with_lut_dtype(mut self, value: Dtype) -> Self {
        self.set_lut_dtype(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S2Convlut {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2_CONVLUT",
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
                    <Tensor2d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new("reserved1", 28, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "in_dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new("reserved2", 33, layout::Type::Bytes(5), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "num_active_rows",
                    38,
                    layout::Type::Uint(1),
                    "rows of the array used",
                ),
                layout::Field::new(
                    "num_active_cols",
                    39,
                    layout::Type::Uint(1),
                    "columns of the array used",
                ),
                layout::Field::new(
                    "multiplicative_const",
                    40,
                    layout::Type::Array(&layout::Type::Uint(2), 2),
                    "constants of the packed codes",
                ),
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
                    "block_size",
                    46,
                    layout::Type::Uint(1),
                    "block size of the packed codes",
                ),
                layout::Field::new(
                    "lut_dtype",
                    47,
                    <Dtype as layout::Layout>::TYPE,
                    "type of the table; INVALID and FP32 load the converter, others name a packed code",
                ),
                layout::Field::new("reserved4", 48, layout::Type::Bytes(16), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads the 4-bit converter of the PE array, or decodes packed codes on POOL; the type of the table says which.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/convlutload.md#4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2Convlut {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2Convlut {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2Convlut {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2Convlut").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2Convlut);
