// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Resets, decoding and snapshots of a fabric slice.

use tpb_core::csr::{BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Fields of `FIS_SPROT_RESET`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct FisSprotReset(pub u32);

impl Eq for FisSprotReset {}

impl FisSprotReset {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "FIS_SPROT_RESET",
            size: 4,
            bits: &[layout::BitInfo::new("rst", 0, 32, "")],
            doc: "Fields of `FIS_SPROT_RESET`.",
        }
    };
}

impl ::tpb_core::layout::Layout for FisSprotReset {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for FisSprotReset {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl FisSprotReset {
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
    pub const fn rst(self) -> u32 {
        self.0
    }

    /// The same with another [`rst`](Self::rst); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rst(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(FisSprotReset);

impl FisSprotReset {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "rst",
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

/// Fields of `FIS_NTS_RESET`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct FisNtsReset(pub u32);

impl Eq for FisNtsReset {}

impl FisNtsReset {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "FIS_NTS_RESET",
            size: 4,
            bits: &[layout::BitInfo::new("rst", 0, 32, "")],
            doc: "Fields of `FIS_NTS_RESET`.",
        }
    };
}

impl ::tpb_core::layout::Layout for FisNtsReset {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for FisNtsReset {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl FisNtsReset {
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
    pub const fn rst(self) -> u32 {
        self.0
    }

    /// The same with another [`rst`](Self::rst); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rst(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(FisNtsReset);

impl FisNtsReset {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "rst",
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

/// Fields of `APB_USER_DECODE`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ApbUserDecode(pub u32);

impl Eq for ApbUserDecode {}

impl ApbUserDecode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "APB_USER_DECODE",
            size: 4,
            bits: &[
                layout::BitInfo::new("user1_en", 0, 1, ""),
                layout::BitInfo::new("user2_en", 8, 1, ""),
                layout::BitInfo::new("user_fis_en", 16, 1, ""),
                layout::BitInfo::new("user_debug_en", 24, 1, ""),
            ],
            doc: "Fields of `APB_USER_DECODE`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ApbUserDecode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ApbUserDecode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ApbUserDecode {
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
    pub const fn user1_en(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`user1_en`](Self::user1_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_user1_en(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 8..=8.
    #[inline]
    pub const fn user2_en(self) -> u8 {
        ((self.0 >> 8) & 0x01) as u8
    }

    /// The same with another [`user2_en`](Self::user2_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_user2_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 8)) | (((value as u32) & 0x01) << 8))
    }

    /// Bits 16..=16.
    #[inline]
    pub const fn user_fis_en(self) -> u8 {
        ((self.0 >> 16) & 0x01) as u8
    }

    /// The same with another [`user_fis_en`](Self::user_fis_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_user_fis_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 16)) | (((value as u32) & 0x01) << 16))
    }

    /// Bits 24..=24.
    #[inline]
    pub const fn user_debug_en(self) -> u8 {
        ((self.0 >> 24) & 0x01) as u8
    }

    /// The same with another [`user_debug_en`](Self::user_debug_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_user_debug_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 24)) | (((value as u32) & 0x01) << 24))
    }
}

::tpb_core::layout_serde!(ApbUserDecode);

impl ApbUserDecode {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "user1_en",
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
            name: "user2_en",
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
            name: "user_fis_en",
            gens: GenSet(0b111110),
            lsb: 16,
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
            name: "user_debug_en",
            gens: GenSet(0b111110),
            lsb: 24,
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
    pub const RESET: Self = Self(0x01010000);
}

/// Fields of `PERF_SNAPSHOT_LO_0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PerfSnapshotLo0(pub u32);

impl Eq for PerfSnapshotLo0 {}

impl PerfSnapshotLo0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PERF_SNAPSHOT_LO_0",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 32, "")],
            doc: "Fields of `PERF_SNAPSHOT_LO_0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for PerfSnapshotLo0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for PerfSnapshotLo0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl PerfSnapshotLo0 {
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

::tpb_core::layout_serde!(PerfSnapshotLo0);

impl PerfSnapshotLo0 {
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

/// Fields of `PERF_SNAPSHOT_HI_0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PerfSnapshotHi0(pub u32);

impl Eq for PerfSnapshotHi0 {}

impl PerfSnapshotHi0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PERF_SNAPSHOT_HI_0",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 16, "")],
            doc: "Fields of `PERF_SNAPSHOT_HI_0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for PerfSnapshotHi0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for PerfSnapshotHi0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl PerfSnapshotHi0 {
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

::tpb_core::layout_serde!(PerfSnapshotHi0);

impl PerfSnapshotHi0 {
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

/// Fields of `PERF_SNAPSHOT_LO_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PerfSnapshotLo1(pub u32);

impl Eq for PerfSnapshotLo1 {}

impl PerfSnapshotLo1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PERF_SNAPSHOT_LO_1",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 32, "")],
            doc: "Fields of `PERF_SNAPSHOT_LO_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for PerfSnapshotLo1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for PerfSnapshotLo1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl PerfSnapshotLo1 {
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

::tpb_core::layout_serde!(PerfSnapshotLo1);

impl PerfSnapshotLo1 {
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

/// Fields of `PERF_SNAPSHOT_HI_1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PerfSnapshotHi1(pub u32);

impl Eq for PerfSnapshotHi1 {}

impl PerfSnapshotHi1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PERF_SNAPSHOT_HI_1",
            size: 4,
            bits: &[layout::BitInfo::new("count", 0, 16, "")],
            doc: "Fields of `PERF_SNAPSHOT_HI_1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for PerfSnapshotHi1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for PerfSnapshotHi1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl PerfSnapshotHi1 {
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

::tpb_core::layout_serde!(PerfSnapshotHi1);

impl PerfSnapshotHi1 {
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

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `fis_sprot_reset`.
    pub const FIS_SPROT_RESET: u32 = 0x000c;
    /// Of `fis_nts_reset`.
    pub const FIS_NTS_RESET: u32 = 0x0010;
    /// Of `apb_user_decode`.
    pub const APB_USER_DECODE: u32 = 0x0018;
    /// Of `perf_snapshot_lo_0`.
    pub const PERF_SNAPSHOT_LO_0: u32 = 0x001c;
    /// Of `perf_snapshot_hi_0`.
    pub const PERF_SNAPSHOT_HI_0: u32 = 0x0020;
    /// Of `perf_snapshot_lo_1`.
    pub const PERF_SNAPSHOT_LO_1: u32 = 0x0024;
    /// Of `perf_snapshot_hi_1`.
    pub const PERF_SNAPSHOT_HI_1: u32 = 0x0028;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "fis_control",
    title: "fis_control_sw_cntrl",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: None,
    instances: &[],
    groups: &[
        GroupInfo {
            name: "",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "fis_sprot_reset",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: FisSprotReset::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "fis_nts_reset",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: FisNtsReset::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "apb_user_decode",
                    gens: GenSet(0b111110),
                    offset: Some(0x0018),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x01010000),
                    count: 1,
                    stride: 4,
                    fields: ApbUserDecode::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_snapshot_lo_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x001c),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: PerfSnapshotLo0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_snapshot_hi_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0020),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: PerfSnapshotHi0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_snapshot_lo_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0024),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: PerfSnapshotLo1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
                },
                RegisterInfo {
                    name: "perf_snapshot_hi_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0028),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: PerfSnapshotHi1::FIELDS,
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
    doc: "Resets, decoding and snapshots of a fabric slice.",
    notes: &[
        "Offsets are decimal in the source. A snapshot freezes live counters into their perf copies and those of the event counters (wiring med).",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/qos-pmu-hostvisible.md"],
};
