// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Arbiter in front of SBUF - priorities and weights of its clients, time slots of DMA.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Priorities of the clients.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArbStage1ArbPrio(pub u32);

impl Eq for ArbStage1ArbPrio {}

impl ArbStage1ArbPrio {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARB_STAGE1_ARB_PRIO",
            size: 4,
            bits: &[
                layout::BitInfo::new("pe_client_0", 0, 3, ""),
                layout::BitInfo::new("pe_client_1", 4, 3, ""),
                layout::BitInfo::new("pe_client_2", 8, 3, ""),
                layout::BitInfo::new("pe_client_3", 12, 3, ""),
                layout::BitInfo::new("pe_client_4", 16, 3, ""),
            ],
            doc: "Priorities of the clients.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArbStage1ArbPrio {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArbStage1ArbPrio {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArbStage1ArbPrio {
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
    pub const fn pe_client_0(self) -> u8 {
        (self.0 & 0x07) as u8
    }

    /// The same with another [`pe_client_0`](Self::pe_client_0); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_0(self, value: u8) -> Self {
        Self((self.0 & !0x07) | ((value as u32) & 0x07))
    }

    /// Bits 4..=6.
    #[inline]
    pub const fn pe_client_1(self) -> u8 {
        ((self.0 >> 4) & 0x07) as u8
    }

    /// The same with another [`pe_client_1`](Self::pe_client_1); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_1(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 4)) | (((value as u32) & 0x07) << 4))
    }

    /// Bits 8..=10.
    #[inline]
    pub const fn pe_client_2(self) -> u8 {
        ((self.0 >> 8) & 0x07) as u8
    }

    /// The same with another [`pe_client_2`](Self::pe_client_2); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_2(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 8)) | (((value as u32) & 0x07) << 8))
    }

    /// Bits 12..=14.
    #[inline]
    pub const fn pe_client_3(self) -> u8 {
        ((self.0 >> 12) & 0x07) as u8
    }

    /// The same with another [`pe_client_3`](Self::pe_client_3); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_3(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 12)) | (((value as u32) & 0x07) << 12))
    }

    /// Bits 16..=18.
    #[inline]
    pub const fn pe_client_4(self) -> u8 {
        ((self.0 >> 16) & 0x07) as u8
    }

    /// The same with another [`pe_client_4`](Self::pe_client_4); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_4(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 16)) | (((value as u32) & 0x07) << 16))
    }
}

::tpb_core::layout_serde!(ArbStage1ArbPrio);

impl ArbStage1ArbPrio {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "pe_client_0",
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
            name: "pe_client_1",
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
        FieldInfo {
            name: "pe_client_2",
            gens: GenSet(0b111110),
            lsb: 8,
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
            name: "pe_client_3",
            gens: GenSet(0b111110),
            lsb: 12,
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
            name: "pe_client_4",
            gens: GenSet(0b111110),
            lsb: 16,
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

/// Weights of the clients.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArbStage1ArbWeight(pub u32);

impl Eq for ArbStage1ArbWeight {}

impl ArbStage1ArbWeight {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARB_STAGE1_ARB_WEIGHT",
            size: 4,
            bits: &[
                layout::BitInfo::new("pe_client_0", 0, 4, ""),
                layout::BitInfo::new("pe_client_1", 4, 4, ""),
                layout::BitInfo::new("pe_client_2", 8, 4, ""),
                layout::BitInfo::new("pe_client_3", 12, 4, ""),
                layout::BitInfo::new("pe_client_4", 16, 4, ""),
            ],
            doc: "Weights of the clients.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArbStage1ArbWeight {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArbStage1ArbWeight {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArbStage1ArbWeight {
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
    pub const fn pe_client_0(self) -> u8 {
        (self.0 & 0x0f) as u8
    }

    /// The same with another [`pe_client_0`](Self::pe_client_0); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_0(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | ((value as u32) & 0x0f))
    }

    /// Bits 4..=7.
    #[inline]
    pub const fn pe_client_1(self) -> u8 {
        ((self.0 >> 4) & 0x0f) as u8
    }

    /// The same with another [`pe_client_1`](Self::pe_client_1); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_1(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 4)) | (((value as u32) & 0x0f) << 4))
    }

