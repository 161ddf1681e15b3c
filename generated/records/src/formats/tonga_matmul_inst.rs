// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Quantised matrix multiplication on the array of TONGA, with zero points.

use crate::enums::TongaDtype;
use crate::types::{TongaEvents, TongaHeader, TongaMemAccess3d};

/// Quantised matrix multiplication on the array of TONGA, with zero points.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `inst_header` | `TongaHeader` |
/// | 4..=7 | `inst_events` | `TongaEvents` |
/// | 8 | `in_dtype` | `TongaDtype` |
/// | 9 | `perf_opt` | `u8` |
/// | 10 | `psum_accumulate_flags` | `u8` |
/// | 11 | `ifmap_replication_resolution` | `u8` |
/// | 12 | `ifmap_replication_shift_amnt` | `u8` |
/// | 13 | `ifmap_replication_num_rows` | `u8` |
/// | 14..=15 | `quant_offset` | `u16` |
/// | 16..=31 | `src_mem_pattern` | `TongaMemAccess3d` |
/// | 32..=47 | `dst_mem_pattern` | `TongaMemAccess3d` |
/// | 48 | `num_active_rows` | `u8` |
/// | 49 | `num_active_cols` | `u8` |
/// | 50..=63 | `reserved` | `[u8; 14]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct TongaMatmulInst(pub [u8; 64]);

impl Eq for TongaMatmulInst {}

impl TongaMatmulInst {
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

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> TongaDtype {
        TongaDtype::from_bytes([self.0[8]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: TongaDtype) {
        [self.0[8]] = value.to_bytes();
    }

    /// fast mode; its values are not known
    #[inline]
    pub const fn perf_opt(&self) -> u8 {
        self.0[9]
    }

    /// Sets [`perf_opt`](Self::perf_opt).
    #[inline]
    pub const fn set_perf_opt(&mut self, value: u8) {
        self.0[9] = value;
    }

    /// how the product joins an accumulation group
    #[inline]
    pub const fn psum_accumulate_flags(&self) -> u8 {
        self.0[10]
    }

    /// Sets [`psum_accumulate_flags`](Self::psum_accumulate_flags).
    #[inline]
    pub const fn set_psum_accumulate_flags(&mut self, value: u8) {
        self.0[10] = value;
    }

    /// replication of the moving operand
    #[inline]
    pub const fn ifmap_replication_resolution(&self) -> u8 {
        self.0[11]
    }

    /// Sets [`ifmap_replication_resolution`](Self::ifmap_replication_resolution).
    #[inline]
    pub const fn set_ifmap_replication_resolution(&mut self, value: u8) {
        self.0[11] = value;
    }

    /// replication of the moving operand
    #[inline]
    pub const fn ifmap_replication_shift_amnt(&self) -> u8 {
        self.0[12]
    }

    /// Sets [`ifmap_replication_shift_amnt`](Self::ifmap_replication_shift_amnt).
    #[inline]
    pub const fn set_ifmap_replication_shift_amnt(&mut self, value: u8) {
        self.0[12] = value;
    }

    /// replication of the moving operand
    #[inline]
    pub const fn ifmap_replication_num_rows(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`ifmap_replication_num_rows`](Self::ifmap_replication_num_rows).
    #[inline]
    pub const fn set_ifmap_replication_num_rows(&mut self, value: u8) {
        self.0[13] = value;
    }

    /// zero points of the two operands
    #[inline]
    pub const fn quant_offset(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 14))
    }

