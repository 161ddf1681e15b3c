// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Arithmetic that the descriptor generator lets a DMA perform on its way to the destination.

/// Arithmetic that the descriptor generator lets a DMA perform on its way to the destination.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DgeComputeOp(pub u8);

impl Eq for DgeComputeOp {}

impl DgeComputeOp {
    /// plain copy
    pub const NONE: Self = Self(0x00);
    /// destination plus source
    pub const ADD: Self = Self(0x01);
    /// destination times source
    pub const MULTIPLY: Self = Self(0x02);
    /// larger of both
    pub const MAX: Self = Self(0x03);
    /// smaller of both
    pub const MIN: Self = Self(0x04);

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
/// The values of [`DgeComputeOp`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDgeComputeOp {
    /// plain copy
    None = 0x00,
    /// destination plus source
    Add = 0x01,
    /// destination times source
    Multiply = 0x02,
    /// larger of both
    Max = 0x03,
    /// smaller of both
    Min = 0x04,
}

#[cfg(feature = "extras")]
impl DgeComputeOp {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDgeComputeOp> {
        Some(
            match self.0 {
                0x00 => KnownDgeComputeOp::None,
                0x01 => KnownDgeComputeOp::Add,
                0x02 => KnownDgeComputeOp::Multiply,
                0x03 => KnownDgeComputeOp::Max,
                0x04 => KnownDgeComputeOp::Min,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDgeComputeOp> for DgeComputeOp {
    #[inline]
    fn from(value: KnownDgeComputeOp) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl DgeComputeOp {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DGE_COMPUTE_OP",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, "plain copy"),
                layout::ValueInfo::new("ADD", 0x01, "destination plus source"),
                layout::ValueInfo::new("MULTIPLY", 0x02, "destination times source"),
                layout::ValueInfo::new("MAX", 0x03, "larger of both"),
                layout::ValueInfo::new("MIN", 0x04, "smaller of both"),
            ],
            "Arithmetic that the descriptor generator lets a DMA perform on its way to the destination.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#5.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DgeComputeOp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DgeComputeOp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for DgeComputeOp {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DgeComputeOp {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DgeComputeOp").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DgeComputeOp);
