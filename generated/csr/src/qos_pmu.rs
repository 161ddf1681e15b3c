// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Counts bus events that software chooses, on the debug side of a fabric slice.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Fields of `QOS_PMU_INTR_STS`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct QosPmuIntrSts(pub u32);

impl Eq for QosPmuIntrSts {}

impl QosPmuIntrSts {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "QOS_PMU_INTR_STS",
            size: 4,
            bits: &[
                layout::BitInfo::new(
                    "val",
                    0,
                    16,
                    "A bit a counter; 8 of the 16 are wired.",
                ),
            ],
            doc: "Fields of `QOS_PMU_INTR_STS`.",
        }
    };
}

impl ::tpb_core::layout::Layout for QosPmuIntrSts {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for QosPmuIntrSts {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl QosPmuIntrSts {
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

    /// A bit a counter; 8 of the 16 are wired.
    #[inline]
    pub const fn val(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }
}

::tpb_core::layout_serde!(QosPmuIntrSts);

impl QosPmuIntrSts {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 16,
            access: None,
            pulse: false,
            reset: Some(0x0000),
            signed: false,
            values: &[],
            doc: "a bit a counter; 8 of the 16 are wired",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `QOS_PMU_INTR_CLR`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct QosPmuIntrClr(pub u32);

impl Eq for QosPmuIntrClr {}

impl QosPmuIntrClr {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "QOS_PMU_INTR_CLR",
            size: 4,
            bits: &[
                layout::BitInfo::new(
                    "val",
                    0,
                    16,
                    "Writing 1 clears the bit of the status.",
                ),
            ],
            doc: "Fields of `QOS_PMU_INTR_CLR`.",
        }
    };
}

impl ::tpb_core::layout::Layout for QosPmuIntrClr {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for QosPmuIntrClr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl QosPmuIntrClr {
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

    /// Writing 1 clears the bit of the status.
    #[inline]
    pub const fn val(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }
}

::tpb_core::layout_serde!(QosPmuIntrClr);

impl QosPmuIntrClr {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 16,
            access: None,
            pulse: false,
            reset: Some(0x0000),
            signed: false,
            values: &[],
            doc: "writing 1 clears the bit of the status",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// One bit an event; which is not known (gap).
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterEventSelect(pub u32);

impl Eq for CounterEventSelect {}

impl CounterEventSelect {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_EVENT_SELECT",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "One bit an event; which is not known (gap).",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterEventSelect {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterEventSelect {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterEventSelect {
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
    pub const fn val(self) -> u32 {
        self.0
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CounterEventSelect);

impl CounterEventSelect {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
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

/// Fields of `COUNTER_THRESHOLD_LO`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterThresholdLo(pub u32);

impl Eq for CounterThresholdLo {}

impl CounterThresholdLo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_THRESHOLD_LO",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `COUNTER_THRESHOLD_LO`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterThresholdLo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterThresholdLo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterThresholdLo {
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
    pub const fn val(self) -> u32 {
        self.0
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CounterThresholdLo);

impl CounterThresholdLo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
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

/// Fields of `COUNTER_THRESHOLD_HI`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterThresholdHi(pub u32);

impl Eq for CounterThresholdHi {}

impl CounterThresholdHi {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_THRESHOLD_HI",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `COUNTER_THRESHOLD_HI`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterThresholdHi {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterThresholdHi {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterThresholdHi {
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
    pub const fn val(self) -> u32 {
        self.0
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CounterThresholdHi);

impl CounterThresholdHi {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
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

/// Comparison with the threshold for either snapshot; the codes are not known (gap).
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterCmp(pub u32);

impl Eq for CounterCmp {}

impl CounterCmp {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_CMP",
            size: 4,
            bits: &[
                layout::BitInfo::new("snap0", 0, 3, ""),
                layout::BitInfo::new("snap1", 4, 3, ""),
            ],
            doc: "Comparison with the threshold for either snapshot; the codes are not known (gap).",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterCmp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterCmp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterCmp {
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

    /// Bits 0..=2.
    #[inline]
    pub const fn snap0(self) -> u8 {
        (self.0 & 0x07) as u8
    }

    /// The same with another [`snap0`](Self::snap0); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_snap0(self, value: u8) -> Self {
        Self((self.0 & !0x07) | ((value as u32) & 0x07))
    }

    /// Bits 4..=6.
    #[inline]
    pub const fn snap1(self) -> u8 {
        ((self.0 >> 4) & 0x07) as u8
    }

    /// The same with another [`snap1`](Self::snap1); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_snap1(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 4)) | (((value as u32) & 0x07) << 4))
    }
}

::tpb_core::layout_serde!(CounterCmp);

impl CounterCmp {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "snap0",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 3,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "snap1",
            gens: GenSet(0b111110),
            lsb: 4,
            width: 3,
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

/// Fields of `COUNTER_SNAP0_LO`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterSnap0Lo(pub u32);

impl Eq for CounterSnap0Lo {}

impl CounterSnap0Lo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_SNAP0_LO",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `COUNTER_SNAP0_LO`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterSnap0Lo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterSnap0Lo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterSnap0Lo {
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
    pub const fn val(self) -> u32 {
        self.0
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CounterSnap0Lo);

impl CounterSnap0Lo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
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

/// Fields of `COUNTER_SNAP0_HI`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterSnap0Hi(pub u32);

impl Eq for CounterSnap0Hi {}

impl CounterSnap0Hi {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_SNAP0_HI",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 16, "")],
            doc: "Fields of `COUNTER_SNAP0_HI`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterSnap0Hi {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterSnap0Hi {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterSnap0Hi {
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

