// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Semaphore updates of DMA_MEMCPY2.

use crate::enums::DmaSemaUpdateMode;

/// Semaphore updates of DMA\_MEMCPY2.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DmaSemaUpdates(pub u8);

impl Eq for DmaSemaUpdates {}

impl DmaSemaUpdates {
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

    /// when the reads are done
    #[inline]
    pub const fn rd_done(self) -> DmaSemaUpdateMode {
        DmaSemaUpdateMode((self.0 & 0x0f) as _)
    }

    /// The same with another [`rd_done`](Self::rd_done); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_rd_done(self, value: DmaSemaUpdateMode) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !0x0f) | (value & 0x0f))
    }

    /// when the writes are done
    #[inline]
    pub const fn wr_done(self) -> DmaSemaUpdateMode {
        DmaSemaUpdateMode((self.0 >> 4) as _)
    }

    /// The same with another [`wr_done`](Self::wr_done); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_wr_done(self, value: DmaSemaUpdateMode) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !(0x0f << 4)) | ((value & 0x0f) << 4))
    }
}

#[cfg(feature = "layout")]
impl DmaSemaUpdates {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DMA_SEMA_UPDATES",
            size: 1,
            bits: &[
                layout::BitInfo::new("rd_done", 0, 4, "when the reads are done")
                    .with_enum(<DmaSemaUpdateMode as layout::Enum>::ENUM),
                layout::BitInfo::new("wr_done", 4, 4, "when the writes are done")
                    .with_enum(<DmaSemaUpdateMode as layout::Enum>::ENUM),
            ],
            doc: "Semaphore updates of DMA_MEMCPY2.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaSemaUpdates {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaSemaUpdates {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaSemaUpdates {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaSemaUpdates").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaSemaUpdates);
