// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Order in which loaded weights fill the columns of the PE array.

/// Order in which loaded weights fill the columns of the PE array.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PeLwOrder(pub u8);

impl Eq for PeLwOrder {}

impl PeLwOrder {
    /// from the last column down; the only order of earlier generations
    pub const LAST_COL_FIRST: Self = Self(0x00);
    /// from column 0 up
    pub const FIRST_COL_FIRST: Self = Self(0x01);

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
/// The values of [`PeLwOrder`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownPeLwOrder {
    /// from the last column down; the only order of earlier generations
    LastColFirst = 0x00,
    /// from column 0 up
    FirstColFirst = 0x01,
}

#[cfg(feature = "extras")]
impl PeLwOrder {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownPeLwOrder> {
        Some(
            match self.0 {
                0x00 => KnownPeLwOrder::LastColFirst,
                0x01 => KnownPeLwOrder::FirstColFirst,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownPeLwOrder> for PeLwOrder {
    #[inline]
    fn from(value: KnownPeLwOrder) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl PeLwOrder {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "PE_LW_ORDER",
            1,
            &[
                layout::ValueInfo::new(
                        "LAST_COL_FIRST",
                        0x00,
                        "from the last column down; the only order of earlier generations",
                    )
                    .with_gens(layout::GenSet(0b100000)),
                layout::ValueInfo::new("FIRST_COL_FIRST", 0x01, "from column 0 up")
                    .with_gens(layout::GenSet(0b100000)),
            ],
            "Order in which loaded weights fill the columns of the PE array.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pe-matmul.md#3.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PeLwOrder {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PeLwOrder {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for PeLwOrder {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PeLwOrder {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PeLwOrder").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PeLwOrder);
