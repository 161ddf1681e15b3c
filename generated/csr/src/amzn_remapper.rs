// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Filters and rewrites the addresses of a bus master, for privileged software. What it denies ends there, is counted, keeps its address and interrupts.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Bits 31:0 of the address to compare.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CmpAddrLo(pub u32);

impl Eq for CmpAddrLo {}

impl CmpAddrLo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CMP_ADDR_LO",
            size: 4,
            bits: &[layout::BitInfo::new("cmp_addr", 0, 32, "")],
            doc: "Bits 31:0 of the address to compare.",
        }
    };
}

impl ::tpb_core::layout::Layout for CmpAddrLo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CmpAddrLo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CmpAddrLo {
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
    pub const fn cmp_addr(self) -> u32 {
        self.0
    }

    /// The same with another [`cmp_addr`](Self::cmp_addr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cmp_addr(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CmpAddrLo);

impl CmpAddrLo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cmp_addr",
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

/// Bits 31:0 of the mask; 1 does not care.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CmpAddrMaskLo(pub u32);

impl Eq for CmpAddrMaskLo {}

impl CmpAddrMaskLo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CMP_ADDR_MASK_LO",
            size: 4,
            bits: &[layout::BitInfo::new("cmp_addr_mask", 0, 32, "")],
            doc: "Bits 31:0 of the mask; 1 does not care.",
        }
    };
}

impl ::tpb_core::layout::Layout for CmpAddrMaskLo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CmpAddrMaskLo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CmpAddrMaskLo {
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
    pub const fn cmp_addr_mask(self) -> u32 {
        self.0
    }

    /// The same with another [`cmp_addr_mask`](Self::cmp_addr_mask); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cmp_addr_mask(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CmpAddrMaskLo);

impl CmpAddrMaskLo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cmp_addr_mask",
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

/// Bits 57:32 of the mask.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CmpAddrMaskHi(pub u32);

impl Eq for CmpAddrMaskHi {}

impl CmpAddrMaskHi {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CMP_ADDR_MASK_HI",
            size: 4,
            bits: &[layout::BitInfo::new("cmp_addr_mask", 0, 26, "")],
            doc: "Bits 57:32 of the mask.",
        }
    };
}

impl ::tpb_core::layout::Layout for CmpAddrMaskHi {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CmpAddrMaskHi {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CmpAddrMaskHi {
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

    /// Bits 0..=25.
    #[inline]
    pub const fn cmp_addr_mask(self) -> u32 {
        self.0 & 0x3ffffff
    }

    /// The same with another [`cmp_addr_mask`](Self::cmp_addr_mask); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cmp_addr_mask(self, value: u32) -> Self {
        Self((self.0 & !0x3ffffff) | (value & 0x3ffffff))
    }
}

::tpb_core::layout_serde!(CmpAddrMaskHi);

impl CmpAddrMaskHi {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cmp_addr_mask",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 26,
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

/// Bits 31:0 of the address put in place.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RemapAddrLo(pub u32);

impl Eq for RemapAddrLo {}

impl RemapAddrLo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "REMAP_ADDR_LO",
            size: 4,
            bits: &[layout::BitInfo::new("remap_addr", 0, 32, "")],
            doc: "Bits 31:0 of the address put in place.",
        }
    };
}

impl ::tpb_core::layout::Layout for RemapAddrLo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for RemapAddrLo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl RemapAddrLo {
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
    pub const fn remap_addr(self) -> u32 {
        self.0
    }

    /// The same with another [`remap_addr`](Self::remap_addr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_remap_addr(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(RemapAddrLo);

impl RemapAddrLo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "remap_addr",
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

/// Fields of `counter_lo`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterLo(pub u32);

impl Eq for CounterLo {}

impl CounterLo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_LO",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 32, "")],
            doc: "Fields of `counter_lo`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterLo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterLo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterLo {
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

::tpb_core::layout_serde!(CounterLo);

impl CounterLo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
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

/// Fields of `counter_hi`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CounterHi(pub u32);

impl Eq for CounterHi {}

impl CounterHi {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNTER_HI",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 16, "")],
            doc: "Fields of `counter_hi`.",
        }
    };
}

impl ::tpb_core::layout::Layout for CounterHi {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CounterHi {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CounterHi {
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
    pub const fn cnt(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`cnt`](Self::cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cnt(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }
}

::tpb_core::layout_serde!(CounterHi);

impl CounterHi {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 16,
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

/// What happens to an access that no entry matches; 0 denies it.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlAmznCamPassOnMiss(pub u32);

impl Eq for ControlAmznCamPassOnMiss {}

impl ControlAmznCamPassOnMiss {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_AMZN_CAM_PASS_ON_MISS",
            size: 4,
            bits: &[
                layout::BitInfo::new("wr_pass_on_miss", 0, 1, ""),
                layout::BitInfo::new("rd_pass_on_miss", 4, 1, ""),
            ],
            doc: "What happens to an access that no entry matches; 0 denies it.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlAmznCamPassOnMiss {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlAmznCamPassOnMiss {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlAmznCamPassOnMiss {
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
    pub const fn wr_pass_on_miss(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`wr_pass_on_miss`](Self::wr_pass_on_miss); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_pass_on_miss(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 4..=4.
    #[inline]
    pub const fn rd_pass_on_miss(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`rd_pass_on_miss`](Self::rd_pass_on_miss); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_pass_on_miss(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }
}

::tpb_core::layout_serde!(ControlAmznCamPassOnMiss);

impl ControlAmznCamPassOnMiss {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "wr_pass_on_miss",
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
            name: "rd_pass_on_miss",
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

/// Fields of `CONTROL_MASTER_PROT`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlMasterProt(pub u32);

impl Eq for ControlMasterProt {}

impl ControlMasterProt {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_MASTER_PROT",
            size: 4,
            bits: &[
                layout::BitInfo::new("awprot", 0, 3, ""),
                layout::BitInfo::new("arprot", 4, 3, ""),
            ],
            doc: "Fields of `CONTROL_MASTER_PROT`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlMasterProt {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlMasterProt {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlMasterProt {
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
    pub const fn awprot(self) -> u8 {
        (self.0 & 0x07) as u8
    }

