//! Registers, branches and shapes: what a sequencer does by itself.

use tpb_records::enums::{DataSrc, Dtype, KnownAluOp, KnownBrCmpOp, KnownBrTargetMode, KnownDtype, KnownTensorShapeMoveType};
use tpb_records::operations;
use tpb_records::types::{MoveImmediate, TensorShapeData};

use super::Models;
use super::scalar::{self, Width};
use crate::choices::{BranchOrigin, Choices};
use crate::effect::{Changes, Effect, Scalar};
use crate::fault::Fault;
use crate::registers::Registers;
use crate::request::Request;
use crate::state::{SHAPE_REGISTERS, ShapeRegister};
use crate::sync::Compare;

/// Bytes of a record.
const RECORD: u64 = 64;
/// Words of a shape: four counts, four steps.
const SHAPE_WORDS: usize = 8;

impl Models<'_> {
    /// The registers of the stream.
    pub(super) fn own_registers(&self) -> &Registers {
        &self.core.registers[self.stream]
    }

    /// Reads a register.
    pub(super) fn read(&self, number: u8) -> Result<u32, Fault> {
        self.own_registers().read(number.into())
    }

    /// Reads a pair of registers.
    pub(super) fn read_pair(&self, low: u8, high: u8) -> Result<u64, Fault> {
        self.own_registers().read_pair(low.into(), high.into())
    }

    /// MOVE: up to eight words, from registers or immediates. All sources are read before anything is written.
    ///
    /// choice: the type is not looked at; words move as they are, and the headers reject other types than those of 32 bits
    /// (`move-dtype.md` 3).
    pub(super) fn move_words(&self, op: &operations::RegisterMove) -> Result<Effect, Fault> {
        let count = usize::from(op.num_mov);
        if count == 0 || count > op.dst_registers.len() {
            return Err(Fault::illegal("num_mov", format!("{count} is not 1 to 8")));
        }
        let words = MoveImmediate::from(op.immediate).to_bytes();
        let words = words.as_chunks::<4>().0.iter().map(|w| u32::from_le_bytes(*w));
        let mut registers = Vec::with_capacity(count);
        for ((dst, src), word) in op.dst_registers.iter().zip(op.src_registers).zip(words).take(count) {
            self.own_registers().check_write((*dst).into())?;
            let value = match op.move_source {
                DataSrc::REGISTER => self.read(src)?,
                DataSrc::IMMEDIATE => word,
                other => return Err(Fault::illegal("move_source", format!("{} is no source", other.0))),
            };
            registers.push((*dst, value));
        }
        Ok(match registers[..] {
            [(register, value)] => Effect::Register(register, value),
            _ => Effect::Changes(Box::new(Changes { registers, ..Changes::default() })),
        })
    }

    /// ALU_OP: one scalar operation on registers. 64-bit integers take pairs of registers, everything else one.
    ///
    /// choice: the type of the result is not looked at; the runtime leaves it 0 (`CTRL_AL`).
    pub(super) fn scalar_alu(&self, op: &operations::RegisterAlu) -> Result<Effect, Fault> {
        let width = scalar::width(op.dtype)?;
        let pair = width == Width::W64;
        let operand = |low, high| if pair { self.read_pair(low, high) } else { self.read(low).map(u64::from) };
        let a = operand(op.src0_lo, op.src0_hi)?;
        let unary = matches!(
            op.op.known(),
            Some(KnownAluOp::Bypass | KnownAluOp::BitwiseNot | KnownAluOp::AbsoluteValue | KnownAluOp::AbsValueInt)
        );
        let b = match op.src_datasrc {
            _ if unary => 0,
            DataSrc::REGISTER => operand(op.src1_lo, op.src1_hi)?,
            DataSrc::IMMEDIATE => op.immediate,
            other => return Err(Fault::illegal("src_datasrc", format!("{} is no source", other.0))),
        };
        let result = scalar::alu(op.op, op.dtype, a, b, self.choices.long_shift)?;
        self.own_registers().check_write(op.dst_lo.into())?;
        if !pair {
            return Ok(Effect::Register(op.dst_lo, result as u32));
        }
        self.own_registers().check_write(op.dst_hi.into())?;
        Ok(Effect::Pair([op.dst_lo, op.dst_hi], result))
    }

    /// MOVE_SHAPE: shape registers from immediates or registers, or registers from shape registers.
    ///
    /// choice: a shape is eight words, four counts and then four steps: register numbers of up to four shapes, or one immediate shape, fill
    /// the 32 bytes exactly; the sources do not give the layout. All types of shape registers mean the same four.
    pub(super) fn shape_move(&self, op: &operations::MoveShape) -> Result<Effect, Fault> {
        let count = usize::from(op.num_move);
        if count == 0 || count > SHAPE_REGISTERS {
            return Err(Fault::illegal("num_move", format!("{count} is not 1 to 4")));
        }
        let data = TensorShapeData::from(op.data).to_bytes();
        let shapes = &self.core.shapes[self.stream];
        let mut changes = Changes::default();
        for (number, numbers) in op.shape_registers.iter().zip(data.as_chunks::<SHAPE_WORDS>().0).take(count) {
            let Some(shape) = shapes.get(usize::from(*number)) else {
                return Err(Fault::illegal("shape_registers", format!("there is no shape register {number}")));
            };
            match op.move_type.known() {
                Some(KnownTensorShapeMoveType::Immediate) if count == 1 => {
                    let words = data.as_chunks::<4>().0.iter().map(|w| u32::from_le_bytes(*w));
                    changes.shapes.push((*number, shape_of(words)));
                }
                Some(KnownTensorShapeMoveType::Immediate) => {
                    return Err(Fault::gap("tensor-shape-data", format!("{count} immediate shapes in one record")));
                }
                Some(KnownTensorShapeMoveType::RegToShape) => {
                    let words: Vec<u32> = numbers.iter().map(|r| self.read(*r)).collect::<Result<_, _>>()?;
                    changes.shapes.push((*number, shape_of(words.into_iter())));
                }
                Some(KnownTensorShapeMoveType::ShapeToReg) => {
                    let words = shape.counts.into_iter().chain(shape.steps.map(i32::cast_unsigned));
                    for (register, word) in numbers.iter().zip(words) {
                        self.own_registers().check_write((*register).into())?;
                        changes.registers.push((*register, word));
                    }
                }
                None => return Err(Fault::illegal("move_type", format!("{} is no kind of move", op.move_type.0))),
            }
        }
        Ok(Effect::Changes(Box::new(changes)))
    }

    /// WRITE, and records of which only header and events are known: what the machine was told that they stand for.
    pub(super) fn stand_in(&self, what: impl FnOnce() -> String) -> Result<Effect, Fault> {
        match self.action {
            [] => Err(Fault::gap(self.gap.unwrap_or("payload"), what())),
            [Request::Write { address, value }] => {
                self.core.check_store("address", *address, 4)?;
                let scalars = vec![Scalar { address: *address, value: (*value).into(), size: 4 }];
                Ok(Effect::Changes(Box::new(Changes { scalars, ..Changes::default() })))
            }
            [request] => Ok(Effect::host(request.clone())),
            several => Ok(Effect::Chain(several.to_vec())),
        }
    }
}

