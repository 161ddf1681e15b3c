// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Shapes what a bus master sends, and answers in place of a target that is gone. For privileged software.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// When and how long a channel is stalled (meanings med).
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Stall(pub u32);

impl Eq for Stall {}

impl Stall {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "STALL",
            size: 4,
            bits: &[
                layout::BitInfo::new("staller_delay", 0, 9, "Cycles to stall."),
                layout::BitInfo::new(
                    "staller_random_delay",
                    9,
                    1,
                    "A random number of cycles up to the delay.",
                ),
                layout::BitInfo::new("stall_unconditionally", 10, 1, ""),
                layout::BitInfo::new("stall_unconditionally_always", 11, 1, ""),
                layout::BitInfo::new(
                    "stall_conditionally",
                    12,
                    1,
                    "Stall when a selected handshake happens.",
                ),
                layout::BitInfo::new(
                    "stall_conditionally_always",
                    13,
                    1,
                    "Every time, not by probability.",
                ),
                layout::BitInfo::new(
                    "fv_mode_probability",
                    14,
                    1,
                    "The probability is a limit (0) or a mask of bits (1).",
                ),
                layout::BitInfo::new(
                    "fv_mode_delay",
                    15,
                    1,
                    "One generator (0) or two (1) for the delay.",
                ),
                layout::BitInfo::new(
                    "stall_probability",
                    16,
                    8,
                    "Held against the low 8 bits of the generator.",
                ),
                layout::BitInfo::new("trigger_on_rresp", 24, 1, ""),
                layout::BitInfo::new("trigger_on_bresp", 25, 1, ""),
                layout::BitInfo::new("trigger_on_wlast", 26, 1, ""),
                layout::BitInfo::new("trigger_on_araddr", 27, 1, ""),
                layout::BitInfo::new("trigger_on_awaddr", 28, 1, ""),
                layout::BitInfo::new("retrigger", 29, 1, ""),
                layout::BitInfo::new(
                    "retrigger_max",
                    30,
                    1,
                    "Add the new delay to what is left (0), or take the longer (1).",
                ),
            ],
            doc: "When and how long a channel is stalled (meanings med).",
        }
    };
}

impl ::tpb_core::layout::Layout for Stall {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Stall {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Stall {
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

    /// Cycles to stall.
    #[inline]
    pub const fn staller_delay(self) -> u16 {
        (self.0 & 0x1ff) as u16
    }

    /// The same with another [`staller_delay`](Self::staller_delay); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_staller_delay(self, value: u16) -> Self {
        Self((self.0 & !0x1ff) | ((value as u32) & 0x1ff))
    }

    /// A random number of cycles up to the delay.
    #[inline]
    pub const fn staller_random_delay(self) -> u8 {
        ((self.0 >> 9) & 0x01) as u8
    }

    /// The same with another [`staller_random_delay`](Self::staller_random_delay); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_staller_random_delay(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 9)) | (((value as u32) & 0x01) << 9))
    }

    /// Bits 10..=10.
    #[inline]
    pub const fn stall_unconditionally(self) -> u8 {
        ((self.0 >> 10) & 0x01) as u8
    }

    /// The same with another [`stall_unconditionally`](Self::stall_unconditionally); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_stall_unconditionally(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 10)) | (((value as u32) & 0x01) << 10))
    }

    /// Bits 11..=11.
    #[inline]
    pub const fn stall_unconditionally_always(self) -> u8 {
        ((self.0 >> 11) & 0x01) as u8
    }

    /// The same with another [`stall_unconditionally_always`](Self::stall_unconditionally_always); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_stall_unconditionally_always(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 11)) | (((value as u32) & 0x01) << 11))
    }

    /// Stall when a selected handshake happens.
    #[inline]
    pub const fn stall_conditionally(self) -> u8 {
        ((self.0 >> 12) & 0x01) as u8
    }

    /// The same with another [`stall_conditionally`](Self::stall_conditionally); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_stall_conditionally(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 12)) | (((value as u32) & 0x01) << 12))
    }

    /// Every time, not by probability.
    #[inline]
    pub const fn stall_conditionally_always(self) -> u8 {
        ((self.0 >> 13) & 0x01) as u8
    }

    /// The same with another [`stall_conditionally_always`](Self::stall_conditionally_always); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_stall_conditionally_always(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 13)) | (((value as u32) & 0x01) << 13))
    }

    /// The probability is a limit (0) or a mask of bits (1).
    #[inline]
    pub const fn fv_mode_probability(self) -> u8 {
        ((self.0 >> 14) & 0x01) as u8
    }

    /// The same with another [`fv_mode_probability`](Self::fv_mode_probability); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_fv_mode_probability(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 14)) | (((value as u32) & 0x01) << 14))
    }

    /// One generator (0) or two (1) for the delay.
    #[inline]
    pub const fn fv_mode_delay(self) -> u8 {
        ((self.0 >> 15) & 0x01) as u8
    }

    /// The same with another [`fv_mode_delay`](Self::fv_mode_delay); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_fv_mode_delay(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 15)) | (((value as u32) & 0x01) << 15))
    }

    /// Held against the low 8 bits of the generator.
    #[inline]
    pub const fn stall_probability(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// The same with another [`stall_probability`](Self::stall_probability); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_stall_probability(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 16)) | (((value as u32) & 0xff) << 16))
    }

    /// Bits 24..=24.
    #[inline]
    pub const fn trigger_on_rresp(self) -> u8 {
        ((self.0 >> 24) & 0x01) as u8
    }

    /// The same with another [`trigger_on_rresp`](Self::trigger_on_rresp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_trigger_on_rresp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 24)) | (((value as u32) & 0x01) << 24))
    }

    /// Bits 25..=25.
    #[inline]
    pub const fn trigger_on_bresp(self) -> u8 {
        ((self.0 >> 25) & 0x01) as u8
    }

    /// The same with another [`trigger_on_bresp`](Self::trigger_on_bresp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_trigger_on_bresp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 25)) | (((value as u32) & 0x01) << 25))
    }

    /// Bits 26..=26.
    #[inline]
    pub const fn trigger_on_wlast(self) -> u8 {
        ((self.0 >> 26) & 0x01) as u8
    }

    /// The same with another [`trigger_on_wlast`](Self::trigger_on_wlast); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_trigger_on_wlast(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 26)) | (((value as u32) & 0x01) << 26))
    }

    /// Bits 27..=27.
    #[inline]
    pub const fn trigger_on_araddr(self) -> u8 {
        ((self.0 >> 27) & 0x01) as u8
    }

    /// The same with another [`trigger_on_araddr`](Self::trigger_on_araddr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_trigger_on_araddr(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 27)) | (((value as u32) & 0x01) << 27))
    }

    /// Bits 28..=28.
    #[inline]
    pub const fn trigger_on_awaddr(self) -> u8 {
        ((self.0 >> 28) & 0x01) as u8
    }

    /// The same with another [`trigger_on_awaddr`](Self::trigger_on_awaddr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_trigger_on_awaddr(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 28)) | (((value as u32) & 0x01) << 28))
    }

    /// Bits 29..=29.
    #[inline]
    pub const fn retrigger(self) -> u8 {
        ((self.0 >> 29) & 0x01) as u8
    }

    /// The same with another [`retrigger`](Self::retrigger); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_retrigger(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 29)) | (((value as u32) & 0x01) << 29))
    }

    /// Add the new delay to what is left (0), or take the longer (1).
    #[inline]
    pub const fn retrigger_max(self) -> u8 {
        ((self.0 >> 30) & 0x01) as u8
    }

    /// The same with another [`retrigger_max`](Self::retrigger_max); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_retrigger_max(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 30)) | (((value as u32) & 0x01) << 30))
    }
}

::tpb_core::layout_serde!(Stall);

