//! TENSOR_DEQUANTIZE: packed codes of 4 or 6 bits to FP8.

use tpb_records::enums::{Dtype, KnownDequantFmt};
use tpb_records::operations;

use super::Models;
use crate::effect::{Effect, Store};
use crate::fault::Fault;
use crate::number::packed::{fp4, int4};
use crate::number::{Format, Minifloat, narrow, scale};
use crate::operand::{Home, Operand};

/// The codebook of NF4: quantiles of the normal distribution, as its authors published them.
///
/// choice: the published values, rounded to the destination; bits of the device's table were not seen (DVE facts, 0x7b).
const NF4: [f32; 16] = [
    -1.0,
    -0.696_192_8,
    -0.525_073_05,
    -0.394_917_5,
    -0.284_441_38,
    -0.184_773_43,
    -0.091_050_036,
    0.0,
    0.079_580_3,
    0.160_930_2,
    0.246_112_3,
    0.337_915_24,
    0.440_709_83,
    0.562_617,
    0.722_956_84,
    1.0,
];

/// Words of a group of 32 codes and its four scales.
const SCALED_WORDS: usize = 5;

impl Models<'_> {
    /// Tensors are counted in words of 32 bits. Without a group size one word of eight codes of 4 bits becomes two of FP8, and three words of
    /// sixteen codes of 6 bits become four. With a group size of 8, four words of codes and one of four scales become eight words.
    /// FP4 and INT4 become FP8_EXP5, NF4 and FP6 E2M3 FP8_EXP4 (`mx-dequant.md` 3, 4).
    ///
    /// choice: codes fill a word from its low bits up; of a group's five words the last one holds the scales, E8M0, the lowest byte that of
    /// the first eight codes. The sources count the bits and give no places (`gaps.G3`).
    pub(super) fn pool_tensor_dequantize(&self, op: &operations::TensorDequantize) -> Result<Effect, Fault> {
        if op.in_dtype != Dtype::UINT32 || op.out_dtype != Dtype::UINT32 {
            return Err(Fault::illegal("in_dtype", "packed codes are counted in UINT32 on both sides"));
        }
        let channels = op.num_active_channels.into();
        let home = Home::Sbuf("packed codes are in SBUF");
        let source = self.operand("src_mem_pattern", &op.src_mem_pattern, 4, channels, home)?;
        let target = self.operand("dst_mem_pattern", &op.dst_mem_pattern, 4, channels, home)?;
        let Some(fmt) = op.dequant_fmt.known().filter(|f| *f != KnownDequantFmt::Invalid) else {
            return Err(Fault::illegal("dequant_fmt", format!("{} is no packed format", op.dequant_fmt.0)));
        };
        let six = fmt == KnownDequantFmt::E2m3toE4m3;
        let (words_in, words_out) = match (op.group_size, six) {
            (0, false) => (1, 2),
            (0, true) => (3, 4),
            (8, false) => (SCALED_WORDS as u64, 8),
            (n, _) => return Err(Fault::illegal("group_size", format!("{n} codes to a scale is no grouping of {fmt:?}"))),
        };
        let exact = source.len().is_multiple_of(words_in) && source.len() / words_in * words_out == target.len();
        if !exact {
            return Err(Fault::ElementCounts { first: (source.name, source.len()), second: (target.name, target.len()) });
        }
        let finer = self.core.geometry.fp8_exp4.format();
        let (value, to): (fn(u8) -> f32, Format) = match fmt {
            KnownDequantFmt::E2m1toE5m2 => (fp4, Format::E5m2),
            KnownDequantFmt::Int4toE5m2 => (|code| int4(code).into(), Format::E5m2),
            KnownDequantFmt::Nf4toE4m3 => (|code| NF4[usize::from(code & 15)], finer),
            _ => (|code| Minifloat::E2M3.decode(code.into()), finer),
        };
        let data = source.gather(self.core);
        let values: Vec<f32> = match (op.group_size, six) {
            (0, true) => data.as_chunks::<3>().0.iter().flat_map(|b| sixes(*b)).map(value).collect(),
            (0, false) => data.iter().flat_map(|b| [b & 15, b >> 4]).map(value).collect(),
            _ => data
                .chunks_exact(4 * SCALED_WORDS)
                .flat_map(|group| {
                    let (codes, scales) = group.split_at(16);
                    codes
                        .iter()
                        .flat_map(|b| [b & 15, b >> 4])
                        .enumerate()
                        .map(move |(i, code)| scale::apply_e8m0(value(code), scales[i / 8]))
                })
                .collect(),
        };
        let Operand { space, partition, channels, pattern, .. } = target;
        Ok(Effect::store(Store { space, partition, channels, pattern, data: narrow(to, &values, &self.choices.casts) }))
    }
}

/// Four codes of six bits, from the low bits up.
const fn sixes([a, b, c]: [u8; 3]) -> [u8; 4] {
    let bits = u32::from_le_bytes([a, b, c, 0]);
    [bits as u8 & 63, (bits >> 6) as u8 & 63, (bits >> 12) as u8 & 63, (bits >> 18) as u8]
}
