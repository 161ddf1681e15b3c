// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! What an instruction does to a semaphore or event once its reads are done or once it is complete.

/// What an instruction does to a semaphore or event once its reads are done or once it is complete.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UpdateMode(pub u8);

impl Eq for UpdateMode {}

impl UpdateMode {
    /// nothing
    pub const NONE: Self = Self(0x00);
    /// set the event once the reads are done
    pub const EVT_SET_READ: Self = Self(0x01);
    /// clear the event once the reads are done
    pub const EVT_CLR_READ: Self = Self(0x02);
    /// add 1 once the reads are done
    pub const SEM_INC_READ: Self = Self(0x03);
    /// subtract 1 once the reads are done
    pub const SEM_DEC_READ: Self = Self(0x04);
    /// add the value once the reads are done
    pub const SEM_ADD_IMM_READ: Self = Self(0x05);
    /// subtract the value once the reads are done
    pub const SEM_SUB_IMM_READ: Self = Self(0x07);
    /// store the value once the reads are done
    pub const SEM_WR_IMM_READ: Self = Self(0x09);
    /// set the event once complete
    pub const EVT_SET_COMPLETE: Self = Self(0x11);
    /// clear the event once complete
    pub const EVT_CLR_COMPLETE: Self = Self(0x12);
    /// add 1 once complete
    pub const SEM_INC_COMPLETE: Self = Self(0x13);
    /// subtract 1 once complete
    pub const SEM_DEC_COMPLETE: Self = Self(0x14);
    /// add the value once complete
    pub const SEM_ADD_IMM_COMPLETE: Self = Self(0x15);
    /// subtract the value once complete
    pub const SEM_SUB_IMM_COMPLETE: Self = Self(0x17);
    /// store the value once complete
    pub const SEM_WR_IMM_COMPLETE: Self = Self(0x19);
    /// add the register that the value names once the reads are done
    pub const SEM_ADD_REG_READ: Self = Self(0x85);
    /// subtract the register that the value names once the reads are done
    pub const SEM_SUB_REG_READ: Self = Self(0x87);
    /// store the register that the value names once the reads are done
    pub const SEM_WR_REG_READ: Self = Self(0x89);
    /// add the register that the value names once complete
    pub const SEM_ADD_REG_COMPLETE: Self = Self(0x95);
    /// subtract the register that the value names once complete
    pub const SEM_SUB_REG_COMPLETE: Self = Self(0x97);
    /// store the register that the value names once complete
    pub const SEM_WR_REG_COMPLETE: Self = Self(0x99);
    /// `INVALID`.
    pub const INVALID: Self = Self(0xff);

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
/// The values of [`UpdateMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownUpdateMode {
    /// nothing
    None = 0x00,
    /// set the event once the reads are done
    EvtSetRead = 0x01,
    /// clear the event once the reads are done
    EvtClrRead = 0x02,
    /// add 1 once the reads are done
    SemIncRead = 0x03,
    /// subtract 1 once the reads are done
    SemDecRead = 0x04,
    /// add the value once the reads are done
    SemAddImmRead = 0x05,
    /// subtract the value once the reads are done
    SemSubImmRead = 0x07,
    /// store the value once the reads are done
    SemWrImmRead = 0x09,
    /// set the event once complete
    EvtSetComplete = 0x11,
    /// clear the event once complete
    EvtClrComplete = 0x12,
    /// add 1 once complete
    SemIncComplete = 0x13,
    /// subtract 1 once complete
    SemDecComplete = 0x14,
    /// add the value once complete
    SemAddImmComplete = 0x15,
    /// subtract the value once complete
    SemSubImmComplete = 0x17,
    /// store the value once complete
    SemWrImmComplete = 0x19,
    /// add the register that the value names once the reads are done
    SemAddRegRead = 0x85,
    /// subtract the register that the value names once the reads are done
    SemSubRegRead = 0x87,
    /// store the register that the value names once the reads are done
    SemWrRegRead = 0x89,
    /// add the register that the value names once complete
    SemAddRegComplete = 0x95,
    /// subtract the register that the value names once complete
    SemSubRegComplete = 0x97,
    /// store the register that the value names once complete
    SemWrRegComplete = 0x99,
    /// `INVALID`.
    Invalid = 0xff,
}

