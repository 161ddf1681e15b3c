// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Throttling of the array sequencer, for privileged software.

use tpb_core::csr::{Access, BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// Fields of `THROTTLE_CFG`.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ThrottleCfg(pub u32);

impl Eq for ThrottleCfg {}

impl ThrottleCfg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "THROTTLE_CFG",
            size: 4,
            bits: &[
                layout::BitInfo::new(
                    "disable_throttle",
                    0,
                    9,
                    "A bit a crossbar, 1 lets it run free.",
                ),
                layout::BitInfo::new(
                    "hw_only_en_transfer_cnt_upd",
                    9,
                    4,
                    "A bit a crossbar, hardware sets its own throttle.",
                ),
            ],
            doc: "Fields of `THROTTLE_CFG`.",
        }
    };
}

impl ::tpb_core::layout::Layout for ThrottleCfg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for ThrottleCfg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl ThrottleCfg {
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

    /// A bit a crossbar, 1 lets it run free.
    #[inline]
    pub const fn disable_throttle(self) -> u16 {
        (self.0 & 0x1ff) as u16
    }

    /// The same with another [`disable_throttle`](Self::disable_throttle); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_disable_throttle(self, value: u16) -> Self {
        Self((self.0 & !0x1ff) | ((value as u32) & 0x1ff))
    }

    /// A bit a crossbar, hardware sets its own throttle.
    #[inline]
    pub const fn hw_only_en_transfer_cnt_upd(self) -> u8 {
        ((self.0 >> 9) & 0x0f) as u8
    }

    /// The same with another [`hw_only_en_transfer_cnt_upd`](Self::hw_only_en_transfer_cnt_upd); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_hw_only_en_transfer_cnt_upd(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 9)) | (((value as u32) & 0x0f) << 9))
    }
}

::tpb_core::layout_serde!(ThrottleCfg);

impl ThrottleCfg {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "disable_throttle",
            gens: GenSet(0b111110),
            lsb: 0,
            width: 9,
            access: None,
            pulse: false,
            reset: Some(0x1ff),
            signed: false,
            values: &[],
            doc: "a bit a crossbar, 1 lets it run free",
            conf: layout::Conf::High,
        },
        FieldInfo {
            name: "hw_only_en_transfer_cnt_upd",
            gens: GenSet(0b111110),
            lsb: 9,
            width: 4,
            access: None,
            pulse: false,
            reset: Some(0x00),
            signed: false,
            values: &[],
            doc: "a bit a crossbar, hardware sets its own throttle",
            conf: layout::Conf::High,
        },
    ];
    /// Value after reset.
    pub const RESET: Self = Self(0x000001ff);
}

/// Where registers are in the block, in bytes.
pub mod offset {
    /// Of `throttle_cfg`.
    pub const THROTTLE_CFG: u32 = 0x0000;
}

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "arr_seq_protected",
    title: "tpb_arr_seq_top_protected",
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
                    name: "throttle_cfg",
                    gens: GenSet(0b111110),
                    offset: Some(0x0000),
                    width: 32,
                    access: Some(Access::ReadWrite),
                    pulse: false,
                    reset: Some(0x000001ff),
                    count: 1,
                    stride: 4,
                    fields: ThrottleCfg::FIELDS,
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
    doc: "Throttling of the array sequencer, for privileged software.",
    notes: &[
        "Fields of mariana (clock gating when idle; enable, count and threshold of the ramp down) and the twelve registers of mariana_plus and maverick are known by name or number only (gap).",
    ],
    conf: layout::Conf::High,
    source: &[
        "gpsimd/control/csr/pe-array-sequencer.md",
        "gpsimd/control/csr/tpb-subblocks.md",
    ],
};
