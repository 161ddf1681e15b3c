// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! How many of the fastest dimensions an operation runs over.

/// How many of the fastest dimensions an operation runs over.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TensorSubdim(pub u8);

impl Eq for TensorSubdim {}

impl TensorSubdim {
    /// no dimension
    pub const UNUSED: Self = Self(0x00);
    /// the fastest
    pub const X: Self = Self(0x02);
    /// the two fastest
    pub const XY: Self = Self(0x03);
    /// the three fastest
    pub const XYZ: Self = Self(0x04);
    /// all four
    pub const XYZW: Self = Self(0x05);

    /// The value in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 1]) -> Self {
        Self(u8::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 1] {
        self.0.to_le_bytes()
    }
}

#[cfg(feature = "extras")]
/// The values of [`TensorSubdim`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownTensorSubdim {
    /// no dimension
    Unused = 0x00,
    /// the fastest
    X = 0x02,
    /// the two fastest
    Xy = 0x03,
    /// the three fastest
    Xyz = 0x04,
    /// all four
    Xyzw = 0x05,
}

#[cfg(feature = "extras")]
impl TensorSubdim {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownTensorSubdim> {
        Some(
            match self.0 {
                0x00 => KnownTensorSubdim::Unused,
                0x02 => KnownTensorSubdim::X,
                0x03 => KnownTensorSubdim::Xy,
                0x04 => KnownTensorSubdim::Xyz,
                0x05 => KnownTensorSubdim::Xyzw,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownTensorSubdim> for TensorSubdim {
    #[inline]
    fn from(value: KnownTensorSubdim) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl TensorSubdim {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "TENSOR_SUBDIM",
            8,
            &[
                layout::ValueInfo::new("UNUSED", 0x00, "no dimension"),
                layout::ValueInfo::new("X", 0x02, "the fastest"),
                layout::ValueInfo::new("XY", 0x03, "the two fastest"),
                layout::ValueInfo::new("XYZ", 0x04, "the three fastest"),
                layout::ValueInfo::new("XYZW", 0x05, "all four"),
            ],
            "How many of the fastest dimensions an operation runs over.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3c"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TensorSubdim {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TensorSubdim {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for TensorSubdim {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TensorSubdim {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TensorSubdim").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TensorSubdim);
