// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Condition an instruction waits for before it starts.

/// Condition an instruction waits for before it starts.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WaitMode(pub u8);

impl Eq for WaitMode {}

impl WaitMode {
    /// passes at once
    pub const NONE: Self = Self(0x00);
    /// semaphore equal to the value
    pub const WAIT_FOR_SEM_EQ_IMM: Self = Self(0x01);
    /// semaphore below the value
    pub const WAIT_FOR_SEM_LT_IMM: Self = Self(0x02);
    /// semaphore at most the value
    pub const WAIT_FOR_SEM_LE_IMM: Self = Self(0x03);
    /// semaphore above the value
    pub const WAIT_FOR_SEM_GT_IMM: Self = Self(0x04);
    /// semaphore at least the value
    pub const WAIT_FOR_SEM_GE_IMM: Self = Self(0x05);
    /// event set
    pub const WAIT_FOR_EVT_SET: Self = Self(0x06);
    /// event set; clears it
    pub const WAIT_FOR_EVT_SET_THEN_CLEAR: Self = Self(0x07);
    /// event clear
    pub const WAIT_FOR_EVT_CLEAR: Self = Self(0x0e);
    /// event clear; sets it
    pub const WAIT_FOR_EVT_CLEAR_THEN_SET: Self = Self(0x0f);
    /// semaphore equal to the register that the value names
    pub const WAIT_FOR_SEM_EQ_REG: Self = Self(0x81);
    /// semaphore below the register that the value names
    pub const WAIT_FOR_SEM_LT_REG: Self = Self(0x82);
    /// semaphore at most the register that the value names
    pub const WAIT_FOR_SEM_LE_REG: Self = Self(0x83);
    /// semaphore above the register that the value names
    pub const WAIT_FOR_SEM_GT_REG: Self = Self(0x84);
    /// semaphore at least the register that the value names
    pub const WAIT_FOR_SEM_GE_REG: Self = Self(0x85);
    /// semaphore equal to a register plus an offset, both packed in the value
    pub const WAIT_FOR_SEM_EQ_REG_OFFSET: Self = Self(0x91);
    /// semaphore below a register plus an offset, both packed in the value
    pub const WAIT_FOR_SEM_LT_REG_OFFSET: Self = Self(0x92);
    /// semaphore at most a register plus an offset, both packed in the value
    pub const WAIT_FOR_SEM_LE_REG_OFFSET: Self = Self(0x93);
    /// semaphore above a register plus an offset, both packed in the value
    pub const WAIT_FOR_SEM_GT_REG_OFFSET: Self = Self(0x94);
    /// semaphore at least a register plus an offset, both packed in the value
    pub const WAIT_FOR_SEM_GE_REG_OFFSET: Self = Self(0x95);
    /// passes without consulting the semaphore block
    pub const UNORDERED: Self = Self(0xfe);
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
/// The values of [`WaitMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownWaitMode {
    /// passes at once
    None = 0x00,
    /// semaphore equal to the value
    WaitForSemEqImm = 0x01,
    /// semaphore below the value
    WaitForSemLtImm = 0x02,
    /// semaphore at most the value
    WaitForSemLeImm = 0x03,
    /// semaphore above the value
    WaitForSemGtImm = 0x04,
    /// semaphore at least the value
    WaitForSemGeImm = 0x05,
    /// event set
    WaitForEvtSet = 0x06,
    /// event set; clears it
    WaitForEvtSetThenClear = 0x07,
    /// event clear
    WaitForEvtClear = 0x0e,
    /// event clear; sets it
    WaitForEvtClearThenSet = 0x0f,
    /// semaphore equal to the register that the value names
    WaitForSemEqReg = 0x81,
    /// semaphore below the register that the value names
    WaitForSemLtReg = 0x82,
    /// semaphore at most the register that the value names
    WaitForSemLeReg = 0x83,
    /// semaphore above the register that the value names
    WaitForSemGtReg = 0x84,
    /// semaphore at least the register that the value names
    WaitForSemGeReg = 0x85,
    /// semaphore equal to a register plus an offset, both packed in the value
    WaitForSemEqRegOffset = 0x91,
    /// semaphore below a register plus an offset, both packed in the value
    WaitForSemLtRegOffset = 0x92,
    /// semaphore at most a register plus an offset, both packed in the value
    WaitForSemLeRegOffset = 0x93,
    /// semaphore above a register plus an offset, both packed in the value
    WaitForSemGtRegOffset = 0x94,
    /// semaphore at least a register plus an offset, both packed in the value
    WaitForSemGeRegOffset = 0x95,
    /// passes without consulting the semaphore block
    Unordered = 0xfe,
    /// `INVALID`.
    Invalid = 0xff,
}

