//! Elements that indices choose: POOL_BUFFER_LOAD with GATHER, INDIRECT_COPY.

use tpb_records::enums::{Dtype, IndexMissBehavior};
use tpb_records::operations;

use super::element;
use super::rows::Value;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::{Forms, Home, same_length};
use crate::state::lanes::{LaneUpdate, PoolBuffer};

/// Elements of a lane's buffer.
const BUFFER: u64 = 512;
/// Lanes of a core of POOL, which share their indices.
const CORE: u32 = 16;
/// Most indices of a core.
const INDICES: u16 = 4096;
/// Gap that the operands of an embedding update are.
const EMBEDDING_GAP: &str = "embedding-update-operands";

impl Models<'_> {
    /// Up to 512 elements of each partition go to the buffer of its lane, as they are (`gather.md`).
    pub(crate) fn vector_pool_buffer_load(&self, op: &operations::PoolBufferLoad) -> Result<Effect, Fault> {
        let size = element("in_dtype", op.in_dtype)?;
        if size > 4 {
            return Err(Fault::illegal("in_dtype", "an entry of the buffer has up to four bytes"));
        }
        let src = self.operand("src_mem_pattern", &op.src_mem_pattern, size, op.num_active_channels.into(), Home::Engine)?;
        if src.len() > BUFFER {
            return Err(Fault::illegal("src_mem_pattern", format!("the buffer holds {BUFFER} elements, not {}", src.len())));
        }
        let row = src.len() as usize * size as usize;
        let rows = src.gather(self.core).chunks_exact(row).map(<[u8]>::to_vec).collect();
        let buffer = PoolBuffer { lane: src.partition, start_index: op.start_index, mask: op.mask, size, rows };
        Ok(self.lanes_effect(Vec::new(), vec![LaneUpdate::PoolBuffer(Some(buffer))]))
    }

    /// Each index that the buffer serves is replaced by its entry, bits unchanged; for another one the immediate is written or the element left alone.
    /// The buffer may be released afterwards (`gather.md`).
    ///
    /// choice: without a buffer, and for an entry that was not loaded, the instruction is a fault; the lane is the partition of the indices.
    pub(crate) fn vector_gather(&self, op: &operations::Gather) -> Result<Effect, Fault> {
        if !matches!(op.in_dtype, Dtype::UINT8 | Dtype::UINT16 | Dtype::UINT32) {
            return Err(Fault::illegal("in_dtype", format!("an index is unsigned, not {:?}", op.in_dtype)));
        }
        let writes = match op.index_miss_behavior {
            IndexMissBehavior::IMMEDIATE_WRITE => true,
            IndexMissBehavior::SKIP_WRITE => false,
            other => return Err(Fault::illegal("index_miss_behavior", format!("{} is none that there is", other.0))),
        };
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&src.operand, &dst.operand)?;
        let Some(buffer) = &self.core.lanes(self.engine).pool_buffer else {
            return Err(Fault::illegal("buffer", "no POOL_BUFFER_LOAD has filled it"));
        };
        let size = buffer.size as usize;
        if dst.format.bytes() as usize != size {
            return Err(Fault::illegal("out_dtype", format!("the entries of the buffer have {size} bytes")));
        }
        let immediate = op.immediate.to_le_bytes();
        let mut indices: Vec<u64> = Vec::new();
        let mut row = Vec::new();
        for channel in 0..channels {
            Value::load(&src, channel, &mut indices);
            let lane = src.operand.partition + channel;
            let entries = lane.checked_sub(buffer.lane).and_then(|n| buffer.rows.get(n as usize));
            let entries = entries.ok_or_else(|| Fault::illegal("buffer", format!("lane {lane} has not been loaded")))?;
            let hit = |index: u64| index as u32 & !buffer.mask == buffer.start_index;
            row.clear();
            for index in &indices {
                let at = (*index as u32 & buffer.mask) as usize;
                match (hit(*index), entries.get(at * size..).and_then(|e| e.get(..size))) {
                    (true, Some(entry)) => row.extend_from_slice(entry),
                    (true, None) => {
                        return Err(Fault::illegal("src_mem_pattern", format!("entry {at} of lane {lane} has not been loaded")));
                    }
                    (false, _) => row.extend_from_slice(immediate.get(..size).unwrap_or_default()),
                }
            }
            if writes {
                dst.copy(&row);
            } else {
                dst.merge(channel, &row, |k| indices.get(k).is_some_and(|i| hit(*i)));
            }
        }
        let updates = if op.free_pool_buffer != 0 { vec![LaneUpdate::PoolBuffer(None)] } else { Vec::new() };
        Ok(self.lanes_effect(vec![dst.store()], updates))
    }

    /// Runs of elements, each from where its index says in the source, counted in elements. The 16 partitions of a core of POOL share a list of indices:
    /// index j is the UINT16 j / 16 of their partition j % 16 (`gather.md`, `conflicts.NKI` 11).
    ///
    /// choice: a run that ends behind `src_buffer_size` elements is a fault, for its elements are undefined.
    pub(crate) fn vector_indirect_copy(&self, op: &operations::IndirectCopy) -> Result<Effect, Fault> {
        if op.in_dtype != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "INDIRECT_COPY does not convert: it needs the type of the source"));
        }
        if op.dst_num_elem_per_idx != 0 || op.dst_buffer_size != 0 {
            return Err(Fault::illegal("dst_num_elem_per_idx", "INDIRECT_COPY does not scatter"));
        }
        let channels: u32 = op.num_active_channels.into();
        if !channels.is_multiple_of(CORE) {
            return Err(Fault::illegal("num_active_channels", "it works on the 16 partitions of a core together"));
        }
        let name = "src_mem_pattern";
        let Some(indirect) = op.src_mem_pattern.indirect() else {
            return Err(Fault::illegal(name, "the source goes through indices"));
        };
        let run: u16 = op.src_num_elem_per_idx.into();
        if !matches!(run, 1 | 2 | 4 | 8 | 16 | 32) || !indirect.num_elem().is_multiple_of(run) {
            return Err(Fault::illegal("src_num_elem_per_idx", format!("{} elements in runs of {run}", indirect.num_elem())));
        }
        let runs = indirect.num_elem() / run;
        if runs > INDICES {
            return Err(Fault::illegal(name, format!("a core takes {INDICES} indices, not {runs}")));
        }
        let size = element("in_dtype", op.in_dtype)?;
        let dst = self.operand("dst_mem_pattern", op.dst_mem_pattern.direct("dst_mem_pattern")?, size, channels, Home::Engine)?;
        if dst.len() != u64::from(indirect.num_elem()) {
            return Err(Fault::ElementCounts { first: (name, indirect.num_elem().into()), second: (dst.name, dst.len()) });
        }
        let lists = self.index_lists(name, indirect, (2, runs), channels)?;
        let place = self.data_place(name, indirect)?;
        let memory = self.core.memory(place.space);
        let mut data = vec![0; dst.len() as usize * size as usize * channels as usize];
        let mut out = data.chunks_exact_mut(usize::from(run) * size as usize);
        for channel in 0..channels {
            for index in lists.get((channel / CORE) as usize).into_iter().flatten() {
                if index + u32::from(run) > op.src_buffer_size.into() {
                    return Err(Fault::illegal(name, format!("index {index} is behind the {} elements of the source", op.src_buffer_size)));
                }
                let byte = place.byte.saturating_add(index * size);
                let read = memory.read(place.partition + channel, byte, out.next().unwrap_or_default());
                read.map_err(|cause| Fault::access(name, cause))?;
            }
        }
        Ok(super::store(dst, data))
    }

    /// The rows of a table that indices name take up rows of data; where the record holds those is not known.
    pub(crate) fn vector_embedding_update(_: &operations::EmbeddingUpdate) -> Result<Effect, Fault> {
        Err(Fault::gap(EMBEDDING_GAP, "where the indices and the data of an embedding update are in its record"))
    }
}
