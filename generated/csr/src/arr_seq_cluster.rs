// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Row groups of the PE array - settings, and counters and debug vectors of each group's queue.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Fields of `cntr`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Cntr(pub u32);

impl Eq for Cntr {}

impl Cntr {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "CNTR",
            size: 4,
            bits: &[layout::BitInfo::new("cntr", 0, 32, "")],
            doc: "Fields of `cntr`.",
        }
    };
}

impl ::tpb_core::layout::Layout for Cntr {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Cntr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Cntr {
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
    pub const fn cntr(self) -> u32 {
        self.0
    }

    /// The same with another [`cntr`](Self::cntr); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_cntr(self, value: u32) -> Self {
        Self(value)
    }
}

::tpb_core::layout_serde!(Cntr);

impl Cntr {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "cntr",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 32,
            access: Some(Access::ReadOnly),
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
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
            reset: None,
            signed: false,
            values: &[],
            doc: "",
            conf: layout::Conf::High,
        },
    ];
}

/// Staggering of a row group.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Stagger(pub u32);

impl Eq for Stagger {}

impl Stagger {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "STAGGER",
            size: 4,
            bits: &[
                layout::BitInfo::new("ctrl1", 0, 16, "Longest time idle."),
                layout::BitInfo::new("spare", 16, 16, ""),
            ],
            doc: "Staggering of a row group.",
        }
    };
}

impl ::tpb_core::layout::Layout for Stagger {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Stagger {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Stagger {
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

    /// Longest time idle.
    #[inline]
    pub const fn ctrl1(self) -> u16 {
        (self.0 & 0xffff) as u16
    }

    /// The same with another [`ctrl1`](Self::ctrl1); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_ctrl1(self, value: u16) -> Self {
        Self((self.0 & !0xffff) | ((value as u32) & 0xffff))
    }

    /// Bits 16..=31.
    #[inline]
    pub const fn spare(self) -> u16 {
        (self.0 >> 16) as u16
    }

    /// The same with another [`spare`](Self::spare); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_spare(self, value: u16) -> Self {
        Self((self.0 & !(0xffff << 16)) | (((value as u32) & 0xffff) << 16))
    }
}

::tpb_core::layout_serde!(Stagger);

impl Stagger {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "ctrl1",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 16,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "longest time idle",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "spare",
            gens: GenSet(0b111110),
            lsb: 16,
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

/// Fields of `ARR_CLUSTER_CFG`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ArrClusterCfg(pub u32);

impl Eq for ArrClusterCfg {}

impl ArrClusterCfg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "ARR_CLUSTER_CFG",
            size: 4,
            bits: &[
                layout::BitInfo::new(
                    "enable_wl_last_active_col",
                    0,
                    1,
                    "A weight load marks its target column as the last one.",
                ),
                layout::BitInfo::new(
                    "flush_p2f_fifos",
                    4,
                    1,
                    "Empty the response FIFOs before the next read response.",
                ),
                layout::BitInfo::new(
                    "matmul_done_last",
                    8,
                    1,
                    "Done with the last response of SBUF (1), or with the first (0).",
                ),
                layout::BitInfo::new(
                    "en_inter_instr_dly",
                    12,
                    1,
                    "Delay responses between instructions.",
                ),
                layout::BitInfo::new(
                    "inter_instr_dly_cnt",
                    16,
                    6,
                    "Length of the delay.",
                ),
                layout::BitInfo::new(
                    "p2fifo_af",
                    24,
                    3,
                    "Entries at which a response FIFO counts as nearly full.",
                ),
            ],
            doc: "Fields of `ARR_CLUSTER_CFG`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ArrClusterCfg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ArrClusterCfg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ArrClusterCfg {
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

    /// A weight load marks its target column as the last one.
    #[inline]
    pub const fn enable_wl_last_active_col(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`enable_wl_last_active_col`](Self::enable_wl_last_active_col); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_enable_wl_last_active_col(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Empty the response FIFOs before the next read response.
    #[inline]
    pub const fn flush_p2f_fifos(self) -> u8 {
        ((self.0 >> 4) & 0x01) as u8
    }

    /// The same with another [`flush_p2f_fifos`](Self::flush_p2f_fifos); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_flush_p2f_fifos(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | (((value as u32) & 0x01) << 4))
    }

    /// Done with the last response of SBUF (1), or with the first (0).
    #[inline]
    pub const fn matmul_done_last(self) -> u8 {
        ((self.0 >> 8) & 0x01) as u8
    }

