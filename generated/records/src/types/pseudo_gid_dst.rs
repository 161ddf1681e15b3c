// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Where the runtime puts a global id.

use crate::types::{PseudoAddr8, PseudoGidReg};

/// Where the runtime puts a global id.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoGidDst(pub [u8; 8]);

impl Eq for PseudoGidDst {}

/// The live arm of a [`PseudoGidDst`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PseudoGidDstArm {
    /// an address
    Addr(PseudoAddr8),
    /// a register
    RegPadded(PseudoGidReg),
    /// No arm's condition holds.
    Raw([u8; 8]),
}

impl PseudoGidDst {
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
        if (given[0] as u8) == 0 {
            return Some(0);
        }
        if (given[0] as u8) == 1 {
            return Some(1);
        }
        None
    }

    /// The live arm, given `dst_target`.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> PseudoGidDstArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for PseudoGidDst {
    type Arm = PseudoGidDstArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> PseudoGidDstArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                PseudoGidDstArm::Addr(PseudoAddr8::from_bytes(take::<8>(&self.0, 0)))
            }
            Some(1) => {
                PseudoGidDstArm::RegPadded(
                    PseudoGidReg::from_bytes(take::<8>(&self.0, 0)),
                )
            }
            _ => PseudoGidDstArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &PseudoGidDstArm) -> Option<usize> {
        match arm {
            PseudoGidDstArm::Addr(_) => Some(0),
            PseudoGidDstArm::RegPadded(_) => Some(1),
            PseudoGidDstArm::Raw(_) => None,
        }
    }
}

impl From<PseudoGidDstArm> for PseudoGidDst {
    #[inline]
    fn from(arm: PseudoGidDstArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 8];
        match arm {
            PseudoGidDstArm::Addr(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            PseudoGidDstArm::RegPadded(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            PseudoGidDstArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for PseudoGidDst {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for PseudoGidDstArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 8])
    }
}

#[cfg(feature = "layout")]
impl PseudoGidDst {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "PSEUDO_GID_DST",
            8,
            &[
                layout::ArmInfo::new(
                    "addr",
                    <PseudoAddr8 as layout::Layout>::TYPE,
                    "dst_target == ADDRESS",
                    "an address",
                ),
                layout::ArmInfo::new(
                    "reg_padded",
                    <PseudoGidReg as layout::Layout>::TYPE,
                    "dst_target == REGISTER",
                    "a register",
                ),
            ],
            Self::pick,
            &["dst_target"],
            "Where the runtime puts a global id.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoGidDst {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoGidDst {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoGidDst {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoGidDst").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(PseudoGidDst, PseudoGidDstArm);