#[cfg(feature = "extras")]
impl WaitMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownWaitMode> {
        Some(
            match self.0 {
                0x00 => KnownWaitMode::None,
                0x01 => KnownWaitMode::WaitForSemEqImm,
                0x02 => KnownWaitMode::WaitForSemLtImm,
                0x03 => KnownWaitMode::WaitForSemLeImm,
                0x04 => KnownWaitMode::WaitForSemGtImm,
                0x05 => KnownWaitMode::WaitForSemGeImm,
                0x06 => KnownWaitMode::WaitForEvtSet,
                0x07 => KnownWaitMode::WaitForEvtSetThenClear,
                0x0e => KnownWaitMode::WaitForEvtClear,
                0x0f => KnownWaitMode::WaitForEvtClearThenSet,
                0x81 => KnownWaitMode::WaitForSemEqReg,
                0x82 => KnownWaitMode::WaitForSemLtReg,
                0x83 => KnownWaitMode::WaitForSemLeReg,
                0x84 => KnownWaitMode::WaitForSemGtReg,
                0x85 => KnownWaitMode::WaitForSemGeReg,
                0x91 => KnownWaitMode::WaitForSemEqRegOffset,
                0x92 => KnownWaitMode::WaitForSemLtRegOffset,
                0x93 => KnownWaitMode::WaitForSemLeRegOffset,
                0x94 => KnownWaitMode::WaitForSemGtRegOffset,
                0x95 => KnownWaitMode::WaitForSemGeRegOffset,
                0xfe => KnownWaitMode::Unordered,
                0xff => KnownWaitMode::Invalid,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownWaitMode> for WaitMode {
    #[inline]
    fn from(value: KnownWaitMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl WaitMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "WAIT_MODE",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, "passes at once"),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_EQ_IMM",
                    0x01,
                    "semaphore equal to the value",
                ),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_LT_IMM",
                    0x02,
                    "semaphore below the value",
                ),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_LE_IMM",
                    0x03,
                    "semaphore at most the value",
                ),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_GT_IMM",
                    0x04,
                    "semaphore above the value",
                ),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_GE_IMM",
                    0x05,
                    "semaphore at least the value",
                ),
                layout::ValueInfo::new("WAIT_FOR_EVT_SET", 0x06, "event set")
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                        "WAIT_FOR_EVT_SET_THEN_CLEAR",
                        0x07,
                        "event set; clears it",
                    )
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new("WAIT_FOR_EVT_CLEAR", 0x0e, "event clear")
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                        "WAIT_FOR_EVT_CLEAR_THEN_SET",
                        0x0f,
                        "event clear; sets it",
                    )
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_EQ_REG",
                    0x81,
                    "semaphore equal to the register that the value names",
                ),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_LT_REG",
                    0x82,
                    "semaphore below the register that the value names",
                ),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_LE_REG",
                    0x83,
                    "semaphore at most the register that the value names",
                ),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_GT_REG",
                    0x84,
                    "semaphore above the register that the value names",
                ),
                layout::ValueInfo::new(
                    "WAIT_FOR_SEM_GE_REG",
                    0x85,
                    "semaphore at least the register that the value names",
                ),
                layout::ValueInfo::new(
                        "WAIT_FOR_SEM_EQ_REG_OFFSET",
                        0x91,
                        "semaphore equal to a register plus an offset, both packed in the value",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "WAIT_FOR_SEM_LT_REG_OFFSET",
                        0x92,
                        "semaphore below a register plus an offset, both packed in the value",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "WAIT_FOR_SEM_LE_REG_OFFSET",
                        0x93,
                        "semaphore at most a register plus an offset, both packed in the value",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "WAIT_FOR_SEM_GT_REG_OFFSET",
                        0x94,
                        "semaphore above a register plus an offset, both packed in the value",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "WAIT_FOR_SEM_GE_REG_OFFSET",
                        0x95,
                        "semaphore at least a register plus an offset, both packed in the value",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new(
                        "UNORDERED",
                        0xfe,
                        "passes without consulting the semaphore block",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("INVALID", 0xff, "").with_sentinel(),
            ],
            "Condition an instruction waits for before it starts.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#6"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for WaitMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for WaitMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for WaitMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for WaitMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("WaitMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(WaitMode);
