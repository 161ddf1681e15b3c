// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Second of the two records of a collective over tensors in SBUF.

use crate::enums::{CrossSboutputTransfer, InstrChaining, PermuteChain, UniqueTensors};
use crate::types::{Addr4, DmaConfigs, PseudoAddr8tensor2d};

/// Second of the two records of a collective over tensors in SBUF.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `opcode` | `u8` |
/// | 1 | `instr_chaining` | `InstrChaining` |
/// | 2..=3 | `group_id` | `u16` |
/// | 4..=5 | `channel_id` | `u16` |
/// | 6..=7 | `stream_id` | `u16` |
/// | 8..=31 | `dst` | `PseudoAddr8tensor2d` |
/// | 32..=35 | `cc_buf_start_addr` | `Addr4` |
/// | 36..=39 | `cc_buf_size_per_partition` | `u32` |
/// | 40 | `cc_buf_num_partitions` | `u8` |
/// | 41 | `dma_configs` | `DmaConfigs` |
/// | 42 | `unique_tensors` | `UniqueTensors` |
/// | 43 | `permute_chain` | `PermuteChain` |
/// | 44 | `src1_bitmap` | `u8` |
/// | 45 | `cross_sb_output_transfer` | `CrossSboutputTransfer` |
/// | 46..=63 | `reserved1` | `[u8; 18]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoTriggerCollective2Ext(pub [u8; 64]);

impl Eq for PseudoTriggerCollective2Ext {}

impl PseudoTriggerCollective2Ext {
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

    /// position in a chain
    #[inline]
    pub const fn instr_chaining(&self) -> InstrChaining {
        InstrChaining::from_bytes([self.0[1]])
    }

    /// Sets [`instr_chaining`](Self::instr_chaining).
    #[inline]
    pub const fn set_instr_chaining(&mut self, value: InstrChaining) {
        [self.0[1]] = value.to_bytes();
    }

    /// replica group
    #[inline]
    pub const fn group_id(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 2))
    }

    /// Sets [`group_id`](Self::group_id).
    #[inline]
    pub const fn set_group_id(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 2, value.to_le_bytes());
    }

    /// channel of a point-to-point step
    #[inline]
    pub const fn channel_id(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 4))
    }

    /// Sets [`channel_id`](Self::channel_id).
    #[inline]
    pub const fn set_channel_id(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_le_bytes());
    }

    /// collective stream
    #[inline]
    pub const fn stream_id(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 6))
    }

    /// Sets [`stream_id`](Self::stream_id).
    #[inline]
    pub const fn set_stream_id(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 6, value.to_le_bytes());
    }

    /// destination
    #[inline]
    pub const fn dst(&self) -> PseudoAddr8tensor2d {
        use ::tpb_core::bytes::take;
        PseudoAddr8tensor2d::from_bytes(take::<24>(&self.0, 8))
    }

    /// Sets [`dst`](Self::dst).
    #[inline]
    pub const fn set_dst(&mut self, value: PseudoAddr8tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value.to_bytes());
    }

    /// scratch buffer
    #[inline]
    pub const fn cc_buf_start_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 32))
    }

    /// Sets [`cc_buf_start_addr`](Self::cc_buf_start_addr).
    #[inline]
    pub const fn set_cc_buf_start_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_bytes());
    }

    /// bytes of the buffer per partition
    #[inline]
    pub const fn cc_buf_size_per_partition(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 36))
    }

    /// Sets [`cc_buf_size_per_partition`](Self::cc_buf_size_per_partition).
    #[inline]
    pub const fn set_cc_buf_size_per_partition(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_le_bytes());
    }

    /// partitions of the buffer
    #[inline]
    pub const fn cc_buf_num_partitions(&self) -> u8 {
        self.0[40]
    }

    /// Sets [`cc_buf_num_partitions`](Self::cc_buf_num_partitions).
    #[inline]
    pub const fn set_cc_buf_num_partitions(&mut self, value: u8) {
        self.0[40] = value;
    }

    /// priority of the DMA
    #[inline]
    pub const fn dma_configs(&self) -> DmaConfigs {
        DmaConfigs::from_bytes([self.0[41]])
    }

    /// Sets [`dma_configs`](Self::dma_configs).
    #[inline]
    pub const fn set_dma_configs(&mut self, value: DmaConfigs) {
        [self.0[41]] = value.to_bytes();
    }

    /// whether the ranks hold distinct tensors
    #[inline]
    pub const fn unique_tensors(&self) -> UniqueTensors {
        UniqueTensors::from_bytes([self.0[42]])
    }

    /// Sets [`unique_tensors`](Self::unique_tensors).
    #[inline]
    pub const fn set_unique_tensors(&mut self, value: UniqueTensors) {
        [self.0[42]] = value.to_bytes();
    }

    /// whether a permute continues
    #[inline]
    pub const fn permute_chain(&self) -> PermuteChain {
        PermuteChain::from_bytes([self.0[43]])
    }

    /// Sets [`permute_chain`](Self::permute_chain).
    #[inline]
    pub const fn set_permute_chain(&mut self, value: PermuteChain) {
        [self.0[43]] = value.to_bytes();
    }

    /// rows in src1: send counts, send displacements, receive counts, receive displacements
    #[inline]
    pub const fn src1_bitmap(&self) -> u8 {
        self.0[44]
    }

    /// Sets [`src1_bitmap`](Self::src1_bitmap).
    #[inline]
    pub const fn set_src1_bitmap(&mut self, value: u8) {
        self.0[44] = value;
    }

    /// move of the output across SBUF
    #[inline]
    pub const fn cross_sb_output_transfer(&self) -> CrossSboutputTransfer {
        CrossSboutputTransfer::from_bytes([self.0[45]])
    }

    /// Sets [`cross_sb_output_transfer`](Self::cross_sb_output_transfer).
    #[inline]
    pub const fn set_cross_sb_output_transfer(&mut self, value: CrossSboutputTransfer) {
        [self.0[45]] = value.to_bytes();
    }
}

