// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Watches how busy the block is and throttles it.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// An entry of a table.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Entry(pub u32);

impl Eq for Entry {}

impl Entry {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ENTRY",
            size: 4,
            bits: &[
                layout::BitInfo::new("k", 0, 8, ""),
                layout::BitInfo::new("n", 8, 8, ""),
                layout::BitInfo::new("k_div_n", 16, 8, ""),
                layout::BitInfo::new("notific_en", 24, 1, ""),
                layout::BitInfo::new("interrupt_en", 25, 1, ""),
            ],
            doc: "An entry of a table.",
        }
    };
}

impl ::tpb_core::layout::Layout for Entry {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Entry {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Entry {
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

    /// Bits 0..=7.
    #[inline]
    pub const fn k(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`k`](Self::k); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_k(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }

    /// Bits 8..=15.
    #[inline]
    pub const fn n(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// The same with another [`n`](Self::n); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_n(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 8)) | (((value as u32) & 0xff) << 8))
    }

    /// Bits 16..=23.
    #[inline]
    pub const fn k_div_n(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// The same with another [`k_div_n`](Self::k_div_n); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_k_div_n(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 16)) | (((value as u32) & 0xff) << 16))
    }

    /// Bits 24..=24.
    #[inline]
    pub const fn notific_en(self) -> u8 {
        ((self.0 >> 24) & 0x01) as u8
    }

    /// The same with another [`notific_en`](Self::notific_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_notific_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 24)) | (((value as u32) & 0x01) << 24))
    }

    /// Bits 25..=25.
    #[inline]
    pub const fn interrupt_en(self) -> u8 {
        ((self.0 >> 25) & 0x01) as u8
    }

    /// The same with another [`interrupt_en`](Self::interrupt_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 25)) | (((value as u32) & 0x01) << 25))
    }
}

::tpb_core::layout_serde!(Entry);

impl Entry {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "k",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "n",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "k_div_n",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "notific_en",
            gens: GenSet(0b111110),
            lsb: 24,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "interrupt_en",
            gens: GenSet(0b111110),
            lsb: 25,
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

/// Fields of `MON_CTRL`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MonCtrl(pub u32);

impl Eq for MonCtrl {}

impl MonCtrl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "MON_CTRL",
            size: 4,
            bits: &[
                layout::BitInfo::new("enable", 0, 1, ""),
                layout::BitInfo::new("clear", 1, 1, ""),
                layout::BitInfo::new("act_shift_amt", 2, 6, ""),
                layout::BitInfo::new("meas_period_exp", 8, 6, ""),
                layout::BitInfo::new("cnt_sel", 14, 1, ""),
                layout::BitInfo::new("util_sel", 15, 1, ""),
            ],
            doc: "Fields of `MON_CTRL`.",
        }
    };
}

impl ::tpb_core::layout::Layout for MonCtrl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for MonCtrl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl MonCtrl {
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
    pub const fn enable(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`enable`](Self::enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn clear(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`clear`](Self::clear); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_clear(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=7.
    #[inline]
    pub const fn act_shift_amt(self) -> u8 {
        ((self.0 >> 2) & 0x3f) as u8
    }

    /// The same with another [`act_shift_amt`](Self::act_shift_amt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_act_shift_amt(self, value: u8) -> Self {
        Self((self.0 & !(0x3f << 2)) | (((value as u32) & 0x3f) << 2))
    }

    /// Bits 8..=13.
    #[inline]
    pub const fn meas_period_exp(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// The same with another [`meas_period_exp`](Self::meas_period_exp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_meas_period_exp(self, value: u8) -> Self {
        Self((self.0 & !(0x3f << 8)) | (((value as u32) & 0x3f) << 8))
    }

    /// Bits 14..=14.
    #[inline]
    pub const fn cnt_sel(self) -> u8 {
        ((self.0 >> 14) & 0x01) as u8
    }

    /// The same with another [`cnt_sel`](Self::cnt_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cnt_sel(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 14)) | (((value as u32) & 0x01) << 14))
    }

    /// Bits 15..=15.
    #[inline]
    pub const fn util_sel(self) -> u8 {
        ((self.0 >> 15) & 0x01) as u8
    }

    /// The same with another [`util_sel`](Self::util_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_util_sel(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 15)) | (((value as u32) & 0x01) << 15))
    }
}

