// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! How many descriptors DMA_IMMEDIATE injects and where each comes from.

/// How many descriptors DMA\_IMMEDIATE injects and where each comes from.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DescFlags(pub u8);

impl Eq for DescFlags {}

impl DescFlags {
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

    /// 1 to 3
    #[inline]
    pub const fn num_descriptors(self) -> u8 {
        self.0 & 0x03
    }

    /// The same with another [`num_descriptors`](Self::num_descriptors); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_num_descriptors(self, value: u8) -> Self {
        Self((self.0 & !0x03) | (value & 0x03))
    }

    /// source of the first
    #[inline]
    pub const fn desc0_src(self) -> u8 {
        (self.0 >> 2) & 0x01
    }

    /// The same with another [`desc0_src`](Self::desc0_src); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_desc0_src(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | ((value & 0x01) << 2))
    }

    /// source of the second
    #[inline]
    pub const fn desc1_src(self) -> u8 {
        (self.0 >> 3) & 0x01
    }

    /// The same with another [`desc1_src`](Self::desc1_src); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_desc1_src(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 3)) | ((value & 0x01) << 3))
    }

    /// source of the third
    #[inline]
    pub const fn desc2_src(self) -> u8 {
        (self.0 >> 4) & 0x01
    }

    /// The same with another [`desc2_src`](Self::desc2_src); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_desc2_src(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 4)) | ((value & 0x01) << 4))
    }
}

#[cfg(feature = "layout")]
impl DescFlags {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DESC_FLAGS",
            size: 1,
            bits: &[
                layout::BitInfo::new("num_descriptors", 0, 2, "1 to 3"),
                layout::BitInfo::new("desc0_src", 2, 1, "source of the first"),
                layout::BitInfo::new("desc1_src", 3, 1, "source of the second"),
                layout::BitInfo::new("desc2_src", 4, 1, "source of the third"),
                layout::BitInfo::new("unknown_5", 5, 3, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "How many descriptors DMA_IMMEDIATE injects and where each comes from.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DescFlags {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DescFlags {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DescFlags {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DescFlags").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DescFlags);
