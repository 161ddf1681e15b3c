// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Micro-instruction of COMPACT_CONTROL_INST. Its operation implies its class.

use crate::types::{
    CcinstAlu, CcinstBr, CcinstMem, CcinstMov, CcinstMovimm, CcinstNop, CcinstSemr,
    CcinstSemu,
};

/// Micro-instruction of COMPACT\_CONTROL\_INST. Its operation implies its class.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Ccinst(pub [u8; 4]);

impl Eq for Ccinst {}

/// The live arm of a [`Ccinst`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CcinstArm {
    /// nothing
    Nop(CcinstNop),
    /// register to register
    Mov(CcinstMov),
    /// immediate to register
    Movimm(CcinstMovimm),
    /// arithmetic
    Alu(CcinstAlu),
    /// branch
    Br(CcinstBr),
    /// load or store
    Mem(CcinstMem),
    /// semaphore read
    Semr(CcinstSemr),
    /// semaphore write or add
    Semu(CcinstSemu),
    /// No arm's condition holds.
    Raw([u8; 4]),
}

impl Ccinst {
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
        if r[0] == 0 {
            return Some(0);
        }
        if r[0] == 1 {
            return Some(1);
        }
        if (2..=4).contains(&r[0]) {
            return Some(2);
        }
        if matches!(
            r[0], 16..= 22 | 24..= 30 | 32..= 38 | 40..= 46 | 48..= 75 | 80..= 87 | 96..=
            133
        ) {
            return Some(3);
        }
        if (144..=146).contains(&r[0]) {
            return Some(4);
        }
        if (160..=171).contains(&r[0]) {
            return Some(5);
        }
        if r[0] == 176 {
            return Some(6);
        }
        if matches!(r[0], 177 | 178) {
            return Some(7);
        }
        None
    }

    /// The live arm.
    #[inline]
    pub fn arm(&self) -> CcinstArm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> CcinstArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for Ccinst {
    type Arm = CcinstArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> CcinstArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => CcinstArm::Nop(CcinstNop::from_bytes(take::<4>(&self.0, 0))),
            Some(1) => CcinstArm::Mov(CcinstMov::from_bytes(take::<4>(&self.0, 0))),
            Some(2) => CcinstArm::Movimm(CcinstMovimm::from_bytes(take::<4>(&self.0, 0))),
            Some(3) => CcinstArm::Alu(CcinstAlu::from_bytes(take::<4>(&self.0, 0))),
            Some(4) => CcinstArm::Br(CcinstBr::from_bytes(take::<4>(&self.0, 0))),
            Some(5) => CcinstArm::Mem(CcinstMem::from_bytes(take::<4>(&self.0, 0))),
            Some(6) => CcinstArm::Semr(CcinstSemr::from_bytes(take::<4>(&self.0, 0))),
            Some(7) => CcinstArm::Semu(CcinstSemu::from_bytes(take::<4>(&self.0, 0))),
            _ => CcinstArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &CcinstArm) -> Option<usize> {
        match arm {
            CcinstArm::Nop(_) => Some(0),
            CcinstArm::Mov(_) => Some(1),
            CcinstArm::Movimm(_) => Some(2),
            CcinstArm::Alu(_) => Some(3),
            CcinstArm::Br(_) => Some(4),
            CcinstArm::Mem(_) => Some(5),
            CcinstArm::Semr(_) => Some(6),
            CcinstArm::Semu(_) => Some(7),
            CcinstArm::Raw(_) => None,
        }
    }
}

impl From<CcinstArm> for Ccinst {
    #[inline]
    fn from(arm: CcinstArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 4];
        match arm {
            CcinstArm::Nop(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            CcinstArm::Mov(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            CcinstArm::Movimm(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            CcinstArm::Alu(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            CcinstArm::Br(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            CcinstArm::Mem(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            CcinstArm::Semr(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            CcinstArm::Semu(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            CcinstArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for Ccinst {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for CcinstArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 4])
    }
}

#[cfg(feature = "layout")]
impl Ccinst {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "CCINST",
            4,
            &[
                layout::ArmInfo::new(
                    "nop",
                    <CcinstNop as layout::Layout>::TYPE,
                    "op == 0x00",
                    "nothing",
                ),
                layout::ArmInfo::new(
                    "mov",
                    <CcinstMov as layout::Layout>::TYPE,
                    "op == 0x01",
                    "register to register",
                ),
                layout::ArmInfo::new(
                    "movimm",
                    <CcinstMovimm as layout::Layout>::TYPE,
                    "op in [0x02..0x04]",
                    "immediate to register",
                ),
                layout::ArmInfo::new(
                    "alu",
                    <CcinstAlu as layout::Layout>::TYPE,
                    "op in [0x10..0x16, 0x18..0x1e, 0x20..0x26, 0x28..0x2e, 0x30..0x4b, 0x50..0x57, 0x60..0x85]",
                    "arithmetic",
                ),
                layout::ArmInfo::new(
                    "br",
                    <CcinstBr as layout::Layout>::TYPE,
                    "op in [0x90..0x92]",
                    "branch",
                ),
                layout::ArmInfo::new(
                    "mem",
                    <CcinstMem as layout::Layout>::TYPE,
                    "op in [0xa0..0xab]",
                    "load or store",
                ),
                layout::ArmInfo::new(
                    "semr",
                    <CcinstSemr as layout::Layout>::TYPE,
                    "op == 0xb0",
                    "semaphore read",
                ),
                layout::ArmInfo::new(
                    "semu",
                    <CcinstSemu as layout::Layout>::TYPE,
                    "op in [0xb1, 0xb2]",
                    "semaphore write or add",
                ),
            ],
            Self::pick,
            &[],
            "Micro-instruction of COMPACT_CONTROL_INST. Its operation implies its class.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Ccinst {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Ccinst {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Ccinst {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Ccinst").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(Ccinst, CcinstArm);