::tpb_core::layout_serde!(MonCtrl);

impl MonCtrl {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "enable",
            gens: GenSet(0b111110),
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
        FieldInfo {
            name: "clear",
            gens: GenSet(0b111110),
            lsb: 1,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "act_shift_amt",
            gens: GenSet(0b111110),
            lsb: 2,
            width: 6,
            access: None,
            pulse: false,
            reset: Some(0x03),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "meas_period_exp",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 6,
            access: None,
            pulse: false,
            reset: Some(0x05),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "cnt_sel",
            gens: GenSet(0b111110),
            lsb: 14,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "util_sel",
            gens: GenSet(0b111110),
            lsb: 15,
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
    pub const RESET: Self = Self(0x0000050c);
}

/// Reading clears it.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MonAveActivity(pub u32);

impl Eq for MonAveActivity {}

impl MonAveActivity {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "MON_AVE_ACTIVITY",
            size: 4,
            bits: &[
                layout::BitInfo::new("prev", 0, 8, ""),
                layout::BitInfo::new("curr", 8, 8, ""),
                layout::BitInfo::new("min", 16, 8, ""),
                layout::BitInfo::new("max", 24, 8, ""),
            ],
            doc: "Reading clears it.",
        }
    };
}

impl ::tpb_core::layout::Layout for MonAveActivity {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for MonAveActivity {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl MonAveActivity {
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

    /// Bits 0..=7.
    #[inline]
    pub const fn prev(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`prev`](Self::prev); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_prev(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }

    /// Bits 8..=15.
    #[inline]
    pub const fn curr(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// The same with another [`curr`](Self::curr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_curr(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 8)) | (((value as u32) & 0xff) << 8))
    }

    /// Bits 16..=23.
    #[inline]
    pub const fn min(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// The same with another [`min`](Self::min); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_min(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 16)) | (((value as u32) & 0xff) << 16))
    }

    /// Bits 24..=31.
    #[inline]
    pub const fn max(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// The same with another [`max`](Self::max); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_max(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 24)) | (((value as u32) & 0xff) << 24))
    }
}

::tpb_core::layout_serde!(MonAveActivity);

impl MonAveActivity {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "prev",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "curr",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "min",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0xff),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "max",
            gens: GenSet(0b111110),
            lsb: 24,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
}

/// Positions of the first three are those of the table (med).
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MonThrottler(pub u32);

impl Eq for MonThrottler {}

impl MonThrottler {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "MON_THROTTLER",
            size: 4,
            bits: &[
                layout::BitInfo::new("k", 0, 8, ""),
                layout::BitInfo::new("n", 8, 8, ""),
                layout::BitInfo::new("k_div_n", 16, 8, ""),
                layout::BitInfo::new("notific_en", 24, 1, ""),
                layout::BitInfo::new("interrupt_en", 25, 1, ""),
            ],
            doc: "Positions of the first three are those of the table (med).",
        }
    };
}

impl ::tpb_core::layout::Layout for MonThrottler {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for MonThrottler {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl MonThrottler {
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

    /// Bits 0..=7.
    #[inline]
    pub const fn k(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`k`](Self::k); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_k(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }

    /// Bits 8..=15.
    #[inline]
    pub const fn n(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// The same with another [`n`](Self::n); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_n(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 8)) | (((value as u32) & 0xff) << 8))
    }

    /// Bits 16..=23.
    #[inline]
    pub const fn k_div_n(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// The same with another [`k_div_n`](Self::k_div_n); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_k_div_n(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 16)) | (((value as u32) & 0xff) << 16))
    }

    /// Bits 24..=24.
    #[inline]
    pub const fn notific_en(self) -> u8 {
        ((self.0 >> 24) & 0x01) as u8
    }

    /// The same with another [`notific_en`](Self::notific_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_notific_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 24)) | (((value as u32) & 0x01) << 24))
    }

    /// Bits 25..=25.
    #[inline]
    pub const fn interrupt_en(self) -> u8 {
        ((self.0 >> 25) & 0x01) as u8
    }

    /// The same with another [`interrupt_en`](Self::interrupt_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_interrupt_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 25)) | (((value as u32) & 0x01) << 25))
    }
}

::tpb_core::layout_serde!(MonThrottler);

