// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Scalar operand. Its source decides whether it is a value, an address of one value per partition, or a register that holds the address.

use crate::types::{ImmReg, PartitionOffset};

/// Scalar operand. Its source decides whether it is a value, an address of one value per partition, or a register that holds the address.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct ImmValInstField(pub [u8; 4]);

impl Eq for ImmValInstField {}

/// The live arm of a [`ImmValInstField`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ImmValInstFieldArm {
    /// address of the values
    ImmPtr(PartitionOffset),
    /// register with the address of the values
    ImmReg(ImmReg),
    /// address of the values: TENSOR\_SCALAR\_PTR\_ARITH\_OP, TENSOR\_SCALAR\_PTR\_BITVEC\_OP and BATCH\_NORM\_PARAM\_LOAD know no inline value
    ImmAlwaysPtr(PartitionOffset),
    /// raw bits of TENSOR\_SCALAR\_BITVEC\_OP, SCALAR\_TENSOR\_TENSOR\_BITVEC and PSEUDO\_SET\_RNG\_SEED
    ImmBitvecUint32(u32),
    /// integer of TENSOR\_SCALAR\_INT\_WIDE
    ImmWideUint32(u32),
    /// integer of SORT and NONZERO\_WITH\_COUNT
    ImmInt32(i32),
    /// value
    ImmArithFp32(f32),
    /// No arm's condition holds.
    Raw([u8; 4]),
}

impl ImmValInstField {
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
        if (given[0] as u8) == 2 {
            return Some(1);
        }
        if (given[0] as u8) == 0 && matches!((given[1] as u8), 0x44 | 0x54 | 0x64 | 0x8e)
        {
            return Some(2);
        }
        if (given[0] as u8) == 0 && matches!((given[1] as u8), 0x53 | 0x9e | 0xd0) {
            return Some(3);
        }
        if (given[0] as u8) == 0 && (given[1] as u8) == 0xf4 {
            return Some(4);
        }
        if (given[0] as u8) == 0 && matches!((given[1] as u8), 0x96 | 0xf2) {
            return Some(5);
        }
        if (given[0] as u8) == 0 {
            return Some(6);
        }
        None
    }

    /// The live arm, given `imm_src`, `opcode`.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> ImmValInstFieldArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for ImmValInstField {
    type Arm = ImmValInstFieldArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> ImmValInstFieldArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                ImmValInstFieldArm::ImmPtr(
                    PartitionOffset::from_bytes(take::<4>(&self.0, 0)),
                )
            }
            Some(1) => {
                ImmValInstFieldArm::ImmReg(ImmReg::from_bytes(take::<4>(&self.0, 0)))
            }
            Some(2) => {
                ImmValInstFieldArm::ImmAlwaysPtr(
                    PartitionOffset::from_bytes(take::<4>(&self.0, 0)),
                )
            }
            Some(3) => {
                ImmValInstFieldArm::ImmBitvecUint32(u32::from_le_bytes(take(&self.0, 0)))
            }
            Some(4) => {
                ImmValInstFieldArm::ImmWideUint32(u32::from_le_bytes(take(&self.0, 0)))
            }
            Some(5) => ImmValInstFieldArm::ImmInt32(i32::from_le_bytes(take(&self.0, 0))),
            Some(6) => {
                ImmValInstFieldArm::ImmArithFp32(
                    f32::from_bits(u32::from_le_bytes(take(&self.0, 0))),
                )
            }
            _ => ImmValInstFieldArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &ImmValInstFieldArm) -> Option<usize> {
        match arm {
            ImmValInstFieldArm::ImmPtr(_) => Some(0),
            ImmValInstFieldArm::ImmReg(_) => Some(1),
            ImmValInstFieldArm::ImmAlwaysPtr(_) => Some(2),
            ImmValInstFieldArm::ImmBitvecUint32(_) => Some(3),
            ImmValInstFieldArm::ImmWideUint32(_) => Some(4),
            ImmValInstFieldArm::ImmInt32(_) => Some(5),
            ImmValInstFieldArm::ImmArithFp32(_) => Some(6),
            ImmValInstFieldArm::Raw(_) => None,
        }
    }
}

impl From<ImmValInstFieldArm> for ImmValInstField {
    #[inline]
    fn from(arm: ImmValInstFieldArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 4];
        match arm {
            ImmValInstFieldArm::ImmPtr(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            ImmValInstFieldArm::ImmReg(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            ImmValInstFieldArm::ImmAlwaysPtr(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            ImmValInstFieldArm::ImmBitvecUint32(value) => {
                put(&mut bytes, 0, value.to_le_bytes());
            }
            ImmValInstFieldArm::ImmWideUint32(value) => {
                put(&mut bytes, 0, value.to_le_bytes());
            }
            ImmValInstFieldArm::ImmInt32(value) => {
                put(&mut bytes, 0, value.to_le_bytes());
            }
            ImmValInstFieldArm::ImmArithFp32(value) => {
                put(&mut bytes, 0, value.to_le_bytes());
            }
            ImmValInstFieldArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for ImmValInstField {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for ImmValInstFieldArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 4])
    }
}

#[cfg(feature = "layout")]
impl ImmValInstField {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "IMM_VAL_INST_FIELD",
            4,
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
                    "imm_always_ptr",
                    <PartitionOffset as layout::Layout>::TYPE,
                    "imm_src == INSTRUCTION_IMMEDIATE and opcode in [0x44, 0x54, 0x64, 0x8e]",
                    "address of the values: TENSOR_SCALAR_PTR_ARITH_OP, TENSOR_SCALAR_PTR_BITVEC_OP and BATCH_NORM_PARAM_LOAD know no inline value",
                ),
                layout::ArmInfo::new(
                    "imm_bitvec_uint32",
                    layout::Type::Uint(4),
                    "imm_src == INSTRUCTION_IMMEDIATE and opcode in [0x53, 0x9e, 0xd0]",
                    "raw bits of TENSOR_SCALAR_BITVEC_OP, SCALAR_TENSOR_TENSOR_BITVEC and PSEUDO_SET_RNG_SEED",
                ),
                layout::ArmInfo::new(
                    "imm_wide_uint32",
                    layout::Type::Uint(4),
                    "imm_src == INSTRUCTION_IMMEDIATE and opcode == 0xf4",
                    "integer of TENSOR_SCALAR_INT_WIDE",
                ),
                layout::ArmInfo::new(
                    "imm_int32",
                    layout::Type::Int(4),
                    "imm_src == INSTRUCTION_IMMEDIATE and opcode in [0x96, 0xf2]",
                    "integer of SORT and NONZERO_WITH_COUNT",
                ),
                layout::ArmInfo::new(
                    "imm_arith_fp32",
                    layout::Type::F32,
                    "imm_src == INSTRUCTION_IMMEDIATE",
                    "value",
                ),
            ],
            Self::pick,
            &["imm_src", "opcode"],
            "Scalar operand. Its source decides whether it is a value, an address of one value per partition, or a register that holds the address.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ImmValInstField {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ImmValInstField {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ImmValInstField {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ImmValInstField").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(ImmValInstField, ImmValInstFieldArm);
