//! Movement between partitions: STREAM_SHUFFLE with its mask, STREAM_TRANSPOSE.

use tpb_records::operations;
use tpb_records::types::CtrlImDataArm;

use super::reduce::{BLOCK, transpose};
use super::{element, store};
use crate::choices::ShuffleMask;
use crate::effect::Effect;
use crate::effect::LaneEffect;
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::{Forms, Home, same_length};
use crate::state::lanes::LaneUpdate;

/// Mask byte of a partition that is not written.
const DISABLED: u8 = 255;
/// Gap that mask bytes of 32 to 63 are.
const MASK_GAP: &str = "stream-shuffle-mask";
/// Gap that a transpose with masks is.
const TRANSPOSE_GAP: &str = "stream-transpose-mask";
/// Gap that a transpose into a smaller destination is, where its blocks do not shrink alike.
const TAIL_GAP: &str = "stream-transpose-tail";

impl Models<'_> {
    /// The 32 mask bytes go to the lanes of the engine.
    pub(crate) fn vector_load_mask_select(&self, op: &operations::LoadMaskSelect) -> Result<Effect, Fault> {
        let CtrlImDataArm::Uint8(mask) = op.immediate else {
            return Err(Fault::illegal("immediate", "it holds no mask"));
        };
        if let Some(byte) = mask.iter().find(|b| **b >= 64 && **b != DISABLED) {
            return Err(Fault::illegal("immediate", format!("{byte} is no mask byte")));
        }
        Ok(Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores: Vec::new(), updates: vec![LaneUpdate::Mask(mask)] })))
    }

    /// In every group of 32 partitions, `dst[i] = src[mask[i]]`; a partition whose mask byte is 255 is not written. Bits move unchanged (DVE facts).
    /// See [`ShuffleMask`] for mask bytes of 32 to 63.
    ///
    /// choice: without a mask, the instruction is a fault.
    pub(crate) fn vector_stream_shuffle(&self, op: &operations::StreamShuffle) -> Result<Effect, Fault> {
        let Some(mask) = self.core.lanes(self.engine).mask else {
            return Err(Fault::illegal("mask", "no LOAD_MASK_SELECT has loaded one"));
        };
        if op.in_dtype != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "a shuffle does not convert: it needs the type of the source"));
        }
        let channels: u32 = op.num_active_channels.into();
        if !channels.is_multiple_of(BLOCK as u32) {
            return Err(Fault::illegal("num_active_channels", "a shuffle works on groups of 32 partitions"));
        }
        let size = element("in_dtype", op.in_dtype)?;
        let (src, dst) = (op.src_mem_pattern.direct("src_mem_pattern")?, op.dst_mem_pattern.direct("dst_mem_pattern")?);
        let src = self.operand("src_mem_pattern", src, size, channels, Home::Engine)?;
        let dst = self.operand("dst_mem_pattern", dst, size, channels, Home::Engine)?;
        same_length(&src, &dst)?;
        let row = src.len() as usize * size as usize;
        let (from, mut data) = (src.gather(self.core), dst.gather(self.core));
        for (channel, to) in data.chunks_exact_mut(row).enumerate() {
            match mask.get(channel % BLOCK).copied() {
                Some(select) if usize::from(select) < BLOCK => {
                    let start = (channel / BLOCK * BLOCK + usize::from(select)) * row;
                    to.copy_from_slice(from.get(start..start + row).unwrap_or_default());
                }
                Some(select) if select != DISABLED && self.choices.shuffle_mask == ShuffleMask::Fault => {
                    return Err(Fault::gap(MASK_GAP, format!("mask byte {select}")));
                }
                _ => {}
            }
        }
        Ok(store(dst, data))
    }

    /// In every block of 32 partitions by 32 elements, element c of partition e becomes element e of partition c. Bits move unchanged (DVE facts).
    ///
    /// choice: a destination with fewer elements keeps the first ones of each block, if every block loses as many; the sources say that the tail is
    /// dropped, not which.
    pub(crate) fn vector_stream_transpose(&self, op: &operations::StreamTranspose) -> Result<Effect, Fault> {
        if op.mask_enable != 0 {
            return Err(Fault::gap(TRANSPOSE_GAP, "which elements the mask of a transpose enables"));
        }
        if op.in_dtype != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "a transpose does not convert: it needs the type of the source"));
        }
        let channels: u32 = op.num_active_channels.into();
        let size = element("in_dtype", op.in_dtype)?;
        let (src, dst) = (op.src_mem_pattern.direct("src_mem_pattern")?, op.dst_mem_pattern.direct("dst_mem_pattern")?);
        let src = self.operand("src_mem_pattern", src, size, channels, Home::Engine)?;
        let dst = self.operand("dst_mem_pattern", dst, size, channels, Home::Engine)?;
        let (elements, kept, size) = (src.len() as usize, dst.len() as usize, size as usize);
        if !channels.is_multiple_of(BLOCK as u32) || !elements.is_multiple_of(BLOCK) {
            return Err(Fault::illegal(src.name, "a transpose needs multiples of 32 partitions and of 32 elements"));
        }
        if kept > elements {
            return Err(Fault::ElementCounts { first: (src.name, elements as u64), second: (dst.name, kept as u64) });
        }
        let blocks = elements / BLOCK;
        if !kept.is_multiple_of(blocks) {
            return Err(Fault::gap(TAIL_GAP, format!("what {kept} elements keep of {blocks} blocks")));
        }
        let transposed = transpose(&src.gather(self.core), elements, size);
        let data = transposed.chunks_exact(BLOCK * size).flat_map(|block| block.iter().take(kept / blocks * size)).copied().collect();
        Ok(store(dst, data))
    }
}
