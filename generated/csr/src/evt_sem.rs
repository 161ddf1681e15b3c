// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! 256 events and 256 semaphores, which the engines of a block meet at. Each is there once for every way of reaching it.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, InstanceInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// An event; writing 1 sets it, 0 clears it.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Events(pub u32);

impl Eq for Events {}

impl Events {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "EVENTS",
            size: 4,
            bits: &[layout::BitInfo::new("event", 0, 1, "")],
            doc: "An event; writing 1 sets it, 0 clears it.",
        }
    };
}

impl ::tpb_core::layout::Layout for Events {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Events {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Events {
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
    pub const fn event(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`event`](Self::event); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_event(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(Events);

impl Events {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "event",
            gens: GenSet(0b011110),
            lsb: 0,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
}

/// The count as it is now; never cache it.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SemaphoreRead(pub u32);

impl Eq for SemaphoreRead {}

impl SemaphoreRead {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SEMAPHORE_READ",
            size: 4,
            bits: &[layout::BitInfo::new("value", 0, 32, "")],
            doc: "The count as it is now; never cache it.",
        }
    };
}

impl ::tpb_core::layout::Layout for SemaphoreRead {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SemaphoreRead {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SemaphoreRead {
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
    pub const fn value(self) -> u32 {
        self.0
    }

    /// The same with another [`value`](Self::value); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_value(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SemaphoreRead);

impl SemaphoreRead {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "value",
            gens: GenSet(0b011110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
}

/// The count becomes what is written.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SemaphoreSet(pub u32);

impl Eq for SemaphoreSet {}

impl SemaphoreSet {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SEMAPHORE_SET",
            size: 4,
            bits: &[layout::BitInfo::new("value", 0, 32, "")],
            doc: "The count becomes what is written.",
        }
    };
}

impl ::tpb_core::layout::Layout for SemaphoreSet {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SemaphoreSet {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SemaphoreSet {
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
    pub const fn value(self) -> u32 {
        self.0
    }

    /// The same with another [`value`](Self::value); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_value(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SemaphoreSet);

impl SemaphoreSet {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "value",
            gens: GenSet(0b011110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
}

/// What is written is added, in one step.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SemaphoreInc(pub u32);

impl Eq for SemaphoreInc {}

impl SemaphoreInc {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SEMAPHORE_INC",
            size: 4,
            bits: &[layout::BitInfo::new("value", 0, 32, "")],
            doc: "What is written is added, in one step.",
        }
    };
}

impl ::tpb_core::layout::Layout for SemaphoreInc {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SemaphoreInc {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SemaphoreInc {
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
    pub const fn value(self) -> u32 {
        self.0
    }

    /// The same with another [`value`](Self::value); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_value(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SemaphoreInc);

impl SemaphoreInc {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "value",
            gens: GenSet(0b011110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
}

/// What is written is subtracted, in one step.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SemaphoreDec(pub u32);

impl Eq for SemaphoreDec {}

impl SemaphoreDec {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SEMAPHORE_DEC",
            size: 4,
            bits: &[layout::BitInfo::new("value", 0, 32, "")],
            doc: "What is written is subtracted, in one step.",
        }
    };
}

impl ::tpb_core::layout::Layout for SemaphoreDec {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SemaphoreDec {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SemaphoreDec {
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
    pub const fn value(self) -> u32 {
        self.0
    }