    /// The same with another [`matmul_done_last`](Self::matmul_done_last); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_matmul_done_last(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 8)) | (((value as u32) & 0x01) << 8))
    }

    /// Delay responses between instructions.
    #[inline]
    pub const fn en_inter_instr_dly(self) -> u8 {
        ((self.0 >> 12) & 0x01) as u8
    }

    /// The same with another [`en_inter_instr_dly`](Self::en_inter_instr_dly); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_en_inter_instr_dly(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 12)) | (((value as u32) & 0x01) << 12))
    }

    /// Length of the delay.
    #[inline]
    pub const fn inter_instr_dly_cnt(self) -> u8 {
        ((self.0 >> 16) & 0x3f) as u8
    }

    /// The same with another [`inter_instr_dly_cnt`](Self::inter_instr_dly_cnt); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_inter_instr_dly_cnt(self, value: u8) -> Self {
        Self((self.0 & !(0x3f << 16)) | (((value as u32) & 0x3f) << 16))
    }

    /// Entries at which a response FIFO counts as nearly full.
    #[inline]
    pub const fn p2fifo_af(self) -> u8 {
        ((self.0 >> 24) & 0x07) as u8
    }

    /// The same with another [`p2fifo_af`](Self::p2fifo_af); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_p2fifo_af(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 24)) | (((value as u32) & 0x07) << 24))
    }
}

::tpb_core::layout_serde!(ArrClusterCfg);

impl ArrClusterCfg {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "enable_wl_last_active_col",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "a weight load marks its target column as the last one",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "flush_p2f_fifos",
            gens: GenSet(0b111110),
            lsb: 4,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "empty the response FIFOs before the next read response",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "matmul_done_last",
            gens: GenSet(0b111110),
            lsb: 8,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "done with the last response of SBUF (1), or with the first (0)",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "en_inter_instr_dly",
            gens: GenSet(0b111110),
            lsb: 12,
            width: 1,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "delay responses between instructions",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "inter_instr_dly_cnt",
            gens: GenSet(0b111110),
            lsb: 16,
            width: 6,
            access: None,
            pulse: false,
            reset: Some(0x08),
            signed: false,
            values: &[],
            doc: "length of the delay",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "p2fifo_af",
            gens: GenSet(0b111110),
            lsb: 24,
            width: 3,
            access: None,
            pulse: false,
            reset: Some(0x02),
            signed: false,
            values: &[],
            doc: "entries at which a response FIFO counts as nearly full",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x02080000);
}