impl Stall {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "staller_delay",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 9,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "cycles to stall",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "staller_random_delay",
            gens: GenSet(0b111110),
            lsb: 9,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "a random number of cycles up to the delay",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "stall_unconditionally",
            gens: GenSet(0b111110),
            lsb: 10,
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
            name: "stall_unconditionally_always",
            gens: GenSet(0b111110),
            lsb: 11,
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
            name: "stall_conditionally",
            gens: GenSet(0b111110),
            lsb: 12,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "stall when a selected handshake happens",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "stall_conditionally_always",
            gens: GenSet(0b111110),
            lsb: 13,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "every time, not by probability",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "fv_mode_probability",
            gens: GenSet(0b111110),
            lsb: 14,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "the probability is a limit (0) or a mask of bits (1)",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "fv_mode_delay",
            gens: GenSet(0b111110),
            lsb: 15,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "one generator (0) or two (1) for the delay",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "stall_probability",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "held against the low 8 bits of the generator",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "trigger_on_rresp",
            gens: GenSet(0b111110),
            lsb: 24,
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
            name: "trigger_on_bresp",
            gens: GenSet(0b111110),
            lsb: 25,
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
            name: "trigger_on_wlast",
            gens: GenSet(0b111110),
            lsb: 26,
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
            name: "trigger_on_araddr",
            gens: GenSet(0b111110),
            lsb: 27,
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
            name: "trigger_on_awaddr",
            gens: GenSet(0b111110),
            lsb: 28,
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
            name: "retrigger",
            gens: GenSet(0b111110),
            lsb: 29,
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
            name: "retrigger_max",
            gens: GenSet(0b111110),
            lsb: 30,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "add the new delay to what is left (0), or take the longer (1)",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `lfsr`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Lfsr(pub u32);

impl Eq for Lfsr {}

impl Lfsr {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "LFSR",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `lfsr`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Lfsr {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Lfsr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Lfsr {
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

::tpb_core::layout_serde!(Lfsr);

impl Lfsr {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
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

/// Fields of `lfsr_current`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct LfsrCurrent(pub u32);

impl Eq for LfsrCurrent {}

impl LfsrCurrent {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "LFSR_CURRENT",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `lfsr_current`.",
        }
    };
}

impl ::tpb_core::layout::Layout for LfsrCurrent {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for LfsrCurrent {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl LfsrCurrent {
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

::tpb_core::layout_serde!(LfsrCurrent);

impl LfsrCurrent {
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

/// Fields of `CSR_CONTROL`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrControl(pub u32);

impl Eq for CsrControl {}

impl CsrControl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_CONTROL",
            size: 4,
            bits: &[
                layout::BitInfo::new("chicken", 0, 1, "The shaper is bypassed."),
                layout::BitInfo::new("lfsr_ar_prob_enable", 1, 1, ""),
                layout::BitInfo::new("lfsr_ar_delay_1_enable", 2, 1, ""),
                layout::BitInfo::new("lfsr_ar_delay_2_enable", 3, 1, ""),
                layout::BitInfo::new("lfsr_r_prob_enable", 4, 1, ""),
                layout::BitInfo::new("lfsr_r_delay_1_enable", 5, 1, ""),
                layout::BitInfo::new("lfsr_r_delay_2_enable", 6, 1, ""),
                layout::BitInfo::new("lfsr_aw_prob_enable", 7, 1, ""),
                layout::BitInfo::new("lfsr_aw_delay_1_enable", 8, 1, ""),
                layout::BitInfo::new("lfsr_aw_delay_2_enable", 9, 1, ""),
                layout::BitInfo::new("lfsr_w_prob_enable", 10, 1, ""),
                layout::BitInfo::new("lfsr_w_delay_1_enable", 11, 1, ""),
                layout::BitInfo::new("lfsr_w_delay_2_enable", 12, 1, ""),
                layout::BitInfo::new("lfsr_b_prob_enable", 13, 1, ""),
                layout::BitInfo::new("lfsr_b_delay_1_enable", 14, 1, ""),
                layout::BitInfo::new("lfsr_b_delay_2_enable", 15, 1, ""),
                layout::BitInfo::new("outstanding_read_limit_enable", 16, 1, ""),
                layout::BitInfo::new("outstanding_write_limit_enable", 17, 1, ""),
            ],
            doc: "Fields of `CSR_CONTROL`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrControl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrControl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrControl {
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

    /// The shaper is bypassed.
    #[inline]
    pub const fn chicken(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`chicken`](Self::chicken); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_chicken(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn lfsr_ar_prob_enable(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`lfsr_ar_prob_enable`](Self::lfsr_ar_prob_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_ar_prob_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn lfsr_ar_delay_1_enable(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`lfsr_ar_delay_1_enable`](Self::lfsr_ar_delay_1_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_ar_delay_1_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn lfsr_ar_delay_2_enable(self) -> u8 {
        ((self.0 >> 3) & 0x01) as u8
    }

    /// The same with another [`lfsr_ar_delay_2_enable`](Self::lfsr_ar_delay_2_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_ar_delay_2_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | (((value as u32) & 0x01) << 3))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn lfsr_r_prob_enable(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`lfsr_r_prob_enable`](Self::lfsr_r_prob_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_r_prob_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }

    /// Bits 5..=5.
    #[inline]
    pub const fn lfsr_r_delay_1_enable(self) -> u8 {
        ((self.0 >> 5) & 0x01) as u8
    }

    /// The same with another [`lfsr_r_delay_1_enable`](Self::lfsr_r_delay_1_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_r_delay_1_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 5)) | (((value as u32) & 0x01) << 5))
    }

    /// Bits 6..=6.
    #[inline]
    pub const fn lfsr_r_delay_2_enable(self) -> u8 {
        ((self.0 >> 6) & 0x01) as u8
    }

    /// The same with another [`lfsr_r_delay_2_enable`](Self::lfsr_r_delay_2_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_r_delay_2_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 6)) | (((value as u32) & 0x01) << 6))
    }

    /// Bits 7..=7.
    #[inline]
    pub const fn lfsr_aw_prob_enable(self) -> u8 {
        ((self.0 >> 7) & 0x01) as u8
    }

    /// The same with another [`lfsr_aw_prob_enable`](Self::lfsr_aw_prob_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_aw_prob_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 7)) | (((value as u32) & 0x01) << 7))
    }

    /// Bits 8..=8.
    #[inline]
    pub const fn lfsr_aw_delay_1_enable(self) -> u8 {
        ((self.0 >> 8) & 0x01) as u8
    }

    /// The same with another [`lfsr_aw_delay_1_enable`](Self::lfsr_aw_delay_1_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_aw_delay_1_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 8)) | (((value as u32) & 0x01) << 8))
    }

    /// Bits 9..=9.
    #[inline]
    pub const fn lfsr_aw_delay_2_enable(self) -> u8 {
        ((self.0 >> 9) & 0x01) as u8
    }

    /// The same with another [`lfsr_aw_delay_2_enable`](Self::lfsr_aw_delay_2_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_aw_delay_2_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 9)) | (((value as u32) & 0x01) << 9))
    }

    /// Bits 10..=10.
    #[inline]
    pub const fn lfsr_w_prob_enable(self) -> u8 {
        ((self.0 >> 10) & 0x01) as u8
    }

    /// The same with another [`lfsr_w_prob_enable`](Self::lfsr_w_prob_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_w_prob_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 10)) | (((value as u32) & 0x01) << 10))
    }

    /// Bits 11..=11.
    #[inline]
    pub const fn lfsr_w_delay_1_enable(self) -> u8 {
        ((self.0 >> 11) & 0x01) as u8
    }

    /// The same with another [`lfsr_w_delay_1_enable`](Self::lfsr_w_delay_1_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_w_delay_1_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 11)) | (((value as u32) & 0x01) << 11))
    }

    /// Bits 12..=12.
    #[inline]
    pub const fn lfsr_w_delay_2_enable(self) -> u8 {
        ((self.0 >> 12) & 0x01) as u8
    }

    /// The same with another [`lfsr_w_delay_2_enable`](Self::lfsr_w_delay_2_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_w_delay_2_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 12)) | (((value as u32) & 0x01) << 12))
    }

    /// Bits 13..=13.
    #[inline]
    pub const fn lfsr_b_prob_enable(self) -> u8 {
        ((self.0 >> 13) & 0x01) as u8
    }

    /// The same with another [`lfsr_b_prob_enable`](Self::lfsr_b_prob_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_b_prob_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 13)) | (((value as u32) & 0x01) << 13))
    }

    /// Bits 14..=14.
    #[inline]
    pub const fn lfsr_b_delay_1_enable(self) -> u8 {
        ((self.0 >> 14) & 0x01) as u8
    }

    /// The same with another [`lfsr_b_delay_1_enable`](Self::lfsr_b_delay_1_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_b_delay_1_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 14)) | (((value as u32) & 0x01) << 14))
    }

    /// Bits 15..=15.
    #[inline]
    pub const fn lfsr_b_delay_2_enable(self) -> u8 {
        ((self.0 >> 15) & 0x01) as u8
    }

    /// The same with another [`lfsr_b_delay_2_enable`](Self::lfsr_b_delay_2_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_lfsr_b_delay_2_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 15)) | (((value as u32) & 0x01) << 15))
    }

    /// Bits 16..=16.
    #[inline]
    pub const fn outstanding_read_limit_enable(self) -> u8 {
        ((self.0 >> 16) & 0x01) as u8
    }

    /// The same with another [`outstanding_read_limit_enable`](Self::outstanding_read_limit_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_outstanding_read_limit_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 16)) | (((value as u32) & 0x01) << 16))
    }

    /// Bits 17..=17.
    #[inline]
    pub const fn outstanding_write_limit_enable(self) -> u8 {
        ((self.0 >> 17) & 0x01) as u8
    }

    /// The same with another [`outstanding_write_limit_enable`](Self::outstanding_write_limit_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_outstanding_write_limit_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 17)) | (((value as u32) & 0x01) << 17))
    }
}

::tpb_core::layout_serde!(CsrControl);

