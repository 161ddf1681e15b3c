// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fast modes of the PE array.

/// Fast modes of the PE array.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PerfOptMode(pub u8);

impl Eq for PerfOptMode {}

impl PerfOptMode {
    /// one row of the contraction a pass
    pub const NONE: Self = Self(0x00);
    /// two rows of the contraction a pass
    pub const DOUBLE_ROW: Self = Self(0x01);
    /// known by number, never emitted
    pub const DOUBLE_COLUMN: Self = Self(0x02);
    /// known by number, never emitted
    pub const DOUBLE_PIXEL: Self = Self(0x03);
    /// two rows a pass, weights interleaved by software
    pub const DOUBLE_ROW_SW_INTERLEAVE: Self = Self(0x04);

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
/// The values of [`PerfOptMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownPerfOptMode {
    /// one row of the contraction a pass
    None = 0x00,
    /// two rows of the contraction a pass
    DoubleRow = 0x01,
    /// known by number, never emitted
    DoubleColumn = 0x02,
    /// known by number, never emitted
    DoublePixel = 0x03,
    /// two rows a pass, weights interleaved by software
    DoubleRowSwInterleave = 0x04,
}

#[cfg(feature = "extras")]
impl PerfOptMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownPerfOptMode> {
        Some(
            match self.0 {
                0x00 => KnownPerfOptMode::None,
                0x01 => KnownPerfOptMode::DoubleRow,
                0x02 => KnownPerfOptMode::DoubleColumn,
                0x03 => KnownPerfOptMode::DoublePixel,
                0x04 => KnownPerfOptMode::DoubleRowSwInterleave,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownPerfOptMode> for PerfOptMode {
    #[inline]
    fn from(value: KnownPerfOptMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl PerfOptMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "PERF_OPT_MODE",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, "one row of the contraction a pass")
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                        "DOUBLE_ROW",
                        0x01,
                        "two rows of the contraction a pass",
                    )
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                        "DOUBLE_COLUMN",
                        0x02,
                        "known by number, never emitted",
                    )
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                        "DOUBLE_PIXEL",
                        0x03,
                        "known by number, never emitted",
                    )
                    .with_gens(layout::GenSet(0b11110)),
                layout::ValueInfo::new(
                        "DOUBLE_ROW_SW_INTERLEAVE",
                        0x04,
                        "two rows a pass, weights interleaved by software",
                    )
                    .with_gens(layout::GenSet(0b11000)),
            ],
            "Fast modes of the PE array.",
            layout::Conf::Med,
            &["cc/isa/isa-enum-ordinals.md#ENUM 7", "cc/arch/pe-engine.md"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PerfOptMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PerfOptMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for PerfOptMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PerfOptMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PerfOptMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PerfOptMode);
