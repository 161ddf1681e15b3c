// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Builds the descriptor ring of a copy from SBUF to the SBUF of a peer, over all partitions.

use crate::enums::ExampleExtendedOpcodes1;
use crate::types::{Addr4, Events, ExtCompletionInfo, Header};

/// Builds the descriptor ring of a copy from SBUF to the SBUF of a peer, over all partitions.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `extended_opcode` | `ExampleExtendedOpcodes1` |
/// | 13 | `completion_info` | `ExtCompletionInfo` |
/// | 14 | `local_sem` | `u8` |
/// | 15 | `remote_sem` | `u8` |
/// | 16..=19 | `remote_core_id` | `u32` |
/// | 20..=23 | `remote_routing_id` | `u32` |
/// | 24..=27 | `dma_engine_mask` | `u32` |
/// | 28..=31 | `src_addr` | `Addr4` |
/// | 32..=35 | `dst_addr` | `Addr4` |
/// | 36..=39 | `free_dim_bytes` | `u32` |
/// | 40 | `is_bidirectional` | `u8` |
/// | 41 | `remote_sem_prev` | `u8` |
/// | 42..=43 | `reserved0` | `[u8; 2]` (reserved) |
/// | 44..=63 | `reserved1` | `[u8; 20]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct ExtendedRdmaDescGen(pub [u8; 64]);

impl Eq for ExtendedRdmaDescGen {}

impl ExtendedRdmaDescGen {
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

    /// second opcode
    #[inline]
    pub const fn extended_opcode(&self) -> ExampleExtendedOpcodes1 {
        ExampleExtendedOpcodes1::from_bytes([self.0[12]])
    }

    /// Sets [`extended_opcode`](Self::extended_opcode).
    #[inline]
    pub const fn set_extended_opcode(&mut self, value: ExampleExtendedOpcodes1) {
        [self.0[12]] = value.to_bytes();
    }

    /// what the instruction touches
    #[inline]
    pub const fn completion_info(&self) -> ExtCompletionInfo {
        ExtCompletionInfo::from_bytes([self.0[13]])
    }

    /// Sets [`completion_info`](Self::completion_info).
    #[inline]
    pub const fn set_completion_info(&mut self, value: ExtCompletionInfo) {
        [self.0[13]] = value.to_bytes();
    }

    /// semaphore advanced when the local side is free
    #[inline]
    pub const fn local_sem(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`local_sem`](Self::local_sem).
    #[inline]
    pub const fn set_local_sem(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// semaphore of the peer advanced when all bytes are there
    #[inline]
    pub const fn remote_sem(&self) -> u8 {
        self.0[15]
    }

    /// Sets [`remote_sem`](Self::remote_sem).
    #[inline]
    pub const fn set_remote_sem(&mut self, value: u8) {
        self.0[15] = value;
    }

    /// peer core; a scalar operand without a known selector
    #[inline]
    pub const fn remote_core_id(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`remote_core_id`](Self::remote_core_id).
    #[inline]
    pub const fn set_remote_core_id(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// route to the peer; a scalar operand without a known selector
    #[inline]
    pub const fn remote_routing_id(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 20))
    }

    /// Sets [`remote_routing_id`](Self::remote_routing_id).
    #[inline]
    pub const fn set_remote_routing_id(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }

    /// engines used; a scalar operand without a known selector
    #[inline]
    pub const fn dma_engine_mask(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`dma_engine_mask`](Self::dma_engine_mask).
    #[inline]
    pub const fn set_dma_engine_mask(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }

    /// source
    #[inline]
    pub const fn src_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 28))
    }

    /// Sets [`src_addr`](Self::src_addr).
    #[inline]
    pub const fn set_src_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_bytes());
    }

    /// destination in the peer
    #[inline]
    pub const fn dst_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 32))
    }

    /// Sets [`dst_addr`](Self::dst_addr).
    #[inline]
    pub const fn set_dst_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// bytes per partition; 0 for the semaphores alone
    #[inline]
    pub const fn free_dim_bytes(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 36))
    }

    /// Sets [`free_dim_bytes`](Self::free_dim_bytes).
    #[inline]
    pub const fn set_free_dim_bytes(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_le_bytes());
    }

    /// not supported yet
    #[inline]
    pub const fn is_bidirectional(&self) -> u8 {
        self.0[40]
    }

    /// Sets [`is_bidirectional`](Self::is_bidirectional).
    #[inline]
    pub const fn set_is_bidirectional(&mut self, value: u8) {
        self.0[40] = value;
    }

    /// meaning not known
    #[inline]
    pub const fn remote_sem_prev(&self) -> u8 {
        self.0[41]
    }

    /// Sets [`remote_sem_prev`](Self::remote_sem_prev).
    #[inline]
    pub const fn set_remote_sem_prev(&mut self, value: u8) {
        self.0[41] = value;
    }
}

impl Default for ExtendedRdmaDescGen {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl ExtendedRdmaDescGen {
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

    /// The same with another [`extended_opcode`](Self::extended_opcode).
    #[inline]
    #[must_use]
    pub const fn with_extended_opcode(mut self, value: ExampleExtendedOpcodes1) -> Self {
        self.set_extended_opcode(value);
        self
    }

