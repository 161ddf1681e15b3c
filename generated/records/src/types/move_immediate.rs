// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Eight immediate words of MOVE.

/// Eight immediate words of MOVE.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct MoveImmediate(pub [u8; 32]);

impl Eq for MoveImmediate {}

/// The live arm of a [`MoveImmediate`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MoveImmediateArm {
    /// values
    Uint32([u32; 8]),
    /// values
    Int32([i32; 8]),
    /// values
    Fp32([f32; 8]),
    /// No arm's condition holds.
    Raw([u8; 32]),
}

impl MoveImmediate {
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
        if (given[0] as u8) == 9 {
            return Some(0);
        }
        if (given[0] as u8) == 8 {
            return Some(1);
        }
        if (given[0] as u8) == 0x0a {
            return Some(2);
        }
        None
    }

    /// The live arm, given `dtype`.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> MoveImmediateArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for MoveImmediate {
    type Arm = MoveImmediateArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> MoveImmediateArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => {
                MoveImmediateArm::Uint32({
                    let mut out = [0; 8];
                    let mut i = 0;
                    while i < 8 {
                        out[i] = u32::from_le_bytes(take(&self.0, 4 * i));
                        i += 1;
                    }
                    out
                })
            }
            Some(1) => {
                MoveImmediateArm::Int32({
                    let mut out = [0; 8];
                    let mut i = 0;
                    while i < 8 {
                        out[i] = i32::from_le_bytes(take(&self.0, 4 * i));
                        i += 1;
                    }
                    out
                })
            }
            Some(2) => {
                MoveImmediateArm::Fp32({
                    let mut out = [0.0; 8];
                    let mut i = 0;
                    while i < 8 {
                        out[i] = f32::from_bits(
                            u32::from_le_bytes(take(&self.0, 4 * i)),
                        );
                        i += 1;
                    }
                    out
                })
            }
            _ => MoveImmediateArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &MoveImmediateArm) -> Option<usize> {
        match arm {
            MoveImmediateArm::Uint32(_) => Some(0),
            MoveImmediateArm::Int32(_) => Some(1),
            MoveImmediateArm::Fp32(_) => Some(2),
            MoveImmediateArm::Raw(_) => None,
        }
    }
}

impl From<MoveImmediateArm> for MoveImmediate {
    #[inline]
    fn from(arm: MoveImmediateArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 32];
        match arm {
            MoveImmediateArm::Uint32(value) => {
                let mut i = 0;
                while i < 8 {
                    put(&mut bytes, 4 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            MoveImmediateArm::Int32(value) => {
                let mut i = 0;
                while i < 8 {
                    put(&mut bytes, 4 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            MoveImmediateArm::Fp32(value) => {
                let mut i = 0;
                while i < 8 {
                    put(&mut bytes, 4 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            MoveImmediateArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for MoveImmediate {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for MoveImmediateArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 32])
    }
}

#[cfg(feature = "layout")]
impl MoveImmediate {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "MOVE_IMMEDIATE",
            32,
            &[
                layout::ArmInfo::new(
                    "uint32",
                    layout::Type::Array(&layout::Type::Uint(4), 8),
                    "dtype == UINT32",
                    "values",
                ),
                layout::ArmInfo::new(
                    "int32",
                    layout::Type::Array(&layout::Type::Int(4), 8),
                    "dtype == INT32",
                    "values",
                ),
                layout::ArmInfo::new(
                    "fp32",
                    layout::Type::Array(&layout::Type::F32, 8),
                    "dtype == FP32",
                    "values",
                ),
            ],
            Self::pick,
            &["dtype"],
            "Eight immediate words of MOVE.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MoveImmediate {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MoveImmediate {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MoveImmediate {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MoveImmediate").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(MoveImmediate, MoveImmediateArm);
