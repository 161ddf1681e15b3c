// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! What an extended instruction touches, so that its completion can be tracked.

/// What an extended instruction touches, so that its completion can be tracked.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ExtCompletionInfo(pub u8);

impl Eq for ExtCompletionInfo {}

impl ExtCompletionInfo {
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

    /// reads memory
    #[inline]
    pub const fn has_read(self) -> u8 {
        self.0 & 0x01
    }

    /// The same with another [`has_read`](Self::has_read); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_has_read(self, value: u8) -> Self {
        Self((self.0 & !0x01) | (value & 0x01))
    }

    /// writes memory
    #[inline]
    pub const fn has_write(self) -> u8 {
        (self.0 >> 2) & 0x01
    }

    /// The same with another [`has_write`](Self::has_write); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_has_write(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 2)) | ((value & 0x01) << 2))
    }

    /// ports of 16 partitions; 0 stands for all 8
    #[inline]
    pub const fn num_active_ports(self) -> u8 {
        (self.0 >> 3) & 0x07
    }

    /// The same with another [`num_active_ports`](Self::num_active_ports); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_num_active_ports(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 3)) | ((value & 0x07) << 3))
    }
}

#[cfg(feature = "layout")]
impl ExtCompletionInfo {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "EXT_COMPLETION_INFO",
            size: 1,
            bits: &[
                layout::BitInfo::new("has_read", 0, 1, "reads memory"),
                layout::BitInfo::new("reserved0", 1, 1, "")
                    .with_reserved(layout::Reserved::Zero),
                layout::BitInfo::new("has_write", 2, 1, "writes memory"),
                layout::BitInfo::new(
                    "num_active_ports",
                    3,
                    3,
                    "ports of 16 partitions; 0 stands for all 8",
                ),
                layout::BitInfo::new("reserved1", 6, 2, "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            doc: "What an extended instruction touches, so that its completion can be tracked.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ExtCompletionInfo {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ExtCompletionInfo {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ExtCompletionInfo {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ExtCompletionInfo").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ExtCompletionInfo);