impl Default for PseudoTriggerCollective2Ext {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoTriggerCollective2Ext {
    /// The same with another [`opcode`](Self::opcode).
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.set_opcode(value);
        self
    }

    /// The same with another [`instr_chaining`](Self::instr_chaining).
    #[inline]
    #[must_use]
    pub const fn with_instr_chaining(mut self, value: InstrChaining) -> Self {
        self.set_instr_chaining(value);
        self
    }

    /// The same with another [`group_id`](Self::group_id).
    #[inline]
    #[must_use]
    pub const fn with_group_id(mut self, value: u16) -> Self {
        self.set_group_id(value);
        self
    }

    /// The same with another [`channel_id`](Self::channel_id).
    #[inline]
    #[must_use]
    pub const fn with_channel_id(mut self, value: u16) -> Self {
        self.set_channel_id(value);
        self
    }

    /// The same with another [`stream_id`](Self::stream_id).
    #[inline]
    #[must_use]
    pub const fn with_stream_id(mut self, value: u16) -> Self {
        self.set_stream_id(value);
        self
    }

    /// The same with another [`dst`](Self::dst).
    #[inline]
    #[must_use]
    pub const fn with_dst(mut self, value: PseudoAddr8tensor2d) -> Self {
        self.set_dst(value);
        self
    }

    /// The same with another [`cc_buf_start_addr`](Self::cc_buf_start_addr).
    #[inline]
    #[must_use]
    pub const fn with_cc_buf_start_addr(mut self, value: Addr4) -> Self {
        self.set_cc_buf_start_addr(value);
        self
    }

    /// The same with another [`cc_buf_size_per_partition`](Self::cc_buf_size_per_partition).
    #[inline]
    #[must_use]
    pub const fn with_cc_buf_size_per_partition(mut self, value: u32) -> Self {
        self.set_cc_buf_size_per_partition(value);
        self
    }

    /// The same with another [`cc_buf_num_partitions`](Self::cc_buf_num_partitions).
    #[inline]
    #[must_use]
    pub const fn with_cc_buf_num_partitions(mut self, value: u8) -> Self {
        self.set_cc_buf_num_partitions(value);
        self
    }

