//! Folds along the free dimensions: TENSOR_REDUCE, TENSOR_CUMULATIVE; the 32 by 32 transpose in front of some opcodes.

use tpb_core::dialect::Engine;
use tpb_records::enums::{AluOp, KnownAluOp, Opcode, TensorSubdim};
use tpb_records::operations;

use super::alu::{self, Class, Rules};
use super::rows::{Sink, Source, Value};
use super::tensor_tensor::packed;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::Format;
use crate::operand::{Forms, Shape, same_length};
use crate::pattern::DIMS;

/// Partitions and elements of a block that is transposed as one.
pub(super) const BLOCK: usize = 32;

impl Models<'_> {
    /// One result for every `op_dim` innermost dimensions: `acc = x[0]; acc = acc op x[j]`, serially in the order of the walk; negated once at the
    /// end where `negated` says so (`reduce_scan.md`).
    ///
    /// Operators of the base band fold in FP32. The integer engine is POOL's; its AMAX and AMIN give the position of the first of the largest or
    /// smallest elements as UINT32.
    ///
    /// choice: the serial order is the compiler's interpreter's; the device's is not known (`gaps.G5`). On a tie the first position counts.
    pub(crate) fn vector_tensor_reduce(&self, op: &operations::TensorReduce) -> Result<Effect, Fault> {
        let operator = match op.opcode {
            Opcode::TENSOR_REDUCE_ADD_BF16 => AluOp::ADD,
            Opcode::TENSOR_REDUCE_MAX_BF16 => AluOp::MAX,
            _ => op.op,
        };
        let bitvec = matches!(op.opcode, Opcode::TENSOR_REDUCE_BITVEC_OP | Opcode::TRANSPOSE_TENSOR_REDUCE_BITVEC_OP);
        let transposes = matches!(op.opcode, Opcode::TRANSPOSE_TENSOR_REDUCE_ARITH_OP | Opcode::TRANSPOSE_TENSOR_REDUCE_BITVEC_OP);
        alu::on_engine(self.engine, operator)?;
        let class = alu::class(operator, bitvec)?;
        if class == Class::Integer && self.engine == Engine::Dve {
            return Err(Fault::illegal("op", "DVE does not fold in the integer engine"));
        }
        if matches!(op.opcode, Opcode::TENSOR_REDUCE_ADD_BF16 | Opcode::TENSOR_REDUCE_MAX_BF16) {
            packed("src_mem_pattern", op.src_mem_pattern.direct("src_mem_pattern")?, op.in_dtype)?;
        }
        let channels = op.num_active_channels.into();
        let period = period("op_dim", op.op_dim, counts("src_mem_pattern", &op.src_mem_pattern)?)?;
        let mut src = self.source_of("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let dst = self.sink("dst_mem_pattern", op.dst_mem_pattern.direct("dst_mem_pattern")?, op.out_dtype, channels)?;
        let results = src.len() / period;
        if dst.len() != results {
            return Err(Fault::ElementCounts { first: ("the reduction", results as u64), second: ("dst_mem_pattern", dst.len() as u64) });
        }
        let position = position(operator);
        let outs = [("dst_mem_pattern", dst.format)];
        alu::check(operator, class, &[("src_mem_pattern", src.format)], if position.is_some() { &[] } else { &outs })?;
        if position.is_some() && dst.format != Format::U32 {
            return Err(Fault::illegal("out_dtype", "a position is UINT32"));
        }
        if class == Class::Bits && src.format != dst.format {
            return Err(Fault::illegal("out_dtype", "a bit vector operator needs one type on both sides"));
        }
        if transposes {
            src = src.transposed()?;
        }
        let rules = Rules::new(self.choices, &[src.format, dst.format]);
        let negate = op.negated != 0;
        match (class, position) {
            (_, Some((signed, largest))) => positions(signed, largest, period, &src, dst),
            (Class::Arithmetic, _) => fold::<f32>(operator, &rules, period, &src, dst, |v| if negate { -v } else { v }),
            _ => fold::<u64>(operator, &rules, period, &src, dst, |v| if negate { v.wrapping_neg() } else { v }),
        }
    }

    /// `out[0] = in[0]; out[k] = out[k - 1] op in[k]` along the `op_dim` innermost dimensions, anew for every position of the others
    /// (`reduce_scan.md`).
    ///
    /// choice: serial and in FP32, as it is defined; the device combines in about log2(n) passes, so that sums may differ in the last bits
    /// (`conflicts.G5` 31).
    pub(crate) fn vector_tensor_cumulative(&self, op: &operations::TensorCumulative) -> Result<Effect, Fault> {
        let class = alu::class(op.op, op.opcode == Opcode::TENSOR_CUMULATIVE_BITVEC_OP)?;
        let channels = op.num_active_channels.into();
        let period = period("op_dim", op.op_dim, counts("src_mem_pattern", &op.src_mem_pattern)?)?;
        let src = self.source_of("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let dst = self.sink_of("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&src.operand, &dst.operand)?;
        alu::check(op.op, class, &[("src_mem_pattern", src.format)], &[("dst_mem_pattern", dst.format)])?;
        if class == Class::Bits && src.format != dst.format {
            return Err(Fault::illegal("out_dtype", "a bit vector operator needs one type on both sides"));
        }
        let rules = Rules::new(self.choices, &[src.format, dst.format]);
        match class {
            Class::Arithmetic => scan::<f32>(op.op, &rules, period, &src, dst),
            Class::Integer | Class::Bits => scan::<u64>(op.op, &rules, period, &src, dst),
        }
    }
}

