// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Direction of MOVE_SHAPE.

/// Direction of MOVE\_SHAPE.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TensorShapeMoveType(pub u8);

impl Eq for TensorShapeMoveType {}

impl TensorShapeMoveType {
    /// `IMMEDIATE`.
    pub const IMMEDIATE: Self = Self(0x00);
    /// `REG_TO_SHAPE`.
    pub const REG_TO_SHAPE: Self = Self(0x01);
    /// `SHAPE_TO_REG`.
    pub const SHAPE_TO_REG: Self = Self(0x02);

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
/// The values of [`TensorShapeMoveType`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownTensorShapeMoveType {
    /// `IMMEDIATE`.
    Immediate = 0x00,
    /// `REG_TO_SHAPE`.
    RegToShape = 0x01,
    /// `SHAPE_TO_REG`.
    ShapeToReg = 0x02,
}

#[cfg(feature = "extras")]
impl TensorShapeMoveType {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownTensorShapeMoveType> {
        Some(
            match self.0 {
                0x00 => KnownTensorShapeMoveType::Immediate,
                0x01 => KnownTensorShapeMoveType::RegToShape,
                0x02 => KnownTensorShapeMoveType::ShapeToReg,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownTensorShapeMoveType> for TensorShapeMoveType {
    #[inline]
    fn from(value: KnownTensorShapeMoveType) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl TensorShapeMoveType {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "TENSOR_SHAPE_MOVE_TYPE",
            8,
            &[
                layout::ValueInfo::new("IMMEDIATE", 0x00, ""),
                layout::ValueInfo::new("REG_TO_SHAPE", 0x01, ""),
                layout::ValueInfo::new("SHAPE_TO_REG", 0x02, ""),
            ],
            "Direction of MOVE_SHAPE.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/move-dtype.md#5.2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TensorShapeMoveType {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TensorShapeMoveType {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for TensorShapeMoveType {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TensorShapeMoveType {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TensorShapeMoveType").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TensorShapeMoveType);
