// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Throttles of what POOL, ACT and DVE read and write in SBUF.

use tpb_core::csr::{BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Fields of `throttle_cfg0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ThrottleCfg0(pub u32);

impl Eq for ThrottleCfg0 {}

impl ThrottleCfg0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "THROTTLE_CFG0",
            size: 4,
            bits: &[layout::BitInfo::new("disable_throttle", 0, 1, "")],
            doc: "Fields of `throttle_cfg0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ThrottleCfg0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ThrottleCfg0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ThrottleCfg0 {
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
    pub const fn disable_throttle(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`disable_throttle`](Self::disable_throttle); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_disable_throttle(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(ThrottleCfg0);

impl ThrottleCfg0 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "disable_throttle",
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

/// Fields of `throttle_cfg1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ThrottleCfg1(pub u32);

impl Eq for ThrottleCfg1 {}

impl ThrottleCfg1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "THROTTLE_CFG1",
            size: 4,
            bits: &[
                layout::BitInfo::new("window_len", 0, 8, ""),
                layout::BitInfo::new("transfer_cnt", 16, 8, "Transfers in a window."),
            ],
            doc: "Fields of `throttle_cfg1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ThrottleCfg1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ThrottleCfg1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ThrottleCfg1 {
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
    pub const fn window_len(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`window_len`](Self::window_len); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_window_len(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }

    /// Transfers in a window.
    #[inline]
    pub const fn transfer_cnt(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// The same with another [`transfer_cnt`](Self::transfer_cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_transfer_cnt(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 16)) | (((value as u32) & 0xff) << 16))
    }
}

::tpb_core::layout_serde!(ThrottleCfg1);

impl ThrottleCfg1 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "window_len",
            gens: GenSet(0b111110),
            lsb: 0,
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
            name: "transfer_cnt",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 8,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "transfers in a window",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `pool_throttler.rd_throttle_cfg0`.
    pub const POOL_THROTTLER_RD_THROTTLE_CFG0: u32 = 0x0000;
    /// Of `pool_throttler.rd_throttle_cfg1`.
    pub const POOL_THROTTLER_RD_THROTTLE_CFG1: u32 = 0x0004;
    /// Of `pool_throttler.wr_throttle_cfg0`.
    pub const POOL_THROTTLER_WR_THROTTLE_CFG0: u32 = 0x000c;
    /// Of `pool_throttler.wr_throttle_cfg1`.
    pub const POOL_THROTTLER_WR_THROTTLE_CFG1: u32 = 0x0010;
    /// Of `act_throttler.rd_throttle_cfg0`.
    pub const ACT_THROTTLER_RD_THROTTLE_CFG0: u32 = 0x0100;
    /// Of `act_throttler.rd_throttle_cfg1`.
    pub const ACT_THROTTLER_RD_THROTTLE_CFG1: u32 = 0x0104;
    /// Of `act_throttler.wr_throttle_cfg0`.
    pub const ACT_THROTTLER_WR_THROTTLE_CFG0: u32 = 0x010c;
    /// Of `act_throttler.wr_throttle_cfg1`.
    pub const ACT_THROTTLER_WR_THROTTLE_CFG1: u32 = 0x0110;
    /// Of `dve_throttler.rd_throttle_cfg0`.
    pub const DVE_THROTTLER_RD_THROTTLE_CFG0: u32 = 0x0200;
    /// Of `dve_throttler.rd_throttle_cfg1`.
    pub const DVE_THROTTLER_RD_THROTTLE_CFG1: u32 = 0x0204;
    /// Of `dve_throttler.wr_throttle_cfg0`.
    pub const DVE_THROTTLER_WR_THROTTLE_CFG0: u32 = 0x020c;
    /// Of `dve_throttler.wr_throttle_cfg1`.
    pub const DVE_THROTTLER_WR_THROTTLE_CFG1: u32 = 0x0210;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "sbuf_pool_act",
    title: "tpb_sbuf_pool_act",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x1000),
    instances: &[],
    groups: &[
        GroupInfo {
            name: "pool_throttler",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "rd_throttle_cfg0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000001),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "rd_throttle_cfg1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "wr_throttle_cfg0",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000001),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "wr_throttle_cfg1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "act_throttler",
            gens: GenSet(0b111110),
            offset: Some(0x0100),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "rd_throttle_cfg0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000001),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "rd_throttle_cfg1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "wr_throttle_cfg0",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000001),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "wr_throttle_cfg1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "dve_throttler",
            gens: GenSet(0b111100),
            offset: Some(0x0200),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "rd_throttle_cfg0",
                    gens: GenSet(0b111100),
                    offset: Some(0x0000),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000001),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "rd_throttle_cfg1",
                    gens: GenSet(0b111100),
                    offset: Some(0x0004),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "wr_throttle_cfg0",
                    gens: GenSet(0b111100),
                    offset: Some(0x000c),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000001),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "wr_throttle_cfg1",
                    gens: GenSet(0b111100),
                    offset: Some(0x0010),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "spare_regs",
            gens: GenSet(0b111110),
            offset: Some(0x0300),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Throttles of what POOL, ACT and DVE read and write in SBUF.",
    notes: &[
        "sunda has a third register for each throttle, and a group of spare registers is at 0x300 (gap).",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/tpb-subblocks.md"],
};
