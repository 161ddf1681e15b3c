//! Elementwise operations of POOL, DVE and ACT.

use tpb_records::enums::{AluOp, Dtype, KnownAluOp, Opcode};
use tpb_records::operations;
use tpb_records::types::DtypePair;

use super::Models;
use crate::choices::NanRule;
use crate::effect::{Effect, Store};
use crate::fault::Fault;
use crate::number::{Format, IntOp, integer_op, load_integers, narrow, store_integers, widen};
use crate::operand::{Forms, Home, Operand, Shape, format, same_length};
use crate::state::Core;

/// Partitions of one POOL port.
const PORT: u32 = 16;
/// Ports that 0 stands for.
const ALL_PORTS: u32 = 8;

/// Formats of two sources and a destination.
#[derive(Clone, Copy)]
struct Formats {
    in0: Format,
    in1: Format,
    out: Format,
}

/// An operator on two FP32 values.
#[derive(Clone, Copy)]
enum FloatOp {
    Add,
    Subtract,
    Multiply,
    Max,
    Min,
}

/// An operator as the two datapaths have it.
enum Binary {
    /// Through FP32, whatever the types are: exact for integers up to 2^24 only.
    Float(FloatOp),
    /// Integers of their own width; `None` where the operands' types say the signedness.
    Integer(IntOp, Option<bool>),
}

impl Models<'_> {
    /// `dst[k] = src0[k] op src1[k]` over the arithmetic opcode and the BF16 forms of SUNDA, which compute the same.
    pub(super) fn vector_tensor_tensor(&self, op: &operations::TensorTensor) -> Result<Effect, Fault> {
        let arithmetic = [
            Opcode::TENSOR_TENSOR_ARITH_OP,
            Opcode::TENSOR_TENSOR_ADD_BF16,
            Opcode::TENSOR_TENSOR_MULT_BF16,
            Opcode::TENSOR_TENSOR_SUB_BF16,
        ];
        if !arithmetic.contains(&op.opcode) {
            return Err(Fault::unimplemented(format!("{:?}", op.opcode)));
        }
        let channels = op.num_active_channels.into();
        let formats = formats(op.in0_in1_dtype, op.out_dtype, self.core)?;
        self.binary(op.op, formats, channels, (&op.src0_mem_pattern, &op.src1_mem_pattern, &op.dst_mem_pattern))
    }

    /// The same for ADD and MULT over two-dimensional patterns: 16 partitions for each active port, 0 ports meaning all eight
    /// (`ext-tensor-tensor-arith.md`).
    pub(super) fn vector_extended_tensor_tensor(&self, op: &operations::ExtendedTensorTensor) -> Result<Effect, Fault> {
        if !matches!(op.op.known(), Some(KnownAluOp::Add | KnownAluOp::Mult)) {
            return Err(Fault::unimplemented(format!("{:?} of the extended tensor-tensor", op.op)));
        }
        let channels = match op.completion_info.num_active_ports().into() {
            0 => ALL_PORTS * PORT,
            ports => u32::min(ports, ALL_PORTS) * PORT,
        };
        let formats = formats(op.in0_in1_dtype, op.out_dtype, self.core)?;
        self.binary(op.op, formats, channels, (&op.src0_mem_pattern, &op.src1_mem_pattern, &op.dst_mem_pattern))
    }

    fn binary<S: Shape>(&self, op: AluOp, formats: Formats, channels: u32, (src0, src1, dst): (&S, &S, &S)) -> Result<Effect, Fault> {
        let Formats { in0, in1, out } = formats;
        let a = self.operand("src0_mem_pattern", src0, in0.bytes(), channels, Home::Engine)?;
        let b = self.operand("src1_mem_pattern", src1, in1.bytes(), channels, Home::Engine)?;
        let dst = self.operand("dst_mem_pattern", dst, out.bytes(), channels, Home::Engine)?;
        same_length(&a, &b)?;
        same_length(&a, &dst)?;
        let (a, b) = (a.gather(self.core), b.gather(self.core));
        let data = match binary(op)? {
            Binary::Float(op) => {
                for (operand, format) in [("src0_mem_pattern", in0), ("src1_mem_pattern", in1), ("dst_mem_pattern", out)] {
                    if format.bytes() == 8 {
                        let what = "only the integer operators take 64-bit elements";
                        return Err(Fault::illegal(operand, what));
                    }
                }
                let rule = self.choices.max_min;
                let (a, b) = (widen(in0, &a), widen(in1, &b));
                let values: Vec<f32> = a.iter().zip(&b).map(|(a, b)| float_op(op, rule, *a, *b)).collect();
                narrow(out, &values, &self.choices.casts)
            }
            Binary::Integer(op, signed) => {
                let signed = signed.unwrap_or(in0.is_signed_integer());
                let fits = |f: Format| if signed { f.is_signed_integer() } else { f.is_unsigned_integer() };
                if ![in0, in1, out].into_iter().all(fits) {
                    let what = "an integer operator needs integers of one signedness on all sides";
                    return Err(Fault::illegal("dtype", what));
                }
                let (a, b) = (load_integers(in0, &a), load_integers(in1, &b));
                let values: Vec<u64> = a.iter().zip(&b).map(|(a, b)| integer_op(op, signed, *a, *b)).collect();
                store_integers(out, &values)
            }
        };
        Ok(store(dst, data))
    }

    /// Moves bits; the types are equal.
    pub(super) fn vector_copy(&self, op: &operations::Copy) -> Result<Effect, Fault> {
        if op.in_dtype != op.out_dtype {
            return Err(Fault::illegal("out_dtype", "COPY does not convert: it needs the type of the source"));
        }
        self.convert(op.in_dtype, op.out_dtype, op.num_active_channels.into(), (&op.src_mem_pattern, &op.dst_mem_pattern))
    }

    /// Converts through FP32; equal types copy bits.
    pub(super) fn vector_cast(&self, op: &operations::Cast) -> Result<Effect, Fault> {
        self.convert(op.in_dtype, op.out_dtype, op.num_active_channels.into(), (&op.src_mem_pattern, &op.dst_mem_pattern))
    }

    fn convert<F: Forms>(&self, from: Dtype, to: Dtype, channels: u32, (src, dst): (&F, &F)) -> Result<Effect, Fault> {
        let (from_bytes, to_bytes) = (element("in_dtype", from)?, element("out_dtype", to)?);
        let (src, dst) = (src.direct("src_mem_pattern")?, dst.direct("dst_mem_pattern")?);
        let src = self.operand("src_mem_pattern", src, from_bytes, channels, Home::Engine)?;
        let dst = self.operand("dst_mem_pattern", dst, to_bytes, channels, Home::Engine)?;
        same_length(&src, &dst)?;
        let data = src.gather(self.core);
        if from == to {
            return Ok(store(dst, data));
        }
        let (from, to) = (format("in_dtype", from, self.core)?, format("out_dtype", to, self.core)?);
        let values = widen(from, &data);
        Ok(store(dst, narrow(to, &values, &self.choices.casts)))
    }

    /// Writes the low bytes of the immediate to every element.
    ///
    /// choice: the pattern says how many elements there are; `dst_element_count` is not looked at, for no source ties it to the pattern.
    pub(super) fn vector_memset(&self, op: &operations::Memset) -> Result<Effect, Fault> {
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
}

