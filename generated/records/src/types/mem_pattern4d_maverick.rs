// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Operand that is a TENSOR4D or reached through indices; on maverick also an MX tensor.

use crate::types::{Indirect20b, MxtensorV220b, Tensor4d};

/// Operand that is a TENSOR4D or reached through indices; on maverick also an MX tensor.
///
/// The layout of maverick.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct MemPattern4dMaverick(pub [u8; 20]);

impl Eq for MemPattern4dMaverick {}

/// The live arm of a [`MemPattern4dMaverick`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MemPattern4dMaverickArm {
    /// through indices
    I(Indirect20b),
    /// MX tensor
    Mx(MxtensorV220b),
    /// direct
    T(Tensor4d),
    /// No arm's condition holds.
    Raw([u8; 20]),
}

impl MemPattern4dMaverick {
    /// Size in bytes.
    pub const SIZE: usize = 20;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 20]);

    /// The union in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 20]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 20] {
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
    pub fn arm(&self) -> MemPattern4dMaverickArm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> MemPattern4dMaverickArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for MemPattern4dMaverick {
    type Arm = MemPattern4dMaverickArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> MemPattern4dMaverickArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                MemPattern4dMaverickArm::I(
                    Indirect20b::from_bytes(take::<20>(&self.0, 0)),
                )
            }
            Some(1) => {
                MemPattern4dMaverickArm::Mx(
                    MxtensorV220b::from_bytes(take::<20>(&self.0, 0)),
                )
            }
            Some(2) => {
                MemPattern4dMaverickArm::T(Tensor4d::from_bytes(take::<20>(&self.0, 0)))
            }
            _ => MemPattern4dMaverickArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &MemPattern4dMaverickArm) -> Option<usize> {
        match arm {
            MemPattern4dMaverickArm::I(_) => Some(0),
            MemPattern4dMaverickArm::Mx(_) => Some(1),
            MemPattern4dMaverickArm::T(_) => Some(2),
            MemPattern4dMaverickArm::Raw(_) => None,
        }
    }
}

impl From<MemPattern4dMaverickArm> for MemPattern4dMaverick {
    #[inline]
    fn from(arm: MemPattern4dMaverickArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 20];
        match arm {
            MemPattern4dMaverickArm::I(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern4dMaverickArm::Mx(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern4dMaverickArm::T(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            MemPattern4dMaverickArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for MemPattern4dMaverick {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for MemPattern4dMaverickArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 20])
    }
}

#[cfg(feature = "layout")]
impl MemPattern4dMaverick {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "MEM_PATTERN4D",
            20,
            &[
                layout::ArmInfo::new(
                    "i",
                    <Indirect20b as layout::Layout>::TYPE,
                    "marker & 0x60 == 0x20",
                    "through indices",
                ),
                layout::ArmInfo::new(
                    "mx",
                    <MxtensorV220b as layout::Layout>::TYPE,
                    "low & 0x01 == 0x01 and marker & 0x80 == 0",
                    "MX tensor",
                ),
                layout::ArmInfo::new(
                    "t",
                    <Tensor4d as layout::Layout>::TYPE,
                    "true",
                    "direct",
                ),
            ],
            Self::pick,
            &[],
            "Operand that is a TENSOR4D or reached through indices; on maverick also an MX tensor.\n\nThe layout of maverick.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MemPattern4dMaverick {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MemPattern4dMaverick {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MemPattern4dMaverick {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MemPattern4dMaverick").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(MemPattern4dMaverick, MemPattern4dMaverickArm);
