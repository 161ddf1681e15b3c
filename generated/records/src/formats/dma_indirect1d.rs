// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Generates the descriptors of a gather, a scatter, or both.

use crate::enums::{DgeComputeOp, Dtype};
use crate::types::{
    Addr4, Addr8, BoundCheckReg, DmaConfigs, DmaIndirectFlags, Events, Header,
};

/// Generates the descriptors of a gather, a scatter, or both.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `semaphore` | `u8` |
/// | 13 | `sem_increment` | `u8` |
/// | 14 | `idx_num_active_channels` | `u8` |
/// | 15 | `flags` | `DmaIndirectFlags` |
/// | 16..=23 | `src_start_addr` | `Addr8` |
/// | 24..=27 | `src_step_elem` | `i32` |
/// | 28..=29 | `src_num_elem` | `u16` |
/// | 30..=31 | `src_elem_size` | `u16` |
/// | 32..=39 | `dst_start_addr` | `Addr8` |
/// | 40..=43 | `dst_step_elem` | `i32` |
/// | 44..=45 | `dst_num_elem` | `u16` |
/// | 46..=47 | `dst_elem_size` | `u16` |
/// | 48..=51 | `src_idx_start_addr` | `Addr4` |
/// | 52..=55 | `dst_idx_start_addr` | `Addr4` |
/// | 56 | `in_dtype` | `Dtype` |
/// | 57 | `out_dtype` | `Dtype` |
/// | 58 | `src_idx_bound_reg` | `BoundCheckReg` |
/// | 59 | `dst_idx_bound_reg` | `BoundCheckReg` |
/// | 60 | `compute_op` | `DgeComputeOp` |
/// | 61 | `dma_configs` | `DmaConfigs` |
/// | 62..=63 | `reserved` | `[u8; 2]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct DmaIndirect1d(pub [u8; 64]);

impl Eq for DmaIndirect1d {}

impl DmaIndirect1d {
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

    /// step of the semaphore
    #[inline]
    pub const fn sem_increment(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`sem_increment`](Self::sem_increment).
    #[inline]
    pub const fn set_sem_increment(&mut self, value: u8) {
        self.0[13] = value;
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

    /// sides that go through an index
    #[inline]
    pub const fn flags(&self) -> DmaIndirectFlags {
        DmaIndirectFlags::from_bytes([self.0[15]])
    }

    /// Sets [`flags`](Self::flags).
    #[inline]
    pub const fn set_flags(&mut self, value: DmaIndirectFlags) {
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

    /// step of the source, in elements
    #[inline]
    pub const fn src_step_elem(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`src_step_elem`](Self::src_step_elem).
    #[inline]
    pub const fn set_src_step_elem(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }

    /// count of the source
    #[inline]
    pub const fn src_num_elem(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 28))
    }

