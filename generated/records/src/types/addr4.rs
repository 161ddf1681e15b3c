// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Address in SBUF or PSUM. The top bits of its last byte are markers; without them it is the address itself.

use crate::types::{Addr4Reg, PartitionOffset};

/// Address in SBUF or PSUM. The top bits of its last byte are markers; without them it is the address itself.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Addr4(pub [u8; 4]);

impl Eq for Addr4 {}

/// The live arm of a [`Addr4`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Addr4Arm {
    /// a register holds the address
    AddrReg(Addr4Reg),
    /// the address
    AddrImmediate(PartitionOffset),
    /// No arm's condition holds.
    Raw([u8; 4]),
}

impl Addr4 {
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
        if r[3] & 0xa0 == 0x80 {
            return Some(0);
        }
        if true {
            return Some(1);
        }
        None
    }

    /// The live arm.
    #[inline]
    pub fn arm(&self) -> Addr4Arm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> Addr4Arm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for Addr4 {
    type Arm = Addr4Arm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> Addr4Arm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => Addr4Arm::AddrReg(Addr4Reg::from_bytes(take::<4>(&self.0, 0))),
            Some(1) => {
                Addr4Arm::AddrImmediate(
                    PartitionOffset::from_bytes(take::<4>(&self.0, 0)),
                )
            }
            _ => Addr4Arm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &Addr4Arm) -> Option<usize> {
        match arm {
            Addr4Arm::AddrReg(_) => Some(0),
            Addr4Arm::AddrImmediate(_) => Some(1),
            Addr4Arm::Raw(_) => None,
        }
    }
}

impl From<Addr4Arm> for Addr4 {
    #[inline]
    fn from(arm: Addr4Arm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 4];
        match arm {
            Addr4Arm::AddrReg(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            Addr4Arm::AddrImmediate(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            Addr4Arm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for Addr4 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for Addr4Arm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 4])
    }
}

#[cfg(feature = "layout")]
impl Addr4 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "ADDR4",
            4,
            &[
                layout::ArmInfo::new(
                    "addr_reg",
                    <Addr4Reg as layout::Layout>::TYPE,
                    "marker & 0xA0 == 0x80",
                    "a register holds the address",
                ),
                layout::ArmInfo::new(
                    "addr_immediate",
                    <PartitionOffset as layout::Layout>::TYPE,
                    "true",
                    "the address",
                ),
            ],
            Self::pick,
            &[],
            "Address in SBUF or PSUM. The top bits of its last byte are markers; without them it is the address itself.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Addr4 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Addr4 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Addr4 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Addr4").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(Addr4, Addr4Arm);
