// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Whether an activation profile replaces the bias or the scale of the instruction.

/// Whether an activation profile replaces the bias or the scale of the instruction.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpFuse(pub u8);

impl Eq for PwpFuse {}

impl PwpFuse {
    /// All bits zero.
    pub const ZERO: Self = Self(0);

    /// The bitfield in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 1]) -> Self {
        Self(u8::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 1] {
        self.0.to_le_bytes()
    }

    /// effect not known
    #[inline]
    pub const fn imm_val_sel(self) -> u8 {
        self.0 & 0x07
    }

    /// The same with another [`imm_val_sel`](Self::imm_val_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_imm_val_sel(self, value: u8) -> Self {
        Self((self.0 & !0x07) | (value & 0x07))
    }

    /// the constant of the profile is used
    #[inline]
    pub const fn fuse_en(self) -> u8 {
        (self.0 >> 3) & 0x01
    }

    /// The same with another [`fuse_en`](Self::fuse_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_fuse_en(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | ((value & 0x01) << 3))
    }

    /// effect not known
    #[inline]
    pub const fn src_sel(self) -> u8 {
        (self.0 >> 4) & 0x03
    }

    /// The same with another [`src_sel`](Self::src_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_src_sel(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 4)) | ((value & 0x03) << 4))
    }
}

#[cfg(feature = "layout")]
impl PwpFuse {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_FUSE",
            size: 1,
            bits: &[
                layout::BitInfo::new("imm_val_sel", 0, 3, "effect not known"),
                layout::BitInfo::new(
                    "fuse_en",
                    3,
                    1,
                    "the constant of the profile is used",
                ),
                layout::BitInfo::new("src_sel", 4, 2, "effect not known"),
                layout::BitInfo::new("unused1", 6, 2, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "Whether an activation profile replaces the bias or the scale of the instruction.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpFuse {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpFuse {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpFuse {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpFuse").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpFuse);
