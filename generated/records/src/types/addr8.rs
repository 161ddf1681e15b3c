// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! System address of a DMA or of a load and store. The last byte says what form it has.

use crate::types::{AddrReg8, AddrTable8, AddrTblOffs8, PseudoAddrVar8};

/// System address of a DMA or of a load and store. The last byte says what form it has.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Addr8(pub [u8; 8]);

impl Eq for Addr8 {}

/// The live arm of a [`Addr8`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Addr8Arm {
    /// the address, below 2\*\*56
    AddrImmediate(u64),
    /// a register pair holds the address
    AddrReg(AddrReg8),
    /// an entry of the address table plus an offset
    AddrTable(AddrTable8),
    /// an entry of the address table plus a register
    AddrTblOffs(AddrTblOffs8),
    /// a variable the runtime resolves; not on the device
    VarId(PseudoAddrVar8),
    /// No arm's condition holds.
    Raw([u8; 8]),
}

impl Addr8 {
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
        if matches!(r[7], 0 | 64) {
            return Some(0);
        }
        if matches!(r[7], 128 | 192) {
            return Some(1);
        }
        if matches!(r[7], 32 | 96) {
            return Some(2);
        }
        if matches!(r[7], 40 | 44 | 104 | 108) {
            return Some(3);
        }
        if (16..=19).contains(&r[7]) {
            return Some(4);
        }
        None
    }

    /// The live arm.
    #[inline]
    pub fn arm(&self) -> Addr8Arm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> Addr8Arm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for Addr8 {
    type Arm = Addr8Arm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> Addr8Arm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => Addr8Arm::AddrImmediate(u64::from_le_bytes(take(&self.0, 0))),
            Some(1) => Addr8Arm::AddrReg(AddrReg8::from_bytes(take::<8>(&self.0, 0))),
            Some(2) => Addr8Arm::AddrTable(AddrTable8::from_bytes(take::<8>(&self.0, 0))),
            Some(3) => {
                Addr8Arm::AddrTblOffs(AddrTblOffs8::from_bytes(take::<8>(&self.0, 0)))
            }
            Some(4) => Addr8Arm::VarId(PseudoAddrVar8::from_bytes(take::<8>(&self.0, 0))),
            _ => Addr8Arm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &Addr8Arm) -> Option<usize> {
        match arm {
            Addr8Arm::AddrImmediate(_) => Some(0),
            Addr8Arm::AddrReg(_) => Some(1),
            Addr8Arm::AddrTable(_) => Some(2),
            Addr8Arm::AddrTblOffs(_) => Some(3),
            Addr8Arm::VarId(_) => Some(4),
            Addr8Arm::Raw(_) => None,
        }
    }
}

impl From<Addr8Arm> for Addr8 {
    #[inline]
    fn from(arm: Addr8Arm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 8];
        match arm {
            Addr8Arm::AddrImmediate(value) => {
                put(&mut bytes, 0, value.to_le_bytes());
            }
            Addr8Arm::AddrReg(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            Addr8Arm::AddrTable(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            Addr8Arm::AddrTblOffs(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            Addr8Arm::VarId(value) => {
                put(&mut bytes, 0, value.to_bytes());
            }
            Addr8Arm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for Addr8 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for Addr8Arm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 8])
    }
}

#[cfg(feature = "layout")]
impl Addr8 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "ADDR8",
            8,
            &[
                layout::ArmInfo::new(
                    "addr_immediate",
                    layout::Type::Uint(8),
                    "marker in [0x00, 0x40]",
                    "the address, below 2**56",
                ),
                layout::ArmInfo::new(
                    "addr_reg",
                    <AddrReg8 as layout::Layout>::TYPE,
                    "marker in [0x80, 0xC0]",
                    "a register pair holds the address",
                ),
                layout::ArmInfo::new(
                    "addr_table",
                    <AddrTable8 as layout::Layout>::TYPE,
                    "marker in [0x20, 0x60]",
                    "an entry of the address table plus an offset",
                ),
                layout::ArmInfo::new(
                    "addr_tbl_offs",
                    <AddrTblOffs8 as layout::Layout>::TYPE,
                    "marker in [0x28, 0x2C, 0x68, 0x6C]",
                    "an entry of the address table plus a register",
                ),
                layout::ArmInfo::new(
                    "var_id",
                    <PseudoAddrVar8 as layout::Layout>::TYPE,
                    "marker in [0x10..0x13]",
                    "a variable the runtime resolves; not on the device",
                ),
            ],
            Self::pick,
            &[],
            "System address of a DMA or of a load and store. The last byte says what form it has.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Addr8 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Addr8 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Addr8 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Addr8").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(Addr8, Addr8Arm);
