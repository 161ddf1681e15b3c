// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Second opcode of PSEUDO_INST, byte 12 of the record.

/// Second opcode of PSEUDO\_INST, byte 12 of the record.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PseudoOpcode(pub u8);

impl Eq for PseudoOpcode {}

impl PseudoOpcode {
    /// `INVALID`.
    pub const INVALID: Self = Self(0x00);
    /// `PSEUDO_EXIT_EXECUTION`.
    pub const PSEUDO_EXIT_EXECUTION: Self = Self(0x01);
    /// `PSEUDO_LIBRARY_RELOAD_INDEX`.
    pub const PSEUDO_LIBRARY_RELOAD_INDEX: Self = Self(0x02);

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
/// The values of [`PseudoOpcode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownPseudoOpcode {
    /// `INVALID`.
    Invalid = 0x00,
    /// `PSEUDO_EXIT_EXECUTION`.
    PseudoExitExecution = 0x01,
    /// `PSEUDO_LIBRARY_RELOAD_INDEX`.
    PseudoLibraryReloadIndex = 0x02,
}

#[cfg(feature = "extras")]
impl PseudoOpcode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownPseudoOpcode> {
        Some(
            match self.0 {
                0x00 => KnownPseudoOpcode::Invalid,
                0x01 => KnownPseudoOpcode::PseudoExitExecution,
                0x02 => KnownPseudoOpcode::PseudoLibraryReloadIndex,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownPseudoOpcode> for PseudoOpcode {
    #[inline]
    fn from(value: KnownPseudoOpcode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl PseudoOpcode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "PSEUDO_OPCODE",
            8,
            &[
                layout::ValueInfo::new("INVALID", 0x00, "").with_sentinel(),
                layout::ValueInfo::new("PSEUDO_EXIT_EXECUTION", 0x01, ""),
                layout::ValueInfo::new("PSEUDO_LIBRARY_RELOAD_INDEX", 0x02, ""),
            ],
            "Second opcode of PSEUDO_INST, byte 12 of the record.",
            layout::Conf::High,
            &["runtime/isa/instruction-record.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoOpcode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoOpcode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for PseudoOpcode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoOpcode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoOpcode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoOpcode);
