//! TENSOR_TENSOR in its opcodes, and the narrow form behind EXTENDED_INST.

use tpb_records::enums::{AluOp, Dtype, KnownAluOp, Opcode};
use tpb_records::operations;

use super::alu::{self, Class, Lane, Right, Rules};
use super::rows::{Sink, Source, Value};
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::number::Format;
use crate::operand::{Shape, same_length};

/// Partitions of one POOL port.
const PORT: u32 = 16;
/// Ports that 0 stands for.
const ALL_PORTS: u32 = 8;

impl Models<'_> {
    /// `dst[k] = src0[k] op src1[k]`.
    ///
    /// The arithmetic opcode goes through FP32 for operators of the base band, through the integer engine for `*_INT`, `*_UINT` and MOD, also in
    /// 64 bits; the bit vector opcode moves raw bits of equal types, but that a 64-bit shift takes its count as UINT32. The BF16 opcodes of SUNDA
    /// compute what the arithmetic one does, with the operator that they are named after (elementwise facts 1, 6).
    pub(crate) fn vector_tensor_tensor(&self, op: &operations::TensorTensor) -> Result<Effect, Fault> {
        let fixed = match op.opcode {
            Opcode::TENSOR_TENSOR_ADD_BF16 => Some(AluOp::ADD),
            Opcode::TENSOR_TENSOR_MULT_BF16 => Some(AluOp::MULT),
            Opcode::TENSOR_TENSOR_SUB_BF16 => Some(AluOp::SUBTRACT),
            _ => None,
        };
        if let Some(fixed) = fixed {
            if op.op != fixed {
                return Err(Fault::illegal("op", format!("{:?} has {fixed:?} only", op.opcode)));
            }
            packed("src0_mem_pattern", &op.src0_mem_pattern, op.in0_in1_dtype.dtype_lo())?;
            packed("src1_mem_pattern", &op.src1_mem_pattern, op.in0_in1_dtype.dtype_hi())?;
        }
        let bitvec = op.opcode == Opcode::TENSOR_TENSOR_BITVEC_OP;
        let dtypes = [op.in0_in1_dtype.dtype_lo(), op.in0_in1_dtype.dtype_hi(), op.out_dtype];
        let channels = op.num_active_channels.into();
        self.binary(op.op, bitvec, dtypes, channels, (&op.src0_mem_pattern, &op.src1_mem_pattern, &op.dst_mem_pattern))
    }

    /// The same for ADD and MULT over two-dimensional patterns: 16 partitions for each active port, 0 ports meaning all eight
    /// (`ext-tensor-tensor-arith.md`).
    pub(crate) fn vector_extended_tensor_tensor(&self, op: &operations::ExtendedTensorTensor) -> Result<Effect, Fault> {
        if !matches!(op.op.known(), Some(KnownAluOp::Add | KnownAluOp::Mult)) {
            return Err(Fault::unimplemented(format!("{:?} of the extended tensor-tensor", op.op)));
        }
        let channels = match op.completion_info.num_active_ports().into() {
            0 => ALL_PORTS * PORT,
            ports => u32::min(ports, ALL_PORTS) * PORT,
        };
        let dtypes = [op.in0_in1_dtype.dtype_lo(), op.in0_in1_dtype.dtype_hi(), op.out_dtype];
        self.binary(op.op, false, dtypes, channels, (&op.src0_mem_pattern, &op.src1_mem_pattern, &op.dst_mem_pattern))
    }

    fn binary<S: Shape>(
        &self,
        op: AluOp,
        bitvec: bool,
        [in0, in1, out]: [Dtype; 3],
        channels: u32,
        (src0, src1, dst): (&S, &S, &S),
    ) -> Result<Effect, Fault> {
        alu::on_engine(self.engine, op)?;
        let class = alu::class(op, bitvec)?;
        let a = self.source("src0_mem_pattern", src0, in0, channels)?;
        let b = self.source("src1_mem_pattern", src1, in1, channels)?;
        let dst = self.sink("dst_mem_pattern", dst, out, channels)?;
        same_length(&a.operand, &b.operand)?;
        same_length(&a.operand, &dst.operand)?;
        alu::check(op, class, &[("src0_mem_pattern", a.format), ("src1_mem_pattern", b.format)], &[("dst_mem_pattern", dst.format)])?;
        if class == Class::Bits {
            let wide_shift = alu::is_shift(op) && a.format.bytes() == 8 && b.format == Format::U32;
            if a.format != dst.format || (b.format != dst.format && !wide_shift) {
                return Err(Fault::illegal("out_dtype", "a bit vector operator needs one type on all sides"));
            }
        }
        let rules = Rules::new(self.choices, &[a.format, b.format, dst.format]);
        match class {
            Class::Arithmetic if [a.format, b.format, dst.format] == [Format::F32; 3] => words(op, &rules, &a, &b, dst),
            Class::Arithmetic => zip::<f32>(op, &rules, &a, &b, dst),
            Class::Integer | Class::Bits => zip::<u64>(op, &rules, &a, &b, dst),
        }
    }
}

/// Whether an operand can be walked as words of two BFLOAT16 elements, as the BF16 opcodes of SUNDA do (`sunda_only_ops.md`).
pub(super) fn packed(name: &'static str, shape: &impl Shape, dtype: Dtype) -> Result<(), Fault> {
    if dtype != Dtype::BFLOAT16 {
        return Err(Fault::illegal(name, format!("it is BFLOAT16, not {dtype:?}")));
    }
    match (shape.steps(), shape.counts()) {
        ([1, ..], [count, ..]) if count.is_multiple_of(2) => Ok(()),
        _ => Err(Fault::illegal(name, "its elements lie in pairs: an even number of neighbours")),
    }
}

/// The same for FP32 throughout, from memory into the result; what does not lie in one piece goes through rows.
fn words(op: AluOp, rules: &Rules, a: &Source<'_>, b: &Source<'_>, mut dst: Sink<'_>) -> Result<Effect, Fault> {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for channel in 0..dst.operand.channels {
        if let (Some(a), Some(b)) = (a.words(channel), b.words(channel)) {
            alu::words(op, rules, a, b, dst.words().unwrap_or_default())?;
            continue;
        }
        f32::load(a, channel, &mut left);
        f32::load(b, channel, &mut right);
        f32::rows(op, rules, &mut left, Right::Row(&right), false)?;
        f32::save(&mut dst, &left);
    }
    Ok(dst.effect())
}

fn zip<L: Value>(op: AluOp, rules: &Rules, a: &Source<'_>, b: &Source<'_>, mut dst: Sink<'_>) -> Result<Effect, Fault> {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for channel in 0..dst.operand.channels {
        L::load(a, channel, &mut left);
        L::load(b, channel, &mut right);
        L::rows(op, rules, &mut left, Right::Row(&right), false)?;
        L::save(&mut dst, &left);
    }
    rules.finish()?;
    Ok(dst.effect())
}
