// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Shapes or register numbers of MOVE_SHAPE. What its bytes mean is not known.

/// Shapes or register numbers of MOVE\_SHAPE. What its bytes mean is not known.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct TensorShapeData(pub [u8; 32]);

impl Eq for TensorShapeData {}

/// The live arm of a [`TensorShapeData`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TensorShapeDataArm {
    /// all bytes
    RawArm([u8; 32]),
    /// No arm's condition holds.
    Raw([u8; 32]),
}

impl TensorShapeData {
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
        if true {
            return Some(0);
        }
        None
    }

    /// The live arm.
    #[inline]
    pub fn arm(&self) -> TensorShapeDataArm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> TensorShapeDataArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for TensorShapeData {
    type Arm = TensorShapeDataArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> TensorShapeDataArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => TensorShapeDataArm::RawArm(take(&self.0, 0)),
            _ => TensorShapeDataArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &TensorShapeDataArm) -> Option<usize> {
        match arm {
            TensorShapeDataArm::RawArm(_) => Some(0),
            TensorShapeDataArm::Raw(_) => None,
        }
    }
}

impl From<TensorShapeDataArm> for TensorShapeData {
    #[inline]
    fn from(arm: TensorShapeDataArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 32];
        match arm {
            TensorShapeDataArm::RawArm(value) => {
                put(&mut bytes, 0, value);
            }
            TensorShapeDataArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for TensorShapeData {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for TensorShapeDataArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 32])
    }
}

#[cfg(feature = "layout")]
impl TensorShapeData {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "TENSOR_SHAPE_DATA",
            32,
            &[layout::ArmInfo::new("raw", layout::Type::Bytes(32), "true", "all bytes")],
            Self::pick,
            &[],
            "Shapes or register numbers of MOVE_SHAPE. What its bytes mean is not known.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TensorShapeData {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TensorShapeData {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TensorShapeData {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TensorShapeData").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(TensorShapeData, TensorShapeDataArm);
