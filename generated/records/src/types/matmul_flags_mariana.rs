// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Mode bits of a matrix multiplication.

/// Mode bits of a matrix multiplication.
///
/// The layout of mariana, mariana\_plus.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MatmulFlagsMariana(pub u8);

impl Eq for MatmulFlagsMariana {}

impl MatmulFlagsMariana {
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
}

#[cfg(feature = "layout")]
impl MatmulFlagsMariana {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "MATMUL_FLAGS",
            size: 1,
            bits: &[
                layout::BitInfo::new("unknown_0", 0, 8, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "Mode bits of a matrix multiplication.\n\nThe layout of mariana, mariana_plus.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MatmulFlagsMariana {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MatmulFlagsMariana {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MatmulFlagsMariana {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MatmulFlagsMariana").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(MatmulFlagsMariana);
