// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads a tile of stationary weights from SBUF into the latches of the PE array.

use crate::enums::{Dtype, MxPerfMode, PeFp32mode, PerfOptMode};
use crate::types::{
    Events, Header, LdWeightFlagsMariana, LdWeightFlagsMaverick, MemPattern3dCayman,
    MemPattern3dMaverick, Tensor3d, TileSel, TileSize,
};

/// Loads a tile of stationary weights from SBUF into the latches of the PE array.
///
/// The layout of sunda.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=31 | `src_mem_pattern` | `Tensor3d` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `fp32_mode` | `PeFp32mode` |
/// | 34 | `reserved1` | `u8` (reserved) |
/// | 35 | `perf_opt` | `PerfOptMode` |
/// | 36..=37 | `quant_offset` | `[u8; 2]` |
/// | 38 | `num_active_rows` | `u8` |
/// | 39 | `num_active_cols` | `u8` |
/// | 40..=43 | `reserved2` | `[u8; 4]` (reserved) |
/// | 44 | `row_grp` | `u8` |
/// | 45 | `col_grp` | `u8` |
/// | 46 | `xbus_sel` | `u8` |
/// | 47..=63 | `reserved3` | `[u8; 17]` (reserved) |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct S3LwSunda(pub [u8; 64]);

