// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Counters of a fabric slice that the host may read - transactions, bytes, cycles of back pressure, in total and in two windows.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Fields of `cnt31`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Cnt31(pub u32);

impl Eq for Cnt31 {}

impl Cnt31 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CNT31",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 31, "")],
            doc: "Fields of `cnt31`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Cnt31 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Cnt31 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Cnt31 {
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

::tpb_core::layout_serde!(Cnt31);

impl Cnt31 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 31,
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

/// Fields of `cnt32`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Cnt32(pub u32);

impl Eq for Cnt32 {}

impl Cnt32 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CNT32",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 32, "")],
            doc: "Fields of `cnt32`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Cnt32 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Cnt32 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Cnt32 {
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

::tpb_core::layout_serde!(Cnt32);

impl Cnt32 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
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

/// Fields of `cnt16`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Cnt16(pub u32);

impl Eq for Cnt16 {}

impl Cnt16 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CNT16",
            size: 4,
            bits: &[layout::BitInfo::new("cnt", 0, 16, "")],
            doc: "Fields of `cnt16`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Cnt16 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Cnt16 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Cnt16 {
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

::tpb_core::layout_serde!(Cnt16);

impl Cnt16 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cnt",
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

/// Fields of `count32`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Count32(pub u32);

impl Eq for Count32 {}

impl Count32 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNT32",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 32, "")],
            doc: "Fields of `count32`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Count32 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Count32 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Count32 {
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

::tpb_core::layout_serde!(Count32);

impl Count32 {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "count",
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

/// Fields of `count16`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Count16(pub u32);

impl Eq for Count16 {}

impl Count16 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "COUNT16",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 16, "")],
            doc: "Fields of `count16`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Count16 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Count16 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Count16 {
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

::tpb_core::layout_serde!(Count16);

impl Count16 {
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

/// Fields of `QOS_USER_READ_CHANNEL_DELTA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct QosUserReadChannelDelta(pub u32);

impl Eq for QosUserReadChannelDelta {}

impl QosUserReadChannelDelta {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "QOS_USER_READ_CHANNEL_DELTA",
            size: 4,
            bits: &[
                layout::BitInfo::new("ar_delta", 0, 9, ""),
                layout::BitInfo::new("r_delta", 9, 9, ""),
            ],
            doc: "Fields of `QOS_USER_READ_CHANNEL_DELTA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for QosUserReadChannelDelta {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for QosUserReadChannelDelta {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl QosUserReadChannelDelta {
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
    pub const fn ar_delta(self) -> u16 {
        (self.0 & 0x1ff) as u16
    }

    /// The same with another [`ar_delta`](Self::ar_delta); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_ar_delta(self, value: u16) -> Self {
        Self((self.0 & !0x1ff) | ((value as u32) & 0x1ff))
    }

    /// Bits 9..=17.
    #[inline]
    pub const fn r_delta(self) -> u16 {
        ((self.0 >> 9) & 0x1ff) as u16
    }

    /// The same with another [`r_delta`](Self::r_delta); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_r_delta(self, value: u16) -> Self {
        Self((self.0 & !(0x1ff << 9)) | (((value as u32) & 0x1ff) << 9))
    }
}

::tpb_core::layout_serde!(QosUserReadChannelDelta);

impl QosUserReadChannelDelta {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "ar_delta",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 9,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: true,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "r_delta",
            gens: GenSet(0b111110),
            lsb: 9,
            width: 9,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: true,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `QOS_USER_WRITE_CHANNEL_DELTA`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct QosUserWriteChannelDelta(pub u32);

impl Eq for QosUserWriteChannelDelta {}

impl QosUserWriteChannelDelta {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "QOS_USER_WRITE_CHANNEL_DELTA",
            size: 4,
            bits: &[
                layout::BitInfo::new("aw_delta", 0, 9, ""),
                layout::BitInfo::new("w_delta", 9, 9, ""),
                layout::BitInfo::new("b_delta", 18, 9, ""),
            ],
            doc: "Fields of `QOS_USER_WRITE_CHANNEL_DELTA`.",
        }
    };
}

