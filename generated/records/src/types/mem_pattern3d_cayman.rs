// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Operand that is a TENSOR3D or reached through indices; on maverick also an MX tensor.

use crate::types::{Indirect16b, Tensor3d};

/// Operand that is a TENSOR3D or reached through indices; on maverick also an MX tensor.
///
/// The layout of cayman, mariana, mariana\_plus.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct MemPattern3dCayman(pub [u8; 16]);

impl Eq for MemPattern3dCayman {}

/// The live arm of a [`MemPattern3dCayman`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MemPattern3dCaymanArm {
    /// through indices
    I(Indirect16b),
    /// direct
    T(Tensor3d),
    /// No arm's condition holds.
    Raw([u8; 16]),
}

impl MemPattern3dCayman {
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
    pub fn arm(&self) -> MemPattern3dCaymanArm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> MemPattern3dCaymanArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for MemPattern3dCayman {
    type Arm = MemPattern3dCaymanArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> MemPattern3dCaymanArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                MemPattern3dCaymanArm::I(Indirect16b::from_bytes(take::<16>(&self.0, 0)))
            }
            Some(1) => {
                MemPattern3dCaymanArm::T(Tensor3d::from_bytes(take::<16>(&self.0, 0)))
            }
            _ => MemPattern3dCaymanArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &MemPattern3dCaymanArm) -> Option<usize> {
        match arm {
            MemPattern3dCaymanArm::I(_) => Some(0),
            MemPattern3dCaymanArm::T(_) => Some(1),
            MemPattern3dCaymanArm::Raw(_) => None,
        }
    }
}

impl From<MemPattern3dCaymanArm> for MemPattern3dCayman {
    #[inline]
    fn from(arm: MemPattern3dCaymanArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 16];
        match arm {
            MemPattern3dCaymanArm::I(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern3dCaymanArm::T(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern3dCaymanArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for MemPattern3dCayman {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for MemPattern3dCaymanArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 16])
    }
}

#[cfg(feature = "layout")]
impl MemPattern3dCayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "MEM_PATTERN3D",
            16,
            &[
                layout::ArmInfo::new(
                    "i",
                    <Indirect16b as layout::Layout>::TYPE,
                    "marker & 0x60 == 0x20",
                    "through indices",
                ),
                layout::ArmInfo::new(
                    "t",
                    <Tensor3d as layout::Layout>::TYPE,
                    "true",
                    "direct",
                ),
            ],
            Self::pick,
            &[],
            "Operand that is a TENSOR3D or reached through indices; on maverick also an MX tensor.\n\nThe layout of cayman, mariana, mariana_plus.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MemPattern3dCayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MemPattern3dCayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MemPattern3dCayman {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MemPattern3dCayman").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(MemPattern3dCayman, MemPattern3dCaymanArm);
