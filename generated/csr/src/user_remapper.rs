// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Filters and rewrites the addresses of a bus master, for the guest.

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

/// What happens to an access that no entry matches; 1 lets it pass.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlUserCamPassOnMiss(pub u32);

impl Eq for ControlUserCamPassOnMiss {}

impl ControlUserCamPassOnMiss {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_USER_CAM_PASS_ON_MISS",
            size: 4,
            bits: &[
                layout::BitInfo::new("wr_pass_on_miss", 0, 1, ""),
                layout::BitInfo::new("rd_pass_on_miss", 4, 1, ""),
            ],
            doc: "What happens to an access that no entry matches; 1 lets it pass.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlUserCamPassOnMiss {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlUserCamPassOnMiss {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlUserCamPassOnMiss {
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

::tpb_core::layout_serde!(ControlUserCamPassOnMiss);

impl ControlUserCamPassOnMiss {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "wr_pass_on_miss",
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
        FieldInfo {
            name: "rd_pass_on_miss",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000011);
}

/// Fields of `CONTROL_USER_INTERLV_SWAP`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ControlUserInterlvSwap(pub u32);

impl Eq for ControlUserInterlvSwap {}

impl ControlUserInterlvSwap {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CONTROL_USER_INTERLV_SWAP",
            size: 4,
            bits: &[
                layout::BitInfo::new("swap_bit_0", 0, 6, ""),
                layout::BitInfo::new("swap_bit_1", 8, 6, ""),
            ],
            doc: "Fields of `CONTROL_USER_INTERLV_SWAP`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ControlUserInterlvSwap {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ControlUserInterlvSwap {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ControlUserInterlvSwap {
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

::tpb_core::layout_serde!(ControlUserInterlvSwap);

impl ControlUserInterlvSwap {
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

/// Fields of `USER_CAM_RD_IDX`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UserCamRdIdx(pub u32);

impl Eq for UserCamRdIdx {}

impl UserCamRdIdx {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "USER_CAM_RD_IDX",
            size: 4,
            bits: &[layout::BitInfo::new("rd_index", 0, 7, "Entry that rd_buf shows.")],
            doc: "Fields of `USER_CAM_RD_IDX`.",
        }
    };
}

impl ::tpb_core::layout::Layout for UserCamRdIdx {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UserCamRdIdx {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UserCamRdIdx {
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

::tpb_core::layout_serde!(UserCamRdIdx);

impl UserCamRdIdx {
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

/// Fields of `USER_CAM_RD_BUF_1_SUNDA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UserCamRdBuf1Sunda(pub u32);

impl Eq for UserCamRdBuf1Sunda {}

impl UserCamRdBuf1Sunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "USER_CAM_RD_BUF_1_SUNDA",
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
            doc: "Fields of `USER_CAM_RD_BUF_1_SUNDA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for UserCamRdBuf1Sunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UserCamRdBuf1Sunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UserCamRdBuf1Sunda {
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

::tpb_core::layout_serde!(UserCamRdBuf1Sunda);

impl UserCamRdBuf1Sunda {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cmp_addr_hi",
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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

/// Fields of `USER_CAM_RD_BUF_1_CAYMAN`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UserCamRdBuf1Cayman(pub u32);

impl Eq for UserCamRdBuf1Cayman {}

impl UserCamRdBuf1Cayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "USER_CAM_RD_BUF_1_CAYMAN",
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
            doc: "Fields of `USER_CAM_RD_BUF_1_CAYMAN`.",
        }
    };
}

impl ::tpb_core::layout::Layout for UserCamRdBuf1Cayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UserCamRdBuf1Cayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UserCamRdBuf1Cayman {
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

::tpb_core::layout_serde!(UserCamRdBuf1Cayman);

impl UserCamRdBuf1Cayman {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cmp_addr_hi",
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
            lsb: 28,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "ids are not compared",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "rd_pass",
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
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

/// Fields of `USER_CAM_RD_BUF_5_SUNDA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UserCamRdBuf5Sunda(pub u32);

impl Eq for UserCamRdBuf5Sunda {}

impl UserCamRdBuf5Sunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "USER_CAM_RD_BUF_5_SUNDA",
            size: 4,
            bits: &[
                layout::BitInfo::new("remap_addr_hi", 0, 14, "Bits 45:32."),
                layout::BitInfo::new("id", 16, 8, ""),
            ],
            doc: "Fields of `USER_CAM_RD_BUF_5_SUNDA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for UserCamRdBuf5Sunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UserCamRdBuf5Sunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UserCamRdBuf5Sunda {
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

::tpb_core::layout_serde!(UserCamRdBuf5Sunda);

impl UserCamRdBuf5Sunda {
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

/// Fields of `USER_CAM_RD_BUF_5_CAYMAN`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UserCamRdBuf5Cayman(pub u32);

impl Eq for UserCamRdBuf5Cayman {}

impl UserCamRdBuf5Cayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "USER_CAM_RD_BUF_5_CAYMAN",
            size: 4,
            bits: &[
                layout::BitInfo::new("remap_addr_hi", 0, 14, "Bits 45:32."),
                layout::BitInfo::new("id", 16, 10, ""),
            ],
            doc: "Fields of `USER_CAM_RD_BUF_5_CAYMAN`.",
        }
    };
}

impl ::tpb_core::layout::Layout for UserCamRdBuf5Cayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UserCamRdBuf5Cayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UserCamRdBuf5Cayman {
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

::tpb_core::layout_serde!(UserCamRdBuf5Cayman);

impl UserCamRdBuf5Cayman {
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

/// Fields of `USER_CAM_WR_BUF_1_SUNDA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UserCamWrBuf1Sunda(pub u32);

impl Eq for UserCamWrBuf1Sunda {}

impl UserCamWrBuf1Sunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "USER_CAM_WR_BUF_1_SUNDA",
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
            doc: "Fields of `USER_CAM_WR_BUF_1_SUNDA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for UserCamWrBuf1Sunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UserCamWrBuf1Sunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UserCamWrBuf1Sunda {
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

::tpb_core::layout_serde!(UserCamWrBuf1Sunda);

impl UserCamWrBuf1Sunda {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cmp_addr_hi",
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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
            gens: GenSet(0b000010),
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

/// Fields of `USER_CAM_WR_BUF_1_CAYMAN`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct UserCamWrBuf1Cayman(pub u32);

impl Eq for UserCamWrBuf1Cayman {}

impl UserCamWrBuf1Cayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "USER_CAM_WR_BUF_1_CAYMAN",
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
            doc: "Fields of `USER_CAM_WR_BUF_1_CAYMAN`.",
        }
    };
}

impl ::tpb_core::layout::Layout for UserCamWrBuf1Cayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UserCamWrBuf1Cayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UserCamWrBuf1Cayman {
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

::tpb_core::layout_serde!(UserCamWrBuf1Cayman);

impl UserCamWrBuf1Cayman {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cmp_addr_hi",
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
            lsb: 28,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x01),
            signed: false,
            values: &[],
            doc: "ids are not compared",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "rd_pass",
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
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
            gens: GenSet(0b111100),
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
pub struct UserCamWrBuf5(pub u32);

impl Eq for UserCamWrBuf5 {}

impl UserCamWrBuf5 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "USER_CAM_WR_BUF_5",
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

impl ::tpb_core::layout::Layout for UserCamWrBuf5 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for UserCamWrBuf5 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl UserCamWrBuf5 {
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

::tpb_core::layout_serde!(UserCamWrBuf5);

impl UserCamWrBuf5 {
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
    /// Of `control.user_cam_pass_on_miss`.
    pub const CONTROL_USER_CAM_PASS_ON_MISS: u32 = 0x0000;
    /// Of `control.user_interlv_swap`.
    pub const CONTROL_USER_INTERLV_SWAP: u32 = 0x0040;
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
    name: "user_remapper",
    title: "user_remapper",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x0800),
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
                    name: "user_cam_pass_on_miss",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000011),
                    count: 1,
                    stride: 4,
                    fields: ControlUserCamPassOnMiss::FIELDS,
                    doc: "What happens to an access that no entry matches; 1 lets it pass.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "user_interlv_swap",
                    gens: GenSet(0b111110),
                    offset: Some(0x0040),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: ControlUserInterlvSwap::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "user_cam",
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
                    fields: UserCamRdIdx::FIELDS,
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
                    gens: GenSet(0b000010),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: UserCamRdBuf1Sunda::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "rd_buf_1",
                    gens: GenSet(0b111100),
                    offset: None,
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: UserCamRdBuf1Cayman::FIELDS,
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
                    fields: UserCamRdBuf5Sunda::FIELDS,
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
                    fields: UserCamRdBuf5Cayman::FIELDS,
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
                    gens: GenSet(0b000010),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: UserCamWrBuf1Sunda::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
                RegisterInfo {
                    name: "wr_buf_1",
                    gens: GenSet(0b111100),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: UserCamWrBuf1Cayman::FIELDS,
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
                    fields: UserCamWrBuf5::FIELDS,
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
            name: "user_cam_stats",
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
                    fields: UserCamStatsClearStats::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/remapper.md"],
                },
            ],
            doc: "",
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
    doc: "Filters and rewrites the addresses of a bus master, for the guest.",
    notes: &[
        "An entry matches if it is valid, the addresses agree in all of 58 bits that the mask does not leave out, and the ids agree or are not compared (formula med).",
        "A match lets the access pass or denies it, puts bits 45:0 of the address in place and leaves 57:46, and may swap two bits. What several matches do is not known (gap).",
        "Offsets of the entry buffers and the counters in their groups are not known, only their order; neither is the number of entries, at most 128 (gap).",
        "The id stands at bit 16 where an entry is read and at bit 14 where it is written. Names of the counters are made of those that the page lists.",
        "mariana has 39 registers in control (gap).",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/remapper.md"],
};
