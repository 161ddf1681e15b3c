// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Two-dimensional copy of maverick with its own wait, choice of engines, address forms and signals. It has no events block.

use crate::enums::WaitMode;
use crate::types::{
    DmaAddrModePair, DmaAddrUnion, DmaEngineConfig, DmaFlags, DmaSemaUpdates, Header,
};

/// Two-dimensional copy of maverick with its own wait, choice of engines, address forms and signals. It has no events block.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=7 | `wait_sema_value` | `u32` |
/// | 8 | `wait_sema_idx` | `u8` |
/// | 9 | `wait_sema_mode` | `WaitMode` |
/// | 10 | `dma_engines` | `DmaEngineConfig` |
/// | 11 | `dma_flags` | `DmaFlags` |
/// | 12 | `addr_mode` | `DmaAddrModePair` |
/// | 13 | `sema_update_mode` | `DmaSemaUpdates` |
/// | 14..=15 | `rd_done_sema_update_idx` | `u16` |
/// | 16..=23 | `src_start_addr` | `DmaAddrUnion` |
/// | 24..=27 | `src_step_elem0` | `i32` |
/// | 28..=31 | `src_step_elem1` | `i32` |
/// | 32..=33 | `src_num_elem0` | `u16` |
/// | 34..=35 | `src_num_elem1` | `u16` |
/// | 36..=37 | `src_elem_size` | `u16` |
/// | 38..=39 | `wr_done_sema_update_idx` | `u16` |
/// | 40..=47 | `dst_start_addr` | `DmaAddrUnion` |
/// | 48..=51 | `dst_step_elem0` | `i32` |
/// | 52..=55 | `dst_step_elem1` | `i32` |
/// | 56..=57 | `dst_num_elem0` | `u16` |
/// | 58..=59 | `dst_num_elem1` | `u16` |
/// | 60..=61 | `dst_elem_size` | `u16` |
/// | 62 | `remote_core_id` | `u8` |
/// | 63 | `reserved` | `u8` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct DmaCopy2d(pub [u8; 64]);

impl Eq for DmaCopy2d {}

impl DmaCopy2d {
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