    /// The same with another [`value`](Self::value); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_value(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SemaphoreDec);

impl SemaphoreDec {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "value",
            gens: GenSet(0b011110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
}

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `events`, index 0 to 255.
    pub const fn events(index: u32) -> u32 {
        0x04 * index
    }
    /// Of `semaphore_read`, index 0 to 255.
    pub const fn semaphore_read(index: u32) -> u32 {
        0x1000 + 0x04 * index
    }
    /// Of `semaphore_set`, index 0 to 255.
    pub const fn semaphore_set(index: u32) -> u32 {
        0x1400 + 0x04 * index
    }
    /// Of `semaphore_inc`, index 0 to 255.
    pub const fn semaphore_inc(index: u32) -> u32 {
        0x1800 + 0x04 * index
    }
    /// Of `semaphore_dec`, index 0 to 255.
    pub const fn semaphore_dec(index: u32) -> u32 {
        0x1c00 + 0x04 * index
    }
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "evt_sem",
    title: "tpb_events_semaphores_axi",
    gens: GenSet(0b011110),
    anchor: Some("cayman"),
    size: Some(0x100000),
    instances: &[
        InstanceInfo {
            name: "tpb",
            gens: GenSet(0b000100),
            addresses: &[
                0x2802700000, 0x3802700000, 0x6802700000, 0x7802700000, 0x802802700000,
                0x803802700000, 0x806802700000, 0x807802700000,
            ],
            doc: "",
        },
        InstanceInfo {
            name: "top_sp",
            gens: GenSet(0b011100),
            addresses: &[
                0x8280000000, 0x82c0000000, 0x8300000000, 0x8340000000, 0x8380000000,
                0x83c0000000, 0x8400000000, 0x8440000000, 0x808280000000, 0x8082c0000000,
                0x808300000000, 0x808340000000, 0x808380000000, 0x8083c0000000,
                0x808400000000, 0x808440000000,
            ],
            doc: "",
        },
    ],
    groups: &[
        GroupInfo {
            name: "",
            gens: GenSet(0b011110),
            offset: Some(0x0000),
            size: None,
            count: 1,
            stride: 1048576,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "events",
                    gens: GenSet(0b011110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: None,
                    count: 256,
                    stride: 4,
                    fields: Events::FIELDS,
                    doc: "An event; writing 1 sets it, 0 clears it.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/address/evt-sem-regions.md",
                        "gpsimd/collectives/ops/sync-barrier.md#1.2",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "semaphore_read",
                    gens: GenSet(0b011110),
                    offset: Some(0x1000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 256,
                    stride: 4,
                    fields: SemaphoreRead::FIELDS,
                    doc: "The count as it is now; never cache it.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/address/evt-sem-regions.md",
                        "gpsimd/collectives/ops/sync-barrier.md#1.2",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "semaphore_set",
                    gens: GenSet(0b011110),
                    offset: Some(0x1400),
                    width: 32,
                    access: Some(Access::WriteOnly),
                    pulse: false,
                    reset: None,
                    count: 256,
                    stride: 4,
                    fields: SemaphoreSet::FIELDS,
                    doc: "The count becomes what is written.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/address/evt-sem-regions.md",
                        "gpsimd/collectives/ops/sync-barrier.md#1.2",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "semaphore_inc",
                    gens: GenSet(0b011110),
                    offset: Some(0x1800),
                    width: 32,
                    access: Some(Access::WriteOnly),
                    pulse: false,
                    reset: None,
                    count: 256,
                    stride: 4,
                    fields: SemaphoreInc::FIELDS,
                    doc: "What is written is added, in one step.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/address/evt-sem-regions.md",
                        "gpsimd/collectives/ops/sync-barrier.md#1.2",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "semaphore_dec",
                    gens: GenSet(0b011110),
                    offset: Some(0x1c00),
                    width: 32,
                    access: Some(Access::WriteOnly),
                    pulse: false,
                    reset: None,
                    count: 256,
                    stride: 4,
                    fields: SemaphoreDec::FIELDS,
                    doc: "What is written is subtracted, in one step.",
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
    doc: "256 events and 256 semaphores, which the engines of a block meet at. Each is there once for every way of reaching it.",
    notes: &[
        "maverick has another block, whose windows are not known beyond two offsets (low): subtraction at 0x10000, writing if zero at 0x18000 (gap).",
        "One is in each of 8 blocks, 20 TOP_SP and 20 PEB_SP; the runtime uses 16 of the TOP_SP. Bit 47 of an address is the die, bits 53:48 with 54 set the chip; bit 53 leads to those of PEB_SP.",
        "sunda is named on one page of two.",
    ],
    conf: layout::Conf::High,
    source: &[
        "gpsimd/control/address/evt-sem-regions.md",
        "gpsimd/collectives/ops/sync-barrier.md#1.2",
        "gpsimd/control/csr/tpb-subblocks.md",
    ],
};