    /// Bits 8..=11.
    #[inline]
    pub const fn pe_client_2(self) -> u8 {
        ((self.0 >> 8) & 0x0f) as u8
    }

    /// The same with another [`pe_client_2`](Self::pe_client_2); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_2(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 8)) | (((value as u32) & 0x0f) << 8))
    }

    /// Bits 12..=15.
    #[inline]
    pub const fn pe_client_3(self) -> u8 {
        ((self.0 >> 12) & 0x0f) as u8
    }

    /// The same with another [`pe_client_3`](Self::pe_client_3); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_3(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 12)) | (((value as u32) & 0x0f) << 12))
    }

    /// Bits 16..=19.
    #[inline]
    pub const fn pe_client_4(self) -> u8 {
        ((self.0 >> 16) & 0x0f) as u8
    }

    /// The same with another [`pe_client_4`](Self::pe_client_4); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_client_4(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 16)) | (((value as u32) & 0x0f) << 16))
    }
}

::tpb_core::layout_serde!(ArbStage1ArbWeight);

impl ArbStage1ArbWeight {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "pe_client_0",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "pe_client_1",
            gens: GenSet(0b111110),
            lsb: 4,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "pe_client_2",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "pe_client_3",
            gens: GenSet(0b111110),
            lsb: 12,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "pe_client_4",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 4,
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
    pub const RESET: Self = Self(0x00011111);
}

/// Priorities of the clients.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArbStage2ArbPrio(pub u32);

impl Eq for ArbStage2ArbPrio {}

impl ArbStage2ArbPrio {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARB_STAGE2_ARB_PRIO",
            size: 4,
            bits: &[
                layout::BitInfo::new("pool_rd_client", 0, 3, ""),
                layout::BitInfo::new("act_rd_client", 4, 3, ""),
                layout::BitInfo::new("pool_wr_client", 8, 3, ""),
                layout::BitInfo::new("act_wr_client", 12, 3, ""),
                layout::BitInfo::new("pe_rd_client", 16, 3, ""),
            ],
            doc: "Priorities of the clients.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArbStage2ArbPrio {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArbStage2ArbPrio {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArbStage2ArbPrio {
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
    pub const fn pool_rd_client(self) -> u8 {
        (self.0 & 0x07) as u8
    }

    /// The same with another [`pool_rd_client`](Self::pool_rd_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pool_rd_client(self, value: u8) -> Self {
        Self((self.0 & !0x07) | ((value as u32) & 0x07))
    }

    /// Bits 4..=6.
    #[inline]
    pub const fn act_rd_client(self) -> u8 {
        ((self.0 >> 4) & 0x07) as u8
    }

    /// The same with another [`act_rd_client`](Self::act_rd_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_act_rd_client(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 4)) | (((value as u32) & 0x07) << 4))
    }

    /// Bits 8..=10.
    #[inline]
    pub const fn pool_wr_client(self) -> u8 {
        ((self.0 >> 8) & 0x07) as u8
    }

    /// The same with another [`pool_wr_client`](Self::pool_wr_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pool_wr_client(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 8)) | (((value as u32) & 0x07) << 8))
    }

    /// Bits 12..=14.
    #[inline]
    pub const fn act_wr_client(self) -> u8 {
        ((self.0 >> 12) & 0x07) as u8
    }

    /// The same with another [`act_wr_client`](Self::act_wr_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_act_wr_client(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 12)) | (((value as u32) & 0x07) << 12))
    }

    /// Bits 16..=18.
    #[inline]
    pub const fn pe_rd_client(self) -> u8 {
        ((self.0 >> 16) & 0x07) as u8
    }

    /// The same with another [`pe_rd_client`](Self::pe_rd_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_rd_client(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 16)) | (((value as u32) & 0x07) << 16))
    }
}

