// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Last used bits of an activation profile.

/// Last used bits of an activation profile.
///
/// The layout of cayman, mariana, mariana\_plus, maverick.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpTailCayman(pub u8);

impl Eq for PwpTailCayman {}

impl PwpTailCayman {
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

    /// Bits 0..=1.
    #[inline]
    pub const fn mp_low_threshold_config(self) -> u8 {
        self.0 & 0x03
    }

    /// The same with another [`mp_low_threshold_config`](Self::mp_low_threshold_config); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_mp_low_threshold_config(self, value: u8) -> Self {
        Self((self.0 & !0x03) | (value & 0x03))
    }

    /// Bits 2..=2.
    #[inline]
    pub const fn batchnorm_accumulator_rd(self) -> u8 {
        (self.0 >> 2) & 0x01
    }

    /// The same with another [`batchnorm_accumulator_rd`](Self::batchnorm_accumulator_rd); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_batchnorm_accumulator_rd(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | ((value & 0x01) << 2))
    }
}

#[cfg(feature = "layout")]
impl PwpTailCayman {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_TAIL",
            size: 1,
            bits: &[
                layout::BitInfo::new("mp_low_threshold_config", 0, 2, ""),
                layout::BitInfo::new("batchnorm_accumulator_rd", 2, 1, ""),
                layout::BitInfo::new("unused1", 3, 5, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "Last used bits of an activation profile.\n\nThe layout of cayman, mariana, mariana_plus, maverick.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpTailCayman {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpTailCayman {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpTailCayman {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpTailCayman").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpTailCayman);
