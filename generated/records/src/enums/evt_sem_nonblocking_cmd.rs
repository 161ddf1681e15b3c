// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Commands that act on semaphores and events without waiting. The instruction that carries them is not known.

/// Commands that act on semaphores and events without waiting. The instruction that carries them is not known.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct EvtSemNonblockingCmd(pub u8);

impl Eq for EvtSemNonblockingCmd {}

impl EvtSemNonblockingCmd {
    /// `NOP`.
    pub const NOP: Self = Self(0x40);
    /// `SEM_INC`.
    pub const SEM_INC: Self = Self(0x43);
    /// `SEM_DEC`.
    pub const SEM_DEC: Self = Self(0x44);
    /// `SEM_ADD`.
    pub const SEM_ADD: Self = Self(0x45);
    /// `SEM_SUB`.
    pub const SEM_SUB: Self = Self(0x47);
    /// `SEM_WRITE`.
    pub const SEM_WRITE: Self = Self(0x49);
    /// `READ_SEMAPHORE`.
    pub const READ_SEMAPHORE: Self = Self(0x60);
    /// `READ_EVENT`.
    pub const READ_EVENT: Self = Self(0x61);

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
/// The values of [`EvtSemNonblockingCmd`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownEvtSemNonblockingCmd {
    /// `NOP`.
    Nop = 0x40,
    /// `SEM_INC`.
    SemInc = 0x43,
    /// `SEM_DEC`.
    SemDec = 0x44,
    /// `SEM_ADD`.
    SemAdd = 0x45,
    /// `SEM_SUB`.
    SemSub = 0x47,
    /// `SEM_WRITE`.
    SemWrite = 0x49,
    /// `READ_SEMAPHORE`.
    ReadSemaphore = 0x60,
    /// `READ_EVENT`.
    ReadEvent = 0x61,
}

#[cfg(feature = "extras")]
impl EvtSemNonblockingCmd {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownEvtSemNonblockingCmd> {
        Some(
            match self.0 {
                0x40 => KnownEvtSemNonblockingCmd::Nop,
                0x43 => KnownEvtSemNonblockingCmd::SemInc,
                0x44 => KnownEvtSemNonblockingCmd::SemDec,
                0x45 => KnownEvtSemNonblockingCmd::SemAdd,
                0x47 => KnownEvtSemNonblockingCmd::SemSub,
                0x49 => KnownEvtSemNonblockingCmd::SemWrite,
                0x60 => KnownEvtSemNonblockingCmd::ReadSemaphore,
                0x61 => KnownEvtSemNonblockingCmd::ReadEvent,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownEvtSemNonblockingCmd> for EvtSemNonblockingCmd {
    #[inline]
    fn from(value: KnownEvtSemNonblockingCmd) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl EvtSemNonblockingCmd {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "EVT_SEM_NONBLOCKING_CMD",
            8,
            &[
                layout::ValueInfo::new("NOP", 0x40, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEM_INC", 0x43, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEM_DEC", 0x44, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEM_ADD", 0x45, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEM_SUB", 0x47, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("SEM_WRITE", 0x49, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("READ_SEMAPHORE", 0x60, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("READ_EVENT", 0x61, "")
                    .with_gens(layout::GenSet(0b100000)),
            ],
            "Commands that act on semaphores and events without waiting. The instruction that carries them is not known.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#6.2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for EvtSemNonblockingCmd {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for EvtSemNonblockingCmd {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for EvtSemNonblockingCmd {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for EvtSemNonblockingCmd {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("EvtSemNonblockingCmd").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(EvtSemNonblockingCmd);
