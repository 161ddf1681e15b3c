// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Rows and columns of a PE tile.

use crate::enums::TileColSize;

/// Rows and columns of a PE tile.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TileSize(pub u8);

impl Eq for TileSize {}

impl TileSize {
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

    /// 64 or 128 rows
    #[inline]
    pub const fn row_size(self) -> u8 {
        self.0 & 0x0f
    }

    /// The same with another [`row_size`](Self::row_size); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_row_size(self, value: u8) -> Self {
        Self((self.0 & !0x0f) | (value & 0x0f))
    }

    /// 128 or 256 columns
    #[inline]
    pub const fn col_size(self) -> TileColSize {
        TileColSize((self.0 >> 4) as _)
    }

    /// The same with another [`col_size`](Self::col_size); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_col_size(self, value: TileColSize) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !(0x0f << 4)) | ((value & 0x0f) << 4))
    }
}

#[cfg(feature = "layout")]
impl TileSize {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "TILE_SIZE",
            size: 1,
            bits: &[
                layout::BitInfo::new("row_size", 0, 4, "64 or 128 rows"),
                layout::BitInfo::new("col_size", 4, 4, "128 or 256 columns")
                    .with_enum(<TileColSize as layout::Enum>::ENUM),
            ],
            doc: "Rows and columns of a PE tile.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TileSize {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TileSize {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TileSize {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TileSize").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TileSize);
