//! Block-scaled operands: four packed elements to a container, and a scale for every block.
//!
//! MARIANA has instructions of their own (`MXTENSOR1D`). A block is 8 partitions of one container; scale row `s` lies
//! `32 * (s / 4) + s % 4` partitions behind the first one, plus the start that the descriptor gives, so that the scales of a quadrant lie
//! in it (`mx-microscaling.md`, `mxfp-matmul.rst`). FP8_EXP4 is the finite format here whatever the core is configured for.
//!
//! MAVERICK uses LDWEIGHTS and MATMUL with an `MXTENSOR_V2` as source.
//!
//! choice: the sources give the fields of that descriptor and the two legal block sizes, and nothing of what they are made for. Here
//! `num_elem` counts elements, X next to each other and Y by `step_elem_data_1` elements; a block has `2^P` partitions and `2^F` elements along X;
//! its scales follow each other, a Y further by `step_elem_scale_1`, in partitions as on MARIANA with as many rows to a quadrant as it has
//! blocks; without a scale type the elements are what they are. `perf_mode` NONE sums over partitions alone, QUAD_ROW over four neighbours in a
//! partition too; the other arrangements are a gap.
//!
//! choice: scales multiply the elements before the product, which no result shows unless it overflows; the sum goes over the partitions in
//! ascending order, and over the elements of a container inside.

use tpb_records::enums::{Dtype, KnownMxPerfMode, MxPerfMode};
use tpb_records::operations;
use tpb_records::types::{Addr4, Addr4Arm, MxmemPattern1dArm, Mxtensor1d, MxtensorV2, PartitionOffset};

use super::target::Joining;
use crate::effect::Change;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::packed::{fp4, int4, nibbles};
use crate::number::{Format, decode, scale};
use crate::operand::{Forms, Home, Line, Operand};
use crate::state::pe::{Kind, Part, Tile};

/// Elements of a container.
const PACKED: u32 = 4;
/// Partitions of a block on MARIANA.
const BLOCK: u32 = 8;
/// Partitions of a quadrant.
const QUADRANT: u32 = 32;
const SBUF: Home = Home::Sbuf("MX operands are in SBUF");

/// The type of the elements of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MxFormat {
    /// FP4 E2M1.
    Fp4,
    /// INT4.
    Int4,
    /// FP8.
    Byte(Format),
}

/// The element type that a dtype means in a block.
pub(crate) fn mx_format(dtype: Dtype) -> Result<MxFormat, Fault> {
    Ok(match dtype {
        Dtype::FP4_EXP2 => MxFormat::Fp4,
        Dtype::INT4 => MxFormat::Int4,
        Dtype::FP8_EXP2 => MxFormat::Byte(Format::E2m5),
        Dtype::FP8_EXP3 => MxFormat::Byte(Format::E3m4),
        Dtype::FP8_EXP4 => MxFormat::Byte(Format::E4m3fn),
        Dtype::FP8_EXP5 => MxFormat::Byte(Format::E5m2),
        _ => return Err(Fault::illegal("in_dtype", format!("{dtype:?} is no element of a block"))),
    })
}

impl MxFormat {
    /// Bits of an element.
    const fn bits(self) -> u32 {
        match self {
            Self::Fp4 | Self::Int4 => 4,
            Self::Byte(_) => 8,
        }
    }

    fn value(self, code: u8) -> f32 {
        match self {
            Self::Fp4 => fp4(code),
            Self::Int4 => int4(code).into(),
            Self::Byte(format) => decode(format, code.into()),
        }
    }

    /// The elements of bytes, in order: of four bits the low one of a byte first.
    fn values(self, bytes: &[u8]) -> Vec<f32> {
        match self {
            Self::Byte(_) => bytes.iter().map(|b| self.value(*b)).collect(),
            _ => {
                let containers = bytes.as_chunks::<2>().0.iter().map(|b| nibbles(u16::from_le_bytes(*b)));
                containers.flatten().map(|code| self.value(code)).collect()
            }
        }
    }
}

/// Partition of a row of scales behind the first partition of its operand, for blocks of so many partitions and the descriptor's start.
pub(crate) const fn place_scales(row: u32, block: u32, start: u32) -> u32 {
    let rows = if block >= QUADRANT { 1 } else { QUADRANT / block };
    QUADRANT * (row / rows) + row % rows + start
}

/// An operand with its scales applied.
struct Scaled {
    /// For every partition, position by position, the values of the containers.
    values: Vec<f32>,
    /// Containers of a partition.
    containers: u32,
}