    /// Sets [`quant_offset`](Self::quant_offset).
    #[inline]
    pub const fn set_quant_offset(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 14, value.to_le_bytes());
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> TongaMemAccess3d {
        use ::tpb_core::bytes::take;
        TongaMemAccess3d::from_bytes(take::<16>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: TongaMemAccess3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> TongaMemAccess3d {
        use ::tpb_core::bytes::take;
        TongaMemAccess3d::from_bytes(take::<16>(&self.0, 32))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: TongaMemAccess3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// rows of the array used
    #[inline]
    pub const fn num_active_rows(&self) -> u8 {
        self.0[48]
    }

    /// Sets [`num_active_rows`](Self::num_active_rows).
    #[inline]
    pub const fn set_num_active_rows(&mut self, value: u8) {
        self.0[48] = value;
    }

    /// columns of the array used
    #[inline]
    pub const fn num_active_cols(&self) -> u8 {
        self.0[49]
    }

    /// Sets [`num_active_cols`](Self::num_active_cols).
    #[inline]
    pub const fn set_num_active_cols(&mut self, value: u8) {
        self.0[49] = value;
    }
}

impl Default for TongaMatmulInst {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl TongaMatmulInst {
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

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: TongaDtype) -> Self {
        self.set_in_dtype(value);
        self
    }

    /// The same with another [`perf_opt`](Self::perf_opt).
    #[inline]
    #[must_use]
    pub const fn with_perf_opt(mut self, value: u8) -> Self {
        self.set_perf_opt(value);
        self
    }

    /// The same with another [`psum_accumulate_flags`](Self::psum_accumulate_flags).
    #[inline]
    #[must_use]
    pub const fn with_psum_accumulate_flags(mut self, value: u8) -> Self {
        self.set_psum_accumulate_flags(value);
        self
    }

    /// The same with another [`ifmap_replication_resolution`](Self::ifmap_replication_resolution).
    #[inline]
    #[must_use]
    pub const fn with_ifmap_replication_resolution(mut self, value: u8) -> Self {
        self.set_ifmap_replication_resolution(value);
        self
    }

    /// The same with another [`ifmap_replication_shift_amnt`](Self::ifmap_replication_shift_amnt).
    #[inline]
    #[must_use]
    pub const fn with_ifmap_replication_shift_amnt(mut self, value: u8) -> Self {
        self.set_ifmap_replication_shift_amnt(value);
        self
    }

    /// The same with another [`ifmap_replication_num_rows`](Self::ifmap_replication_num_rows).
    #[inline]
    #[must_use]
    pub const fn with_ifmap_replication_num_rows(mut self, value: u8) -> Self {
        self.set_ifmap_replication_num_rows(value);
        self
    }

    /// The same with another [`quant_offset`](Self::quant_offset).
    #[inline]
    #[must_use]
    pub const fn with_quant_offset(mut self, value: u16) -> Self {
        self.set_quant_offset(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: TongaMemAccess3d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: TongaMemAccess3d) -> Self {
        self.set_dst_mem_pattern(value);
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
}

#[cfg(feature = "layout")]
impl TongaMatmulInst {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "TONGA_MATMUL_INST",
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
                    "in_dtype",
                    8,
                    <TongaDtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "perf_opt",
                    9,
                    layout::Type::Uint(1),
                    "fast mode; its values are not known",
                ),
                layout::Field::new(
                    "psum_accumulate_flags",
                    10,
                    layout::Type::Uint(1),
                    "how the product joins an accumulation group",
                ),
                layout::Field::new(
                    "ifmap_replication_resolution",
                    11,
                    layout::Type::Uint(1),
                    "replication of the moving operand",
                ),
                layout::Field::new(
                    "ifmap_replication_shift_amnt",
                    12,
                    layout::Type::Uint(1),
                    "replication of the moving operand",
                ),
                layout::Field::new(
                    "ifmap_replication_num_rows",
                    13,
                    layout::Type::Uint(1),
                    "replication of the moving operand",
                ),
                layout::Field::new(
                    "quant_offset",
                    14,
                    layout::Type::Uint(2),
                    "zero points of the two operands",
                ),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <TongaMemAccess3d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        32,
                        <TongaMemAccess3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
                layout::Field::new(
                    "num_active_rows",
                    48,
                    layout::Type::Uint(1),
                    "rows of the array used",
                ),
                layout::Field::new(
                    "num_active_cols",
                    49,
                    layout::Type::Uint(1),
                    "columns of the array used",
                ),
                layout::Field::new("reserved", 50, layout::Type::Bytes(14), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Quantised matrix multiplication on the array of TONGA, with zero points.",
            layout::Conf::High,
            &["gpsimd/generations/cross-gen-opcode-diff.md#5.4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TongaMatmulInst {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TongaMatmulInst {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TongaMatmulInst {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TongaMatmulInst").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TongaMatmulInst);