    /// The same with another [`awprot`](Self::awprot); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_awprot(self, value: u8) -> Self {
        Self((self.0 & !0x07) | ((value as u32) & 0x07))
    }

    /// Bits 4..=6.
    #[inline]
    pub const fn arprot(self) -> u8 {
        ((self.0 >> 4) & 0x07) as u8
    }

    /// The same with another [`arprot`](Self::arprot); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_arprot(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 4)) | (((value as u32) & 0x07) << 4))
    }
}

::tpb_core::layout_serde!(ControlMasterProt);

impl ControlMasterProt {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "awprot",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 3,
            access: None,
            pulse: false,
            reset: Some(0x02),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "arprot",
            gens: GenSet(0b111110),
            lsb: 4,
            width: 3,
            access: None,
            pulse: false,
            reset: Some(0x02),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000022);
}

/// Writing 1 brings the entries of the guest back to reset.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlUserCamCtl(pub u32);

impl Eq for ControlUserCamCtl {}

impl ControlUserCamCtl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_USER_CAM_CTL",
            size: 4,
            bits: &[layout::BitInfo::new("cam_clr", 0, 1, "")],
            doc: "Writing 1 brings the entries of the guest back to reset.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlUserCamCtl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlUserCamCtl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlUserCamCtl {
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
    pub const fn cam_clr(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`cam_clr`](Self::cam_clr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cam_clr(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(ControlUserCamCtl);

impl ControlUserCamCtl {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cam_clr",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 1,
            access: Some(Access::WriteOnly),
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

/// Fields of `CONTROL_USER_CAM_WR_BYP_ID_SUNDA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlUserCamWrBypIdSunda(pub u32);

impl Eq for ControlUserCamWrBypIdSunda {}

impl ControlUserCamWrBypIdSunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_USER_CAM_WR_BYP_ID_SUNDA",
            size: 4,
            bits: &[
                layout::BitInfo::new("wr_byp_id", 0, 8, ""),
                layout::BitInfo::new("wr_byp_id_mask", 16, 8, ""),
            ],
            doc: "Fields of `CONTROL_USER_CAM_WR_BYP_ID_SUNDA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlUserCamWrBypIdSunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlUserCamWrBypIdSunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlUserCamWrBypIdSunda {
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
    pub const fn wr_byp_id(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`wr_byp_id`](Self::wr_byp_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_byp_id(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }

    /// Bits 16..=23.
    #[inline]
    pub const fn wr_byp_id_mask(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// The same with another [`wr_byp_id_mask`](Self::wr_byp_id_mask); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_byp_id_mask(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 16)) | (((value as u32) & 0xff) << 16))
    }
}

::tpb_core::layout_serde!(ControlUserCamWrBypIdSunda);

impl ControlUserCamWrBypIdSunda {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "wr_byp_id",
            gens: GenSet(0b000010),
            lsb: 0,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "wr_byp_id_mask",
            gens: GenSet(0b000010),
            lsb: 16,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
    ];
}

/// A write whose id, without the masked bits, is this one skips the entries of the guest.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlUserCamWrBypIdCayman(pub u32);

impl Eq for ControlUserCamWrBypIdCayman {}

impl ControlUserCamWrBypIdCayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_USER_CAM_WR_BYP_ID_CAYMAN",
            size: 4,
            bits: &[
                layout::BitInfo::new("wr_byp_id", 0, 10, ""),
                layout::BitInfo::new("wr_byp_id_mask", 16, 10, ""),
                layout::BitInfo::new("wr_byp_id_en", 31, 1, ""),
            ],
            doc: "A write whose id, without the masked bits, is this one skips the entries of the guest.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlUserCamWrBypIdCayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlUserCamWrBypIdCayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlUserCamWrBypIdCayman {
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

    /// Bits 0..=9.
    #[inline]
    pub const fn wr_byp_id(self) -> u16 {
        (self.0 & 0x3ff) as u16
    }

    /// The same with another [`wr_byp_id`](Self::wr_byp_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_byp_id(self, value: u16) -> Self {
        Self((self.0 & !0x3ff) | ((value as u32) & 0x3ff))
    }

    /// Bits 16..=25.
    #[inline]
    pub const fn wr_byp_id_mask(self) -> u16 {
        ((self.0 >> 16) & 0x3ff) as u16
    }

    /// The same with another [`wr_byp_id_mask`](Self::wr_byp_id_mask); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_byp_id_mask(self, value: u16) -> Self {
        Self((self.0 & !(0x3ff << 16)) | (((value as u32) & 0x3ff) << 16))
    }

    /// Bits 31..=31.
    #[inline]
    pub const fn wr_byp_id_en(self) -> u8 {
        (self.0 >> 31) as u8
    }

