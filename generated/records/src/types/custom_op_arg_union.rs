// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Argument of a custom operator. Its inner layout is not known.

/// Argument of a custom operator. Its inner layout is not known.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CustomOpArgUnion(pub [u8; 48]);

impl Eq for CustomOpArgUnion {}

/// The live arm of a [`CustomOpArgUnion`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CustomOpArgUnionArm {
    /// all bytes
    RawArm([u8; 48]),
    /// No arm's condition holds.
    Raw([u8; 48]),
}

impl CustomOpArgUnion {
    /// Size in bytes.
    pub const SIZE: usize = 48;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 48]);

    /// The union in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 48]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 48] {
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
    pub fn arm(&self) -> CustomOpArgUnionArm {
        self.arm_given(&[])
    }

    /// The live arm; this union needs no given values.
    #[inline]
    pub fn arm_given(&self, given: &[u64]) -> CustomOpArgUnionArm {
        ::tpb_core::layout::Union::arm_at(self, Self::pick(&self.0, given))
    }
}

impl ::tpb_core::layout::Union for CustomOpArgUnion {
    type Arm = CustomOpArgUnionArm;
    #[inline]
    fn arm_at(&self, index: Option<usize>) -> CustomOpArgUnionArm {
        use ::tpb_core::bytes::take;
        match index {
            Some(0) => CustomOpArgUnionArm::RawArm(take(&self.0, 0)),
            _ => CustomOpArgUnionArm::Raw(self.0),
        }
    }

    #[inline]
    fn arm_index(arm: &CustomOpArgUnionArm) -> Option<usize> {
        match arm {
            CustomOpArgUnionArm::RawArm(_) => Some(0),
            CustomOpArgUnionArm::Raw(_) => None,
        }
    }
}

impl From<CustomOpArgUnionArm> for CustomOpArgUnion {
    #[inline]
    fn from(arm: CustomOpArgUnionArm) -> Self {
        use ::tpb_core::bytes::put;
        let mut bytes = [0; 48];
        match arm {
            CustomOpArgUnionArm::RawArm(value) => {
                put(&mut bytes, 0, value);
            }
            CustomOpArgUnionArm::Raw(value) => bytes = value,
        }
        Self(bytes)
    }
}

impl Default for CustomOpArgUnion {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

impl Default for CustomOpArgUnionArm {
    #[inline]
    fn default() -> Self {
        Self::Raw([0; 48])
    }
}

#[cfg(feature = "layout")]
impl CustomOpArgUnion {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::UnionInfo = {
        use ::tpb_core::layout;
        &layout::UnionInfo::new(
            "CUSTOM_OP_ARG_UNION",
            48,
            &[layout::ArmInfo::new("raw", layout::Type::Bytes(48), "true", "all bytes")],
            Self::pick,
            &[],
            "Argument of a custom operator. Its inner layout is not known.",
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CustomOpArgUnion {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Union(Self::LAYOUT);
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CustomOpArgUnion {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_union(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CustomOpArgUnion {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CustomOpArgUnion").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::union_serde!(CustomOpArgUnion, CustomOpArgUnionArm);
