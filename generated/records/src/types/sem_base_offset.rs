// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! How the wait value reads in the register-plus-offset modes of maverick.

/// How the wait value reads in the register-plus-offset modes of maverick.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct SemBaseOffset(pub u32);

impl Eq for SemBaseOffset {}

impl SemBaseOffset {
    /// All bits zero.
    pub const ZERO: Self = Self(0);

    /// The bitfield in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(u32::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// register number
    #[inline]
    pub const fn reg(self) -> u8 {
        (self.0 & 0xff) as u8
    }

    /// The same with another [`reg`](Self::reg); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_reg(self, value: u8) -> Self {
        Self((self.0 & !0xff) | ((value as u32) & 0xff))
    }

    /// added to the register
    #[inline]
    pub const fn off(self) -> u32 {
        self.0 >> 8
    }

    /// The same with another [`off`](Self::off); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_off(self, value: u32) -> Self {
        Self((self.0 & !(0xffffff << 8)) | ((value & 0xffffff) << 8))
    }
}

#[cfg(feature = "layout")]
impl SemBaseOffset {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "SEM_BASE_OFFSET",
            size: 4,
            bits: &[
                layout::BitInfo::new("reg", 0, 8, "register number"),
                layout::BitInfo::new("off", 8, 24, "added to the register"),
            ],
            doc: "How the wait value reads in the register-plus-offset modes of maverick.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for SemBaseOffset {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for SemBaseOffset {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for SemBaseOffset {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("SemBaseOffset").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(SemBaseOffset);
