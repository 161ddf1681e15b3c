// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Element types of bias and scale in an activation profile. They are somewhere in the first four bytes.

/// Element types of bias and scale in an activation profile. They are somewhere in the first four bytes.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpDtypeSel(pub u8);

impl Eq for PwpDtypeSel {}

impl PwpDtypeSel {
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

    /// element type of the bias
    #[inline]
    pub const fn bias_dtype_sel(self) -> u8 {
        self.0 & 0x0f
    }

    /// The same with another [`bias_dtype_sel`](Self::bias_dtype_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_bias_dtype_sel(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | (value & 0x0f))
    }

    /// element type of the scale
    #[inline]
    pub const fn scale_dtype_sel(self) -> u8 {
        self.0 >> 4
    }

    /// The same with another [`scale_dtype_sel`](Self::scale_dtype_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_scale_dtype_sel(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 4)) | ((value & 0x0f) << 4))
    }
}

#[cfg(feature = "layout")]
impl PwpDtypeSel {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_DTYPE_SEL",
            size: 1,
            bits: &[
                layout::BitInfo::new("bias_dtype_sel", 0, 4, "element type of the bias"),
                layout::BitInfo::new(
                    "scale_dtype_sel",
                    4,
                    4,
                    "element type of the scale",
                ),
            ],
            doc: "Element types of bias and scale in an activation profile. They are somewhere in the first four bytes.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpDtypeSel {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpDtypeSel {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpDtypeSel {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpDtypeSel").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpDtypeSel);
