//! SPARSITY_COMPRESS and SPARSITY_COMPRESS_TAG: the four extreme elements of every group, with their places.

use std::cmp::Ordering;

use tpb_records::enums::{CompressOp, Dtype, KnownCompressOp, KnownTensorSubdim, TensorSubdim};
use tpb_records::operations;

use super::Models;
use crate::effect::LaneEffect;
use crate::effect::{Effect, Store};
use crate::fault::Fault;
use crate::number::{Format, narrow, widen};
use crate::operand::{Home, Operand, Shape, format};

/// Elements that are kept.
const KEPT: usize = 4;
/// Side of a block of the transposition.
const SIDE: usize = 32;

/// The winners of all groups, in the order in which they are written.
struct Winners {
    values: Vec<f32>,
    tags: Vec<u32>,
}

impl Models<'_> {
    /// Data and tag side by side: two bytes where the data are FP8, four where they are 16 bits (`sparsity-compress-tag.md` 3a).
    pub(super) fn dve_sparsity_compress(&self, op: &operations::SparsityCompress) -> Result<Effect, Fault> {
        let to = format("out_data_dtype", op.out_data_dtype, self.core)?;
        match (to, op.out_struct_dtype) {
            (f, Dtype::UINT16) if f.is_fp8() => {}
            (Format::F16 | Format::Bf16, Dtype::UINT32) => {}
            (f, s) => return Err(Fault::illegal("out_struct_dtype", format!("{s:?} does not hold a tag and {f:?}"))),
        }
        let winners = self.winners((op.in_dtype, op.transpose_src), &op.src_mem_pattern, op.num_active_channels, (op.op, op.op_dim))?;
        let size = to.bytes() as usize;
        let target = self.operand("dst_mem_pattern", &op.dst_mem_pattern, 2 * to.bytes(), op.num_active_channels.into(), Home::Engine)?;
        count(&target, winners.tags.len(), op.num_active_channels)?;
        let data = narrow(to, &winners.values, &self.choices.casts);
        let pairs =
            data.chunks_exact(size).zip(&winners.tags).flat_map(|(d, t)| d.iter().copied().chain(t.to_le_bytes().into_iter().take(size)));
        let pairs = pairs.collect();
        Ok(Effect::store(store(target, pairs)))
    }

    /// Data and tags in two tensors; packed, four tags to a word, that of the first element in the lowest nibble
    /// (`sparsity-compress-tag.md` 3b).
    pub(super) fn dve_sparsity_compress_tag(&self, op: &operations::SparsityCompressTag) -> Result<Effect, Fault> {
        let to = format("out_data_dtype", op.out_data_dtype, self.core)?;
        let size = match (op.packed_tags, op.out_tag_dtype) {
            (0, Dtype::UINT8) => 1,
            (0 | 1, Dtype::UINT16) => 2,
            (0, Dtype::UINT32) => 4,
            (p, t) => return Err(Fault::illegal("out_tag_dtype", format!("{t:?} does not hold tags, packed_tags being {p}"))),
        };
        let winners = self.winners((op.in_dtype, op.transpose_src), &op.src_mem_pattern, op.num_active_channels, (op.op, op.op_dim))?;
        let channels = op.num_active_channels.into();
        let data = self.operand("data_dst_mem_pattern", &op.data_dst_mem_pattern, to.bytes(), channels, Home::Engine)?;
        let tags = self.operand("tag_dst_mem_pattern", &op.tag_dst_mem_pattern, size, channels, Home::Sbuf("tags go to SBUF"))?;
        count(&data, winners.tags.len(), op.num_active_channels)?;
        let words: Vec<u32> = match op.packed_tags {
            0 => winners.tags,
            _ => winners.tags.chunks_exact(KEPT).map(|t| t.iter().rev().fold(0, |word, tag| word << 4 | tag & 15)).collect(),
        };
        count(&tags, words.len(), op.num_active_channels)?;
        let words = words.iter().flat_map(|w| w.to_le_bytes().into_iter().take(size as usize)).collect();
        let stores = vec![store(data, narrow(to, &winners.values, &self.choices.casts)), store(tags, words)];
        Ok(Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores, updates: Vec::new() })))
    }

    /// The four extremes of every group, and their places in it.
    ///
    /// A group is a run of the walk over the dimensions that `op_dim` names. Winners are written from the least extreme to the most: the
    /// largest last with MAX and ABS_MAX, the smallest last with MIN and ABS_MIN.
    ///
    /// choice: of equal elements the earlier one counts as the more extreme; a NaN is less extreme than any number (`gaps.G3`).
    fn winners(
        &self,
        (dtype, transpose): (Dtype, u8),
        pattern: &impl Shape,
        channels: u8,
        (op, dim): (CompressOp, TensorSubdim),
    ) -> Result<Winners, Fault> {
        let from = format("in_dtype", dtype, self.core)?;
        let name = "src_mem_pattern";
        let source = self.operand(name, pattern, from.bytes(), channels.into(), Home::Engine)?;
        let counts = pattern.counts().map(usize::from);
        let group: usize = match dim.known() {
            Some(KnownTensorSubdim::X) => counts[0],
            Some(KnownTensorSubdim::Xy) => counts[..2].iter().product(),
            Some(KnownTensorSubdim::Xyz) => counts[..3].iter().product(),
            _ => return Err(Fault::illegal("op_dim", format!("{dim:?} names no group"))),
        };
        if group < KEPT {
            return Err(Fault::illegal(name, format!("a group of {group} elements has no four to keep")));
        }
        let mut values = widen(from, &source.gather(self.core));
        let row = source.len() as usize;
        match transpose {
            0 => {}
            1 if row.is_multiple_of(SIDE) && usize::from(channels).is_multiple_of(SIDE) => values = transposed(&values, row),
            1 => return Err(Fault::illegal("transpose_src", format!("{channels} partitions of {row} elements are no blocks of 32 by 32"))),
            n => return Err(Fault::illegal("transpose_src", format!("{n} is no flag"))),
        }
        // How extreme a value is.
        let key: fn(f32) -> f32 = match op.known() {
            Some(KnownCompressOp::Max) => |v| v,
            Some(KnownCompressOp::Min) => |v| -v,
            Some(KnownCompressOp::AbsMax) => f32::abs,
            Some(KnownCompressOp::AbsMin) => |v| -v.abs(),
            None => return Err(Fault::illegal("op", format!("{:#04x} picks nothing", op.0))),
        };
        let groups = values.chunks_exact(group);
        let mut out = Winners { values: Vec::with_capacity(groups.len() * KEPT), tags: Vec::with_capacity(groups.len() * KEPT) };
        for group in groups {
            let mut order: Vec<usize> = (0..group.len()).collect();
            order.sort_by(|a, b| more_extreme(key(group[*a]), key(group[*b])));
            for i in order[..KEPT].iter().rev() {
                out.values.push(group[*i]);
                out.tags.push(*i as u32);
            }
        }
        Ok(out)
    }
}