    /// The same with another [`wr_byp_id_en`](Self::wr_byp_id_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_byp_id_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 31)) | (((value as u32) & 0x01) << 31))
    }
}

::tpb_core::layout_serde!(ControlUserCamWrBypIdCayman);

impl ControlUserCamWrBypIdCayman {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "wr_byp_id",
            gens: GenSet(0b111100),
            lsb: 0,
            width: 10,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "wr_byp_id_mask",
            gens: GenSet(0b111100),
            lsb: 16,
            width: 10,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "wr_byp_id_en",
            gens: GenSet(0b111100),
            lsb: 31,
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
    pub const RESET: Self = Self(0x80000000);
}

/// Fields of `CONTROL_USER_CAM_RD_BYP_ID_SUNDA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlUserCamRdBypIdSunda(pub u32);

impl Eq for ControlUserCamRdBypIdSunda {}

impl ControlUserCamRdBypIdSunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_USER_CAM_RD_BYP_ID_SUNDA",
            size: 4,
            bits: &[
                layout::BitInfo::new("rd_byp_id", 0, 8, ""),
                layout::BitInfo::new("rd_byp_id_mask", 16, 8, ""),
            ],
            doc: "Fields of `CONTROL_USER_CAM_RD_BYP_ID_SUNDA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlUserCamRdBypIdSunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlUserCamRdBypIdSunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlUserCamRdBypIdSunda {
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
    pub const fn rd_byp_id(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`rd_byp_id`](Self::rd_byp_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_byp_id(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }

    /// Bits 16..=23.
    #[inline]
    pub const fn rd_byp_id_mask(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// The same with another [`rd_byp_id_mask`](Self::rd_byp_id_mask); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_byp_id_mask(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 16)) | (((value as u32) & 0xff) << 16))
    }
}

::tpb_core::layout_serde!(ControlUserCamRdBypIdSunda);

impl ControlUserCamRdBypIdSunda {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "rd_byp_id",
            gens: GenSet(0b000010),
            lsb: 0,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
        FieldInfo {
            name: "rd_byp_id_mask",
            gens: GenSet(0b000010),
            lsb: 16,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::Med,
        },
    ];
}

/// The same for reads.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlUserCamRdBypIdCayman(pub u32);

impl Eq for ControlUserCamRdBypIdCayman {}

impl ControlUserCamRdBypIdCayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_USER_CAM_RD_BYP_ID_CAYMAN",
            size: 4,
            bits: &[
                layout::BitInfo::new("rd_byp_id", 0, 10, ""),
                layout::BitInfo::new("rd_byp_id_mask", 16, 10, ""),
                layout::BitInfo::new("rd_byp_id_en", 31, 1, ""),
            ],
            doc: "The same for reads.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlUserCamRdBypIdCayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlUserCamRdBypIdCayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlUserCamRdBypIdCayman {
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

    /// Bits 0..=9.
    #[inline]
    pub const fn rd_byp_id(self) -> u16 {
        (self.0 & 0x3ff) as u16
    }

    /// The same with another [`rd_byp_id`](Self::rd_byp_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_byp_id(self, value: u16) -> Self {
        Self((self.0 & !0x3ff) | ((value as u32) & 0x3ff))
    }

    /// Bits 16..=25.
    #[inline]
    pub const fn rd_byp_id_mask(self) -> u16 {
        ((self.0 >> 16) & 0x3ff) as u16
    }

    /// The same with another [`rd_byp_id_mask`](Self::rd_byp_id_mask); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_byp_id_mask(self, value: u16) -> Self {
        Self((self.0 & !(0x3ff << 16)) | (((value as u32) & 0x3ff) << 16))
    }

    /// Bits 31..=31.
    #[inline]
    pub const fn rd_byp_id_en(self) -> u8 {
        (self.0 >> 31) as u8
    }

    /// The same with another [`rd_byp_id_en`](Self::rd_byp_id_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_byp_id_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 31)) | (((value as u32) & 0x01) << 31))
    }
}

::tpb_core::layout_serde!(ControlUserCamRdBypIdCayman);

impl ControlUserCamRdBypIdCayman {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "rd_byp_id",
            gens: GenSet(0b111100),
            lsb: 0,
            width: 10,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "rd_byp_id_mask",
            gens: GenSet(0b111100),
            lsb: 16,
            width: 10,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "rd_byp_id_en",
            gens: GenSet(0b111100),
            lsb: 31,
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
    pub const RESET: Self = Self(0x80000000);
}

/// Fields of `CONTROL_AMZN_INTERLV_SWAP`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlAmznInterlvSwap(pub u32);

impl Eq for ControlAmznInterlvSwap {}

impl ControlAmznInterlvSwap {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_AMZN_INTERLV_SWAP",
            size: 4,
            bits: &[
                layout::BitInfo::new("swap_bit_0", 0, 6, ""),
                layout::BitInfo::new("swap_bit_1", 8, 6, ""),
            ],
            doc: "Fields of `CONTROL_AMZN_INTERLV_SWAP`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlAmznInterlvSwap {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlAmznInterlvSwap {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlAmznInterlvSwap {
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

    /// Bits 0..=5.
    #[inline]
    pub const fn swap_bit_0(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// The same with another [`swap_bit_0`](Self::swap_bit_0); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_swap_bit_0(self, value: u8) -> Self {
        Self((self.0 & !0x3f) | ((value as u32) & 0x3f))
    }

    /// Bits 8..=13.
    #[inline]
    pub const fn swap_bit_1(self) -> u8 {
        ((self.0 >> 8) & 0x3f) as u8
    }

    /// The same with another [`swap_bit_1`](Self::swap_bit_1); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_swap_bit_1(self, value: u8) -> Self {
        Self((self.0 & !(0x3f << 8)) | (((value as u32) & 0x3f) << 8))
    }
}

::tpb_core::layout_serde!(ControlAmznInterlvSwap);

impl ControlAmznInterlvSwap {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "swap_bit_0",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 6,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "swap_bit_1",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 6,
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

/// Fields of `CONTROL_AXI_RD_TIMEOUT`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlAxiRdTimeout(pub u32);

impl Eq for ControlAxiRdTimeout {}

impl ControlAxiRdTimeout {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_AXI_RD_TIMEOUT",
            size: 4,
            bits: &[
                layout::BitInfo::new(
                    "axi_tout_cnt",
                    0,
                    32,
                    "Clocks; 0 stands for 2 to the 32.",
                ),
            ],
            doc: "Fields of `CONTROL_AXI_RD_TIMEOUT`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlAxiRdTimeout {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlAxiRdTimeout {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlAxiRdTimeout {
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

