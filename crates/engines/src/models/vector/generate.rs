//! Ramps: IOTA, and AFFINE_SELECT, which compares one with zero.

use tpb_records::enums::{AffineSelectCmp, Dtype};
use tpb_records::operations;
use tpb_records::types::Data4d;

use super::rows::Value;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::memory::AccessError;
use crate::models::Models;
use crate::number::Format;
use crate::operand::same_length;

/// A generated ramp: a base, a step for each of four dimensions, a step from channel to channel.
struct Ramp {
    base: i32,
    steps: [i32; 4],
    counts: [u16; 4],
    channel: i32,
}

impl Ramp {
    fn new(operand: &'static str, pattern: &Data4d, channel: i32) -> Result<Self, Fault> {
        let counts = pattern.num_elem();
        if counts.contains(&0) {
            return Err(Fault::access(operand, AccessError::Empty));
        }
        Ok(Self { base: pattern.base(), steps: pattern.step_elem().map(i32::from), counts, channel })
    }

    /// Elements a channel.
    fn len(&self) -> u64 {
        self.counts.iter().fold(1, |n: u64, c| n.saturating_mul((*c).into()))
    }

    /// The values of a channel, dimension 0 fastest.
    ///
    /// choice: they wrap; for AFFINE_SELECT the sources do not say (`affineselect.md`).
    fn row(&self, channel: u32) -> Vec<i32> {
        let start = self.base.wrapping_add(self.channel.wrapping_mul(channel.cast_signed()));
        let mut row = vec![start];
        for (step, count) in self.steps.iter().zip(self.counts) {
            row = (0..i32::from(count)).flat_map(|i| row.iter().map(move |v| v.wrapping_add(step.wrapping_mul(i)))).collect();
        }
        row
    }

    /// Whether the ramp has as many elements as an operand.
    fn pairs(&self, name: &'static str, operand: (&'static str, u64)) -> Result<(), Fault> {
        match self.len() {
            n if n == operand.1 => Ok(()),
            n => Err(Fault::ElementCounts { first: (name, n), second: operand }),
        }
    }
}

impl Models<'_> {
    /// `dst = base + x * step0 + y * step1 + z * step2 + w * step3 + channel * channel_multiplier` in wrapping 32-bit integers, the channel counted
    /// from the first active one. Integer types get the low bits, floats the value rounded to FP32 and then to the type (DVE facts, `nki_public.md` 3.5).
    pub(crate) fn vector_iota(&self, op: &operations::Iota) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let ramp = Ramp::new("src_data_pattern", &op.src_data_pattern, op.channel_multiplier)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        ramp.pairs("src_data_pattern", ("dst_mem_pattern", dst.operand.len()))?;
        for channel in 0..channels {
            let row = ramp.row(channel);
            if dst.format.is_integer() {
                u64::save(&mut dst, &row.iter().map(|v| i64::from(*v).cast_unsigned()).collect::<Vec<_>>());
            } else {
                f32::save(&mut dst, &row.iter().map(|v| *v as f32).collect::<Vec<_>>());
            }
        }
        Ok(dst.effect())
    }

    /// `dst[k] = cmp(ramp[k], 0) ? src[k] : fill`, where the ramp is as IOTA's and the fill is an FP32 register. Elements of the destination's type
    /// move unchanged, others and the fill are converted (elementwise facts 10).
    pub(crate) fn vector_affine_select(&self, op: &operations::AffineSelect) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let compare: fn(i32) -> bool = match op.fill_mode {
            AffineSelectCmp::GREATER_THAN => |v| v > 0,
            AffineSelectCmp::GREATER_THAN_EQ => |v| v >= 0,
            AffineSelectCmp::EQ => |v| v == 0,
            AffineSelectCmp::NOT_EQ => |v| v != 0,
            other => return Err(Fault::illegal("fill_mode", format!("{} is no comparison", other.0))),
        };
        let ramp = Ramp::new("mask_pattern", &op.mask_pattern, op.channel_multiplier)?;
        let (from, to): (Dtype, Dtype) = (op.in_out_dtype.dtype_lo(), op.in_out_dtype.dtype_hi());
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, from, channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, to, channels)?;
        same_length(&src.operand, &dst.operand)?;
        ramp.pairs("mask_pattern", ("src_mem_pattern", src.operand.len()))?;
        let fill = self.core.registers[self.stream].read(op.fill_reg.into())?;
        let fill = self.converted(Format::F32, dst.format, fill.to_le_bytes().to_vec());
        let size = fill.len();
        for channel in 0..channels {
            let mut row = self.converted(src.format, dst.format, src.row(channel));
            for (value, element) in ramp.row(channel).into_iter().zip(row.chunks_exact_mut(size)) {
                if !compare(value) {
                    element.copy_from_slice(&fill);
                }
            }
            dst.copy(&row);
        }
        Ok(dst.effect())
    }
}
