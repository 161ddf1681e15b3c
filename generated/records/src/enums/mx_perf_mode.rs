// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Row arrangement of an MX pass through the PE array.

/// Row arrangement of an MX pass through the PE array.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct MxPerfMode(pub u8);

impl Eq for MxPerfMode {}

impl MxPerfMode {
    /// `NONE`.
    pub const NONE: Self = Self(0x00);
    /// `QUAD_ROW`.
    pub const QUAD_ROW: Self = Self(0x01);
    /// `QUAD_ROW_INTERLEAVE`.
    pub const QUAD_ROW_INTERLEAVE: Self = Self(0x02);
    /// `QUAD_ROW_TILED`.
    pub const QUAD_ROW_TILED: Self = Self(0x03);
    /// `OCT_ROW`.
    pub const OCT_ROW: Self = Self(0x04);
    /// `OCT_ROW_INTERLEAVE`.
    pub const OCT_ROW_INTERLEAVE: Self = Self(0x05);
    /// `OCT_ROW_TILED`.
    pub const OCT_ROW_TILED: Self = Self(0x06);

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
/// The values of [`MxPerfMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownMxPerfMode {
    /// `NONE`.
    None = 0x00,
    /// `QUAD_ROW`.
    QuadRow = 0x01,
    /// `QUAD_ROW_INTERLEAVE`.
    QuadRowInterleave = 0x02,
    /// `QUAD_ROW_TILED`.
    QuadRowTiled = 0x03,
    /// `OCT_ROW`.
    OctRow = 0x04,
    /// `OCT_ROW_INTERLEAVE`.
    OctRowInterleave = 0x05,
    /// `OCT_ROW_TILED`.
    OctRowTiled = 0x06,
}

#[cfg(feature = "extras")]
impl MxPerfMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownMxPerfMode> {
        Some(
            match self.0 {
                0x00 => KnownMxPerfMode::None,
                0x01 => KnownMxPerfMode::QuadRow,
                0x02 => KnownMxPerfMode::QuadRowInterleave,
                0x03 => KnownMxPerfMode::QuadRowTiled,
                0x04 => KnownMxPerfMode::OctRow,
                0x05 => KnownMxPerfMode::OctRowInterleave,
                0x06 => KnownMxPerfMode::OctRowTiled,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownMxPerfMode> for MxPerfMode {
    #[inline]
    fn from(value: KnownMxPerfMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl MxPerfMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "MX_PERF_MODE",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("QUAD_ROW", 0x01, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("QUAD_ROW_INTERLEAVE", 0x02, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("QUAD_ROW_TILED", 0x03, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("OCT_ROW", 0x04, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("OCT_ROW_INTERLEAVE", 0x05, "")
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("OCT_ROW_TILED", 0x06, "")
                    .with_gens(layout::GenSet(0b100000)),
            ],
            "Row arrangement of an MX pass through the PE array.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pe-matmul.md#7"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MxPerfMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MxPerfMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for MxPerfMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MxPerfMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MxPerfMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(MxPerfMode);
