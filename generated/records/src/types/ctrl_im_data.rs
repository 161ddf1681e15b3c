// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Immediate bytes of the loads that share CTRL_IM. The opcode says how they read.

/// Immediate bytes of the loads that share CTRL\_IM. The opcode says how they read.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CtrlImData(pub [u8; 32]);

impl Eq for CtrlImData {}

/// The live arm of a [`CtrlImData`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CtrlImDataArm {
    /// mask table of LOAD\_MASK\_SELECT
    Uint8([u8; 32]),
    /// arguments of LOAD\_POOL\_ARGUMENT
    Uint32([u32; 8]),
    /// No arm's condition holds.
    Raw([u8; 32]),
}

impl CtrlImData {
    /// Size in bytes.
    pub const SIZE: usize = 32;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 32]);

    /// The union in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// Index of the live arm.
    #[inline]
    #[allow(unused_variables, unused_parens, unreachable_code, clippy::needless_return)]
    pub fn pick(r: &[u8], given: &[u64]) -> Option<usize> {
        if (given[0] as u8) == 0x69 {
            return Some(0);
        }
        if (given[0] as u8) == 0x7a {
            return Some(1);
        }
        None
    }

    /// The live arm, given `opcode`.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> CtrlImDataArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for CtrlImData {
    type Arm = CtrlImDataArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> CtrlImDataArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => CtrlImDataArm::Uint8(take(&self.0, 0)),
            Some(1) => {
                CtrlImDataArm::Uint32({
                    let mut out = [0; 8];
                    let mut i = 0;
                    while i < 8 {
                        out[i] = u32::from_le_bytes(take(&self.0, 4 * i));
                        i += 1;
                    }
                    out
                })
            }
            _ => CtrlImDataArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &CtrlImDataArm) -> Option<usize> {
        match arm {
            CtrlImDataArm::Uint8(_) => Some(0),
            CtrlImDataArm::Uint32(_) => Some(1),
            CtrlImDataArm::Raw(_) => None,
        }
    }
}

impl From<CtrlImDataArm> for CtrlImData {
    #[inline]
    fn from(arm: CtrlImDataArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 32];
        match arm {
            CtrlImDataArm::Uint8(value) => {
                put(&mut bytes, 0, value);
            }
            CtrlImDataArm::Uint32(value) => {
                let mut i = 0;
                while i < 8 {
                    put(&mut bytes, 4 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            CtrlImDataArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for CtrlImData {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for CtrlImDataArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 32])
    }
}

#[cfg(feature = "layout")]
impl CtrlImData {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "CTRL_IM_DATA",
            32,
            &[
                layout::ArmInfo::new(
                    "uint8",
                    layout::Type::Bytes(32),
                    "opcode == 0x69",
                    "mask table of LOAD_MASK_SELECT",
                ),
                layout::ArmInfo::new(
                    "uint32",
                    layout::Type::Array(&layout::Type::Uint(4), 8),
                    "opcode == 0x7a",
                    "arguments of LOAD_POOL_ARGUMENT",
                ),
            ],
            Self::pick,
            &["opcode"],
            "Immediate bytes of the loads that share CTRL_IM. The opcode says how they read.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CtrlImData {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CtrlImData {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CtrlImData {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CtrlImData").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(CtrlImData, CtrlImDataArm);
