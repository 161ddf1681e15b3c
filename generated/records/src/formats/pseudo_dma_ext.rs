// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Second record of a PSEUDO_DMA_DIRECT2D that goes through indices or transposes.

use crate::enums::DgeComputeOp;
use crate::types::{Addr4, DmaIndirectFlags};

/// Second record of a PSEUDO\_DMA\_DIRECT2D that goes through indices or transposes.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `opcode` | `u8` |
/// | 1 | `flags` | `DmaIndirectFlags` |
/// | 2 | `idx_num_active_channels` | `u8` |
/// | 3 | `compute_op` | `DgeComputeOp` |
/// | 4..=7 | `src_idx_start_addr` | `Addr4` |
/// | 8..=11 | `dst_idx_start_addr` | `Addr4` |
/// | 12..=15 | `src_bound_size_bytes` | `u32` |
/// | 16..=19 | `dst_bound_size_bytes` | `u32` |
/// | 20..=23 | `tile_src_row_step` | `i32` |
/// | 24 | `tile_src_rows` | `u8` |
/// | 25 | `tile_src_cols` | `u8` |
/// | 26..=55 | `reserved1` | `[u8; 30]` (reserved) |
/// | 56..=59 | `src_bound_size_bytes_upper` | `u32` |
/// | 60..=63 | `dst_bound_size_bytes_upper` | `u32` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoDmaExt(pub [u8; 64]);

impl Eq for PseudoDmaExt {}

impl PseudoDmaExt {
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

    /// which instruction
    #[inline]
    pub const fn opcode(&self) -> u8 {
        self.0[0]
    }

    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, value: u8) {
        self.0[0] = value;
    }

    /// sides that go through an index
    #[inline]
    pub const fn flags(&self) -> DmaIndirectFlags {
        DmaIndirectFlags::from_bytes([self.0[1]])
    }

    /// Sets [`flags`](Self::flags).
    #[inline]
    pub const fn set_flags(&mut self, value: DmaIndirectFlags) {
        [self.0[1]] = value.to_bytes();
    }

    /// partitions that hold indices
    #[inline]
    pub const fn idx_num_active_channels(&self) -> u8 {
        self.0[2]
    }

    /// Sets [`idx_num_active_channels`](Self::idx_num_active_channels).
    #[inline]
    pub const fn set_idx_num_active_channels(&mut self, value: u8) {
        self.0[2] = value;
    }

    /// arithmetic on the way
    #[inline]
    pub const fn compute_op(&self) -> DgeComputeOp {
        DgeComputeOp::from_bytes([self.0[3]])
    }

    /// Sets [`compute_op`](Self::compute_op).
    #[inline]
    pub const fn set_compute_op(&mut self, value: DgeComputeOp) {
        [self.0[3]] = value.to_bytes();
    }

    /// indices of the source
    #[inline]
    pub const fn src_idx_start_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 4))
    }

    /// Sets [`src_idx_start_addr`](Self::src_idx_start_addr).
    #[inline]
    pub const fn set_src_idx_start_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }

    /// indices of the destination
    #[inline]
    pub const fn dst_idx_start_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 8))
    }

    /// Sets [`dst_idx_start_addr`](Self::dst_idx_start_addr).
    #[inline]
    pub const fn set_dst_idx_start_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value.to_bytes());
    }

    /// limit of the source, low half
    #[inline]
    pub const fn src_bound_size_bytes(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`src_bound_size_bytes`](Self::src_bound_size_bytes).
    #[inline]
    pub const fn set_src_bound_size_bytes(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// limit of the destination, low half
    #[inline]
    pub const fn dst_bound_size_bytes(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`dst_bound_size_bytes`](Self::dst_bound_size_bytes).
    #[inline]
    pub const fn set_dst_bound_size_bytes(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// step between the rows of a tile
    #[inline]
    pub const fn tile_src_row_step(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 20))
    }

    /// Sets [`tile_src_row_step`](Self::tile_src_row_step).
    #[inline]
    pub const fn set_tile_src_row_step(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }

    /// rows of a tile
    #[inline]
    pub const fn tile_src_rows(&self) -> u8 {
        self.0[24]
    }

    /// Sets [`tile_src_rows`](Self::tile_src_rows).
    #[inline]
    pub const fn set_tile_src_rows(&mut self, value: u8) {
        self.0[24] = value;
    }

    /// columns of a tile
    #[inline]
    pub const fn tile_src_cols(&self) -> u8 {
        self.0[25]
    }

    /// Sets [`tile_src_cols`](Self::tile_src_cols).
    #[inline]
    pub const fn set_tile_src_cols(&mut self, value: u8) {
        self.0[25] = value;
    }

    /// limit of the source, high half
    #[inline]
    pub const fn src_bound_size_bytes_upper(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 56))
    }

    /// Sets [`src_bound_size_bytes_upper`](Self::src_bound_size_bytes_upper).
    #[inline]
    pub const fn set_src_bound_size_bytes_upper(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 56, value.to_le_bytes());
    }

    /// limit of the destination, high half
    #[inline]
    pub const fn dst_bound_size_bytes_upper(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 60))
    }

    /// Sets [`dst_bound_size_bytes_upper`](Self::dst_bound_size_bytes_upper).
    #[inline]
    pub const fn set_dst_bound_size_bytes_upper(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 60, value.to_le_bytes());
    }
}

impl Default for PseudoDmaExt {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoDmaExt {
    /// The same with another [`opcode`](Self::opcode).
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.set_opcode(value);
        self
    }