    /// The same with another [`completion_info`](Self::completion_info).
    #[inline]
    #[must_use]
    pub const fn with_completion_info(mut self, value: ExtCompletionInfo) -> Self {
        self.set_completion_info(value);
        self
    }

    /// The same with another [`local_sem`](Self::local_sem).
    #[inline]
    #[must_use]
    pub const fn with_local_sem(mut self, value: u8) -> Self {
        self.set_local_sem(value);
        self
    }

    /// The same with another [`remote_sem`](Self::remote_sem).
    #[inline]
    #[must_use]
    pub const fn with_remote_sem(mut self, value: u8) -> Self {
        self.set_remote_sem(value);
        self
    }

    /// The same with another [`remote_core_id`](Self::remote_core_id).
    #[inline]
    #[must_use]
    pub const fn with_remote_core_id(mut self, value: u32) -> Self {
        self.set_remote_core_id(value);
        self
    }

    /// The same with another [`remote_routing_id`](Self::remote_routing_id).
    #[inline]
    #[must_use]
    pub const fn with_remote_routing_id(mut self, value: u32) -> Self {
        self.set_remote_routing_id(value);
        self
    }

    /// The same with another [`dma_engine_mask`](Self::dma_engine_mask).
    #[inline]
    #[must_use]
    pub const fn with_dma_engine_mask(mut self, value: u32) -> Self {
        self.set_dma_engine_mask(value);
        self
    }

    /// The same with another [`src_addr`](Self::src_addr).
    #[inline]
    #[must_use]
    pub const fn with_src_addr(mut self, value: Addr4) -> Self {
        self.set_src_addr(value);
        self
    }

    /// The same with another [`dst_addr`](Self::dst_addr).
    #[inline]
    #[must_use]
    pub const fn with_dst_addr(mut self, value: Addr4) -> Self {
        self.set_dst_addr(value);
        self
    }

    /// The same with another [`free_dim_bytes`](Self::free_dim_bytes).
    #[inline]
    #[must_use]
    pub const fn with_free_dim_bytes(mut self, value: u32) -> Self {
        self.set_free_dim_bytes(value);
        self
    }

    /// The same with another [`is_bidirectional`](Self::is_bidirectional).
    #[inline]
    #[must_use]
    pub const fn with_is_bidirectional(mut self, value: u8) -> Self {
        self.set_is_bidirectional(value);
        self
    }

    /// The same with another [`remote_sem_prev`](Self::remote_sem_prev).
    #[inline]
    #[must_use]
    pub const fn with_remote_sem_prev(mut self, value: u8) -> Self {
        self.set_remote_sem_prev(value);
        self
    }
}

#[cfg(feature = "layout")]
impl ExtendedRdmaDescGen {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "EXTENDED_RDMA_DESC_GEN",
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
                    "extended_opcode",
                    12,
                    <ExampleExtendedOpcodes1 as layout::Layout>::TYPE,
                    "second opcode",
                ),
                layout::Field::new(
                    "completion_info",
                    13,
                    <ExtCompletionInfo as layout::Layout>::TYPE,
                    "what the instruction touches",
                ),
                layout::Field::new(
                    "local_sem",
                    14,
                    layout::Type::Uint(1),
                    "semaphore advanced when the local side is free",
                ),
                layout::Field::new(
                    "remote_sem",
                    15,
                    layout::Type::Uint(1),
                    "semaphore of the peer advanced when all bytes are there",
                ),
                layout::Field::new(
                    "remote_core_id",
                    16,
                    layout::Type::Uint(4),
                    "peer core; a scalar operand without a known selector",
                ),
                layout::Field::new(
                    "remote_routing_id",
                    20,
                    layout::Type::Uint(4),
                    "route to the peer; a scalar operand without a known selector",
                ),
                layout::Field::new(
                    "dma_engine_mask",
                    24,
                    layout::Type::Uint(4),
                    "engines used; a scalar operand without a known selector",
                ),
                layout::Field::new(
                    "src_addr",
                    28,
                    <Addr4 as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                    "dst_addr",
                    32,
                    <Addr4 as layout::Layout>::TYPE,
                    "destination in the peer",
                ),
                layout::Field::new(
                    "free_dim_bytes",
                    36,
                    layout::Type::Uint(4),
                    "bytes per partition; 0 for the semaphores alone",
                ),
                layout::Field::new(
                    "is_bidirectional",
                    40,
                    layout::Type::Uint(1),
                    "not supported yet",
                ),
                layout::Field::new(
                    "remote_sem_prev",
                    41,
                    layout::Type::Uint(1),
                    "meaning not known",
                ),
                layout::Field::new("reserved0", 42, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new("reserved1", 44, layout::Type::Bytes(20), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Builds the descriptor ring of a copy from SBUF to the SBUF of a peer, over all partitions.",
            layout::Conf::High,
            &["gpsimd/dma/descriptor-model.md#2.6"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ExtendedRdmaDescGen {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ExtendedRdmaDescGen {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ExtendedRdmaDescGen {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ExtendedRdmaDescGen").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ExtendedRdmaDescGen);
