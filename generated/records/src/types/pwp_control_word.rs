// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! First bucket of an octave, and how a mantissa chooses among its buckets.

/// First bucket of an octave, and how a mantissa chooses among its buckets.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpControlWord(pub u32);

impl Eq for PwpControlWord {}

impl PwpControlWord {
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

    /// number of the octave's first bucket
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

    /// right shift of the mantissa, 23 - extract\_size where the octave has buckets
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

    /// bits of the mantissa that number the buckets, up to 10 in shipped tables
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
}

#[cfg(feature = "layout")]
impl PwpControlWord {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_CONTROL_WORD",
            size: 4,
            bits: &[
                layout::BitInfo::new(
                    "act_tbl_base",
                    0,
                    11,
                    "number of the octave's first bucket",
                ),
                layout::BitInfo::new(
                    "extract_lsb",
                    11,
                    5,
                    "right shift of the mantissa, 23 - extract_size where the octave has buckets",
                ),
                layout::BitInfo::new(
                    "extract_size",
                    16,
                    4,
                    "bits of the mantissa that number the buckets, up to 10 in shipped tables",
                ),
                layout::BitInfo::new("unused1", 20, 12, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "First bucket of an octave, and how a mantissa chooses among its buckets.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpControlWord {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpControlWord {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpControlWord {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpControlWord").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpControlWord);
