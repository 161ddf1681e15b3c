// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Registers of TENSOR_LOAD and TENSOR_STORE, or the values that a store packs.

/// Registers of TENSOR\_LOAD and TENSOR\_STORE, or the values that a store packs.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Mem2dData(pub [u8; 32]);

impl Eq for Mem2dData {}

/// The live arm of a [`Mem2dData`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mem2dDataArm {
    /// register numbers in order
    Registers([u8; 32]),
    /// packed values
    Uint8([u8; 32]),
    /// packed values
    Int8([i8; 32]),
    /// packed values
    Uint16([u16; 16]),
    /// packed values
    Int16([i16; 16]),
    /// packed values
    Uint32([u32; 8]),
    /// packed values
    Int32([i32; 8]),
    /// packed values
    Fp32([f32; 8]),
    /// packed values
    Uint64([u64; 4]),
    /// No arm's condition holds.
    Raw([u8; 32]),
}

impl Mem2dData {
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
        if (given[0] as u8) == 0 {
            return Some(0);
        }
        if (given[1] as u8) == 3 {
            return Some(1);
        }
        if (given[1] as u8) == 2 {
            return Some(2);
        }
        if (given[1] as u8) == 5 {
            return Some(3);
        }
        if (given[1] as u8) == 4 {
            return Some(4);
        }
        if (given[1] as u8) == 9 {
            return Some(5);
        }
        if (given[1] as u8) == 8 {
            return Some(6);
        }
        if (given[1] as u8) == 0x0a {
            return Some(7);
        }
        if (given[1] as u8) == 1 {
            return Some(8);
        }
        None
    }

    /// The live arm, given `src_datasrc`, `dtype`.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> Mem2dDataArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for Mem2dData {
    type Arm = Mem2dDataArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> Mem2dDataArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => Mem2dDataArm::Registers(take(&self.0, 0)),
            Some(1) => Mem2dDataArm::Uint8(take(&self.0, 0)),
            Some(2) => {
                Mem2dDataArm::Int8({
                    let mut out = [0; 32];
                    let mut i = 0;
                    while i < 32 {
                        out[i] = i8::from_le_bytes(take(&self.0, i));
                        i += 1;
                    }
                    out
                })
            }
            Some(3) => {
                Mem2dDataArm::Uint16({
                    let mut out = [0; 16];
                    let mut i = 0;
                    while i < 16 {
                        out[i] = u16::from_le_bytes(take(&self.0, 2 * i));
                        i += 1;
                    }
                    out
                })
            }
            Some(4) => {
                Mem2dDataArm::Int16({
                    let mut out = [0; 16];
                    let mut i = 0;
                    while i < 16 {
                        out[i] = i16::from_le_bytes(take(&self.0, 2 * i));
                        i += 1;
                    }
                    out
                })
            }
            Some(5) => {
                Mem2dDataArm::Uint32({
                    let mut out = [0; 8];
                    let mut i = 0;
                    while i < 8 {
                        out[i] = u32::from_le_bytes(take(&self.0, 4 * i));
                        i += 1;
                    }
                    out
                })
            }
            Some(6) => {
                Mem2dDataArm::Int32({
                    let mut out = [0; 8];
                    let mut i = 0;
                    while i < 8 {
                        out[i] = i32::from_le_bytes(take(&self.0, 4 * i));
                        i += 1;
                    }
                    out
                })
            }
            Some(7) => {
                Mem2dDataArm::Fp32({
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
            Some(8) => {
                Mem2dDataArm::Uint64({
                    let mut out = [0; 4];
                    let mut i = 0;
                    while i < 4 {
                        out[i] = u64::from_le_bytes(take(&self.0, 8 * i));
                        i += 1;
                    }
                    out
                })
            }
            _ => Mem2dDataArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &Mem2dDataArm) -> Option<usize> {
        match arm {
            Mem2dDataArm::Registers(_) => Some(0),
            Mem2dDataArm::Uint8(_) => Some(1),
            Mem2dDataArm::Int8(_) => Some(2),
            Mem2dDataArm::Uint16(_) => Some(3),
            Mem2dDataArm::Int16(_) => Some(4),
            Mem2dDataArm::Uint32(_) => Some(5),
            Mem2dDataArm::Int32(_) => Some(6),
            Mem2dDataArm::Fp32(_) => Some(7),
            Mem2dDataArm::Uint64(_) => Some(8),
            Mem2dDataArm::Raw(_) => None,
        }
    }
}

impl From<Mem2dDataArm> for Mem2dData {
    #[inline]
    fn from(arm: Mem2dDataArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 32];
        match arm {
            Mem2dDataArm::Registers(value) => {
                put(&mut bytes, 0, value);
            }
            Mem2dDataArm::Uint8(value) => {
                put(&mut bytes, 0, value);
            }
            Mem2dDataArm::Int8(value) => {
                let mut i = 0;
                while i < 32 {
                    put(&mut bytes, i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            Mem2dDataArm::Uint16(value) => {
                let mut i = 0;
                while i < 16 {
                    put(&mut bytes, 2 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            Mem2dDataArm::Int16(value) => {
                let mut i = 0;
                while i < 16 {
                    put(&mut bytes, 2 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            Mem2dDataArm::Uint32(value) => {
                let mut i = 0;
                while i < 8 {
                    put(&mut bytes, 4 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            Mem2dDataArm::Int32(value) => {
                let mut i = 0;
                while i < 8 {
                    put(&mut bytes, 4 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            Mem2dDataArm::Fp32(value) => {
                let mut i = 0;
                while i < 8 {
                    put(&mut bytes, 4 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            Mem2dDataArm::Uint64(value) => {
                let mut i = 0;
                while i < 4 {
                    put(&mut bytes, 8 * i, value[i].to_le_bytes());
                    i += 1;
                }
            }
            Mem2dDataArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for Mem2dData {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for Mem2dDataArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 32])
    }
}

#[cfg(feature = "layout")]
impl Mem2dData {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "MEM2D_DATA",
            32,
            &[
                layout::ArmInfo::new(
                    "registers",
                    layout::Type::Bytes(32),
                    "src_datasrc == REGISTER",
                    "register numbers in order",
                ),
                layout::ArmInfo::new(
                    "uint8",
                    layout::Type::Bytes(32),
                    "dtype == UINT8",
                    "packed values",
                ),
                layout::ArmInfo::new(
                    "int8",
                    layout::Type::Array(&layout::Type::Int(1), 32),
                    "dtype == INT8",
                    "packed values",
                ),
                layout::ArmInfo::new(
                    "uint16",
                    layout::Type::Array(&layout::Type::Uint(2), 16),
                    "dtype == UINT16",
                    "packed values",
                ),
                layout::ArmInfo::new(
                    "int16",
                    layout::Type::Array(&layout::Type::Int(2), 16),
                    "dtype == INT16",
                    "packed values",
                ),
                layout::ArmInfo::new(
                    "uint32",
                    layout::Type::Array(&layout::Type::Uint(4), 8),
                    "dtype == UINT32",
                    "packed values",
                ),
                layout::ArmInfo::new(
                    "int32",
                    layout::Type::Array(&layout::Type::Int(4), 8),
                    "dtype == INT32",
                    "packed values",
                ),
                layout::ArmInfo::new(
                    "fp32",
                    layout::Type::Array(&layout::Type::F32, 8),
                    "dtype == FP32",
                    "packed values",
                ),
                layout::ArmInfo::new(
                    "uint64",
                    layout::Type::Array(&layout::Type::Uint(8), 4),
                    "dtype == UINT64",
                    "packed values",
                ),
            ],
            Self::pick,
            &["src_datasrc", "dtype"],
            "Registers of TENSOR_LOAD and TENSOR_STORE, or the values that a store packs.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Mem2dData {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Mem2dData {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Mem2dData {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Mem2dData").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(Mem2dData, Mem2dDataArm);