impl CsrControl {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "chicken",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "the shaper is bypassed",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "lfsr_ar_prob_enable",
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
            name: "lfsr_ar_delay_1_enable",
            gens: GenSet(0b111110),
            lsb: 2,
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
            name: "lfsr_ar_delay_2_enable",
            gens: GenSet(0b111110),
            lsb: 3,
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
            name: "lfsr_r_prob_enable",
            gens: GenSet(0b111110),
            lsb: 4,
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
            name: "lfsr_r_delay_1_enable",
            gens: GenSet(0b111110),
            lsb: 5,
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
            name: "lfsr_r_delay_2_enable",
            gens: GenSet(0b111110),
            lsb: 6,
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
            name: "lfsr_aw_prob_enable",
            gens: GenSet(0b111110),
            lsb: 7,
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
            name: "lfsr_aw_delay_1_enable",
            gens: GenSet(0b111110),
            lsb: 8,
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
            name: "lfsr_aw_delay_2_enable",
            gens: GenSet(0b111110),
            lsb: 9,
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
            name: "lfsr_w_prob_enable",
            gens: GenSet(0b111110),
            lsb: 10,
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
            name: "lfsr_w_delay_1_enable",
            gens: GenSet(0b111110),
            lsb: 11,
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
            name: "lfsr_w_delay_2_enable",
            gens: GenSet(0b111110),
            lsb: 12,
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
            name: "lfsr_b_prob_enable",
            gens: GenSet(0b111110),
            lsb: 13,
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
            name: "lfsr_b_delay_1_enable",
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
            name: "lfsr_b_delay_2_enable",
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
        FieldInfo {
            name: "outstanding_read_limit_enable",
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
        FieldInfo {
            name: "outstanding_write_limit_enable",
            gens: GenSet(0b111110),
            lsb: 17,
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
    pub const RESET: Self = Self(0x00000001);
}

/// 0 stands for 128 reads and 32 writes.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrOutstandingTransactionLimits(pub u32);

impl Eq for CsrOutstandingTransactionLimits {}

impl CsrOutstandingTransactionLimits {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_OUTSTANDING_TRANSACTION_LIMITS",
            size: 4,
            bits: &[
                layout::BitInfo::new("read_limit", 0, 7, ""),
                layout::BitInfo::new("write_limit", 8, 5, ""),
            ],
            doc: "0 stands for 128 reads and 32 writes.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrOutstandingTransactionLimits {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrOutstandingTransactionLimits {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrOutstandingTransactionLimits {
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

    /// Bits 0..=6.
    #[inline]
    pub const fn read_limit(self) -> u8 {
        (self.0 & 0x7f) as u8
    }

    /// The same with another [`read_limit`](Self::read_limit); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_read_limit(self, value: u8) -> Self {
        Self((self.0 & !0x7f) | ((value as u32) & 0x7f))
    }

    /// Bits 8..=12.
    #[inline]
    pub const fn write_limit(self) -> u8 {
        ((self.0 >> 8) & 0x1f) as u8
    }

    /// The same with another [`write_limit`](Self::write_limit); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_write_limit(self, value: u8) -> Self {
        Self((self.0 & !(0x1f << 8)) | (((value as u32) & 0x1f) << 8))
    }
}

::tpb_core::layout_serde!(CsrOutstandingTransactionLimits);

impl CsrOutstandingTransactionLimits {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "read_limit",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 7,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "write_limit",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 5,
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

/// Fields of `CSR_OUTSTANDING_TRANSACTION_MODIFICATION_THRESHOLD`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrOutstandingTransactionModificationThreshold(pub u32);

impl Eq for CsrOutstandingTransactionModificationThreshold {}

impl CsrOutstandingTransactionModificationThreshold {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_OUTSTANDING_TRANSACTION_MODIFICATION_THRESHOLD",
            size: 4,
            bits: &[
                layout::BitInfo::new("read_threshold", 0, 7, ""),
                layout::BitInfo::new("write_threshold", 8, 5, ""),
                layout::BitInfo::new(
                    "enable_read_threshold_for_unconditional",
                    16,
                    1,
                    "",
                ),
                layout::BitInfo::new("enable_read_threshold_for_conditional", 17, 1, ""),
                layout::BitInfo::new(
                    "enable_write_threshold_for_unconditional",
                    18,
                    1,
                    "",
                ),
                layout::BitInfo::new("enable_write_threshold_for_conditional", 19, 1, ""),
            ],
            doc: "Fields of `CSR_OUTSTANDING_TRANSACTION_MODIFICATION_THRESHOLD`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrOutstandingTransactionModificationThreshold {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrOutstandingTransactionModificationThreshold {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrOutstandingTransactionModificationThreshold {
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

    /// Bits 0..=6.
    #[inline]
    pub const fn read_threshold(self) -> u8 {
        (self.0 & 0x7f) as u8
    }

    /// The same with another [`read_threshold`](Self::read_threshold); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_read_threshold(self, value: u8) -> Self {
        Self((self.0 & !0x7f) | ((value as u32) & 0x7f))
    }

    /// Bits 8..=12.
    #[inline]
    pub const fn write_threshold(self) -> u8 {
        ((self.0 >> 8) & 0x1f) as u8
    }

    /// The same with another [`write_threshold`](Self::write_threshold); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_write_threshold(self, value: u8) -> Self {
        Self((self.0 & !(0x1f << 8)) | (((value as u32) & 0x1f) << 8))
    }

    /// Bits 16..=16.
    #[inline]
    pub const fn enable_read_threshold_for_unconditional(self) -> u8 {
        ((self.0 >> 16) & 0x01) as u8
    }

    /// The same with another [`enable_read_threshold_for_unconditional`](Self::enable_read_threshold_for_unconditional); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_read_threshold_for_unconditional(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 16)) | (((value as u32) & 0x01) << 16))
    }

    /// Bits 17..=17.
    #[inline]
    pub const fn enable_read_threshold_for_conditional(self) -> u8 {
        ((self.0 >> 17) & 0x01) as u8
    }

    /// The same with another [`enable_read_threshold_for_conditional`](Self::enable_read_threshold_for_conditional); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_read_threshold_for_conditional(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 17)) | (((value as u32) & 0x01) << 17))
    }

    /// Bits 18..=18.
    #[inline]
    pub const fn enable_write_threshold_for_unconditional(self) -> u8 {
        ((self.0 >> 18) & 0x01) as u8
    }

    /// The same with another [`enable_write_threshold_for_unconditional`](Self::enable_write_threshold_for_unconditional); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_write_threshold_for_unconditional(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 18)) | (((value as u32) & 0x01) << 18))
    }

    /// Bits 19..=19.
    #[inline]
    pub const fn enable_write_threshold_for_conditional(self) -> u8 {
        ((self.0 >> 19) & 0x01) as u8
    }

    /// The same with another [`enable_write_threshold_for_conditional`](Self::enable_write_threshold_for_conditional); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_write_threshold_for_conditional(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 19)) | (((value as u32) & 0x01) << 19))
    }
}

::tpb_core::layout_serde!(CsrOutstandingTransactionModificationThreshold);

impl CsrOutstandingTransactionModificationThreshold {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "read_threshold",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 7,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "write_threshold",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 5,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "enable_read_threshold_for_unconditional",
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
        FieldInfo {
            name: "enable_read_threshold_for_conditional",
            gens: GenSet(0b111110),
            lsb: 17,
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
            name: "enable_write_threshold_for_unconditional",
            gens: GenSet(0b111110),
            lsb: 18,
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
            name: "enable_write_threshold_for_conditional",
            gens: GenSet(0b111110),
            lsb: 19,
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

/// Fields of `CSR_FAIRNESS_CONTROL_SUNDA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrFairnessControlSunda(pub u32);

impl Eq for CsrFairnessControlSunda {}

impl CsrFairnessControlSunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_FAIRNESS_CONTROL_SUNDA",
            size: 4,
            bits: &[
                layout::BitInfo::new("block_id", 0, 7, ""),
                layout::BitInfo::new("block_id_mask", 7, 7, ""),
                layout::BitInfo::new("interval", 14, 6, ""),
                layout::BitInfo::new("enable_read_fairness", 20, 1, ""),
                layout::BitInfo::new("enable_write_fairness", 21, 1, ""),
                layout::BitInfo::new("override_block_id", 22, 1, ""),
            ],
            doc: "Fields of `CSR_FAIRNESS_CONTROL_SUNDA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrFairnessControlSunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrFairnessControlSunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrFairnessControlSunda {
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

    /// Bits 0..=6.
    #[inline]
    pub const fn block_id(self) -> u8 {
        (self.0 & 0x7f) as u8
    }

    /// The same with another [`block_id`](Self::block_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_block_id(self, value: u8) -> Self {
        Self((self.0 & !0x7f) | ((value as u32) & 0x7f))
    }

    /// Bits 7..=13.
    #[inline]
    pub const fn block_id_mask(self) -> u8 {
        ((self.0 >> 7) & 0x7f) as u8
    }

    /// The same with another [`block_id_mask`](Self::block_id_mask); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_block_id_mask(self, value: u8) -> Self {
        Self((self.0 & !(0x7f << 7)) | (((value as u32) & 0x7f) << 7))
    }

    /// Bits 14..=19.
    #[inline]
    pub const fn interval(self) -> u8 {
        ((self.0 >> 14) & 0x3f) as u8
    }

    /// The same with another [`interval`](Self::interval); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_interval(self, value: u8) -> Self {
        Self((self.0 & !(0x3f << 14)) | (((value as u32) & 0x3f) << 14))
    }

    /// Bits 20..=20.
    #[inline]
    pub const fn enable_read_fairness(self) -> u8 {
        ((self.0 >> 20) & 0x01) as u8
    }

    /// The same with another [`enable_read_fairness`](Self::enable_read_fairness); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_read_fairness(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 20)) | (((value as u32) & 0x01) << 20))
    }

    /// Bits 21..=21.
    #[inline]
    pub const fn enable_write_fairness(self) -> u8 {
        ((self.0 >> 21) & 0x01) as u8
    }

    /// The same with another [`enable_write_fairness`](Self::enable_write_fairness); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_write_fairness(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 21)) | (((value as u32) & 0x01) << 21))
    }

    /// Bits 22..=22.
    #[inline]
    pub const fn override_block_id(self) -> u8 {
        ((self.0 >> 22) & 0x01) as u8
    }

    /// The same with another [`override_block_id`](Self::override_block_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_override_block_id(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 22)) | (((value as u32) & 0x01) << 22))
    }
}

