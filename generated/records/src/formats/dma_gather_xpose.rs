// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Gathers rows by index and transposes them into SBUF.

use crate::types::{
    Addr4, Addr8, BoundCheckReg, DmaConfigs, DmaGatherTransposeFlags, DtypePair, Events,
    Header,
};

/// Gathers rows by index and transposes them into SBUF.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `semaphore` | `u8` |
/// | 13 | `dma_configs` | `DmaConfigs` |
/// | 14 | `idx_num_active_channels` | `u8` |
/// | 15 | `src_idx_bound_reg` | `BoundCheckReg` |
/// | 16..=23 | `src_start_addr` | `Addr8` |
/// | 24..=27 | `src_step_elem0` | `i32` |
/// | 28..=31 | `src_step_elem1` | `i32` |
/// | 32..=33 | `src_num_elem0` | `u16` |
/// | 34..=35 | `src_num_elem1` | `u16` |
/// | 36..=39 | `src_idx_start_addr` | `Addr4` |
/// | 40..=47 | `dst_start_addr` | `Addr8` |
/// | 48..=50 | `reserved` | `[u8; 3]` (reserved) |
/// | 51 | `dst_bound_reg` | `BoundCheckReg` |
/// | 52..=55 | `dst_step_elem1` | `i32` |
/// | 56..=57 | `dst_num_elem0` | `u16` |
/// | 58..=59 | `dst_num_elem1` | `u16` |
/// | 60..=61 | `elem_size` | `u16` |
/// | 62 | `dtype` | `DtypePair` |
/// | 63 | `flags` | `DmaGatherTransposeFlags` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct DmaGatherXpose(pub [u8; 64]);

impl Eq for DmaGatherXpose {}

impl DmaGatherXpose {
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

    /// semaphore advanced on completion
    #[inline]
    pub const fn semaphore(&self) -> u8 {
        self.0[12]
    }

    /// Sets [`semaphore`](Self::semaphore).
    #[inline]
    pub const fn set_semaphore(&mut self, value: u8) {
        self.0[12] = value;
    }

    /// priority of the DMA
    #[inline]
    pub const fn dma_configs(&self) -> DmaConfigs {
        DmaConfigs::from_bytes([self.0[13]])
    }

    /// Sets [`dma_configs`](Self::dma_configs).
    #[inline]
    pub const fn set_dma_configs(&mut self, value: DmaConfigs) {
        [self.0[13]] = value.to_bytes();
    }

