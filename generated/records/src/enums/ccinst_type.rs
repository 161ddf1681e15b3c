// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Class of a micro-instruction inside COMPACT_CONTROL_INST; the operation byte implies it.

/// Class of a micro-instruction inside COMPACT\_CONTROL\_INST; the operation byte implies it.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CcinstType(pub u8);

impl Eq for CcinstType {}

impl CcinstType {
    /// `ALU`.
    pub const ALU: Self = Self(0x00);
    /// `MOV`.
    pub const MOV: Self = Self(0x01);
    /// `MOVIMM`.
    pub const MOVIMM: Self = Self(0x02);
    /// `BR`.
    pub const BR: Self = Self(0x03);
    /// `BL`.
    pub const BL: Self = Self(0x04);
    /// `MEM`.
    pub const MEM: Self = Self(0x05);
    /// `SEMR`.
    pub const SEMR: Self = Self(0x06);
    /// `SEMU`.
    pub const SEMU: Self = Self(0x07);
    /// `NOP`.
    pub const NOP: Self = Self(0x08);

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
/// The values of [`CcinstType`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownCcinstType {
    /// `ALU`.
    Alu = 0x00,
    /// `MOV`.
    Mov = 0x01,
    /// `MOVIMM`.
    Movimm = 0x02,
    /// `BR`.
    Br = 0x03,
    /// `BL`.
    Bl = 0x04,
    /// `MEM`.
    Mem = 0x05,
    /// `SEMR`.
    Semr = 0x06,
    /// `SEMU`.
    Semu = 0x07,
    /// `NOP`.
    Nop = 0x08,
}

#[cfg(feature = "extras")]
impl CcinstType {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownCcinstType> {
        Some(
            match self.0 {
                0x00 => KnownCcinstType::Alu,
                0x01 => KnownCcinstType::Mov,
                0x02 => KnownCcinstType::Movimm,
                0x03 => KnownCcinstType::Br,
                0x04 => KnownCcinstType::Bl,
                0x05 => KnownCcinstType::Mem,
                0x06 => KnownCcinstType::Semr,
                0x07 => KnownCcinstType::Semu,
                0x08 => KnownCcinstType::Nop,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownCcinstType> for CcinstType {
    #[inline]
    fn from(value: KnownCcinstType) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl CcinstType {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "CCINST_TYPE",
            8,
            &[
                layout::ValueInfo::new("ALU", 0x00, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MOV", 0x01, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MOVIMM", 0x02, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("BR", 0x03, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("BL", 0x04, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("MEM", 0x05, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEMR", 0x06, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEMU", 0x07, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("NOP", 0x08, "")
                    .with_gens(layout::GenSet(0b100000)),
            ],
            "Class of a micro-instruction inside COMPACT_CONTROL_INST; the operation byte implies it.",
            layout::Conf::High,
            &["gpsimd/generations/maverick-profile.md#5"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CcinstType {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CcinstType {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for CcinstType {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CcinstType {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CcinstType").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CcinstType);
