//! Scalar operands: one value for all partitions, or one for each.

use tpb_records::types::{ActivationImmArm, ActivationImmNArm, Addr4, Addr4Arm, ImmValInstFieldArm, PartitionOffset};

use super::Models;
use crate::fault::Fault;
use crate::number::Format;
use crate::operand::{Home, Operand, Shape};
use crate::pattern::DIMS;

/// Where a scalar operand comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Scalar {
    /// The record holds the value.
    Value(f32),
    /// The record holds the address of one value per partition.
    Pointer(PartitionOffset),
    /// The record names a register that holds that address.
    Register(u8),
    /// No source that a record can name.
    Nothing,
}

/// The values of a scalar operand.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Lanes {
    /// The same in all partitions.
    Same(f32),
    /// One for each active partition.
    Each(Vec<f32>),
}

impl Lanes {
    /// The value for an active partition, counted from the first.
    pub(super) fn at(&self, channel: usize) -> f32 {
        match self {
            Self::Same(value) => *value,
            Self::Each(values) => values.get(channel).copied().unwrap_or(0.0),
        }
    }
}

impl Models<'_> {
    /// Reads a scalar operand; the values in memory are of `format`, those in the record FP32.
    pub(super) fn lanes(&self, name: &'static str, scalar: impl Into<Scalar>, format: Format, channels: u32) -> Result<Lanes, Fault> {
        let operand = match scalar.into() {
            Scalar::Value(value) => return Ok(Lanes::Same(value)),
            other => self.scalar_operand(name, other, format, channels)?,
        };
        let mut values = Vec::new();
        operand.values_into(self.core, format, &mut values);
        Ok(Lanes::Each(values))
    }

    /// The operand of a scalar in memory: an element of `format` in each active partition.
    pub(super) fn scalar_operand(&self, name: &'static str, scalar: Scalar, format: Format, channels: u32) -> Result<Operand, Fault> {
        let word = match scalar {
            Scalar::Pointer(at) => at.0,
            Scalar::Register(register) => self.core.registers[self.stream].read(register.into())?,
            Scalar::Value(_) | Scalar::Nothing => return Err(Fault::illegal(name, "its source is none that there is")),
        };
        self.operand(name, &Column(word), format.bytes(), channels, Home::Engine)
    }
}

/// One element in every partition.
struct Column(u32);

impl Shape for Column {
    fn address(&self) -> Addr4 {
        Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(self.0)))
    }
    fn steps(&self) -> [i16; DIMS] {
        [1; DIMS]
    }
    fn counts(&self) -> [u16; DIMS] {
        [1; DIMS]
    }
}

impl From<ActivationImmArm> for Scalar {
    fn from(arm: ActivationImmArm) -> Self {
        match arm {
            ActivationImmArm::ImmFp32(value) => Self::Value(value),
            ActivationImmArm::ImmPtr(at) => Self::Pointer(at),
            ActivationImmArm::ImmReg(reg) => Self::Register(reg.regnum()),
            ActivationImmArm::Raw(_) => Self::Nothing,
        }
    }
}

impl From<ActivationImmNArm> for Scalar {
    fn from(arm: ActivationImmNArm) -> Self {
        match arm {
            ActivationImmNArm::ImmFp32(value) => Self::Value(value),
            ActivationImmNArm::ImmPtr(at) => Self::Pointer(at),
            ActivationImmNArm::ImmReg(reg) => Self::Register(reg.regnum()),
            ActivationImmNArm::Raw(_) => Self::Nothing,
        }
    }
}

impl From<ImmValInstFieldArm> for Scalar {
    /// Integer values count by their bits: no operation that computes in FP32 has one.
    fn from(arm: ImmValInstFieldArm) -> Self {
        use ImmValInstFieldArm as A;
        match arm {
            A::ImmPtr(at) | A::ImmAlwaysPtr(at) => Self::Pointer(at),
            A::ImmReg(reg) => Self::Register(reg.regnum()),
            A::ImmArithFp32(value) => Self::Value(value),
            A::ImmBitvecUint32(bits) | A::ImmWideUint32(bits) => Self::Value(f32::from_bits(bits)),
            A::ImmInt32(value) => Self::Value(f32::from_bits(value.cast_unsigned())),
            A::Raw(_) => Self::Nothing,
        }
    }
}