    /// Sets [`src_num_elem`](Self::src_num_elem).
    #[inline]
    pub const fn set_src_num_elem(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_le_bytes());
    }

    /// bytes of a source element; 0 stands for 65536
    #[inline]
    pub const fn src_elem_size(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 30))
    }

    /// Sets [`src_elem_size`](Self::src_elem_size).
    #[inline]
    pub const fn set_src_elem_size(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 30, value.to_le_bytes());
    }

    /// first byte of the destination
    #[inline]
    pub const fn dst_start_addr(&self) -> Addr8 {
        use ::tpb_core::bytes::take;
        Addr8::from_bytes(take::<8>(&self.0, 32))
    }

    /// Sets [`dst_start_addr`](Self::dst_start_addr).
    #[inline]
    pub const fn set_dst_start_addr(&mut self, value: Addr8) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// step of the destination, in elements
    #[inline]
    pub const fn dst_step_elem(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 40))
    }

    /// Sets [`dst_step_elem`](Self::dst_step_elem).
    #[inline]
    pub const fn set_dst_step_elem(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_le_bytes());
    }

    /// count of the destination
    #[inline]
    pub const fn dst_num_elem(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 44))
    }

    /// Sets [`dst_num_elem`](Self::dst_num_elem).
    #[inline]
    pub const fn set_dst_num_elem(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_le_bytes());
    }

    /// bytes of a destination element; 0 stands for 65536
    #[inline]
    pub const fn dst_elem_size(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 46))
    }

    /// Sets [`dst_elem_size`](Self::dst_elem_size).
    #[inline]
    pub const fn set_dst_elem_size(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 46, value.to_le_bytes());
    }

    /// indices of the source
    #[inline]
    pub const fn src_idx_start_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 48))
    }

    /// Sets [`src_idx_start_addr`](Self::src_idx_start_addr).
    #[inline]
    pub const fn set_src_idx_start_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }

    /// indices of the destination
    #[inline]
    pub const fn dst_idx_start_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 52))
    }

    /// Sets [`dst_idx_start_addr`](Self::dst_idx_start_addr).
    #[inline]
    pub const fn set_dst_idx_start_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 52, value.to_bytes());
    }

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[56]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: Dtype) {
        [self.0[56]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[57]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
        [self.0[57]] = value.to_bytes();
    }

    /// limit of the source index
    #[inline]
    pub const fn src_idx_bound_reg(&self) -> BoundCheckReg {
        BoundCheckReg::from_bytes([self.0[58]])
    }

    /// Sets [`src_idx_bound_reg`](Self::src_idx_bound_reg).
    #[inline]
    pub const fn set_src_idx_bound_reg(&mut self, value: BoundCheckReg) {
        [self.0[58]] = value.to_bytes();
    }

    /// limit of the destination index
    #[inline]
    pub const fn dst_idx_bound_reg(&self) -> BoundCheckReg {
        BoundCheckReg::from_bytes([self.0[59]])
    }

    /// Sets [`dst_idx_bound_reg`](Self::dst_idx_bound_reg).
    #[inline]
    pub const fn set_dst_idx_bound_reg(&mut self, value: BoundCheckReg) {
        [self.0[59]] = value.to_bytes();
    }

    /// arithmetic on the way
    #[inline]
    pub const fn compute_op(&self) -> DgeComputeOp {
        DgeComputeOp::from_bytes([self.0[60]])
    }

    /// Sets [`compute_op`](Self::compute_op).
    #[inline]
    pub const fn set_compute_op(&mut self, value: DgeComputeOp) {
        [self.0[60]] = value.to_bytes();
    }

    /// priority of the DMA
    #[inline]
    pub const fn dma_configs(&self) -> DmaConfigs {
        DmaConfigs::from_bytes([self.0[61]])
    }

    /// Sets [`dma_configs`](Self::dma_configs).
    #[inline]
    pub const fn set_dma_configs(&mut self, value: DmaConfigs) {
        [self.0[61]] = value.to_bytes();
    }
}

impl Default for DmaIndirect1d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl DmaIndirect1d {
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

    /// The same with another [`sem_increment`](Self::sem_increment).
    #[inline]
    #[must_use]
    pub const fn with_sem_increment(mut self, value: u8) -> Self {
        self.set_sem_increment(value);
        self
    }

    /// The same with another [`idx_num_active_channels`](Self::idx_num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_idx_num_active_channels(mut self, value: u8) -> Self {
        self.set_idx_num_active_channels(value);
        self
    }

    /// The same with another [`flags`](Self::flags).
    #[inline]
    #[must_use]
    pub const fn with_flags(mut self, value: DmaIndirectFlags) -> Self {
        self.set_flags(value);
        self
    }

    /// The same with another [`src_start_addr`](Self::src_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_src_start_addr(mut self, value: Addr8) -> Self {
        self.set_src_start_addr(value);
        self
    }

    /// The same with another [`src_step_elem`](Self::src_step_elem).
    #[inline]
    #[must_use]
    pub const fn with_src_step_elem(mut self, value: i32) -> Self {
        self.set_src_step_elem(value);
        self
    }

    /// The same with another [`src_num_elem`](Self::src_num_elem).
    #[inline]
    #[must_use]
    pub const fn with_src_num_elem(mut self, value: u16) -> Self {
        self.set_src_num_elem(value);
        self
    }

    /// The same with another [`src_elem_size`](Self::src_elem_size).
    #[inline]
    #[must_use]
    pub const fn with_src_elem_size(mut self, value: u16) -> Self {
        self.set_src_elem_size(value);
        self
    }

    /// The same with another [`dst_start_addr`](Self::dst_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_dst_start_addr(mut self, value: Addr8) -> Self {
        self.set_dst_start_addr(value);
        self
    }

    /// The same with another [`dst_step_elem`](Self::dst_step_elem).
    #[inline]
    #[must_use]
    pub const fn with_dst_step_elem(mut self, value: i32) -> Self {
        self.set_dst_step_elem(value);
        self
    }

    /// The same with another [`dst_num_elem`](Self::dst_num_elem).
    #[inline]
    #[must_use]
    pub const fn with_dst_num_elem(mut self, value: u16) -> Self {
        self.set_dst_num_elem(value);
        self
    }

    /// The same with another [`dst_elem_size`](Self::dst_elem_size).
    #[inline]
    #[must_use]
    pub const fn with_dst_elem_size(mut self, value: u16) -> Self {
        self.set_dst_elem_size(value);
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

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: Dtype) -> Self {
        self.set_in_dtype(value);
        self
    }

    /// The same with another [`out_dtype`](Self::out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_dtype(mut self, value: Dtype) -> Self {
        self.set_out_dtype(value);
        self
    }

    /// The same with another [`src_idx_bound_reg`](Self::src_idx_bound_reg).
    #[inline]
    #[must_use]
    pub const fn with_src_idx_bound_reg(mut self, value: BoundCheckReg) -> Self {
        self.set_src_idx_bound_reg(value);
        self
    }

    /// The same with another [`dst_idx_bound_reg`](Self::dst_idx_bound_reg).
    #[inline]
    #[must_use]
    pub const fn with_dst_idx_bound_reg(mut self, value: BoundCheckReg) -> Self {
        self.set_dst_idx_bound_reg(value);
        self
    }

    /// The same with another [`compute_op`](Self::compute_op).
    #[inline]
    #[must_use]
    pub const fn with_compute_op(mut self, value: DgeComputeOp) -> Self {
        self.set_compute_op(value);
        self
    }

    /// The same with another [`dma_configs`](Self::dma_configs).
    #[inline]
    #[must_use]
    pub const fn with_dma_configs(mut self, value: DmaConfigs) -> Self {
        self.set_dma_configs(value);
        self
    }
}

