//! QUANTIZE_MX: 16-bit floats to packed FP8 with a scale to a block.

use tpb_records::enums::Dtype;
use tpb_records::operations;

use super::Models;
use super::pe::{mx_format, packed_tensor, scale_row};
use crate::choices::MxScale;
use crate::effect::LaneEffect;
use crate::effect::{Effect, Store};
use crate::fault::Fault;
use crate::number::{Format, narrow, widen};
use crate::operand::{Forms, Home, Operand, format};

/// Partitions of a block.
const BLOCK: usize = 8;
/// Elements of a container.
const PACKED: usize = 4;

impl Models<'_> {
    /// Blocks of 8 partitions and 4 neighbours in the walk; a block gets one E8M0 scale, from the largest exponent code in it, and its elements
    /// are multiplied by the inverse, which is exact, and rounded to FP8. Data and scales lie as MATMUL_MX reads them
    /// (`mx-device-bodies.md` 2, `isa` quantize_mx).
    ///
    /// FP8_EXP4 is the finite format here. Overflow and NaN are as `casts.fp8` of the choices says; the scale, as `mx_scale` says.
    pub(super) fn dve_quantize_mx(&self, op: &operations::QuantizeMx) -> Result<Effect, Fault> {
        let channels = u32::from(op.num_active_channels);
        if channels == 0 || !channels.is_multiple_of(BLOCK as u32) {
            return Err(Fault::illegal("num_active_channels", format!("{channels} partitions are no whole blocks of {BLOCK}")));
        }
        let from = match format("in_dtype", op.in_dtype, self.core)? {
            f @ (Format::F16 | Format::Bf16) => f,
            f => return Err(Fault::illegal("in_dtype", format!("blocks are made of FP16 and BFLOAT16, not {f:?}"))),
        };
        let (to, largest) = match op.out_dtype {
            Dtype::FP8_EXP4 => (Format::E4m3fn, 8),
            Dtype::FP8_EXP5 => (Format::E5m2, 15),
            other => return Err(Fault::illegal("out_dtype", format!("{other:?} is no format that blocks are made in"))),
        };
        let name = "src_mem_pattern";
        let home = Home::Sbuf("blocks are made of SBUF");
        let source = self.operand(name, op.src_mem_pattern.direct(name)?, from.bytes(), channels, home)?;
        let tensor = packed_tensor(&op.dst_mem_pattern)?;
        let (data, scales) = self.packed_parts(&tensor, mx_format(op.out_dtype)?, channels, "dst_mem_pattern")?;
        if source.len() != PACKED as u64 * data.len() {
            return Err(Fault::ElementCounts { first: (name, source.len()), second: ("dst_mem_pattern", PACKED as u64 * data.len()) });
        }
        let width = source.len() as usize;
        let mut values = widen(from, &source.gather(self.core));
        let mut codes = Vec::with_capacity(values.len() / (BLOCK * PACKED));
        for block in values.chunks_exact_mut(BLOCK * width) {
            for c in 0..width / PACKED {
                let columns = c * PACKED..(c + 1) * PACKED;
                let rows = || (0..BLOCK).flat_map(|r| columns.clone().map(move |i| r * width + i));
                let exponent = rows().map(|i| (block[i].to_bits() >> 23 & 0xff) as i32).max().unwrap_or(0);
                let code = match self.choices.mx_scale {
                    MxScale::Headroom => (exponent - (largest - 1)).max(0),
                    MxScale::Full => (exponent - largest).max(1),
                };
                codes.push(code as u8);
                let inverse = f32::from_bits((254 - code as u32) << 23);
                rows().for_each(|i| block[i] *= inverse);
            }
        }
        let start = tensor.scale_start_partition().into();
        let mut stores = vec![store(data, narrow(to, &values, &self.choices.casts))];
        for (row, codes) in codes.chunks_exact(width / PACKED).enumerate() {
            stores.push(store(scale_row(&scales, row as u32, BLOCK as u32, start), codes.to_vec()));
        }
        Ok(Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores, updates: Vec::new() })))
    }
}

fn store(to: Operand, data: Vec<u8>) -> Store {
    let Operand { space, partition, channels, pattern, .. } = to;
    Store { space, partition, channels, pattern, data }
}