::tpb_core::layout_serde!(CsrFairnessControlSunda);

impl CsrFairnessControlSunda {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "block_id",
            gens: GenSet(0b000010),
            lsb: 0,
            width: 7,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "block_id_mask",
            gens: GenSet(0b000010),
            lsb: 7,
            width: 7,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "interval",
            gens: GenSet(0b000010),
            lsb: 14,
            width: 6,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "enable_read_fairness",
            gens: GenSet(0b000010),
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
        FieldInfo {
            name: "enable_write_fairness",
            gens: GenSet(0b000010),
            lsb: 21,
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
            name: "override_block_id",
            gens: GenSet(0b000010),
            lsb: 22,
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

/// A window has 2 to the interval clocks; an id that agrees with block\_id where the mask is 1 counts (med).
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrFairnessControlCayman(pub u32);

impl Eq for CsrFairnessControlCayman {}

impl CsrFairnessControlCayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_FAIRNESS_CONTROL_CAYMAN",
            size: 4,
            bits: &[
                layout::BitInfo::new("block_id", 0, 9, ""),
                layout::BitInfo::new("block_id_mask", 9, 9, ""),
                layout::BitInfo::new("interval", 18, 6, ""),
                layout::BitInfo::new("enable_read_fairness", 24, 1, ""),
                layout::BitInfo::new("enable_write_fairness", 25, 1, ""),
                layout::BitInfo::new("override_block_id", 26, 1, ""),
            ],
            doc: "A window has 2 to the interval clocks; an id that agrees with block_id where the mask is 1 counts (med).",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrFairnessControlCayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrFairnessControlCayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrFairnessControlCayman {
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

    /// Bits 0..=8.
    #[inline]
    pub const fn block_id(self) -> u16 {
        (self.0 & 0x1ff) as u16
    }

    /// The same with another [`block_id`](Self::block_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_block_id(self, value: u16) -> Self {
        Self((self.0 & !0x1ff) | ((value as u32) & 0x1ff))
    }

    /// Bits 9..=17.
    #[inline]
    pub const fn block_id_mask(self) -> u16 {
        ((self.0 >> 9) & 0x1ff) as u16
    }

    /// The same with another [`block_id_mask`](Self::block_id_mask); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_block_id_mask(self, value: u16) -> Self {
        Self((self.0 & !(0x1ff << 9)) | (((value as u32) & 0x1ff) << 9))
    }

    /// Bits 18..=23.
    #[inline]
    pub const fn interval(self) -> u8 {
        ((self.0 >> 18) & 0x3f) as u8
    }

    /// The same with another [`interval`](Self::interval); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_interval(self, value: u8) -> Self {
        Self((self.0 & !(0x3f << 18)) | (((value as u32) & 0x3f) << 18))
    }

    /// Bits 24..=24.
    #[inline]
    pub const fn enable_read_fairness(self) -> u8 {
        ((self.0 >> 24) & 0x01) as u8
    }

    /// The same with another [`enable_read_fairness`](Self::enable_read_fairness); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_read_fairness(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 24)) | (((value as u32) & 0x01) << 24))
    }

    /// Bits 25..=25.
    #[inline]
    pub const fn enable_write_fairness(self) -> u8 {
        ((self.0 >> 25) & 0x01) as u8
    }

    /// The same with another [`enable_write_fairness`](Self::enable_write_fairness); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_write_fairness(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 25)) | (((value as u32) & 0x01) << 25))
    }

    /// Bits 26..=26.
    #[inline]
    pub const fn override_block_id(self) -> u8 {
        ((self.0 >> 26) & 0x01) as u8
    }

    /// The same with another [`override_block_id`](Self::override_block_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_override_block_id(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 26)) | (((value as u32) & 0x01) << 26))
    }
}

::tpb_core::layout_serde!(CsrFairnessControlCayman);

impl CsrFairnessControlCayman {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "block_id",
            gens: GenSet(0b111100),
            lsb: 0,
            width: 9,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "block_id_mask",
            gens: GenSet(0b111100),
            lsb: 9,
            width: 9,
            access: None,
            pulse: false,
            reset: Some(0x07f),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "interval",
            gens: GenSet(0b111100),
            lsb: 18,
            width: 6,
            access: None,
            pulse: false,
            reset: Some(0x0a),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "enable_read_fairness",
            gens: GenSet(0b111100),
            lsb: 24,
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
            name: "enable_write_fairness",
            gens: GenSet(0b111100),
            lsb: 25,
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
            name: "override_block_id",
            gens: GenSet(0b111100),
            lsb: 26,
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
    pub const RESET: Self = Self(0x0028fe00);
}

/// Fields of `CSR_UTILIZATION_CONTROL`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrUtilizationControl(pub u32);

impl Eq for CsrUtilizationControl {}

impl CsrUtilizationControl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_UTILIZATION_CONTROL",
            size: 4,
            bits: &[
                layout::BitInfo::new("clocks_in_interval", 0, 27, ""),
                layout::BitInfo::new("enable_read_limit", 28, 1, ""),
                layout::BitInfo::new("enable_write_limit", 29, 1, ""),
                layout::BitInfo::new("enable_read_byte_limit", 30, 1, ""),
                layout::BitInfo::new("enable_write_byte_limit", 31, 1, ""),
            ],
            doc: "Fields of `CSR_UTILIZATION_CONTROL`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrUtilizationControl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrUtilizationControl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrUtilizationControl {
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

    /// Bits 0..=26.
    #[inline]
    pub const fn clocks_in_interval(self) -> u32 {
        self.0 & 0x7ffffff
    }

    /// The same with another [`clocks_in_interval`](Self::clocks_in_interval); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_clocks_in_interval(self, value: u32) -> Self {
        Self((self.0 & !0x7ffffff) | (value & 0x7ffffff))
    }

    /// Bits 28..=28.
    #[inline]
    pub const fn enable_read_limit(self) -> u8 {
        ((self.0 >> 28) & 0x01) as u8
    }

    /// The same with another [`enable_read_limit`](Self::enable_read_limit); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_read_limit(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 28)) | (((value as u32) & 0x01) << 28))
    }

    /// Bits 29..=29.
    #[inline]
    pub const fn enable_write_limit(self) -> u8 {
        ((self.0 >> 29) & 0x01) as u8
    }

    /// The same with another [`enable_write_limit`](Self::enable_write_limit); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_write_limit(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 29)) | (((value as u32) & 0x01) << 29))
    }

    /// Bits 30..=30.
    #[inline]
    pub const fn enable_read_byte_limit(self) -> u8 {
        ((self.0 >> 30) & 0x01) as u8
    }

    /// The same with another [`enable_read_byte_limit`](Self::enable_read_byte_limit); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_read_byte_limit(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 30)) | (((value as u32) & 0x01) << 30))
    }

    /// Bits 31..=31.
    #[inline]
    pub const fn enable_write_byte_limit(self) -> u8 {
        (self.0 >> 31) as u8
    }

    /// The same with another [`enable_write_byte_limit`](Self::enable_write_byte_limit); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_write_byte_limit(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 31)) | (((value as u32) & 0x01) << 31))
    }
}

::tpb_core::layout_serde!(CsrUtilizationControl);

impl CsrUtilizationControl {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "clocks_in_interval",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 27,
            access: None,
            pulse: false,
            reset: Some(0x0000400),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "enable_read_limit",
            gens: GenSet(0b111110),
            lsb: 28,
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
            name: "enable_write_limit",
            gens: GenSet(0b111110),
            lsb: 29,
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
            name: "enable_read_byte_limit",
            gens: GenSet(0b111110),
            lsb: 30,
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
            name: "enable_write_byte_limit",
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
    pub const RESET: Self = Self(0x00000400);
}

/// Fields of `CSR_READ_LIMIT_IN_WINDOW`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrReadLimitInWindow(pub u32);

impl Eq for CsrReadLimitInWindow {}

impl CsrReadLimitInWindow {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_READ_LIMIT_IN_WINDOW",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 31, "")],
            doc: "Fields of `CSR_READ_LIMIT_IN_WINDOW`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrReadLimitInWindow {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrReadLimitInWindow {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrReadLimitInWindow {
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

    /// Bits 0..=30.
    #[inline]
    pub const fn cnt(self) -> u32 {
        self.0 & 0x7fffffff
    }

    /// The same with another [`cnt`](Self::cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cnt(self, value: u32) -> Self {
        Self((self.0 & !0x7fffffff) | (value & 0x7fffffff))
    }
}

::tpb_core::layout_serde!(CsrReadLimitInWindow);

