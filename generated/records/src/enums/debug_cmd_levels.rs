// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Trace notifications that an instruction raises.

/// Trace notifications that an instruction raises.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DebugCmdLevels(pub u8);

impl Eq for DebugCmdLevels {}

impl DebugCmdLevels {
    /// `NONE`.
    pub const NONE: Self = Self(0x00);
    /// `NOTIFY`.
    pub const NOTIFY: Self = Self(0x01);
    /// `START`.
    pub const START: Self = Self(0x03);
    /// `END`.
    pub const END: Self = Self(0x05);
    /// `START_END`.
    pub const START_END: Self = Self(0x07);
    /// `INS_FIELD`.
    pub const INS_FIELD: Self = Self(0x09);

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
/// The values of [`DebugCmdLevels`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownDebugCmdLevels {
    /// `NONE`.
    None = 0x00,
    /// `NOTIFY`.
    Notify = 0x01,
    /// `START`.
    Start = 0x03,
    /// `END`.
    End = 0x05,
    /// `START_END`.
    StartEnd = 0x07,
    /// `INS_FIELD`.
    InsField = 0x09,
}

#[cfg(feature = "extras")]
impl DebugCmdLevels {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownDebugCmdLevels> {
        Some(
            match self.0 {
                0x00 => KnownDebugCmdLevels::None,
                0x01 => KnownDebugCmdLevels::Notify,
                0x03 => KnownDebugCmdLevels::Start,
                0x05 => KnownDebugCmdLevels::End,
                0x07 => KnownDebugCmdLevels::StartEnd,
                0x09 => KnownDebugCmdLevels::InsField,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownDebugCmdLevels> for DebugCmdLevels {
    #[inline]
    fn from(value: KnownDebugCmdLevels) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl DebugCmdLevels {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "DEBUG_CMD_LEVELS",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, ""),
                layout::ValueInfo::new("NOTIFY", 0x01, ""),
                layout::ValueInfo::new("START", 0x03, ""),
                layout::ValueInfo::new("END", 0x05, ""),
                layout::ValueInfo::new("START_END", 0x07, ""),
                layout::ValueInfo::new("INS_FIELD", 0x09, ""),
            ],
            "Trace notifications that an instruction raises.",
            layout::Conf::High,
            &["runtime/isa/instruction-record.md#1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DebugCmdLevels {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DebugCmdLevels {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for DebugCmdLevels {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DebugCmdLevels {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DebugCmdLevels").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DebugCmdLevels);
