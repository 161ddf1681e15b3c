// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Source that the multiply-add chain of an activation function takes instead of a constant.

/// Source that the multiply-add chain of an activation function takes instead of a constant.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpFmaIndirection(pub u8);

impl Eq for PwpFmaIndirection {}

impl PwpFmaIndirection {
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

    /// 2 for a parametric relu, else 0
    #[inline]
    pub const fn fma_indirection_src_sel(self) -> u8 {
        self.0 & 0x3f
    }

    /// The same with another [`fma_indirection_src_sel`](Self::fma_indirection_src_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_fma_indirection_src_sel(self, value: u8) -> Self {
        Self((self.0 & !0x3f) | (value & 0x3f))
    }
}

#[cfg(feature = "layout")]
impl PwpFmaIndirection {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_FMA_INDIRECTION",
            size: 1,
            bits: &[
                layout::BitInfo::new(
                    "fma_indirection_src_sel",
                    0,
                    6,
                    "2 for a parametric relu, else 0",
                ),
                layout::BitInfo::new("unused1", 6, 2, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "Source that the multiply-add chain of an activation function takes instead of a constant.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpFmaIndirection {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpFmaIndirection {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpFmaIndirection {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpFmaIndirection").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpFmaIndirection);