impl CsrReadLimitInWindow {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 31,
            access: None,
            pulse: false,
            reset: Some(0x00004000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00004000);
}

/// Fields of `CSR_WRITE_LIMIT_IN_WINDOW`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrWriteLimitInWindow(pub u32);

impl Eq for CsrWriteLimitInWindow {}

impl CsrWriteLimitInWindow {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_WRITE_LIMIT_IN_WINDOW",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 31, "")],
            doc: "Fields of `CSR_WRITE_LIMIT_IN_WINDOW`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrWriteLimitInWindow {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrWriteLimitInWindow {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrWriteLimitInWindow {
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

    /// Bits 0..=30.
    #[inline]
    pub const fn cnt(self) -> u32 {
        self.0 & 0x7fffffff
    }

    /// The same with another [`cnt`](Self::cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cnt(self, value: u32) -> Self {
        Self((self.0 & !0x7fffffff) | (value & 0x7fffffff))
    }
}

::tpb_core::layout_serde!(CsrWriteLimitInWindow);

impl CsrWriteLimitInWindow {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 31,
            access: None,
            pulse: false,
            reset: Some(0x00004000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00004000);
}

/// Fields of `CSR_READ_BYTE_LIMIT_IN_WINDOW_LO`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrReadByteLimitInWindowLo(pub u32);

impl Eq for CsrReadByteLimitInWindowLo {}

impl CsrReadByteLimitInWindowLo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_READ_BYTE_LIMIT_IN_WINDOW_LO",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 32, "")],
            doc: "Fields of `CSR_READ_BYTE_LIMIT_IN_WINDOW_LO`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrReadByteLimitInWindowLo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrReadByteLimitInWindowLo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrReadByteLimitInWindowLo {
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
    pub const fn cnt(self) -> u32 {
        self.0
    }

    /// The same with another [`cnt`](Self::cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cnt(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CsrReadByteLimitInWindowLo);

impl CsrReadByteLimitInWindowLo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: Some(0x00004000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00004000);
}

/// Fields of `CSR_READ_BYTE_LIMIT_IN_WINDOW_HI`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrReadByteLimitInWindowHi(pub u32);

impl Eq for CsrReadByteLimitInWindowHi {}

impl CsrReadByteLimitInWindowHi {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_READ_BYTE_LIMIT_IN_WINDOW_HI",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 4, "")],
            doc: "Fields of `CSR_READ_BYTE_LIMIT_IN_WINDOW_HI`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrReadByteLimitInWindowHi {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrReadByteLimitInWindowHi {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrReadByteLimitInWindowHi {
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
    pub const fn cnt(self) -> u8 {
        (self.0 & 0x0f) as u8
    }

    /// The same with another [`cnt`](Self::cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cnt(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | ((value as u32) & 0x0f))
    }
}

::tpb_core::layout_serde!(CsrReadByteLimitInWindowHi);

impl CsrReadByteLimitInWindowHi {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `CSR_WRITE_BYTE_LIMIT_IN_WINDOW_LO`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrWriteByteLimitInWindowLo(pub u32);

impl Eq for CsrWriteByteLimitInWindowLo {}

impl CsrWriteByteLimitInWindowLo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_WRITE_BYTE_LIMIT_IN_WINDOW_LO",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 32, "")],
            doc: "Fields of `CSR_WRITE_BYTE_LIMIT_IN_WINDOW_LO`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrWriteByteLimitInWindowLo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrWriteByteLimitInWindowLo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrWriteByteLimitInWindowLo {
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
    pub const fn cnt(self) -> u32 {
        self.0
    }

    /// The same with another [`cnt`](Self::cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cnt(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CsrWriteByteLimitInWindowLo);

impl CsrWriteByteLimitInWindowLo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: Some(0x00004000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00004000);
}

/// Fields of `CSR_WRITE_BYTE_LIMIT_IN_WINDOW_HI`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CsrWriteByteLimitInWindowHi(pub u32);

impl Eq for CsrWriteByteLimitInWindowHi {}

impl CsrWriteByteLimitInWindowHi {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CSR_WRITE_BYTE_LIMIT_IN_WINDOW_HI",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 4, "")],
            doc: "Fields of `CSR_WRITE_BYTE_LIMIT_IN_WINDOW_HI`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CsrWriteByteLimitInWindowHi {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CsrWriteByteLimitInWindowHi {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CsrWriteByteLimitInWindowHi {
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
    pub const fn cnt(self) -> u8 {
        (self.0 & 0x0f) as u8
    }

    /// The same with another [`cnt`](Self::cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cnt(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | ((value as u32) & 0x0f))
    }
}

::tpb_core::layout_serde!(CsrWriteByteLimitInWindowHi);