impl MonThrottler {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "k",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "n",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "k_div_n",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "notific_en",
            gens: GenSet(0b111110),
            lsb: 24,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "interrupt_en",
            gens: GenSet(0b111110),
            lsb: 25,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `MON_ARB_WON`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MonArbWon(pub u32);

impl Eq for MonArbWon {}

impl MonArbWon {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "MON_ARB_WON",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 32, "")],
            doc: "Fields of `MON_ARB_WON`.",
        }
    };
}

impl ::tpb_core::layout::Layout for MonArbWon {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for MonArbWon {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl MonArbWon {
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
    pub const fn count(self) -> u32 {
        self.0
    }

    /// The same with another [`count`](Self::count); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_count(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(MonArbWon);

impl MonArbWon {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "count",
            gens: GenSet(0b111110),
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

/// Fields of `MON_TEST_ACTIVITY`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MonTestActivity(pub u32);

impl Eq for MonTestActivity {}

impl MonTestActivity {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "MON_TEST_ACTIVITY",
            size: 4,
            bits: &[
                layout::BitInfo::new("addr", 0, 4, ""),
                layout::BitInfo::new("override_en", 31, 1, ""),
            ],
            doc: "Fields of `MON_TEST_ACTIVITY`.",
        }
    };
}

impl ::tpb_core::layout::Layout for MonTestActivity {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for MonTestActivity {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl MonTestActivity {
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

    /// Bits 0..=3.
    #[inline]
    pub const fn addr(self) -> u8 {
        (self.0 & 0x0f) as u8
    }

    /// The same with another [`addr`](Self::addr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_addr(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | ((value as u32) & 0x0f))
    }

    /// Bits 31..=31.
    #[inline]
    pub const fn override_en(self) -> u8 {
        (self.0 >> 31) as u8
    }

    /// The same with another [`override_en`](Self::override_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_override_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 31)) | (((value as u32) & 0x01) << 31))
    }
}

::tpb_core::layout_serde!(MonTestActivity);

impl MonTestActivity {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "addr",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 4,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "override_en",
            gens: GenSet(0b111110),
            lsb: 31,
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

/// Bits 28 and 29 are named one way and described the other.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TableCtrl(pub u32);

impl Eq for TableCtrl {}

impl TableCtrl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "TABLE_CTRL",
            size: 4,
            bits: &[
                layout::BitInfo::new("entry_num", 0, 4, ""),
                layout::BitInfo::new("table_num", 5, 2, ""),
                layout::BitInfo::new("rd_en", 28, 1, ""),
                layout::BitInfo::new("wr_en", 29, 1, ""),
                layout::BitInfo::new("rd_ack", 30, 1, ""),
                layout::BitInfo::new("wr_ack", 31, 1, ""),
            ],
            doc: "Bits 28 and 29 are named one way and described the other.",
        }
    };
}

impl ::tpb_core::layout::Layout for TableCtrl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for TableCtrl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl TableCtrl {
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

    /// Bits 0..=3.
    #[inline]
    pub const fn entry_num(self) -> u8 {
        (self.0 & 0x0f) as u8
    }

    /// The same with another [`entry_num`](Self::entry_num); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_entry_num(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | ((value as u32) & 0x0f))
    }

    /// Bits 5..=6.
    #[inline]
    pub const fn table_num(self) -> u8 {
        ((self.0 >> 5) & 0x03) as u8
    }

    /// The same with another [`table_num`](Self::table_num); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_table_num(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 5)) | (((value as u32) & 0x03) << 5))
    }

    /// Bits 28..=28.
    #[inline]
    pub const fn rd_en(self) -> u8 {
        ((self.0 >> 28) & 0x01) as u8
    }

    /// The same with another [`rd_en`](Self::rd_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 28)) | (((value as u32) & 0x01) << 28))
    }

    /// Bits 29..=29.
    #[inline]
    pub const fn wr_en(self) -> u8 {
        ((self.0 >> 29) & 0x01) as u8
    }

    /// The same with another [`wr_en`](Self::wr_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 29)) | (((value as u32) & 0x01) << 29))
    }

    /// Bits 30..=30.
    #[inline]
    pub const fn rd_ack(self) -> u8 {
        ((self.0 >> 30) & 0x01) as u8
    }

    /// The same with another [`rd_ack`](Self::rd_ack); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_ack(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 30)) | (((value as u32) & 0x01) << 30))
    }

    /// Bits 31..=31.
    #[inline]
    pub const fn wr_ack(self) -> u8 {
        (self.0 >> 31) as u8
    }

    /// The same with another [`wr_ack`](Self::wr_ack); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_ack(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 31)) | (((value as u32) & 0x01) << 31))
    }
}

