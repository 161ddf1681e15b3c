// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Comparison that decides a branch: against an immediate below 8, against a register above.

/// Comparison that decides a branch: against an immediate below 8, against a register above.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct BrCmpOp(pub u8);

impl Eq for BrCmpOp {}

impl BrCmpOp {
    /// unconditional; the name is ours
    pub const ALWAYS: Self = Self(0x00);
    /// `LT_IMM`.
    pub const LT_IMM: Self = Self(0x01);
    /// `LE_IMM`.
    pub const LE_IMM: Self = Self(0x02);
    /// `EQ_IMM`.
    pub const EQ_IMM: Self = Self(0x03);
    /// `NE_IMM`.
    pub const NE_IMM: Self = Self(0x04);
    /// `GE_IMM`.
    pub const GE_IMM: Self = Self(0x05);
    /// `GT_IMM`.
    pub const GT_IMM: Self = Self(0x06);
    /// `LT_REG`.
    pub const LT_REG: Self = Self(0x09);
    /// `LE_REG`.
    pub const LE_REG: Self = Self(0x0a);
    /// `EQ_REG`.
    pub const EQ_REG: Self = Self(0x0b);
    /// `NE_REG`.
    pub const NE_REG: Self = Self(0x0c);
    /// `GE_REG`.
    pub const GE_REG: Self = Self(0x0d);
    /// `GT_REG`.
    pub const GT_REG: Self = Self(0x0e);

    /// The value in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 1]) -> Self {
        Self(u8::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 1] {
        self.0.to_le_bytes()
    }
}

#[cfg(feature = "extras")]
/// The values of [`BrCmpOp`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownBrCmpOp {
    /// unconditional; the name is ours
    Always = 0x00,
    /// `LT_IMM`.
    LtImm = 0x01,
    /// `LE_IMM`.
    LeImm = 0x02,
    /// `EQ_IMM`.
    EqImm = 0x03,
    /// `NE_IMM`.
    NeImm = 0x04,
    /// `GE_IMM`.
    GeImm = 0x05,
    /// `GT_IMM`.
    GtImm = 0x06,
    /// `LT_REG`.
    LtReg = 0x09,
    /// `LE_REG`.
    LeReg = 0x0a,
    /// `EQ_REG`.
    EqReg = 0x0b,
    /// `NE_REG`.
    NeReg = 0x0c,
    /// `GE_REG`.
    GeReg = 0x0d,
    /// `GT_REG`.
    GtReg = 0x0e,
}

#[cfg(feature = "extras")]
impl BrCmpOp {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownBrCmpOp> {
        Some(
            match self.0 {
                0x00 => KnownBrCmpOp::Always,
                0x01 => KnownBrCmpOp::LtImm,
                0x02 => KnownBrCmpOp::LeImm,
                0x03 => KnownBrCmpOp::EqImm,
                0x04 => KnownBrCmpOp::NeImm,
                0x05 => KnownBrCmpOp::GeImm,
                0x06 => KnownBrCmpOp::GtImm,
                0x09 => KnownBrCmpOp::LtReg,
                0x0a => KnownBrCmpOp::LeReg,
                0x0b => KnownBrCmpOp::EqReg,
                0x0c => KnownBrCmpOp::NeReg,
                0x0d => KnownBrCmpOp::GeReg,
                0x0e => KnownBrCmpOp::GtReg,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownBrCmpOp> for BrCmpOp {
    #[inline]
    fn from(value: KnownBrCmpOp) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl BrCmpOp {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "BR_CMP_OP",
            8,
            &[
                layout::ValueInfo::new(
                    "ALWAYS",
                    0x00,
                    "unconditional; the name is ours",
                ),
                layout::ValueInfo::new("LT_IMM", 0x01, ""),
                layout::ValueInfo::new("LE_IMM", 0x02, ""),
                layout::ValueInfo::new("EQ_IMM", 0x03, ""),
                layout::ValueInfo::new("NE_IMM", 0x04, ""),
                layout::ValueInfo::new("GE_IMM", 0x05, ""),
                layout::ValueInfo::new("GT_IMM", 0x06, ""),
                layout::ValueInfo::new("LT_REG", 0x09, ""),
                layout::ValueInfo::new("LE_REG", 0x0a, ""),
                layout::ValueInfo::new("EQ_REG", 0x0b, ""),
                layout::ValueInfo::new("NE_REG", 0x0c, ""),
                layout::ValueInfo::new("GE_REG", 0x0d, ""),
                layout::ValueInfo::new("GT_REG", 0x0e, ""),
            ],
            "Comparison that decides a branch: against an immediate below 8, against a register above.",
            layout::Conf::High,
            &[
                "cc/isa/sp-sync-encoding.md#3",
                "runtime/isa/pseudo-instruction-lowering.md#2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for BrCmpOp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for BrCmpOp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for BrCmpOp {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for BrCmpOp {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("BrCmpOp").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(BrCmpOp);
