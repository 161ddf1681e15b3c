// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Further operands of the trigger_collective2 before it.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{
    CrossSboutputTransfer, InstrChaining, Opcode, PermuteChain, UniqueTensors,
};

#[allow(unused_imports)]
use crate::types::{Addr4, Addr4Arm, DmaConfigs, PseudoAddr8tensor2d};

/// Further operands of the trigger\_collective2 before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TriggerCollective2Extension {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// position in a chain
    pub instr_chaining: InstrChaining,
    /// replica group
    pub group_id: u16,
    /// channel of a point-to-point step
    pub channel_id: u16,
    /// collective stream
    pub stream_id: u16,
    /// destination
    pub dst: PseudoAddr8tensor2d,
    /// scratch buffer
    pub cc_buf_start_addr: Addr4Arm,
    /// bytes of the buffer per partition
    pub cc_buf_size_per_partition: u32,
    /// partitions of the buffer
    pub cc_buf_num_partitions: u8,
    /// priority of the DMA
    pub dma_configs: DmaConfigs,
    /// whether the ranks hold distinct tensors
    pub unique_tensors: UniqueTensors,
    /// whether a permute continues
    pub permute_chain: PermuteChain,
    /// rows in src1: send counts, send displacements, receive counts, receive displacements
    pub src1_bitmap: u8,
    /// move of the output across SBUF
    pub cross_sb_output_transfer: CrossSboutputTransfer,
}

impl TriggerCollective2Extension {
    /// Name of the operation.
    pub const NAME: &'static str = "trigger_collective2_extension";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with another `instr_chaining`.
    #[must_use]
    pub const fn with_instr_chaining(mut self, instr_chaining: InstrChaining) -> Self {
        self.instr_chaining = instr_chaining;
        self
    }

    /// The same with another `group_id`.
    #[must_use]
    pub const fn with_group_id(mut self, group_id: u16) -> Self {
        self.group_id = group_id;
        self
    }

    /// The same with another `channel_id`.
    #[must_use]
    pub const fn with_channel_id(mut self, channel_id: u16) -> Self {
        self.channel_id = channel_id;
        self
    }

    /// The same with another `stream_id`.
    #[must_use]
    pub const fn with_stream_id(mut self, stream_id: u16) -> Self {
        self.stream_id = stream_id;
        self
    }

    /// The same with another `dst`.
    #[must_use]
    pub const fn with_dst(mut self, dst: PseudoAddr8tensor2d) -> Self {
        self.dst = dst;
        self
    }

    /// The same with another `cc_buf_start_addr`.
    #[must_use]
    pub const fn with_cc_buf_start_addr(mut self, cc_buf_start_addr: Addr4Arm) -> Self {
        self.cc_buf_start_addr = cc_buf_start_addr;
        self
    }

    /// The same with another `cc_buf_size_per_partition`.
    #[must_use]
    pub const fn with_cc_buf_size_per_partition(
        mut self,
        cc_buf_size_per_partition: u32,
    ) -> Self {
        self.cc_buf_size_per_partition = cc_buf_size_per_partition;
        self
    }

    /// The same with another `cc_buf_num_partitions`.
    #[must_use]
    pub const fn with_cc_buf_num_partitions(
        mut self,
        cc_buf_num_partitions: u8,
    ) -> Self {
        self.cc_buf_num_partitions = cc_buf_num_partitions;
        self
    }

    /// The same with another `dma_configs`.
    #[must_use]
    pub const fn with_dma_configs(mut self, dma_configs: DmaConfigs) -> Self {
        self.dma_configs = dma_configs;
        self
    }

    /// The same with another `unique_tensors`.
    #[must_use]
    pub const fn with_unique_tensors(mut self, unique_tensors: UniqueTensors) -> Self {
        self.unique_tensors = unique_tensors;
        self
    }

    /// The same with another `permute_chain`.
    #[must_use]
    pub const fn with_permute_chain(mut self, permute_chain: PermuteChain) -> Self {
        self.permute_chain = permute_chain;
        self
    }

    /// The same with another `src1_bitmap`.
    #[must_use]
    pub const fn with_src1_bitmap(mut self, src1_bitmap: u8) -> Self {
        self.src1_bitmap = src1_bitmap;
        self
    }

