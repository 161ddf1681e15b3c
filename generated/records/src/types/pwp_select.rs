// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Bypass and symmetry of an activation profile. Tables write 0 or 1 into the fields of two bits.

/// Bypass and symmetry of an activation profile. Tables write 0 or 1 into the fields of two bits.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpSelect(pub u8);

impl Eq for PwpSelect {}

impl PwpSelect {
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
    pub const fn pwl_bypass(self) -> u8 {
        self.0 & 0x01
    }

    /// The same with another [`pwl_bypass`](Self::pwl_bypass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_pwl_bypass(self, value: u8) -> Self {
        Self((self.0 & !0x01) | (value & 0x01))
    }

    /// only one side of the function is stored
    #[inline]
    pub const fn symmetry_opt_en(self) -> u8 {
        (self.0 >> 1) & 0x03
    }

    /// The same with another [`symmetry_opt_en`](Self::symmetry_opt_en); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_symmetry_opt_en(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 1)) | ((value & 0x03) << 1))
    }

    /// it is the negative one
    #[inline]
    pub const fn symmetry_opt_use_neg_region(self) -> u8 {
        (self.0 >> 3) & 0x03
    }

    /// The same with another [`symmetry_opt_use_neg_region`](Self::symmetry_opt_use_neg_region); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_symmetry_opt_use_neg_region(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 3)) | ((value & 0x03) << 3))
    }

    /// a reflection negates the value
    #[inline]
    pub const fn func_sym_inv_sign(self) -> u8 {
        (self.0 >> 5) & 0x03
    }

    /// The same with another [`func_sym_inv_sign`](Self::func_sym_inv_sign); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_func_sym_inv_sign(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 5)) | ((value & 0x03) << 5))
    }

    /// effect not known
    #[inline]
    pub const fn sub_src_sel(self) -> u8 {
        self.0 >> 7
    }

    /// The same with another [`sub_src_sel`](Self::sub_src_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_sub_src_sel(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 7)) | ((value & 0x01) << 7))
    }
}

#[cfg(feature = "layout")]
impl PwpSelect {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_SELECT",
            size: 1,
            bits: &[
                layout::BitInfo::new("pwl_bypass", 0, 1, "effect not known"),
                layout::BitInfo::new(
                    "symmetry_opt_en",
                    1,
                    2,
                    "only one side of the function is stored",
                ),
                layout::BitInfo::new(
                    "symmetry_opt_use_neg_region",
                    3,
                    2,
                    "it is the negative one",
                ),
                layout::BitInfo::new(
                    "func_sym_inv_sign",
                    5,
                    2,
                    "a reflection negates the value",
                ),
                layout::BitInfo::new("sub_src_sel", 7, 1, "effect not known"),
            ],
            doc: "Bypass and symmetry of an activation profile. Tables write 0 or 1 into the fields of two bits.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpSelect {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpSelect {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpSelect {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpSelect").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpSelect);
