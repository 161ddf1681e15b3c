// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Bucket of a clamp, and the upper part of its mantissa threshold.

/// Bucket of a clamp, and the upper part of its mantissa threshold.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpSignalLow(pub u32);

impl Eq for PwpSignalLow {}

impl PwpSignalLow {
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

    /// number of the bucket
    #[inline]
    pub const fn act_tbl_base(self) -> u16 {
        (self.0 & 0x7ff) as u16
    }

    /// The same with another [`act_tbl_base`](Self::act_tbl_base); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_act_tbl_base(self, value: u16) -> Self {
        Self((self.0 & !0x7ff) | ((value as u32) & 0x7ff))
    }

    /// 0: a clamp has one bucket
    #[inline]
    pub const fn extract_lsb(self) -> u8 {
        ((self.0 >> 11) & 0x1f) as u8
    }

    /// The same with another [`extract_lsb`](Self::extract_lsb); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_extract_lsb(self, value: u8) -> Self {
        Self((self.0 & !(0x1f << 11)) | (((value as u32) & 0x1f) << 11))
    }

    /// 0: a clamp has one bucket
    #[inline]
    pub const fn extract_size(self) -> u8 {
        ((self.0 >> 16) & 0x0f) as u8
    }

    /// The same with another [`extract_size`](Self::extract_size); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_extract_size(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 16)) | (((value as u32) & 0x0f) << 16))
    }

    /// upper 12 of the 23 bits of the threshold
    #[inline]
    pub const fn mantissa_threshold_msbs(self) -> u16 {
        (self.0 >> 20) as u16
    }

    /// The same with another [`mantissa_threshold_msbs`](Self::mantissa_threshold_msbs); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_mantissa_threshold_msbs(self, value: u16) -> Self {
        Self((self.0 & !(0xfff << 20)) | (((value as u32) & 0xfff) << 20))
    }
}

#[cfg(feature = "layout")]
impl PwpSignalLow {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_SIGNAL_LOW",
            size: 4,
            bits: &[
                layout::BitInfo::new("act_tbl_base", 0, 11, "number of the bucket"),
                layout::BitInfo::new("extract_lsb", 11, 5, "0: a clamp has one bucket"),
                layout::BitInfo::new("extract_size", 16, 4, "0: a clamp has one bucket"),
                layout::BitInfo::new(
                    "mantissa_threshold_msbs",
                    20,
                    12,
                    "upper 12 of the 23 bits of the threshold",
                ),
            ],
            doc: "Bucket of a clamp, and the upper part of its mantissa threshold.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpSignalLow {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpSignalLow {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpSignalLow {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpSignalLow").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpSignalLow);