fn store(dst: Operand, data: Vec<u8>) -> Effect {
    let Operand { space, partition, channels, pattern, .. } = dst;
    Effect::store(Store { space, partition, channels, pattern, data })
}

/// Size of an element in bytes, of any type that fills bytes.
fn element(operand: &'static str, dtype: Dtype) -> Result<u32, Fault> {
    match dtype.bits() {
        Some(bits @ (8 | 16 | 32 | 64)) => Ok(bits / 8),
        Some(bits) => Err(Fault::unimplemented(format!("{operand} of {bits} bits"))),
        None => Err(Fault::illegal(operand, format!("{:#04x} is no element type", dtype.0))),
    }
}

fn formats(pair: DtypePair, out: Dtype, core: &Core) -> Result<Formats, Fault> {
    Ok(Formats {
        in0: format("in0_dtype", pair.dtype_lo(), core)?,
        in1: format("in1_dtype", pair.dtype_hi(), core)?,
        out: format("out_dtype", out, core)?,
    })
}

fn binary(op: AluOp) -> Result<Binary, Fault> {
    use KnownAluOp as A;
    Ok(match op.known() {
        Some(A::Add) => Binary::Float(FloatOp::Add),
        Some(A::Subtract) => Binary::Float(FloatOp::Subtract),
        Some(A::Mult) => Binary::Float(FloatOp::Multiply),
        Some(A::Max) => Binary::Float(FloatOp::Max),
        Some(A::Min) => Binary::Float(FloatOp::Min),
        Some(A::AddInt) => Binary::Integer(IntOp::Add, None),
        Some(A::SubtractInt) => Binary::Integer(IntOp::Subtract, None),
        Some(A::MultInt) => Binary::Integer(IntOp::Multiply, None),
        Some(A::MaxInt) => Binary::Integer(IntOp::Max, Some(true)),
        Some(A::MinInt) => Binary::Integer(IntOp::Min, Some(true)),
        Some(A::MultUint) => Binary::Integer(IntOp::Multiply, Some(false)),
        Some(A::MaxUint) => Binary::Integer(IntOp::Max, Some(false)),
        Some(A::MinUint) => Binary::Integer(IntOp::Min, Some(false)),
        _ => return Err(Fault::unimplemented(format!("{op:?} of tensor-tensor"))),
    })
}

fn float_op(op: FloatOp, rule: NanRule, a: f32, b: f32) -> f32 {
    match op {
        FloatOp::Add => a + b,
        FloatOp::Subtract => a - b,
        FloatOp::Multiply => a * b,
        FloatOp::Max => pick(rule, a, b, a > b),
        FloatOp::Min => pick(rule, a, b, a < b),
    }
}

/// `a` if it wins, else `b`, but for NaN as the rule says.
fn pick(rule: NanRule, a: f32, b: f32, a_wins: bool) -> f32 {
    match rule {
        NanRule::Suppress if b.is_nan() => a,
        NanRule::Propagate if a.is_nan() => a,
        _ if a_wins => a,
        _ => b,
    }
}