impl Models<'_> {
    /// LDWEIGHTS_MX: one container to a column, from the last column to the first as LDWEIGHTS has it.
    pub(in crate::models) fn pe_load_weights_mx(&self, op: &operations::LoadWeightsMx) -> Result<Effect, Fault> {
        let part = Part::of_groups(op.row_grp, op.col_grp)?;
        let active = mx_active(part, op.num_active_rows, op.num_active_cols)?;
        let scaled = self.packed_operand(&op.src_mem_pattern, op.in_dtype, active.0)?;
        latch(part, active, PACKED, scaled, true)
    }

    /// MATMUL_MX.
    pub(in crate::models) fn pe_matmul_mx(&self, op: &operations::MatmulMx) -> Result<Effect, Fault> {
        let part = Part::of_groups(op.row_grp, op.col_grp)?;
        let active = mx_active(part, op.num_active_rows, op.num_active_cols)?;
        let joining = Joining {
            pattern: &op.dst_mem_pattern,
            out_dtype: op.out_dtype,
            flags: op.psum_accumulate_flags,
            zero_region: op.psum_zero_region,
        };
        let scaled = || self.packed_operand(&op.src_mem_pattern, op.in_dtype, active.0);
        self.scaled_product(&joining, part, active, PACKED, scaled)
    }

    /// LDWEIGHTS of an MXTENSOR_V2.
    pub(super) fn mx_load(
        &self,
        op: &operations::LoadWeights,
        tensor: &MxtensorV2,
        part: Part,
        active: (u32, u32),
    ) -> Result<Effect, Fault> {
        let positions = positions(op.perf_mode)?;
        let scaled = self.tensor_v2(tensor, op.in_dtype, active.0, positions)?;
        latch(part, active, positions, scaled, super::load::reversed(op)?)
    }

    /// MATMUL of an MXTENSOR_V2.
    pub(super) fn mx_product<F: Forms>(
        &self,
        op: &operations::Matmul,
        tensor: &MxtensorV2,
        joining: &Joining<'_, F>,
        part: Part,
        active: (u32, u32),
    ) -> Result<Effect, Fault> {
        let positions = positions(op.perf_mode)?;
        self.scaled_product(joining, part, active, positions, || self.tensor_v2(tensor, op.in_dtype, active.0, positions))
    }

    fn scaled_product<F: Forms>(
        &self,
        joining: &Joining<'_, F>,
        part: Part,
        (rows, columns): (u32, u32),
        planes: u32,
        moving: impl FnOnce() -> Result<Scaled, Fault>,
    ) -> Result<Effect, Fault> {
        let (weights, kind) = self.core.weights.tile(part.row, part.column, rows, columns)?;
        kind.check_with(Kind { planes, format: None })?;
        let target = self.target(joining, part, columns, self.cell(joining.out_dtype)?)?;
        let Scaled { values: moving, containers } = moving()?;
        if u64::from(containers) != target.len() {
            return Err(Fault::ElementCounts { first: ("src_mem_pattern", containers.into()), second: ("dst_mem_pattern", target.len()) });
        }
        let values = self.multiply(&weights, kind, (&moving, None), (rows * planes, columns, containers.into()));
        Ok(target.take(values))
    }

    /// An operand of MARIANA's instructions.
    fn packed_operand(&self, pattern: &MxmemPattern1dArm, dtype: Dtype, rows: u32) -> Result<Scaled, Fault> {
        let format = mx_format(dtype)?;
        let tensor = packed_tensor(pattern)?;
        let (data, scales) = self.packed_parts(&tensor, format, rows, "src_mem_pattern")?;
        let containers = data.len() as u32;
        let bytes = data.gather(self.core);
        let mut values = vec![0.0; bytes.len() * 8 / format.bits() as usize];
        let width = containers as usize;
        let per_row = data.pattern.element_bytes() as usize * width;
        for (p, (bytes, out)) in bytes.chunks_exact(per_row).zip(values.chunks_exact_mut(width * PACKED as usize)).enumerate() {
            let codes = scale_row(&scales, p as u32 / BLOCK, BLOCK, tensor.scale_start_partition().into()).gather(self.core);
            for (c, (container, code)) in format.values(bytes).as_chunks::<4>().0.iter().zip(codes).enumerate() {
                for (q, v) in container.iter().enumerate() {
                    out[q * width + c] = scale::apply_e8m0(*v, code);
                }
            }
        }
        Ok(Scaled { values, containers })
    }

    /// Checked containers and scales of a descriptor of MARIANA: the scales are those of the first partition, and all that
    /// [`place_scales`] reaches are there.
    pub(crate) fn packed_parts(
        &self,
        tensor: &Mxtensor1d,
        format: MxFormat,
        rows: u32,
        name: &'static str,
    ) -> Result<(Operand, Operand), Fault> {
        let (elements, step, start) = (tensor.num_elem(), tensor.step_elem(), tensor.scale_start_partition());
        if elements == 0 || !elements.is_multiple_of(PACKED as u16) || !matches!(step, 1 | -1) {
            return Err(Fault::illegal(name, format!("{elements} elements by steps of {step} are no row of containers of four")));
        }
        if start > 15 || !start.is_multiple_of(4) {
            return Err(Fault::illegal(name, format!("scales start in partition 0, 4, 8 or 12 of a quadrant, not {start}")));
        }
        let line = |address| Line { address, step: step.into(), count: elements / PACKED as u16 };
        let data = self.operand(name, &line(tensor.data_addr()), format.bits() / 2, rows, SBUF)?;
        let last = place_scales(rows.div_ceil(BLOCK).max(1) - 1, BLOCK, start.into());
        let scales = self.operand("scale_addr", &line(tensor.scale_addr()), 1, last + 1, SBUF)?;
        Ok((data, scales))
    }

    /// An operand of MAVERICK.
    fn tensor_v2(&self, tensor: &MxtensorV2, dtype: Dtype, rows: u32, positions: u32) -> Result<Scaled, Fault> {
        let name = "src_mem_pattern";
        let format = mx_format(dtype)?;
        let [x, y] = tensor.num_elem().map(u32::from);
        let per_byte = 8 / format.bits();
        let step = i32::from(tensor.step_elem_data_1());
        if !x.is_multiple_of(positions.max(2 * per_byte)) || step % per_byte as i32 != 0 {
            return Err(Fault::illegal(name, format!("{x} elements by steps of {step} are no rows of {positions} packed elements")));
        }
        let (block, along) = match tensor.p_f_dim() {
            0x04 => (16, 1),
            0x44 => (16, 16),
            other => return Err(Fault::illegal(name, format!("{other:#04x} is no size of a block"))),
        };
        let short = |v: i32| i16::try_from(v).unwrap_or(i16::MAX);
        let plane = |address: Addr4, step: i16, counts: [u32; 2]| Plane { address, step, counts: counts.map(|c| c as u16) };
        let data = plane(unmarked(tensor.data_addr()), short(step / per_byte as i32), [x / per_byte, y]);
        let data = self.operand(name, &data, 1, rows, SBUF)?;
        let bytes = data.gather(self.core);
        let mut read = format.values(&bytes);
        if let Some(apply) = scale_format(tensor.scale_dtype())? {
            let across = x.div_ceil(along);
            let shape = plane(tensor.scale_addr(), tensor.step_elem_scale_1(), [across, y]);
            let last = place_scales(rows.div_ceil(block).max(1) - 1, block, 0);
            let scales = self.operand("scale_addr", &shape, 1, last + 1, SBUF)?;
            for (p, row) in read.chunks_exact_mut((x * y) as usize).enumerate() {
                let codes = scale_row(&scales, p as u32 / block, block, 0).gather(self.core);
                for (row, codes) in row.chunks_exact_mut(x as usize).zip(codes.chunks_exact(across as usize)) {
                    for (part, code) in row.chunks_mut(along as usize).zip(codes) {
                        part.iter_mut().for_each(|v| *v = apply(*v, *code));
                    }
                }
            }
        }
        let containers = x * y / positions;
        let mut values = Vec::with_capacity(read.len());
        for row in read.chunks_exact((x * y) as usize) {
            for q in 0..positions as usize {
                values.extend(row.iter().skip(q).step_by(positions as usize));
            }
        }
        Ok(Scaled { values, containers })
    }
}

