// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Kind of a custom operator argument.

/// Kind of a custom operator argument.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CustomOpArgType(pub u8);

impl Eq for CustomOpArgType {}

impl CustomOpArgType {
    /// `INVALID`.
    pub const INVALID: Self = Self(0x00);
    /// `TENSOR`.
    pub const TENSOR: Self = Self(0x01);
    /// `ARRAY_OF_TENSOR`.
    pub const ARRAY_OF_TENSOR: Self = Self(0x02);

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
/// The values of [`CustomOpArgType`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownCustomOpArgType {
    /// `INVALID`.
    Invalid = 0x00,
    /// `TENSOR`.
    Tensor = 0x01,
    /// `ARRAY_OF_TENSOR`.
    ArrayOfTensor = 0x02,
}

#[cfg(feature = "extras")]
impl CustomOpArgType {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownCustomOpArgType> {
        Some(
            match self.0 {
                0x00 => KnownCustomOpArgType::Invalid,
                0x01 => KnownCustomOpArgType::Tensor,
                0x02 => KnownCustomOpArgType::ArrayOfTensor,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownCustomOpArgType> for CustomOpArgType {
    #[inline]
    fn from(value: KnownCustomOpArgType) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl CustomOpArgType {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "CUSTOM_OP_ARG_TYPE",
            8,
            &[
                layout::ValueInfo::new("INVALID", 0x00, "")
                    .with_gens(layout::GenSet(0b10))
                    .with_sentinel(),
                layout::ValueInfo::new("TENSOR", 0x01, "")
                    .with_gens(layout::GenSet(0b10)),
                layout::ValueInfo::new("ARRAY_OF_TENSOR", 0x02, "")
                    .with_gens(layout::GenSet(0b10)),
            ],
            "Kind of a custom operator argument.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pool-compute-misc.md#15"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CustomOpArgType {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CustomOpArgType {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for CustomOpArgType {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CustomOpArgType {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CustomOpArgType").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CustomOpArgType);
