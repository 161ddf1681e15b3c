// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Operand that is a TENSOR3D or reached through indices; on maverick also an MX tensor.

use crate::types::{Indirect16b, MxtensorV2, Tensor3d};

/// Operand that is a TENSOR3D or reached through indices; on maverick also an MX tensor.
///
/// The layout of maverick.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct MemPattern3dMaverick(pub [u8; 16]);

impl Eq for MemPattern3dMaverick {}

/// The live arm of a [`MemPattern3dMaverick`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MemPattern3dMaverickArm {
    /// through indices
    I(Indirect16b),
    /// MX tensor
    Mx(MxtensorV2),
    /// direct
    T(Tensor3d),
    /// No arm's condition holds.
    Raw([u8; 16]),
}

impl MemPattern3dMaverick {
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
        if r[0] & 1 == 1 && r[3] & 0x80 == 0 {
            return Some(1);
        }
        if true {
            return Some(2);
        }
        None
    }

    /// The live arm.
    #[inline]
    pub fn arm(&self) -> MemPattern3dMaverickArm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> MemPattern3dMaverickArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for MemPattern3dMaverick {
    type Arm = MemPattern3dMaverickArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> MemPattern3dMaverickArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                MemPattern3dMaverickArm::I(
                    Indirect16b::from_bytes(take::<16>(&self.0, 0)),
                )
            }
            Some(1) => {
                MemPattern3dMaverickArm::Mx(
                    MxtensorV2::from_bytes(take::<16>(&self.0, 0)),
                )
            }
            Some(2) => {
                MemPattern3dMaverickArm::T(Tensor3d::from_bytes(take::<16>(&self.0, 0)))
            }
            _ => MemPattern3dMaverickArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &MemPattern3dMaverickArm) -> Option<usize> {
        match arm {
            MemPattern3dMaverickArm::I(_) => Some(0),
            MemPattern3dMaverickArm::Mx(_) => Some(1),
            MemPattern3dMaverickArm::T(_) => Some(2),
            MemPattern3dMaverickArm::Raw(_) => None,
        }
    }
}

impl From<MemPattern3dMaverickArm> for MemPattern3dMaverick {
    #[inline]
    fn from(arm: MemPattern3dMaverickArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 16];
        match arm {
            MemPattern3dMaverickArm::I(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern3dMaverickArm::Mx(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern3dMaverickArm::T(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern3dMaverickArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for MemPattern3dMaverick {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for MemPattern3dMaverickArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 16])
    }
}

#[cfg(feature = "layout")]
impl MemPattern3dMaverick {
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
                    "mx",
                    <MxtensorV2 as layout::Layout>::TYPE,
                    "low & 0x01 == 0x01 and marker & 0x80 == 0",
                    "MX tensor",
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
            "Operand that is a TENSOR3D or reached through indices; on maverick also an MX tensor.\n\nThe layout of maverick.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MemPattern3dMaverick {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MemPattern3dMaverick {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MemPattern3dMaverick {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MemPattern3dMaverick").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(MemPattern3dMaverick, MemPattern3dMaverickArm);
