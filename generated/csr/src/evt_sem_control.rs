// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Thresholds and notifications of the semaphores, in the control window of the block.

use tpb_core::csr::{BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Fields of `SEM_THRESHOLD_CTRL0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SemThresholdCtrl0(pub u32);

impl Eq for SemThresholdCtrl0 {}

impl SemThresholdCtrl0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SEM_THRESHOLD_CTRL0",
            size: 4,
            bits: &[layout::BitInfo::new("low", 0, 32, "")],
            doc: "Fields of `SEM_THRESHOLD_CTRL0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SemThresholdCtrl0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SemThresholdCtrl0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SemThresholdCtrl0 {
    /// All bits zero.
    pub const ZERO: Self = Self(0);

    /// The bitfield in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(u32::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// Bits 0..=31.
    #[inline]
    pub const fn low(self) -> u32 {
        self.0
    }

    /// The same with another [`low`](Self::low); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_low(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SemThresholdCtrl0);

impl SemThresholdCtrl0 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "low",
            gens: GenSet(0b011110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: Some(0x00000000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `SEM_THRESHOLD_CTRL1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SemThresholdCtrl1(pub u32);

impl Eq for SemThresholdCtrl1 {}

impl SemThresholdCtrl1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SEM_THRESHOLD_CTRL1",
            size: 4,
            bits: &[layout::BitInfo::new("high", 0, 32, "")],
            doc: "Fields of `SEM_THRESHOLD_CTRL1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SemThresholdCtrl1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SemThresholdCtrl1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SemThresholdCtrl1 {
    /// All bits zero.
    pub const ZERO: Self = Self(0);

    /// The bitfield in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(u32::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// Bits 0..=31.
    #[inline]
    pub const fn high(self) -> u32 {
        self.0
    }

    /// The same with another [`high`](Self::high); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_high(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SemThresholdCtrl1);

impl SemThresholdCtrl1 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "high",
            gens: GenSet(0b011110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: Some(0xffffffff),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0xffffffff);
}

/// Fields of `NOTIFIC_CTRL`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NotificCtrl(pub u32);

impl Eq for NotificCtrl {}

impl NotificCtrl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NOTIFIC_CTRL",
            size: 4,
            bits: &[layout::BitInfo::new("notifications_en", 0, 1, "")],
            doc: "Fields of `NOTIFIC_CTRL`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NotificCtrl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NotificCtrl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NotificCtrl {
    /// All bits zero.
    pub const ZERO: Self = Self(0);

    /// The bitfield in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(u32::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// Bits 0..=0.
    #[inline]
    pub const fn notifications_en(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`notifications_en`](Self::notifications_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_notifications_en(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(NotificCtrl);

impl NotificCtrl {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "notifications_en",
            gens: GenSet(0b011110),
            lsb: 0,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `sem_threshold_ctrl0`.
    pub const SEM_THRESHOLD_CTRL0: u32 = 0x0800;
    /// Of `sem_threshold_ctrl1`.
    pub const SEM_THRESHOLD_CTRL1: u32 = 0x0804;
    /// Of `notific_ctrl`.
    pub const NOTIFIC_CTRL: u32 = 0x0808;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "evt_sem_control",
    title: "",
    gens: GenSet(0b011110),
    anchor: Some("cayman"),
    size: None,
    instances: &[],
    groups: &[
        GroupInfo {
            name: "",
            gens: GenSet(0b011110),
            offset: Some(0x0000),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "sem_threshold_ctrl0",
                    gens: GenSet(0b011110),
                    offset: Some(0x0800),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: SemThresholdCtrl0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/address/evt-sem-regions.md",
                        "gpsimd/collectives/ops/sync-barrier.md#1.2",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "sem_threshold_ctrl1",
                    gens: GenSet(0b011110),
                    offset: Some(0x0804),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: SemThresholdCtrl1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/address/evt-sem-regions.md",
                        "gpsimd/collectives/ops/sync-barrier.md#1.2",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "notific_ctrl",
                    gens: GenSet(0b011110),
                    offset: Some(0x0808),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: NotificCtrl::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/address/evt-sem-regions.md",
                        "gpsimd/collectives/ops/sync-barrier.md#1.2",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
            ],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Thresholds and notifications of the semaphores, in the control window of the block.",
    notes: &[],
    conf: layout::Conf::High,
    source: &[
        "gpsimd/control/address/evt-sem-regions.md",
        "gpsimd/collectives/ops/sync-barrier.md#1.2",
        "gpsimd/control/csr/tpb-subblocks.md",
    ],
};
