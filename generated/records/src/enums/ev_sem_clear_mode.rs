// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! How EVENT_SEMAPHORE_RANGE_CLEAR names the semaphores to clear.

/// How EVENT\_SEMAPHORE\_RANGE\_CLEAR names the semaphores to clear.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct EvSemClearMode(pub u8);

impl Eq for EvSemClearMode {}

impl EvSemClearMode {
    /// an inclusive range
    pub const SEMAPHORE_ZERO: Self = Self(0x01);
    /// a mask of 256 bits
    pub const SEMAPHORE_ZERO_BITMASK: Self = Self(0x02);

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
/// The values of [`EvSemClearMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownEvSemClearMode {
    /// an inclusive range
    SemaphoreZero = 0x01,
    /// a mask of 256 bits
    SemaphoreZeroBitmask = 0x02,
}

#[cfg(feature = "extras")]
impl EvSemClearMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownEvSemClearMode> {
        Some(
            match self.0 {
                0x01 => KnownEvSemClearMode::SemaphoreZero,
                0x02 => KnownEvSemClearMode::SemaphoreZeroBitmask,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownEvSemClearMode> for EvSemClearMode {
    #[inline]
    fn from(value: KnownEvSemClearMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl EvSemClearMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "EV_SEM_CLEAR_MODE",
            8,
            &[
                layout::ValueInfo::new("SEMAPHORE_ZERO", 0x01, "an inclusive range"),
                layout::ValueInfo::new(
                    "SEMAPHORE_ZERO_BITMASK",
                    0x02,
                    "a mask of 256 bits",
                ),
            ],
            "How EVENT_SEMAPHORE_RANGE_CLEAR names the semaphores to clear.",
            layout::Conf::High,
            &["cc/isa/sp-sync-encoding.md#6b"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for EvSemClearMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for EvSemClearMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for EvSemClearMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for EvSemClearMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("EvSemClearMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(EvSemClearMode);