/// An address without the bit that tells the descriptor from others.
fn unmarked(address: Addr4) -> Addr4 {
    match address.arm() {
        Addr4Arm::AddrImmediate(PartitionOffset(word)) => Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(word & !1))),
        _ => address,
    }
}

/// The direct form of a descriptor of MARIANA.
pub(crate) fn packed_tensor(pattern: &MxmemPattern1dArm) -> Result<Mxtensor1d, Fault> {
    match pattern {
        MxmemPattern1dArm::T(tensor) => Ok(*tensor),
        MxmemPattern1dArm::I(_) => Err(Fault::unimplemented("an MX operand through indices")),
        MxmemPattern1dArm::Raw(_) => Err(Fault::illegal("src_mem_pattern", "no form of a pattern fits its bytes")),
    }
}

/// A row of scales: the operand of the first row, moved to its partition.
pub(crate) fn scale_row(first: &Operand, row: u32, block: u32, start: u32) -> Operand {
    Operand { partition: first.partition + place_scales(row, block, start), channels: 1, ..first.clone() }
}

/// Two dimensions, the inner one of neighbours.
struct Plane {
    address: Addr4,
    step: i16,
    counts: [u16; 2],
}

impl crate::operand::Shape for Plane {
    fn address(&self) -> Addr4 {
        self.address
    }

