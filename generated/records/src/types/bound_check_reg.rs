// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Register with the upper limit of an address or index, and what happens beyond it.

/// Register with the upper limit of an address or index, and what happens beyond it.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct BoundCheckReg(pub u8);

impl Eq for BoundCheckReg {}

impl BoundCheckReg {
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

    /// register with the limit; the next one holds the upper half in wide mode
    #[inline]
    pub const fn bc_reg(self) -> u8 {
        self.0 & 0x3f
    }

    /// The same with another [`bc_reg`](Self::bc_reg); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_bc_reg(self, value: u8) -> Self {
        Self((self.0 & !0x3f) | (value & 0x3f))
    }

    /// no error notification
    #[inline]
    pub const fn bc_disable_oob_error_notif(self) -> u8 {
        (self.0 >> 6) & 0x01
    }

    /// The same with another [`bc_disable_oob_error_notif`](Self::bc_disable_oob_error_notif); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_bc_disable_oob_error_notif(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 6)) | ((value & 0x01) << 6))
    }

    /// check the limit
    #[inline]
    pub const fn bc_enabled(self) -> u8 {
        self.0 >> 7
    }

    /// The same with another [`bc_enabled`](Self::bc_enabled); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_bc_enabled(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 7)) | ((value & 0x01) << 7))
    }
}

#[cfg(feature = "layout")]
impl BoundCheckReg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "BOUND_CHECK_REG",
            size: 1,
            bits: &[
                layout::BitInfo::new(
                    "bc_reg",
                    0,
                    6,
                    "register with the limit; the next one holds the upper half in wide mode",
                ),
                layout::BitInfo::new(
                    "bc_disable_oob_error_notif",
                    6,
                    1,
                    "no error notification",
                ),
                layout::BitInfo::new("bc_enabled", 7, 1, "check the limit"),
            ],
            doc: "Register with the upper limit of an address or index, and what happens beyond it.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for BoundCheckReg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for BoundCheckReg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for BoundCheckReg {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("BoundCheckReg").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(BoundCheckReg);
