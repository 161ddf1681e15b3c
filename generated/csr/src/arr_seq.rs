// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sequencer of the PE array as the host sees it - settings of its queues, counters of instructions by tile, debug vectors.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Low bits of a counter.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CntrLsb(pub u32);

impl Eq for CntrLsb {}

impl CntrLsb {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CNTR_LSB",
            size: 4,
            bits: &[layout::BitInfo::new("cntr_lsb", 0, 32, "")],
            doc: "Low bits of a counter.",
        }
    };
}

impl ::tpb_core::layout::Layout for CntrLsb {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CntrLsb {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CntrLsb {
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
    pub const fn cntr_lsb(self) -> u32 {
        self.0
    }

    /// The same with another [`cntr_lsb`](Self::cntr_lsb); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cntr_lsb(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(CntrLsb);

impl CntrLsb {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cntr_lsb",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 32,
            access: Some(Access::ReadOnly),
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

/// High bits of a counter.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CntrMsb(pub u32);

impl Eq for CntrMsb {}

impl CntrMsb {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CNTR_MSB",
            size: 4,
            bits: &[layout::BitInfo::new("cntr_msb", 0, 16, "")],
            doc: "High bits of a counter.",
        }
    };
}

impl ::tpb_core::layout::Layout for CntrMsb {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for CntrMsb {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl CntrMsb {
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
    pub const fn cntr_msb(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`cntr_msb`](Self::cntr_msb); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cntr_msb(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }
}

::tpb_core::layout_serde!(CntrMsb);

impl CntrMsb {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cntr_msb",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 16,
            access: Some(Access::ReadOnly),
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

/// Fields of `debug_vector`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DebugVector(pub u32);

impl Eq for DebugVector {}

impl DebugVector {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DEBUG_VECTOR",
            size: 4,
            bits: &[layout::BitInfo::new("debug_vector", 0, 32, "")],
            doc: "Fields of `debug_vector`.",
        }
    };
}

impl ::tpb_core::layout::Layout for DebugVector {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for DebugVector {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl DebugVector {
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
    pub const fn debug_vector(self) -> u32 {
        self.0
    }

    /// The same with another [`debug_vector`](Self::debug_vector); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_debug_vector(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(DebugVector);

impl DebugVector {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "debug_vector",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 32,
            access: Some(Access::ReadOnly),
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

/// Queues of the array sequencer.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct QueueCfg(pub u32);

impl Eq for QueueCfg {}

impl QueueCfg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "QUEUE_CFG",
            size: 4,
            bits: &[
                layout::BitInfo::new(
                    "fifo_size_sel",
                    0,
                    1,
                    "Full after one entry (1), or when the queue is (0).",
                ),
                layout::BitInfo::new(
                    "bypass_peregwrite_instr",
                    4,
                    1,
                    "PE_REG_WRITE takes its immediate from the register and fetches nothing from SBUF.",
                ),
                layout::BitInfo::new(
                    "disable_dependency_check",
                    8,
                    1,
                    "Queues run one instruction at a time, without looking for dependencies.",
                ),
            ],
            doc: "Queues of the array sequencer.",
        }
    };
}

impl ::tpb_core::layout::Layout for QueueCfg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for QueueCfg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl QueueCfg {
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

    /// Full after one entry (1), or when the queue is (0).
    #[inline]
    pub const fn fifo_size_sel(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`fifo_size_sel`](Self::fifo_size_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_fifo_size_sel(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// PE\_REG\_WRITE takes its immediate from the register and fetches nothing from SBUF.
    #[inline]
    pub const fn bypass_peregwrite_instr(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`bypass_peregwrite_instr`](Self::bypass_peregwrite_instr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_bypass_peregwrite_instr(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }

    /// Queues run one instruction at a time, without looking for dependencies.
    #[inline]
    pub const fn disable_dependency_check(self) -> u8 {
        ((self.0 >> 8) & 0x01) as u8
    }

    /// The same with another [`disable_dependency_check`](Self::disable_dependency_check); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_disable_dependency_check(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 8)) | (((value as u32) & 0x01) << 8))
    }
}

::tpb_core::layout_serde!(QueueCfg);

impl QueueCfg {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "fifo_size_sel",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "full after one entry (1), or when the queue is (0)",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "bypass_peregwrite_instr",
            gens: GenSet(0b111110),
            lsb: 4,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "PE_REG_WRITE takes its immediate from the register and fetches nothing from SBUF",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "disable_dependency_check",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "queues run one instruction at a time, without looking for dependencies",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Performance counters.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PerfCntrCfg(pub u32);

impl Eq for PerfCntrCfg {}

impl PerfCntrCfg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PERF_CNTR_CFG",
            size: 4,
            bits: &[
                layout::BitInfo::new("cntr_en", 0, 1, "Performance counters count."),
                layout::BitInfo::new(
                    "cntr_rst",
                    4,
                    1,
                    "Zeroes the performance counters.",
                ),
            ],
            doc: "Performance counters.",
        }
    };
}

impl ::tpb_core::layout::Layout for PerfCntrCfg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for PerfCntrCfg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl PerfCntrCfg {
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