    /// Bits 0..=15.
    #[inline]
    pub const fn val(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }
}

::tpb_core::layout_serde!(CounterSnap0Hi);

impl CounterSnap0Hi {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 16,
            access: None,
            pulse: false,
            reset: Some(0x0000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `COUNTER_SNAP1_LO`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterSnap1Lo(pub u32);

impl Eq for CounterSnap1Lo {}

impl CounterSnap1Lo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_SNAP1_LO",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `COUNTER_SNAP1_LO`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterSnap1Lo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterSnap1Lo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterSnap1Lo {
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
    pub const fn val(self) -> u32 {
        self.0
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CounterSnap1Lo);

impl CounterSnap1Lo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
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

/// Fields of `COUNTER_SNAP1_HI`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterSnap1Hi(pub u32);

impl Eq for CounterSnap1Hi {}

impl CounterSnap1Hi {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_SNAP1_HI",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 16, "")],
            doc: "Fields of `COUNTER_SNAP1_HI`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterSnap1Hi {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterSnap1Hi {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterSnap1Hi {
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

    /// Bits 0..=15.
    #[inline]
    pub const fn val(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }
}

::tpb_core::layout_serde!(CounterSnap1Hi);

impl CounterSnap1Hi {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 16,
            access: None,
            pulse: false,
            reset: Some(0x0000),
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
    /// Of `qos_pmu_intr_sts`.
    pub const QOS_PMU_INTR_STS: u32 = 0x0000;
    /// Of `qos_pmu_intr_clr`.
    pub const QOS_PMU_INTR_CLR: u32 = 0x0004;
    /// Of `counter.event_select`, copy 0 to 7.
    pub const fn counter_event_select(copy: u32) -> u32 {
        0x0100 + 0x20 * copy
    }
    /// Of `counter.threshold_lo`, copy 0 to 7.
    pub const fn counter_threshold_lo(copy: u32) -> u32 {
        0x0104 + 0x20 * copy
    }
    /// Of `counter.threshold_hi`, copy 0 to 7.
    pub const fn counter_threshold_hi(copy: u32) -> u32 {
        0x0108 + 0x20 * copy
    }
    /// Of `counter.cmp`, copy 0 to 7.
    pub const fn counter_cmp(copy: u32) -> u32 {
        0x010c + 0x20 * copy
    }
    /// Of `counter.snap0_lo`, copy 0 to 7.
    pub const fn counter_snap0_lo(copy: u32) -> u32 {
        0x0110 + 0x20 * copy
    }
    /// Of `counter.snap0_hi`, copy 0 to 7.
    pub const fn counter_snap0_hi(copy: u32) -> u32 {
        0x0114 + 0x20 * copy
    }
    /// Of `counter.snap1_lo`, copy 0 to 7.
    pub const fn counter_snap1_lo(copy: u32) -> u32 {
        0x0118 + 0x20 * copy
    }
    /// Of `counter.snap1_hi`, copy 0 to 7.
    pub const fn counter_snap1_hi(copy: u32) -> u32 {
        0x011c + 0x20 * copy
    }
    /// Of `matcher.reg`, copy 0 to 3, index 0 to 19.
    pub const fn matcher_reg(copy: u32, index: u32) -> u32 {
        0x0200 + 0x50 * copy + 0x04 * index
    }
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "qos_pmu",
    title: "qos_pmu",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x0800),
    instances: &[],
    groups: &[
        GroupInfo {
            name: "",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: None,
            count: 1,
            stride: 2048,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "qos_pmu_intr_sts",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: QosPmuIntrSts::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "qos_pmu_intr_clr",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: QosPmuIntrClr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "counter",
            gens: GenSet(0b111110),
            offset: Some(0x0100),
            size: Some(0x0020),
            count: 8,
            stride: 32,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "event_select",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CounterEventSelect::FIELDS,
                    doc: "One bit an event; which is not known (gap).",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "threshold_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CounterThresholdLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "threshold_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CounterThresholdHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "cmp",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CounterCmp::FIELDS,
                    doc: "Comparison with the threshold for either snapshot; the codes are not known (gap).",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "snap0_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CounterSnap0Lo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "snap0_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CounterSnap0Hi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "snap1_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0018),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CounterSnap1Lo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "snap1_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x001c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CounterSnap1Hi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "matcher",
            gens: GenSet(0b111110),
            offset: Some(0x0200),
            size: Some(0x0050),
            count: 4,
            stride: 80,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "reg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 20,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
            ],
            doc: "A pattern of 640 bits; its fields are not known (gap).",
        },
    ],
    regions: &[],
    doc: "Counts bus events that software chooses, on the debug side of a fabric slice.",
    notes: &[
        "Everything resets to 0. The pages call the registers of counter n pmu_counter and n, those of matcher m axi_txn_matcher and m.",
        "Clearing by writing 1 is from the prose of the page (med).",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
};
