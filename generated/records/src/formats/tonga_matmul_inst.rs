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
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct TongaMatmulInst(pub [u8; 64]);

impl TongaMatmulInst {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo {
            name: "TONGA_MATMUL_INST",
            size: 64,
            fields: &[
                layout::Field {
                    name: "inst_header",
                    offset: 0,
                    ty: <TongaHeader as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "inst_events",
                    offset: 4,
                    ty: <TongaEvents as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "in_dtype",
                    offset: 8,
                    ty: <TongaDtype as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "element type of the source",
                },
                layout::Field {
                    name: "perf_opt",
                    offset: 9,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "fast mode; its values are not known",
                },
                layout::Field {
                    name: "psum_accumulate_flags",
                    offset: 10,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "how the product joins an accumulation group",
                },
                layout::Field {
                    name: "ifmap_replication_resolution",
                    offset: 11,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "replication of the moving operand",
                },
                layout::Field {
                    name: "ifmap_replication_shift_amnt",
                    offset: 12,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "replication of the moving operand",
                },
                layout::Field {
                    name: "ifmap_replication_num_rows",
                    offset: 13,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "replication of the moving operand",
                },
                layout::Field {
                    name: "quant_offset",
                    offset: 14,
                    ty: layout::Type::Uint(2),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "zero points of the two operands",
                },
                layout::Field {
                    name: "src_mem_pattern",
                    offset: 16,
                    ty: <TongaMemAccess3d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "source",
                },
                layout::Field {
                    name: "dst_mem_pattern",
                    offset: 32,
                    ty: <TongaMemAccess3d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Write,
                    given: &[],
                    doc: "destination",
                },
                layout::Field {
                    name: "num_active_rows",
                    offset: 48,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "rows of the array used",
                },
                layout::Field {
                    name: "num_active_cols",
                    offset: 49,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "columns of the array used",
                },
                layout::Field {
                    name: "reserved",
                    offset: 50,
                    ty: layout::Type::Bytes(14),
                    reserved: Some(layout::Reserved::Unknown),
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
            ],
            doc: "Quantised matrix multiplication on the array of TONGA, with zero points.",
            conf: layout::Conf::High,
            source: &["gpsimd/generations/cross-gen-opcode-diff.md#5.4"],
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

    /// `TongaHeader` at byte 0.
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

    /// The same with another [`inst_header`](Self::inst_header).
    #[inline]
    #[must_use]
    pub const fn with_inst_header(mut self, value: TongaHeader) -> Self {
        self.set_inst_header(value);
        self
    }

    /// `TongaEvents` at byte 4.
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

    /// The same with another [`inst_events`](Self::inst_events).
    #[inline]
    #[must_use]
    pub const fn with_inst_events(mut self, value: TongaEvents) -> Self {
        self.set_inst_events(value);
        self
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

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: TongaDtype) -> Self {
        self.set_in_dtype(value);
        self
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

    /// The same with another [`perf_opt`](Self::perf_opt).
    #[inline]
    #[must_use]
    pub const fn with_perf_opt(mut self, value: u8) -> Self {
        self.set_perf_opt(value);
        self
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

    /// The same with another [`psum_accumulate_flags`](Self::psum_accumulate_flags).
    #[inline]
    #[must_use]
    pub const fn with_psum_accumulate_flags(mut self, value: u8) -> Self {
        self.set_psum_accumulate_flags(value);
        self
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

    /// The same with another [`ifmap_replication_resolution`](Self::ifmap_replication_resolution).
    #[inline]
    #[must_use]
    pub const fn with_ifmap_replication_resolution(mut self, value: u8) -> Self {
        self.set_ifmap_replication_resolution(value);
        self
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

    /// The same with another [`ifmap_replication_shift_amnt`](Self::ifmap_replication_shift_amnt).
    #[inline]
    #[must_use]
    pub const fn with_ifmap_replication_shift_amnt(mut self, value: u8) -> Self {
        self.set_ifmap_replication_shift_amnt(value);
        self
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

    /// The same with another [`ifmap_replication_num_rows`](Self::ifmap_replication_num_rows).
    #[inline]
    #[must_use]
    pub const fn with_ifmap_replication_num_rows(mut self, value: u8) -> Self {
        self.set_ifmap_replication_num_rows(value);
        self
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

    /// The same with another [`quant_offset`](Self::quant_offset).
    #[inline]
    #[must_use]
    pub const fn with_quant_offset(mut self, value: u16) -> Self {
        self.set_quant_offset(value);
        self
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

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: TongaMemAccess3d) -> Self {
        self.set_src_mem_pattern(value);
        self
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

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: TongaMemAccess3d) -> Self {
        self.set_dst_mem_pattern(value);
        self
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
        self.0[49]
    }

    /// Sets [`num_active_cols`](Self::num_active_cols).
    #[inline]
    pub const fn set_num_active_cols(&mut self, value: u8) {
        self.0[49] = value;
    }

    /// The same with another [`num_active_cols`](Self::num_active_cols).
    #[inline]
    #[must_use]
    pub const fn with_num_active_cols(mut self, value: u8) -> Self {
        self.set_num_active_cols(value);
        self
    }
}

::tpb_core::layout_serde!(TongaMatmulInst);

impl ::tpb_core::layout::Layout for TongaMatmulInst {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

impl Default for TongaMatmulInst {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ::core::fmt::Debug for TongaMatmulInst {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}