/// COMPARE_BRANCH: the address to go on at if the comparison holds; `None` if not.
///
/// choice: the offset of a relative branch is signed, of 32 bits; a register of an offset is the low one of the target's pair.
pub(crate) fn target(op: &operations::Branch, registers: &Registers, choices: &Choices) -> Result<Option<u64>, Fault> {
    use KnownBrCmpOp as C;
    let (compare, negate, register) = match op.compare_op.known() {
        Some(C::Always) => return taken(op, registers, choices).map(Some),
        Some(C::LtImm) => (Compare::Lt, false, false),
        Some(C::LeImm) => (Compare::Le, false, false),
        Some(C::EqImm) => (Compare::Eq, false, false),
        Some(C::NeImm) => (Compare::Eq, true, false),
        Some(C::GeImm) => (Compare::Ge, false, false),
        Some(C::GtImm) => (Compare::Gt, false, false),
        Some(C::LtReg) => (Compare::Lt, false, true),
        Some(C::LeReg) => (Compare::Le, false, true),
        Some(C::EqReg) => (Compare::Eq, false, true),
        Some(C::NeReg) => (Compare::Eq, true, true),
        Some(C::GeReg) => (Compare::Ge, false, true),
        Some(C::GtReg) => (Compare::Gt, false, true),
        None => return Err(Fault::illegal("compare_op", format!("{:#04x} is no comparison", op.compare_op.0))),
    };
    let left = registers.read(op.cmp_reg0.into())?;
    let right = if register { registers.read(op.cmp_reg1.into())? } else { op.cmp_immediate };
    // Numbers that are not ordered hold for "not equal" alone.
    let holds = ordered(op.dtype, left, right)?.is_some_and(|order| compare.holds(order)) != negate;
    if holds { taken(op, registers, choices).map(Some) } else { Ok(None) }
}

fn taken(op: &operations::Branch, registers: &Registers, choices: &Choices) -> Result<u64, Fault> {
    let here = registers.address;
    let origin = match choices.branch_origin {
        BranchOrigin::ThisRecord => here,
        BranchOrigin::NextRecord => here.wrapping_add(RECORD),
    };
    let relative = |offset: u32| origin.wrapping_add_signed(offset.cast_signed().into());
    match op.target_mode.known() {
        Some(KnownBrTargetMode::Register) => registers.read_pair(op.target_reg_lo.into(), op.target_reg_hi.into()),
        Some(KnownBrTargetMode::RelativeImmediate) => Ok(relative(op.br_immediate as u32)),
        Some(KnownBrTargetMode::RelativeRegister) => Ok(relative(registers.read(op.target_reg_lo.into())?)),
        None => Err(Fault::gap("br-target-modes", format!("target mode {} of a branch", op.target_mode.0))),
    }
}

fn shape_of(mut words: impl Iterator<Item = u32>) -> ShapeRegister {
    let mut next = || words.next().unwrap_or(0);
    let counts = std::array::from_fn(|_| next());
    ShapeRegister { counts, steps: std::array::from_fn(|_| next().cast_signed()) }
}

/// The order of two registers read as a type; `None` if they have none.
fn ordered(dtype: Dtype, a: u32, b: u32) -> Result<Option<std::cmp::Ordering>, Fault> {
    use KnownDtype as D;
    Ok(match dtype.known() {
        Some(D::Uint8) => Some((a as u8).cmp(&(b as u8))),
        Some(D::Int8) => Some((a as i8).cmp(&(b as i8))),
        Some(D::Uint16) => Some((a as u16).cmp(&(b as u16))),
        Some(D::Int16) => Some((a as i16).cmp(&(b as i16))),
        Some(D::Uint32) => Some(a.cmp(&b)),
        Some(D::Int32) => Some(a.cast_signed().cmp(&b.cast_signed())),
        Some(D::Fp32) => f32::from_bits(a).partial_cmp(&f32::from_bits(b)),
        _ => return Err(Fault::illegal("dtype", format!("{dtype:?} is no type that a branch compares"))),
    })
}
