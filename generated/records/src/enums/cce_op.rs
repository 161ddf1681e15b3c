// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Compute operation of the DMA compute engine.

/// Compute operation of the DMA compute engine.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct CceOp(pub u8);

impl Eq for CceOp {}

impl CceOp {
    /// `ADD`.
    pub const ADD: Self = Self(0x00);
    /// `MAX`.
    pub const MAX: Self = Self(0x02);
    /// `MIN`.
    pub const MIN: Self = Self(0x03);

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
/// The values of [`CceOp`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownCceOp {
    /// `ADD`.
    Add = 0x00,
    /// `MAX`.
    Max = 0x02,
    /// `MIN`.
    Min = 0x03,
}

#[cfg(feature = "extras")]
impl CceOp {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownCceOp> {
        Some(
            match self.0 {
                0x00 => KnownCceOp::Add,
                0x02 => KnownCceOp::Max,
                0x03 => KnownCceOp::Min,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownCceOp> for CceOp {
    #[inline]
    fn from(value: KnownCceOp) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl CceOp {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "CCE_OP",
            8,
            &[
                layout::ValueInfo::new("ADD", 0x00, ""),
                layout::ValueInfo::new("MAX", 0x02, ""),
                layout::ValueInfo::new("MIN", 0x03, ""),
            ],
            "Compute operation of the DMA compute engine.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/collective-enums.md#5.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CceOp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CceOp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for CceOp {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CceOp {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CceOp").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CceOp);