/// Fields of `PERF_CNTR_CFG`.
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
                layout::BitInfo::new("cntr_en", 0, 1, "Counters count."),
                layout::BitInfo::new("cntr_rst", 4, 1, "Zeroes the counters."),
            ],
            doc: "Fields of `PERF_CNTR_CFG`.",
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

    /// Counters count.
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

    /// Zeroes the counters.
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
            reset: None,
            signed: false,
            values: &[],
            doc: "counters count",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "cntr_rst",
            gens: GenSet(0b111110),
            lsb: 4,
            width: 1,
            access: None,
            pulse: false,
            reset: None,
            signed: false,
            values: &[],
            doc: "zeroes the counters",
            conf: layout::Conf::High,
        },
    ];
}

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `arr_cluster_cfg`.
    pub const ARR_CLUSTER_CFG: u32 = 0x0000;
    /// Of `perf_cntr_cfg`.
    pub const PERF_CNTR_CFG: u32 = 0x0004;
    /// Of `array_stagger_ctrl1`, index 0 to 3.
    pub const fn array_stagger_ctrl1(index: u32) -> u32 {
        0x0018 + 0x04 * index
    }
    /// Of `queue_perf.matmul_active_lsb`, copy 0 to 19.
    pub const fn queue_perf_matmul_active_lsb_sunda(copy: u32) -> u32 {
        0x0100 + 0x30 * copy
    }
    /// Of `queue_perf.matmul_active_msb`, copy 0 to 19.
    pub const fn queue_perf_matmul_active_msb_sunda(copy: u32) -> u32 {
        0x0104 + 0x30 * copy
    }
    /// Of `queue_perf.wl_active_lsb`, copy 0 to 19.
    pub const fn queue_perf_wl_active_lsb_sunda(copy: u32) -> u32 {
        0x0108 + 0x30 * copy
    }
    /// Of `queue_perf.wl_active_msb`, copy 0 to 19.
    pub const fn queue_perf_wl_active_msb_sunda(copy: u32) -> u32 {
        0x010c + 0x30 * copy
    }
    /// Of `queue_perf.idle_lsb`, copy 0 to 19.
    pub const fn queue_perf_idle_lsb_sunda(copy: u32) -> u32 {
        0x0110 + 0x30 * copy
    }
    /// Of `queue_perf.idle_msb`, copy 0 to 19.
    pub const fn queue_perf_idle_msb_sunda(copy: u32) -> u32 {
        0x0114 + 0x30 * copy
    }
    /// Of `queue_perf.matmul_active_lsb`, copy 0 to 35.
    pub const fn queue_perf_matmul_active_lsb_cayman(copy: u32) -> u32 {
        0x0100 + 0x30 * copy
    }
    /// Of `queue_perf.matmul_active_msb`, copy 0 to 35.
    pub const fn queue_perf_matmul_active_msb_cayman(copy: u32) -> u32 {
        0x0104 + 0x30 * copy
    }
    /// Of `queue_perf.wl_active_lsb`, copy 0 to 35.
    pub const fn queue_perf_wl_active_lsb_cayman(copy: u32) -> u32 {
        0x0108 + 0x30 * copy
    }
    /// Of `queue_perf.wl_active_msb`, copy 0 to 35.
    pub const fn queue_perf_wl_active_msb_cayman(copy: u32) -> u32 {
        0x010c + 0x30 * copy
    }
    /// Of `queue_perf.idle_lsb`, copy 0 to 35.
    pub const fn queue_perf_idle_lsb_cayman(copy: u32) -> u32 {
        0x0110 + 0x30 * copy
    }
    /// Of `queue_perf.idle_msb`, copy 0 to 35.
    pub const fn queue_perf_idle_msb_cayman(copy: u32) -> u32 {
        0x0114 + 0x30 * copy
    }
    /// Of `rd_rsp_debug.debug_vector_0`, copy 0 to 19.
    pub const fn rd_rsp_debug_debug_vector_0_sunda(copy: u32) -> u32 {
        0x0900 + 0x04 * copy
    }
    /// Of `rd_rsp_debug.debug_vector_0`, copy 0 to 35.
    pub const fn rd_rsp_debug_debug_vector_0_cayman(copy: u32) -> u32 {
        0x0900 + 0x04 * copy
    }
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "arr_seq_cluster",
    title: "tpb_arr_seq_cluster_host_visible",
    gens: GenSet(0b111110),
    anchor: None,
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
                    name: "arr_cluster_cfg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: Some(0x02080000),
                    count: 1,
                    stride: 4,
                    fields: ArrClusterCfg::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "perf_cntr_cfg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0004),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: PerfCntrCfg::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "array_stagger_ctrl1",
                    gens: GenSet(0b111100),
                    offset: Some(0x0018),
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 4,
                    stride: 4,
                    fields: Stagger::FIELDS,
                    doc: "Element n is array_stagger_rgn_ctrl1, its field rgn_ctrl1.",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "queue_perf",
            gens: GenSet(0b000010),
            offset: Some(0x0100),
            size: Some(0x0030),
            count: 20,
            stride: 48,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "matmul_active_lsb",
                    gens: GenSet(0b000010),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "matmul_active_msb",
                    gens: GenSet(0b000010),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "wl_active_lsb",
                    gens: GenSet(0b000010),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "wl_active_msb",
                    gens: GenSet(0b000010),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "idle_lsb",
                    gens: GenSet(0b000010),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "idle_msb",
                    gens: GenSet(0b000010),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "queue_perf",
            gens: GenSet(0b111100),
            offset: Some(0x0100),
            size: Some(0x0030),
            count: 36,
            stride: 48,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "matmul_active_lsb",
                    gens: GenSet(0b111100),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "matmul_active_msb",
                    gens: GenSet(0b111100),
                    offset: Some(0x0004),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "wl_active_lsb",
                    gens: GenSet(0b111100),
                    offset: Some(0x0008),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "wl_active_msb",
                    gens: GenSet(0b111100),
                    offset: Some(0x000c),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "idle_lsb",
                    gens: GenSet(0b111100),
                    offset: Some(0x0010),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
                RegisterInfo {
                    name: "idle_msb",
                    gens: GenSet(0b111100),
                    offset: Some(0x0014),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Cntr::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "rd_rsp_debug",
            gens: GenSet(0b000010),
            offset: Some(0x0900),
            size: Some(0x0004),
            count: 20,
            stride: 4,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "debug_vector_0",
                    gens: GenSet(0b000010),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: DebugVector::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "rd_rsp_debug",
            gens: GenSet(0b111100),
            offset: Some(0x0900),
            size: Some(0x0004),
            count: 36,
            stride: 4,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "debug_vector_0",
                    gens: GenSet(0b111100),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadOnly),
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: DebugVector::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &[
                        "gpsimd/control/csr/pe-array-sequencer.md",
                        "gpsimd/control/csr/tpb-subblocks.md",
                    ],
                },
            ],
            doc: "",
        },
    ],
    regions: &[],
    doc: "Row groups of the PE array - settings, and counters and debug vectors of each group's queue.",
    notes: &[
        "Counters have 64 bits in two registers; the names of the halves are made up after those of arr_seq.",
        "Four registers more are counted and not named; there is room for them behind perf_cntr_cfg. mariana_plus adds four that allow staggering (gap).",
        "The page of the array sequencer gives no offset for the stagger registers and no spare field in them; the other page does.",
    ],
    conf: layout::Conf::High,
    source: &[
        "gpsimd/control/csr/pe-array-sequencer.md",
        "gpsimd/control/csr/tpb-subblocks.md",
    ],
};