    /// Clocks; 0 stands for 2 to the 32.
    #[inline]
    pub const fn axi_tout_cnt(self) -> u32 {
        self.0
    }

    /// The same with another [`axi_tout_cnt`](Self::axi_tout_cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_axi_tout_cnt(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(ControlAxiRdTimeout);

impl ControlAxiRdTimeout {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "axi_tout_cnt",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: Some(0x00000000),
            signed: false,
            values: &[],
            doc: "clocks; 0 stands for 2 to the 32",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `CONTROL_AXI_WR_TIMEOUT`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlAxiWrTimeout(pub u32);

impl Eq for ControlAxiWrTimeout {}

impl ControlAxiWrTimeout {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_AXI_WR_TIMEOUT",
            size: 4,
            bits: &[layout::BitInfo::new("axi_tout_cnt", 0, 32, "Clocks.")],
            doc: "Fields of `CONTROL_AXI_WR_TIMEOUT`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlAxiWrTimeout {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlAxiWrTimeout {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlAxiWrTimeout {
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

    /// Clocks.
    #[inline]
    pub const fn axi_tout_cnt(self) -> u32 {
        self.0
    }

    /// The same with another [`axi_tout_cnt`](Self::axi_tout_cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_axi_tout_cnt(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(ControlAxiWrTimeout);

impl ControlAxiWrTimeout {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "axi_tout_cnt",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 32,
            access: None,
            pulse: false,
            reset: Some(0x00000000),
            signed: false,
            values: &[],
            doc: "clocks",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Address that was denied last.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlAddrDeniedLo(pub u32);

impl Eq for ControlAddrDeniedLo {}

impl ControlAddrDeniedLo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_ADDR_DENIED_LO",
            size: 4,
            bits: &[layout::BitInfo::new("addr", 0, 32, "")],
            doc: "Address that was denied last.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlAddrDeniedLo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlAddrDeniedLo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlAddrDeniedLo {
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
    pub const fn addr(self) -> u32 {
        self.0
    }

    /// The same with another [`addr`](Self::addr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_addr(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(ControlAddrDeniedLo);

impl ControlAddrDeniedLo {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "addr",
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

/// Fields of `CONTROL_ADDR_DENIED_HI`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlAddrDeniedHi(pub u32);

impl Eq for ControlAddrDeniedHi {}

impl ControlAddrDeniedHi {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_ADDR_DENIED_HI",
            size: 4,
            bits: &[layout::BitInfo::new("addr", 0, 26, "")],
            doc: "Fields of `CONTROL_ADDR_DENIED_HI`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlAddrDeniedHi {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlAddrDeniedHi {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlAddrDeniedHi {
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

    /// Bits 0..=25.
    #[inline]
    pub const fn addr(self) -> u32 {
        self.0 & 0x3ffffff
    }

    /// The same with another [`addr`](Self::addr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_addr(self, value: u32) -> Self {
        Self((self.0 & !0x3ffffff) | (value & 0x3ffffff))
    }
}

::tpb_core::layout_serde!(ControlAddrDeniedHi);

impl ControlAddrDeniedHi {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "addr",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 26,
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

/// Fields of `AMZN_CAM_RD_IDX`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AmznCamRdIdx(pub u32);

impl Eq for AmznCamRdIdx {}

impl AmznCamRdIdx {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "AMZN_CAM_RD_IDX",
            size: 4,
            bits: &[layout::BitInfo::new("rd_index", 0, 7, "Entry that rd_buf shows.")],
            doc: "Fields of `AMZN_CAM_RD_IDX`.",
        }
    };
}

impl ::tpb_core::layout::Layout for AmznCamRdIdx {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for AmznCamRdIdx {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl AmznCamRdIdx {
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

    /// Entry that rd\_buf shows.
    #[inline]
    pub const fn rd_index(self) -> u8 {
        (self.0 & 0x7f) as u8
    }

    /// The same with another [`rd_index`](Self::rd_index); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_index(self, value: u8) -> Self {
        Self((self.0 & !0x7f) | ((value as u32) & 0x7f))
    }
}

::tpb_core::layout_serde!(AmznCamRdIdx);

impl AmznCamRdIdx {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "rd_index",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 7,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "entry that rd_buf shows",
            conf: layout::Conf::High,
        },
    ];
}

/// Fields of `AMZN_CAM_RD_BUF_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AmznCamRdBuf1(pub u32);

impl Eq for AmznCamRdBuf1 {}

impl AmznCamRdBuf1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "AMZN_CAM_RD_BUF_1",
            size: 4,
            bits: &[
                layout::BitInfo::new("cmp_addr_hi", 0, 26, "Bits 57:32."),
                layout::BitInfo::new("remap_en", 26, 1, ""),
                layout::BitInfo::new("intlv_en", 27, 1, "Swap two bits of the address."),
                layout::BitInfo::new("id_cmp_dis", 28, 1, "Ids are not compared."),
                layout::BitInfo::new("rd_pass", 29, 1, "Reads may pass."),
                layout::BitInfo::new("wr_pass", 30, 1, "Writes may pass."),
                layout::BitInfo::new("valid", 31, 1, ""),
            ],
            doc: "Fields of `AMZN_CAM_RD_BUF_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for AmznCamRdBuf1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for AmznCamRdBuf1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl AmznCamRdBuf1 {
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

    /// Bits 57:32.
    #[inline]
    pub const fn cmp_addr_hi(self) -> u32 {
        self.0 & 0x3ffffff
    }

    /// The same with another [`cmp_addr_hi`](Self::cmp_addr_hi); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cmp_addr_hi(self, value: u32) -> Self {
        Self((self.0 & !0x3ffffff) | (value & 0x3ffffff))
    }

    /// Bits 26..=26.
    #[inline]
    pub const fn remap_en(self) -> u8 {
        ((self.0 >> 26) & 0x01) as u8
    }