::tpb_core::layout_serde!(ArbStage2ArbPrio);

impl ArbStage2ArbPrio {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "pool_rd_client",
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
            name: "act_rd_client",
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
        FieldInfo {
            name: "pool_wr_client",
            gens: GenSet(0b111110),
            lsb: 8,
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
            name: "act_wr_client",
            gens: GenSet(0b111110),
            lsb: 12,
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
            name: "pe_rd_client",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 3,
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
    pub const RESET: Self = Self(0x00010000);
}

/// Weights of the clients.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArbStage2ArbWeight(pub u32);

impl Eq for ArbStage2ArbWeight {}

impl ArbStage2ArbWeight {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARB_STAGE2_ARB_WEIGHT",
            size: 4,
            bits: &[
                layout::BitInfo::new("pool_rd_client", 0, 4, ""),
                layout::BitInfo::new("act_rd_client", 4, 4, ""),
                layout::BitInfo::new("pool_wr_client", 8, 4, ""),
                layout::BitInfo::new("act_wr_client", 12, 4, ""),
                layout::BitInfo::new("pe_rd_client", 16, 4, ""),
            ],
            doc: "Weights of the clients.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArbStage2ArbWeight {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArbStage2ArbWeight {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArbStage2ArbWeight {
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
    pub const fn pool_rd_client(self) -> u8 {
        (self.0 & 0x0f) as u8
    }

    /// The same with another [`pool_rd_client`](Self::pool_rd_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pool_rd_client(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | ((value as u32) & 0x0f))
    }

    /// Bits 4..=7.
    #[inline]
    pub const fn act_rd_client(self) -> u8 {
        ((self.0 >> 4) & 0x0f) as u8
    }

    /// The same with another [`act_rd_client`](Self::act_rd_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_act_rd_client(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 4)) | (((value as u32) & 0x0f) << 4))
    }

    /// Bits 8..=11.
    #[inline]
    pub const fn pool_wr_client(self) -> u8 {
        ((self.0 >> 8) & 0x0f) as u8
    }

    /// The same with another [`pool_wr_client`](Self::pool_wr_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pool_wr_client(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 8)) | (((value as u32) & 0x0f) << 8))
    }

    /// Bits 12..=15.
    #[inline]
    pub const fn act_wr_client(self) -> u8 {
        ((self.0 >> 12) & 0x0f) as u8
    }

    /// The same with another [`act_wr_client`](Self::act_wr_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_act_wr_client(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 12)) | (((value as u32) & 0x0f) << 12))
    }

    /// Bits 16..=19.
    #[inline]
    pub const fn pe_rd_client(self) -> u8 {
        ((self.0 >> 16) & 0x0f) as u8
    }

    /// The same with another [`pe_rd_client`](Self::pe_rd_client); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pe_rd_client(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 16)) | (((value as u32) & 0x0f) << 16))
    }
}

::tpb_core::layout_serde!(ArbStage2ArbWeight);

impl ArbStage2ArbWeight {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "pool_rd_client",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "act_rd_client",
            gens: GenSet(0b111110),
            lsb: 4,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "pool_wr_client",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "act_wr_client",
            gens: GenSet(0b111110),
            lsb: 12,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "pe_rd_client",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00011111);
}

/// Slots of a turn, and how many of them are for DMA; no more than there are.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TdmConfigTdmCfg(pub u32);

impl Eq for TdmConfigTdmCfg {}

impl TdmConfigTdmCfg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "TDM_CONFIG_TDM_CFG",
            size: 4,
            bits: &[
                layout::BitInfo::new("tdm_max_slots", 0, 16, ""),
                layout::BitInfo::new("tdm_dma_slots", 16, 16, ""),
            ],
            doc: "Slots of a turn, and how many of them are for DMA; no more than there are.",
        }
    };
}

