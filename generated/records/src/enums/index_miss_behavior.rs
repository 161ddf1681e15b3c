// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! What GATHER does for an index outside the loaded buffer.

/// What GATHER does for an index outside the loaded buffer.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct IndexMissBehavior(pub u8);

impl Eq for IndexMissBehavior {}

impl IndexMissBehavior {
    /// writes the immediate
    pub const IMMEDIATE_WRITE: Self = Self(0x00);
    /// leaves the destination alone
    pub const SKIP_WRITE: Self = Self(0x01);

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
/// The values of [`IndexMissBehavior`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownIndexMissBehavior {
    /// writes the immediate
    ImmediateWrite = 0x00,
    /// leaves the destination alone
    SkipWrite = 0x01,
}

#[cfg(feature = "extras")]
impl IndexMissBehavior {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownIndexMissBehavior> {
        Some(
            match self.0 {
                0x00 => KnownIndexMissBehavior::ImmediateWrite,
                0x01 => KnownIndexMissBehavior::SkipWrite,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownIndexMissBehavior> for IndexMissBehavior {
    #[inline]
    fn from(value: KnownIndexMissBehavior) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl IndexMissBehavior {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "INDEX_MISS_BEHAVIOR",
            8,
            &[
                layout::ValueInfo::new("IMMEDIATE_WRITE", 0x00, "writes the immediate"),
                layout::ValueInfo::new(
                    "SKIP_WRITE",
                    0x01,
                    "leaves the destination alone",
                ),
            ],
            "What GATHER does for an index outside the loaded buffer.",
            layout::Conf::Low,
            &[
                "gpsimd/firmware/kernels/indirection-gather.md#7a",
                "cc/isa/dve-datamove-encoding.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for IndexMissBehavior {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for IndexMissBehavior {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for IndexMissBehavior {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for IndexMissBehavior {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("IndexMissBehavior").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(IndexMissBehavior);
