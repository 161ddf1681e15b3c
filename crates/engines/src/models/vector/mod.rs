//! Elementwise operations, reductions, scans and movement on POOL, DVE and ACT.
//!
//! | module | holds |
//! |---|---|
//! | [`alu`] | every operator, on FP32 and on integers; which takes which types |
//! | [`rows`] | the walk over operands, scalars, results |
//! | the others | a family of opcodes each |

mod accumulate;
pub(crate) mod alu;
pub(crate) mod batch_norm;
pub(crate) mod configure;
mod cross_lane;
mod dropout;
pub(crate) mod gather;
mod generate;
mod indirect;
mod moves;
mod multi;
mod offsets;
mod pool;
mod positions;
pub(crate) mod random;
mod range_select;
mod reduce;
pub(crate) mod rows;
mod scalar_tensor_tensor;
pub(crate) mod search;
mod shuffle;
mod sort;
mod tensor_scalar;
mod tensor_tensor;
mod wide;

use tpb_records::enums::{AluOp, Dtype, TensScalarRevOps};

use crate::effect::{Effect, LaneEffect, Store};
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::Operand;
use crate::state::lanes::LaneUpdate;
use alu::{Class, Lane, Right, Rules};

/// Two operators in a row, and which of them takes its operands the other way round.
#[derive(Clone, Copy, Debug)]
struct Stages {
    ops: [AluOp; 2],
    reversed: [bool; 2],
}

impl Stages {
    /// The operators, and the two bits of `reverse_operands`.
    fn new(op0: AluOp, op1: AluOp, reverse: TensScalarRevOps) -> Result<Self, Fault> {
        if reverse.0 > 3 {
            return Err(Fault::illegal("reverse_operands", format!("{} has no meaning", reverse.0)));
        }
        Ok(Self { ops: [op0, op1], reversed: [reverse.0 & 1 != 0, reverse.0 & 2 != 0] })
    }

    /// The datapath of both: the integer engine if one of them needs it.
    fn class(&self, bitvec: bool) -> Result<Class, Fault> {
        let [first, second] = self.ops;
        Ok(match (alu::class(first, bitvec)?, alu::class(second, bitvec)?) {
            (Class::Integer, Class::Integer) => Class::Integer,
            (Class::Integer, _) if second == AluOp::BYPASS => Class::Integer,
            (_, Class::Integer) if first == AluOp::BYPASS => Class::Integer,
            (Class::Integer, _) | (_, Class::Integer) => {
                return Err(Fault::illegal("op1", format!("{first:?} and {second:?} belong to different datapaths")));
            }
            (class, _) => class,
        })
    }

    /// `row[k] = row[k] op right[k]` with operator `n`. BYPASS leaves the row.
    fn apply<L: Lane>(&self, n: usize, rules: &Rules, row: &mut [L], right: Right<'_, L>) -> Result<(), Fault> {
        match self.ops[n] {
            AluOp::BYPASS => Ok(()),
            op => L::rows(op, rules, row, right, self.reversed[n]),
        }
    }
}

impl Models<'_> {
    /// The effect that writes elements and changes the lanes of the engine.
    fn lanes_effect(&self, stores: Vec<Store>, updates: Vec<LaneUpdate>) -> Effect {
        Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores, updates }))
    }
}

/// The effect that writes `data` to an operand.
fn store(dst: Operand, data: Vec<u8>) -> Effect {
    Effect::store(stores(dst, data))
}

/// The store that writes `data` to an operand.
fn stores(dst: Operand, data: Vec<u8>) -> Store {
    let Operand { space, partition, channels, pattern, .. } = dst;
    Store { space, partition, channels, pattern, data }
}

/// Size of an element in bytes, of any type that fills bytes.
fn element(operand: &'static str, dtype: Dtype) -> Result<u32, Fault> {
    match dtype.bits() {
        Some(bits @ (8 | 16 | 32 | 64)) => Ok(bits / 8),
        Some(bits) => Err(Fault::unimplemented(format!("{operand} of {bits} bits"))),
        None => Err(Fault::illegal(operand, format!("{:#04x} is no element type", dtype.0))),
    }
}