::tpb_core::layout_serde!(TableCtrl);

impl TableCtrl {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "entry_num",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 4,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "table_num",
            gens: GenSet(0b111110),
            lsb: 5,
            width: 2,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "rd_en",
            gens: GenSet(0b111110),
            lsb: 28,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "wr_en",
            gens: GenSet(0b111110),
            lsb: 29,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "rd_ack",
            gens: GenSet(0b111110),
            lsb: 30,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "wr_ack",
            gens: GenSet(0b111110),
            lsb: 31,
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

/// Fields of `TABLE_SPARE_0S`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TableSpare0s(pub u32);

impl Eq for TableSpare0s {}

impl TableSpare0s {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "TABLE_SPARE_0S",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `TABLE_SPARE_0S`.",
        }
    };
}

impl ::tpb_core::layout::Layout for TableSpare0s {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for TableSpare0s {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl TableSpare0s {
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
    pub const fn spare(self) -> u32 {
        self.0
    }

    /// The same with another [`spare`](Self::spare); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_spare(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(TableSpare0s);

impl TableSpare0s {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "spare",
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

/// Fields of `TABLE_SPARE_1S`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TableSpare1s(pub u32);

impl Eq for TableSpare1s {}

impl TableSpare1s {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "TABLE_SPARE_1S",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `TABLE_SPARE_1S`.",
        }
    };
}

impl ::tpb_core::layout::Layout for TableSpare1s {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for TableSpare1s {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl TableSpare1s {
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
    pub const fn spare(self) -> u32 {
        self.0
    }

    /// The same with another [`spare`](Self::spare); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_spare(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(TableSpare1s);

impl TableSpare1s {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "spare",
            gens: GenSet(0b111110),
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

/// Fields of `ARB_ENABLE`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArbEnable(pub u32);

impl Eq for ArbEnable {}

impl ArbEnable {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARB_ENABLE",
            size: 4,
            bits: &[
                layout::BitInfo::new("hw_mon", 0, 4, ""),
                layout::BitInfo::new("sw_mon", 4, 2, ""),
                layout::BitInfo::new("gpio_mon", 6, 8, ""),
                layout::BitInfo::new("arb", 31, 1, ""),
            ],
            doc: "Fields of `ARB_ENABLE`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArbEnable {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArbEnable {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArbEnable {
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

    /// Bits 0..=3.
    #[inline]
    pub const fn hw_mon(self) -> u8 {
        (self.0 & 0x0f) as u8
    }

    /// The same with another [`hw_mon`](Self::hw_mon); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_hw_mon(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | ((value as u32) & 0x0f))
    }

    /// Bits 4..=5.
    #[inline]
    pub const fn sw_mon(self) -> u8 {
        ((self.0 >> 4) & 0x03) as u8
    }

    /// The same with another [`sw_mon`](Self::sw_mon); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_sw_mon(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 4)) | (((value as u32) & 0x03) << 4))
    }

    /// Bits 6..=13.
    #[inline]
    pub const fn gpio_mon(self) -> u8 {
        ((self.0 >> 6) & 0xff) as u8
    }

    /// The same with another [`gpio_mon`](Self::gpio_mon); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_gpio_mon(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 6)) | (((value as u32) & 0xff) << 6))
    }

    /// Bits 31..=31.
    #[inline]
    pub const fn arb(self) -> u8 {
        (self.0 >> 31) as u8
    }

