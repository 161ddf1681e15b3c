// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! The lower part of a clamp's mantissa threshold.

/// The lower part of a clamp's mantissa threshold.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpSignalHigh(pub u16);

impl Eq for PwpSignalHigh {}

impl PwpSignalHigh {
    /// All bits zero.
    pub const ZERO: Self = Self(0);

    /// The bitfield in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 2]) -> Self {
        Self(u16::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 2] {
        self.0.to_le_bytes()
    }

    /// lower 11 of the 23 bits of the threshold
    #[inline]
    pub const fn mantissa_threshold_lsbs(self) -> u16 {
        self.0 & 0x7ff
    }

    /// The same with another [`mantissa_threshold_lsbs`](Self::mantissa_threshold_lsbs); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_mantissa_threshold_lsbs(self, value: u16) -> Self {
        Self((self.0 & !0x7ff) | (value & 0x7ff))
    }

    /// the mantissa counts
    #[inline]
    pub const fn mantissa_compare_enable(self) -> u8 {
        ((self.0 >> 11) & 0x01) as u8
    }

    /// The same with another [`mantissa_compare_enable`](Self::mantissa_compare_enable); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_mantissa_compare_enable(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 11)) | (((value as u16) & 0x01) << 11))
    }
}

#[cfg(feature = "layout")]
impl PwpSignalHigh {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_SIGNAL_HIGH",
            size: 2,
            bits: &[
                layout::BitInfo::new(
                    "mantissa_threshold_lsbs",
                    0,
                    11,
                    "lower 11 of the 23 bits of the threshold",
                ),
                layout::BitInfo::new(
                    "mantissa_compare_enable",
                    11,
                    1,
                    "the mantissa counts",
                ),
                layout::BitInfo::new("unused1", 12, 4, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "The lower part of a clamp's mantissa threshold.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpSignalHigh {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpSignalHigh {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpSignalHigh {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpSignalHigh").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpSignalHigh);