    /// threshold of the wait
    #[inline]
    pub const fn wait_sema_value(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 4))
    }

    /// Sets [`wait_sema_value`](Self::wait_sema_value).
    #[inline]
    pub const fn set_wait_sema_value(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_le_bytes());
    }

    /// semaphore waited for
    #[inline]
    pub const fn wait_sema_idx(&self) -> u8 {
        self.0[8]
    }

    /// Sets [`wait_sema_idx`](Self::wait_sema_idx).
    #[inline]
    pub const fn set_wait_sema_idx(&mut self, value: u8) {
        self.0[8] = value;
    }

    /// condition of the wait
    #[inline]
    pub const fn wait_sema_mode(&self) -> WaitMode {
        WaitMode::from_bytes([self.0[9]])
    }

    /// Sets [`wait_sema_mode`](Self::wait_sema_mode).
    #[inline]
    pub const fn set_wait_sema_mode(&mut self, value: WaitMode) {
        [self.0[9]] = value.to_bytes();
    }

    /// engines that share the work
    #[inline]
    pub const fn dma_engines(&self) -> DmaEngineConfig {
        DmaEngineConfig::from_bytes([self.0[10]])
    }

    /// Sets [`dma_engines`](Self::dma_engines).
    #[inline]
    pub const fn set_dma_engines(&mut self, value: DmaEngineConfig) {
        [self.0[10]] = value.to_bytes();
    }

    /// queue and synchronisation
    #[inline]
    pub const fn dma_flags(&self) -> DmaFlags {
        DmaFlags::from_bytes([self.0[11]])
    }

    /// Sets [`dma_flags`](Self::dma_flags).
    #[inline]
    pub const fn set_dma_flags(&mut self, value: DmaFlags) {
        [self.0[11]] = value.to_bytes();
    }

    /// how the addresses are formed
    #[inline]
    pub const fn addr_mode(&self) -> DmaAddrModePair {
        DmaAddrModePair::from_bytes([self.0[12]])
    }

    /// Sets [`addr_mode`](Self::addr_mode).
    #[inline]
    pub const fn set_addr_mode(&mut self, value: DmaAddrModePair) {
        [self.0[12]] = value.to_bytes();
    }

    /// semaphore updates
    #[inline]
    pub const fn sema_update_mode(&self) -> DmaSemaUpdates {
        DmaSemaUpdates::from_bytes([self.0[13]])
    }

    /// Sets [`sema_update_mode`](Self::sema_update_mode).
    #[inline]
    pub const fn set_sema_update_mode(&mut self, value: DmaSemaUpdates) {
        [self.0[13]] = value.to_bytes();
    }

    /// semaphore of the reads
    #[inline]
    pub const fn rd_done_sema_update_idx(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 14))
    }

    /// Sets [`rd_done_sema_update_idx`](Self::rd_done_sema_update_idx).
    #[inline]
    pub const fn set_rd_done_sema_update_idx(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 14, value.to_le_bytes());
    }

    /// first byte of the source
    #[inline]
    pub const fn src_start_addr(&self) -> DmaAddrUnion {
        use ::tpb_core::bytes::take;
        DmaAddrUnion::from_bytes(take::<8>(&self.0, 16))
    }

    /// Sets [`src_start_addr`](Self::src_start_addr).
    #[inline]
    pub const fn set_src_start_addr(&mut self, value: DmaAddrUnion) {
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

    /// bytes of a source element; 0 stands for 65536
    #[inline]
    pub const fn src_elem_size(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 36))
    }

    /// Sets [`src_elem_size`](Self::src_elem_size).
    #[inline]
    pub const fn set_src_elem_size(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_le_bytes());
    }

    /// semaphore of the writes
    #[inline]
    pub const fn wr_done_sema_update_idx(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 38))
    }

    /// Sets [`wr_done_sema_update_idx`](Self::wr_done_sema_update_idx).
    #[inline]
    pub const fn set_wr_done_sema_update_idx(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 38, value.to_le_bytes());
    }

    /// first byte of the destination
    #[inline]
    pub const fn dst_start_addr(&self) -> DmaAddrUnion {
        use ::tpb_core::bytes::take;
        DmaAddrUnion::from_bytes(take::<8>(&self.0, 40))
    }

    /// Sets [`dst_start_addr`](Self::dst_start_addr).
    #[inline]
    pub const fn set_dst_start_addr(&mut self, value: DmaAddrUnion) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// fast step of the destination, in elements
    #[inline]
    pub const fn dst_step_elem0(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`dst_step_elem0`](Self::dst_step_elem0).
    #[inline]
    pub const fn set_dst_step_elem0(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
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

    /// bytes of a destination element; 0 stands for 65536
    #[inline]
    pub const fn dst_elem_size(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 60))
    }

    /// Sets [`dst_elem_size`](Self::dst_elem_size).
    #[inline]
    pub const fn set_dst_elem_size(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 60, value.to_le_bytes());
    }

    /// register with the core of remote updates
    #[inline]
    pub const fn remote_core_id(&self) -> u8 {
        self.0[62]
    }

    /// Sets [`remote_core_id`](Self::remote_core_id).
    #[inline]
    pub const fn set_remote_core_id(&mut self, value: u8) {
        self.0[62] = value;
    }
}

impl Default for DmaCopy2d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl DmaCopy2d {
    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// The same with another [`wait_sema_value`](Self::wait_sema_value).
    #[inline]
    #[must_use]
    pub const fn with_wait_sema_value(mut self, value: u32) -> Self {
        self.set_wait_sema_value(value);
        self
    }

    /// The same with another [`wait_sema_idx`](Self::wait_sema_idx).
    #[inline]
    #[must_use]
    pub const fn with_wait_sema_idx(mut self, value: u8) -> Self {
        self.set_wait_sema_idx(value);
        self
    }

    /// The same with another [`wait_sema_mode`](Self::wait_sema_mode).
    #[inline]
    #[must_use]
    pub const fn with_wait_sema_mode(mut self, value: WaitMode) -> Self {
        self.set_wait_sema_mode(value);
        self
    }

    /// The same with another [`dma_engines`](Self::dma_engines).
    #[inline]
    #[must_use]
    pub const fn with_dma_engines(mut self, value: DmaEngineConfig) -> Self {
        self.set_dma_engines(value);
        self
    }

    /// The same with another [`dma_flags`](Self::dma_flags).
    #[inline]
    #[must_use]
    pub const fn with_dma_flags(mut self, value: DmaFlags) -> Self {
        self.set_dma_flags(value);
        self
    }

    /// The same with another [`addr_mode`](Self::addr_mode).
    #[inline]
    #[must_use]
    pub const fn with_addr_mode(mut self, value: DmaAddrModePair) -> Self {
        self.set_addr_mode(value);
        self
    }

    /// The same with another [`sema_update_mode`](Self::sema_update_mode).
    #[inline]
    #[must_use]
    pub const fn with_sema_update_mode(mut self, value: DmaSemaUpdates) -> Self {
        self.set_sema_update_mode(value);
        self
    }