impl ::tpb_core::layout::Layout for TdmConfigTdmCfg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for TdmConfigTdmCfg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl TdmConfigTdmCfg {
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
    pub const fn tdm_max_slots(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`tdm_max_slots`](Self::tdm_max_slots); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_tdm_max_slots(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }

    /// Bits 16..=31.
    #[inline]
    pub const fn tdm_dma_slots(self) -> u16 {
        (self.0 >> 16) as u16
    }

    /// The same with another [`tdm_dma_slots`](Self::tdm_dma_slots); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_tdm_dma_slots(self, value: u16) -> Self {
        Self((self.0 & !(0xffff << 16)) | (((value as u32) & 0xffff) << 16))
    }
}

::tpb_core::layout_serde!(TdmConfigTdmCfg);

impl TdmConfigTdmCfg {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "tdm_max_slots",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 16,
            access: None,
            pulse: false,
            reset: Some(0x0008),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "tdm_dma_slots",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 16,
            access: None,
            pulse: false,
            reset: Some(0x0001),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00010008);
}

/// Fields of `AXI2SRAM_CONFIG_AXI2SRAM_TRANSPOSE_EN`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Axi2sramConfigAxi2sramTransposeEn(pub u32);

impl Eq for Axi2sramConfigAxi2sramTransposeEn {}