impl S3LwSunda {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3_LW",
            64,
            &[
                layout::Field::new("header", 0, <Header as layout::Layout>::TYPE, ""),
                layout::Field::new("events", 4, <Events as layout::Layout>::TYPE, ""),
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
                        "fp32_mode",
                        33,
                        <PeFp32mode as layout::Layout>::TYPE,
                        "mantissa parts of an FP32 operand",
                    )
                    .with_closed(),
                layout::Field::new("reserved1", 34, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                        "perf_opt",
                        35,
                        <PerfOptMode as layout::Layout>::TYPE,
                        "fast mode",
                    )
                    .with_closed(),
                layout::Field::new(
                    "quant_offset",
                    36,
                    layout::Type::Bytes(2),
                    "zero points of the two operands",
                ),
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
                layout::Field::new("reserved2", 40, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
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
                    "xbus_sel",
                    46,
                    layout::Type::Uint(1),
                    "selection of the cross bus",
                ),
                layout::Field::new("reserved3", 47, layout::Type::Bytes(17), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads a tile of stationary weights from SBUF into the latches of the PE array.\n\nThe layout of sunda.",
            layout::Conf::Med,
            &["cc/isa/pe-matmul-encoding.md#LoadStationary"],
        )
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

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: Dtype) -> Self {
        self.set_in_dtype(value);
        self
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

    /// The same with another [`fp32_mode`](Self::fp32_mode).
    #[inline]
    #[must_use]
    pub const fn with_fp32_mode(mut self, value: PeFp32mode) -> Self {
        self.set_fp32_mode(value);
        self
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

    /// The same with another [`perf_opt`](Self::perf_opt).
    #[inline]
    #[must_use]
    pub const fn with_perf_opt(mut self, value: PerfOptMode) -> Self {
        self.set_perf_opt(value);
        self
    }

    /// zero points of the two operands
    #[inline]
    pub const fn quant_offset(&self) -> [u8; 2] {
        use ::tpb_core::bytes::take;
        take(&self.0, 36)
    }

    /// Sets [`quant_offset`](Self::quant_offset).
    #[inline]
    pub const fn set_quant_offset(&mut self, value: [u8; 2]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value);
    }

    /// The same with another [`quant_offset`](Self::quant_offset).
    #[inline]
    #[must_use]
    pub const fn with_quant_offset(mut self, value: [u8; 2]) -> Self {
        self.set_quant_offset(value);
        self
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

    /// The same with another [`num_active_rows`](Self::num_active_rows).
    #[inline]
    #[must_use]
    pub const fn with_num_active_rows(mut self, value: u8) -> Self {
        self.set_num_active_rows(value);
        self
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

    /// The same with another [`num_active_cols`](Self::num_active_cols).
    #[inline]
    #[must_use]
    pub const fn with_num_active_cols(mut self, value: u8) -> Self {
        self.set_num_active_cols(value);
        self
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

    /// The same with another [`row_grp`](Self::row_grp).
    #[inline]
    #[must_use]
    pub const fn with_row_grp(mut self, value: u8) -> Self {
        self.set_row_grp(value);
        self
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

    /// The same with another [`col_grp`](Self::col_grp).
    #[inline]
    #[must_use]
    pub const fn with_col_grp(mut self, value: u8) -> Self {
        self.set_col_grp(value);
        self
    }

    /// selection of the cross bus
    #[inline]
    pub const fn xbus_sel(&self) -> u8 {
        self.0[46]
    }

    /// Sets [`xbus_sel`](Self::xbus_sel).
    #[inline]
    pub const fn set_xbus_sel(&mut self, value: u8) {
        self.0[46] = value;
    }

    /// The same with another [`xbus_sel`](Self::xbus_sel).
    #[inline]
    #[must_use]
    pub const fn with_xbus_sel(mut self, value: u8) -> Self {
        self.set_xbus_sel(value);
        self
    }
}

::tpb_core::layout_serde!(S3LwSunda);

impl ::tpb_core::layout::Layout for S3LwSunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

impl Default for S3LwSunda {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ::core::fmt::Debug for S3LwSunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

/// Loads a tile of stationary weights from SBUF into the latches of the PE array.
///
/// The layout of cayman.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=31 | `src_mem_pattern` | `Tensor3d` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `fp32_mode` | `PeFp32mode` |
/// | 34 | `transpose_mode` | `u8` |
/// | 35 | `perf_opt` | `PerfOptMode` |
/// | 36..=37 | `reserved_quant` | `[u8; 2]` (reserved) |
/// | 38 | `num_active_rows` | `u8` |
/// | 39 | `num_active_cols` | `u8` |
/// | 40..=43 | `reserved1` | `[u8; 4]` (reserved) |
/// | 44 | `row_grp` | `u8` |
/// | 45 | `col_grp` | `u8` |
/// | 46..=47 | `reserved2` | `[u8; 2]` (reserved) |
/// | 48..=63 | `reserved3` | `[u8; 16]` (reserved) |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct S3LwCayman(pub [u8; 64]);

impl S3LwCayman {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3_LW",
            64,
            &[
                layout::Field::new("header", 0, <Header as layout::Layout>::TYPE, ""),
                layout::Field::new("events", 4, <Events as layout::Layout>::TYPE, ""),
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
                        "fp32_mode",
                        33,
                        <PeFp32mode as layout::Layout>::TYPE,
                        "mantissa parts of an FP32 operand",
                    )
                    .with_closed(),
                layout::Field::new(
                    "transpose_mode",
                    34,
                    layout::Type::Uint(1),
                    "transpose; its values are not known",
                ),
                layout::Field::new(
                        "perf_opt",
                        35,
                        <PerfOptMode as layout::Layout>::TYPE,
                        "fast mode",
                    )
                    .with_closed(),
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
                layout::Field::new("reserved1", 40, layout::Type::Bytes(4), "")
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
                layout::Field::new("reserved2", 46, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new("reserved3", 48, layout::Type::Bytes(16), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads a tile of stationary weights from SBUF into the latches of the PE array.\n\nThe layout of cayman.",
            layout::Conf::Med,
            &[
                "gpsimd/firmware/kernels/pe-matmul.md#3.2",
                "cc/isa/pe-matmul-encoding.md#LoadStationary",
            ],
        )
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

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: Dtype) -> Self {
        self.set_in_dtype(value);
        self
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

    /// The same with another [`fp32_mode`](Self::fp32_mode).
    #[inline]
    #[must_use]
    pub const fn with_fp32_mode(mut self, value: PeFp32mode) -> Self {
        self.set_fp32_mode(value);
        self
    }

    /// transpose; its values are not known
    #[inline]
    pub const fn transpose_mode(&self) -> u8 {
        self.0[34]
    }

    /// Sets [`transpose_mode`](Self::transpose_mode).
    #[inline]
    pub const fn set_transpose_mode(&mut self, value: u8) {
        self.0[34] = value;
    }

    /// The same with another [`transpose_mode`](Self::transpose_mode).
    #[inline]
    #[must_use]
    pub const fn with_transpose_mode(mut self, value: u8) -> Self {
        self.set_transpose_mode(value);
        self
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

    /// The same with another [`perf_opt`](Self::perf_opt).
    #[inline]
    #[must_use]
    pub const fn with_perf_opt(mut self, value: PerfOptMode) -> Self {
        self.set_perf_opt(value);
        self
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

    /// The same with another [`num_active_rows`](Self::num_active_rows).
    #[inline]
    #[must_use]
    pub const fn with_num_active_rows(mut self, value: u8) -> Self {
        self.set_num_active_rows(value);
        self
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

    /// The same with another [`num_active_cols`](Self::num_active_cols).
    #[inline]
    #[must_use]
    pub const fn with_num_active_cols(mut self, value: u8) -> Self {
        self.set_num_active_cols(value);
        self
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

    /// The same with another [`row_grp`](Self::row_grp).
    #[inline]
    #[must_use]
    pub const fn with_row_grp(mut self, value: u8) -> Self {
        self.set_row_grp(value);
        self
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

    /// The same with another [`col_grp`](Self::col_grp).
    #[inline]
    #[must_use]
    pub const fn with_col_grp(mut self, value: u8) -> Self {
        self.set_col_grp(value);
        self
    }
}

::tpb_core::layout_serde!(S3LwCayman);

impl ::tpb_core::layout::Layout for S3LwCayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

impl Default for S3LwCayman {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ::core::fmt::Debug for S3LwCayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

/// Loads a tile of stationary weights from SBUF into the latches of the PE array.
///
/// The layout of mariana, mariana\_plus.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `bg_xpose_mode` | `u8` |
/// | 13..=15 | `reserved0` | `[u8; 3]` (reserved) |
/// | 16..=31 | `src_mem_pattern` | `MemPattern3dCayman` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `fp32_mode` | `PeFp32mode` |
/// | 34 | `transpose_mode` | `u8` |
/// | 35 | `perf_opt` | `PerfOptMode` |
/// | 36..=37 | `reserved_quant` | `[u8; 2]` (reserved) |
/// | 38 | `num_active_rows` | `u8` |
/// | 39 | `num_active_cols` | `u8` |
/// | 40..=43 | `reserved1` | `[u8; 4]` (reserved) |
/// | 44 | `row_grp` | `u8` |
/// | 45 | `col_grp` | `u8` |
/// | 46 | `reserved2` | `u8` (reserved) |
/// | 47 | `flags` | `LdWeightFlagsMariana` |
/// | 48..=63 | `reserved3` | `[u8; 16]` (reserved) |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct S3LwMariana(pub [u8; 64]);

impl S3LwMariana {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3_LW",
            64,
            &[
                layout::Field::new("header", 0, <Header as layout::Layout>::TYPE, ""),
                layout::Field::new("events", 4, <Events as layout::Layout>::TYPE, ""),
                layout::Field::new(
                    "bg_xpose_mode",
                    12,
                    layout::Type::Uint(1),
                    "2 transposes in the background; other values are not known",
                ),
                layout::Field::new("reserved0", 13, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <MemPattern3dCayman as layout::Layout>::TYPE,
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
                    "transpose_mode",
                    34,
                    layout::Type::Uint(1),
                    "transpose; its values are not known",
                ),
                layout::Field::new(
                        "perf_opt",
                        35,
                        <PerfOptMode as layout::Layout>::TYPE,
                        "fast mode",
                    )
                    .with_closed(),
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
                layout::Field::new("reserved1", 40, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
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
                layout::Field::new("reserved2", 46, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "flags",
                    47,
                    <LdWeightFlagsMariana as layout::Layout>::TYPE,
                    "mode bits",
                ),
                layout::Field::new("reserved3", 48, layout::Type::Bytes(16), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads a tile of stationary weights from SBUF into the latches of the PE array.\n\nThe layout of mariana, mariana_plus.",
            layout::Conf::Med,
            &[
                "gpsimd/generations/arch-isa-header-diff.md#2.4",
                "gpsimd/firmware/kernels/pe-matmul.md#3.2",
                "gpsimd/firmware/kernels/sparsity-compress-tag.md#6c",
            ],
        )
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

    /// 2 transposes in the background; other values are not known
    #[inline]
    pub const fn bg_xpose_mode(&self) -> u8 {
        self.0[12]
    }

    /// Sets [`bg_xpose_mode`](Self::bg_xpose_mode).
    #[inline]
    pub const fn set_bg_xpose_mode(&mut self, value: u8) {
        self.0[12] = value;
    }

    /// The same with another [`bg_xpose_mode`](Self::bg_xpose_mode).
    #[inline]
    #[must_use]
    pub const fn with_bg_xpose_mode(mut self, value: u8) -> Self {
        self.set_bg_xpose_mode(value);
        self
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

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: MemPattern3dCayman) -> Self {
        self.set_src_mem_pattern(value);
        self
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

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: Dtype) -> Self {
        self.set_in_dtype(value);
        self
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

    /// The same with another [`fp32_mode`](Self::fp32_mode).
    #[inline]
    #[must_use]
    pub const fn with_fp32_mode(mut self, value: PeFp32mode) -> Self {
        self.set_fp32_mode(value);
        self
    }

    /// transpose; its values are not known
    #[inline]
    pub const fn transpose_mode(&self) -> u8 {
        self.0[34]
    }

    /// Sets [`transpose_mode`](Self::transpose_mode).
    #[inline]
    pub const fn set_transpose_mode(&mut self, value: u8) {
        self.0[34] = value;
    }

    /// The same with another [`transpose_mode`](Self::transpose_mode).
    #[inline]
    #[must_use]
    pub const fn with_transpose_mode(mut self, value: u8) -> Self {
        self.set_transpose_mode(value);
        self
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

    /// The same with another [`perf_opt`](Self::perf_opt).
    #[inline]
    #[must_use]
    pub const fn with_perf_opt(mut self, value: PerfOptMode) -> Self {
        self.set_perf_opt(value);
        self
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

    /// The same with another [`num_active_rows`](Self::num_active_rows).
    #[inline]
    #[must_use]
    pub const fn with_num_active_rows(mut self, value: u8) -> Self {
        self.set_num_active_rows(value);
        self
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

    /// The same with another [`num_active_cols`](Self::num_active_cols).
    #[inline]
    #[must_use]
    pub const fn with_num_active_cols(mut self, value: u8) -> Self {
        self.set_num_active_cols(value);
        self
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

    /// The same with another [`row_grp`](Self::row_grp).
    #[inline]
    #[must_use]
    pub const fn with_row_grp(mut self, value: u8) -> Self {
        self.set_row_grp(value);
        self
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

    /// The same with another [`col_grp`](Self::col_grp).
    #[inline]
    #[must_use]
    pub const fn with_col_grp(mut self, value: u8) -> Self {
        self.set_col_grp(value);
        self
    }

    /// mode bits
    #[inline]
    pub const fn flags(&self) -> LdWeightFlagsMariana {
        LdWeightFlagsMariana::from_bytes([self.0[47]])
    }

    /// Sets [`flags`](Self::flags).
    #[inline]
    pub const fn set_flags(&mut self, value: LdWeightFlagsMariana) {
        [self.0[47]] = value.to_bytes();
    }

    /// The same with another [`flags`](Self::flags).
    #[inline]
    #[must_use]
    pub const fn with_flags(mut self, value: LdWeightFlagsMariana) -> Self {
        self.set_flags(value);
        self
    }
}

::tpb_core::layout_serde!(S3LwMariana);

impl ::tpb_core::layout::Layout for S3LwMariana {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

impl Default for S3LwMariana {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ::core::fmt::Debug for S3LwMariana {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

/// Loads a tile of stationary weights from SBUF into the latches of the PE array.
///
/// The layout of maverick.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=31 | `src_mem_pattern` | `MemPattern3dMaverick` |
/// | 32 | `in_dtype` | `Dtype` |
/// | 33 | `fp32_mode` | `PeFp32mode` |
/// | 34 | `num_active_rows` | `u8` |
/// | 35 | `num_active_cols` | `u8` |
/// | 36 | `tile_size` | `TileSize` |
/// | 37 | `tile_sel` | `TileSel` |
/// | 38 | `flags` | `LdWeightFlagsMaverick` |
/// | 39 | `perf_mode` | `MxPerfMode` |
/// | 40..=63 | `reserved1` | `[u8; 24]` (reserved) |
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct S3LwMaverick(pub [u8; 64]);

impl S3LwMaverick {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3_LW",
            64,
            &[
                layout::Field::new("header", 0, <Header as layout::Layout>::TYPE, ""),
                layout::Field::new("events", 4, <Events as layout::Layout>::TYPE, ""),
                layout::Field::new("reserved0", 12, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <MemPattern3dMaverick as layout::Layout>::TYPE,
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
                    "num_active_rows",
                    34,
                    layout::Type::Uint(1),
                    "rows of the array used",
                ),
                layout::Field::new(
                    "num_active_cols",
                    35,
                    layout::Type::Uint(1),
                    "columns of the array used",
                ),
                layout::Field::new(
                    "tile_size",
                    36,
                    <TileSize as layout::Layout>::TYPE,
                    "size of the tile",
                ),
                layout::Field::new(
                    "tile_sel",
                    37,
                    <TileSel as layout::Layout>::TYPE,
                    "tile of the array",
                ),
                layout::Field::new(
                    "flags",
                    38,
                    <LdWeightFlagsMaverick as layout::Layout>::TYPE,
                    "mode bits",
                ),
                layout::Field::new(
                        "perf_mode",
                        39,
                        <MxPerfMode as layout::Layout>::TYPE,
                        "row arrangement of an MX pass",
                    )
                    .with_closed(),
                layout::Field::new("reserved1", 40, layout::Type::Bytes(24), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads a tile of stationary weights from SBUF into the latches of the PE array.\n\nThe layout of maverick.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pe-matmul.md#3"],
        )
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

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> MemPattern3dMaverick {
        use ::tpb_core::bytes::take;
        MemPattern3dMaverick::from_bytes(take::<16>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: MemPattern3dMaverick) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: MemPattern3dMaverick) -> Self {
        self.set_src_mem_pattern(value);
        self
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

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: Dtype) -> Self {
        self.set_in_dtype(value);
        self
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

    /// The same with another [`fp32_mode`](Self::fp32_mode).
    #[inline]
    #[must_use]
    pub const fn with_fp32_mode(mut self, value: PeFp32mode) -> Self {
        self.set_fp32_mode(value);
        self
    }

    /// rows of the array used
    #[inline]
    pub const fn num_active_rows(&self) -> u8 {
        self.0[34]
    }

    /// Sets [`num_active_rows`](Self::num_active_rows).
    #[inline]
    pub const fn set_num_active_rows(&mut self, value: u8) {
        self.0[34] = value;
    }

    /// The same with another [`num_active_rows`](Self::num_active_rows).
    #[inline]
    #[must_use]
    pub const fn with_num_active_rows(mut self, value: u8) -> Self {
        self.set_num_active_rows(value);
        self
    }

    /// columns of the array used
    #[inline]
    pub const fn num_active_cols(&self) -> u8 {
        self.0[35]
    }

    /// Sets [`num_active_cols`](Self::num_active_cols).
    #[inline]
    pub const fn set_num_active_cols(&mut self, value: u8) {
        self.0[35] = value;
    }

    /// The same with another [`num_active_cols`](Self::num_active_cols).
    #[inline]
    #[must_use]
    pub const fn with_num_active_cols(mut self, value: u8) -> Self {
        self.set_num_active_cols(value);
        self
    }

    /// size of the tile
    #[inline]
    pub const fn tile_size(&self) -> TileSize {
        TileSize::from_bytes([self.0[36]])
    }

    /// Sets [`tile_size`](Self::tile_size).
    #[inline]
    pub const fn set_tile_size(&mut self, value: TileSize) {
        [self.0[36]] = value.to_bytes();
    }

    /// The same with another [`tile_size`](Self::tile_size).
    #[inline]
    #[must_use]
    pub const fn with_tile_size(mut self, value: TileSize) -> Self {
        self.set_tile_size(value);
        self
    }

    /// tile of the array
    #[inline]
    pub const fn tile_sel(&self) -> TileSel {
        TileSel::from_bytes([self.0[37]])
    }

    /// Sets [`tile_sel`](Self::tile_sel).
    #[inline]
    pub const fn set_tile_sel(&mut self, value: TileSel) {
        [self.0[37]] = value.to_bytes();
    }

    /// The same with another [`tile_sel`](Self::tile_sel).
    #[inline]
    #[must_use]
    pub const fn with_tile_sel(mut self, value: TileSel) -> Self {
        self.set_tile_sel(value);
        self
    }

    /// mode bits
    #[inline]
    pub const fn flags(&self) -> LdWeightFlagsMaverick {
        LdWeightFlagsMaverick::from_bytes([self.0[38]])
    }

    /// Sets [`flags`](Self::flags).
    #[inline]
    pub const fn set_flags(&mut self, value: LdWeightFlagsMaverick) {
        [self.0[38]] = value.to_bytes();
    }

    /// The same with another [`flags`](Self::flags).
    #[inline]
    #[must_use]
    pub const fn with_flags(mut self, value: LdWeightFlagsMaverick) -> Self {
        self.set_flags(value);
        self
    }

    /// row arrangement of an MX pass
    #[inline]
    pub const fn perf_mode(&self) -> MxPerfMode {
        MxPerfMode::from_bytes([self.0[39]])
    }

    /// Sets [`perf_mode`](Self::perf_mode).
    #[inline]
    pub const fn set_perf_mode(&mut self, value: MxPerfMode) {
        [self.0[39]] = value.to_bytes();
    }

    /// The same with another [`perf_mode`](Self::perf_mode).
    #[inline]
    #[must_use]
    pub const fn with_perf_mode(mut self, value: MxPerfMode) -> Self {
        self.set_perf_mode(value);
        self
    }
}

::tpb_core::layout_serde!(S3LwMaverick);

impl ::tpb_core::layout::Layout for S3LwMaverick {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

impl Default for S3LwMaverick {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ::core::fmt::Debug for S3LwMaverick {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}