    fn steps(&self) -> [i16; 4] {
        [1, self.step, 1, 1]
    }

    fn counts(&self) -> [u16; 4] {
        [self.counts[0], self.counts[1], 1, 1]
    }
}

/// A value and the code of its scale.
type Scaling = fn(f32, u8) -> f32;

/// What a scale of a type does to a value; nothing where there is no type.
fn scale_format(dtype: Dtype) -> Result<Option<Scaling>, Fault> {
    Ok(match dtype {
        Dtype::INVALID => None,
        Dtype::FP8_EXP4 => Some(|v, code| v * decode(Format::E4m3fn, code.into())),
        Dtype::SFP8_E8 => Some(scale::apply_e8m0),
        Dtype::SFP8_E7 => Some(|v, code| v * scale::unsigned(1, code)),
        Dtype::SFP8_E6 => Some(|v, code| v * scale::unsigned(2, code)),
        Dtype::SFP8_E5 => Some(|v, code| v * scale::unsigned(3, code)),
        _ => return Err(Fault::illegal("scale_dtype", format!("{dtype:?} is no scale"))),
    })
}

/// Contraction positions of a cell in an arrangement.
fn positions(mode: MxPerfMode) -> Result<u32, Fault> {
    match mode.known() {
        Some(KnownMxPerfMode::None) => Ok(1),
        Some(KnownMxPerfMode::QuadRow) => Ok(PACKED),
        Some(_) => Err(Fault::gap("maverick-mx-arrangements", format!("what {mode:?} makes of its operands"))),
        None => Err(Fault::illegal("perf_mode", format!("{} is no arrangement", mode.0))),
    }
}

/// Active rows and columns of MARIANA's instructions: a whole number of blocks, and no 96 (`mx-matmul-legality.md` 2).
fn mx_active(part: Part, rows: u8, columns: u8) -> Result<(u32, u32), Fault> {
    match rows {
        32 | 64 | 128 => part.active(rows, columns),
        _ => Err(Fault::illegal("num_active_rows", format!("an MX operand has 32, 64 or 128 partitions, not {rows}"))),
    }
}

fn latch(part: Part, (rows, columns): (u32, u32), planes: u32, scaled: Scaled, reverse: bool) -> Result<Effect, Fault> {
    let Scaled { mut values, containers } = scaled;
    if containers != columns {
        let second = ("num_active_cols", columns.into());
        return Err(Fault::ElementCounts { first: ("src_mem_pattern", containers.into()), second });
    }
    if reverse {
        values.chunks_exact_mut(columns as usize).for_each(<[f32]>::reverse);
    }
    let kind = Kind { planes, format: None };
    Ok(Effect::Array(Box::new(Change::Latch(part, Tile { row: part.row, column: part.column, rows, columns, kind, values }))))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `vectors/pe_g3.yaml`, mx_scale_row_slot.
    #[test]
    fn rows_of_scales() {
        for (row, partition) in [(0, 0), (3, 3), (4, 32), (7, 35), (8, 64), (15, 99)] {
            assert_eq!(place_scales(row, BLOCK, 0), partition);
            assert_eq!(place_scales(row, BLOCK, 12), partition + 12);
        }
        assert_eq!([0, 1, 2, 7].map(|row| place_scales(row, 16, 0)), [0, 1, 32, 97]);
    }

    /// `vectors/pe_g3.yaml`, mx_partitions_legal.
    #[test]
    fn partitions() {
        let part = Part::of_groups(15, 15).unwrap();
        for (rows, legal) in [(32, true), (64, true), (96, false), (128, true)] {
            assert_eq!(mx_active(part, rows, 1).is_ok(), legal);
        }
    }
}
