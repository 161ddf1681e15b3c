// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Scale or third operand of ACTIVATE.

use crate::types::{ImmReg, PartitionOffset};

/// Scale or third operand of ACTIVATE.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct ActivationImm(pub [u8; 4]);

impl Eq for ActivationImm {}

/// The live arm of a [`ActivationImm`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ActivationImmArm {
    /// value
    ImmFp32(f32),
    /// address of the values
    ImmPtr(PartitionOffset),
    /// register with the address of the values
    ImmReg(ImmReg),
    /// No arm's condition holds.
    Raw([u8; 4]),
}

impl ActivationImm {
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
        if (given[0] as u8) == 0 {
            return Some(0);
        }
        if (given[0] as u8) == 1 {
            return Some(1);
        }
        if (given[0] as u8) == 2 {
            return Some(2);
        }
        None
    }

    /// The live arm, given `imm_src`.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> ActivationImmArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for ActivationImm {
    type Arm = ActivationImmArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> ActivationImmArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                ActivationImmArm::ImmFp32(
                    f32::from_bits(u32::from_le_bytes(take(&self.0, 0))),
                )
            }
            Some(1) => {
                ActivationImmArm::ImmPtr(
                    PartitionOffset::from_bytes(take::<4>(&self.0, 0)),
                )
            }
            Some(2) => {
                ActivationImmArm::ImmReg(ImmReg::from_bytes(take::<4>(&self.0, 0)))
            }
            _ => ActivationImmArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &ActivationImmArm) -> Option<usize> {
        match arm {
            ActivationImmArm::ImmFp32(_) => Some(0),
            ActivationImmArm::ImmPtr(_) => Some(1),
            ActivationImmArm::ImmReg(_) => Some(2),
            ActivationImmArm::Raw(_) => None,
        }
    }
}

impl From<ActivationImmArm> for ActivationImm {
    #[inline]
    fn from(arm: ActivationImmArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 4];
        match arm {
            ActivationImmArm::ImmFp32(value) => {
                put(&mut bytes, 0, value.to_le_bytes());
            }
            ActivationImmArm::ImmPtr(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            ActivationImmArm::ImmReg(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            ActivationImmArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for ActivationImm {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for ActivationImmArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 4])
    }
}

#[cfg(feature = "layout")]
impl ActivationImm {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "ACTIVATION_IMM",
            4,
            &[
                layout::ArmInfo::new(
                    "imm_fp32",
                    layout::Type::F32,
                    "imm_src == INSTRUCTION_IMMEDIATE",
                    "value",
                ),
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
            ],
            Self::pick,
            &["imm_src"],
            "Scale or third operand of ACTIVATE.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ActivationImm {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ActivationImm {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ActivationImm {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ActivationImm").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(ActivationImm, ActivationImmArm);
