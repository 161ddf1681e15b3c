// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Columns of a PE tile, as a power of two.

/// Columns of a PE tile, as a power of two.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TileColSize(pub u8);

impl Eq for TileColSize {}

impl TileColSize {
    /// 128 columns
    pub const C128: Self = Self(0x07);
    /// 256 columns
    pub const C256: Self = Self(0x08);

    /// The value in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 1]) -> Self {
        Self(u8::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 1] {
        self.0.to_le_bytes()
    }
}

#[cfg(feature = "extras")]
/// The values of [`TileColSize`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownTileColSize {
    /// 128 columns
    C128 = 0x07,
    /// 256 columns
    C256 = 0x08,
}

#[cfg(feature = "extras")]
impl TileColSize {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownTileColSize> {
        Some(
            match self.0 {
                0x07 => KnownTileColSize::C128,
                0x08 => KnownTileColSize::C256,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownTileColSize> for TileColSize {
    #[inline]
    fn from(value: KnownTileColSize) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl TileColSize {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "TILE_COL_SIZE",
            4,
            &[
                layout::ValueInfo::new("C128", 0x07, "128 columns")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("C256", 0x08, "256 columns")
                    .with_gens(layout::GenSet(0b100000)),
            ],
            "Columns of a PE tile, as a power of two.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pe-matmul.md#11"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TileColSize {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TileColSize {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for TileColSize {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TileColSize {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TileColSize").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TileColSize);