impl Source<'_> {
    /// The source after its transpose: in blocks of 32 partitions and 32 elements, element e of partition c is element c of partition e.
    ///
    /// # Errors
    /// [`Fault::Illegal`] unless partitions and elements come in whole blocks.
    pub(super) fn transposed(self) -> Result<Self, Fault> {
        self.map(|operand, bytes| {
            let (channels, elements) = (operand.channels as usize, operand.len() as usize);
            if !channels.is_multiple_of(BLOCK) || !elements.is_multiple_of(BLOCK) {
                return Err(Fault::illegal(operand.name, "a transpose needs multiples of 32 partitions and of 32 elements"));
            }
            Ok(transpose(&bytes, elements, operand.pattern.element_bytes() as usize))
        })
    }
}

/// Rows of `elements` elements with every block of 32 by 32 transposed; there are whole blocks only.
pub(super) fn transpose(bytes: &[u8], elements: usize, size: usize) -> Vec<u8> {
    let mut out = vec![0; bytes.len()];
    for (at, to) in out.chunks_exact_mut(size).enumerate() {
        let (channel, element) = (at / elements, at % elements);
        let (from_channel, from_element) = (channel / BLOCK * BLOCK + element % BLOCK, element / BLOCK * BLOCK + channel % BLOCK);
        let from = (from_channel * elements + from_element) * size;
        if let Some(from) = bytes.get(from..from + size) {
            to.copy_from_slice(from);
        }
    }
    out
}

/// Elements that are folded into one: the product of the counts that `dims` names, innermost first.
pub(super) fn period(operand: &'static str, dims: TensorSubdim, counts: [u16; DIMS]) -> Result<usize, Fault> {
    let dims = match dims {
        TensorSubdim::X => 1,
        TensorSubdim::XY => 2,
        TensorSubdim::XYZ => 3,
        TensorSubdim::XYZW => 4,
        other => return Err(Fault::illegal(operand, format!("{other:?} names no dimensions"))),
    };
    // Counts of 0 are refused with the operand.
    Ok(counts.iter().take(dims).map(|c| usize::from(*c)).product::<usize>().max(1))
}

/// Counts of an operand; through indices it has one dimension.
fn counts(operand: &'static str, form: &impl Forms) -> Result<[u16; DIMS], Fault> {
    match form.indirect() {
        Some(indirect) => Ok([indirect.num_elem(), 1, 1, 1]),
        None => Ok(form.direct(operand)?.counts()),
    }
}

/// Signedness and direction of an operator that gives a position.
fn position(op: AluOp) -> Option<(bool, bool)> {
    match op.known() {
        Some(KnownAluOp::AmaxInt) => Some((true, true)),
        Some(KnownAluOp::AminInt) => Some((true, false)),
        Some(KnownAluOp::AmaxUint) => Some((false, true)),
        Some(KnownAluOp::AminUint) => Some((false, false)),
        _ => None,
    }
}

fn fold<L: Value>(
    op: AluOp,
    rules: &Rules,
    period: usize,
    src: &Source<'_>,
    mut dst: Sink<'_>,
    last: impl Fn(L) -> L,
) -> Result<Effect, Fault> {
    let f = L::function(op, rules)?;
    let mut row = Vec::new();
    for channel in 0..dst.operand.channels {
        L::load(src, channel, &mut row);
        let results: Vec<L> = row.chunks_exact(period).filter_map(|x| x.iter().copied().reduce(&f)).map(&last).collect();
        L::save(&mut dst, &results);
    }
    rules.finish()?;
    Ok(dst.effect())
}

fn scan<L: Value>(op: AluOp, rules: &Rules, period: usize, src: &Source<'_>, mut dst: Sink<'_>) -> Result<Effect, Fault> {
    let f = L::function(op, rules)?;
    let mut row = Vec::new();
    for channel in 0..dst.operand.channels {
        L::load(src, channel, &mut row);
        for part in row.chunks_exact_mut(period) {
            let mut previous = None;
            for x in part {
                *x = previous.map_or(*x, |p| f(p, *x));
                previous = Some(*x);
            }
        }
        L::save(&mut dst, &row);
    }
    rules.finish()?;
    Ok(dst.effect())
}

fn positions(signed: bool, largest: bool, period: usize, src: &Source<'_>, mut dst: Sink<'_>) -> Result<Effect, Fault> {
    // Sign-extended integers in the order of their values.
    let key = |v: u64| if signed { v ^ (1 << 63) } else { v };
    let mut row = Vec::new();
    for channel in 0..dst.operand.channels {
        u64::load(src, channel, &mut row);
        let first = |x: &[u64]| {
            let mut best = 0;
            for (k, v) in x.iter().enumerate() {
                let (new, old) = (key(*v), key(x[best]));
                if (largest && new > old) || (!largest && new < old) {
                    best = k;
                }
            }
            best as u64
        };
        let results: Vec<u64> = row.chunks_exact(period).map(first).collect();
        u64::save(&mut dst, &results);
    }
    Ok(dst.effect())
}
