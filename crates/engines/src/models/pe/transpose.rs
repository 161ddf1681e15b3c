//! MATMUL that moves bits: the stationary operand comes out with rows and columns exchanged.

use tpb_records::operations;
use tpb_records::types::MemPattern3dMaverickArm;

use super::target::Joining;
use crate::effect::Cell;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::{Casts, Format, Minifloat, Rounding, encode};
use crate::operand::Operand;
use crate::state::pe::{Kind, Part};

impl Models<'_> {
    /// `dst[f, p] = data[p, f]`, bit for bit: the data are the weights, and the moving operand is an identity
    /// (`trainium2_arch.rst`, `nc_transpose`).
    ///
    /// Elements of 16 bits stay what they are; those of 8 bits come out as 16 with a zero upper byte; FP32 stays 32 bits.
    ///
    /// choice: a moving element selects the row of its only 1; anything but one 1 among zeros is a fault, for the sources speak of an
    /// identity alone. The output type is not looked at, since the width follows the data (`conflicts.NKI` 16). Bits cannot be added, so
    /// that the product has to start a group.
    pub(super) fn transposing_pass(
        &self,
        op: &operations::Matmul,
        joining: &Joining<'_, MemPattern3dMaverickArm>,
        part: Part,
        source: &Operand,
        (weights, kind): (&[f32], Kind),
    ) -> Result<Effect, Fault> {
        let (Kind { planes: 1, format: Some(format) }, 0) = (kind, op.perf_opt.0) else {
            return Err(Fault::illegal("transpose_mode", "two rows a pass cannot be transposed"));
        };
        let (_, columns) = part.active(op.num_active_rows, op.num_active_cols)?;
        let cell = if format.bytes() == 4 { Cell::F32 } else { Cell::Bits16 };
        let target = self.target(joining, part, columns, cell)?;
        if source.len() != target.len() {
            return Err(Fault::ElementCounts { first: (source.name, source.len()), second: ("dst_mem_pattern", target.len()) });
        }
        if !target.start {
            return Err(Fault::illegal("psum_accumulate_flags", "a transposing product moves bits and cannot be added"));
        }
        let identity = self.pe_values(source, self.pe_format(op.in_dtype)?, op.fp32_mode, op.quant_offset)?;
        let n = source.len() as usize;
        let selected = (0..n).map(|j| one_hot(identity.iter().skip(j).step_by(n))).collect::<Option<Vec<_>>>();
        let selected = selected
            .ok_or_else(|| Fault::illegal("src_mem_pattern", "an element of a transposing product needs a single 1 among its rows"))?;
        let width = columns as usize;
        let mut values = Vec::with_capacity(n * width);
        for column in 0..width {
            values.extend(selected.iter().map(|row| {
                let value = weights.get(row * width + column).copied().unwrap_or(0.0);
                if cell == Cell::F32 { value } else { f32::from_bits(bits(format, value)) }
            }));
        }
        Ok(target.take(values))
    }
}

/// The row of the only 1 among zeros.
fn one_hot<'a>(column: impl Iterator<Item = &'a f32>) -> Option<usize> {
    let mut found = None;
    for (row, v) in column.enumerate() {
        match (*v, found) {
            (0.0, _) => {}
            (1.0, None) => found = Some(row),
            _ => return None,
        }
    }
    found
}

/// The code whose value in a format of at most 16 bits is exactly `value`; that of a NaN from its own bits.
fn bits(format: Format, value: f32) -> u32 {
    match (format.minifloat(), value.is_nan()) {
        (Some(layout), true) => {
            let Minifloat { exponent_bits, mantissa_bits, .. } = layout;
            let raw = value.to_bits();
            let exponent = ((1 << exponent_bits) - 1) << mantissa_bits;
            (raw >> 31) << (layout.bits() - 1) | exponent | (raw & 0x007f_ffff) >> (23 - mantissa_bits)
        }
        _ => encode(format, value, &EXACT, Rounding::NearestEven) as u32,
    }
}

/// Infinities stay infinities.
const EXACT: Casts = Casts {
    float_to_int: crate::number::FloatToInt::NearestEven,
    fp8: crate::number::Fp8Casts { saturate: false, suppress_nan: false, edges: crate::number::Edges::Rounded },
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::decode;

    /// Every code of every format that the array takes comes back.
    #[test]
    fn codes_come_back() {
        for format in [Format::F16, Format::Bf16, Format::E3m4, Format::E4m3, Format::E4m3fn, Format::E5m2, Format::E2m5, Format::U8] {
            for code in 0..1u32 << (8 * format.bytes()) {
                assert_eq!(bits(format, decode(format, code.into())), code, "{format:?}");
            }
        }
    }
}
