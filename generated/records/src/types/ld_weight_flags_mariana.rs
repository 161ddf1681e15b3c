// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Mode bits of a weight load.

use crate::enums::TagWgtMode;

/// Mode bits of a weight load.
///
/// The layout of mariana, mariana\_plus.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct LdWeightFlagsMariana(pub u8);

impl Eq for LdWeightFlagsMariana {}

impl LdWeightFlagsMariana {
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

    /// elements carry sparsity tags
    #[inline]
    pub const fn tag_weight_mode(self) -> TagWgtMode {
        TagWgtMode((self.0 & 0x01) as _)
    }

    /// The same with another [`tag_weight_mode`](Self::tag_weight_mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_tag_weight_mode(self, value: TagWgtMode) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !0x01) | (value & 0x01))
    }
}

#[cfg(feature = "layout")]
impl LdWeightFlagsMariana {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "LD_WEIGHT_FLAGS",
            size: 1,
            bits: &[
                layout::BitInfo::new(
                        "tag_weight_mode",
                        0,
                        1,
                        "elements carry sparsity tags",
                    )
                    .with_enum(<TagWgtMode as layout::Enum>::ENUM),
                layout::BitInfo::new("unknown_1", 1, 4, "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::BitInfo::new("zero_5", 5, 3, "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            doc: "Mode bits of a weight load.\n\nThe layout of mariana, mariana_plus.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for LdWeightFlagsMariana {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for LdWeightFlagsMariana {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for LdWeightFlagsMariana {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("LdWeightFlagsMariana").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(LdWeightFlagsMariana);
