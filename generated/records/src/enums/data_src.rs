// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether a scalar operand of the sequencer is a register or an immediate.

/// Whether a scalar operand of the sequencer is a register or an immediate.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DataSrc(pub u8);

impl Eq for DataSrc {}

impl DataSrc {
    /// `REGISTER`.
    pub const REGISTER: Self = Self(0x00);
    /// `IMMEDIATE`.
    pub const IMMEDIATE: Self = Self(0x01);

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
/// The values of [`DataSrc`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDataSrc {
    /// `REGISTER`.
    Register = 0x00,
    /// `IMMEDIATE`.
    Immediate = 0x01,
}

#[cfg(feature = "extras")]
impl DataSrc {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDataSrc> {
        Some(
            match self.0 {
                0x00 => KnownDataSrc::Register,
                0x01 => KnownDataSrc::Immediate,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDataSrc> for DataSrc {
    #[inline]
    fn from(value: KnownDataSrc) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl DataSrc {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DATA_SRC",
            8,
            &[
                layout::ValueInfo::new("REGISTER", 0x00, ""),
                layout::ValueInfo::new("IMMEDIATE", 0x01, ""),
            ],
            "Whether a scalar operand of the sequencer is a register or an immediate.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/tensorstore.md#1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DataSrc {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DataSrc {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for DataSrc {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DataSrc {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DataSrc").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DataSrc);
