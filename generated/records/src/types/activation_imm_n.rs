// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Bias of ACTIVATE. The same operand as ACTIVATION_IMM, under the selector that numbers its forms the other way round.

use crate::types::{ImmReg, PartitionOffset};

/// Bias of ACTIVATE. The same operand as ACTIVATION\_IMM, under the selector that numbers its forms the other way round.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct ActivationImmN(pub [u8; 4]);

impl Eq for ActivationImmN {}

/// The live arm of a [`ActivationImmN`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ActivationImmNArm {
    /// value
    ImmFp32(f32),
    /// address of the values
    ImmPtr(PartitionOffset),
    /// register with the address of the values
    ImmReg(ImmReg),
    /// No arm's condition holds.
    Raw([u8; 4]),
}

impl ActivationImmN {
    /// Size in bytes.
    pub const SIZE: usize = 4;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 4]);

    /// The union in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0
    }

    /// Index of the live arm.
    #[inline]
    #[allow(unused_variables, unused_parens, unreachable_code, clippy::needless_return)]
    pub fn pick(r: &[u8], given: &[u64]) -> Option<usize> {
        if (given[0] as u8) == 1 {
            return Some(0);
        }
        if (given[0] as u8) == 0 {
            return Some(1);
        }
        if (given[0] as u8) == 2 {
            return Some(2);
        }
        None
    }

    /// The live arm, given `imm_src_n`.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> ActivationImmNArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for ActivationImmN {
    type Arm = ActivationImmNArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> ActivationImmNArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                ActivationImmNArm::ImmFp32(
                    f32::from_bits(u32::from_le_bytes(take(&self.0, 0))),
                )
            }
            Some(1) => {
                ActivationImmNArm::ImmPtr(
                    PartitionOffset::from_bytes(take::<4>(&self.0, 0)),
                )
            }
            Some(2) => {
                ActivationImmNArm::ImmReg(ImmReg::from_bytes(take::<4>(&self.0, 0)))
            }
            _ => ActivationImmNArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &ActivationImmNArm) -> Option<usize> {
        match arm {
            ActivationImmNArm::ImmFp32(_) => Some(0),
            ActivationImmNArm::ImmPtr(_) => Some(1),
            ActivationImmNArm::ImmReg(_) => Some(2),
            ActivationImmNArm::Raw(_) => None,
        }
    }
}

impl From<ActivationImmNArm> for ActivationImmN {
    #[inline]
    fn from(arm: ActivationImmNArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 4];
        match arm {
            ActivationImmNArm::ImmFp32(value) => {
                put(&mut bytes, 0, value.to_le_bytes());
            }
            ActivationImmNArm::ImmPtr(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            ActivationImmNArm::ImmReg(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            ActivationImmNArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for ActivationImmN {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for ActivationImmNArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 4])
    }
}

#[cfg(feature = "layout")]
impl ActivationImmN {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "ACTIVATION_IMM_N",
            4,
            &[
                layout::ArmInfo::new(
                    "imm_fp32",
                    layout::Type::F32,
                    "imm_src_n == INSTRUCTION_IMMEDIATE",
                    "value",
                ),
                layout::ArmInfo::new(
                    "imm_ptr",
                    <PartitionOffset as layout::Layout>::TYPE,
                    "imm_src_n == POINTER_IMMEDIATE",
                    "address of the values",
                ),
                layout::ArmInfo::new(
                    "imm_reg",
                    <ImmReg as layout::Layout>::TYPE,
                    "imm_src_n == REG_PTR_IMMEDIATE",
                    "register with the address of the values",
                ),
            ],
            Self::pick,
            &["imm_src_n"],
            "Bias of ACTIVATE. The same operand as ACTIVATION_IMM, under the selector that numbers its forms the other way round.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ActivationImmN {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ActivationImmN {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ActivationImmN {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ActivationImmN").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(ActivationImmN, ActivationImmNArm);