    /// The same with another [`arb`](Self::arb); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_arb(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 31)) | (((value as u32) & 0x01) << 31))
    }
}

::tpb_core::layout_serde!(ArbEnable);

impl ArbEnable {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "hw_mon",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "sw_mon",
            gens: GenSet(0b111110),
            lsb: 4,
            width: 2,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "gpio_mon",
            gens: GenSet(0b111110),
            lsb: 6,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "arb",
            gens: GenSet(0b111110),
            lsb: 31,
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

/// Fields of `ARB_CTRL`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArbCtrl(pub u32);

impl Eq for ArbCtrl {}

impl ArbCtrl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARB_CTRL",
            size: 4,
            bits: &[
                layout::BitInfo::new("pn_en", 0, 1, ""),
                layout::BitInfo::new("pn_period_exp", 8, 6, ""),
                layout::BitInfo::new("shadow_sel", 16, 1, ""),
            ],
            doc: "Fields of `ARB_CTRL`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArbCtrl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArbCtrl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArbCtrl {
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
    pub const fn pn_en(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`pn_en`](Self::pn_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pn_en(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 8..=13.
    #[inline]
    pub const fn pn_period_exp(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// The same with another [`pn_period_exp`](Self::pn_period_exp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pn_period_exp(self, value: u8) -> Self {
        Self((self.0 & !(0x3f << 8)) | (((value as u32) & 0x3f) << 8))
    }

    /// Bits 16..=16.
    #[inline]
    pub const fn shadow_sel(self) -> u8 {
        ((self.0 >> 16) & 0x01) as u8
    }

    /// The same with another [`shadow_sel`](Self::shadow_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_shadow_sel(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 16)) | (((value as u32) & 0x01) << 16))
    }
}

::tpb_core::layout_serde!(ArbCtrl);

impl ArbCtrl {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "pn_en",
            gens: GenSet(0b111110),
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
        FieldInfo {
            name: "pn_period_exp",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 6,
            access: None,
            pulse: false,
            reset: Some(0x15),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "shadow_sel",
            gens: GenSet(0b111110),
            lsb: 16,
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
    pub const RESET: Self = Self(0x00001500);
}

/// Fields of `ARB_CLEAR`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArbClear(pub u32);

impl Eq for ArbClear {}

impl ArbClear {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARB_CLEAR",
            size: 4,
            bits: &[layout::BitInfo::new("clear_all_stats", 0, 1, "")],
            doc: "Fields of `ARB_CLEAR`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArbClear {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArbClear {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArbClear {
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
    pub const fn clear_all_stats(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`clear_all_stats`](Self::clear_all_stats); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_clear_all_stats(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(ArbClear);

impl ArbClear {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "clear_all_stats",
            gens: GenSet(0b111110),
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

/// Fields of `ARB_THROTTLER`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArbThrottler(pub u32);

impl Eq for ArbThrottler {}

impl ArbThrottler {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARB_THROTTLER",
            size: 4,
            bits: &[
                layout::BitInfo::new("k", 0, 8, ""),
                layout::BitInfo::new("n", 8, 8, ""),
                layout::BitInfo::new("k_div_n", 16, 8, ""),
            ],
            doc: "Fields of `ARB_THROTTLER`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArbThrottler {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArbThrottler {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArbThrottler {
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

    /// Bits 0..=7.
    #[inline]
    pub const fn k(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`k`](Self::k); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_k(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }

    /// Bits 8..=15.
    #[inline]
    pub const fn n(self) -> u8 {
        ((self.0 >> 8) & 0xff) as u8
    }

    /// The same with another [`n`](Self::n); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_n(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 8)) | (((value as u32) & 0xff) << 8))
    }

    /// Bits 16..=23.
    #[inline]
    pub const fn k_div_n(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// The same with another [`k_div_n`](Self::k_div_n); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_k_div_n(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 16)) | (((value as u32) & 0xff) << 16))
    }
}

::tpb_core::layout_serde!(ArbThrottler);

impl ArbThrottler {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "k",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0xff),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "n",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0xff),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "k_div_n",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0xff),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00ffffff);
}

/// One bit: monitors of hardware 3:0, of software 5:4, of pins 13:6, nobody 14.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArbWinner(pub u32);

impl Eq for ArbWinner {}

impl ArbWinner {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARB_WINNER",
            size: 4,
            bits: &[layout::BitInfo::new("winner_vector", 0, 15, "")],
            doc: "One bit: monitors of hardware 3:0, of software 5:4, of pins 13:6, nobody 14.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArbWinner {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArbWinner {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArbWinner {
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

    /// Bits 0..=14.
    #[inline]
    pub const fn winner_vector(self) -> u16 {
        (self.0 & 0x7fff) as u16
    }

