// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Watches the transactions of a bus master on its way to PCIe, gives up those that hang, and cuts the master off.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Part of the data of a read that is given up.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ErrorData(pub u32);

impl Eq for ErrorData {}

impl ErrorData {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ERROR_DATA",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Part of the data of a read that is given up.",
        }
    };
}

impl ::tpb_core::layout::Layout for ErrorData {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ErrorData {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ErrorData {
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

::tpb_core::layout_serde!(ErrorData);

impl ErrorData {
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

/// Fields of `count`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Count(pub u32);

impl Eq for Count {}

impl Count {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNT",
            size: 4,
            bits: &[layout::BitInfo::new("empty", 0, 32, "")],
            doc: "Fields of `count`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Count {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Count {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Count {
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
    pub const fn empty(self) -> u32 {
        self.0
    }

    /// The same with another [`empty`](Self::empty); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_empty(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(Count);

impl Count {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "empty",
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

/// Fields of `ones`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Ones(pub u32);

impl Eq for Ones {}

impl Ones {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ONES",
            size: 4,
            bits: &[layout::BitInfo::new("empty", 0, 32, "")],
            doc: "Fields of `ones`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Ones {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Ones {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Ones {
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
    pub const fn empty(self) -> u32 {
        self.0
    }

    /// The same with another [`empty`](Self::empty); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_empty(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(Ones);

impl Ones {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "empty",
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

/// An error of either direction.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlReport(pub u32);

impl Eq for ControlReport {}

impl ControlReport {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_REPORT",
            size: 4,
            bits: &[
                layout::BitInfo::new("error_wr", 0, 1, ""),
                layout::BitInfo::new("error_rd", 4, 1, ""),
            ],
            doc: "An error of either direction.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlReport {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlReport {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlReport {
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
    pub const fn error_wr(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`error_wr`](Self::error_wr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_wr(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn error_rd(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`error_rd`](Self::error_rd); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_rd(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }
}

::tpb_core::layout_serde!(ControlReport);

impl ControlReport {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "error_wr",
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
            name: "error_rd",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// The monitor is bypassed until this is cleared; the name is inferred (med).
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlBypass(pub u32);

impl Eq for ControlBypass {}

impl ControlBypass {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_BYPASS",
            size: 4,
            bits: &[layout::BitInfo::new("enable", 0, 1, "")],
            doc: "The monitor is bypassed until this is cleared; the name is inferred (med).",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlBypass {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlBypass {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlBypass {
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

::tpb_core::layout_serde!(ControlBypass);

impl ControlBypass {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "enable",
            gens: GenSet(0b111110),
            lsb: 0,
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
    pub const RESET: Self = Self(0x00000001);
}

/// Empties the queues in front of the bus.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlResetStagingFifo(pub u32);

impl Eq for ControlResetStagingFifo {}

impl ControlResetStagingFifo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_RESET_STAGING_FIFO",
            size: 4,
            bits: &[
                layout::BitInfo::new("aw", 0, 1, ""),
                layout::BitInfo::new("w", 1, 1, ""),
                layout::BitInfo::new("ar", 2, 1, ""),
            ],
            doc: "Empties the queues in front of the bus.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlResetStagingFifo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlResetStagingFifo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlResetStagingFifo {
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
    pub const fn aw(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`aw`](Self::aw); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_aw(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn w(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`w`](Self::w); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_w(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn ar(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`ar`](Self::ar); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_ar(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }
}

::tpb_core::layout_serde!(ControlResetStagingFifo);

impl ControlResetStagingFifo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "aw",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 1,
            access: None,
            pulse: true,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "w",
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
            name: "ar",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `WR_STATUS`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrStatus(pub u32);

impl Eq for WrStatus {}

impl WrStatus {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_STATUS",
            size: 4,
            bits: &[
                layout::BitInfo::new("error_1_b_no_match_aw_ro", 4, 1, ""),
                layout::BitInfo::new("error_2_b_to_aw_timeout", 8, 1, ""),
                layout::BitInfo::new("error_3_awvalid_to_awready_timeout", 12, 1, ""),
                layout::BitInfo::new("error_4_wvalid_to_wready_timeout", 16, 1, ""),
            ],
            doc: "Fields of `WR_STATUS`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrStatus {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrStatus {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrStatus {
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

    /// Bits 4..=4.
    #[inline]
    pub const fn error_1_b_no_match_aw_ro(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`error_1_b_no_match_aw_ro`](Self::error_1_b_no_match_aw_ro); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_1_b_no_match_aw_ro(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }

    /// Bits 8..=8.
    #[inline]
    pub const fn error_2_b_to_aw_timeout(self) -> u8 {
        ((self.0 >> 8) & 0x01) as u8
    }

    /// The same with another [`error_2_b_to_aw_timeout`](Self::error_2_b_to_aw_timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_2_b_to_aw_timeout(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 8)) | (((value as u32) & 0x01) << 8))
    }

    /// Bits 12..=12.
    #[inline]
    pub const fn error_3_awvalid_to_awready_timeout(self) -> u8 {
        ((self.0 >> 12) & 0x01) as u8
    }

    /// The same with another [`error_3_awvalid_to_awready_timeout`](Self::error_3_awvalid_to_awready_timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_3_awvalid_to_awready_timeout(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 12)) | (((value as u32) & 0x01) << 12))
    }

    /// Bits 16..=16.
    #[inline]
    pub const fn error_4_wvalid_to_wready_timeout(self) -> u8 {
        ((self.0 >> 16) & 0x01) as u8
    }

    /// The same with another [`error_4_wvalid_to_wready_timeout`](Self::error_4_wvalid_to_wready_timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_4_wvalid_to_wready_timeout(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 16)) | (((value as u32) & 0x01) << 16))
    }
}

::tpb_core::layout_serde!(WrStatus);

impl WrStatus {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "error_1_b_no_match_aw_ro",
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
            name: "error_2_b_to_aw_timeout",
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
            name: "error_3_awvalid_to_awready_timeout",
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
            name: "error_4_wvalid_to_wready_timeout",
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
    pub const RESET: Self = Self(0x00000000);
}

/// Ticks until a response is late; 0 never.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrCfgRspThreshold(pub u32);

impl Eq for WrCfgRspThreshold {}

impl WrCfgRspThreshold {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_CFG_RSP_THRESHOLD",
            size: 4,
            bits: &[layout::BitInfo::new("timeout", 0, 12, "")],
            doc: "Ticks until a response is late; 0 never.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrCfgRspThreshold {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrCfgRspThreshold {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrCfgRspThreshold {
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

    /// Bits 0..=11.
    #[inline]
    pub const fn timeout(self) -> u16 {
        (self.0 & 0xfff) as u16
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u16) -> Self {
        Self((self.0 & !0xfff) | ((value as u32) & 0xfff))
    }
}

::tpb_core::layout_serde!(WrCfgRspThreshold);

impl WrCfgRspThreshold {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "timeout",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 12,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `WR_CFG_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrCfg1(pub u32);

impl Eq for WrCfg1 {}

impl WrCfg1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_CFG_1",
            size: 4,
            bits: &[
                layout::BitInfo::new(
                    "axi_bresp",
                    0,
                    2,
                    "Response that ends an access which is given up.",
                ),
                layout::BitInfo::new("enter_isolation_mode_on_rsp_error", 2, 1, ""),
                layout::BitInfo::new("enter_isolation_mode_on_spurious_rsp", 3, 1, ""),
            ],
            doc: "Fields of `WR_CFG_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrCfg1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrCfg1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrCfg1 {
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

    /// Response that ends an access which is given up.
    #[inline]
    pub const fn axi_bresp(self) -> u8 {
        (self.0 & 0x03) as u8
    }

    /// The same with another [`axi_bresp`](Self::axi_bresp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_axi_bresp(self, value: u8) -> Self {
        Self((self.0 & !0x03) | ((value as u32) & 0x03))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn enter_isolation_mode_on_rsp_error(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`enter_isolation_mode_on_rsp_error`](Self::enter_isolation_mode_on_rsp_error); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enter_isolation_mode_on_rsp_error(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn enter_isolation_mode_on_spurious_rsp(self) -> u8 {
        ((self.0 >> 3) & 0x01) as u8
    }

    /// The same with another [`enter_isolation_mode_on_spurious_rsp`](Self::enter_isolation_mode_on_spurious_rsp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enter_isolation_mode_on_spurious_rsp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | (((value as u32) & 0x01) << 3))
    }
}

::tpb_core::layout_serde!(WrCfg1);

impl WrCfg1 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "axi_bresp",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 2,
            access: None,
            pulse: false,
            reset: Some(0x02),
            signed: false,
            values: &[(2, "SLVERR"), (3, "DECERR")],
            doc: "response that ends an access which is given up",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "enter_isolation_mode_on_rsp_error",
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
            name: "enter_isolation_mode_on_spurious_rsp",
            gens: GenSet(0b111110),
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
    pub const RESET: Self = Self(0x0000000a);
}

/// Fields of `WR_CFG_RSP_TICK`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrCfgRspTick(pub u32);

impl Eq for WrCfgRspTick {}

impl WrCfgRspTick {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_CFG_RSP_TICK",
            size: 4,
            bits: &[layout::BitInfo::new("timeout", 0, 32, "")],
            doc: "Fields of `WR_CFG_RSP_TICK`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrCfgRspTick {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrCfgRspTick {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrCfgRspTick {
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
    pub const fn timeout(self) -> u32 {
        self.0
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(WrCfgRspTick);

impl WrCfgRspTick {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "timeout",
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

/// Fields of `WR_CFG_REQ_THRESHOLD`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrCfgReqThreshold(pub u32);

impl Eq for WrCfgReqThreshold {}

impl WrCfgReqThreshold {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_CFG_REQ_THRESHOLD",
            size: 4,
            bits: &[layout::BitInfo::new("timeout", 0, 12, "")],
            doc: "Fields of `WR_CFG_REQ_THRESHOLD`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrCfgReqThreshold {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrCfgReqThreshold {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrCfgReqThreshold {
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

    /// Bits 0..=11.
    #[inline]
    pub const fn timeout(self) -> u16 {
        (self.0 & 0xfff) as u16
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u16) -> Self {
        Self((self.0 & !0xfff) | ((value as u32) & 0xfff))
    }
}

::tpb_core::layout_serde!(WrCfgReqThreshold);

impl WrCfgReqThreshold {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "timeout",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 12,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `WR_CFG_REQ_TICK`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrCfgReqTick(pub u32);

impl Eq for WrCfgReqTick {}

impl WrCfgReqTick {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_CFG_REQ_TICK",
            size: 4,
            bits: &[layout::BitInfo::new("timeout", 0, 32, "")],
            doc: "Fields of `WR_CFG_REQ_TICK`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrCfgReqTick {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrCfgReqTick {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrCfgReqTick {
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
    pub const fn timeout(self) -> u32 {
        self.0
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(WrCfgReqTick);

impl WrCfgReqTick {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "timeout",
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

/// Fields of `WR_CFG_CLEAR`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrCfgClear(pub u32);

impl Eq for WrCfgClear {}

impl WrCfgClear {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_CFG_CLEAR",
            size: 4,
            bits: &[layout::BitInfo::new("errors", 0, 1, "")],
            doc: "Fields of `WR_CFG_CLEAR`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrCfgClear {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrCfgClear {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrCfgClear {
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
    pub const fn errors(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`errors`](Self::errors); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_errors(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(WrCfgClear);

impl WrCfgClear {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "errors",
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

/// Cycles until isolation; 0 at once.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrCfgIsolationEnter(pub u32);

impl Eq for WrCfgIsolationEnter {}

impl WrCfgIsolationEnter {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_CFG_ISOLATION_ENTER",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 16, "")],
            doc: "Cycles until isolation; 0 at once.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrCfgIsolationEnter {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrCfgIsolationEnter {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrCfgIsolationEnter {
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
    pub const fn count(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`count`](Self::count); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_count(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }
}

::tpb_core::layout_serde!(WrCfgIsolationEnter);

impl WrCfgIsolationEnter {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "count",
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

/// Isolates by itself; long\_resp and short\_resp do nothing for writes.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrCfgAutoIso(pub u32);

impl Eq for WrCfgAutoIso {}

impl WrCfgAutoIso {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_CFG_AUTO_ISO",
            size: 4,
            bits: &[
                layout::BitInfo::new("err_resp", 0, 1, ""),
                layout::BitInfo::new("long_resp", 1, 1, ""),
                layout::BitInfo::new("short_resp", 2, 1, ""),
                layout::BitInfo::new("spurious", 3, 1, ""),
                layout::BitInfo::new("timeout", 4, 1, ""),
            ],
            doc: "Isolates by itself; long_resp and short_resp do nothing for writes.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrCfgAutoIso {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrCfgAutoIso {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrCfgAutoIso {
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
    pub const fn err_resp(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`err_resp`](Self::err_resp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_err_resp(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn long_resp(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`long_resp`](Self::long_resp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_long_resp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn short_resp(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`short_resp`](Self::short_resp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_short_resp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn spurious(self) -> u8 {
        ((self.0 >> 3) & 0x01) as u8
    }

    /// The same with another [`spurious`](Self::spurious); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_spurious(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | (((value as u32) & 0x01) << 3))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn timeout(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }
}

::tpb_core::layout_serde!(WrCfgAutoIso);

impl WrCfgAutoIso {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "err_resp",
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
            name: "long_resp",
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
            name: "short_resp",
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
            name: "spurious",
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
            name: "timeout",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `WR_STA_PILLM_0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrStaPillm0(pub u32);

impl Eq for WrStaPillm0 {}

impl WrStaPillm0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_STA_PILLM_0",
            size: 4,
            bits: &[layout::BitInfo::new("empty", 0, 32, "")],
            doc: "Fields of `WR_STA_PILLM_0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrStaPillm0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrStaPillm0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrStaPillm0 {
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
    pub const fn empty(self) -> u32 {
        self.0
    }

    /// The same with another [`empty`](Self::empty); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_empty(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(WrStaPillm0);

impl WrStaPillm0 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "empty",
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

/// Bit 2 is the state of short responses, bits 1:0 that of isolation.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct WrStaState(pub u32);

impl Eq for WrStaState {}

impl WrStaState {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WR_STA_STATE",
            size: 4,
            bits: &[layout::BitInfo::new("empty", 0, 3, "")],
            doc: "Bit 2 is the state of short responses, bits 1:0 that of isolation.",
        }
    };
}

impl ::tpb_core::layout::Layout for WrStaState {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for WrStaState {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl WrStaState {
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
    pub const fn empty(self) -> u8 {
        (self.0 & 0x07) as u8
    }

    /// The same with another [`empty`](Self::empty); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_empty(self, value: u8) -> Self {
        Self((self.0 & !0x07) | ((value as u32) & 0x07))
    }
}

::tpb_core::layout_serde!(WrStaState);

impl WrStaState {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "empty",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `RD_STATUS`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdStatus(pub u32);

impl Eq for RdStatus {}

impl RdStatus {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_STATUS",
            size: 4,
            bits: &[
                layout::BitInfo::new("error_0_rlast_before_last_rdata", 0, 1, ""),
                layout::BitInfo::new("error_1_rlast_not_set", 4, 1, ""),
                layout::BitInfo::new("error_2_r_no_match_ar", 8, 1, ""),
                layout::BitInfo::new("error_3_r_to_ar_timeout", 12, 1, ""),
                layout::BitInfo::new("error_4_arvalid_to_arready_timeout", 16, 1, ""),
            ],
            doc: "Fields of `RD_STATUS`.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdStatus {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdStatus {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdStatus {
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
    pub const fn error_0_rlast_before_last_rdata(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`error_0_rlast_before_last_rdata`](Self::error_0_rlast_before_last_rdata); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_0_rlast_before_last_rdata(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn error_1_rlast_not_set(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`error_1_rlast_not_set`](Self::error_1_rlast_not_set); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_1_rlast_not_set(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }

    /// Bits 8..=8.
    #[inline]
    pub const fn error_2_r_no_match_ar(self) -> u8 {
        ((self.0 >> 8) & 0x01) as u8
    }

    /// The same with another [`error_2_r_no_match_ar`](Self::error_2_r_no_match_ar); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_2_r_no_match_ar(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 8)) | (((value as u32) & 0x01) << 8))
    }

    /// Bits 12..=12.
    #[inline]
    pub const fn error_3_r_to_ar_timeout(self) -> u8 {
        ((self.0 >> 12) & 0x01) as u8
    }

    /// The same with another [`error_3_r_to_ar_timeout`](Self::error_3_r_to_ar_timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_3_r_to_ar_timeout(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 12)) | (((value as u32) & 0x01) << 12))
    }

    /// Bits 16..=16.
    #[inline]
    pub const fn error_4_arvalid_to_arready_timeout(self) -> u8 {
        ((self.0 >> 16) & 0x01) as u8
    }

    /// The same with another [`error_4_arvalid_to_arready_timeout`](Self::error_4_arvalid_to_arready_timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_error_4_arvalid_to_arready_timeout(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 16)) | (((value as u32) & 0x01) << 16))
    }
}

::tpb_core::layout_serde!(RdStatus);

impl RdStatus {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "error_0_rlast_before_last_rdata",
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
            name: "error_1_rlast_not_set",
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
            name: "error_2_r_no_match_ar",
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
            name: "error_3_r_to_ar_timeout",
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
            name: "error_4_arvalid_to_arready_timeout",
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
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `RD_CFG_RSP_THRESHOLD`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdCfgRspThreshold(pub u32);

impl Eq for RdCfgRspThreshold {}

impl RdCfgRspThreshold {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_CFG_RSP_THRESHOLD",
            size: 4,
            bits: &[layout::BitInfo::new("timeout", 0, 12, "")],
            doc: "Fields of `RD_CFG_RSP_THRESHOLD`.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdCfgRspThreshold {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdCfgRspThreshold {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdCfgRspThreshold {
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

    /// Bits 0..=11.
    #[inline]
    pub const fn timeout(self) -> u16 {
        (self.0 & 0xfff) as u16
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u16) -> Self {
        Self((self.0 & !0xfff) | ((value as u32) & 0xfff))
    }
}

::tpb_core::layout_serde!(RdCfgRspThreshold);

impl RdCfgRspThreshold {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "timeout",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 12,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `RD_CFG_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdCfg1(pub u32);

impl Eq for RdCfg1 {}

impl RdCfg1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_CFG_1",
            size: 4,
            bits: &[
                layout::BitInfo::new(
                    "axi_rresp",
                    0,
                    2,
                    "Response that ends an access which is given up.",
                ),
                layout::BitInfo::new("enter_isolation_mode_on_rsp_error", 2, 1, ""),
                layout::BitInfo::new("enter_isolation_mode_on_long_rsp", 3, 1, ""),
                layout::BitInfo::new("enter_isolation_mode_on_short_rsp", 4, 1, ""),
                layout::BitInfo::new("enter_isolation_mode_on_spurious_rsp", 5, 1, ""),
            ],
            doc: "Fields of `RD_CFG_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdCfg1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdCfg1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdCfg1 {
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

    /// Response that ends an access which is given up.
    #[inline]
    pub const fn axi_rresp(self) -> u8 {
        (self.0 & 0x03) as u8
    }

    /// The same with another [`axi_rresp`](Self::axi_rresp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_axi_rresp(self, value: u8) -> Self {
        Self((self.0 & !0x03) | ((value as u32) & 0x03))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn enter_isolation_mode_on_rsp_error(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`enter_isolation_mode_on_rsp_error`](Self::enter_isolation_mode_on_rsp_error); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enter_isolation_mode_on_rsp_error(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn enter_isolation_mode_on_long_rsp(self) -> u8 {
        ((self.0 >> 3) & 0x01) as u8
    }

    /// The same with another [`enter_isolation_mode_on_long_rsp`](Self::enter_isolation_mode_on_long_rsp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enter_isolation_mode_on_long_rsp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | (((value as u32) & 0x01) << 3))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn enter_isolation_mode_on_short_rsp(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`enter_isolation_mode_on_short_rsp`](Self::enter_isolation_mode_on_short_rsp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enter_isolation_mode_on_short_rsp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }

    /// Bits 5..=5.
    #[inline]
    pub const fn enter_isolation_mode_on_spurious_rsp(self) -> u8 {
        ((self.0 >> 5) & 0x01) as u8
    }

    /// The same with another [`enter_isolation_mode_on_spurious_rsp`](Self::enter_isolation_mode_on_spurious_rsp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enter_isolation_mode_on_spurious_rsp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 5)) | (((value as u32) & 0x01) << 5))
    }
}

::tpb_core::layout_serde!(RdCfg1);

impl RdCfg1 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "axi_rresp",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 2,
            access: None,
            pulse: false,
            reset: Some(0x02),
            signed: false,
            values: &[(2, "SLVERR"), (3, "DECERR")],
            doc: "response that ends an access which is given up",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "enter_isolation_mode_on_rsp_error",
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
            name: "enter_isolation_mode_on_long_rsp",
            gens: GenSet(0b111110),
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
        FieldInfo {
            name: "enter_isolation_mode_on_short_rsp",
            gens: GenSet(0b111110),
            lsb: 4,
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
            name: "enter_isolation_mode_on_spurious_rsp",
            gens: GenSet(0b111110),
            lsb: 5,
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
    pub const RESET: Self = Self(0x0000003a);
}

/// Fields of `RD_CFG_RSP_TICK`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdCfgRspTick(pub u32);

impl Eq for RdCfgRspTick {}

impl RdCfgRspTick {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_CFG_RSP_TICK",
            size: 4,
            bits: &[layout::BitInfo::new("timeout", 0, 32, "")],
            doc: "Fields of `RD_CFG_RSP_TICK`.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdCfgRspTick {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdCfgRspTick {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdCfgRspTick {
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
    pub const fn timeout(self) -> u32 {
        self.0
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(RdCfgRspTick);

impl RdCfgRspTick {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "timeout",
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

/// Fields of `RD_CFG_REQ_THRESHOLD`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdCfgReqThreshold(pub u32);

impl Eq for RdCfgReqThreshold {}

impl RdCfgReqThreshold {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_CFG_REQ_THRESHOLD",
            size: 4,
            bits: &[layout::BitInfo::new("timeout", 0, 12, "")],
            doc: "Fields of `RD_CFG_REQ_THRESHOLD`.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdCfgReqThreshold {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdCfgReqThreshold {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdCfgReqThreshold {
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

    /// Bits 0..=11.
    #[inline]
    pub const fn timeout(self) -> u16 {
        (self.0 & 0xfff) as u16
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u16) -> Self {
        Self((self.0 & !0xfff) | ((value as u32) & 0xfff))
    }
}

::tpb_core::layout_serde!(RdCfgReqThreshold);

impl RdCfgReqThreshold {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "timeout",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 12,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `RD_CFG_REQ_TICK`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdCfgReqTick(pub u32);

impl Eq for RdCfgReqTick {}

impl RdCfgReqTick {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_CFG_REQ_TICK",
            size: 4,
            bits: &[layout::BitInfo::new("timeout", 0, 32, "")],
            doc: "Fields of `RD_CFG_REQ_TICK`.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdCfgReqTick {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdCfgReqTick {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdCfgReqTick {
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
    pub const fn timeout(self) -> u32 {
        self.0
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(RdCfgReqTick);

impl RdCfgReqTick {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "timeout",
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

/// Fields of `RD_CFG_CLEAR`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdCfgClear(pub u32);

impl Eq for RdCfgClear {}

impl RdCfgClear {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_CFG_CLEAR",
            size: 4,
            bits: &[layout::BitInfo::new("errors", 0, 1, "")],
            doc: "Fields of `RD_CFG_CLEAR`.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdCfgClear {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdCfgClear {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdCfgClear {
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
    pub const fn errors(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`errors`](Self::errors); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_errors(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(RdCfgClear);

impl RdCfgClear {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "errors",
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

/// Cycles until isolation; 0 at once.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdCfgIsolationEnter(pub u32);

impl Eq for RdCfgIsolationEnter {}

impl RdCfgIsolationEnter {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_CFG_ISOLATION_ENTER",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 16, "")],
            doc: "Cycles until isolation; 0 at once.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdCfgIsolationEnter {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdCfgIsolationEnter {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdCfgIsolationEnter {
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
    pub const fn count(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`count`](Self::count); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_count(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }
}

::tpb_core::layout_serde!(RdCfgIsolationEnter);

impl RdCfgIsolationEnter {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "count",
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

/// Fields of `RD_CFG_AUTO_ISO`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdCfgAutoIso(pub u32);

impl Eq for RdCfgAutoIso {}

impl RdCfgAutoIso {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_CFG_AUTO_ISO",
            size: 4,
            bits: &[
                layout::BitInfo::new("err_resp", 0, 1, ""),
                layout::BitInfo::new("long_resp", 1, 1, ""),
                layout::BitInfo::new("short_resp", 2, 1, ""),
                layout::BitInfo::new("spurious", 3, 1, ""),
                layout::BitInfo::new("timeout", 4, 1, ""),
            ],
            doc: "Fields of `RD_CFG_AUTO_ISO`.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdCfgAutoIso {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdCfgAutoIso {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdCfgAutoIso {
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
    pub const fn err_resp(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`err_resp`](Self::err_resp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_err_resp(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn long_resp(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`long_resp`](Self::long_resp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_long_resp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn short_resp(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`short_resp`](Self::short_resp); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_short_resp(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn spurious(self) -> u8 {
        ((self.0 >> 3) & 0x01) as u8
    }

    /// The same with another [`spurious`](Self::spurious); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_spurious(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | (((value as u32) & 0x01) << 3))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn timeout(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`timeout`](Self::timeout); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_timeout(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }
}

::tpb_core::layout_serde!(RdCfgAutoIso);

impl RdCfgAutoIso {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "err_resp",
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
            name: "long_resp",
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
            name: "short_resp",
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
            name: "spurious",
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
            name: "timeout",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `RD_STA_STATE`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RdStaState(pub u32);

impl Eq for RdStaState {}

impl RdStaState {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "RD_STA_STATE",
            size: 4,
            bits: &[layout::BitInfo::new("empty", 0, 3, "")],
            doc: "Fields of `RD_STA_STATE`.",
        }
    };
}

impl ::tpb_core::layout::Layout for RdStaState {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RdStaState {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RdStaState {
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
    pub const fn empty(self) -> u8 {
        (self.0 & 0x07) as u8
    }

    /// The same with another [`empty`](Self::empty); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_empty(self, value: u8) -> Self {
        Self((self.0 & !0x07) | ((value as u32) & 0x07))
    }
}

::tpb_core::layout_serde!(RdStaState);

impl RdStaState {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "empty",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `SPARE_ALL_ZEROS_0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareAllZeros0(pub u32);

impl Eq for SpareAllZeros0 {}

impl SpareAllZeros0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_ALL_ZEROS_0",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `SPARE_ALL_ZEROS_0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareAllZeros0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareAllZeros0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareAllZeros0 {
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

::tpb_core::layout_serde!(SpareAllZeros0);

impl SpareAllZeros0 {
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

/// Fields of `SPARE_ALL_ZEROS_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareAllZeros1(pub u32);

impl Eq for SpareAllZeros1 {}

impl SpareAllZeros1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_ALL_ZEROS_1",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `SPARE_ALL_ZEROS_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareAllZeros1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareAllZeros1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareAllZeros1 {
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

::tpb_core::layout_serde!(SpareAllZeros1);

impl SpareAllZeros1 {
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

/// Fields of `SPARE_ALL_ONES_0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareAllOnes0(pub u32);

impl Eq for SpareAllOnes0 {}

impl SpareAllOnes0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_ALL_ONES_0",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `SPARE_ALL_ONES_0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareAllOnes0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareAllOnes0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareAllOnes0 {
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

::tpb_core::layout_serde!(SpareAllOnes0);

impl SpareAllOnes0 {
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

/// Fields of `SPARE_ALL_ONES_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareAllOnes1(pub u32);

impl Eq for SpareAllOnes1 {}

impl SpareAllOnes1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_ALL_ONES_1",
            size: 4,
            bits: &[layout::BitInfo::new("val", 0, 32, "")],
            doc: "Fields of `SPARE_ALL_ONES_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareAllOnes1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareAllOnes1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareAllOnes1 {
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

::tpb_core::layout_serde!(SpareAllOnes1);

impl SpareAllOnes1 {
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

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `control.report`.
    pub const CONTROL_REPORT: u32 = 0x0000;
    /// Of `control.bypass`.
    pub const CONTROL_BYPASS: u32 = 0x0004;
    /// Of `control.reset_staging_fifo`.
    pub const CONTROL_RESET_STAGING_FIFO: u32 = 0x0008;
    /// Of `wr.status`.
    pub const WR_STATUS: u32 = 0x0100;
    /// Of `wr.cfg_rsp_threshold`.
    pub const WR_CFG_RSP_THRESHOLD: u32 = 0x0114;
    /// Of `wr.cfg_1`.
    pub const WR_CFG_1: u32 = 0x0118;
    /// Of `wr.cfg_rsp_tick`.
    pub const WR_CFG_RSP_TICK: u32 = 0x011c;
    /// Of `wr.cfg_req_threshold`.
    pub const WR_CFG_REQ_THRESHOLD: u32 = 0x0120;
    /// Of `wr.cfg_req_tick`.
    pub const WR_CFG_REQ_TICK: u32 = 0x0124;
    /// Of `wr.cfg_clear`.
    pub const WR_CFG_CLEAR: u32 = 0x0128;
    /// Of `wr.cfg_isolation_enter`.
    pub const WR_CFG_ISOLATION_ENTER: u32 = 0x012c;
    /// Of `wr.cfg_auto_iso`.
    pub const WR_CFG_AUTO_ISO: u32 = 0x0130;
    /// Of `wr.sta_pillm_0`.
    pub const WR_STA_PILLM_0: u32 = 0x0134;
    /// Of `wr.sta_dn_cnt_aw`.
    pub const WR_STA_DN_CNT_AW: u32 = 0x0138;
    /// Of `wr.sta_dn_cnt_w`.
    pub const WR_STA_DN_CNT_W: u32 = 0x013c;
    /// Of `wr.sta_up_cnt_aw`.
    pub const WR_STA_UP_CNT_AW: u32 = 0x0140;
    /// Of `wr.sta_up_cnt_w`.
    pub const WR_STA_UP_CNT_W: u32 = 0x0144;
    /// Of `wr.sta_up_cnt_b`.
    pub const WR_STA_UP_CNT_B: u32 = 0x0148;
    /// Of `wr.sta_pop_cnt`.
    pub const WR_STA_POP_CNT: u32 = 0x014c;
    /// Of `wr.sta_state`.
    pub const WR_STA_STATE: u32 = 0x0150;
    /// Of `rd.status`.
    pub const RD_STATUS: u32 = 0x0200;
    /// Of `rd.cfg_rsp_threshold`.
    pub const RD_CFG_RSP_THRESHOLD: u32 = 0x0214;
    /// Of `rd.cfg_1`.
    pub const RD_CFG_1: u32 = 0x0218;
    /// Of `rd.error_data_0`.
    pub const RD_ERROR_DATA_0: u32 = 0x021c;
    /// Of `rd.error_data_1`.
    pub const RD_ERROR_DATA_1: u32 = 0x0220;
    /// Of `rd.error_data_2`.
    pub const RD_ERROR_DATA_2: u32 = 0x0224;
    /// Of `rd.error_data_3`.
    pub const RD_ERROR_DATA_3: u32 = 0x0228;
    /// Of `rd.error_data_4`.
    pub const RD_ERROR_DATA_4: u32 = 0x022c;
    /// Of `rd.error_data_5`.
    pub const RD_ERROR_DATA_5: u32 = 0x0230;
    /// Of `rd.error_data_6`.
    pub const RD_ERROR_DATA_6: u32 = 0x0234;
    /// Of `rd.error_data_7`.
    pub const RD_ERROR_DATA_7: u32 = 0x0238;
    /// Of `rd.cfg_rsp_tick`.
    pub const RD_CFG_RSP_TICK: u32 = 0x023c;
    /// Of `rd.cfg_req_threshold`.
    pub const RD_CFG_REQ_THRESHOLD: u32 = 0x0240;
    /// Of `rd.cfg_req_tick`.
    pub const RD_CFG_REQ_TICK: u32 = 0x0244;
    /// Of `rd.cfg_clear`.
    pub const RD_CFG_CLEAR: u32 = 0x0248;
    /// Of `rd.cfg_isolation_enter`.
    pub const RD_CFG_ISOLATION_ENTER: u32 = 0x024c;
    /// Of `rd.cfg_auto_iso`.
    pub const RD_CFG_AUTO_ISO: u32 = 0x0250;
    /// Of `rd.sta_pillm_0`.
    pub const RD_STA_PILLM_0_SUNDA: u32 = 0x0254;
    /// Of `rd.sta_pillm_0`.
    pub const RD_STA_PILLM_0_CAYMAN: u32 = 0x0254;
    /// Of `rd.sta_pillm_1`.
    pub const RD_STA_PILLM_1_SUNDA: u32 = 0x0258;
    /// Of `rd.sta_pillm_1`.
    pub const RD_STA_PILLM_1_CAYMAN: u32 = 0x0258;
    /// Of `rd.sta_pillm_2`.
    pub const RD_STA_PILLM_2_SUNDA: u32 = 0x025c;
    /// Of `rd.sta_pillm_2`.
    pub const RD_STA_PILLM_2_CAYMAN: u32 = 0x025c;
    /// Of `rd.sta_pillm_3`.
    pub const RD_STA_PILLM_3_SUNDA: u32 = 0x0260;
    /// Of `rd.sta_pillm_3`.
    pub const RD_STA_PILLM_3_CAYMAN: u32 = 0x0260;
    /// Of `rd.sta_dn_cnt_ar`.
    pub const RD_STA_DN_CNT_AR: u32 = 0x0264;
    /// Of `rd.sta_up_cnt_ar`.
    pub const RD_STA_UP_CNT_AR: u32 = 0x0268;
    /// Of `rd.sta_up_cnt_r`.
    pub const RD_STA_UP_CNT_R: u32 = 0x026c;
    /// Of `rd.sta_pop_cnt`.
    pub const RD_STA_POP_CNT: u32 = 0x0270;
    /// Of `rd.sta_state`.
    pub const RD_STA_STATE: u32 = 0x0274;
    /// Of `spare.all_zeros_0`.
    pub const SPARE_ALL_ZEROS_0: u32 = 0x0900;
    /// Of `spare.all_zeros_1`.
    pub const SPARE_ALL_ZEROS_1: u32 = 0x0904;
    /// Of `spare.all_ones_0`.
    pub const SPARE_ALL_ONES_0: u32 = 0x0908;
    /// Of `spare.all_ones_1`.
    pub const SPARE_ALL_ONES_1: u32 = 0x090c;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "nsm",
    title: "nsm",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x1000),
    instances: &[],
    groups: &[
        GroupInfo {
            name: "control",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: Some(0x0100),
            count: 1,
            stride: 256,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "report",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ControlReport::FIELDS,
                    doc: "An error of either direction.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "bypass",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000001),
                    count: 1,
                    stride: 4,
                    fields: ControlBypass::FIELDS,
                    doc: "The monitor is bypassed until this is cleared; the name is inferred (med).",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "reset_staging_fifo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ControlResetStagingFifo::FIELDS,
                    doc: "Empties the queues in front of the bus.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "wr",
            gens: GenSet(0b111110),
            offset: Some(0x0100),
            size: Some(0x0100),
            count: 1,
            stride: 256,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "status",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrStatus::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_rsp_threshold",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrCfgRspThreshold::FIELDS,
                    doc: "Ticks until a response is late; 0 never.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0018),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x0000000a),
                    count: 1,
                    stride: 4,
                    fields: WrCfg1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_rsp_tick",
                    gens: GenSet(0b111110),
                    offset: Some(0x001c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrCfgRspTick::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_req_threshold",
                    gens: GenSet(0b111110),
                    offset: Some(0x0020),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrCfgReqThreshold::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_req_tick",
                    gens: GenSet(0b111110),
                    offset: Some(0x0024),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrCfgReqTick::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_clear",
                    gens: GenSet(0b111110),
                    offset: Some(0x0028),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrCfgClear::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_isolation_enter",
                    gens: GenSet(0b111110),
                    offset: Some(0x002c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrCfgIsolationEnter::FIELDS,
                    doc: "Cycles until isolation; 0 at once.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_auto_iso",
                    gens: GenSet(0b111110),
                    offset: Some(0x0030),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrCfgAutoIso::FIELDS,
                    doc: "Isolates by itself; long_resp and short_resp do nothing for writes.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pillm_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0034),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrStaPillm0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_dn_cnt_aw",
                    gens: GenSet(0b111110),
                    offset: Some(0x0038),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_dn_cnt_w",
                    gens: GenSet(0b111110),
                    offset: Some(0x003c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_up_cnt_aw",
                    gens: GenSet(0b111110),
                    offset: Some(0x0040),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_up_cnt_w",
                    gens: GenSet(0b111110),
                    offset: Some(0x0044),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_up_cnt_b",
                    gens: GenSet(0b111110),
                    offset: Some(0x0048),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pop_cnt",
                    gens: GenSet(0b111110),
                    offset: Some(0x004c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_state",
                    gens: GenSet(0b111110),
                    offset: Some(0x0050),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: WrStaState::FIELDS,
                    doc: "Bit 2 is the state of short responses, bits 1:0 that of isolation.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
            ],
            doc: "Writes.",
        },
        GroupInfo {
            name: "rd",
            gens: GenSet(0b111110),
            offset: Some(0x0200),
            size: Some(0x0100),
            count: 1,
            stride: 256,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "status",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: RdStatus::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_rsp_threshold",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: RdCfgRspThreshold::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0018),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x0000003a),
                    count: 1,
                    stride: 4,
                    fields: RdCfg1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "error_data_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x001c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xdeadbeef),
                    count: 1,
                    stride: 4,
                    fields: ErrorData::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "error_data_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0020),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xdeadbeef),
                    count: 1,
                    stride: 4,
                    fields: ErrorData::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "error_data_2",
                    gens: GenSet(0b111110),
                    offset: Some(0x0024),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xdeadbeef),
                    count: 1,
                    stride: 4,
                    fields: ErrorData::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "error_data_3",
                    gens: GenSet(0b111110),
                    offset: Some(0x0028),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xdeadbeef),
                    count: 1,
                    stride: 4,
                    fields: ErrorData::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "error_data_4",
                    gens: GenSet(0b111110),
                    offset: Some(0x002c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xdeadbeef),
                    count: 1,
                    stride: 4,
                    fields: ErrorData::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "error_data_5",
                    gens: GenSet(0b111110),
                    offset: Some(0x0030),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xdeadbeef),
                    count: 1,
                    stride: 4,
                    fields: ErrorData::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "error_data_6",
                    gens: GenSet(0b111110),
                    offset: Some(0x0034),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xdeadbeef),
                    count: 1,
                    stride: 4,
                    fields: ErrorData::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "error_data_7",
                    gens: GenSet(0b111110),
                    offset: Some(0x0038),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xdeadbeef),
                    count: 1,
                    stride: 4,
                    fields: ErrorData::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_rsp_tick",
                    gens: GenSet(0b111110),
                    offset: Some(0x003c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: RdCfgRspTick::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_req_threshold",
                    gens: GenSet(0b111110),
                    offset: Some(0x0040),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: RdCfgReqThreshold::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_req_tick",
                    gens: GenSet(0b111110),
                    offset: Some(0x0044),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: RdCfgReqTick::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_clear",
                    gens: GenSet(0b111110),
                    offset: Some(0x0048),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: true,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: RdCfgClear::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_isolation_enter",
                    gens: GenSet(0b111110),
                    offset: Some(0x004c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: RdCfgIsolationEnter::FIELDS,
                    doc: "Cycles until isolation; 0 at once.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "cfg_auto_iso",
                    gens: GenSet(0b111110),
                    offset: Some(0x0050),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: RdCfgAutoIso::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pillm_0",
                    gens: GenSet(0b000010),
                    offset: Some(0x0054),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pillm_0",
                    gens: GenSet(0b111100),
                    offset: Some(0x0054),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Ones::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pillm_1",
                    gens: GenSet(0b000010),
                    offset: Some(0x0058),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pillm_1",
                    gens: GenSet(0b111100),
                    offset: Some(0x0058),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Ones::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pillm_2",
                    gens: GenSet(0b000010),
                    offset: Some(0x005c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pillm_2",
                    gens: GenSet(0b111100),
                    offset: Some(0x005c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Ones::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pillm_3",
                    gens: GenSet(0b000010),
                    offset: Some(0x0060),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pillm_3",
                    gens: GenSet(0b111100),
                    offset: Some(0x0060),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: Ones::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_dn_cnt_ar",
                    gens: GenSet(0b111110),
                    offset: Some(0x0064),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_up_cnt_ar",
                    gens: GenSet(0b111110),
                    offset: Some(0x0068),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_up_cnt_r",
                    gens: GenSet(0b111110),
                    offset: Some(0x006c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_pop_cnt",
                    gens: GenSet(0b111110),
                    offset: Some(0x0070),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "sta_state",
                    gens: GenSet(0b111110),
                    offset: Some(0x0074),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: RdStaState::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
            ],
            doc: "Reads.",
        },
        GroupInfo {
            name: "spare",
            gens: GenSet(0b111110),
            offset: Some(0x0900),
            size: Some(0x0100),
            count: 1,
            stride: 256,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "all_zeros_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: SpareAllZeros0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "all_zeros_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: SpareAllZeros1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "all_ones_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: SpareAllOnes0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
                RegisterInfo {
                    name: "all_ones_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: SpareAllOnes1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/nsm.md"],
                },
            ],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Watches the transactions of a bus master on its way to PCIe, gives up those that hang, and cuts the master off.",
    notes: &[
        "A time-out is the tick, in cycles, times the threshold, in ticks; requests and responses, reads and writes have timers of their own. A threshold of 0 switches one off.",
        "It tracks 32 ids of writes and 128 of reads.",
        "By default spurious, long and short responses isolate, and error responses do not. To come back, empty the staging queues, then reset the fabric.",
        "The generations differ in the reset of rd.sta_pillm alone.",
        "There are 28, and 192 addresses that broadcast to several.",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/nsm.md"],
};
