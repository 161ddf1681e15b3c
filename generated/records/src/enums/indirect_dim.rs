// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Tensor dimension that an index selects.

/// Tensor dimension that an index selects.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct IndirectDim(pub u8);

impl Eq for IndirectDim {}

impl IndirectDim {
    /// `X`.
    pub const X: Self = Self(0x00);
    /// `Y`.
    pub const Y: Self = Self(0x01);
    /// `Z`.
    pub const Z: Self = Self(0x02);
    /// `W`.
    pub const W: Self = Self(0x03);

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
/// The values of [`IndirectDim`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownIndirectDim {
    /// `X`.
    X = 0x00,
    /// `Y`.
    Y = 0x01,
    /// `Z`.
    Z = 0x02,
    /// `W`.
    W = 0x03,
}

#[cfg(feature = "extras")]
impl IndirectDim {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownIndirectDim> {
        Some(
            match self.0 {
                0x00 => KnownIndirectDim::X,
                0x01 => KnownIndirectDim::Y,
                0x02 => KnownIndirectDim::Z,
                0x03 => KnownIndirectDim::W,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownIndirectDim> for IndirectDim {
    #[inline]
    fn from(value: KnownIndirectDim) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl IndirectDim {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "INDIRECT_DIM",
            2,
            &[
                layout::ValueInfo::new("X", 0x00, ""),
                layout::ValueInfo::new("Y", 0x01, ""),
                layout::ValueInfo::new("Z", 0x02, ""),
                layout::ValueInfo::new("W", 0x03, ""),
            ],
            "Tensor dimension that an index selects.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#3.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for IndirectDim {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for IndirectDim {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for IndirectDim {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for IndirectDim {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("IndirectDim").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(IndirectDim);