impl CsrWriteByteLimitInWindowHi {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `NTS_AMZN_CONTROL_SUNDA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NtsAmznControlSunda(pub u32);

impl Eq for NtsAmznControlSunda {}

impl NtsAmznControlSunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NTS_AMZN_CONTROL_SUNDA",
            size: 4,
            bits: &[
                layout::BitInfo::new("bypass", 0, 1, ""),
                layout::BitInfo::new("enable", 1, 1, ""),
                layout::BitInfo::new("chicken_nts_core_wr_fsm_fix", 2, 1, ""),
            ],
            doc: "Fields of `NTS_AMZN_CONTROL_SUNDA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NtsAmznControlSunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NtsAmznControlSunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NtsAmznControlSunda {
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
    pub const fn bypass(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`bypass`](Self::bypass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_bypass(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn enable(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`enable`](Self::enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn chicken_nts_core_wr_fsm_fix(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`chicken_nts_core_wr_fsm_fix`](Self::chicken_nts_core_wr_fsm_fix); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_chicken_nts_core_wr_fsm_fix(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }
}

::tpb_core::layout_serde!(NtsAmznControlSunda);

impl NtsAmznControlSunda {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "bypass",
            gens: GenSet(0b000010),
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
        FieldInfo {
            name: "enable",
            gens: GenSet(0b000010),
            lsb: 1,
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
            name: "chicken_nts_core_wr_fsm_fix",
            gens: GenSet(0b000010),
            lsb: 2,
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

/// Fields of `NTS_AMZN_CONTROL_CAYMAN`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NtsAmznControlCayman(pub u32);

impl Eq for NtsAmznControlCayman {}

impl NtsAmznControlCayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NTS_AMZN_CONTROL_CAYMAN",
            size: 4,
            bits: &[
                layout::BitInfo::new("bypass", 0, 1, ""),
                layout::BitInfo::new("enable", 1, 1, "Or the input of the hardware."),
                layout::BitInfo::new(
                    "mode",
                    2,
                    1,
                    "After flushing, answer without target (0) or block (1).",
                ),
                layout::BitInfo::new("chicken_nts_core_wr_fsm_fix", 3, 1, ""),
            ],
            doc: "Fields of `NTS_AMZN_CONTROL_CAYMAN`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NtsAmznControlCayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NtsAmznControlCayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NtsAmznControlCayman {
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
    pub const fn bypass(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`bypass`](Self::bypass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_bypass(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Or the input of the hardware.
    #[inline]
    pub const fn enable(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`enable`](Self::enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// After flushing, answer without target (0) or block (1).
    #[inline]
    pub const fn mode(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`mode`](Self::mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_mode(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn chicken_nts_core_wr_fsm_fix(self) -> u8 {
        ((self.0 >> 3) & 0x01) as u8
    }

    /// The same with another [`chicken_nts_core_wr_fsm_fix`](Self::chicken_nts_core_wr_fsm_fix); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_chicken_nts_core_wr_fsm_fix(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | (((value as u32) & 0x01) << 3))
    }
}

::tpb_core::layout_serde!(NtsAmznControlCayman);

impl NtsAmznControlCayman {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "bypass",
            gens: GenSet(0b111100),
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
            name: "enable",
            gens: GenSet(0b111100),
            lsb: 1,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "or the input of the hardware",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "mode",
            gens: GenSet(0b111100),
            lsb: 2,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "after flushing, answer without target (0) or block (1)",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "chicken_nts_core_wr_fsm_fix",
            gens: GenSet(0b111100),
            lsb: 3,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000008);
}

/// Fields of `NTS_AMZN_STATUS`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NtsAmznStatus(pub u32);

impl Eq for NtsAmznStatus {}

impl NtsAmznStatus {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NTS_AMZN_STATUS",
            size: 4,
            bits: &[
                layout::BitInfo::new("no_target_mode", 0, 1, ""),
                layout::BitInfo::new("flushing", 1, 1, ""),
                layout::BitInfo::new("flushed", 2, 1, ""),
                layout::BitInfo::new("mode", 3, 1, ""),
            ],
            doc: "Fields of `NTS_AMZN_STATUS`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NtsAmznStatus {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NtsAmznStatus {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NtsAmznStatus {
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
    pub const fn no_target_mode(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`no_target_mode`](Self::no_target_mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_no_target_mode(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn flushing(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`flushing`](Self::flushing); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_flushing(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn flushed(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`flushed`](Self::flushed); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_flushed(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn mode(self) -> u8 {
        ((self.0 >> 3) & 0x01) as u8
    }

    /// The same with another [`mode`](Self::mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_mode(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | (((value as u32) & 0x01) << 3))
    }
}

::tpb_core::layout_serde!(NtsAmznStatus);

impl NtsAmznStatus {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "no_target_mode",
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
            name: "flushing",
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
            name: "flushed",
            gens: GenSet(0b111110),
            lsb: 2,
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
            name: "mode",
            gens: GenSet(0b111110),
            lsb: 3,
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

/// Fields of `NTS_AMZN_READ_RESPONSE`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NtsAmznReadResponse(pub u32);

impl Eq for NtsAmznReadResponse {}

impl NtsAmznReadResponse {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NTS_AMZN_READ_RESPONSE",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 2, "")],
            doc: "Fields of `NTS_AMZN_READ_RESPONSE`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NtsAmznReadResponse {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NtsAmznReadResponse {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NtsAmznReadResponse {
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

    /// Bits 0..=1.
    #[inline]
    pub const fn val(self) -> u8 {
        (self.0 & 0x03) as u8
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u8) -> Self {
        Self((self.0 & !0x03) | ((value as u32) & 0x03))
    }
}

::tpb_core::layout_serde!(NtsAmznReadResponse);

impl NtsAmznReadResponse {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 2,
            access: None,
            pulse: false,
            reset: Some(0x02),
            signed: false,
            values: &[(0, "OK"), (1, "unused"), (2, "SLVERR"), (3, "DECERR")],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000002);
}

/// Repeated over the width of the bus.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NtsAmznReadData(pub u32);

impl Eq for NtsAmznReadData {}

impl NtsAmznReadData {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NTS_AMZN_READ_DATA",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Repeated over the width of the bus.",
        }
    };
}

impl ::tpb_core::layout::Layout for NtsAmznReadData {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NtsAmznReadData {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NtsAmznReadData {
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

::tpb_core::layout_serde!(NtsAmznReadData);

impl NtsAmznReadData {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: Some(0xdeadbeef),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0xdeadbeef);
}

/// Fields of `NTS_AMZN_WRITE_RESPONSE`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NtsAmznWriteResponse(pub u32);

impl Eq for NtsAmznWriteResponse {}

impl NtsAmznWriteResponse {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NTS_AMZN_WRITE_RESPONSE",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 2, "")],
            doc: "Fields of `NTS_AMZN_WRITE_RESPONSE`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NtsAmznWriteResponse {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NtsAmznWriteResponse {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NtsAmznWriteResponse {
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

    /// Bits 0..=1.
    #[inline]
    pub const fn val(self) -> u8 {
        (self.0 & 0x03) as u8
    }

    /// The same with another [`val`](Self::val); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_val(self, value: u8) -> Self {
        Self((self.0 & !0x03) | ((value as u32) & 0x03))
    }
}

::tpb_core::layout_serde!(NtsAmznWriteResponse);

impl NtsAmznWriteResponse {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "val",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 2,
            access: None,
            pulse: false,
            reset: Some(0x02),
            signed: false,
            values: &[(0, "OK"), (1, "unused"), (2, "SLVERR"), (3, "DECERR")],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000002);
}

/// Fields of `WR_SERIALIZER_CONTROL`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrSerializerControl(pub u32);

impl Eq for WrSerializerControl {}

impl WrSerializerControl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_SERIALIZER_CONTROL",
            size: 4,
            bits: &[layout::BitInfo::new("enable", 0, 1, "")],
            doc: "Fields of `WR_SERIALIZER_CONTROL`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrSerializerControl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrSerializerControl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrSerializerControl {
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
}

::tpb_core::layout_serde!(WrSerializerControl);

impl WrSerializerControl {
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `WR_SERIALIZER_STATUS`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrSerializerStatus(pub u32);

impl Eq for WrSerializerStatus {}

impl WrSerializerStatus {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_SERIALIZER_STATUS",
            size: 4,
            bits: &[layout::BitInfo::new("error", 0, 1, "")],
            doc: "Fields of `WR_SERIALIZER_STATUS`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrSerializerStatus {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrSerializerStatus {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrSerializerStatus {
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
    pub const fn error(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`error`](Self::error); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(WrSerializerStatus);

impl WrSerializerStatus {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "error",
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

/// Fields of `WR_SERIALIZER_CLEAR`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrSerializerClear(pub u32);

impl Eq for WrSerializerClear {}

impl WrSerializerClear {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_SERIALIZER_CLEAR",
            size: 4,
            bits: &[layout::BitInfo::new("clear_error", 0, 1, "")],
            doc: "Fields of `WR_SERIALIZER_CLEAR`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrSerializerClear {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrSerializerClear {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrSerializerClear {
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
    pub const fn clear_error(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`clear_error`](Self::clear_error); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_clear_error(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(WrSerializerClear);

impl WrSerializerClear {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "clear_error",
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

/// Fields of `NTS_ISOLATION_CTRL`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NtsIsolationCtrl(pub u32);

impl Eq for NtsIsolationCtrl {}

impl NtsIsolationCtrl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NTS_ISOLATION_CTRL",
            size: 4,
            bits: &[
                layout::BitInfo::new("rd_reset", 0, 1, ""),
                layout::BitInfo::new("wr_reset", 1, 1, ""),
                layout::BitInfo::new("rd_timeout_en", 2, 1, ""),
                layout::BitInfo::new("wr_timeout_en", 3, 1, ""),
                layout::BitInfo::new("slv_slice_reset", 4, 1, ""),
                layout::BitInfo::new("mstr_slice_reset", 5, 1, ""),
            ],
            doc: "Fields of `NTS_ISOLATION_CTRL`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NtsIsolationCtrl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NtsIsolationCtrl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NtsIsolationCtrl {
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
    pub const fn rd_reset(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`rd_reset`](Self::rd_reset); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_reset(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn wr_reset(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`wr_reset`](Self::wr_reset); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_reset(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn rd_timeout_en(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`rd_timeout_en`](Self::rd_timeout_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_timeout_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn wr_timeout_en(self) -> u8 {
        ((self.0 >> 3) & 0x01) as u8
    }

    /// The same with another [`wr_timeout_en`](Self::wr_timeout_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_timeout_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | (((value as u32) & 0x01) << 3))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn slv_slice_reset(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`slv_slice_reset`](Self::slv_slice_reset); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_slv_slice_reset(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }

    /// Bits 5..=5.
    #[inline]
    pub const fn mstr_slice_reset(self) -> u8 {
        ((self.0 >> 5) & 0x01) as u8
    }

    /// The same with another [`mstr_slice_reset`](Self::mstr_slice_reset); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_mstr_slice_reset(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 5)) | (((value as u32) & 0x01) << 5))
    }
}

::tpb_core::layout_serde!(NtsIsolationCtrl);

impl NtsIsolationCtrl {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "rd_reset",
            gens: GenSet(0b111100),
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
            name: "wr_reset",
            gens: GenSet(0b111100),
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
            name: "rd_timeout_en",
            gens: GenSet(0b111100),
            lsb: 2,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "wr_timeout_en",
            gens: GenSet(0b111100),
            lsb: 3,
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
            name: "slv_slice_reset",
            gens: GenSet(0b111100),
            lsb: 4,
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
            name: "mstr_slice_reset",
            gens: GenSet(0b111100),
            lsb: 5,
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
    pub const RESET: Self = Self(0x00000004);
}

/// Fields of `SPARE_AMZN_ZEROS_0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareAmznZeros0(pub u32);

impl Eq for SpareAmznZeros0 {}

impl SpareAmznZeros0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_AMZN_ZEROS_0",
            size: 4,
            bits: &[layout::BitInfo::new("spares", 0, 32, "")],
            doc: "Fields of `SPARE_AMZN_ZEROS_0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareAmznZeros0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareAmznZeros0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareAmznZeros0 {
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
    pub const fn spares(self) -> u32 {
        self.0
    }

    /// The same with another [`spares`](Self::spares); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_spares(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SpareAmznZeros0);

impl SpareAmznZeros0 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "spares",
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

/// Fields of `SPARE_AMZN_ZEROS_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareAmznZeros1(pub u32);

impl Eq for SpareAmznZeros1 {}

impl SpareAmznZeros1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_AMZN_ZEROS_1",
            size: 4,
            bits: &[layout::BitInfo::new("spares", 0, 32, "")],
            doc: "Fields of `SPARE_AMZN_ZEROS_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareAmznZeros1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareAmznZeros1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareAmznZeros1 {
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
    pub const fn spares(self) -> u32 {
        self.0
    }

    /// The same with another [`spares`](Self::spares); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_spares(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SpareAmznZeros1);

impl SpareAmznZeros1 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "spares",
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

/// Fields of `SPARE_AMZN_ONES_0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareAmznOnes0(pub u32);

impl Eq for SpareAmznOnes0 {}

impl SpareAmznOnes0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_AMZN_ONES_0",
            size: 4,
            bits: &[layout::BitInfo::new("spares", 0, 32, "")],
            doc: "Fields of `SPARE_AMZN_ONES_0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareAmznOnes0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareAmznOnes0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareAmznOnes0 {
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
    pub const fn spares(self) -> u32 {
        self.0
    }

    /// The same with another [`spares`](Self::spares); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_spares(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SpareAmznOnes0);

impl SpareAmznOnes0 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "spares",
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

/// Fields of `SPARE_AMZN_ONES_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareAmznOnes1(pub u32);

impl Eq for SpareAmznOnes1 {}

impl SpareAmznOnes1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_AMZN_ONES_1",
            size: 4,
            bits: &[layout::BitInfo::new("spares", 0, 32, "")],
            doc: "Fields of `SPARE_AMZN_ONES_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareAmznOnes1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareAmznOnes1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareAmznOnes1 {
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
    pub const fn spares(self) -> u32 {
        self.0
    }

    /// The same with another [`spares`](Self::spares); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_spares(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(SpareAmznOnes1);

impl SpareAmznOnes1 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "spares",
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

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `csr.control`.
    pub const CSR_CONTROL: u32 = 0x0000;
    /// Of `csr.outstanding_transaction_limits`.
    pub const CSR_OUTSTANDING_TRANSACTION_LIMITS: u32 = 0x0010;
    /// Of `csr.outstanding_transaction_modification_threshold`.
    pub const CSR_OUTSTANDING_TRANSACTION_MODIFICATION_THRESHOLD: u32 = 0x0014;
    /// Of `csr.fairness_control`.
    pub const CSR_FAIRNESS_CONTROL_SUNDA: u32 = 0x0020;
    /// Of `csr.fairness_control`.
    pub const CSR_FAIRNESS_CONTROL_CAYMAN: u32 = 0x0020;
    /// Of `csr.utilization_control`.
    pub const CSR_UTILIZATION_CONTROL: u32 = 0x0024;
    /// Of `csr.read_limit_in_window`.
    pub const CSR_READ_LIMIT_IN_WINDOW: u32 = 0x0028;
    /// Of `csr.write_limit_in_window`.
    pub const CSR_WRITE_LIMIT_IN_WINDOW: u32 = 0x002c;
    /// Of `csr.read_byte_limit_in_window_lo`.
    pub const CSR_READ_BYTE_LIMIT_IN_WINDOW_LO: u32 = 0x0030;
    /// Of `csr.read_byte_limit_in_window_hi`.
    pub const CSR_READ_BYTE_LIMIT_IN_WINDOW_HI: u32 = 0x0034;
    /// Of `csr.write_byte_limit_in_window_lo`.
    pub const CSR_WRITE_BYTE_LIMIT_IN_WINDOW_LO: u32 = 0x0038;
    /// Of `csr.write_byte_limit_in_window_hi`.
    pub const CSR_WRITE_BYTE_LIMIT_IN_WINDOW_HI: u32 = 0x003c;
    /// Of `csr.lfsr_ar_prob_seed`.
    pub const CSR_LFSR_AR_PROB_SEED: u32 = 0x0200;
    /// Of `csr.lfsr_ar_prob_poly`.
    pub const CSR_LFSR_AR_PROB_POLY: u32 = 0x0204;
    /// Of `csr.lfsr_ar_prob_current`.
    pub const CSR_LFSR_AR_PROB_CURRENT: u32 = 0x0208;
    /// Of `csr.lfsr_ar_delay_1_seed`.
    pub const CSR_LFSR_AR_DELAY_1_SEED: u32 = 0x020c;
    /// Of `csr.lfsr_ar_delay_1_poly`.
    pub const CSR_LFSR_AR_DELAY_1_POLY: u32 = 0x0210;
    /// Of `csr.lfsr_ar_delay_1_current`.
    pub const CSR_LFSR_AR_DELAY_1_CURRENT: u32 = 0x0214;
    /// Of `csr.lfsr_ar_delay_2_seed`.
    pub const CSR_LFSR_AR_DELAY_2_SEED: u32 = 0x0218;
    /// Of `csr.lfsr_ar_delay_2_poly`.
    pub const CSR_LFSR_AR_DELAY_2_POLY: u32 = 0x021c;
    /// Of `csr.lfsr_ar_delay_2_current`.
    pub const CSR_LFSR_AR_DELAY_2_CURRENT: u32 = 0x0220;
    /// Of `csr.lfsr_r_prob_seed`.
    pub const CSR_LFSR_R_PROB_SEED: u32 = 0x0224;
    /// Of `csr.lfsr_r_prob_poly`.
    pub const CSR_LFSR_R_PROB_POLY: u32 = 0x0228;
    /// Of `csr.lfsr_r_prob_current`.
    pub const CSR_LFSR_R_PROB_CURRENT: u32 = 0x022c;
    /// Of `csr.lfsr_r_delay_1_seed`.
    pub const CSR_LFSR_R_DELAY_1_SEED: u32 = 0x0230;
    /// Of `csr.lfsr_r_delay_1_poly`.
    pub const CSR_LFSR_R_DELAY_1_POLY: u32 = 0x0234;
    /// Of `csr.lfsr_r_delay_1_current`.
    pub const CSR_LFSR_R_DELAY_1_CURRENT: u32 = 0x0238;
    /// Of `csr.lfsr_r_delay_2_seed`.
    pub const CSR_LFSR_R_DELAY_2_SEED: u32 = 0x023c;
    /// Of `csr.lfsr_r_delay_2_poly`.
    pub const CSR_LFSR_R_DELAY_2_POLY: u32 = 0x0240;
    /// Of `csr.lfsr_r_delay_2_current`.
    pub const CSR_LFSR_R_DELAY_2_CURRENT: u32 = 0x0244;
    /// Of `csr.lfsr_aw_prob_seed`.
    pub const CSR_LFSR_AW_PROB_SEED: u32 = 0x0248;
    /// Of `csr.lfsr_aw_prob_poly`.
    pub const CSR_LFSR_AW_PROB_POLY: u32 = 0x024c;
    /// Of `csr.lfsr_aw_prob_current`.
    pub const CSR_LFSR_AW_PROB_CURRENT: u32 = 0x0250;
    /// Of `csr.lfsr_aw_delay_1_seed`.
    pub const CSR_LFSR_AW_DELAY_1_SEED: u32 = 0x0254;
    /// Of `csr.lfsr_aw_delay_1_poly`.
    pub const CSR_LFSR_AW_DELAY_1_POLY: u32 = 0x0258;
    /// Of `csr.lfsr_aw_delay_1_current`.
    pub const CSR_LFSR_AW_DELAY_1_CURRENT: u32 = 0x025c;
    /// Of `csr.lfsr_aw_delay_2_seed`.
    pub const CSR_LFSR_AW_DELAY_2_SEED: u32 = 0x0260;
    /// Of `csr.lfsr_aw_delay_2_poly`.
    pub const CSR_LFSR_AW_DELAY_2_POLY: u32 = 0x0264;
    /// Of `csr.lfsr_aw_delay_2_current`.
    pub const CSR_LFSR_AW_DELAY_2_CURRENT: u32 = 0x0268;
    /// Of `csr.lfsr_w_prob_seed`.
    pub const CSR_LFSR_W_PROB_SEED: u32 = 0x026c;
    /// Of `csr.lfsr_w_prob_poly`.
    pub const CSR_LFSR_W_PROB_POLY: u32 = 0x0270;
    /// Of `csr.lfsr_w_prob_current`.
    pub const CSR_LFSR_W_PROB_CURRENT: u32 = 0x0274;
    /// Of `csr.lfsr_w_delay_1_seed`.
    pub const CSR_LFSR_W_DELAY_1_SEED: u32 = 0x0278;
    /// Of `csr.lfsr_w_delay_1_poly`.
    pub const CSR_LFSR_W_DELAY_1_POLY: u32 = 0x027c;
    /// Of `csr.lfsr_w_delay_1_current`.
    pub const CSR_LFSR_W_DELAY_1_CURRENT: u32 = 0x0280;
    /// Of `csr.lfsr_w_delay_2_seed`.
    pub const CSR_LFSR_W_DELAY_2_SEED: u32 = 0x0284;
    /// Of `csr.lfsr_w_delay_2_poly`.
    pub const CSR_LFSR_W_DELAY_2_POLY: u32 = 0x0288;
    /// Of `csr.lfsr_w_delay_2_current`.
    pub const CSR_LFSR_W_DELAY_2_CURRENT: u32 = 0x028c;
    /// Of `csr.lfsr_b_prob_seed`.
    pub const CSR_LFSR_B_PROB_SEED: u32 = 0x0290;
    /// Of `csr.lfsr_b_prob_poly`.
    pub const CSR_LFSR_B_PROB_POLY: u32 = 0x0294;
    /// Of `csr.lfsr_b_prob_current`.
    pub const CSR_LFSR_B_PROB_CURRENT: u32 = 0x0298;
    /// Of `csr.lfsr_b_delay_1_seed`.
    pub const CSR_LFSR_B_DELAY_1_SEED: u32 = 0x029c;
    /// Of `csr.lfsr_b_delay_1_poly`.
    pub const CSR_LFSR_B_DELAY_1_POLY: u32 = 0x02a0;
    /// Of `csr.lfsr_b_delay_1_current`.
    pub const CSR_LFSR_B_DELAY_1_CURRENT: u32 = 0x02a4;
    /// Of `csr.lfsr_b_delay_2_seed`.
    pub const CSR_LFSR_B_DELAY_2_SEED: u32 = 0x02a8;
    /// Of `csr.lfsr_b_delay_2_poly`.
    pub const CSR_LFSR_B_DELAY_2_POLY: u32 = 0x02ac;
    /// Of `csr.lfsr_b_delay_2_current`.
    pub const CSR_LFSR_B_DELAY_2_CURRENT: u32 = 0x02b0;
    /// Of `csr.ar_stall`.
    pub const CSR_AR_STALL: u32 = 0x02b4;
    /// Of `csr.r_stall`.
    pub const CSR_R_STALL: u32 = 0x02b8;
    /// Of `csr.aw_stall`.
    pub const CSR_AW_STALL: u32 = 0x02bc;
    /// Of `csr.w_stall`.
    pub const CSR_W_STALL: u32 = 0x02c0;
    /// Of `csr.b_stall`.
    pub const CSR_B_STALL: u32 = 0x02c4;
    /// Of `nts_amzn.control`.
    pub const NTS_AMZN_CONTROL_SUNDA: u32 = 0x0400;
    /// Of `nts_amzn.control`.
    pub const NTS_AMZN_CONTROL_CAYMAN: u32 = 0x0400;
    /// Of `nts_amzn.status`.
    pub const NTS_AMZN_STATUS: u32 = 0x0404;
    /// Of `nts_amzn.read_response`.
    pub const NTS_AMZN_READ_RESPONSE: u32 = 0x0408;
    /// Of `nts_amzn.read_data`.
    pub const NTS_AMZN_READ_DATA: u32 = 0x040c;
    /// Of `nts_amzn.write_response`.
    pub const NTS_AMZN_WRITE_RESPONSE: u32 = 0x0410;
    /// Of `wr_serializer.control`.
    pub const WR_SERIALIZER_CONTROL: u32 = 0x0500;
    /// Of `wr_serializer.status`.
    pub const WR_SERIALIZER_STATUS: u32 = 0x0504;
    /// Of `wr_serializer.clear`.
    pub const WR_SERIALIZER_CLEAR: u32 = 0x0508;
    /// Of `nts_isolation.ctrl`.
    pub const NTS_ISOLATION_CTRL: u32 = 0x0600;
    /// Of `spare_amzn.zeros_0`.
    pub const SPARE_AMZN_ZEROS_0: u32 = 0x07f0;
    /// Of `spare_amzn.zeros_1`.
    pub const SPARE_AMZN_ZEROS_1: u32 = 0x07f4;
    /// Of `spare_amzn.ones_0`.
    pub const SPARE_AMZN_ONES_0: u32 = 0x07f8;
    /// Of `spare_amzn.ones_1`.
    pub const SPARE_AMZN_ONES_1: u32 = 0x07fc;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "qos_prot",
    title: "qos_prot",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x1000),
    instances: &[],
    groups: &[
        GroupInfo {
            name: "csr",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: Some(0x0300),
            count: 1,
            stride: 768,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "control",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000001),
                    count: 1,
                    stride: 4,
                    fields: CsrControl::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "outstanding_transaction_limits",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CsrOutstandingTransactionLimits::FIELDS,
                    doc: "0 stands for 128 reads and 32 writes.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "outstanding_transaction_modification_threshold",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CsrOutstandingTransactionModificationThreshold::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "fairness_control",
                    gens: GenSet(0b000010),
                    offset: Some(0x0020),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CsrFairnessControlSunda::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "fairness_control",
                    gens: GenSet(0b111100),
                    offset: Some(0x0020),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x0028fe00),
                    count: 1,
                    stride: 4,
                    fields: CsrFairnessControlCayman::FIELDS,
                    doc: "A window has 2 to the interval clocks; an id that agrees with block_id where the mask is 1 counts (med).",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "utilization_control",
                    gens: GenSet(0b111110),
                    offset: Some(0x0024),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000400),
                    count: 1,
                    stride: 4,
                    fields: CsrUtilizationControl::FIELDS,
                    doc: "",
                    notes: &[
                        "The page describes bit 30 as the limit of bytes written; it is that of bytes read.",
                    ],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "read_limit_in_window",
                    gens: GenSet(0b111110),
                    offset: Some(0x0028),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00004000),
                    count: 1,
                    stride: 4,
                    fields: CsrReadLimitInWindow::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "write_limit_in_window",
                    gens: GenSet(0b111110),
                    offset: Some(0x002c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00004000),
                    count: 1,
                    stride: 4,
                    fields: CsrWriteLimitInWindow::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "read_byte_limit_in_window_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0030),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00004000),
                    count: 1,
                    stride: 4,
                    fields: CsrReadByteLimitInWindowLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "read_byte_limit_in_window_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x0034),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CsrReadByteLimitInWindowHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "write_byte_limit_in_window_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0038),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00004000),
                    count: 1,
                    stride: 4,
                    fields: CsrWriteByteLimitInWindowLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "write_byte_limit_in_window_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x003c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CsrWriteByteLimitInWindowHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_ar_prob_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0200),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_ar_prob_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0204),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_ar_prob_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0208),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_ar_delay_1_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x020c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_ar_delay_1_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0210),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_ar_delay_1_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0214),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_ar_delay_2_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0218),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_ar_delay_2_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x021c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_ar_delay_2_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0220),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_r_prob_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0224),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_r_prob_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0228),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_r_prob_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x022c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_r_delay_1_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0230),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_r_delay_1_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0234),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_r_delay_1_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0238),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_r_delay_2_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x023c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_r_delay_2_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0240),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_r_delay_2_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0244),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_aw_prob_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0248),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_aw_prob_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x024c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_aw_prob_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0250),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_aw_delay_1_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0254),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_aw_delay_1_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0258),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_aw_delay_1_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x025c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_aw_delay_2_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0260),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_aw_delay_2_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0264),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_aw_delay_2_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0268),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_w_prob_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x026c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_w_prob_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0270),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_w_prob_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0274),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_w_delay_1_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0278),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_w_delay_1_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x027c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_w_delay_1_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0280),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_w_delay_2_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0284),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_w_delay_2_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0288),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_w_delay_2_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x028c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_b_prob_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x0290),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_b_prob_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x0294),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_b_prob_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x0298),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_b_delay_1_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x029c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_b_delay_1_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x02a0),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_b_delay_1_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x02a4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_b_delay_2_seed",
                    gens: GenSet(0b111110),
                    offset: Some(0x02a8),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_b_delay_2_poly",
                    gens: GenSet(0b111110),
                    offset: Some(0x02ac),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Lfsr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "lfsr_b_delay_2_current",
                    gens: GenSet(0b111110),
                    offset: Some(0x02b0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: LfsrCurrent::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "ar_stall",
                    gens: GenSet(0b111110),
                    offset: Some(0x02b4),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Stall::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "r_stall",
                    gens: GenSet(0b111110),
                    offset: Some(0x02b8),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Stall::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "aw_stall",
                    gens: GenSet(0b111110),
                    offset: Some(0x02bc),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Stall::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "w_stall",
                    gens: GenSet(0b111110),
                    offset: Some(0x02c0),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Stall::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "b_stall",
                    gens: GenSet(0b111110),
                    offset: Some(0x02c4),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Stall::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "nts_amzn",
            gens: GenSet(0b111110),
            offset: Some(0x0400),
            size: Some(0x0080),
            count: 1,
            stride: 128,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "control",
                    gens: GenSet(0b000010),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: NtsAmznControlSunda::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "control",
                    gens: GenSet(0b111100),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000008),
                    count: 1,
                    stride: 4,
                    fields: NtsAmznControlCayman::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "status",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: NtsAmznStatus::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "read_response",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000002),
                    count: 1,
                    stride: 4,
                    fields: NtsAmznReadResponse::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "read_data",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xdeadbeef),
                    count: 1,
                    stride: 4,
                    fields: NtsAmznReadData::FIELDS,
                    doc: "Repeated over the width of the bus.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "write_response",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000002),
                    count: 1,
                    stride: 4,
                    fields: NtsAmznWriteResponse::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "wr_serializer",
            gens: GenSet(0b111110),
            offset: Some(0x0500),
            size: Some(0x0080),
            count: 1,
            stride: 128,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "control",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrSerializerControl::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "status",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrSerializerStatus::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "clear",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::WriteOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrSerializerClear::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "nts_isolation",
            gens: GenSet(0b111100),
            offset: Some(0x0600),
            size: Some(0x0004),
            count: 1,
            stride: 4,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "ctrl",
                    gens: GenSet(0b111100),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000004),
                    count: 1,
                    stride: 4,
                    fields: NtsIsolationCtrl::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "spare_amzn",
            gens: GenSet(0b111110),
            offset: Some(0x07f0),
            size: Some(0x0010),
            count: 1,
            stride: 16,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "zeros_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: SpareAmznZeros0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "zeros_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: SpareAmznZeros1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "ones_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: SpareAmznOnes0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
                RegisterInfo {
                    name: "ones_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: SpareAmznOnes1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-prot.md"],
                },
            ],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Shapes what a bus master sends, and answers in place of a target that is gone. For privileged software.",
    notes: &[
        "It lets everything through after reset (chicken is 1), although limits read 0. The mask of block ids covers 7 of 9 bits then.",
        "mariana, mariana_plus and maverick have five groups more (parity of the bus on both sides, checks) and four time-outs; they are known by name and number (gap). The group csr is the same.",
        "Generators of random numbers have a seed, a polynomial and a current value; writing the seed loads it.",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/qos-prot.md"],
};
