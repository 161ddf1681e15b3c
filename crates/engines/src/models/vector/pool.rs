//! POOL and MAX_POOL_SELECT: windows of a stream, each folded into one element.

use tpb_records::enums::{Dtype, PoolType, TensorSubdim};
use tpb_records::operations;
use tpb_records::types::Tensor4d;

use super::reduce::period;
use super::rows::{Sink, Source, Value};
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::Shape;

impl Models<'_> {
    /// One element for every window, in FP32: the maximum, from -inf and with NaN losing, or the sum times `pool_scale`. The pattern delivers the
    /// windows one after another; `pool_dim` says how many of its inner dimensions are one (`pool.md`).
    ///
    /// choice: the sum is serial and scaled once at its end; the architecture permits both orders.
    pub(crate) fn vector_pool(&self, op: &operations::Pool) -> Result<Effect, Fault> {
        let fold: &dyn Fn(&[f32]) -> f32 = match op.pool_func {
            PoolType::MAX_POOL => &|x| x.iter().fold(f32::NEG_INFINITY, |acc, x| if *x > acc { *x } else { acc }),
            PoolType::AVG_POOL => &|x| x.iter().fold(0.0, |acc, x| acc + x) * op.pool_scale,
            other => return Err(Fault::illegal("pool_func", format!("POOL has no {other:?}"))),
        };
        let dtypes = (op.in_dtype, op.out_dtype);
        let (src, mut dst, window) =
            self.windows((&op.src_mem_pattern, &op.dst_mem_pattern), dtypes, op.pool_dim, op.num_active_channels.into())?;
        let mut row = Vec::new();
        for channel in 0..dst.operand.channels {
            f32::load(&src, channel, &mut row);
            f32::save(&mut dst, &row.chunks_exact(window).map(fold).collect::<Vec<_>>());
        }
        Ok(dst.effect())
    }

    /// The position of the maximum inside each window, as an unsigned integer.
    ///
    /// choice: the first of equal ones, 0 in a window of NaN alone (`gaps.G5`).
    pub(crate) fn vector_max_pool_select(&self, op: &operations::MaxPoolSelect) -> Result<Effect, Fault> {
        let dtypes = (op.in_dtype, op.out_dtype);
        let (src, mut dst, window) =
            self.windows((&op.src_mem_pattern, &op.dst_mem_pattern), dtypes, op.pool_dim, op.num_active_channels.into())?;
        if !dst.format.is_unsigned_integer() {
            return Err(Fault::illegal("out_dtype", "a position is an unsigned integer"));
        }
        let first = |x: &[f32]| {
            let mut best = (f32::NEG_INFINITY, 0);
            for (k, v) in x.iter().enumerate() {
                if *v > best.0 {
                    best = (*v, k as u64);
                }
            }
            best.1
        };
        let mut row = Vec::new();
        for channel in 0..dst.operand.channels {
            f32::load(&src, channel, &mut row);
            u64::save(&mut dst, &row.chunks_exact(window).map(first).collect::<Vec<_>>());
        }
        Ok(dst.effect())
    }

    /// Source, destination and elements of a window.
    fn windows(
        &self,
        (src, dst): (&Tensor4d, &Tensor4d),
        (from, to): (Dtype, Dtype),
        dims: TensorSubdim,
        channels: u32,
    ) -> Result<(Source<'_>, Sink<'_>, usize), Fault> {
        let window = period("pool_dim", dims, src.counts())?;
        let src = self.source("src_mem_pattern", src, from, channels)?;
        let dst = self.sink("dst_mem_pattern", dst, to, channels)?;
        let windows = src.len() / window;
        if dst.len() != windows {
            return Err(Fault::ElementCounts { first: ("the windows", windows as u64), second: ("dst_mem_pattern", dst.len() as u64) });
        }
        Ok((src, dst, window))
    }
}