/// The larger key first, and NaN last; a stable sort keeps the earlier of equal ones in front.
fn more_extreme(a: f32, b: f32) -> Ordering {
    match (a.is_nan(), b.is_nan()) {
        (true, true) => Ordering::Equal,
        (true, false) => Ordering::Greater,
        (false, true) => Ordering::Less,
        _ => b.partial_cmp(&a).unwrap_or(Ordering::Equal),
    }
}

/// Every block of 32 partitions and 32 elements with rows and columns exchanged.
fn transposed(values: &[f32], row: usize) -> Vec<f32> {
    let mut out = vec![0.0; values.len()];
    for (n, v) in values.iter().enumerate() {
        let (channel, element) = (n / row, n % row);
        let to = channel / SIDE * SIDE + element % SIDE;
        out[to * row + element / SIDE * SIDE + channel % SIDE] = *v;
    }
    out
}

fn count(target: &Operand, elements: usize, channels: u8) -> Result<(), Fault> {
    let wanted = elements as u64 / u64::from(channels.max(1));
    match target.len() {
        n if n == wanted => Ok(()),
        n => Err(Fault::ElementCounts { first: (target.name, n), second: ("what the groups keep", wanted) }),
    }
}

fn store(to: Operand, data: Vec<u8>) -> Store {
    let Operand { space, partition, channels, pattern, .. } = to;
    Store { space, partition, channels, pattern, data }
}