    /// partitions that hold indices
    #[inline]
    pub const fn idx_num_active_channels(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`idx_num_active_channels`](Self::idx_num_active_channels).
    #[inline]
    pub const fn set_idx_num_active_channels(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// limit of the source index
    #[inline]
    pub const fn src_idx_bound_reg(&self) -> BoundCheckReg {
        BoundCheckReg::from_bytes([self.0[15]])
    }

    /// Sets [`src_idx_bound_reg`](Self::src_idx_bound_reg).
    #[inline]
    pub const fn set_src_idx_bound_reg(&mut self, value: BoundCheckReg) {
        [self.0[15]] = value.to_bytes();
    }

    /// first byte of the source
    #[inline]
    pub const fn src_start_addr(&self) -> Addr8 {
        use ::tpb_core::bytes::take;
        Addr8::from_bytes(take::<8>(&self.0, 16))
    }

    /// Sets [`src_start_addr`](Self::src_start_addr).
    #[inline]
    pub const fn set_src_start_addr(&mut self, value: Addr8) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// fast step of the source, in elements
    #[inline]
    pub const fn src_step_elem0(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`src_step_elem0`](Self::src_step_elem0).
    #[inline]
    pub const fn set_src_step_elem0(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }

    /// slow step of the source, in elements
    #[inline]
    pub const fn src_step_elem1(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 28))
    }

    /// Sets [`src_step_elem1`](Self::src_step_elem1).
    #[inline]
    pub const fn set_src_step_elem1(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_le_bytes());
    }

    /// fast count of the source
    #[inline]
    pub const fn src_num_elem0(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 32))
    }

    /// Sets [`src_num_elem0`](Self::src_num_elem0).
    #[inline]
    pub const fn set_src_num_elem0(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_le_bytes());
    }

    /// slow count of the source
    #[inline]
    pub const fn src_num_elem1(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 34))
    }

    /// Sets [`src_num_elem1`](Self::src_num_elem1).
    #[inline]
    pub const fn set_src_num_elem1(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 34, value.to_le_bytes());
    }

    /// indices of the source
    #[inline]
    pub const fn src_idx_start_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 36))
    }

    /// Sets [`src_idx_start_addr`](Self::src_idx_start_addr).
    #[inline]
    pub const fn set_src_idx_start_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_bytes());
    }

    /// first byte of the destination
    #[inline]
    pub const fn dst_start_addr(&self) -> Addr8 {
        use ::tpb_core::bytes::take;
        Addr8::from_bytes(take::<8>(&self.0, 40))
    }

    /// Sets [`dst_start_addr`](Self::dst_start_addr).
    #[inline]
    pub const fn set_dst_start_addr(&mut self, value: Addr8) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// limit of the destination address
    #[inline]
    pub const fn dst_bound_reg(&self) -> BoundCheckReg {
        BoundCheckReg::from_bytes([self.0[51]])
    }

    /// Sets [`dst_bound_reg`](Self::dst_bound_reg).
    #[inline]
    pub const fn set_dst_bound_reg(&mut self, value: BoundCheckReg) {
        [self.0[51]] = value.to_bytes();
    }

    /// slow step of the destination, in elements
    #[inline]
    pub const fn dst_step_elem1(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 52))
    }

    /// Sets [`dst_step_elem1`](Self::dst_step_elem1).
    #[inline]
    pub const fn set_dst_step_elem1(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 52, value.to_le_bytes());
    }

    /// fast count of the destination
    #[inline]
    pub const fn dst_num_elem0(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 56))
    }

    /// Sets [`dst_num_elem0`](Self::dst_num_elem0).
    #[inline]
    pub const fn set_dst_num_elem0(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 56, value.to_le_bytes());
    }

    /// slow count of the destination
    #[inline]
    pub const fn dst_num_elem1(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 58))
    }

    /// Sets [`dst_num_elem1`](Self::dst_num_elem1).
    #[inline]
    pub const fn set_dst_num_elem1(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 58, value.to_le_bytes());
    }

    /// bytes of a gathered row
    #[inline]
    pub const fn elem_size(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 60))
    }

    /// Sets [`elem_size`](Self::elem_size).
    #[inline]
    pub const fn set_elem_size(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 60, value.to_le_bytes());
    }

    /// element types of source and destination
    #[inline]
    pub const fn dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[62]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: DtypePair) {
        [self.0[62]] = value.to_bytes();
    }

    /// gather dimension
    #[inline]
    pub const fn flags(&self) -> DmaGatherTransposeFlags {
        DmaGatherTransposeFlags::from_bytes([self.0[63]])
    }

    /// Sets [`flags`](Self::flags).
    #[inline]
    pub const fn set_flags(&mut self, value: DmaGatherTransposeFlags) {
        [self.0[63]] = value.to_bytes();
    }
}

impl Default for DmaGatherXpose {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl DmaGatherXpose {
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

    /// The same with another [`semaphore`](Self::semaphore).
    #[inline]
    #[must_use]
    pub const fn with_semaphore(mut self, value: u8) -> Self {
        self.set_semaphore(value);
        self
    }

    /// The same with another [`dma_configs`](Self::dma_configs).
    #[inline]
    #[must_use]
    pub const fn with_dma_configs(mut self, value: DmaConfigs) -> Self {
        self.set_dma_configs(value);
        self
    }

    /// The same with another [`idx_num_active_channels`](Self::idx_num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_idx_num_active_channels(mut self, value: u8) -> Self {
        self.set_idx_num_active_channels(value);
        self
    }

    /// The same with another [`src_idx_bound_reg`](Self::src_idx_bound_reg).
    #[inline]
    #[must_use]
    pub const fn with_src_idx_bound_reg(mut self, value: BoundCheckReg) -> Self {
        self.set_src_idx_bound_reg(value);
        self
    }