impl ::tpb_core::layout::Layout for QosUserWriteChannelDelta {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for QosUserWriteChannelDelta {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl QosUserWriteChannelDelta {
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
    pub const fn aw_delta(self) -> u16 {
        (self.0 & 0x1ff) as u16
    }

    /// The same with another [`aw_delta`](Self::aw_delta); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_aw_delta(self, value: u16) -> Self {
        Self((self.0 & !0x1ff) | ((value as u32) & 0x1ff))
    }

    /// Bits 9..=17.
    #[inline]
    pub const fn w_delta(self) -> u16 {
        ((self.0 >> 9) & 0x1ff) as u16
    }

    /// The same with another [`w_delta`](Self::w_delta); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_w_delta(self, value: u16) -> Self {
        Self((self.0 & !(0x1ff << 9)) | (((value as u32) & 0x1ff) << 9))
    }

    /// Bits 18..=26.
    #[inline]
    pub const fn b_delta(self) -> u16 {
        ((self.0 >> 18) & 0x1ff) as u16
    }

    /// The same with another [`b_delta`](Self::b_delta); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_b_delta(self, value: u16) -> Self {
        Self((self.0 & !(0x1ff << 18)) | (((value as u32) & 0x1ff) << 18))
    }
}

::tpb_core::layout_serde!(QosUserWriteChannelDelta);

impl QosUserWriteChannelDelta {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "aw_delta",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 9,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: true,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "w_delta",
            gens: GenSet(0b111110),
            lsb: 9,
            width: 9,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: true,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "b_delta",
            gens: GenSet(0b111110),
            lsb: 18,
            width: 9,
            access: None,
            pulse: false,
            reset: Some(0x000),
            signed: true,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `NTS_USER_OUTSTANDING_READS`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NtsUserOutstandingReads(pub u32);

impl Eq for NtsUserOutstandingReads {}

impl NtsUserOutstandingReads {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NTS_USER_OUTSTANDING_READS",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 8, "")],
            doc: "Fields of `NTS_USER_OUTSTANDING_READS`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NtsUserOutstandingReads {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NtsUserOutstandingReads {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NtsUserOutstandingReads {
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
    pub const fn count(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`count`](Self::count); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_count(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }
}

::tpb_core::layout_serde!(NtsUserOutstandingReads);

impl NtsUserOutstandingReads {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "count",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `NTS_USER_OUTSTANDING_WRITES`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NtsUserOutstandingWrites(pub u32);

impl Eq for NtsUserOutstandingWrites {}

impl NtsUserOutstandingWrites {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "NTS_USER_OUTSTANDING_WRITES",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 6, "")],
            doc: "Fields of `NTS_USER_OUTSTANDING_WRITES`.",
        }
    };
}

impl ::tpb_core::layout::Layout for NtsUserOutstandingWrites {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for NtsUserOutstandingWrites {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl NtsUserOutstandingWrites {
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
    pub const fn count(self) -> u8 {
        (self.0 & 0x3f) as u8
    }