    /// The same with another `cross_sb_output_transfer`.
    #[must_use]
    pub const fn with_cross_sb_output_transfer(
        mut self,
        cross_sb_output_transfer: CrossSboutputTransfer,
    ) -> Self {
        self.cross_sb_output_transfer = cross_sb_output_transfer;
        self
    }
}

impl Default for TriggerCollective2Extension {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xda),
            debug_cmd: 0,
            debug_hint: 0,
            instr_chaining: InstrChaining(0),
            group_id: 0,
            channel_id: 0,
            stream_id: 0,
            dst: PseudoAddr8tensor2d::ZERO,
            cc_buf_start_addr: Addr4Arm::Raw([0; 4]),
            cc_buf_size_per_partition: 0,
            cc_buf_num_partitions: 0,
            dma_configs: DmaConfigs::ZERO,
            unique_tensors: UniqueTensors(0),
            permute_chain: PermuteChain(0),
            src1_bitmap: 0,
            cross_sb_output_transfer: CrossSboutputTransfer(0),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    TriggerCollective2Extension { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain,
    "debug_hint" debug_hint Plain, "instr_chaining" instr_chaining Plain, "group_id"
    group_id Plain, "channel_id" channel_id Plain, "stream_id" stream_id Plain, "dst" dst
    Plain, "cc_buf_start_addr" cc_buf_start_addr Plain, "cc_buf_size_per_partition"
    cc_buf_size_per_partition Plain, "cc_buf_num_partitions" cc_buf_num_partitions Plain,
    "dma_configs" dma_configs Plain, "unique_tensors" unique_tensors Plain,
    "permute_chain" permute_chain Plain, "src1_bitmap" src1_bitmap Plain,
    "cross_sb_output_transfer" cross_sb_output_transfer Plain }
);

impl Lift<formats::PseudoTriggerCollective2Ext> for TriggerCollective2Extension {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoTriggerCollective2Ext) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: 0,
            debug_hint: 0,
            instr_chaining: record.instr_chaining(),
            group_id: record.group_id(),
            channel_id: record.channel_id(),
            stream_id: record.stream_id(),
            dst: record.dst(),
            cc_buf_start_addr: record.cc_buf_start_addr().arm(),
            cc_buf_size_per_partition: record.cc_buf_size_per_partition(),
            cc_buf_num_partitions: record.cc_buf_num_partitions(),
            dma_configs: record.dma_configs(),
            unique_tensors: record.unique_tensors(),
            permute_chain: record.permute_chain(),
            src1_bitmap: record.src1_bitmap(),
            cross_sb_output_transfer: record.cross_sb_output_transfer(),
        })
    }
}

impl Lower<formats::PseudoTriggerCollective2Ext> for TriggerCollective2Extension {
    fn lower_onto(
        &self,
        mut record: formats::PseudoTriggerCollective2Ext,
    ) -> Result<formats::PseudoTriggerCollective2Ext, LowerError> {
        record.0[0] = self.opcode.0;
        if self.debug_cmd != 0 {
            return Err(LowerError::Operand {
                operand: "debug_cmd",
            });
        }
        if self.debug_hint != 0 {
            return Err(LowerError::Operand {
                operand: "debug_hint",
            });
        }
        record.set_instr_chaining(self.instr_chaining);
        record.set_group_id(self.group_id);
        record.set_channel_id(self.channel_id);
        record.set_stream_id(self.stream_id);
        record.set_dst(self.dst);
        let cc_buf_start_addr = self.cc_buf_start_addr;
        record.set_cc_buf_start_addr(cc_buf_start_addr.into());
        record.set_cc_buf_size_per_partition(self.cc_buf_size_per_partition);
        record.set_cc_buf_num_partitions(self.cc_buf_num_partitions);
        record.set_dma_configs(self.dma_configs);
        record.set_unique_tensors(self.unique_tensors);
        record.set_permute_chain(self.permute_chain);
        record.set_src1_bitmap(self.src1_bitmap);
        record.set_cross_sb_output_transfer(self.cross_sb_output_transfer);
        if !<Addr4 as ::tpb_core::layout::Union>::reads_as(
            &cc_buf_start_addr,
            &record.cc_buf_start_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "cc_buf_start_addr",
            });
        }
        Ok(record)
    }
}
