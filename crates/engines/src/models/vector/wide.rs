//! Integers wider than an element: results of 64 bits in two destinations, and the address arithmetic of POOL.

use tpb_records::enums::{AluOp, Dtype, ImmSrc, KnownDtype};
use tpb_records::operations;
use tpb_records::types::{DtypePair, Imm64Arm};

use super::Stages;
use super::alu::{Lane, Right, Rules};
use super::rows::{Scalars, Sink, Source, Value};
use crate::effect::Effect;
use crate::effect::LaneEffect;
use crate::fault::Fault;
use crate::models::Models;
use crate::models::lanes::Scalar;
use crate::number::{Format, load_integers};
use crate::operand::{Forms, Home, Shape, format, same_length};

const HOME: Home = Home::Sbuf("its integers are 64 bits wide, which only SBUF takes");

impl<'m> Models<'m> {
    /// `full = widen(src0[k]) op widen(src1[k])` in 64 bits; the low half goes to dst0, the high one to dst1: a carry, the upper product, the bits
    /// that a shift moves past 32 (elementwise facts 5).
    ///
    /// choice: a borrow is what the formula gives, all ones. A destination of less than 32 bits gets the low bits of its half.
    pub(crate) fn vector_tensor_tensor_int_wide(&self, op: &operations::TensorTensorIntWide) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src0 = op.src0_mem_pattern.direct("src0_mem_pattern")?;
        let a = self.wide_source(op.op, "src0_mem_pattern", src0, op.in0_in1_dtype.dtype_lo(), channels)?;
        let src1 = op.src1_mem_pattern.direct("src1_mem_pattern")?;
        let b = self.wide_source(op.op, "src1_mem_pattern", src1, op.in0_in1_dtype.dtype_hi(), channels)?;
        signedness(op.op, a.format, b.format)?;
        same_length(&a.operand, &b.operand)?;
        let dst0 = op.dst0_mem_pattern.direct("dst0_mem_pattern")?;
        let dst1 = op.dst1_mem_pattern.direct("dst1_mem_pattern")?;
        let sinks = self.halves((dst0, dst1), op.out0_out1_dtype, &a)?;
        let mut right = Vec::new();
        self.wide(op.op, &a, sinks, |channel, row, rules| {
            u64::load(&b, channel, &mut right);
            u64::rows(op.op, rules, row, Right::Row(&right), false)
        })
    }

    /// The same with a scalar.
    pub(crate) fn vector_tensor_scalar_int_wide(&self, op: &operations::TensorScalarIntWide) -> Result<Effect, Fault> {
        let channels = op.num_active_channels.into();
        let src = op.src_mem_pattern.direct("src_mem_pattern")?;
        let a = self.wide_source(op.op, "src_mem_pattern", src, op.in_imm_dtype.dtype_lo(), channels)?;
        let scalar = self.integer_scalars("imm", op.imm, op.in_imm_dtype.dtype_hi(), channels)?;
        signedness(op.op, a.format, format("imm_dtype", op.in_imm_dtype.dtype_hi(), self.core)?)?;
        let dst0 = op.dst0_mem_pattern.direct("dst0_mem_pattern")?;
        let dst1 = op.dst1_mem_pattern.direct("dst1_mem_pattern")?;
        let sinks = self.halves((dst0, dst1), op.out0_out1_dtype, &a)?;
        self.wide(op.op, &a, sinks, |channel, row, rules| u64::rows(op.op, rules, row, Right::Scalar(scalar.at(channel)), false))
    }

    fn wide_source(&self, op: AluOp, name: &'static str, shape: &impl Shape, dtype: Dtype, channels: u32) -> Result<Source<'m>, Fault> {
        let ops = [
            AluOp::ADD_INT,
            AluOp::SUBTRACT_INT,
            AluOp::MULT_INT,
            AluOp::MULT_UINT,
            AluOp::ARITH_SHIFT_LEFT,
            AluOp::ARITH_SHIFT_RIGHT,
            AluOp::LOGICAL_SHIFT_LEFT,
            AluOp::LOGICAL_SHIFT_RIGHT,
        ];
        if !ops.contains(&op) {
            return Err(Fault::illegal("op", format!("there is no wide {op:?}")));
        }
        let source = self.source_in(HOME, name, shape, dtype, channels)?;
        narrow_integer(name, source.format)?;
        Ok(source)
    }

    fn halves<S: Shape>(&self, (low, high): (&S, &S), dtypes: DtypePair, src: &Source<'_>) -> Result<[Sink<'m>; 2], Fault> {
        let channels = src.operand.channels;
        let low = self.sink_in(HOME, "dst0_mem_pattern", low, dtypes.dtype_lo(), channels)?;
        let high = self.sink_in(HOME, "dst1_mem_pattern", high, dtypes.dtype_hi(), channels)?;
        for half in [&low, &high] {
            narrow_integer(half.operand.name, half.format)?;
            same_length(&src.operand, &half.operand)?;
        }
        Ok([low, high])
    }

    fn wide(
        &self,
        op: AluOp,
        src: &Source<'_>,
        [mut low, mut high]: [Sink<'m>; 2],
        mut apply: impl FnMut(u32, &mut [u64], &Rules) -> Result<(), Fault>,
    ) -> Result<Effect, Fault> {
        // Widened to 64 bits the operands keep their values, so that one rule serves all widths.
        let mut rules = Rules::new(self.choices, &[Format::U64]);
        rules.signed = src.format.is_signed_integer() || op == AluOp::MULT_INT;
        let mut row = Vec::new();
        for channel in 0..src.operand.channels {
            u64::load(src, channel, &mut row);
            apply(channel, &mut row, &rules)?;
            u64::save(&mut low, &row);
            row.iter_mut().for_each(|v| *v >>= 32);
            u64::save(&mut high, &row);
        }
        let stores = vec![low.store(), high.store()];
        Ok(Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores, updates: Vec::new() })))
    }

    /// `dst[k] = (src[k] op0 imm0) op1 imm1` in integers of the widest type of all, in the five forms that there are (elementwise facts 13):
    ///
    /// | src | imm0 | imm1 | op0, op1 | dst |
    /// |---|---|---|---|---|
    /// | INT32 | INT32 | UINT64 | MULT, ADD | UINT64 |
    /// | INT32 | UINT64 | none | ADD, BYPASS | UINT64 |
    /// | INT32 | INT32 | INT32 or none | MULT, ADD or BYPASS | INT32 |
    /// | UINT64 | UINT64 | UINT64 | SUBTRACT, IS_LT | 1 or 0 in any integer of up to 32 bits |
    /// | UINT32 | UINT32 | UINT32 | SUBTRACT, IS_LT | the same |
    ///
    /// choice: INT32 is sign-extended, differences wrap, comparisons are unsigned; the sources mark these as likely.
    pub(crate) fn vector_tensor_scalar_addr(&self, op: &operations::TensorScalarAddr) -> Result<Effect, Fault> {
        let (src, dst) = (op.in_out_dtype.dtype_lo(), op.in_out_dtype.dtype_hi());
        let (imm0, imm1) = (op.imm0_imm1_dtype.dtype_lo(), op.imm0_imm1_dtype.dtype_hi());
        let small = matches!(
            dst.known(),
            Some(KnownDtype::Int8 | KnownDtype::Uint8 | KnownDtype::Int16 | KnownDtype::Uint16 | KnownDtype::Int32 | KnownDtype::Uint32)
        );
        let fits = match (op.op0, op.op1) {
            (AluOp::MULT, AluOp::ADD) if dst == Dtype::UINT64 => [src, imm0, imm1] == [Dtype::INT32, Dtype::INT32, Dtype::UINT64],
            (AluOp::ADD, AluOp::BYPASS) => [src, imm0, dst] == [Dtype::INT32, Dtype::UINT64, Dtype::UINT64] && op.imm1_is_ptr == ImmSrc(0),
            (AluOp::MULT, AluOp::ADD) => [src, imm0, imm1, dst] == [Dtype::INT32; 4],
            (AluOp::MULT, AluOp::BYPASS) => [src, imm0, dst] == [Dtype::INT32; 3],
            (AluOp::SUBTRACT, AluOp::IS_LT) => {
                small && ([src, imm0, imm1] == [Dtype::UINT64; 3] || [src, imm0, imm1] == [Dtype::UINT32; 3])
            }
            _ => false,
        };
        if !fits {
            return Err(Fault::illegal("op0", "operators and types are none of the five forms of TENSOR_SCALAR_ADDR"));
        }
        let channels = op.num_active_channels.into();
        let stages = Stages::new(op.op0, op.op1, op.reverse_operands)?;
        let src = self.source_in(HOME, "src_mem_pattern", &op.src_mem_pattern, src, channels)?;
        let mut dst = self.sink_in(HOME, "dst_mem_pattern", &op.dst_mem_pattern, dst, channels)?;
        same_length(&src.operand, &dst.operand)?;
        let scalars = [
            self.long_scalars("imm0", op.imm0, imm0, channels)?,
            match op.op1 {
                AluOp::BYPASS => Scalars::One(0),
                _ => self.long_scalars("imm1", op.imm1, imm1, channels)?,
            },
        ];
        let mut rules = Rules::new(self.choices, &[src.format, dst.format, format("imm_dtype", imm0, self.core)?]);
        rules.signed = false;
        let mut row = Vec::new();
        for channel in 0..channels {
            u64::load(&src, channel, &mut row);
            for (n, scalar) in scalars.iter().enumerate() {
                stages.apply(n, &rules, &mut row, Right::Scalar(scalar.at(channel)))?;
            }
            u64::save(&mut dst, &row);
        }
        Ok(dst.effect())
    }

    /// An integer scalar of up to 64 bits, in the instruction or one for each channel in memory.
    fn long_scalars(&self, name: &'static str, scalar: Imm64Arm, dtype: Dtype, channels: u32) -> Result<Scalars<u64>, Fault> {
        let format = format("imm_dtype", dtype, self.core)?;
        let place = match scalar {
            Imm64Arm::ImmInt(value) => {
                let bytes = value.to_le_bytes();
                let bytes = bytes.get(..format.bytes() as usize).unwrap_or_default();
                return Ok(Scalars::One(load_integers(format, bytes).first().copied().unwrap_or_default()));
            }
            Imm64Arm::ImmPtr(at) => Scalar::Pointer(at),
            Imm64Arm::ImmReg(register) => Scalar::Register(register.regnum()),
            Imm64Arm::Raw(_) => Scalar::Nothing,
        };
        let operand = self.scalar_operand(name, place, format, channels)?;
        Ok(Scalars::Each(load_integers(format, &operand.gather(self.core))))
    }
}

fn narrow_integer(operand: &'static str, format: Format) -> Result<(), Fault> {
    if format.is_integer() && format.bytes() <= 4 {
        return Ok(());
    }
    Err(Fault::illegal(operand, format!("an integer of up to 32 bits is needed, not {format:?}")))
}

/// Additions, subtractions and MULT_UINT take unsigned operands, MULT_INT signed ones, and a count of bits is unsigned.
fn signedness(op: AluOp, a: Format, b: Format) -> Result<(), Fault> {
    let fits = match op {
        AluOp::MULT_INT => a.is_signed_integer() && b.is_signed_integer(),
        AluOp::ADD_INT | AluOp::SUBTRACT_INT | AluOp::MULT_UINT => a.is_unsigned_integer() && b.is_unsigned_integer(),
        _ => b.is_unsigned_integer(),
    };
    if fits { Ok(()) } else { Err(Fault::illegal("op", format!("{op:?} does not take {a:?} and {b:?}"))) }
}
