// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Two element types, a nibble each; types above 0x0f do not fit.

use crate::enums::Dtype;

/// Two element types, a nibble each; types above 0x0f do not fit.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DtypePair(pub u8);

impl Eq for DtypePair {}

impl DtypePair {
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

    /// first or source
    #[inline]
    pub const fn dtype_lo(self) -> Dtype {
        Dtype((self.0 & 0x0f) as _)
    }

    /// The same with another [`dtype_lo`](Self::dtype_lo); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_dtype_lo(self, value: Dtype) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !0x0f) | (value & 0x0f))
    }

    /// second or destination
    #[inline]
    pub const fn dtype_hi(self) -> Dtype {
        Dtype((self.0 >> 4) as _)
    }

    /// The same with another [`dtype_hi`](Self::dtype_hi); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_dtype_hi(self, value: Dtype) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !(0x0f << 4)) | ((value & 0x0f) << 4))
    }
}

#[cfg(feature = "layout")]
impl DtypePair {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DTYPE_PAIR",
            size: 1,
            bits: &[
                layout::BitInfo::new("dtype_lo", 0, 4, "first or source")
                    .with_enum(<Dtype as layout::Enum>::ENUM),
                layout::BitInfo::new("dtype_hi", 4, 4, "second or destination")
                    .with_enum(<Dtype as layout::Enum>::ENUM),
            ],
            doc: "Two element types, a nibble each; types above 0x0f do not fit.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DtypePair {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DtypePair {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DtypePair {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DtypePair").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DtypePair);
