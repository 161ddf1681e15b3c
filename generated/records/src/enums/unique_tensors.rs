// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether the ranks of a collective hold distinct tensors.

/// Whether the ranks of a collective hold distinct tensors.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UniqueTensors(pub u8);

impl Eq for UniqueTensors {}

impl UniqueTensors {
    /// `UNKNOWN`.
    pub const UNKNOWN: Self = Self(0x00);
    /// `NO`.
    pub const NO: Self = Self(0x01);
    /// `YES`.
    pub const YES: Self = Self(0x02);

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
/// The values of [`UniqueTensors`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownUniqueTensors {
    /// `UNKNOWN`.
    Unknown = 0x00,
    /// `NO`.
    No = 0x01,
    /// `YES`.
    Yes = 0x02,
}

#[cfg(feature = "extras")]
impl UniqueTensors {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownUniqueTensors> {
        Some(
            match self.0 {
                0x00 => KnownUniqueTensors::Unknown,
                0x01 => KnownUniqueTensors::No,
                0x02 => KnownUniqueTensors::Yes,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownUniqueTensors> for UniqueTensors {
    #[inline]
    fn from(value: KnownUniqueTensors) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl UniqueTensors {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "UNIQUE_TENSORS",
            8,
            &[
                layout::ValueInfo::new("UNKNOWN", 0x00, ""),
                layout::ValueInfo::new("NO", 0x01, ""),
                layout::ValueInfo::new("YES", 0x02, ""),
            ],
            "Whether the ranks of a collective hold distinct tensors.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#2.4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for UniqueTensors {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for UniqueTensors {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for UniqueTensors {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for UniqueTensors {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("UniqueTensors").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(UniqueTensors);
