// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Error checks of one memory. A bank has 16 for SBUF and 32 for PSUM.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Fields of `INIT_CFG`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct InitCfg(pub u32);

impl Eq for InitCfg {}

impl InitCfg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "INIT_CFG",
            size: 4,
            bits: &[
                layout::BitInfo::new("start", 0, 1, ""),
                layout::BitInfo::new("serialize", 4, 1, ""),
                layout::BitInfo::new("init_type", 8, 1, ""),
                layout::BitInfo::new("init_clk_en", 12, 1, ""),
            ],
            doc: "Fields of `INIT_CFG`.",
        }
    };
}

impl ::tpb_core::layout::Layout for InitCfg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for InitCfg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl InitCfg {
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
    pub const fn start(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`start`](Self::start); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_start(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn serialize(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`serialize`](Self::serialize); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_serialize(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }

    /// Bits 8..=8.
    #[inline]
    pub const fn init_type(self) -> u8 {
        ((self.0 >> 8) & 0x01) as u8
    }

    /// The same with another [`init_type`](Self::init_type); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_init_type(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 8)) | (((value as u32) & 0x01) << 8))
    }

    /// Bits 12..=12.
    #[inline]
    pub const fn init_clk_en(self) -> u8 {
        ((self.0 >> 12) & 0x01) as u8
    }

    /// The same with another [`init_clk_en`](Self::init_clk_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_init_clk_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 12)) | (((value as u32) & 0x01) << 12))
    }
}

::tpb_core::layout_serde!(InitCfg);

impl InitCfg {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "start",
            gens: GenSet(0b111110),
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
            name: "serialize",
            gens: GenSet(0b111110),
            lsb: 4,
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
            name: "init_type",
            gens: GenSet(0b111110),
            lsb: 8,
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
            name: "init_clk_en",
            gens: GenSet(0b111110),
            lsb: 12,
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

/// Fields of `INIT_STATUS`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct InitStatus(pub u32);

impl Eq for InitStatus {}

impl InitStatus {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "INIT_STATUS",
            size: 4,
            bits: &[
                layout::BitInfo::new("busy", 0, 1, ""),
                layout::BitInfo::new("done", 1, 1, ""),
                layout::BitInfo::new("unsupported", 2, 1, ""),
            ],
            doc: "Fields of `INIT_STATUS`.",
        }
    };
}

impl ::tpb_core::layout::Layout for InitStatus {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for InitStatus {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl InitStatus {
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
    pub const fn busy(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`busy`](Self::busy); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_busy(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn done(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`done`](Self::done); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_done(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn unsupported(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`unsupported`](Self::unsupported); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_unsupported(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }
}

::tpb_core::layout_serde!(InitStatus);

impl InitStatus {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "busy",
            gens: GenSet(0b111110),
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
            name: "done",
            gens: GenSet(0b111110),
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
            name: "unsupported",
            gens: GenSet(0b111110),
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

/// Fields of `MEM_CFG`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MemCfg(pub u32);

impl Eq for MemCfg {}

impl MemCfg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "MEM_CFG",
            size: 4,
            bits: &[
                layout::BitInfo::new("shutdown", 0, 1, ""),
                layout::BitInfo::new("rmea", 4, 1, ""),
                layout::BitInfo::new("rmeb", 8, 1, ""),
                layout::BitInfo::new("rma", 12, 4, ""),
                layout::BitInfo::new("rmb", 16, 4, ""),
                layout::BitInfo::new("test1a", 20, 1, ""),
                layout::BitInfo::new("test1b", 21, 1, ""),
                layout::BitInfo::new("testrnm", 22, 1, ""),
                layout::BitInfo::new("testrwm", 23, 1, ""),
            ],
            doc: "Fields of `MEM_CFG`.",
        }
    };
}

impl ::tpb_core::layout::Layout for MemCfg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for MemCfg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl MemCfg {
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
    pub const fn shutdown(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`shutdown`](Self::shutdown); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_shutdown(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn rmea(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`rmea`](Self::rmea); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rmea(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }

    /// Bits 8..=8.
    #[inline]
    pub const fn rmeb(self) -> u8 {
        ((self.0 >> 8) & 0x01) as u8
    }

    /// The same with another [`rmeb`](Self::rmeb); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rmeb(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 8)) | (((value as u32) & 0x01) << 8))
    }

