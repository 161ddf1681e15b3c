// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Position of a collective extension record in a chain.

/// Position of a collective extension record in a chain.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct InstrChaining(pub u8);

impl Eq for InstrChaining {}

impl InstrChaining {
    /// `NONE`.
    pub const NONE: Self = Self(0x00);
    /// `INITIAL`.
    pub const INITIAL: Self = Self(0x01);
    /// `BODY`.
    pub const BODY: Self = Self(0x02);
    /// `FINAL`.
    pub const FINAL: Self = Self(0x03);

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
/// The values of [`InstrChaining`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownInstrChaining {
    /// `NONE`.
    None = 0x00,
    /// `INITIAL`.
    Initial = 0x01,
    /// `BODY`.
    Body = 0x02,
    /// `FINAL`.
    Final = 0x03,
}

#[cfg(feature = "extras")]
impl InstrChaining {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownInstrChaining> {
        Some(
            match self.0 {
                0x00 => KnownInstrChaining::None,
                0x01 => KnownInstrChaining::Initial,
                0x02 => KnownInstrChaining::Body,
                0x03 => KnownInstrChaining::Final,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownInstrChaining> for InstrChaining {
    #[inline]
    fn from(value: KnownInstrChaining) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl InstrChaining {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "INSTR_CHAINING",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, ""),
                layout::ValueInfo::new("INITIAL", 0x01, ""),
                layout::ValueInfo::new("BODY", 0x02, ""),
                layout::ValueInfo::new("FINAL", 0x03, ""),
            ],
            "Position of a collective extension record in a chain.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#2.4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for InstrChaining {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for InstrChaining {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for InstrChaining {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for InstrChaining {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("InstrChaining").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(InstrChaining);
