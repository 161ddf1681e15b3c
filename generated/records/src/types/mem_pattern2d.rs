// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Operand that is a TENSOR2D or reached through indices.

use crate::types::{Indirect12b, Tensor2d};

/// Operand that is a TENSOR2D or reached through indices.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct MemPattern2d(pub [u8; 12]);

impl Eq for MemPattern2d {}

/// The live arm of a [`MemPattern2d`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MemPattern2dArm {
    /// through indices
    I(Indirect12b),
    /// direct
    T(Tensor2d),
    /// No arm's condition holds.
    Raw([u8; 12]),
}

impl MemPattern2d {
    /// Size in bytes.
    pub const SIZE: usize = 12;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 12]);

    /// The union in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 12]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 12] {
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
    pub fn arm(&self) -> MemPattern2dArm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> MemPattern2dArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for MemPattern2d {
    type Arm = MemPattern2dArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> MemPattern2dArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                MemPattern2dArm::I(Indirect12b::from_bytes(take::<12>(&self.0, 0)))
            }
            Some(1) => MemPattern2dArm::T(Tensor2d::from_bytes(take::<12>(&self.0, 0))),
            _ => MemPattern2dArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &MemPattern2dArm) -> Option<usize> {
        match arm {
            MemPattern2dArm::I(_) => Some(0),
            MemPattern2dArm::T(_) => Some(1),
            MemPattern2dArm::Raw(_) => None,
        }
    }
}

impl From<MemPattern2dArm> for MemPattern2d {
    #[inline]
    fn from(arm: MemPattern2dArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 12];
        match arm {
            MemPattern2dArm::I(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern2dArm::T(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern2dArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for MemPattern2d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for MemPattern2dArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 12])
    }
}

#[cfg(feature = "layout")]
impl MemPattern2d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "MEM_PATTERN2D",
            12,
            &[
                layout::ArmInfo::new(
                    "i",
                    <Indirect12b as layout::Layout>::TYPE,
                    "marker & 0x60 == 0x20",
                    "through indices",
                ),
                layout::ArmInfo::new(
                    "t",
                    <Tensor2d as layout::Layout>::TYPE,
                    "true",
                    "direct",
                ),
            ],
            Self::pick,
            &[],
            "Operand that is a TENSOR2D or reached through indices.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MemPattern2d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MemPattern2d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MemPattern2d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MemPattern2d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(MemPattern2d, MemPattern2dArm);