    /// Bits 12..=15.
    #[inline]
    pub const fn rma(self) -> u8 {
        ((self.0 >> 12) & 0x0f) as u8
    }

    /// The same with another [`rma`](Self::rma); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rma(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 12)) | (((value as u32) & 0x0f) << 12))
    }

    /// Bits 16..=19.
    #[inline]
    pub const fn rmb(self) -> u8 {
        ((self.0 >> 16) & 0x0f) as u8
    }

    /// The same with another [`rmb`](Self::rmb); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rmb(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 16)) | (((value as u32) & 0x0f) << 16))
    }

    /// Bits 20..=20.
    #[inline]
    pub const fn test1a(self) -> u8 {
        ((self.0 >> 20) & 0x01) as u8
    }

    /// The same with another [`test1a`](Self::test1a); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_test1a(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 20)) | (((value as u32) & 0x01) << 20))
    }

    /// Bits 21..=21.
    #[inline]
    pub const fn test1b(self) -> u8 {
        ((self.0 >> 21) & 0x01) as u8
    }

    /// The same with another [`test1b`](Self::test1b); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_test1b(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 21)) | (((value as u32) & 0x01) << 21))
    }

    /// Bits 22..=22.
    #[inline]
    pub const fn testrnm(self) -> u8 {
        ((self.0 >> 22) & 0x01) as u8
    }

    /// The same with another [`testrnm`](Self::testrnm); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_testrnm(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 22)) | (((value as u32) & 0x01) << 22))
    }

    /// Bits 23..=23.
    #[inline]
    pub const fn testrwm(self) -> u8 {
        ((self.0 >> 23) & 0x01) as u8
    }

    /// The same with another [`testrwm`](Self::testrwm); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_testrwm(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 23)) | (((value as u32) & 0x01) << 23))
    }
}

::tpb_core::layout_serde!(MemCfg);

impl MemCfg {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "shutdown",
            gens: GenSet(0b111110),
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
            name: "rmea",
            gens: GenSet(0b000110),
            lsb: 4,
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
            name: "rmeb",
            gens: GenSet(0b000110),
            lsb: 8,
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
            name: "rma",
            gens: GenSet(0b000110),
            lsb: 12,
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
            name: "rmb",
            gens: GenSet(0b000110),
            lsb: 16,
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
            name: "test1a",
            gens: GenSet(0b111110),
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
            name: "test1b",
            gens: GenSet(0b111110),
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
            name: "testrnm",
            gens: GenSet(0b111110),
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
        FieldInfo {
            name: "testrwm",
            gens: GenSet(0b111110),
            lsb: 23,
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

/// Fields of `CFG`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Cfg(pub u32);

impl Eq for Cfg {}

impl Cfg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CFG",
            size: 4,
            bits: &[
                layout::BitInfo::new("dis_uncerr", 0, 1, ""),
                layout::BitInfo::new("eg_cfg0", 4, 8, ""),
                layout::BitInfo::new("eg_cfg1", 12, 8, ""),
                layout::BitInfo::new("erg_type", 20, 1, ""),
            ],
            doc: "Fields of `CFG`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Cfg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Cfg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Cfg {
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
    pub const fn dis_uncerr(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`dis_uncerr`](Self::dis_uncerr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_dis_uncerr(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 4..=11.
    #[inline]
    pub const fn eg_cfg0(self) -> u8 {
        ((self.0 >> 4) & 0xff) as u8
    }

    /// The same with another [`eg_cfg0`](Self::eg_cfg0); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_eg_cfg0(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 4)) | (((value as u32) & 0xff) << 4))
    }

    /// Bits 12..=19.
    #[inline]
    pub const fn eg_cfg1(self) -> u8 {
        ((self.0 >> 12) & 0xff) as u8
    }

    /// The same with another [`eg_cfg1`](Self::eg_cfg1); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_eg_cfg1(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 12)) | (((value as u32) & 0xff) << 12))
    }

    /// Bits 20..=20.
    #[inline]
    pub const fn erg_type(self) -> u8 {
        ((self.0 >> 20) & 0x01) as u8
    }

    /// The same with another [`erg_type`](Self::erg_type); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_erg_type(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 20)) | (((value as u32) & 0x01) << 20))
    }
}

