// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! MX operand, direct or through indices.

use crate::types::{Mxindirect16b, Mxtensor1d};

/// MX operand, direct or through indices.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct MxmemPattern1d(pub [u8; 16]);

impl Eq for MxmemPattern1d {}

/// The live arm of a [`MxmemPattern1d`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MxmemPattern1dArm {
    /// through indices
    I(Mxindirect16b),
    /// direct
    T(Mxtensor1d),
    /// No arm's condition holds.
    Raw([u8; 16]),
}

impl MxmemPattern1d {
    /// Size in bytes.
    pub const SIZE: usize = 16;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 16]);

    /// The union in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 16] {
        self.0
    }

    /// Index of the live arm.
    #[inline]
    #[allow(unused_variables, unused_parens, unreachable_code, clippy::needless_return)]
    pub fn pick(r: &[u8], given: &[u64]) -> Option<usize> {
        if r[3] & 0x60 == 0x20 {
            return Some(0);
        }
        if true {
            return Some(1);
        }
        None
    }

    /// The live arm.
    #[inline]
    pub fn arm(&self) -> MxmemPattern1dArm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> MxmemPattern1dArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for MxmemPattern1d {
    type Arm = MxmemPattern1dArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> MxmemPattern1dArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                MxmemPattern1dArm::I(Mxindirect16b::from_bytes(take::<16>(&self.0, 0)))
            }
            Some(1) => {
                MxmemPattern1dArm::T(Mxtensor1d::from_bytes(take::<16>(&self.0, 0)))
            }
            _ => MxmemPattern1dArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &MxmemPattern1dArm) -> Option<usize> {
        match arm {
            MxmemPattern1dArm::I(_) => Some(0),
            MxmemPattern1dArm::T(_) => Some(1),
            MxmemPattern1dArm::Raw(_) => None,
        }
    }
}

impl From<MxmemPattern1dArm> for MxmemPattern1d {
    #[inline]
    fn from(arm: MxmemPattern1dArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 16];
        match arm {
            MxmemPattern1dArm::I(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MxmemPattern1dArm::T(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MxmemPattern1dArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for MxmemPattern1d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for MxmemPattern1dArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 16])
    }
}

#[cfg(feature = "layout")]
impl MxmemPattern1d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "MXMEM_PATTERN1D",
            16,
            &[
                layout::ArmInfo::new(
                    "i",
                    <Mxindirect16b as layout::Layout>::TYPE,
                    "marker & 0x60 == 0x20",
                    "through indices",
                ),
                layout::ArmInfo::new(
                    "t",
                    <Mxtensor1d as layout::Layout>::TYPE,
                    "true",
                    "direct",
                ),
            ],
            Self::pick,
            &[],
            "MX operand, direct or through indices.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MxmemPattern1d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MxmemPattern1d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MxmemPattern1d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MxmemPattern1d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(MxmemPattern1d, MxmemPattern1dArm);