#[cfg(feature = "extras")]
impl UpdateMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownUpdateMode> {
        Some(
            match self.0 {
                0x00 => KnownUpdateMode::None,
                0x01 => KnownUpdateMode::EvtSetRead,
                0x02 => KnownUpdateMode::EvtClrRead,
                0x03 => KnownUpdateMode::SemIncRead,
                0x04 => KnownUpdateMode::SemDecRead,
                0x05 => KnownUpdateMode::SemAddImmRead,
                0x07 => KnownUpdateMode::SemSubImmRead,
                0x09 => KnownUpdateMode::SemWrImmRead,
                0x11 => KnownUpdateMode::EvtSetComplete,
                0x12 => KnownUpdateMode::EvtClrComplete,
                0x13 => KnownUpdateMode::SemIncComplete,
                0x14 => KnownUpdateMode::SemDecComplete,
                0x15 => KnownUpdateMode::SemAddImmComplete,
                0x17 => KnownUpdateMode::SemSubImmComplete,
                0x19 => KnownUpdateMode::SemWrImmComplete,
                0x85 => KnownUpdateMode::SemAddRegRead,
                0x87 => KnownUpdateMode::SemSubRegRead,
                0x89 => KnownUpdateMode::SemWrRegRead,
                0x95 => KnownUpdateMode::SemAddRegComplete,
                0x97 => KnownUpdateMode::SemSubRegComplete,
                0x99 => KnownUpdateMode::SemWrRegComplete,
                0xff => KnownUpdateMode::Invalid,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownUpdateMode> for UpdateMode {
    #[inline]
    fn from(value: KnownUpdateMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl UpdateMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "UPDATE_MODE",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, "nothing"),
                layout::ValueInfo::new(
                        "EVT_SET_READ",
                        0x01,
                        "set the event once the reads are done",
                    )
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                        "EVT_CLR_READ",
                        0x02,
                        "clear the event once the reads are done",
                    )
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                    "SEM_INC_READ",
                    0x03,
                    "add 1 once the reads are done",
                ),
                layout::ValueInfo::new(
                    "SEM_DEC_READ",
                    0x04,
                    "subtract 1 once the reads are done",
                ),
                layout::ValueInfo::new(
                    "SEM_ADD_IMM_READ",
                    0x05,
                    "add the value once the reads are done",
                ),
                layout::ValueInfo::new(
                    "SEM_SUB_IMM_READ",
                    0x07,
                    "subtract the value once the reads are done",
                ),
                layout::ValueInfo::new(
                    "SEM_WR_IMM_READ",
                    0x09,
                    "store the value once the reads are done",
                ),
                layout::ValueInfo::new(
                        "EVT_SET_COMPLETE",
                        0x11,
                        "set the event once complete",
                    )
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                        "EVT_CLR_COMPLETE",
                        0x12,
                        "clear the event once complete",
                    )
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new("SEM_INC_COMPLETE", 0x13, "add 1 once complete"),
                layout::ValueInfo::new(
                    "SEM_DEC_COMPLETE",
                    0x14,
                    "subtract 1 once complete",
                ),
                layout::ValueInfo::new(
                    "SEM_ADD_IMM_COMPLETE",
                    0x15,
                    "add the value once complete",
                ),
                layout::ValueInfo::new(
                    "SEM_SUB_IMM_COMPLETE",
                    0x17,
                    "subtract the value once complete",
                ),
                layout::ValueInfo::new(
                    "SEM_WR_IMM_COMPLETE",
                    0x19,
                    "store the value once complete",
                ),
                layout::ValueInfo::new(
                    "SEM_ADD_REG_READ",
                    0x85,
                    "add the register that the value names once the reads are done",
                ),
                layout::ValueInfo::new(
                    "SEM_SUB_REG_READ",
                    0x87,
                    "subtract the register that the value names once the reads are done",
                ),
                layout::ValueInfo::new(
                    "SEM_WR_REG_READ",
                    0x89,
                    "store the register that the value names once the reads are done",
                ),
                layout::ValueInfo::new(
                    "SEM_ADD_REG_COMPLETE",
                    0x95,
                    "add the register that the value names once complete",
                ),
                layout::ValueInfo::new(
                    "SEM_SUB_REG_COMPLETE",
                    0x97,
                    "subtract the register that the value names once complete",
                ),
                layout::ValueInfo::new(
                    "SEM_WR_REG_COMPLETE",
                    0x99,
                    "store the register that the value names once complete",
                ),
                layout::ValueInfo::new("INVALID", 0xff, "").with_sentinel(),
            ],
            "What an instruction does to a semaphore or event once its reads are done or once it is complete.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#6"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for UpdateMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for UpdateMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for UpdateMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for UpdateMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("UpdateMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(UpdateMode);