::tpb_core::layout_serde!(Cfg);

impl Cfg {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "dis_uncerr",
            gens: GenSet(0b111110),
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
            name: "eg_cfg0",
            gens: GenSet(0b111110),
            lsb: 4,
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
            name: "eg_cfg1",
            gens: GenSet(0b111110),
            lsb: 12,
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
            name: "erg_type",
            gens: GenSet(0b111110),
            lsb: 20,
            width: 1,
            access: Some(Access::ReadOnly),
            pulse: false,
            reset: None,
            signed: false,
            values: &[(0, "parity"), (1, "ecc")],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
}

/// Stays at 0xff once there.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UncerrCnt(pub u32);

impl Eq for UncerrCnt {}

impl UncerrCnt {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "UNCERR_CNT",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 8, "")],
            doc: "Stays at 0xff once there.",
        }
    };
}

impl ::tpb_core::layout::Layout for UncerrCnt {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UncerrCnt {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UncerrCnt {
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
    pub const fn cnt(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`cnt`](Self::cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cnt(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }
}

::tpb_core::layout_serde!(UncerrCnt);

impl UncerrCnt {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
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
    ];
}

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `init_cfg`.
    pub const INIT_CFG: u32 = 0x0000;
    /// Of `init_status`.
    pub const INIT_STATUS: u32 = 0x0004;
    /// Of `mem_cfg`.
    pub const MEM_CFG: u32 = 0x0008;
    /// Of `cfg`.
    pub const CFG: u32 = 0x000c;
    /// Of `eg_sram_uncerr`.
    pub const EG_SRAM_UNCERR: u32 = 0x0010;
    /// Of `uncerr_sram_mask`.
    pub const UNCERR_SRAM_MASK: u32 = 0x0014;
    /// Of `uncerr_cnt`.
    pub const UNCERR_CNT: u32 = 0x0018;
    /// Of `uncerr_sram_status`.
    pub const UNCERR_SRAM_STATUS: u32 = 0x001c;
    /// Of `uncerr_stat_clear`.
    pub const UNCERR_STAT_CLEAR: u32 = 0x0020;
    /// Of `spare_reg`.
    pub const SPARE_REG: u32 = 0x0024;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "erg",
    title: "erg_parity_model",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x0040),
    instances: &[],
    groups: &[
        GroupInfo {
            name: "",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: None,
            count: 1,
            stride: 64,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "init_cfg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: InitCfg::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "init_status",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: InitStatus::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "mem_cfg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: MemCfg::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "cfg",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cfg::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "eg_sram_uncerr",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "uncerr_sram_mask",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "uncerr_cnt",
                    gens: GenSet(0b111110),
                    offset: Some(0x0018),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: UncerrCnt::FIELDS,
                    doc: "Stays at 0xff once there.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "uncerr_sram_status",
                    gens: GenSet(0b111110),
                    offset: Some(0x001c),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "uncerr_stat_clear",
                    gens: GenSet(0b111110),
                    offset: Some(0x0020),
                    width: 32,
                    access: Some(Access::WriteOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "spare_reg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0024),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Error checks of one memory. A bank has 16 for SBUF and 32 for PSUM.",
    notes: &["A page on the geometry of SBUF and PSUM lays mem_cfg out otherwise."],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/tpb-subblocks.md"],
};
