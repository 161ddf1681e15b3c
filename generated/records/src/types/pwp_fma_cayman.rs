// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Stages of the multiply-add chain that an activation function leaves out.

/// Stages of the multiply-add chain that an activation function leaves out.
///
/// The layout of cayman, mariana, mariana\_plus, maverick.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpFmaCayman(pub u8);

impl Eq for PwpFmaCayman {}

impl PwpFmaCayman {
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

    /// Bits 0..=2.
    #[inline]
    pub const fn fma_bypass(self) -> u8 {
        self.0 & 0x07
    }

    /// The same with another [`fma_bypass`](Self::fma_bypass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_fma_bypass(self, value: u8) -> Self {
        Self((self.0 & !0x07) | (value & 0x07))
    }

    /// Bits 3..=3.
    #[inline]
    pub const fn bias_scale_fma_bypass(self) -> u8 {
        (self.0 >> 3) & 0x01
    }

    /// The same with another [`bias_scale_fma_bypass`](Self::bias_scale_fma_bypass); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_bias_scale_fma_bypass(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | ((value & 0x01) << 3))
    }
}

#[cfg(feature = "layout")]
impl PwpFmaCayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_FMA",
            size: 1,
            bits: &[
                layout::BitInfo::new("fma_bypass", 0, 3, ""),
                layout::BitInfo::new("bias_scale_fma_bypass", 3, 1, ""),
                layout::BitInfo::new("rsvd33", 4, 4, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "Stages of the multiply-add chain that an activation function leaves out.\n\nThe layout of cayman, mariana, mariana_plus, maverick.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpFmaCayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpFmaCayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpFmaCayman {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpFmaCayman").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpFmaCayman);