    /// The same with another [`dma_configs`](Self::dma_configs).
    #[inline]
    #[must_use]
    pub const fn with_dma_configs(mut self, value: DmaConfigs) -> Self {
        self.set_dma_configs(value);
        self
    }

    /// The same with another [`unique_tensors`](Self::unique_tensors).
    #[inline]
    #[must_use]
    pub const fn with_unique_tensors(mut self, value: UniqueTensors) -> Self {
        self.set_unique_tensors(value);
        self
    }

    /// The same with another [`permute_chain`](Self::permute_chain).
    #[inline]
    #[must_use]
    pub const fn with_permute_chain(mut self, value: PermuteChain) -> Self {
        self.set_permute_chain(value);
        self
    }

    /// The same with another [`src1_bitmap`](Self::src1_bitmap).
    #[inline]
    #[must_use]
    pub const fn with_src1_bitmap(mut self, value: u8) -> Self {
        self.set_src1_bitmap(value);
        self
    }

    /// The same with another [`cross_sb_output_transfer`](Self::cross_sb_output_transfer).
    #[inline]
    #[must_use]
    pub const fn with_cross_sb_output_transfer(
        mut self,
        value: CrossSboutputTransfer,
    ) -> Self {
        self.set_cross_sb_output_transfer(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoTriggerCollective2Ext {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_TRIGGER_COLLECTIVE2_EXT",
            64,
            &[
                layout::Field::new(
                    "opcode",
                    0,
                    layout::Type::Uint(1),
                    "which instruction",
                ),
                layout::Field::new(
                    "instr_chaining",
                    1,
                    <InstrChaining as layout::Layout>::TYPE,
                    "position in a chain",
                ),
                layout::Field::new(
                    "group_id",
                    2,
                    layout::Type::Uint(2),
                    "replica group",
                ),
                layout::Field::new(
                    "channel_id",
                    4,
                    layout::Type::Uint(2),
                    "channel of a point-to-point step",
                ),
                layout::Field::new(
                    "stream_id",
                    6,
                    layout::Type::Uint(2),
                    "collective stream",
                ),
                layout::Field::new(
                    "dst",
                    8,
                    <PseudoAddr8tensor2d as layout::Layout>::TYPE,
                    "destination",
                ),
                layout::Field::new(
                    "cc_buf_start_addr",
                    32,
                    <Addr4 as layout::Layout>::TYPE,
                    "scratch buffer",
                ),
                layout::Field::new(
                    "cc_buf_size_per_partition",
                    36,
                    layout::Type::Uint(4),
                    "bytes of the buffer per partition",
                ),
                layout::Field::new(
                    "cc_buf_num_partitions",
                    40,
                    layout::Type::Uint(1),
                    "partitions of the buffer",
                ),
                layout::Field::new(
                    "dma_configs",
                    41,
                    <DmaConfigs as layout::Layout>::TYPE,
                    "priority of the DMA",
                ),
                layout::Field::new(
                    "unique_tensors",
                    42,
                    <UniqueTensors as layout::Layout>::TYPE,
                    "whether the ranks hold distinct tensors",
                ),
                layout::Field::new(
                    "permute_chain",
                    43,
                    <PermuteChain as layout::Layout>::TYPE,
                    "whether a permute continues",
                ),
                layout::Field::new(
                    "src1_bitmap",
                    44,
                    layout::Type::Uint(1),
                    "rows in src1: send counts, send displacements, receive counts, receive displacements",
                ),
                layout::Field::new(
                    "cross_sb_output_transfer",
                    45,
                    <CrossSboutputTransfer as layout::Layout>::TYPE,
                    "move of the output across SBUF",
                ),
                layout::Field::new("reserved1", 46, layout::Type::Bytes(18), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Second of the two records of a collective over tensors in SBUF.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/trigger-collective2-ext.md#4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoTriggerCollective2Ext {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoTriggerCollective2Ext {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoTriggerCollective2Ext {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoTriggerCollective2Ext").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoTriggerCollective2Ext);
