// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Address of a pseudo instruction, which may name a variable that the runtime places.

use crate::types::{AddrReg8, AddrTable8, AddrTblOffs8, NeuronAddr, PseudoAddrVar8};

/// Address of a pseudo instruction, which may name a variable that the runtime places.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoAddr8(pub [u8; 8]);

impl Eq for PseudoAddr8 {}

/// The live arm of a [`PseudoAddr8`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PseudoAddr8Arm {
    /// the address
    AddrImmediate(NeuronAddr),
    /// a register pair holds the address
    AddrReg(AddrReg8),
    /// an entry of the address table plus a register
    AddrTblOffs(AddrTblOffs8),
    /// an entry of the address table plus an offset
    AddrTable(AddrTable8),
    /// a variable
    AddrVar(PseudoAddrVar8),
    /// No arm's condition holds.
    Raw([u8; 8]),
}

impl PseudoAddr8 {
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
        if r[7] == 0 {
            return Some(0);
        }
        if r[7] & 0x80 == 0x80 {
            return Some(1);
        }
        if r[7] & 0x28 == 0x28 {
            return Some(2);
        }
        if r[7] & 0x20 == 0x20 {
            return Some(3);
        }
        if r[7] & 0x10 == 0x10 {
            return Some(4);
        }
        None
    }

    /// The live arm.
    #[inline]
    pub fn arm(&self) -> PseudoAddr8Arm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> PseudoAddr8Arm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for PseudoAddr8 {
    type Arm = PseudoAddr8Arm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> PseudoAddr8Arm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                PseudoAddr8Arm::AddrImmediate(
                    NeuronAddr::from_bytes(take::<8>(&self.0, 0)),
                )
            }
            Some(1) => {
                PseudoAddr8Arm::AddrReg(AddrReg8::from_bytes(take::<8>(&self.0, 0)))
            }
            Some(2) => {
                PseudoAddr8Arm::AddrTblOffs(
                    AddrTblOffs8::from_bytes(take::<8>(&self.0, 0)),
                )
            }
            Some(3) => {
                PseudoAddr8Arm::AddrTable(AddrTable8::from_bytes(take::<8>(&self.0, 0)))
            }
            Some(4) => {
                PseudoAddr8Arm::AddrVar(
                    PseudoAddrVar8::from_bytes(take::<8>(&self.0, 0)),
                )
            }
            _ => PseudoAddr8Arm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &PseudoAddr8Arm) -> Option<usize> {
        match arm {
            PseudoAddr8Arm::AddrImmediate(_) => Some(0),
            PseudoAddr8Arm::AddrReg(_) => Some(1),
            PseudoAddr8Arm::AddrTblOffs(_) => Some(2),
            PseudoAddr8Arm::AddrTable(_) => Some(3),
            PseudoAddr8Arm::AddrVar(_) => Some(4),
            PseudoAddr8Arm::Raw(_) => None,
        }
    }
}

impl From<PseudoAddr8Arm> for PseudoAddr8 {
    #[inline]
    fn from(arm: PseudoAddr8Arm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 8];
        match arm {
            PseudoAddr8Arm::AddrImmediate(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            PseudoAddr8Arm::AddrReg(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            PseudoAddr8Arm::AddrTblOffs(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            PseudoAddr8Arm::AddrTable(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            PseudoAddr8Arm::AddrVar(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            PseudoAddr8Arm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for PseudoAddr8 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for PseudoAddr8Arm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 8])
    }
}

#[cfg(feature = "layout")]
impl PseudoAddr8 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "PSEUDO_ADDR8",
            8,
            &[
                layout::ArmInfo::new(
                    "addr_immediate",
                    <NeuronAddr as layout::Layout>::TYPE,
                    "marker == 0x00",
                    "the address",
                ),
                layout::ArmInfo::new(
                    "addr_reg",
                    <AddrReg8 as layout::Layout>::TYPE,
                    "marker & 0x80 == 0x80",
                    "a register pair holds the address",
                ),
                layout::ArmInfo::new(
                    "addr_tbl_offs",
                    <AddrTblOffs8 as layout::Layout>::TYPE,
                    "marker & 0x28 == 0x28",
                    "an entry of the address table plus a register",
                ),
                layout::ArmInfo::new(
                    "addr_table",
                    <AddrTable8 as layout::Layout>::TYPE,
                    "marker & 0x20 == 0x20",
                    "an entry of the address table plus an offset",
                ),
                layout::ArmInfo::new(
                    "addr_var",
                    <PseudoAddrVar8 as layout::Layout>::TYPE,
                    "marker & 0x10 == 0x10",
                    "a variable",
                ),
            ],
            Self::pick,
            &[],
            "Address of a pseudo instruction, which may name a variable that the runtime places.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoAddr8 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoAddr8 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoAddr8 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoAddr8").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(PseudoAddr8, PseudoAddr8Arm);