    /// The same with another [`count`](Self::count); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_count(self, value: u8) -> Self {
        Self((self.0 & !0x3f) | ((value as u32) & 0x3f))
    }
}

::tpb_core::layout_serde!(NtsUserOutstandingWrites);

impl NtsUserOutstandingWrites {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "count",
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
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `SPARE_USER_ZEROS_0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareUserZeros0(pub u32);

impl Eq for SpareUserZeros0 {}

impl SpareUserZeros0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_USER_ZEROS_0",
            size: 4,
            bits: &[layout::BitInfo::new("spares", 0, 32, "")],
            doc: "Fields of `SPARE_USER_ZEROS_0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareUserZeros0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareUserZeros0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareUserZeros0 {
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

::tpb_core::layout_serde!(SpareUserZeros0);

impl SpareUserZeros0 {
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

/// Fields of `SPARE_USER_ZEROS_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareUserZeros1(pub u32);

impl Eq for SpareUserZeros1 {}

impl SpareUserZeros1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_USER_ZEROS_1",
            size: 4,
            bits: &[layout::BitInfo::new("spares", 0, 32, "")],
            doc: "Fields of `SPARE_USER_ZEROS_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareUserZeros1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareUserZeros1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareUserZeros1 {
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

::tpb_core::layout_serde!(SpareUserZeros1);

impl SpareUserZeros1 {
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

/// Fields of `SPARE_USER_ONES_0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareUserOnes0(pub u32);

impl Eq for SpareUserOnes0 {}

impl SpareUserOnes0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_USER_ONES_0",
            size: 4,
            bits: &[layout::BitInfo::new("spares", 0, 32, "")],
            doc: "Fields of `SPARE_USER_ONES_0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareUserOnes0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareUserOnes0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareUserOnes0 {
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

::tpb_core::layout_serde!(SpareUserOnes0);

impl SpareUserOnes0 {
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

/// Fields of `SPARE_USER_ONES_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareUserOnes1(pub u32);

impl Eq for SpareUserOnes1 {}

impl SpareUserOnes1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_USER_ONES_1",
            size: 4,
            bits: &[layout::BitInfo::new("spares", 0, 32, "")],
            doc: "Fields of `SPARE_USER_ONES_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareUserOnes1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareUserOnes1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareUserOnes1 {
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

::tpb_core::layout_serde!(SpareUserOnes1);

impl SpareUserOnes1 {
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
    /// Of `qos_user.total_reads`.
    pub const QOS_USER_TOTAL_READS: u32 = 0x0000;
    /// Of `qos_user.total_writes`.
    pub const QOS_USER_TOTAL_WRITES: u32 = 0x0004;
    /// Of `qos_user.total_bytes_read_lo`.
    pub const QOS_USER_TOTAL_BYTES_READ_LO: u32 = 0x0008;
    /// Of `qos_user.total_bytes_read_hi`.
    pub const QOS_USER_TOTAL_BYTES_READ_HI: u32 = 0x000c;
    /// Of `qos_user.total_bytes_written_lo`.
    pub const QOS_USER_TOTAL_BYTES_WRITTEN_LO: u32 = 0x0010;
    /// Of `qos_user.total_bytes_written_hi`.
    pub const QOS_USER_TOTAL_BYTES_WRITTEN_HI: u32 = 0x0014;
    /// Of `qos_user.reads_in_monitor_window_0`.
    pub const QOS_USER_READS_IN_MONITOR_WINDOW_0: u32 = 0x0020;
    /// Of `qos_user.reads_in_monitor_window_1`.
    pub const QOS_USER_READS_IN_MONITOR_WINDOW_1: u32 = 0x0024;
    /// Of `qos_user.perf_reads_in_monitor_window_0`.
    pub const QOS_USER_PERF_READS_IN_MONITOR_WINDOW_0: u32 = 0x0028;
    /// Of `qos_user.perf_reads_in_monitor_window_1`.
    pub const QOS_USER_PERF_READS_IN_MONITOR_WINDOW_1: u32 = 0x002c;
    /// Of `qos_user.writes_in_monitor_window_0`.
    pub const QOS_USER_WRITES_IN_MONITOR_WINDOW_0: u32 = 0x0030;
    /// Of `qos_user.writes_in_monitor_window_1`.
    pub const QOS_USER_WRITES_IN_MONITOR_WINDOW_1: u32 = 0x0034;
    /// Of `qos_user.perf_writes_in_monitor_window_0`.
    pub const QOS_USER_PERF_WRITES_IN_MONITOR_WINDOW_0: u32 = 0x0038;
    /// Of `qos_user.perf_writes_in_monitor_window_1`.
    pub const QOS_USER_PERF_WRITES_IN_MONITOR_WINDOW_1: u32 = 0x003c;
    /// Of `qos_user.bytes_read_in_monitor_window_lo_0`.
    pub const QOS_USER_BYTES_READ_IN_MONITOR_WINDOW_LO_0: u32 = 0x0040;
    /// Of `qos_user.bytes_read_in_monitor_window_hi_0`.
    pub const QOS_USER_BYTES_READ_IN_MONITOR_WINDOW_HI_0: u32 = 0x0044;
    /// Of `qos_user.bytes_read_in_monitor_window_lo_1`.
    pub const QOS_USER_BYTES_READ_IN_MONITOR_WINDOW_LO_1: u32 = 0x0048;
    /// Of `qos_user.bytes_read_in_monitor_window_hi_1`.
    pub const QOS_USER_BYTES_READ_IN_MONITOR_WINDOW_HI_1: u32 = 0x004c;
    /// Of `qos_user.perf_bytes_read_in_monitor_window_lo_0`.
    pub const QOS_USER_PERF_BYTES_READ_IN_MONITOR_WINDOW_LO_0: u32 = 0x0050;
    /// Of `qos_user.perf_bytes_read_in_monitor_window_hi_0`.
    pub const QOS_USER_PERF_BYTES_READ_IN_MONITOR_WINDOW_HI_0: u32 = 0x0054;
    /// Of `qos_user.perf_bytes_read_in_monitor_window_lo_1`.
    pub const QOS_USER_PERF_BYTES_READ_IN_MONITOR_WINDOW_LO_1: u32 = 0x0058;
    /// Of `qos_user.perf_bytes_read_in_monitor_window_hi_1`.
    pub const QOS_USER_PERF_BYTES_READ_IN_MONITOR_WINDOW_HI_1: u32 = 0x005c;
    /// Of `qos_user.bytes_written_in_monitor_window_lo_0`.
    pub const QOS_USER_BYTES_WRITTEN_IN_MONITOR_WINDOW_LO_0: u32 = 0x0060;
    /// Of `qos_user.bytes_written_in_monitor_window_hi_0`.
    pub const QOS_USER_BYTES_WRITTEN_IN_MONITOR_WINDOW_HI_0: u32 = 0x0064;
    /// Of `qos_user.bytes_written_in_monitor_window_lo_1`.
    pub const QOS_USER_BYTES_WRITTEN_IN_MONITOR_WINDOW_LO_1: u32 = 0x0068;
    /// Of `qos_user.bytes_written_in_monitor_window_hi_1`.
    pub const QOS_USER_BYTES_WRITTEN_IN_MONITOR_WINDOW_HI_1: u32 = 0x006c;
    /// Of `qos_user.perf_bytes_written_in_monitor_window_lo_0`.
    pub const QOS_USER_PERF_BYTES_WRITTEN_IN_MONITOR_WINDOW_LO_0: u32 = 0x0070;
    /// Of `qos_user.perf_bytes_written_in_monitor_window_hi_0`.
    pub const QOS_USER_PERF_BYTES_WRITTEN_IN_MONITOR_WINDOW_HI_0: u32 = 0x0074;
    /// Of `qos_user.perf_bytes_written_in_monitor_window_lo_1`.
    pub const QOS_USER_PERF_BYTES_WRITTEN_IN_MONITOR_WINDOW_LO_1: u32 = 0x0078;
    /// Of `qos_user.perf_bytes_written_in_monitor_window_hi_1`.
    pub const QOS_USER_PERF_BYTES_WRITTEN_IN_MONITOR_WINDOW_HI_1: u32 = 0x007c;
    /// Of `qos_user.ar_backpressured_cycles_0`.
    pub const QOS_USER_AR_BACKPRESSURED_CYCLES_0: u32 = 0x0080;
    /// Of `qos_user.perf_ar_backpressured_cycles_0`.
    pub const QOS_USER_PERF_AR_BACKPRESSURED_CYCLES_0: u32 = 0x0084;
    /// Of `qos_user.ar_backpressured_cycles_1`.
    pub const QOS_USER_AR_BACKPRESSURED_CYCLES_1: u32 = 0x0088;
    /// Of `qos_user.perf_ar_backpressured_cycles_1`.
    pub const QOS_USER_PERF_AR_BACKPRESSURED_CYCLES_1: u32 = 0x008c;
    /// Of `qos_user.r_backpressured_cycles_0`.
    pub const QOS_USER_R_BACKPRESSURED_CYCLES_0: u32 = 0x0090;
    /// Of `qos_user.perf_r_backpressured_cycles_0`.
    pub const QOS_USER_PERF_R_BACKPRESSURED_CYCLES_0: u32 = 0x0094;
    /// Of `qos_user.r_backpressured_cycles_1`.
    pub const QOS_USER_R_BACKPRESSURED_CYCLES_1: u32 = 0x0098;
    /// Of `qos_user.perf_r_backpressured_cycles_1`.
    pub const QOS_USER_PERF_R_BACKPRESSURED_CYCLES_1: u32 = 0x009c;
    /// Of `qos_user.aw_backpressured_cycles_0`.
    pub const QOS_USER_AW_BACKPRESSURED_CYCLES_0: u32 = 0x00a0;
    /// Of `qos_user.perf_aw_backpressured_cycles_0`.
    pub const QOS_USER_PERF_AW_BACKPRESSURED_CYCLES_0: u32 = 0x00a4;
    /// Of `qos_user.aw_backpressured_cycles_1`.
    pub const QOS_USER_AW_BACKPRESSURED_CYCLES_1: u32 = 0x00a8;
    /// Of `qos_user.perf_aw_backpressured_cycles_1`.
    pub const QOS_USER_PERF_AW_BACKPRESSURED_CYCLES_1: u32 = 0x00ac;
    /// Of `qos_user.w_backpressured_cycles_0`.
    pub const QOS_USER_W_BACKPRESSURED_CYCLES_0: u32 = 0x00b0;
    /// Of `qos_user.perf_w_backpressured_cycles_0`.
    pub const QOS_USER_PERF_W_BACKPRESSURED_CYCLES_0: u32 = 0x00b4;
    /// Of `qos_user.w_backpressured_cycles_1`.
    pub const QOS_USER_W_BACKPRESSURED_CYCLES_1: u32 = 0x00b8;
    /// Of `qos_user.perf_w_backpressured_cycles_1`.
    pub const QOS_USER_PERF_W_BACKPRESSURED_CYCLES_1: u32 = 0x00bc;
    /// Of `qos_user.b_backpressured_cycles_0`.
    pub const QOS_USER_B_BACKPRESSURED_CYCLES_0: u32 = 0x00c0;
    /// Of `qos_user.perf_b_backpressured_cycles_0`.
    pub const QOS_USER_PERF_B_BACKPRESSURED_CYCLES_0: u32 = 0x00c4;
    /// Of `qos_user.b_backpressured_cycles_1`.
    pub const QOS_USER_B_BACKPRESSURED_CYCLES_1: u32 = 0x00c8;
    /// Of `qos_user.perf_b_backpressured_cycles_1`.
    pub const QOS_USER_PERF_B_BACKPRESSURED_CYCLES_1: u32 = 0x00cc;
    /// Of `qos_user.read_channel_delta`.
    pub const QOS_USER_READ_CHANNEL_DELTA: u32 = 0x00d0;
    /// Of `qos_user.write_channel_delta`.
    pub const QOS_USER_WRITE_CHANNEL_DELTA: u32 = 0x00d4;
    /// Of `nts_user.outstanding_reads`.
    pub const NTS_USER_OUTSTANDING_READS: u32 = 0x0420;
    /// Of `nts_user.outstanding_writes`.
    pub const NTS_USER_OUTSTANDING_WRITES: u32 = 0x0424;
    /// Of `nts_user.total_reads`.
    pub const NTS_USER_TOTAL_READS: u32 = 0x0430;
    /// Of `nts_user.total_writes`.
    pub const NTS_USER_TOTAL_WRITES: u32 = 0x0434;
    /// Of `nts_user.total_bytes_read_lo`.
    pub const NTS_USER_TOTAL_BYTES_READ_LO: u32 = 0x0438;
    /// Of `nts_user.total_bytes_read_hi`.
    pub const NTS_USER_TOTAL_BYTES_READ_HI: u32 = 0x043c;
    /// Of `nts_user.total_bytes_written_lo`.
    pub const NTS_USER_TOTAL_BYTES_WRITTEN_LO: u32 = 0x0440;
    /// Of `nts_user.total_bytes_written_hi`.
    pub const NTS_USER_TOTAL_BYTES_WRITTEN_HI: u32 = 0x0444;
    /// Of `spare_user.zeros_0`.
    pub const SPARE_USER_ZEROS_0: u32 = 0x07f0;
    /// Of `spare_user.zeros_1`.
    pub const SPARE_USER_ZEROS_1: u32 = 0x07f4;
    /// Of `spare_user.ones_0`.
    pub const SPARE_USER_ONES_0: u32 = 0x07f8;
    /// Of `spare_user.ones_1`.
    pub const SPARE_USER_ONES_1: u32 = 0x07fc;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "qos_host_visible",
    title: "qos_host_visible",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x0800),
    instances: &[],
    groups: &[
        GroupInfo {
            name: "qos_user",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: Some(0x0300),
            count: 1,
            stride: 768,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "total_reads",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_writes",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_bytes_read_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_bytes_read_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_bytes_written_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_bytes_written_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "reads_in_monitor_window_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0020),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "reads_in_monitor_window_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0024),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_reads_in_monitor_window_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0028),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_reads_in_monitor_window_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x002c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "writes_in_monitor_window_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0030),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "writes_in_monitor_window_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0034),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_writes_in_monitor_window_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0038),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_writes_in_monitor_window_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x003c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "bytes_read_in_monitor_window_lo_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0040),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "bytes_read_in_monitor_window_hi_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0044),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "bytes_read_in_monitor_window_lo_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0048),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "bytes_read_in_monitor_window_hi_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x004c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_bytes_read_in_monitor_window_lo_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0050),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_bytes_read_in_monitor_window_hi_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0054),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_bytes_read_in_monitor_window_lo_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0058),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_bytes_read_in_monitor_window_hi_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x005c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "bytes_written_in_monitor_window_lo_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0060),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "bytes_written_in_monitor_window_hi_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0064),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "bytes_written_in_monitor_window_lo_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0068),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "bytes_written_in_monitor_window_hi_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x006c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_bytes_written_in_monitor_window_lo_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0070),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_bytes_written_in_monitor_window_hi_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0074),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_bytes_written_in_monitor_window_lo_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0078),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_bytes_written_in_monitor_window_hi_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x007c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "ar_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0080),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_ar_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0084),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "ar_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0088),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_ar_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x008c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "r_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0090),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_r_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0094),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "r_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0098),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_r_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x009c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "aw_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x00a0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_aw_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x00a4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "aw_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x00a8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_aw_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x00ac),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "w_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x00b0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_w_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x00b4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "w_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x00b8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_w_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x00bc),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "b_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x00c0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_b_backpressured_cycles_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x00c4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "b_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x00c8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_b_backpressured_cycles_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x00cc),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Cnt31::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "read_channel_delta",
                    gens: GenSet(0b111110),
                    offset: Some(0x00d0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: QosUserReadChannelDelta::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "write_channel_delta",
                    gens: GenSet(0b111110),
                    offset: Some(0x00d4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: QosUserWriteChannelDelta::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "nts_user",
            gens: GenSet(0b111110),
            offset: Some(0x0400),
            size: Some(0x0080),
            count: 1,
            stride: 128,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "outstanding_reads",
                    gens: GenSet(0b111110),
                    offset: Some(0x0020),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: NtsUserOutstandingReads::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "outstanding_writes",
                    gens: GenSet(0b111110),
                    offset: Some(0x0024),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: NtsUserOutstandingWrites::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_reads",
                    gens: GenSet(0b111110),
                    offset: Some(0x0030),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_writes",
                    gens: GenSet(0b111110),
                    offset: Some(0x0034),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_bytes_read_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0038),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_bytes_read_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x003c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_bytes_written_lo",
                    gens: GenSet(0b111110),
                    offset: Some(0x0040),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count32::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "total_bytes_written_hi",
                    gens: GenSet(0b111110),
                    offset: Some(0x0044),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: Count16::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "spare_user",
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
                    fields: SpareUserZeros0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
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
                    fields: SpareUserZeros1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
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
                    fields: SpareUserOnes0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
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
                    fields: SpareUserOnes1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
            ],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Counters of a fabric slice that the host may read - transactions, bytes, cycles of back pressure, in total and in two windows.",
    notes: &[
        "How names of byte counters are spelt (order of the half and the window) is put together from parts; offsets and widths are printed.",
        "A name that begins with perf is the copy that a snapshot freezes. By channel the order is live 0, frozen 0, live 1, frozen 1.",
        "Counters of what is outstanding have a bit more than the limits, byte counters 48 bits where the limits have 36.",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
};
