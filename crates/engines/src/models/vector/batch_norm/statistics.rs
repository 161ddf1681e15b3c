//! BATCH_NORM_STATS, BATCH_NORM_STATS2, TRANSPOSE_BATCH_NORM_STATS2, BATCH_NORM_AGGREGATE.

use tpb_records::enums::Opcode;
use tpb_records::operations;

use super::results;
use crate::choices::BatchNormStats;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::models::vector::rows::Value;

/// Mean of some elements, and the sum of squares of their distances from it: the variance times their number.
#[derive(Clone, Copy, Default)]
struct Part {
    mean: f32,
    squares: f32,
}

impl Models<'_> {
    /// Count, mean and variance times count of the elements 0, 2, 4 and so on of up to 512, then of the others; BATCH_NORM_STATS, of all of up to 256.
    /// The counts are those of the instruction, unchanged. See [`BatchNormStats`] for the arithmetic; the transposing opcode exchanges partitions and
    /// elements in blocks of 32 by 32 first.
    ///
    /// choice: BATCH_NORM_STATS, whose arithmetic no source gives, computes as the later opcodes do, and its count is `even_count`.
    pub(crate) fn vector_batch_norm_stats(&self, op: &operations::BatchNormStats) -> Result<Effect, Fault> {
        let (parts, most) = if op.opcode == Opcode::BATCH_NORM_STATS { (1, 256) } else { (2, 512) };
        let channels = op.num_active_channels.into();
        let mut src = self.source("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        results(&[&src], &dst, 3 * parts as u64)?;
        if src.len() > most {
            return Err(Fault::illegal("src_mem_pattern", format!("statistics are of up to {most} elements, not {}", src.len())));
        }
        if op.opcode == Opcode::TRANSPOSE_BATCH_NORM_STATS2 {
            src = src.transposed()?;
        }
        let mut row = Vec::new();
        for channel in 0..channels {
            f32::load(&src, channel, &mut row);
            let [even, odd] = match self.choices.batch_norm_stats {
                BatchNormStats::Running => running(&row, parts),
                BatchNormStats::Sums => sums(&row, parts),
            };
            let all = [op.even_count, even.mean, even.squares, op.odd_count, odd.mean, odd.squares];
            f32::save(&mut dst, all.get(..3 * parts).unwrap_or_default());
        }
        Ok(dst.effect())
    }

    /// Mean and variance of everything that triples of count, mean and variance times count describe, folded in one after another.
    ///
    /// Counts that add up to 0 give NaN. choice: the number of elements is a multiple of 3, as the header and the vendor's documentation have it; the
    /// compiler's simulator asks for 6.
    pub(crate) fn vector_batch_norm_aggregate(&self, op: &operations::BatchNormAggregate) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        results(&[&src], &dst, 2)?;
        if !src.len().is_multiple_of(3) {
            return Err(Fault::illegal("src_mem_pattern", format!("{} elements are no triples", src.len())));
        }
        let mut row = Vec::new();
        for channel in 0..channels {
            f32::load(&src, channel, &mut row);
            f32::save(&mut dst, &aggregate(&row));
        }
        Ok(dst.effect())
    }
}

/// The means move with every element; the parts take turns and share the count of rounds.
fn running(row: &[f32], parts: usize) -> [Part; 2] {
    let (mut out, mut n) = ([Part::default(); 2], 0.0);
    for round in row.chunks(parts) {
        n += 1.0;
        let r = 1.0 / n;
        for (part, x) in out.iter_mut().zip(round) {
            let old = part.mean;
            part.mean = (1.0 - r) * old + r * x;
            part.squares += (x - part.mean) * (x - old);
        }
    }
    out
}

/// Sums first, then one product each with a reciprocal of the number of elements; that of none is 1.
fn sums(row: &[f32], parts: usize) -> [Part; 2] {
    let mut out = [Part::default(); 2];
    for (first, part) in out.iter_mut().enumerate().take(parts) {
        let (mut n, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for x in row.iter().skip(first).step_by(parts) {
            n += 1.0;
            sum += x;
            squares += x * x;
        }
        part.mean = sum * if n == 0.0 { 1.0 } else { 1.0 / n };
        part.squares = squares - n * (part.mean * part.mean);
    }
    out
}

/// Mean and variance of the parts together.
fn aggregate(triples: &[f32]) -> [f32; 2] {
    let (mut n, mut mean, mut variance) = (0.0f32, 0.0f32, 0.0f32);
    for [count, part_mean, squares] in triples.as_chunks::<3>().0 {
        let r = 1.0 / (count + n);
        let d = mean - part_mean;
        mean = (mean * n + count * part_mean) * r;
        variance = (variance * n + squares) * r + count * n * d * d * r * r;
        n += count;
    }
    [mean, variance]
}
