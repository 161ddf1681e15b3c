// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Last word of a directory entry that is used.

/// Last word of a directory entry that is used.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PwpCamFlags(pub u32);

impl Eq for PwpCamFlags {}

impl PwpCamFlags {
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

    /// the entry counts
    #[inline]
    pub const fn valid(self) -> u8 {
        (self.0 & 0x01) as u8
    }

    /// The same with another [`valid`](Self::valid); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_valid(self, value: u8) -> Self {
        Self((self.0 & !0x01) | ((value as u32) & 0x01))
    }
}

#[cfg(feature = "layout")]
impl PwpCamFlags {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PWP_CAM_FLAGS",
            size: 4,
            bits: &[
                layout::BitInfo::new("valid", 0, 1, "the entry counts"),
                layout::BitInfo::new("unused1", 1, 31, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "Last word of a directory entry that is used.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpCamFlags {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpCamFlags {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpCamFlags {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpCamFlags").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpCamFlags);
