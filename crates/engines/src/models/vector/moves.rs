//! Moves and fills: COPY, CAST, MEMSET, RECIPROCAL, the predicated moves.

use tpb_records::enums::{Dtype, Opcode};
use tpb_records::operations;

use super::rows::{Source, Value};
use super::{element, store};
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::{Format, narrow, widen};
use crate::operand::{Forms, Home, same_length};

impl Models<'_> {
    /// Moves bits; the types are equal.
    pub(crate) fn vector_copy(&self, op: &operations::Copy) -> Result<Effect, Fault> {
        if op.in_dtype != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "COPY does not convert: it needs the type of the source"));
        }
        self.convert(op.in_dtype, op.out_dtype, op.num_active_channels.into(), (&op.src_mem_pattern, &op.dst_mem_pattern))
    }

    /// Converts through FP32; equal types copy bits.
    pub(crate) fn vector_cast(&self, op: &operations::Cast) -> Result<Effect, Fault> {
        self.convert(op.in_dtype, op.out_dtype, op.num_active_channels.into(), (&op.src_mem_pattern, &op.dst_mem_pattern))
    }

    fn convert<F: Forms>(&self, from: Dtype, to: Dtype, channels: u32, (src, dst): (&F, &F)) -> Result<Effect, Fault> {
        if from == to && src.indirect().is_none() && dst.indirect().is_none() {
            // Any type at all: only its width counts.
            let bytes = element("in_dtype", from)?;
            let (src, dst) = (src.direct("src_mem_pattern")?, dst.direct("dst_mem_pattern")?);
            let src = self.operand("src_mem_pattern", src, bytes, channels, Home::Engine)?;
            let dst = self.operand("dst_mem_pattern", dst, bytes, channels, Home::Engine)?;
            same_length(&src, &dst)?;
            let data = src.gather(self.core);
            return Ok(store(dst, data));
        }
        let src = self.source_of("src_mem_pattern", src, from, channels)?;
        let mut dst = self.sink_of("dst_mem_pattern", dst, to, channels)?;
        same_length(&src.operand, &dst.operand)?;
        let mut row = Vec::new();
        for channel in 0..channels {
            if src.format == dst.format {
                dst.copy(&src.row(channel));
            } else {
                f32::load(&src, channel, &mut row);
                f32::save(&mut dst, &row);
            }
        }
        Ok(dst.effect())
    }

    /// Writes the low bytes of the immediate to every element.
    ///
    /// choice: the pattern says how many elements there are; `dst_element_count` is not looked at, for no source ties it to the pattern.
    pub(crate) fn vector_memset(&self, op: &operations::Memset) -> Result<Effect, Fault> {
        let bytes = element("dtype", op.dtype)?;
        let value = op.set_value.to_le_bytes();
        let Some(value) = value.get(..bytes as usize) else {
            return Err(Fault::illegal("dtype", "the immediate has 32 bits"));
        };
        let channels = op.num_active_channels.into();
        let dst = self.operand("dst_mem_pattern", &op.dst_mem_pattern, bytes, channels, Home::Engine)?;
        let elements = dst.len() as usize * channels as usize;
        Ok(store(dst, value.repeat(elements)))
    }

    /// `dst[k] = 1 / src[k]` in FP32.
    ///
    /// choice: the quotient is correctly rounded, as the compiler's interpreter has it. The device refines a seed of about eight bits, with
    /// constants that are not published (`pool.md`, `gaps.G5`).
    pub(crate) fn vector_reciprocal(&self, op: &operations::Reciprocal) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source_of("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let mut dst = self.sink_of("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&src.operand, &dst.operand)?;
        let mut row = Vec::new();
        for channel in 0..channels {
            f32::load(&src, channel, &mut row);
            row.iter_mut().for_each(|v| *v = 1.0 / *v);
            f32::save(&mut dst, &row);
        }
        Ok(dst.effect())
    }

    /// COPY_PREDICATED and CAST_PREDICATED: `dst[k] = src1[k]` where `src0[k]` is not 0; the others keep what they hold. COPY_PREDICATED moves
    /// bits, CAST_PREDICATED converts through FP32 (elementwise facts 8).
    pub(crate) fn vector_copy_predicated(&self, op: &operations::CopyPredicated) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let (pred, data) = (op.in0_in1_dtype.dtype_lo(), op.in0_in1_dtype.dtype_hi());
        if op.opcode == Opcode::COPY_PREDICATED && data != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "COPY_PREDICATED does not convert: it needs the type of the data"));
        }
        let pred = self.predicate("src0_mem_pattern", &op.src0_mem_pattern, pred, channels)?;
        let src = self.source("src1_mem_pattern", &op.src1_mem_pattern, data, channels)?;
        let mut dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&pred.operand, &src.operand)?;
        same_length(&pred.operand, &dst.operand)?;
        let mut wanted = Vec::new();
        for channel in 0..channels {
            u64::load(&pred, channel, &mut wanted);
            let row = self.converted(src.format, dst.format, src.row(channel));
            dst.merge(channel, &row, |k| wanted.get(k).is_some_and(|p| *p != 0));
        }
        Ok(dst.effect())
    }

    /// COPY_PREDICATED_SCALAR: the scalar where the predicate is 0, or where it is not if `reversed_pred` is set; the others keep what they hold.
    /// Bits move unchanged (elementwise facts 8).
    pub(crate) fn vector_copy_predicated_scalar(&self, op: &operations::CopyPredicatedScalar) -> Result<Effect, Fault> {
        if op.in_dtype != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "COPY_PREDICATED_SCALAR does not convert: it needs the type of the scalar"));
        }
        let channels = op.num_active_channels.into();
        let pred = predicate(self.source_of("pred_mem_pattern", &op.pred_mem_pattern, op.pred_dtype, channels)?)?;
        let mut dst = self.sink_of("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&pred.operand, &dst.operand)?;
        let scalar = self.raw_scalars("src0_imm", op.src0_imm, op.in_dtype, channels)?;
        let mut wanted = Vec::new();
        for channel in 0..channels {
            u64::load(&pred, channel, &mut wanted);
            let value = scalar.at(channel).to_le_bytes();
            let row = value.get(..dst.format.bytes() as usize).unwrap_or_default().repeat(dst.len());
            dst.merge(channel, &row, |k| wanted.get(k).is_some_and(|p| (*p != 0) == (op.reversed_pred != 0)));
        }
        Ok(dst.effect())
    }

    /// A predicate: integers of up to 32 bits, true if they are not 0.
    pub(super) fn predicate(
        &self,
        name: &'static str,
        shape: &impl crate::operand::Shape,
        dtype: Dtype,
        channels: u32,
    ) -> Result<Source<'_>, Fault> {
        predicate(self.source(name, shape, dtype, channels)?)
    }

    /// Elements in another format: equal formats keep their bits, others go through FP32.
    pub(super) fn converted(&self, from: Format, to: Format, bytes: Vec<u8>) -> Vec<u8> {
        if from == to {
            return bytes;
        }
        narrow(to, &widen(from, &bytes), &self.choices.casts)
    }
}

/// A source whose elements can be predicates.
fn predicate(source: Source<'_>) -> Result<Source<'_>, Fault> {
    match source.format {
        f if f.is_integer() && f.bytes() <= 4 => Ok(source),
        f => Err(Fault::illegal(source.operand.name, format!("a predicate is an integer of up to 32 bits, not {f:?}"))),
    }
}
