// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Mode bits of a weight load.

use crate::enums::{PeLwOrder, PeSeedMode};

/// Mode bits of a weight load.
///
/// The layout of maverick.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct LdWeightFlagsMaverick(pub u8);

impl Eq for LdWeightFlagsMaverick {}

impl LdWeightFlagsMaverick {
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

    /// transpose
    #[inline]
    pub const fn xpose_mode(self) -> u8 {
        self.0 & 0x01
    }

    /// The same with another [`xpose_mode`](Self::xpose_mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_xpose_mode(self, value: u8) -> Self {
        Self((self.0 & !0x01) | (value & 0x01))
    }

    /// values not known
    #[inline]
    pub const fn scalar_mode(self) -> u8 {
        (self.0 >> 1) & 0x03
    }

    /// The same with another [`scalar_mode`](Self::scalar_mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_scalar_mode(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 1)) | ((value & 0x03) << 1))
    }

    /// load or save rounding seeds
    #[inline]
    pub const fn seed_mode(self) -> PeSeedMode {
        PeSeedMode(((self.0 >> 3) & 0x03) as _)
    }

    /// The same with another [`seed_mode`](Self::seed_mode); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_seed_mode(self, value: PeSeedMode) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !(0x03 << 3)) | ((value & 0x03) << 3))
    }

    /// order of the columns
    #[inline]
    pub const fn load_order(self) -> PeLwOrder {
        PeLwOrder(((self.0 >> 5) & 0x01) as _)
    }

    /// The same with another [`load_order`](Self::load_order); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_load_order(self, value: PeLwOrder) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !(0x01 << 5)) | ((value & 0x01) << 5))
    }
}

#[cfg(feature = "layout")]
impl LdWeightFlagsMaverick {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "LD_WEIGHT_FLAGS",
            size: 1,
            bits: &[
                layout::BitInfo::new("xpose_mode", 0, 1, "transpose"),
                layout::BitInfo::new("scalar_mode", 1, 2, "values not known"),
                layout::BitInfo::new("seed_mode", 3, 2, "load or save rounding seeds")
                    .with_enum(<PeSeedMode as layout::Enum>::ENUM),
                layout::BitInfo::new("load_order", 5, 1, "order of the columns")
                    .with_enum(<PeLwOrder as layout::Enum>::ENUM),
                layout::BitInfo::new("reserved_bitfield", 6, 2, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "Mode bits of a weight load.\n\nThe layout of maverick.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for LdWeightFlagsMaverick {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for LdWeightFlagsMaverick {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for LdWeightFlagsMaverick {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("LdWeightFlagsMaverick").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(LdWeightFlagsMaverick);