    /// The same with another [`remap_en`](Self::remap_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_remap_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 26)) | (((value as u32) & 0x01) << 26))
    }

    /// Swap two bits of the address.
    #[inline]
    pub const fn intlv_en(self) -> u8 {
        ((self.0 >> 27) & 0x01) as u8
    }

    /// The same with another [`intlv_en`](Self::intlv_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_intlv_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 27)) | (((value as u32) & 0x01) << 27))
    }

    /// Ids are not compared.
    #[inline]
    pub const fn id_cmp_dis(self) -> u8 {
        ((self.0 >> 28) & 0x01) as u8
    }

    /// The same with another [`id_cmp_dis`](Self::id_cmp_dis); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_id_cmp_dis(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 28)) | (((value as u32) & 0x01) << 28))
    }

    /// Reads may pass.
    #[inline]
    pub const fn rd_pass(self) -> u8 {
        ((self.0 >> 29) & 0x01) as u8
    }

    /// The same with another [`rd_pass`](Self::rd_pass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_pass(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 29)) | (((value as u32) & 0x01) << 29))
    }

    /// Writes may pass.
    #[inline]
    pub const fn wr_pass(self) -> u8 {
        ((self.0 >> 30) & 0x01) as u8
    }

    /// The same with another [`wr_pass`](Self::wr_pass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_pass(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 30)) | (((value as u32) & 0x01) << 30))
    }

    /// Bits 31..=31.
    #[inline]
    pub const fn valid(self) -> u8 {
        (self.0 >> 31) as u8
    }

    /// The same with another [`valid`](Self::valid); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_valid(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 31)) | (((value as u32) & 0x01) << 31))
    }
}

::tpb_core::layout_serde!(AmznCamRdBuf1);

impl AmznCamRdBuf1 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cmp_addr_hi",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 26,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "bits 57:32",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "remap_en",
            gens: GenSet(0b111110),
            lsb: 26,
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
            name: "intlv_en",
            gens: GenSet(0b111110),
            lsb: 27,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "swap two bits of the address",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "id_cmp_dis",
            gens: GenSet(0b111110),
            lsb: 28,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "ids are not compared",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "rd_pass",
            gens: GenSet(0b111110),
            lsb: 29,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "reads may pass",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "wr_pass",
            gens: GenSet(0b111110),
            lsb: 30,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "writes may pass",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "valid",
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

/// Fields of `AMZN_CAM_RD_BUF_5_SUNDA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AmznCamRdBuf5Sunda(pub u32);

impl Eq for AmznCamRdBuf5Sunda {}

impl AmznCamRdBuf5Sunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "AMZN_CAM_RD_BUF_5_SUNDA",
            size: 4,
            bits: &[
                layout::BitInfo::new("remap_addr_hi", 0, 14, "Bits 45:32."),
                layout::BitInfo::new("id", 16, 8, ""),
            ],
            doc: "Fields of `AMZN_CAM_RD_BUF_5_SUNDA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for AmznCamRdBuf5Sunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for AmznCamRdBuf5Sunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl AmznCamRdBuf5Sunda {
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

    /// Bits 45:32.
    #[inline]
    pub const fn remap_addr_hi(self) -> u16 {
        (self.0 & 0x3fff) as u16
    }

    /// The same with another [`remap_addr_hi`](Self::remap_addr_hi); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_remap_addr_hi(self, value: u16) -> Self {
        Self((self.0 & !0x3fff) | ((value as u32) & 0x3fff))
    }

    /// Bits 16..=23.
    #[inline]
    pub const fn id(self) -> u8 {
        ((self.0 >> 16) & 0xff) as u8
    }

    /// The same with another [`id`](Self::id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_id(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 16)) | (((value as u32) & 0xff) << 16))
    }
}

::tpb_core::layout_serde!(AmznCamRdBuf5Sunda);

impl AmznCamRdBuf5Sunda {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "remap_addr_hi",
            gens: GenSet(0b000010),
            lsb: 0,
            width: 14,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "bits 45:32",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "id",
            gens: GenSet(0b000010),
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
    ];
}

/// Fields of `AMZN_CAM_RD_BUF_5_CAYMAN`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AmznCamRdBuf5Cayman(pub u32);

impl Eq for AmznCamRdBuf5Cayman {}

impl AmznCamRdBuf5Cayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "AMZN_CAM_RD_BUF_5_CAYMAN",
            size: 4,
            bits: &[
                layout::BitInfo::new("remap_addr_hi", 0, 14, "Bits 45:32."),
                layout::BitInfo::new("id", 16, 10, ""),
            ],
            doc: "Fields of `AMZN_CAM_RD_BUF_5_CAYMAN`.",
        }
    };
}

impl ::tpb_core::layout::Layout for AmznCamRdBuf5Cayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for AmznCamRdBuf5Cayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl AmznCamRdBuf5Cayman {
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

    /// Bits 45:32.
    #[inline]
    pub const fn remap_addr_hi(self) -> u16 {
        (self.0 & 0x3fff) as u16
    }

    /// The same with another [`remap_addr_hi`](Self::remap_addr_hi); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_remap_addr_hi(self, value: u16) -> Self {
        Self((self.0 & !0x3fff) | ((value as u32) & 0x3fff))
    }

    /// Bits 16..=25.
    #[inline]
    pub const fn id(self) -> u16 {
        ((self.0 >> 16) & 0x3ff) as u16
    }

    /// The same with another [`id`](Self::id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_id(self, value: u16) -> Self {
        Self((self.0 & !(0x3ff << 16)) | (((value as u32) & 0x3ff) << 16))
    }
}

::tpb_core::layout_serde!(AmznCamRdBuf5Cayman);