impl Axi2sramConfigAxi2sramTransposeEn {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "AXI2SRAM_CONFIG_AXI2SRAM_TRANSPOSE_EN",
            size: 4,
            bits: &[layout::BitInfo::new("transpose_en", 0, 1, "")],
            doc: "Fields of `AXI2SRAM_CONFIG_AXI2SRAM_TRANSPOSE_EN`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Axi2sramConfigAxi2sramTransposeEn {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Axi2sramConfigAxi2sramTransposeEn {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Axi2sramConfigAxi2sramTransposeEn {
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
    pub const fn transpose_en(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`transpose_en`](Self::transpose_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_transpose_en(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(Axi2sramConfigAxi2sramTransposeEn);

impl Axi2sramConfigAxi2sramTransposeEn {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "transpose_en",
            gens: GenSet(0b111100),
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

/// Fields of `SPARE_REGS_SPARE_REGISTER0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareRegsSpareRegister0(pub u32);

impl Eq for SpareRegsSpareRegister0 {}

impl SpareRegsSpareRegister0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_REGS_SPARE_REGISTER0",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `SPARE_REGS_SPARE_REGISTER0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareRegsSpareRegister0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareRegsSpareRegister0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareRegsSpareRegister0 {
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

::tpb_core::layout_serde!(SpareRegsSpareRegister0);

impl SpareRegsSpareRegister0 {
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

/// Fields of `SPARE_REGS_SPARE_REGISTER1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareRegsSpareRegister1(pub u32);

impl Eq for SpareRegsSpareRegister1 {}

impl SpareRegsSpareRegister1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_REGS_SPARE_REGISTER1",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `SPARE_REGS_SPARE_REGISTER1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareRegsSpareRegister1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareRegsSpareRegister1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareRegsSpareRegister1 {
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

::tpb_core::layout_serde!(SpareRegsSpareRegister1);

impl SpareRegsSpareRegister1 {
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

/// Fields of `SPARE_REGS_SPARE_REGISTER2`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareRegsSpareRegister2(pub u32);

impl Eq for SpareRegsSpareRegister2 {}

impl SpareRegsSpareRegister2 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_REGS_SPARE_REGISTER2",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `SPARE_REGS_SPARE_REGISTER2`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareRegsSpareRegister2 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareRegsSpareRegister2 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareRegsSpareRegister2 {
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

::tpb_core::layout_serde!(SpareRegsSpareRegister2);

impl SpareRegsSpareRegister2 {
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

/// Fields of `SPARE_REGS_SPARE_REGISTER3`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareRegsSpareRegister3(pub u32);

impl Eq for SpareRegsSpareRegister3 {}

impl SpareRegsSpareRegister3 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_REGS_SPARE_REGISTER3",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `SPARE_REGS_SPARE_REGISTER3`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareRegsSpareRegister3 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareRegsSpareRegister3 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareRegsSpareRegister3 {
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

::tpb_core::layout_serde!(SpareRegsSpareRegister3);

impl SpareRegsSpareRegister3 {
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

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `arb_stage1.arb_prio`.
    pub const ARB_STAGE1_ARB_PRIO: u32 = 0x0000;
    /// Of `arb_stage1.arb_weight`.
    pub const ARB_STAGE1_ARB_WEIGHT: u32 = 0x0004;
    /// Of `arb_stage2.arb_prio`.
    pub const ARB_STAGE2_ARB_PRIO: u32 = 0x0100;
    /// Of `arb_stage2.arb_weight`.
    pub const ARB_STAGE2_ARB_WEIGHT: u32 = 0x0104;
    /// Of `tdm_config.tdm_cfg`.
    pub const TDM_CONFIG_TDM_CFG: u32 = 0x0300;
    /// Of `axi2sram_config.axi2sram_transpose_en`.
    pub const AXI2SRAM_CONFIG_AXI2SRAM_TRANSPOSE_EN: u32 = 0x0400;
    /// Of `spare_regs.spare_register0`.
    pub const SPARE_REGS_SPARE_REGISTER0: u32 = 0x0500;
    /// Of `spare_regs.spare_register1`.
    pub const SPARE_REGS_SPARE_REGISTER1: u32 = 0x0504;
    /// Of `spare_regs.spare_register2`.
    pub const SPARE_REGS_SPARE_REGISTER2: u32 = 0x0508;
    /// Of `spare_regs.spare_register3`.
    pub const SPARE_REGS_SPARE_REGISTER3: u32 = 0x050c;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "sbuf_cluster",
    title: "tpb_sbuf_cluster",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x1000),
    instances: &[],
    groups: &[
        GroupInfo {
            name: "arb_stage1",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "arb_prio",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ArbStage1ArbPrio::FIELDS,
                    doc: "Priorities of the clients.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "arb_weight",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00011111),
                    count: 1,
                    stride: 4,
                    fields: ArbStage1ArbWeight::FIELDS,
                    doc: "Weights of the clients.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "arb_stage2",
            gens: GenSet(0b111110),
            offset: Some(0x0100),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "arb_prio",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00010000),
                    count: 1,
                    stride: 4,
                    fields: ArbStage2ArbPrio::FIELDS,
                    doc: "Priorities of the clients.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "arb_weight",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00011111),
                    count: 1,
                    stride: 4,
                    fields: ArbStage2ArbWeight::FIELDS,
                    doc: "Weights of the clients.",
                    notes: &["That the bits are those of stage 1 is assumed (med)."],
                    conf: layout::Conf::Med,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "tdm_config",
            gens: GenSet(0b111110),
            offset: Some(0x0300),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "tdm_cfg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00010008),
                    count: 1,
                    stride: 4,
                    fields: TdmConfigTdmCfg::FIELDS,
                    doc: "Slots of a turn, and how many of them are for DMA; no more than there are.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "axi2sram_config",
            gens: GenSet(0b111100),
            offset: Some(0x0400),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "axi2sram_transpose_en",
                    gens: GenSet(0b111100),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000001),
                    count: 1,
                    stride: 4,
                    fields: Axi2sramConfigAxi2sramTransposeEn::FIELDS,
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
            offset: Some(0x0500),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "spare_register0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: SpareRegsSpareRegister0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "spare_register1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: SpareRegsSpareRegister1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "spare_register2",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: SpareRegsSpareRegister2::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
                RegisterInfo {
                    name: "spare_register3",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: SpareRegsSpareRegister3::FIELDS,
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
    doc: "Arbiter in front of SBUF - priorities and weights of its clients, time slots of DMA.",
    notes: &[
        "mariana and later have three registers more, raw_config, raw_conv and misc_config (gap).",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/tpb-subblocks.md"],
};