    /// The same with another [`winner_vector`](Self::winner_vector); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_winner_vector(self, value: u16) -> Self {
        Self((self.0 & !0x7fff) | ((value as u32) & 0x7fff))
    }
}

::tpb_core::layout_serde!(ArbWinner);

impl ArbWinner {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "winner_vector",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 15,
            access: None,
            pulse: false,
            reset: Some(0x4000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00004000);
}

/// Fields of `NOTIFI_QUEUE`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NotifiQueue(pub u32);

impl Eq for NotifiQueue {}

impl NotifiQueue {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NOTIFI_QUEUE",
            size: 4,
            bits: &[
                layout::BitInfo::new("ham_periodic", 0, 4, ""),
                layout::BitInfo::new("ham_throttle", 4, 4, ""),
                layout::BitInfo::new("ham_periodic_en", 16, 1, ""),
                layout::BitInfo::new("ham_throttle_en", 20, 1, ""),
            ],
            doc: "Fields of `NOTIFI_QUEUE`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NotifiQueue {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NotifiQueue {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NotifiQueue {
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

    /// Bits 0..=3.
    #[inline]
    pub const fn ham_periodic(self) -> u8 {
        (self.0 & 0x0f) as u8
    }

    /// The same with another [`ham_periodic`](Self::ham_periodic); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_ham_periodic(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | ((value as u32) & 0x0f))
    }

    /// Bits 4..=7.
    #[inline]
    pub const fn ham_throttle(self) -> u8 {
        ((self.0 >> 4) & 0x0f) as u8
    }

    /// The same with another [`ham_throttle`](Self::ham_throttle); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_ham_throttle(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 4)) | (((value as u32) & 0x0f) << 4))
    }

    /// Bits 16..=16.
    #[inline]
    pub const fn ham_periodic_en(self) -> u8 {
        ((self.0 >> 16) & 0x01) as u8
    }

    /// The same with another [`ham_periodic_en`](Self::ham_periodic_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_ham_periodic_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 16)) | (((value as u32) & 0x01) << 16))
    }

    /// Bits 20..=20.
    #[inline]
    pub const fn ham_throttle_en(self) -> u8 {
        ((self.0 >> 20) & 0x01) as u8
    }

    /// The same with another [`ham_throttle_en`](Self::ham_throttle_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_ham_throttle_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 20)) | (((value as u32) & 0x01) << 20))
    }
}

::tpb_core::layout_serde!(NotifiQueue);

