// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Which tile of the PE array an instruction works on.

/// Which tile of the PE array an instruction works on.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TileSel(pub u8);

impl Eq for TileSel {}

impl TileSel {
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

    /// row tile
    #[inline]
    pub const fn row_sel(self) -> u8 {
        self.0 & 0x0f
    }

    /// The same with another [`row_sel`](Self::row_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_row_sel(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | (value & 0x0f))
    }

    /// column tile
    #[inline]
    pub const fn col_sel(self) -> u8 {
        self.0 >> 4
    }

    /// The same with another [`col_sel`](Self::col_sel); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_col_sel(self, value: u8) -> Self {
        Self((self.0 & !(0x0f << 4)) | ((value & 0x0f) << 4))
    }
}

#[cfg(feature = "layout")]
impl TileSel {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "TILE_SEL",
            size: 1,
            bits: &[
                layout::BitInfo::new("row_sel", 0, 4, "row tile"),
                layout::BitInfo::new("col_sel", 4, 4, "column tile"),
            ],
            doc: "Which tile of the PE array an instruction works on.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TileSel {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TileSel {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TileSel {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TileSel").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TileSel);
