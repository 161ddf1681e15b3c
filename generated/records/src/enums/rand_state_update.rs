// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Where RAND_SET_STATE takes the new state from.

/// Where RAND\_SET\_STATE takes the new state from.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RandStateUpdate(pub u8);

impl Eq for RandStateUpdate {}

impl RandStateUpdate {
    /// `SRC_TENSOR`.
    pub const SRC_TENSOR: Self = Self(0x00);
    /// `IMM_SINGLE`.
    pub const IMM_SINGLE: Self = Self(0x01);
    /// `IMM_LANE`.
    pub const IMM_LANE: Self = Self(0x02);

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
/// The values of [`RandStateUpdate`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownRandStateUpdate {
    /// `SRC_TENSOR`.
    SrcTensor = 0x00,
    /// `IMM_SINGLE`.
    ImmSingle = 0x01,
    /// `IMM_LANE`.
    ImmLane = 0x02,
}

#[cfg(feature = "extras")]
impl RandStateUpdate {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownRandStateUpdate> {
        Some(
            match self.0 {
                0x00 => KnownRandStateUpdate::SrcTensor,
                0x01 => KnownRandStateUpdate::ImmSingle,
                0x02 => KnownRandStateUpdate::ImmLane,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownRandStateUpdate> for RandStateUpdate {
    #[inline]
    fn from(value: KnownRandStateUpdate) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl RandStateUpdate {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "RAND_STATE_UPDATE",
            8,
            &[
                layout::ValueInfo::new("SRC_TENSOR", 0x00, ""),
                layout::ValueInfo::new("IMM_SINGLE", 0x01, ""),
                layout::ValueInfo::new("IMM_LANE", 0x02, ""),
            ],
            "Where RAND_SET_STATE takes the new state from.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for RandStateUpdate {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for RandStateUpdate {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for RandStateUpdate {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for RandStateUpdate {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("RandStateUpdate").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(RandStateUpdate);