    /// Performance counters count.
    #[inline]
    pub const fn cntr_en(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`cntr_en`](Self::cntr_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cntr_en(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Zeroes the performance counters.
    #[inline]
    pub const fn cntr_rst(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`cntr_rst`](Self::cntr_rst); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cntr_rst(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }
}

::tpb_core::layout_serde!(PerfCntrCfg);

impl PerfCntrCfg {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cntr_en",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "performance counters count",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "cntr_rst",
            gens: GenSet(0b111110),
            lsb: 4,
            width: 1,
            access: None,
            pulse: true,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "zeroes the performance counters",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x00000000);
}

/// Fields of `SPARE_REGISTER0`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareRegister0(pub u32);

impl Eq for SpareRegister0 {}

impl SpareRegister0 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_REGISTER0",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `SPARE_REGISTER0`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareRegister0 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareRegister0 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareRegister0 {
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

::tpb_core::layout_serde!(SpareRegister0);

impl SpareRegister0 {
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

/// Fields of `SPARE_REGISTER1`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareRegister1(pub u32);

impl Eq for SpareRegister1 {}

impl SpareRegister1 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_REGISTER1",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `SPARE_REGISTER1`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareRegister1 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareRegister1 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareRegister1 {
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

::tpb_core::layout_serde!(SpareRegister1);

impl SpareRegister1 {
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

/// Fields of `SPARE_REGISTER2`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareRegister2(pub u32);

impl Eq for SpareRegister2 {}

impl SpareRegister2 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_REGISTER2",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `SPARE_REGISTER2`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareRegister2 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareRegister2 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareRegister2 {
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

::tpb_core::layout_serde!(SpareRegister2);

impl SpareRegister2 {
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

/// Fields of `SPARE_REGISTER3`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SpareRegister3(pub u32);

impl Eq for SpareRegister3 {}

impl SpareRegister3 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SPARE_REGISTER3",
            size: 4,
            bits: &[layout::BitInfo::new("spare", 0, 32, "")],
            doc: "Fields of `SPARE_REGISTER3`.",
        }
    };
}

impl ::tpb_core::layout::Layout for SpareRegister3 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for SpareRegister3 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl SpareRegister3 {
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

::tpb_core::layout_serde!(SpareRegister3);

impl SpareRegister3 {
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
    /// Of `queue_cfg`.
    pub const QUEUE_CFG: u32 = 0x0000;
    /// Of `perf_cntr_cfg`.
    pub const PERF_CNTR_CFG: u32 = 0x0004;
    /// Of `spare_register0`.
    pub const SPARE_REGISTER0: u32 = 0x0008;
    /// Of `spare_register1`.
    pub const SPARE_REGISTER1: u32 = 0x000c;
    /// Of `spare_register2`.
    pub const SPARE_REGISTER2: u32 = 0x0010;
    /// Of `spare_register3`.
    pub const SPARE_REGISTER3: u32 = 0x0014;
    /// Of `ififo_perf.tile_128x128_tile0_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x128_tile0_instr_cnt_lsb(copy: u32) -> u32 {
        0x0100 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x128_tile0_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x128_tile0_instr_cnt_msb(copy: u32) -> u32 {
        0x0104 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x64_tile0_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x64_tile0_instr_cnt_lsb(copy: u32) -> u32 {
        0x0110 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x64_tile0_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x64_tile0_instr_cnt_msb(copy: u32) -> u32 {
        0x0114 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x64_tile2_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x64_tile2_instr_cnt_lsb(copy: u32) -> u32 {
        0x0118 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x64_tile2_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x64_tile2_instr_cnt_msb(copy: u32) -> u32 {
        0x011c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x32_tile0_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x32_tile0_instr_cnt_lsb(copy: u32) -> u32 {
        0x0128 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x32_tile0_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x32_tile0_instr_cnt_msb(copy: u32) -> u32 {
        0x012c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x32_tile1_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x32_tile1_instr_cnt_lsb(copy: u32) -> u32 {
        0x0130 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x32_tile1_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x32_tile1_instr_cnt_msb(copy: u32) -> u32 {
        0x0134 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x32_tile2_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x32_tile2_instr_cnt_lsb(copy: u32) -> u32 {
        0x0138 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x32_tile2_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x32_tile2_instr_cnt_msb(copy: u32) -> u32 {
        0x013c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x32_tile3_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x32_tile3_instr_cnt_lsb(copy: u32) -> u32 {
        0x0140 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_128x32_tile3_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_128x32_tile3_instr_cnt_msb(copy: u32) -> u32 {
        0x0144 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x128_tile0_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x128_tile0_instr_cnt_lsb(copy: u32) -> u32 {
        0x0150 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x128_tile0_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x128_tile0_instr_cnt_msb(copy: u32) -> u32 {
        0x0154 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x128_tile8_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x128_tile8_instr_cnt_lsb(copy: u32) -> u32 {
        0x0158 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x128_tile8_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x128_tile8_instr_cnt_msb(copy: u32) -> u32 {
        0x015c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x64_tile0_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x64_tile0_instr_cnt_lsb(copy: u32) -> u32 {
        0x0168 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x64_tile0_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x64_tile0_instr_cnt_msb(copy: u32) -> u32 {
        0x016c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x64_tile2_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x64_tile2_instr_cnt_lsb(copy: u32) -> u32 {
        0x0170 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x64_tile2_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x64_tile2_instr_cnt_msb(copy: u32) -> u32 {
        0x0174 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x64_tile8_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x64_tile8_instr_cnt_lsb(copy: u32) -> u32 {
        0x0178 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x64_tile8_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x64_tile8_instr_cnt_msb(copy: u32) -> u32 {
        0x017c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x64_tile10_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x64_tile10_instr_cnt_lsb(copy: u32) -> u32 {
        0x0180 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x64_tile10_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x64_tile10_instr_cnt_msb(copy: u32) -> u32 {
        0x0184 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile0_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile0_instr_cnt_lsb(copy: u32) -> u32 {
        0x0190 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile0_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile0_instr_cnt_msb(copy: u32) -> u32 {
        0x0194 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile1_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile1_instr_cnt_lsb(copy: u32) -> u32 {
        0x0198 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile1_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile1_instr_cnt_msb(copy: u32) -> u32 {
        0x019c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile2_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile2_instr_cnt_lsb(copy: u32) -> u32 {
        0x01a0 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile2_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile2_instr_cnt_msb(copy: u32) -> u32 {
        0x01a4 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile3_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile3_instr_cnt_lsb(copy: u32) -> u32 {
        0x01a8 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile3_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile3_instr_cnt_msb(copy: u32) -> u32 {
        0x01ac + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile8_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile8_instr_cnt_lsb(copy: u32) -> u32 {
        0x01b0 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile8_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile8_instr_cnt_msb(copy: u32) -> u32 {
        0x01b4 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile9_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile9_instr_cnt_lsb(copy: u32) -> u32 {
        0x01b8 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile9_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile9_instr_cnt_msb(copy: u32) -> u32 {
        0x01bc + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile10_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile10_instr_cnt_lsb(copy: u32) -> u32 {
        0x01c0 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile10_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile10_instr_cnt_msb(copy: u32) -> u32 {
        0x01c4 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile11_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile11_instr_cnt_lsb(copy: u32) -> u32 {
        0x01c8 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_64x32_tile11_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_64x32_tile11_instr_cnt_msb(copy: u32) -> u32 {
        0x01cc + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x128_tile0_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x128_tile0_instr_cnt_lsb(copy: u32) -> u32 {
        0x01d8 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x128_tile0_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x128_tile0_instr_cnt_msb(copy: u32) -> u32 {
        0x01dc + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x128_tile4_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x128_tile4_instr_cnt_lsb(copy: u32) -> u32 {
        0x01e0 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x128_tile4_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x128_tile4_instr_cnt_msb(copy: u32) -> u32 {
        0x01e4 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x128_tile8_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x128_tile8_instr_cnt_lsb(copy: u32) -> u32 {
        0x01e8 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x128_tile8_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x128_tile8_instr_cnt_msb(copy: u32) -> u32 {
        0x01ec + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x128_tile12_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x128_tile12_instr_cnt_lsb(copy: u32) -> u32 {
        0x01f0 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x128_tile12_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x128_tile12_instr_cnt_msb(copy: u32) -> u32 {
        0x01f4 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile0_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile0_instr_cnt_lsb(copy: u32) -> u32 {
        0x0200 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile0_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile0_instr_cnt_msb(copy: u32) -> u32 {
        0x0204 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile2_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile2_instr_cnt_lsb(copy: u32) -> u32 {
        0x0208 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile2_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile2_instr_cnt_msb(copy: u32) -> u32 {
        0x020c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile4_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile4_instr_cnt_lsb(copy: u32) -> u32 {
        0x0210 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile4_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile4_instr_cnt_msb(copy: u32) -> u32 {
        0x0214 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile6_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile6_instr_cnt_lsb(copy: u32) -> u32 {
        0x0218 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile6_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile6_instr_cnt_msb(copy: u32) -> u32 {
        0x021c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile8_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile8_instr_cnt_lsb(copy: u32) -> u32 {
        0x0220 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile8_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile8_instr_cnt_msb(copy: u32) -> u32 {
        0x0224 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile10_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile10_instr_cnt_lsb(copy: u32) -> u32 {
        0x0228 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile10_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile10_instr_cnt_msb(copy: u32) -> u32 {
        0x022c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile12_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile12_instr_cnt_lsb(copy: u32) -> u32 {
        0x0230 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile12_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile12_instr_cnt_msb(copy: u32) -> u32 {
        0x0234 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile14_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile14_instr_cnt_lsb(copy: u32) -> u32 {
        0x0238 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x64_tile14_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x64_tile14_instr_cnt_msb(copy: u32) -> u32 {
        0x023c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile0_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile0_instr_cnt_lsb(copy: u32) -> u32 {
        0x0248 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile0_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile0_instr_cnt_msb(copy: u32) -> u32 {
        0x024c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile1_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile1_instr_cnt_lsb(copy: u32) -> u32 {
        0x0250 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile1_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile1_instr_cnt_msb(copy: u32) -> u32 {
        0x0254 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile2_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile2_instr_cnt_lsb(copy: u32) -> u32 {
        0x0258 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile2_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile2_instr_cnt_msb(copy: u32) -> u32 {
        0x025c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile3_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile3_instr_cnt_lsb(copy: u32) -> u32 {
        0x0260 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile3_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile3_instr_cnt_msb(copy: u32) -> u32 {
        0x0264 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile4_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile4_instr_cnt_lsb(copy: u32) -> u32 {
        0x0268 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile4_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile4_instr_cnt_msb(copy: u32) -> u32 {
        0x026c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile5_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile5_instr_cnt_lsb(copy: u32) -> u32 {
        0x0270 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile5_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile5_instr_cnt_msb(copy: u32) -> u32 {
        0x0274 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile6_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile6_instr_cnt_lsb(copy: u32) -> u32 {
        0x0278 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile6_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile6_instr_cnt_msb(copy: u32) -> u32 {
        0x027c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile7_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile7_instr_cnt_lsb(copy: u32) -> u32 {
        0x0280 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile7_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile7_instr_cnt_msb(copy: u32) -> u32 {
        0x0284 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile8_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile8_instr_cnt_lsb(copy: u32) -> u32 {
        0x0288 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile8_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile8_instr_cnt_msb(copy: u32) -> u32 {
        0x028c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile9_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile9_instr_cnt_lsb(copy: u32) -> u32 {
        0x0290 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile9_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile9_instr_cnt_msb(copy: u32) -> u32 {
        0x0294 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile10_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile10_instr_cnt_lsb(copy: u32) -> u32 {
        0x0298 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile10_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile10_instr_cnt_msb(copy: u32) -> u32 {
        0x029c + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile11_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile11_instr_cnt_lsb(copy: u32) -> u32 {
        0x02a0 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile11_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile11_instr_cnt_msb(copy: u32) -> u32 {
        0x02a4 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile12_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile12_instr_cnt_lsb(copy: u32) -> u32 {
        0x02a8 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile12_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile12_instr_cnt_msb(copy: u32) -> u32 {
        0x02ac + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile13_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile13_instr_cnt_lsb(copy: u32) -> u32 {
        0x02b0 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile13_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile13_instr_cnt_msb(copy: u32) -> u32 {
        0x02b4 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile14_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile14_instr_cnt_lsb(copy: u32) -> u32 {
        0x02b8 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile14_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile14_instr_cnt_msb(copy: u32) -> u32 {
        0x02bc + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile15_instr_cnt_lsb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile15_instr_cnt_lsb(copy: u32) -> u32 {
        0x02c0 + 0x200 * copy
    }
    /// Of `ififo_perf.tile_32x32_tile15_instr_cnt_msb`, copy 0 to 2.
    pub const fn ififo_perf_tile_32x32_tile15_instr_cnt_msb(copy: u32) -> u32 {
        0x02c4 + 0x200 * copy
    }
    /// Of `queue_debug.debug_vector_0`, copy 0 to 15.
    pub const fn queue_debug_debug_vector_0(copy: u32) -> u32 {
        0x0700 + 0x0c * copy
    }
    /// Of `queue_debug.debug_vector_1`, copy 0 to 15.
    pub const fn queue_debug_debug_vector_1(copy: u32) -> u32 {
        0x0704 + 0x0c * copy
    }
    /// Of `queue_debug.debug_vector_2`, copy 0 to 15.
    pub const fn queue_debug_debug_vector_2(copy: u32) -> u32 {
        0x0708 + 0x0c * copy
    }
    /// Of `sbuf_rd_req_debug.debug_vector_0`, copy 0 to 8.
    pub const fn sbuf_rd_req_debug_debug_vector_0(copy: u32) -> u32 {
        0x0800 + 0x04 * copy
    }
    /// Of `ififo_debug.debug_vector_0`.
    pub const IFIFO_DEBUG_DEBUG_VECTOR_0: u32 = 0x0840;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "arr_seq",
    title: "tpb_arr_seq_top_host_visible",
    gens: GenSet(0b111110),
    anchor: Some("cayman"),
    size: Some(0x1000),
    instances: &[],
    groups: &[
        GroupInfo {
            name: "",
            gens: GenSet(0b111110),
            offset: Some(0x0000),
            size: None,
            count: 1,
            stride: 4096,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "queue_cfg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: QueueCfg::FIELDS,
                    doc: "Queues of the array sequencer.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "perf_cntr_cfg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: PerfCntrCfg::FIELDS,
                    doc: "Performance counters.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "spare_register0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: SpareRegister0::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "spare_register1",
                    gens: GenSet(0b111110),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: SpareRegister1::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "spare_register2",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: SpareRegister2::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "spare_register3",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0xffffffff),
                    count: 1,
                    stride: 4,
                    fields: SpareRegister3::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "ififo_perf",
            gens: GenSet(0b111110),
            offset: Some(0x0100),
            size: Some(0x0200),
            count: 3,
            stride: 512,
            copies: &["weight_load", "matmul", "pe_regwrite"],
            registers: &[
                RegisterInfo {
                    name: "tile_128x128_tile0_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x128_tile0_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x64_tile0_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x64_tile0_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x64_tile2_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0018),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x64_tile2_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x001c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x32_tile0_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0028),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x32_tile0_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x002c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x32_tile1_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0030),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x32_tile1_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0034),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x32_tile2_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0038),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x32_tile2_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x003c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x32_tile3_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0040),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_128x32_tile3_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0044),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x128_tile0_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0050),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x128_tile0_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0054),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x128_tile8_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0058),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x128_tile8_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x005c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x64_tile0_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0068),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x64_tile0_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x006c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x64_tile2_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0070),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x64_tile2_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0074),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x64_tile8_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0078),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x64_tile8_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x007c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x64_tile10_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0080),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x64_tile10_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0084),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile0_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0090),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile0_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0094),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile1_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0098),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile1_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x009c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile2_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00a0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile2_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00a4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile3_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00a8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile3_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00ac),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile8_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00b0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile8_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00b4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile9_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00b8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile9_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00bc),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile10_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00c0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile10_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00c4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile11_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00c8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_64x32_tile11_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00cc),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x128_tile0_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00d8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x128_tile0_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00dc),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x128_tile4_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00e0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x128_tile4_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00e4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x128_tile8_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00e8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x128_tile8_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00ec),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x128_tile12_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00f0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x128_tile12_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x00f4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile0_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0100),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile0_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0104),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile2_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0108),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile2_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x010c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile4_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0110),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile4_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0114),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile6_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0118),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile6_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x011c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile8_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0120),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile8_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0124),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile10_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0128),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile10_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x012c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile12_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0130),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile12_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0134),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile14_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0138),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x64_tile14_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x013c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile0_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0148),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile0_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x014c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile1_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0150),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile1_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0154),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile2_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0158),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile2_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x015c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile3_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0160),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile3_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0164),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile4_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0168),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile4_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x016c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile5_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0170),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile5_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0174),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile6_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0178),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile6_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x017c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile7_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0180),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile7_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0184),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile8_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0188),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile8_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x018c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile9_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0190),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile9_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0194),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile10_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x0198),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile10_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x019c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile11_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01a0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile11_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01a4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile12_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01a8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile12_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01ac),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile13_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01b0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile13_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01b4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile14_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01b8),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile14_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01bc),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile15_instr_cnt_lsb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01c0),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrLsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "tile_32x32_tile15_instr_cnt_msb",
                    gens: GenSet(0b111110),
                    offset: Some(0x01c4),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: CntrMsb::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
            ],
            doc: "Instructions by tile.",
        },
        GroupInfo {
            name: "queue_debug",
            gens: GenSet(0b111110),
            offset: Some(0x0700),
            size: Some(0x000c),
            count: 16,
            stride: 12,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "debug_vector_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: DebugVector::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "debug_vector_1",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: DebugVector::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
                RegisterInfo {
                    name: "debug_vector_2",
                    gens: GenSet(0b111110),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: DebugVector::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "sbuf_rd_req_debug",
            gens: GenSet(0b111110),
            offset: Some(0x0800),
            size: Some(0x0004),
            count: 9,
            stride: 4,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "debug_vector_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: DebugVector::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "ififo_debug",
            gens: GenSet(0b111110),
            offset: Some(0x0840),
            size: Some(0x0004),
            count: 1,
            stride: 4,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "debug_vector_0",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: Some(0x00000000),
                    count: 1,
                    stride: 4,
                    fields: DebugVector::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/uarch/per-engine-depth.md#6",
                        "gpsimd/firmware/kernels/pe-matmul.md#10",
                    ],
                },
            ],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Sequencer of the PE array as the host sees it - settings of its queues, counters of instructions by tile, debug vectors.",
    notes: &[
        "Nothing here starts the array, sets a type or a size, or tells whether it is busy.",
        "A counter has 48 bits; two pages say 64.",
        "Counters are named by rows, columns and tile; the tile is the number of its first quadrant, four a row of quadrants (med).",
    ],
    conf: layout::Conf::High,
    source: &[
        "gpsimd/control/csr/pe-array-sequencer.md",
        "gpsimd/uarch/per-engine-depth.md#6",
        "gpsimd/firmware/kernels/pe-matmul.md#10",
    ],
};
