// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Two element types, a nibble each; types above 0x0f do not fit.

use crate::enums::Dtype;

/// Two element types, a nibble each; types above 0x0f do not fit.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct DtypePair(pub u8);

impl DtypePair {
    /// All bits zero.
    pub const ZERO: Self = Self(0);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DTYPE_PAIR",
            size: 1,
            bits: &[
                layout::BitInfo {
                    name: "dtype_lo",
                    lsb: 0,
                    width: 4,
                    ty: Some(Dtype::LAYOUT),
                    reserved: None,
                    doc: "first or source",
                },
                layout::BitInfo {
                    name: "dtype_hi",
                    lsb: 4,
                    width: 4,
                    ty: Some(Dtype::LAYOUT),
                    reserved: None,
                    doc: "second or destination",
                },
            ],
            doc: "Two element types, a nibble each; types above 0x0f do not fit.",
        }
    };

    /// first or source
    #[inline]
    pub const fn dtype_lo(self) -> Dtype {
        Dtype(self.0 & 0x0f)
    }

    /// The same with another [`dtype_lo`](Self::dtype_lo); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_dtype_lo(self, value: Dtype) -> Self {
        Self((self.0 & !0x0f) | (value.0 & 0x0f))
    }

    /// second or destination
    #[inline]
    pub const fn dtype_hi(self) -> Dtype {
        Dtype(self.0 >> 4)
    }

    /// The same with another [`dtype_hi`](Self::dtype_hi); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_dtype_hi(self, value: Dtype) -> Self {
        Self((self.0 & !(0x0f << 4)) | ((value.0 & 0x0f) << 4))
    }
}

impl ::core::fmt::Debug for DtypePair {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}