    /// The same with another [`rd_done_sema_update_idx`](Self::rd_done_sema_update_idx).
    #[inline]
    #[must_use]
    pub const fn with_rd_done_sema_update_idx(mut self, value: u16) -> Self {
        self.set_rd_done_sema_update_idx(value);
        self
    }

    /// The same with another [`src_start_addr`](Self::src_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_src_start_addr(mut self, value: DmaAddrUnion) -> Self {
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

    /// The same with another [`src_elem_size`](Self::src_elem_size).
    #[inline]
    #[must_use]
    pub const fn with_src_elem_size(mut self, value: u16) -> Self {
        self.set_src_elem_size(value);
        self
    }

    /// The same with another [`wr_done_sema_update_idx`](Self::wr_done_sema_update_idx).
    #[inline]
    #[must_use]
    pub const fn with_wr_done_sema_update_idx(mut self, value: u16) -> Self {
        self.set_wr_done_sema_update_idx(value);
        self
    }

    /// The same with another [`dst_start_addr`](Self::dst_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_dst_start_addr(mut self, value: DmaAddrUnion) -> Self {
        self.set_dst_start_addr(value);
        self
    }

    /// The same with another [`dst_step_elem0`](Self::dst_step_elem0).
    #[inline]
    #[must_use]
    pub const fn with_dst_step_elem0(mut self, value: i32) -> Self {
        self.set_dst_step_elem0(value);
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

    /// The same with another [`dst_elem_size`](Self::dst_elem_size).
    #[inline]
    #[must_use]
    pub const fn with_dst_elem_size(mut self, value: u16) -> Self {
        self.set_dst_elem_size(value);
        self
    }

    /// The same with another [`remote_core_id`](Self::remote_core_id).
    #[inline]
    #[must_use]
    pub const fn with_remote_core_id(mut self, value: u8) -> Self {
        self.set_remote_core_id(value);
        self
    }
}

#[cfg(feature = "layout")]
impl DmaCopy2d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "DMA_COPY2D",
            64,
            &[
                layout::Field::new(
                    "header",
                    0,
                    <Header as layout::Layout>::TYPE,
                    "first four bytes of a record",
                ),
                layout::Field::new(
                    "wait_sema_value",
                    4,
                    layout::Type::Uint(4),
                    "threshold of the wait",
                ),
                layout::Field::new(
                    "wait_sema_idx",
                    8,
                    layout::Type::Uint(1),
                    "semaphore waited for",
                ),
                layout::Field::new(
                    "wait_sema_mode",
                    9,
                    <WaitMode as layout::Layout>::TYPE,
                    "condition of the wait",
                ),
                layout::Field::new(
                    "dma_engines",
                    10,
                    <DmaEngineConfig as layout::Layout>::TYPE,
                    "engines that share the work",
                ),
                layout::Field::new(
                    "dma_flags",
                    11,
                    <DmaFlags as layout::Layout>::TYPE,
                    "queue and synchronisation",
                ),
                layout::Field::new(
                    "addr_mode",
                    12,
                    <DmaAddrModePair as layout::Layout>::TYPE,
                    "how the addresses are formed",
                ),
                layout::Field::new(
                    "sema_update_mode",
                    13,
                    <DmaSemaUpdates as layout::Layout>::TYPE,
                    "semaphore updates",
                ),
                layout::Field::new(
                    "rd_done_sema_update_idx",
                    14,
                    layout::Type::Uint(2),
                    "semaphore of the reads",
                ),
                layout::Field::new(
                    "src_start_addr",
                    16,
                    <DmaAddrUnion as layout::Layout>::TYPE,
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
                    "src_elem_size",
                    36,
                    layout::Type::Uint(2),
                    "bytes of a source element; 0 stands for 65536",
                ),
                layout::Field::new(
                    "wr_done_sema_update_idx",
                    38,
                    layout::Type::Uint(2),
                    "semaphore of the writes",
                ),
                layout::Field::new(
                    "dst_start_addr",
                    40,
                    <DmaAddrUnion as layout::Layout>::TYPE,
                    "first byte of the destination",
                ),
                layout::Field::new(
                    "dst_step_elem0",
                    48,
                    layout::Type::Int(4),
                    "fast step of the destination, in elements",
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
                    "dst_elem_size",
                    60,
                    layout::Type::Uint(2),
                    "bytes of a destination element; 0 stands for 65536",
                ),
                layout::Field::new(
                    "remote_core_id",
                    62,
                    layout::Type::Uint(1),
                    "register with the core of remote updates",
                ),
                layout::Field::new("reserved", 63, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Two-dimensional copy of maverick with its own wait, choice of engines, address forms and signals. It has no events block.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3b"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaCopy2d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaCopy2d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaCopy2d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaCopy2d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaCopy2d);
