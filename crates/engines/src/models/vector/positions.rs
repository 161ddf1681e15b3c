//! Positions of elements as results: NONZERO_WITH_COUNT, GET_SEQUENCE_BOUNDS.

use tpb_records::enums::Dtype;
use tpb_records::operations;

use super::rows::{Source, Value};
use super::stores;
use crate::effect::Effect;
use crate::effect::LaneEffect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::{Format, store_integers};
use crate::operand::{Home, Operand, Shape};

/// Partitions of a core of POOL, the first of which counts.
const CORE: u32 = 16;

impl Models<'_> {
    /// The positions of the elements that are not 0, each plus `index_offset`; then `padding_val`; in the last element how many there are. Sums wrap at
    /// 32 bits. Only partitions 0, 16, 32 and so on take part, the first of each of POOL's cores; the others of the destination stay as they are.
    ///
    /// +0 and -0 are 0. choice: so is NaN, as an ordered comparison has it; it is the source's partition that counts. CAYMAN and later.
    /// Source: `search.md`, NONZERO_WITH_COUNT 0xf2; `nki_public.md` 3.5.
    pub(crate) fn vector_nonzero_with_count(&self, op: &operations::NonzeroWithCount) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.thirty_two_bits(&op.src_mem_pattern, op.in_dtype, channels)?;
        if op.out_dtype != Dtype::INT32 {
            return Err(Fault::illegal("out_dtype", "positions are INT32"));
        }
        let dst = self.operand("dst_mem_pattern", &op.dst_mem_pattern, 4, channels, IN_SBUF)?;
        if dst.len() != src.len() as u64 + 1 {
            return Err(Fault::ElementCounts {
                first: ("positions and their number", src.len() as u64 + 1),
                second: (dst.name, dst.len()),
            });
        }
        let offset = self.integer_scalars("index_offset", op.index_offset, Dtype::INT32, channels)?;
        let padding = self.integer_scalars("padding_val", op.padding_val, Dtype::INT32, channels)?;
        let stores = (0..channels).filter(|channel| (src.operand.partition + channel).is_multiple_of(CORE)).map(|channel| {
            let marks = nonzero(&src, channel);
            let mut row: Vec<u64> = Vec::with_capacity(marks.len() + 1);
            row.extend((0..).zip(&marks).filter(|(_, mark)| **mark).map(|(at, _): (u64, _)| at.wrapping_add(offset.at(channel))));
            let count = row.len() as u64;
            row.resize(marks.len(), padding.at(channel));
            row.push(count);
            let to = Operand { partition: dst.partition + channel, channels: 1, ..dst.clone() };
            stores(to, store_integers(Format::I32, &row))
        });
        Ok(Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores: stores.collect(), updates: Vec::new() })))
    }

    /// For every element of one partition, where the run of equal neighbours that it is in starts, and where it ends: the position behind its last
    /// element. An element of 0 is in none: it starts at the number of elements and ends at -1. All starts come first, then all ends.
    ///
    /// choice: a NaN is a run of its own, as an ordered comparison has it. CAYMAN and later. Source: `search.md`, GET_SEQUENCE_BOUNDS 0xbe.
    pub(crate) fn vector_sequence_bounds(&self, op: &operations::SequenceBounds) -> Result<Effect, Fault> {
        if op.num_active_channels != 1 {
            return Err(Fault::illegal("num_active_channels", "bounds are found in one partition"));
        }
        let src = self.thirty_two_bits(&op.src_mem_pattern, op.in_dtype, 1)?;
        let dst = self.operand("dst_mem_pattern", &op.dst_mem_pattern, 4, 1, IN_SBUF)?;
        let n = src.len();
        if dst.len() != 2 * n as u64 {
            return Err(Fault::ElementCounts { first: ("starts and ends", 2 * n as u64), second: (dst.name, dst.len()) });
        }
        if op.dst_mem_pattern.counts()[2] != 2 {
            return Err(Fault::illegal(dst.name, "its outer dimension is starts and ends"));
        }
        let ids = src.row(0);
        let ids = ids.as_chunks::<4>().0;
        let same = |a: [u8; 4], b: [u8; 4]| match src.format {
            Format::F32 => f32::from_le_bytes(a) == f32::from_le_bytes(b),
            _ => a == b,
        };
        let (mut starts, mut ends) = (Vec::with_capacity(n), Vec::with_capacity(n));
        for run in ids.chunk_by(|a, b| same(*a, *b)) {
            let start = starts.len();
            // +0 and -0 are one run of padding.
            let bounds = if same(run[0], [0; 4]) { (n as i32, -1) } else { (start as i32, (start + run.len()) as i32) };
            starts.resize(start + run.len(), bounds.0);
            ends.resize(start + run.len(), bounds.1);
        }
        let bytes = |v: i32| match op.out_dtype {
            Dtype::INT32 => Ok(v.to_le_bytes()),
            Dtype::FP32 => Ok((v as f32).to_le_bytes()),
            other => Err(Fault::illegal("out_dtype", format!("bounds are INT32 or FP32, not {other:?}"))),
        };
        let data: Result<Vec<[u8; 4]>, Fault> = starts.into_iter().chain(ends).map(bytes).collect();
        Ok(Effect::store(stores(dst, data?.concat())))
    }

    /// A source of FP32 or INT32 in SBUF.
    fn thirty_two_bits(&self, shape: &impl Shape, dtype: Dtype, channels: u32) -> Result<Source<'_>, Fault> {
        if !matches!(dtype, Dtype::FP32 | Dtype::INT32) {
            return Err(Fault::illegal("in_dtype", format!("positions are found among FP32 and INT32, not {dtype:?}")));
        }
        self.source_in(IN_SBUF, "src_mem_pattern", shape, dtype, channels)
    }
}

/// Where these operands are.
const IN_SBUF: Home = Home::Sbuf("positions are found in SBUF");

/// Whether each element of a channel is other than 0.
fn nonzero(src: &Source<'_>, channel: u32) -> Vec<bool> {
    match src.format {
        Format::F32 => {
            let mut row = Vec::new();
            f32::load(src, channel, &mut row);
            row.into_iter().map(|v| v.abs() > 0.0).collect()
        }
        _ => {
            let mut row = Vec::new();
            u64::load(src, channel, &mut row);
            row.into_iter().map(|v| v != 0).collect()
        }
    }
}
