// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Sources of two scalar operands, a nibble each.

use crate::enums::ImmSrc;

/// Sources of two scalar operands, a nibble each.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ImmSrcPair(pub u8);

impl Eq for ImmSrcPair {}

impl ImmSrcPair {
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

    /// source of the first
    #[inline]
    pub const fn imm0_src(self) -> ImmSrc {
        ImmSrc((self.0 & 0x0f) as _)
    }

    /// The same with another [`imm0_src`](Self::imm0_src); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_imm0_src(self, value: ImmSrc) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !0x0f) | (value & 0x0f))
    }

    /// source of the second
    #[inline]
    pub const fn imm1_src(self) -> ImmSrc {
        ImmSrc((self.0 >> 4) as _)
    }

    /// The same with another [`imm1_src`](Self::imm1_src); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_imm1_src(self, value: ImmSrc) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !(0x0f << 4)) | ((value & 0x0f) << 4))
    }
}

#[cfg(feature = "layout")]
impl ImmSrcPair {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "IMM_SRC_PAIR",
            size: 1,
            bits: &[
                layout::BitInfo::new("imm0_src", 0, 4, "source of the first")
                    .with_enum(<ImmSrc as layout::Enum>::ENUM),
                layout::BitInfo::new("imm1_src", 4, 4, "source of the second")
                    .with_enum(<ImmSrc as layout::Enum>::ENUM),
            ],
            doc: "Sources of two scalar operands, a nibble each.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ImmSrcPair {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ImmSrcPair {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ImmSrcPair {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ImmSrcPair").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ImmSrcPair);
