// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Scalar operand of up to 64 bits.

use crate::types::{ImmReg, PartitionOffset};

/// Scalar operand of up to 64 bits.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Imm64(pub [u8; 8]);

impl Eq for Imm64 {}

/// The live arm of a [`Imm64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Imm64Arm {
    /// address of the values
    ImmPtr(PartitionOffset),
    /// register with the address of the values
    ImmReg(ImmReg),
    /// the value; only the low half for a 32-bit type
    ImmInt(u64),
    /// No arm's condition holds.
    Raw([u8; 8]),
}

impl Imm64 {
    /// Size in bytes.
    pub const SIZE: usize = 8;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 8]);

    /// The union in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 8]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 8] {
        self.0
    }

    /// Index of the live arm.
    #[inline]
    #[allow(unused_variables, unused_parens, unreachable_code, clippy::needless_return)]
    pub fn pick(r: &[u8], given: &[u64]) -> Option<usize> {
        if (given[0] as u8) == 1 {
            return Some(0);
        }
        if (given[0] as u8) == 2 {
            return Some(1);
        }
        if (given[0] as u8) == 0 {
            return Some(2);
        }
        None
    }

    /// The live arm, given `imm_src`.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> Imm64Arm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for Imm64 {
    type Arm = Imm64Arm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> Imm64Arm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                Imm64Arm::ImmPtr(PartitionOffset::from_bytes(take::<4>(&self.0, 0)))
            }
            Some(1) => Imm64Arm::ImmReg(ImmReg::from_bytes(take::<4>(&self.0, 0))),
            Some(2) => Imm64Arm::ImmInt(u64::from_le_bytes(take(&self.0, 0))),
            _ => Imm64Arm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &Imm64Arm) -> Option<usize> {
        match arm {
            Imm64Arm::ImmPtr(_) => Some(0),
            Imm64Arm::ImmReg(_) => Some(1),
            Imm64Arm::ImmInt(_) => Some(2),
            Imm64Arm::Raw(_) => None,
        }
    }
}

impl From<Imm64Arm> for Imm64 {
    #[inline]
    fn from(arm: Imm64Arm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 8];
        match arm {
            Imm64Arm::ImmPtr(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            Imm64Arm::ImmReg(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            Imm64Arm::ImmInt(value) => {
                put(&mut bytes, 0, value.to_le_bytes());
            }
            Imm64Arm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for Imm64 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for Imm64Arm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 8])
    }
}

#[cfg(feature = "layout")]
impl Imm64 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "IMM64",
            8,
            &[
                layout::ArmInfo::new(
                    "imm_ptr",
                    <PartitionOffset as layout::Layout>::TYPE,
                    "imm_src == POINTER_IMMEDIATE",
                    "address of the values",
                ),
                layout::ArmInfo::new(
                    "imm_reg",
                    <ImmReg as layout::Layout>::TYPE,
                    "imm_src == REG_PTR_IMMEDIATE",
                    "register with the address of the values",
                ),
                layout::ArmInfo::new(
                    "imm_int",
                    layout::Type::Uint(8),
                    "imm_src == INSTRUCTION_IMMEDIATE",
                    "the value; only the low half for a 32-bit type",
                ),
            ],
            Self::pick,
            &["imm_src"],
            "Scalar operand of up to 64 bits.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Imm64 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Imm64 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Imm64 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Imm64").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(Imm64, Imm64Arm);