impl AmznCamRdBuf5Cayman {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "remap_addr_hi",
            gens: GenSet(0b111100),
            lsb: 0,
            width: 14,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "bits 45:32",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "id",
            gens: GenSet(0b111100),
            lsb: 16,
            width: 10,
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

/// Fields of `AMZN_CAM_WR_BUF_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AmznCamWrBuf1(pub u32);

impl Eq for AmznCamWrBuf1 {}

impl AmznCamWrBuf1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "AMZN_CAM_WR_BUF_1",
            size: 4,
            bits: &[
                layout::BitInfo::new("cmp_addr_hi", 0, 26, "Bits 57:32."),
                layout::BitInfo::new("remap_en", 26, 1, ""),
                layout::BitInfo::new("intlv_en", 27, 1, "Swap two bits of the address."),
                layout::BitInfo::new("id_cmp_dis", 28, 1, "Ids are not compared."),
                layout::BitInfo::new("rd_pass", 29, 1, "Reads may pass."),
                layout::BitInfo::new("wr_pass", 30, 1, "Writes may pass."),
                layout::BitInfo::new("valid", 31, 1, ""),
            ],
            doc: "Fields of `AMZN_CAM_WR_BUF_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for AmznCamWrBuf1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for AmznCamWrBuf1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl AmznCamWrBuf1 {
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

    /// Bits 57:32.
    #[inline]
    pub const fn cmp_addr_hi(self) -> u32 {
        self.0 & 0x3ffffff
    }

    /// The same with another [`cmp_addr_hi`](Self::cmp_addr_hi); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cmp_addr_hi(self, value: u32) -> Self {
        Self((self.0 & !0x3ffffff) | (value & 0x3ffffff))
    }

    /// Bits 26..=26.
    #[inline]
    pub const fn remap_en(self) -> u8 {
        ((self.0 >> 26) & 0x01) as u8
    }

    /// The same with another [`remap_en`](Self::remap_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_remap_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 26)) | (((value as u32) & 0x01) << 26))
    }

    /// Swap two bits of the address.
    #[inline]
    pub const fn intlv_en(self) -> u8 {
        ((self.0 >> 27) & 0x01) as u8
    }

    /// The same with another [`intlv_en`](Self::intlv_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_intlv_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 27)) | (((value as u32) & 0x01) << 27))
    }

    /// Ids are not compared.
    #[inline]
    pub const fn id_cmp_dis(self) -> u8 {
        ((self.0 >> 28) & 0x01) as u8
    }

    /// The same with another [`id_cmp_dis`](Self::id_cmp_dis); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_id_cmp_dis(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 28)) | (((value as u32) & 0x01) << 28))
    }

    /// Reads may pass.
    #[inline]
    pub const fn rd_pass(self) -> u8 {
        ((self.0 >> 29) & 0x01) as u8
    }

    /// The same with another [`rd_pass`](Self::rd_pass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_pass(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 29)) | (((value as u32) & 0x01) << 29))
    }

    /// Writes may pass.
    #[inline]
    pub const fn wr_pass(self) -> u8 {
        ((self.0 >> 30) & 0x01) as u8
    }

    /// The same with another [`wr_pass`](Self::wr_pass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_pass(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 30)) | (((value as u32) & 0x01) << 30))
    }

    /// Bits 31..=31.
    #[inline]
    pub const fn valid(self) -> u8 {
        (self.0 >> 31) as u8
    }

    /// The same with another [`valid`](Self::valid); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_valid(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 31)) | (((value as u32) & 0x01) << 31))
    }
}

::tpb_core::layout_serde!(AmznCamWrBuf1);

impl AmznCamWrBuf1 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cmp_addr_hi",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 26,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "bits 57:32",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "remap_en",
            gens: GenSet(0b111110),
            lsb: 26,
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
            name: "intlv_en",
            gens: GenSet(0b111110),
            lsb: 27,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "swap two bits of the address",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "id_cmp_dis",
            gens: GenSet(0b111110),
            lsb: 28,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "ids are not compared",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "rd_pass",
            gens: GenSet(0b111110),
            lsb: 29,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "reads may pass",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "wr_pass",
            gens: GenSet(0b111110),
            lsb: 30,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "writes may pass",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "valid",
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

/// Writing it stores the entry.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AmznCamWrBuf5(pub u32);

impl Eq for AmznCamWrBuf5 {}

impl AmznCamWrBuf5 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "AMZN_CAM_WR_BUF_5",
            size: 4,
            bits: &[
                layout::BitInfo::new("remap_addr_hi", 0, 14, "Bits 45:32."),
                layout::BitInfo::new("id", 14, 10, ""),
                layout::BitInfo::new("wr_index", 24, 8, "Entry to write."),
            ],
            doc: "Writing it stores the entry.",
        }
    };
}

impl ::tpb_core::layout::Layout for AmznCamWrBuf5 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for AmznCamWrBuf5 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl AmznCamWrBuf5 {
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

    /// Bits 45:32.
    #[inline]
    pub const fn remap_addr_hi(self) -> u16 {
        (self.0 & 0x3fff) as u16
    }

    /// The same with another [`remap_addr_hi`](Self::remap_addr_hi); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_remap_addr_hi(self, value: u16) -> Self {
        Self((self.0 & !0x3fff) | ((value as u32) & 0x3fff))
    }

    /// Bits 14..=23.
    #[inline]
    pub const fn id(self) -> u16 {
        ((self.0 >> 14) & 0x3ff) as u16
    }

    /// The same with another [`id`](Self::id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_id(self, value: u16) -> Self {
        Self((self.0 & !(0x3ff << 14)) | (((value as u32) & 0x3ff) << 14))
    }

    /// Entry to write.
    #[inline]
    pub const fn wr_index(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// The same with another [`wr_index`](Self::wr_index); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_index(self, value: u8) -> Self {
        Self((self.0 & !(0xff << 24)) | (((value as u32) & 0xff) << 24))
    }
}

::tpb_core::layout_serde!(AmznCamWrBuf5);