impl NotifiQueue {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "ham_periodic",
            gens: GenSet(0b111100),
            lsb: 0,
            width: 4,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "ham_throttle",
            gens: GenSet(0b111100),
            lsb: 4,
            width: 4,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "ham_periodic_en",
            gens: GenSet(0b111100),
            lsb: 16,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "ham_throttle_en",
            gens: GenSet(0b111100),
            lsb: 20,
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

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `mon.ctrl`, copy 0 to 3.
    pub const fn mon_ctrl(copy: u32) -> u32 {
        0x40 * copy
    }
    /// Of `mon.ave_activity`, copy 0 to 3.
    pub const fn mon_ave_activity(copy: u32) -> u32 {
        0x0004 + 0x40 * copy
    }
    /// Of `mon.throttler`, copy 0 to 3.
    pub const fn mon_throttler(copy: u32) -> u32 {
        0x0014 + 0x40 * copy
    }
    /// Of `mon.arb_won`, copy 0 to 3.
    pub const fn mon_arb_won(copy: u32) -> u32 {
        0x0018 + 0x40 * copy
    }
    /// Of `mon.test_activity`, copy 0 to 3.
    pub const fn mon_test_activity(copy: u32) -> u32 {
        0x0024 + 0x40 * copy
    }
    /// Of `table.entry_rd`.
    pub const TABLE_ENTRY_RD: u32 = 0x0600;
    /// Of `table.entry_wr`.
    pub const TABLE_ENTRY_WR: u32 = 0x0604;
    /// Of `table.ctrl`.
    pub const TABLE_CTRL: u32 = 0x0608;
    /// Of `table.spare_0s`.
    pub const TABLE_SPARE_0S: u32 = 0x0610;
    /// Of `table.spare_1s`.
    pub const TABLE_SPARE_1S: u32 = 0x0614;
    /// Of `arb.enable`.
    pub const ARB_ENABLE: u32 = 0x0800;
    /// Of `arb.ctrl`.
    pub const ARB_CTRL: u32 = 0x0804;
    /// Of `arb.clear`.
    pub const ARB_CLEAR: u32 = 0x0808;
    /// Of `arb.throttler`.
    pub const ARB_THROTTLER: u32 = 0x080c;
    /// Of `arb.winner`.
    pub const ARB_WINNER: u32 = 0x0810;
    /// Of `notifi.queue`.
    pub const NOTIFI_QUEUE: u32 = 0x0900;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "ham",
    title: "tpb_ham",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x1000),
    instances: &[],
    groups: &[
        GroupInfo {
            name: "mon",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: Some(0x0040),
            count: 4,
            stride: 64,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "ctrl",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x0000050c),
                    count: 1,
                    stride: 4,
                    fields: MonCtrl::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "ave_activity",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: MonAveActivity::FIELDS,
                    doc: "Reading clears it.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "throttler",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: MonThrottler::FIELDS,
                    doc: "Positions of the first three are those of the table (med).",
                    notes: &[],
                    conf: layout::Conf::Med,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "arb_won",
                    gens: GenSet(0b111110),
                    offset: Some(0x0018),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: MonArbWon::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "test_activity",
                    gens: GenSet(0b111110),
                    offset: Some(0x0024),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: MonTestActivity::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "Monitors of hardware.",
        },
        GroupInfo {
            name: "dam",
            gens: GenSet(0b111110),
            offset: Some(0x0200),
            size: Some(0x0010),
            count: 1,
            stride: 16,
            copies: &[],
            registers: &[],
            doc: "Data activity.",
        },
        GroupInfo {
            name: "sw",
            gens: GenSet(0b111110),
            offset: Some(0x0300),
            size: Some(0x0020),
            count: 2,
            stride: 32,
            copies: &[],
            registers: &[],
            doc: "Monitors of software.",
        },
        GroupInfo {
            name: "gpio",
            gens: GenSet(0b111110),
            offset: Some(0x0400),
            size: Some(0x0030),
            count: 8,
            stride: 48,
            copies: &[],
            registers: &[],
            doc: "Monitors of pins.",
        },
        GroupInfo {
            name: "table",
            gens: GenSet(0b111110),
            offset: Some(0x0600),
            size: Some(0x0020),
            count: 1,
            stride: 32,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "entry_rd",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Entry::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "entry_wr",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Entry::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "ctrl",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: TableCtrl::FIELDS,
                    doc: "Bits 28 and 29 are named one way and described the other.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "spare_0s",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: TableSpare0s::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "spare_1s",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: TableSpare1s::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "Tables of throttles - 0 short, 1 medium, 2 long utilisation, 3 data activity, 16 entries each.",
        },
        GroupInfo {
            name: "arb",
            gens: GenSet(0b111110),
            offset: Some(0x0800),
            size: Some(0x0014),
            count: 1,
            stride: 20,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "enable",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ArbEnable::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "ctrl",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00001500),
                    count: 1,
                    stride: 4,
                    fields: ArbCtrl::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "clear",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ArbClear::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "throttler",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00ffffff),
                    count: 1,
                    stride: 4,
                    fields: ArbThrottler::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "winner",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00004000),
                    count: 1,
                    stride: 4,
                    fields: ArbWinner::FIELDS,
                    doc: "One bit: monitors of hardware 3:0, of software 5:4, of pins 13:6, nobody 14.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "Chooses between the monitors.",
        },
        GroupInfo {
            name: "notifi",
            gens: GenSet(0b111100),
            offset: Some(0x0900),
            size: Some(0x0100),
            count: 1,
            stride: 256,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "queue",
                    gens: GenSet(0b111100),
                    offset: Some(0x0000),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: NotifiQueue::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "Notifications.",
        },
    ],
    regions: &[],
    doc: "Watches how busy the block is and throttles it.",
    notes: &[
        "To switch it off, clear the enables of the monitors, wait a cycle, then clear that of the arbiter.",
        "Registers of data activity, software and pins are not given (gap), nor is the group for gradual throttling that mariana_plus adds.",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/tpb-subblocks.md"],
};
