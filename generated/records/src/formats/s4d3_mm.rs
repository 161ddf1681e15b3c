// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Matrix multiplication over two to four feature maps, of which a tag per cell picks one.

use crate::enums::{
    Dtype, MatmulPsumAccumulateFlags, MatmulZeroRegion, PeFp32mode, PerfOptMode,
};

use crate::types::{Events, Header, Tensor3d, Tensor4d};

/// Matrix multiplication over two to four feature maps, of which a tag per cell picks one.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=31 | `src_mem_pattern` | `Tensor4d` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `fp32_mode` | `PeFp32mode` |
/// | 34 | `out_dtype` | `Dtype` |
/// | 35 | `perf_opt` | `PerfOptMode` |
/// | 36..=37 | `reserved_quant` | `[u8; 2]` (reserved) |
/// | 38 | `num_active_rows` | `u8` |
/// | 39 | `num_active_cols` | `u8` |
/// | 40..=42 | `reserved` | `[u8; 3]` (reserved) |
/// | 43 | `psum_accumulate_flags` | `MatmulPsumAccumulateFlags` |
/// | 44 | `row_grp` | `u8` |
/// | 45 | `col_grp` | `u8` |
/// | 46 | `active_row_mode` | `u8` |
/// | 47 | `psum_zero_region` | `MatmulZeroRegion` |
/// | 48..=63 | `dst_mem_pattern` | `Tensor3d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S4d3Mm(pub [u8; 64]);

impl Eq for S4d3Mm {}

impl S4d3Mm {
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

    /// mantissa parts of an FP32 operand
    #[inline]
    pub const fn fp32_mode(&self) -> PeFp32mode {
        PeFp32mode::from_bytes([self.0[33]])
    }

    /// Sets [`fp32_mode`](Self::fp32_mode).
    #[inline]
    pub const fn set_fp32_mode(&mut self, value: PeFp32mode) {
        [self.0[33]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[34]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[34]] = value.to_bytes();
    }

    /// fast mode
    #[inline]
    pub const fn perf_opt(&self) -> PerfOptMode {
        PerfOptMode::from_bytes([self.0[35]])
    }

    /// Sets [`perf_opt`](Self::perf_opt).
    #[inline]
    pub const fn set_perf_opt(&mut self, value: PerfOptMode) {
        [self.0[35]] = value.to_bytes();
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

    /// how the product joins an accumulation group
    #[inline]
    pub const fn psum_accumulate_flags(&self) -> MatmulPsumAccumulateFlags {
        MatmulPsumAccumulateFlags::from_bytes([self.0[43]])
    }

    /// Sets [`psum_accumulate_flags`](Self::psum_accumulate_flags).
    #[inline]
    pub const fn set_psum_accumulate_flags(&mut self, value: MatmulPsumAccumulateFlags) {
        [self.0[43]] = value.to_bytes();
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

    /// banks that the start of a group clears
    #[inline]
    pub const fn psum_zero_region(&self) -> MatmulZeroRegion {
        MatmulZeroRegion::from_bytes([self.0[47]])
    }

    /// Sets [`psum_zero_region`](Self::psum_zero_region).
    #[inline]
    pub const fn set_psum_zero_region(&mut self, value: MatmulZeroRegion) {
        [self.0[47]] = value.to_bytes();
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }
}

impl Default for S4d3Mm {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S4d3Mm {
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

    /// The same with another [`fp32_mode`](Self::fp32_mode).
    #[inline]
    #[must_use]
    pub const fn with_fp32_mode(mut self, value: PeFp32mode) -> Self {
        self.set_fp32_mode(value);
        self
    }

    /// The same with another [`out_dtype`](Self::out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_dtype(mut self, value: Dtype) -> Self {
        self.set_out_dtype(value);
        self
    }

    /// The same with another [`perf_opt`](Self::perf_opt).
    #[inline]
    #[must_use]
    pub const fn with_perf_opt(mut self, value: PerfOptMode) -> Self {
        self.set_perf_opt(value);
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

    /// The same with another [`psum_accumulate_flags`](Self::psum_accumulate_flags).
    #[inline]
    #[must_use]
    pub const fn with_psum_accumulate_flags(
        mut self,
        value: MatmulPsumAccumulateFlags,
    ) -> Self {
        self.set_psum_accumulate_flags(value);
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

    /// The same with another [`psum_zero_region`](Self::psum_zero_region).
    #[inline]
    #[must_use]
    pub const fn with_psum_zero_region(mut self, value: MatmulZeroRegion) -> Self {
        self.set_psum_zero_region(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S4d3Mm {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S4D3_MM",
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
                layout::Field::new(
                        "fp32_mode",
                        33,
                        <PeFp32mode as layout::Layout>::TYPE,
                        "mantissa parts of an FP32 operand",
                    )
                    .with_closed(),
                layout::Field::new(
                    "out_dtype",
                    34,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                    "perf_opt",
                    35,
                    <PerfOptMode as layout::Layout>::TYPE,
                    "fast mode",
                ),
                layout::Field::new("reserved_quant", 36, layout::Type::Bytes(2), "")
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
                layout::Field::new("reserved", 40, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "psum_accumulate_flags",
                    43,
                    <MatmulPsumAccumulateFlags as layout::Layout>::TYPE,
                    "how the product joins an accumulation group",
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
                    "active_row_mode",
                    46,
                    layout::Type::Uint(1),
                    "which rows count as active; its values are not known",
                ),
                layout::Field::new(
                        "psum_zero_region",
                        47,
                        <MatmulZeroRegion as layout::Layout>::TYPE,
                        "banks that the start of a group clears",
                    )
                    .with_closed(),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Matrix multiplication over two to four feature maps, of which a tag per cell picks one.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pe-matmul.md#9"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S4d3Mm {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S4d3Mm {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S4d3Mm {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S4d3Mm").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S4d3Mm);
