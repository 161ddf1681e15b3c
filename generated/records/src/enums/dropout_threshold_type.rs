// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether the dropout threshold is the rate of elements dropped or kept.

/// Whether the dropout threshold is the rate of elements dropped or kept.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DropoutThresholdType(pub u8);

impl Eq for DropoutThresholdType {}

impl DropoutThresholdType {
    /// an element is zeroed when its draw is below the threshold
    pub const DROP_RATE: Self = Self(0x00);
    /// an element is zeroed when its draw is above the threshold
    pub const KEEP_RATE: Self = Self(0x01);

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
/// The values of [`DropoutThresholdType`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDropoutThresholdType {
    /// an element is zeroed when its draw is below the threshold
    DropRate = 0x00,
    /// an element is zeroed when its draw is above the threshold
    KeepRate = 0x01,
}

#[cfg(feature = "extras")]
impl DropoutThresholdType {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDropoutThresholdType> {
        Some(
            match self.0 {
                0x00 => KnownDropoutThresholdType::DropRate,
                0x01 => KnownDropoutThresholdType::KeepRate,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDropoutThresholdType> for DropoutThresholdType {
    #[inline]
    fn from(value: KnownDropoutThresholdType) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl DropoutThresholdType {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DROPOUT_THRESHOLD_TYPE",
            8,
            &[
                layout::ValueInfo::new(
                    "DROP_RATE",
                    0x00,
                    "an element is zeroed when its draw is below the threshold",
                ),
                layout::ValueInfo::new(
                    "KEEP_RATE",
                    0x01,
                    "an element is zeroed when its draw is above the threshold",
                ),
            ],
            "Whether the dropout threshold is the rate of elements dropped or kept.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dropout.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DropoutThresholdType {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DropoutThresholdType {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for DropoutThresholdType {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DropoutThresholdType {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DropoutThresholdType").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DropoutThresholdType);
