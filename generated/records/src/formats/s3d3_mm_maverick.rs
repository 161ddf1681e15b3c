// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sends the moving operand from SBUF past the loaded weights and accumulates the product in PSUM.

use crate::enums::{Dtype, MxPerfMode, PeFp32mode};
use crate::types::{
    Events, Header, MatmulFlagsMaverick, MemPattern3dMaverick, TileSel, TileSize,
};

/// Sends the moving operand from SBUF past the loaded weights and accumulates the product in PSUM.
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
/// | 34 | `out_dtype` | `Dtype` |
/// | 35 | `num_active_rows` | `u8` |
/// | 36 | `num_active_cols` | `u8` |
/// | 37 | `tile_size` | `TileSize` |
/// | 38 | `tile_sel` | `TileSel` |
/// | 39 | `flags` | `MatmulFlagsMaverick` |
/// | 40 | `perf_mode` | `MxPerfMode` |
/// | 41..=47 | `reserved1` | `[u8; 7]` (reserved) |
/// | 48..=63 | `dst_mem_pattern` | `MemPattern3dMaverick` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3d3MmMaverick(pub [u8; 64]);

impl Eq for S3d3MmMaverick {}

impl S3d3MmMaverick {
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

    /// rows of the array used
    #[inline]
    pub const fn num_active_rows(&self) -> u8 {
        self.0[35]
    }

    /// Sets [`num_active_rows`](Self::num_active_rows).
    #[inline]
    pub const fn set_num_active_rows(&mut self, value: u8) {
        self.0[35] = value;
    }

    /// columns of the array used
    #[inline]
    pub const fn num_active_cols(&self) -> u8 {
        self.0[36]
    }

    /// Sets [`num_active_cols`](Self::num_active_cols).
    #[inline]
    pub const fn set_num_active_cols(&mut self, value: u8) {
        self.0[36] = value;
    }

    /// size of the tile
    #[inline]
    pub const fn tile_size(&self) -> TileSize {
        TileSize::from_bytes([self.0[37]])
    }

    /// Sets [`tile_size`](Self::tile_size).
    #[inline]
    pub const fn set_tile_size(&mut self, value: TileSize) {
        [self.0[37]] = value.to_bytes();
    }

    /// tile of the array
    #[inline]
    pub const fn tile_sel(&self) -> TileSel {
        TileSel::from_bytes([self.0[38]])
    }

    /// Sets [`tile_sel`](Self::tile_sel).
    #[inline]
    pub const fn set_tile_sel(&mut self, value: TileSel) {
        [self.0[38]] = value.to_bytes();
    }

    /// mode bits
    #[inline]
    pub const fn flags(&self) -> MatmulFlagsMaverick {
        MatmulFlagsMaverick::from_bytes([self.0[39]])
    }

    /// Sets [`flags`](Self::flags).
    #[inline]
    pub const fn set_flags(&mut self, value: MatmulFlagsMaverick) {
        [self.0[39]] = value.to_bytes();
    }

    /// row arrangement of an MX pass
    #[inline]
    pub const fn perf_mode(&self) -> MxPerfMode {
        MxPerfMode::from_bytes([self.0[40]])
    }

    /// Sets [`perf_mode`](Self::perf_mode).
    #[inline]
    pub const fn set_perf_mode(&mut self, value: MxPerfMode) {
        [self.0[40]] = value.to_bytes();
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> MemPattern3dMaverick {
        use ::tpb_core::bytes::take;
        MemPattern3dMaverick::from_bytes(take::<16>(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: MemPattern3dMaverick) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }
}

impl Default for S3d3MmMaverick {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3d3MmMaverick {
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
    pub const fn with_src_mem_pattern(mut self, value: MemPattern3dMaverick) -> Self {
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

    /// The same with another [`tile_size`](Self::tile_size).
    #[inline]
    #[must_use]
    pub const fn with_tile_size(mut self, value: TileSize) -> Self {
        self.set_tile_size(value);
        self
    }

    /// The same with another [`tile_sel`](Self::tile_sel).
    #[inline]
    #[must_use]
    pub const fn with_tile_sel(mut self, value: TileSel) -> Self {
        self.set_tile_sel(value);
        self
    }

    /// The same with another [`flags`](Self::flags).
    #[inline]
    #[must_use]
    pub const fn with_flags(mut self, value: MatmulFlagsMaverick) -> Self {
        self.set_flags(value);
        self
    }

    /// The same with another [`perf_mode`](Self::perf_mode).
    #[inline]
    #[must_use]
    pub const fn with_perf_mode(mut self, value: MxPerfMode) -> Self {
        self.set_perf_mode(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: MemPattern3dMaverick) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S3d3MmMaverick {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3D3_MM",
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
                    "out_dtype",
                    34,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                    "num_active_rows",
                    35,
                    layout::Type::Uint(1),
                    "rows of the array used",
                ),
                layout::Field::new(
                    "num_active_cols",
                    36,
                    layout::Type::Uint(1),
                    "columns of the array used",
                ),
                layout::Field::new(
                    "tile_size",
                    37,
                    <TileSize as layout::Layout>::TYPE,
                    "size of the tile",
                ),
                layout::Field::new(
                    "tile_sel",
                    38,
                    <TileSel as layout::Layout>::TYPE,
                    "tile of the array",
                ),
                layout::Field::new(
                    "flags",
                    39,
                    <MatmulFlagsMaverick as layout::Layout>::TYPE,
                    "mode bits",
                ),
                layout::Field::new(
                        "perf_mode",
                        40,
                        <MxPerfMode as layout::Layout>::TYPE,
                        "row arrangement of an MX pass",
                    )
                    .with_closed(),
                layout::Field::new("reserved1", 41, layout::Type::Bytes(7), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <MemPattern3dMaverick as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Sends the moving operand from SBUF past the loaded weights and accumulates the product in PSUM.\n\nThe layout of maverick.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/pe-matmul.md#4",
                "gpsimd/uarch/per-engine-depth.md#3.2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3d3MmMaverick {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3d3MmMaverick {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3d3MmMaverick {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3d3MmMaverick").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3d3MmMaverick);
