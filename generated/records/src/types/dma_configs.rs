// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Settings of a DMA.

/// Settings of a DMA.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DmaConfigs(pub u8);

impl Eq for DmaConfigs {}

impl DmaConfigs {
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

    /// 0 for the default, or a class 1 to 4
    #[inline]
    pub const fn priority_class(self) -> u8 {
        self.0 & 0x07
    }

    /// The same with another [`priority_class`](Self::priority_class); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_priority_class(self, value: u8) -> Self {
        Self((self.0 & !0x07) | (value & 0x07))
    }
}

#[cfg(feature = "layout")]
impl DmaConfigs {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DMA_CONFIGS",
            size: 1,
            bits: &[
                layout::BitInfo::new(
                    "priority_class",
                    0,
                    3,
                    "0 for the default, or a class 1 to 4",
                ),
                layout::BitInfo::new("reserved", 3, 5, "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            doc: "Settings of a DMA.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaConfigs {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaConfigs {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaConfigs {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaConfigs").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaConfigs);