#[cfg(feature = "layout")]
impl DmaIndirect1d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "DMA_INDIRECT1D",
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
                    "sem_increment",
                    13,
                    layout::Type::Uint(1),
                    "step of the semaphore",
                ),
                layout::Field::new(
                    "idx_num_active_channels",
                    14,
                    layout::Type::Uint(1),
                    "partitions that hold indices",
                ),
                layout::Field::new(
                    "flags",
                    15,
                    <DmaIndirectFlags as layout::Layout>::TYPE,
                    "sides that go through an index",
                ),
                layout::Field::new(
                    "src_start_addr",
                    16,
                    <Addr8 as layout::Layout>::TYPE,
                    "first byte of the source",
                ),
                layout::Field::new(
                    "src_step_elem",
                    24,
                    layout::Type::Int(4),
                    "step of the source, in elements",
                ),
                layout::Field::new(
                    "src_num_elem",
                    28,
                    layout::Type::Uint(2),
                    "count of the source",
                ),
                layout::Field::new(
                    "src_elem_size",
                    30,
                    layout::Type::Uint(2),
                    "bytes of a source element; 0 stands for 65536",
                ),
                layout::Field::new(
                    "dst_start_addr",
                    32,
                    <Addr8 as layout::Layout>::TYPE,
                    "first byte of the destination",
                ),
                layout::Field::new(
                    "dst_step_elem",
                    40,
                    layout::Type::Int(4),
                    "step of the destination, in elements",
                ),
                layout::Field::new(
                    "dst_num_elem",
                    44,
                    layout::Type::Uint(2),
                    "count of the destination",
                ),
                layout::Field::new(
                    "dst_elem_size",
                    46,
                    layout::Type::Uint(2),
                    "bytes of a destination element; 0 stands for 65536",
                ),
                layout::Field::new(
                    "src_idx_start_addr",
                    48,
                    <Addr4 as layout::Layout>::TYPE,
                    "indices of the source",
                ),
                layout::Field::new(
                    "dst_idx_start_addr",
                    52,
                    <Addr4 as layout::Layout>::TYPE,
                    "indices of the destination",
                ),
                layout::Field::new(
                    "in_dtype",
                    56,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "out_dtype",
                    57,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                    "src_idx_bound_reg",
                    58,
                    <BoundCheckReg as layout::Layout>::TYPE,
                    "limit of the source index",
                ),
                layout::Field::new(
                    "dst_idx_bound_reg",
                    59,
                    <BoundCheckReg as layout::Layout>::TYPE,
                    "limit of the destination index",
                ),
                layout::Field::new(
                        "compute_op",
                        60,
                        <DgeComputeOp as layout::Layout>::TYPE,
                        "arithmetic on the way",
                    )
                    .with_closed(),
                layout::Field::new(
                    "dma_configs",
                    61,
                    <DmaConfigs as layout::Layout>::TYPE,
                    "priority of the DMA",
                ),
                layout::Field::new("reserved", 62, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Generates the descriptors of a gather, a scatter, or both.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaIndirect1d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaIndirect1d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaIndirect1d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaIndirect1d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaIndirect1d);