    /// The same with another [`flags`](Self::flags).
    #[inline]
    #[must_use]
    pub const fn with_flags(mut self, value: DmaIndirectFlags) -> Self {
        self.set_flags(value);
        self
    }

    /// The same with another [`idx_num_active_channels`](Self::idx_num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_idx_num_active_channels(mut self, value: u8) -> Self {
        self.set_idx_num_active_channels(value);
        self
    }

    /// The same with another [`compute_op`](Self::compute_op).
    #[inline]
    #[must_use]
    pub const fn with_compute_op(mut self, value: DgeComputeOp) -> Self {
        self.set_compute_op(value);
        self
    }

    /// The same with another [`src_idx_start_addr`](Self::src_idx_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_src_idx_start_addr(mut self, value: Addr4) -> Self {
        self.set_src_idx_start_addr(value);
        self
    }

    /// The same with another [`dst_idx_start_addr`](Self::dst_idx_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_dst_idx_start_addr(mut self, value: Addr4) -> Self {
        self.set_dst_idx_start_addr(value);
        self
    }

    /// The same with another [`src_bound_size_bytes`](Self::src_bound_size_bytes).
    #[inline]
    #[must_use]
    pub const fn with_src_bound_size_bytes(mut self, value: u32) -> Self {
        self.set_src_bound_size_bytes(value);
        self
    }

    /// The same with another [`dst_bound_size_bytes`](Self::dst_bound_size_bytes).
    #[inline]
    #[must_use]
    pub const fn with_dst_bound_size_bytes(mut self, value: u32) -> Self {
        self.set_dst_bound_size_bytes(value);
        self
    }

    /// The same with another [`tile_src_row_step`](Self::tile_src_row_step).
    #[inline]
    #[must_use]
    pub const fn with_tile_src_row_step(mut self, value: i32) -> Self {
        self.set_tile_src_row_step(value);
        self
    }

    /// The same with another [`tile_src_rows`](Self::tile_src_rows).
    #[inline]
    #[must_use]
    pub const fn with_tile_src_rows(mut self, value: u8) -> Self {
        self.set_tile_src_rows(value);
        self
    }

    /// The same with another [`tile_src_cols`](Self::tile_src_cols).
    #[inline]
    #[must_use]
    pub const fn with_tile_src_cols(mut self, value: u8) -> Self {
        self.set_tile_src_cols(value);
        self
    }

    /// The same with another [`src_bound_size_bytes_upper`](Self::src_bound_size_bytes_upper).
    #[inline]
    #[must_use]
    pub const fn with_src_bound_size_bytes_upper(mut self, value: u32) -> Self {
        self.set_src_bound_size_bytes_upper(value);
        self
    }

    /// The same with another [`dst_bound_size_bytes_upper`](Self::dst_bound_size_bytes_upper).
    #[inline]
    #[must_use]
    pub const fn with_dst_bound_size_bytes_upper(mut self, value: u32) -> Self {
        self.set_dst_bound_size_bytes_upper(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoDmaExt {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_DMA_EXT",
            64,
            &[
                layout::Field::new(
                    "opcode",
                    0,
                    layout::Type::Uint(1),
                    "which instruction",
                ),
                layout::Field::new(
                    "flags",
                    1,
                    <DmaIndirectFlags as layout::Layout>::TYPE,
                    "sides that go through an index",
                ),
                layout::Field::new(
                    "idx_num_active_channels",
                    2,
                    layout::Type::Uint(1),
                    "partitions that hold indices",
                ),
                layout::Field::new(
                    "compute_op",
                    3,
                    <DgeComputeOp as layout::Layout>::TYPE,
                    "arithmetic on the way",
                ),
                layout::Field::new(
                    "src_idx_start_addr",
                    4,
                    <Addr4 as layout::Layout>::TYPE,
                    "indices of the source",
                ),
                layout::Field::new(
                    "dst_idx_start_addr",
                    8,
                    <Addr4 as layout::Layout>::TYPE,
                    "indices of the destination",
                ),
                layout::Field::new(
                    "src_bound_size_bytes",
                    12,
                    layout::Type::Uint(4),
                    "limit of the source, low half",
                ),
                layout::Field::new(
                    "dst_bound_size_bytes",
                    16,
                    layout::Type::Uint(4),
                    "limit of the destination, low half",
                ),
                layout::Field::new(
                    "tile_src_row_step",
                    20,
                    layout::Type::Int(4),
                    "step between the rows of a tile",
                ),
                layout::Field::new(
                    "tile_src_rows",
                    24,
                    layout::Type::Uint(1),
                    "rows of a tile",
                ),
                layout::Field::new(
                    "tile_src_cols",
                    25,
                    layout::Type::Uint(1),
                    "columns of a tile",
                ),
                layout::Field::new("reserved1", 26, layout::Type::Bytes(30), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "src_bound_size_bytes_upper",
                    56,
                    layout::Type::Uint(4),
                    "limit of the source, high half",
                ),
                layout::Field::new(
                    "dst_bound_size_bytes_upper",
                    60,
                    layout::Type::Uint(4),
                    "limit of the destination, high half",
                ),
            ],
            "Second record of a PSEUDO_DMA_DIRECT2D that goes through indices or transposes.",
            layout::Conf::High,
            &[
                "gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#5.2",
                "cc/isa/dma-encoding.md#dynamic--dge--indirect-arm",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoDmaExt {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoDmaExt {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoDmaExt {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoDmaExt").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoDmaExt);
