//! What is loaded ahead: scalars for TENSOR_SCALAR_PTR_MULTI, arguments of POOL's kernels.

use tpb_records::enums::{AluOp, Opcode, TensScalarRevOps, TensorSubdim};
use tpb_records::operations;
use tpb_records::types::{CtrlImDataArm, PartitionOffset};

use super::Stages;
use super::alu::{self, Class, Right, Rules};
use super::rows::{Sink, Source, Value};
use crate::effect::Effect;
use crate::effect::LaneEffect;
use crate::fault::Fault;
use crate::models::Models;
use crate::models::lanes::Scalar;
use crate::number::{Format, load_integers};
use crate::operand::{Shape, same_length};
use crate::state::lanes::{LANE_SCALARS, LaneUpdate};

impl Models<'_> {
    /// The elements of a partition, one to eight, become scalars of its lane: as FP32, or as raw bits with zeros above them (elementwise facts 11).
    pub(crate) fn vector_immediate_load(&self, op: &operations::TensorScalarImmediateLoad) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.dtype, channels)?;
        if src.len() > LANE_SCALARS {
            return Err(Fault::illegal("src_mem_pattern", format!("a lane keeps {LANE_SCALARS} scalars, not {}", src.len())));
        }
        let bitvec = op.opcode == Opcode::TENSOR_SCALAR_IMM_LD_BITVEC;
        if bitvec && (!src.format.is_integer() || src.format.bytes() > 4) {
            return Err(Fault::illegal("dtype", format!("bits are loaded as integers of up to 32 bits, not {:?}", src.format)));
        }
        let mut row = Vec::new();
        let scalars = (0..channels).map(|channel| {
            if bitvec {
                let mask = u64::MAX >> (64 - 8 * src.format.bytes());
                return load_integers(src.format, &src.row(channel)).iter().map(|v| (v & mask) as u32).collect();
            }
            f32::load(&src, channel, &mut row);
            row.iter().map(|v| v.to_bits()).collect()
        });
        let updates = vec![LaneUpdate::Scalars(src.operand.partition, scalars.collect())];
        Ok(Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores: Vec::new(), updates })))
    }

    /// `dst = src op scalar`, with a scalar of its own for each of the outermost slices, one to eight; the dual form of SUNDA multiplies by a second
    /// one, for one to four slices (elementwise facts 11, `sunda_only_ops.md`).
    ///
    /// choice: the pairs of the dual form lie one behind the other as they were loaded. Its bit vector form is disabled, and a fault.
    pub(crate) fn vector_ptr_multi(&self, op: &operations::TensorScalarPtrMulti) -> Result<Effect, Fault> {
        let (bitvec, dual) = match op.opcode {
            Opcode::TENSOR_SCALAR_PTR_MULTI_BITVEC => (true, false),
            Opcode::TENSOR_SCALAR_PTR_MULTI_DUAL_ARITH => (false, true),
            Opcode::TENSOR_SCALAR_PTR_MULTI_DUAL_BITVEC => return Err(Fault::illegal("opcode", "it is disabled")),
            _ => (false, false),
        };
        if op.op_dim != TensorSubdim::XYZ {
            return Err(Fault::illegal("op_dim", "the slices are those of the outermost dimension"));
        }
        if !dual && !matches!(op.reverse_operands, TensScalarRevOps::NONE | TensScalarRevOps::BOTH) {
            return Err(Fault::illegal("reverse_operands", "it is NONE or BOTH, since scalars go to either stage"));
        }
        let second = if dual { AluOp::MULT } else { AluOp::BYPASS };
        let stages = Stages::new(op.op, second, op.reverse_operands)?;
        let class = stages.class(bitvec)?;
        let channels = op.num_active_channels.into();
        let slices = usize::from(op.src_mem_pattern.counts()[3]).max(1);
        let src = self.source("src_mem_pattern", &op.src_mem_pattern, op.in_dtype, channels)?;
        let dst = self.sink("dst_mem_pattern", &op.dst_mem_pattern, op.out_dtype, channels)?;
        same_length(&src.operand, &dst.operand)?;
        alu::check(op.op, class, &[("src_mem_pattern", src.format)], &[("dst_mem_pattern", dst.format)])?;
        let rules = Rules::new(self.choices, &[src.format, dst.format]);
        let scalar = |channel: u32, n: usize| {
            let lane = self.core.lanes(self.engine).scalars.get((src.operand.partition + channel) as usize);
            let scalar = lane.and_then(|scalars| scalars.get(n)).copied();
            scalar.ok_or_else(|| Fault::illegal("scalars", format!("scalar {n} of lane {channel} has not been loaded")))
        };
        match class {
            Class::Arithmetic => slice_rows::<f32>(stages, &rules, (slices, dual), &src, dst, |c, n| scalar(c, n).map(f32::from_bits)),
            Class::Bits if src.format == dst.format => {
                slice_rows::<u64>(stages, &rules, (slices, dual), &src, dst, |c, n| scalar(c, n).map(u64::from))
            }
            Class::Bits => Err(Fault::illegal("out_dtype", "a bit vector operator needs one type on both sides")),
            Class::Integer => Err(Fault::illegal("op", "preloaded scalars do not meet the integer engine")),
        }
    }

    /// Eight arguments for POOL's kernels, each in the instruction or a UINT32 in the first partition of SBUF that it points to (DVE facts).
    pub(crate) fn vector_load_pool_argument(&self, op: &operations::LoadPoolArgument) -> Result<Effect, Fault> {
        let CtrlImDataArm::Uint32(mut arguments) = op.immediate else {
            return Err(Fault::illegal("immediate", "it holds no arguments"));
        };
        for (slot, argument) in arguments.iter_mut().enumerate() {
            if op.imm_ptr_select >> slot & 1 != 0 {
                let place = Scalar::Pointer(PartitionOffset(*argument));
                let bytes = self.scalar_operand("immediate", place, Format::U32, 1)?.gather(self.core);
                *argument = bytes.first_chunk().map_or(0, |b| u32::from_le_bytes(*b));
            }
        }
        let updates = vec![LaneUpdate::PoolArguments(arguments)];
        Ok(Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores: Vec::new(), updates })))
    }
}

fn slice_rows<L: Value>(
    stages: Stages,
    rules: &Rules,
    (slices, dual): (usize, bool),
    src: &Source<'_>,
    mut dst: Sink<'_>,
    scalar: impl Fn(u32, usize) -> Result<L, Fault>,
) -> Result<Effect, Fault> {
    let mut row = Vec::new();
    let slice = (src.len() / slices).max(1);
    for channel in 0..dst.operand.channels {
        L::load(src, channel, &mut row);
        for (n, part) in row.chunks_exact_mut(slice).enumerate() {
            if dual {
                stages.apply(0, rules, part, Right::Scalar(scalar(channel, 2 * n)?))?;
                stages.apply(1, rules, part, Right::Scalar(scalar(channel, 2 * n + 1)?))?;
            } else {
                stages.apply(0, rules, part, Right::Scalar(scalar(channel, n)?))?;
            }
        }
        L::save(&mut dst, &row);
    }
    Ok(dst.effect())
}
