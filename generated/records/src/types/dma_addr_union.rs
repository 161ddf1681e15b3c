// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Address of DMA_MEMCPY2. What its bytes mean per address mode is not known.

/// Address of DMA\_MEMCPY2. What its bytes mean per address mode is not known.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct DmaAddrUnion(pub [u8; 8]);

impl Eq for DmaAddrUnion {}

/// The live arm of a [`DmaAddrUnion`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DmaAddrUnionArm {
    /// all eight bytes
    RawArm(u64),
    /// No arm's condition holds.
    Raw([u8; 8]),
}

impl DmaAddrUnion {
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
        if true {
            return Some(0);
        }
        None
    }

    /// The live arm.
    #[inline]
    pub fn arm(&self) -> DmaAddrUnionArm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> DmaAddrUnionArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for DmaAddrUnion {
    type Arm = DmaAddrUnionArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> DmaAddrUnionArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => DmaAddrUnionArm::RawArm(u64::from_le_bytes(take(&self.0, 0))),
            _ => DmaAddrUnionArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &DmaAddrUnionArm) -> Option<usize> {
        match arm {
            DmaAddrUnionArm::RawArm(_) => Some(0),
            DmaAddrUnionArm::Raw(_) => None,
        }
    }
}

impl From<DmaAddrUnionArm> for DmaAddrUnion {
    #[inline]
    fn from(arm: DmaAddrUnionArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 8];
        match arm {
            DmaAddrUnionArm::RawArm(value) => {
                put(&mut bytes, 0, value.to_le_bytes());
            }
            DmaAddrUnionArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for DmaAddrUnion {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for DmaAddrUnionArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 8])
    }
}

#[cfg(feature = "layout")]
impl DmaAddrUnion {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "DMA_ADDR_UNION",
            8,
            &[
                layout::ArmInfo::new(
                    "raw",
                    layout::Type::Uint(8),
                    "true",
                    "all eight bytes",
                ),
            ],
            Self::pick,
            &[],
            "Address of DMA_MEMCPY2. What its bytes mean per address mode is not known.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaAddrUnion {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaAddrUnion {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaAddrUnion {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaAddrUnion").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(DmaAddrUnion, DmaAddrUnionArm);
