// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether and along which dimension a collective moves its output across SBUF.

/// Whether and along which dimension a collective moves its output across SBUF.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CrossSboutputTransfer(pub u8);

impl Eq for CrossSboutputTransfer {}

impl CrossSboutputTransfer {
    /// `OFF`.
    pub const OFF: Self = Self(0x00);
    /// `FREE_DIM`.
    pub const FREE_DIM: Self = Self(0x01);
    /// `PART_DIM`.
    pub const PART_DIM: Self = Self(0x02);

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
/// The values of [`CrossSboutputTransfer`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownCrossSboutputTransfer {
    /// `OFF`.
    Off = 0x00,
    /// `FREE_DIM`.
    FreeDim = 0x01,
    /// `PART_DIM`.
    PartDim = 0x02,
}

#[cfg(feature = "extras")]
impl CrossSboutputTransfer {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownCrossSboutputTransfer> {
        Some(
            match self.0 {
                0x00 => KnownCrossSboutputTransfer::Off,
                0x01 => KnownCrossSboutputTransfer::FreeDim,
                0x02 => KnownCrossSboutputTransfer::PartDim,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownCrossSboutputTransfer> for CrossSboutputTransfer {
    #[inline]
    fn from(value: KnownCrossSboutputTransfer) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl CrossSboutputTransfer {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "CROSS_SBOUTPUT_TRANSFER",
            8,
            &[
                layout::ValueInfo::new("OFF", 0x00, ""),
                layout::ValueInfo::new("FREE_DIM", 0x01, ""),
                layout::ValueInfo::new("PART_DIM", 0x02, ""),
            ],
            "Whether and along which dimension a collective moves its output across SBUF.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#2.4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CrossSboutputTransfer {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CrossSboutputTransfer {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for CrossSboutputTransfer {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CrossSboutputTransfer {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CrossSboutputTransfer").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CrossSboutputTransfer);
