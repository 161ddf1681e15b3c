//! SORT: the elements of a partition in order, each with the position that it had.

use tpb_records::enums::{AluOp, Dtype};
use tpb_records::operations;

use crate::choices::SortNan;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::{Format, load_integers, widen};
use crate::operand::{Home, Shape};

/// Most bytes of elements that are sorted, over all partitions.
const LARGEST: usize = 8192;

impl Models<'_> {
    /// Pairs of an element and its position plus `index_offset`, as an unsigned integer of the element's width; IS_LT sorts upwards, IS_GT downwards.
    /// Elements move unchanged. See [`SortNan`] for NaN.
    ///
    /// choice: equal elements keep their order, +0 and -0 among them, with `stable` or without; it says that they must. An offset in memory is INT32, and
    /// a position that does not fit loses its high bits. Source: `search.md`, SORT 0x96.
    pub(crate) fn vector_sort(&self, op: &operations::Sort) -> Result<Effect, Fault> {
        let dtype = op.in_out_dtype.dtype_lo();
        if op.in_out_dtype.dtype_hi() != dtype {
            return Err(Fault::illegal("in_out_dtype", "a sort does not convert"));
        }
        let descending = match op.comparison {
            AluOp::IS_LT => false,
            AluOp::IS_GT => true,
            other => return Err(Fault::illegal("comparison", format!("a sort is IS_LT or IS_GT, not {other:?}"))),
        };
        let channels = op.num_active_channels.into();
        let home = Home::Sbuf("sorting stays in SBUF");
        let src = self.source_in(home, "src_mem_pattern", &op.src_mem_pattern, dtype, channels)?;
        let mut dst = self.sink_in(home, "dst_mem_pattern", &op.dst_mem_pattern, dtype, channels)?;
        if !matches!(src.format, Format::F16 | Format::Bf16 | Format::U16 | Format::I16 | Format::F32 | Format::U32 | Format::I32) {
            return Err(Fault::illegal("in_out_dtype", format!("SORT does not take {:?}", src.format)));
        }
        let (pairs, size) = (op.dst_mem_pattern.counts(), src.format.bytes() as usize);
        if pairs[0] != 2 || usize::from(pairs[1]) != src.len() {
            return Err(Fault::illegal("dst_mem_pattern", format!("it is pairs, two by {}, not {} by {}", src.len(), pairs[0], pairs[1])));
        }
        if src.len() * size * channels as usize > LARGEST {
            return Err(Fault::illegal("src_mem_pattern", format!("at most {LARGEST} bytes are sorted")));
        }
        let offset = self.integer_scalars("index_offset", op.index_offset, Dtype::INT32, channels)?;
        for channel in 0..channels {
            let bytes = src.row(channel);
            let keys = keys(src.format, &bytes, self.choices.sort_nan);
            let mut order: Vec<usize> = (0..keys.len()).collect();
            order.sort_by_key(|at| keys.get(*at).map(|(behind, key)| (*behind, if descending { -key } else { *key })));
            let mut row = Vec::with_capacity(2 * bytes.len());
            for at in order {
                row.extend_from_slice(bytes.get(at * size..(at + 1) * size).unwrap_or_default());
                let position = offset.at(channel).wrapping_add(at as u64).to_le_bytes();
                row.extend_from_slice(position.get(..size).unwrap_or_default());
            }
            dst.copy(&row);
        }
        Ok(dst.effect())
    }
}

/// For every element, whether it goes behind all others whatever the direction is, and its place among those that do not.
fn keys(format: Format, bytes: &[u8], nan: SortNan) -> Vec<(bool, i64)> {
    if format.is_integer() {
        return load_integers(format, bytes).into_iter().map(|v| (false, v.cast_signed())).collect();
    }
    let key = |v: f32| match nan {
        SortNan::Last if v.is_nan() => (true, 0),
        SortNan::Largest if v.is_nan() => (false, i64::MAX),
        _ => {
            // -0 becomes +0; the bits of negative numbers run the other way.
            let bits = (v + 0.0).to_bits().cast_signed();
            (false, i64::from(if bits < 0 { bits ^ i32::MAX } else { bits }))
        }
    };
    widen(format, bytes).into_iter().map(key).collect()
}
