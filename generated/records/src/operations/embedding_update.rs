// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Adds rows into an embedding table at given indices.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{Dtype, Opcode};

#[allow(unused_imports)]
use crate::types::{Addr4, Addr4Arm, Events};

/// Adds rows into an embedding table at given indices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EmbeddingUpdate {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// element type of the indices
    pub index_dtype: Dtype,
    /// table
    pub embedding_table_base_addr: Addr4Arm,
    /// elements of a row
    pub embed_entry_num_elements: u16,
    /// bytes of a row, low half
    pub embed_entry_bytes_lo: u16,
    /// rows updated
    pub sequence_length: u16,
    /// rows of the table, for a bound check
    pub table_num_entries: Addr4Arm,
    /// bytes of a row, high half
    pub embed_entry_bytes_hi: u16,
}

impl EmbeddingUpdate {
    /// Name of the operation.
    pub const NAME: &'static str = "embedding_update";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with other events.
    #[must_use]
    pub const fn with_events(mut self, events: Events) -> Self {
        self.events = events;
        self
    }

    /// The same with another `index_dtype`.
    #[must_use]
    pub const fn with_index_dtype(mut self, index_dtype: Dtype) -> Self {
        self.index_dtype = index_dtype;
        self
    }

    /// The same with another `embedding_table_base_addr`.
    #[must_use]
    pub const fn with_embedding_table_base_addr(
        mut self,
        embedding_table_base_addr: Addr4Arm,
    ) -> Self {
        self.embedding_table_base_addr = embedding_table_base_addr;
        self
    }

    /// The same with another `embed_entry_num_elements`.
    #[must_use]
    pub const fn with_embed_entry_num_elements(
        mut self,
        embed_entry_num_elements: u16,
    ) -> Self {
        self.embed_entry_num_elements = embed_entry_num_elements;
        self
    }

    /// The same with another `embed_entry_bytes_lo`.
    #[must_use]
    pub const fn with_embed_entry_bytes_lo(mut self, embed_entry_bytes_lo: u16) -> Self {
        self.embed_entry_bytes_lo = embed_entry_bytes_lo;
        self
    }

    /// The same with another `sequence_length`.
    #[must_use]
    pub const fn with_sequence_length(mut self, sequence_length: u16) -> Self {
        self.sequence_length = sequence_length;
        self
    }

    /// The same with another `table_num_entries`.
    #[must_use]
    pub const fn with_table_num_entries(mut self, table_num_entries: Addr4Arm) -> Self {
        self.table_num_entries = table_num_entries;
        self
    }

    /// The same with another `embed_entry_bytes_hi`.
    #[must_use]
    pub const fn with_embed_entry_bytes_hi(mut self, embed_entry_bytes_hi: u16) -> Self {
        self.embed_entry_bytes_hi = embed_entry_bytes_hi;
        self
    }
}

impl Default for EmbeddingUpdate {
    fn default() -> Self {
        Self {
            opcode: Opcode(0xca),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            index_dtype: Dtype(0),
            embedding_table_base_addr: Addr4Arm::Raw([0; 4]),
            embed_entry_num_elements: 0,
            embed_entry_bytes_lo: 0,
            sequence_length: 0,
            table_num_entries: Addr4Arm::Raw([0; 4]),
            embed_entry_bytes_hi: 0,
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    EmbeddingUpdate { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "index_dtype" index_dtype Plain,
    "embedding_table_base_addr" embedding_table_base_addr Plain,
    "embed_entry_num_elements" embed_entry_num_elements Plain, "embed_entry_bytes_lo"
    embed_entry_bytes_lo Plain, "sequence_length" sequence_length Plain,
    "table_num_entries" table_num_entries Plain, "embed_entry_bytes_hi"
    embed_entry_bytes_hi Plain }
);

impl Lift<formats::PseudoEmbeddingUpdate> for EmbeddingUpdate {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::PseudoEmbeddingUpdate) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            index_dtype: record.index_dtype(),
            embedding_table_base_addr: record.embedding_table_base_addr().arm(),
            embed_entry_num_elements: record.embed_entry_num_elements(),
            embed_entry_bytes_lo: record.embed_entry_bytes_lo(),
            sequence_length: record.sequence_length(),
            table_num_entries: record.table_num_entries().arm(),
            embed_entry_bytes_hi: record.embed_entry_bytes_hi(),
        })
    }
}

impl Lower<formats::PseudoEmbeddingUpdate> for EmbeddingUpdate {
    fn lower_onto(
        &self,
        mut record: formats::PseudoEmbeddingUpdate,
    ) -> Result<formats::PseudoEmbeddingUpdate, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record.set_index_dtype(self.index_dtype);
        let embedding_table_base_addr = self.embedding_table_base_addr;
        record.set_embedding_table_base_addr(embedding_table_base_addr.into());
        record.set_embed_entry_num_elements(self.embed_entry_num_elements);
        record.set_embed_entry_bytes_lo(self.embed_entry_bytes_lo);
        record.set_sequence_length(self.sequence_length);
        let table_num_entries = self.table_num_entries;
        record.set_table_num_entries(table_num_entries.into());
        record.set_embed_entry_bytes_hi(self.embed_entry_bytes_hi);
        if !<Addr4 as ::tpb_core::layout::Union>::reads_as(
            &embedding_table_base_addr,
            &record.embedding_table_base_addr().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "embedding_table_base_addr",
            });
        }
        if !<Addr4 as ::tpb_core::layout::Union>::reads_as(
            &table_num_entries,
            &record.table_num_entries().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "table_num_entries",
            });
        }
        Ok(record)
    }
}