impl AmznCamWrBuf5 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "remap_addr_hi",
            gens: GenSet(0b111100),
            lsb: 0,
            width: 14,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "bits 45:32",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "id",
            gens: GenSet(0b111100),
            lsb: 14,
            width: 10,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "wr_index",
            gens: GenSet(0b111100),
            lsb: 24,
            width: 8,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "entry to write",
            conf: layout::Conf::High,
        },
    ];
}

/// Fields of `AMZN_CAM_STATS_CLEAR_STATS`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AmznCamStatsClearStats(pub u32);

impl Eq for AmznCamStatsClearStats {}

impl AmznCamStatsClearStats {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "AMZN_CAM_STATS_CLEAR_STATS",
            size: 4,
            bits: &[layout::BitInfo::new("clear", 0, 1, "")],
            doc: "Fields of `AMZN_CAM_STATS_CLEAR_STATS`.",
        }
    };
}

impl ::tpb_core::layout::Layout for AmznCamStatsClearStats {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for AmznCamStatsClearStats {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl AmznCamStatsClearStats {
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
    pub const fn clear(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`clear`](Self::clear); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_clear(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(AmznCamStatsClearStats);

impl AmznCamStatsClearStats {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "clear",
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
    ];
}

/// Fields of `USER_CAM_STATS_CLEAR_STATS`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UserCamStatsClearStats(pub u32);

impl Eq for UserCamStatsClearStats {}

impl UserCamStatsClearStats {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "USER_CAM_STATS_CLEAR_STATS",
            size: 4,
            bits: &[layout::BitInfo::new("clear", 0, 1, "")],
            doc: "Fields of `USER_CAM_STATS_CLEAR_STATS`.",
        }
    };
}

impl ::tpb_core::layout::Layout for UserCamStatsClearStats {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UserCamStatsClearStats {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UserCamStatsClearStats {
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
    pub const fn clear(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`clear`](Self::clear); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_clear(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

::tpb_core::layout_serde!(UserCamStatsClearStats);

impl UserCamStatsClearStats {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "clear",
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
    ];
}

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `control.amzn_cam_pass_on_miss`.
    pub const CONTROL_AMZN_CAM_PASS_ON_MISS: u32 = 0x0000;
    /// Of `control.master_prot`.
    pub const CONTROL_MASTER_PROT: u32 = 0x0010;
    /// Of `control.user_cam_ctl`.
    pub const CONTROL_USER_CAM_CTL: u32 = 0x0020;
    /// Of `control.user_cam_wr_byp_id`.
    pub const CONTROL_USER_CAM_WR_BYP_ID_SUNDA: u32 = 0x0030;
    /// Of `control.user_cam_wr_byp_id`.
    pub const CONTROL_USER_CAM_WR_BYP_ID_CAYMAN: u32 = 0x0030;
    /// Of `control.user_cam_rd_byp_id`.
    pub const CONTROL_USER_CAM_RD_BYP_ID_SUNDA: u32 = 0x0034;
    /// Of `control.user_cam_rd_byp_id`.
    pub const CONTROL_USER_CAM_RD_BYP_ID_CAYMAN: u32 = 0x0034;
    /// Of `control.amzn_interlv_swap`.
    pub const CONTROL_AMZN_INTERLV_SWAP: u32 = 0x0040;
    /// Of `control.axi_rd_timeout`.
    pub const CONTROL_AXI_RD_TIMEOUT: u32 = 0x0050;
    /// Of `control.axi_wr_timeout`.
    pub const CONTROL_AXI_WR_TIMEOUT: u32 = 0x0054;
    /// Of `control.addr_denied_lo`.
    pub const CONTROL_ADDR_DENIED_LO: u32 = 0x0060;
    /// Of `control.addr_denied_hi`.
    pub const CONTROL_ADDR_DENIED_HI: u32 = 0x0064;
    /// Of `spare.zeros_0`.
    pub const SPARE_ZEROS_0: u32 = 0x07f0;
    /// Of `spare.zeros_1`.
    pub const SPARE_ZEROS_1: u32 = 0x07f4;
    /// Of `spare.ones_0`.
    pub const SPARE_ONES_0: u32 = 0x07f8;
    /// Of `spare.ones_1`.
    pub const SPARE_ONES_1: u32 = 0x07fc;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "amzn_remapper",
    title: "amzn_remapper",
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
                    name: "amzn_cam_pass_on_miss",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ControlAmznCamPassOnMiss::FIELDS,
                    doc: "What happens to an access that no entry matches; 0 denies it.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "master_prot",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000022),
                    count: 1,
                    stride: 4,
                    fields: ControlMasterProt::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "user_cam_ctl",
                    gens: GenSet(0b111110),
                    offset: Some(0x0020),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ControlUserCamCtl::FIELDS,
                    doc: "Writing 1 brings the entries of the guest back to reset.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "user_cam_wr_byp_id",
                    gens: GenSet(0b000010),
                    offset: Some(0x0030),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: ControlUserCamWrBypIdSunda::FIELDS,
                    doc: "",
                    notes: &[
                        "Ids of 8 bits and no enable; the positions are those of the 10-bit fields (med).",
                    ],
                    conf: layout::Conf::Med,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "user_cam_wr_byp_id",
                    gens: GenSet(0b111100),
                    offset: Some(0x0030),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x80000000),
                    count: 1,
                    stride: 4,
                    fields: ControlUserCamWrBypIdCayman::FIELDS,
                    doc: "A write whose id, without the masked bits, is this one skips the entries of the guest.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "user_cam_rd_byp_id",
                    gens: GenSet(0b000010),
                    offset: Some(0x0034),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: ControlUserCamRdBypIdSunda::FIELDS,
                    doc: "",
                    notes: &[
                        "Ids of 8 bits and no enable; the positions are those of the 10-bit fields (med).",
                    ],
                    conf: layout::Conf::Med,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "user_cam_rd_byp_id",
                    gens: GenSet(0b111100),
                    offset: Some(0x0034),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x80000000),
                    count: 1,
                    stride: 4,
                    fields: ControlUserCamRdBypIdCayman::FIELDS,
                    doc: "The same for reads.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "amzn_interlv_swap",
                    gens: GenSet(0b111110),
                    offset: Some(0x0040),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ControlAmznInterlvSwap::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "axi_rd_timeout",
                    gens: GenSet(0b111110),
                    offset: Some(0x0050),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ControlAxiRdTimeout::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "axi_wr_timeout",
                    gens: GenSet(0b111110),
                    offset: Some(0x0054),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ControlAxiWrTimeout::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "addr_denied_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0060),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: ControlAddrDeniedLo::FIELDS,
                    doc: "Address that was denied last.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "addr_denied_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x0064),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: ControlAddrDeniedHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "amzn_cam",
            gens: GenSet(0b111110),
            offset: Some(0x0100),
            size: Some(0x0100),
            count: 1,
            stride: 256,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "rd_idx",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: AmznCamRdIdx::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_buf_0",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CmpAddrLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_buf_1",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: AmznCamRdBuf1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_buf_2",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CmpAddrMaskLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_buf_3",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CmpAddrMaskHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_buf_4",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: RemapAddrLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_buf_5",
                    gens: GenSet(0b000010),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: AmznCamRdBuf5Sunda::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_buf_5",
                    gens: GenSet(0b111100),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: AmznCamRdBuf5Cayman::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_buf_0",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CmpAddrLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_buf_1",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: AmznCamWrBuf1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_buf_2",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CmpAddrMaskLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_buf_3",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CmpAddrMaskHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_buf_4",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: RemapAddrLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_buf_5",
                    gens: GenSet(0b111100),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: AmznCamWrBuf5::FIELDS,
                    doc: "Writing it stores the entry.",
                    notes: &[
                        "On sunda the id has 8 bits; where they are here is not known (gap).",
                    ],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "amzn_cam_stats",
            gens: GenSet(0b111110),
            offset: Some(0x0200),
            size: Some(0x0100),
            count: 1,
            stride: 256,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "rd_pass_lo",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_pass_hi",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_deny_lo",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_deny_hi",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_pass_lo",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_pass_hi",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_deny_lo",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_deny_hi",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "clear_stats",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: Some(Access::WriteOnly),
                    pulse: true,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: AmznCamStatsClearStats::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "amzn_cam_errors",
            gens: GenSet(0b111110),
            offset: Some(0x0300),
            size: Some(0x0080),
            count: 1,
            stride: 128,
            copies: &[],
            registers: &[],
            doc: "Error responses and time-outs, 48 bits each.",
        },
        GroupInfo {
            name: "user_cam_errors",
            gens: GenSet(0b111110),
            offset: Some(0x0380),
            size: Some(0x0080),
            count: 1,
            stride: 128,
            copies: &[],
            registers: &[],
            doc: "",
        },
        GroupInfo {
            name: "delta_mon",
            gens: GenSet(0b111110),
            offset: Some(0x0500),
            size: Some(0x0080),
            count: 1,
            stride: 128,
            copies: &[],
            registers: &[],
            doc: "Responses that exceed their requests.",
        },
        GroupInfo {
            name: "bound_chk",
            gens: GenSet(0b111110),
            offset: Some(0x0580),
            size: Some(0x0080),
            count: 1,
            stride: 128,
            copies: &[],
            registers: &[],
            doc: "Bursts across a boundary.",
        },
        GroupInfo {
            name: "user_cam_stats",
            gens: GenSet(0b111110),
            offset: Some(0x0600),
            size: Some(0x0100),
            count: 1,
            stride: 256,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "rd_pass_lo",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_pass_hi",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_deny_lo",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_deny_hi",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_pass_lo",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_pass_hi",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_deny_lo",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterLo::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_deny_hi",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: CounterHi::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "clear_stats",
                    gens: GenSet(0b111110),
                    offset: None,
                    width: 32,
                    access: Some(Access::WriteOnly),
                    pulse: true,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: UserCamStatsClearStats::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
            ],
            doc: "A copy of the guest's.",
        },
        GroupInfo {
            name: "txn_len_chk",
            gens: GenSet(0b111100),
            offset: Some(0x0700),
            size: Some(0x0080),
            count: 1,
            stride: 128,
            copies: &[],
            registers: &[],
            doc: "Length of bursts.",
        },
        GroupInfo {
            name: "spare",
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
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "zeros_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "ones_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "ones_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: &[],
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
            ],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Filters and rewrites the addresses of a bus master, for privileged software. What it denies ends there, is counted, keeps its address and interrupts.",
    notes: &[
        "An entry matches if it is valid, the addresses agree in all of 58 bits that the mask does not leave out, and the ids agree or are not compared (formula med).",
        "A match lets the access pass or denies it, puts bits 45:0 of the address in place and leaves 57:46, and may swap two bits. What several matches do is not known (gap).",
        "Offsets of the entry buffers and the counters in their groups are not known, only their order; neither is the number of entries, at most 128 (gap).",
        "The id stands at bit 16 where an entry is read and at bit 14 where it is written. Names of the counters are made of those that the page lists.",
        "Fields of the other groups are known in part. delta_mon has five monitors, enabled after reset, and two underflow bits, 0 and 4; bound_chk is enabled and denies bursts across a boundary of 2 to the 8 bytes (2 to 12 are valid); txn_len_chk is enabled and denies more than 8 beats, the maximum being 4 bits at 4 for writes and at 8 for reads. Where these bits are is not known (gap).",
        "The counts of registers are 10, 13, 9, 12, 12, 8, 5, 9, 5 and 4 by group. mariana has 52 in control, and sunda no txn_len_chk.",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/remapper.md"],
};