    /// The same with another [`src_start_addr`](Self::src_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_src_start_addr(mut self, value: Addr8) -> Self {
        self.set_src_start_addr(value);
        self
    }

    /// The same with another [`src_step_elem0`](Self::src_step_elem0).
    #[inline]
    #[must_use]
    pub const fn with_src_step_elem0(mut self, value: i32) -> Self {
        self.set_src_step_elem0(value);
        self
    }

    /// The same with another [`src_step_elem1`](Self::src_step_elem1).
    #[inline]
    #[must_use]
    pub const fn with_src_step_elem1(mut self, value: i32) -> Self {
        self.set_src_step_elem1(value);
        self
    }

    /// The same with another [`src_num_elem0`](Self::src_num_elem0).
    #[inline]
    #[must_use]
    pub const fn with_src_num_elem0(mut self, value: u16) -> Self {
        self.set_src_num_elem0(value);
        self
    }

    /// The same with another [`src_num_elem1`](Self::src_num_elem1).
    #[inline]
    #[must_use]
    pub const fn with_src_num_elem1(mut self, value: u16) -> Self {
        self.set_src_num_elem1(value);
        self
    }

    /// The same with another [`src_idx_start_addr`](Self::src_idx_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_src_idx_start_addr(mut self, value: Addr4) -> Self {
        self.set_src_idx_start_addr(value);
        self
    }

    /// The same with another [`dst_start_addr`](Self::dst_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_dst_start_addr(mut self, value: Addr8) -> Self {
        self.set_dst_start_addr(value);
        self
    }

    /// The same with another [`dst_bound_reg`](Self::dst_bound_reg).
    #[inline]
    #[must_use]
    pub const fn with_dst_bound_reg(mut self, value: BoundCheckReg) -> Self {
        self.set_dst_bound_reg(value);
        self
    }

    /// The same with another [`dst_step_elem1`](Self::dst_step_elem1).
    #[inline]
    #[must_use]
    pub const fn with_dst_step_elem1(mut self, value: i32) -> Self {
        self.set_dst_step_elem1(value);
        self
    }

    /// The same with another [`dst_num_elem0`](Self::dst_num_elem0).
    #[inline]
    #[must_use]
    pub const fn with_dst_num_elem0(mut self, value: u16) -> Self {
        self.set_dst_num_elem0(value);
        self
    }

    /// The same with another [`dst_num_elem1`](Self::dst_num_elem1).
    #[inline]
    #[must_use]
    pub const fn with_dst_num_elem1(mut self, value: u16) -> Self {
        self.set_dst_num_elem1(value);
        self
    }

    /// The same with another [`elem_size`](Self::elem_size).
    #[inline]
    #[must_use]
    pub const fn with_elem_size(mut self, value: u16) -> Self {
        self.set_elem_size(value);
        self
    }

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: DtypePair) -> Self {
        self.set_dtype(value);
        self
    }

    /// The same with another [`flags`](Self::flags).
    #[inline]
    #[must_use]
    pub const fn with_flags(mut self, value: DmaGatherTransposeFlags) -> Self {
        self.set_flags(value);
        self
    }
}

#[cfg(feature = "layout")]
impl DmaGatherXpose {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "DMA_GATHER_XPOSE",
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
                    "semaphore",
                    12,
                    layout::Type::Uint(1),
                    "semaphore advanced on completion",
                ),
                layout::Field::new(
                    "dma_configs",
                    13,
                    <DmaConfigs as layout::Layout>::TYPE,
                    "priority of the DMA",
                ),
                layout::Field::new(
                    "idx_num_active_channels",
                    14,
                    layout::Type::Uint(1),
                    "partitions that hold indices",
                ),
                layout::Field::new(
                    "src_idx_bound_reg",
                    15,
                    <BoundCheckReg as layout::Layout>::TYPE,
                    "limit of the source index",
                ),
                layout::Field::new(
                    "src_start_addr",
                    16,
                    <Addr8 as layout::Layout>::TYPE,
                    "first byte of the source",
                ),
                layout::Field::new(
                    "src_step_elem0",
                    24,
                    layout::Type::Int(4),
                    "fast step of the source, in elements",
                ),
                layout::Field::new(
                    "src_step_elem1",
                    28,
                    layout::Type::Int(4),
                    "slow step of the source, in elements",
                ),
                layout::Field::new(
                    "src_num_elem0",
                    32,
                    layout::Type::Uint(2),
                    "fast count of the source",
                ),
                layout::Field::new(
                    "src_num_elem1",
                    34,
                    layout::Type::Uint(2),
                    "slow count of the source",
                ),
                layout::Field::new(
                    "src_idx_start_addr",
                    36,
                    <Addr4 as layout::Layout>::TYPE,
                    "indices of the source",
                ),
                layout::Field::new(
                    "dst_start_addr",
                    40,
                    <Addr8 as layout::Layout>::TYPE,
                    "first byte of the destination",
                ),
                layout::Field::new("reserved", 48, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "dst_bound_reg",
                    51,
                    <BoundCheckReg as layout::Layout>::TYPE,
                    "limit of the destination address",
                ),
                layout::Field::new(
                    "dst_step_elem1",
                    52,
                    layout::Type::Int(4),
                    "slow step of the destination, in elements",
                ),
                layout::Field::new(
                    "dst_num_elem0",
                    56,
                    layout::Type::Uint(2),
                    "fast count of the destination",
                ),
                layout::Field::new(
                    "dst_num_elem1",
                    58,
                    layout::Type::Uint(2),
                    "slow count of the destination",
                ),
                layout::Field::new(
                    "elem_size",
                    60,
                    layout::Type::Uint(2),
                    "bytes of a gathered row",
                ),
                layout::Field::new(
                    "dtype",
                    62,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of source and destination",
                ),
                layout::Field::new(
                    "flags",
                    63,
                    <DmaGatherTransposeFlags as layout::Layout>::TYPE,
                    "gather dimension",
                ),
            ],
            "Gathers rows by index and transposes them into SBUF.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaGatherXpose {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaGatherXpose {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaGatherXpose {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaGatherXpose").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaGatherXpose);
