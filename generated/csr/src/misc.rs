// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Write order buffers of the sequencers.

use tpb_core::csr::{BlockInfo, FieldInfo, GroupInfo, RegisterInfo};
use tpb_core::layout;
use tpb_core::layout::GenSet;

/// A write order buffer.
#[derive(Hash)]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct Wob(pub u32);

impl Eq for Wob {}

impl Wob {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "WOB",
            size: 4,
            bits: &[
                layout::BitInfo::new("wob_wr_bypass", 0, 1, ""),
                layout::BitInfo::new("wob_wr_clear", 1, 1, ""),
                layout::BitInfo::new("wob_force_inorder", 2, 1, ""),
                layout::BitInfo::new("wob_use_wid_base", 3, 1, ""),
                layout::BitInfo::new("wob_wid_base", 4, 5, ""),
            ],
            doc: "A write order buffer.",
        }
    };
}

impl ::tpb_core::layout::Layout for Wob {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

impl ::core::fmt::Debug for Wob {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

impl Wob {
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
    pub const fn wob_wr_bypass(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`wob_wr_bypass`](Self::wob_wr_bypass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wob_wr_bypass(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }

    /// Bits 1..=1.
    #[inline]
    pub const fn wob_wr_clear(self) -> u8 {
        ((self.0 >> 1) & 0x01) as u8
    }

    /// The same with another [`wob_wr_clear`](Self::wob_wr_clear); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wob_wr_clear(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 1)) | (((value as u32) & 0x01) << 1))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn wob_force_inorder(self) -> u8 {
        ((self.0 >> 2) & 0x01) as u8
    }

    /// The same with another [`wob_force_inorder`](Self::wob_force_inorder); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wob_force_inorder(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | (((value as u32) & 0x01) << 2))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn wob_use_wid_base(self) -> u8 {
        ((self.0 >> 3) & 0x01) as u8
    }

    /// The same with another [`wob_use_wid_base`](Self::wob_use_wid_base); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wob_use_wid_base(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | (((value as u32) & 0x01) << 3))
    }

    /// Bits 4..=8.
    #[inline]
    pub const fn wob_wid_base(self) -> u8 {
        ((self.0 >> 4) & 0x1f) as u8
    }

    /// The same with another [`wob_wid_base`](Self::wob_wid_base); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wob_wid_base(self, value: u8) -> Self {
        Self((self.0 & !(0x1f << 4)) | (((value as u32) & 0x1f) << 4))
    }
}

::tpb_core::layout_serde!(Wob);

impl Wob {
    /// Descriptors of the fields.
    pub const FIELDS: &'static [FieldInfo] = &[
        FieldInfo {
            name: "wob_wr_bypass",
            gens: GenSet(0b111000),
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
            name: "wob_wr_clear",
            gens: GenSet(0b111000),
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
            name: "wob_force_inorder",
            gens: GenSet(0b111000),
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
        FieldInfo {
            name: "wob_use_wid_base",
            gens: GenSet(0b111000),
            lsb: 3,
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
            name: "wob_wid_base",
            gens: GenSet(0b111000),
            lsb: 4,
            width: 5,
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

/// Descriptor of the block.
pub static BLOCK: BlockInfo = BlockInfo {
    name: "misc",
    title: "tpb_misc_amzn",
    gens: GenSet(0b111000),
    anchor: None,
    size: None,
    instances: &[],
    groups: &[
        GroupInfo {
            name: "pe_seq_wob",
            gens: GenSet(0b111000),
            offset: None,
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "wob",
                    gens: GenSet(0b111000),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Wob::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "dve_seq_wob",
            gens: GenSet(0b111000),
            offset: None,
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "wob",
                    gens: GenSet(0b111000),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Wob::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "sp_seq_wob",
            gens: GenSet(0b111000),
            offset: None,
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "wob",
                    gens: GenSet(0b111000),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Wob::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "aseq_wob",
            gens: GenSet(0b111000),
            offset: None,
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "wob",
                    gens: GenSet(0b111000),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Wob::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "pseq_wob",
            gens: GenSet(0b111000),
            offset: None,
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "wob",
                    gens: GenSet(0b111000),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Wob::FIELDS,
                    doc: "",
                    notes: &[],
                    conf: layout::Conf::High,
                    source: &["gpsimd/control/csr/tpb-subblocks.md"],
                },
            ],
            doc: "",
        },
        GroupInfo {
            name: "q7_wob_misc",
            gens: GenSet(0b111000),
            offset: None,
            size: None,
            count: 1,
            stride: 0,
            copies: &[],
            registers: &[
                RegisterInfo {
                    name: "wob",
                    gens: GenSet(0b111000),
                    offset: None,
                    width: 32,
                    access: None,
                    pulse: false,
                    reset: None,
                    count: 1,
                    stride: 4,
                    fields: Wob::FIELDS,
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
    doc: "Write order buffers of the sequencers.",
    notes: &[
        "No offsets are given (gap). maverick has tpb_fab_remap, tpb_fab_remap_mask and tpb_fab_remap_local_bit too.",
        "The name of the register in each group is made up; the page has its fields alone.",
    ],
    conf: layout::Conf::High,
    source: &["gpsimd/control/csr/tpb-subblocks.md"],
};
