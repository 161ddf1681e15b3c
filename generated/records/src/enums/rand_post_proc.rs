// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! What is done to a random word before it is stored.

/// What is done to a random word before it is stored.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct RandPostProc(pub u8);

impl Eq for RandPostProc {}

impl RandPostProc {
    /// the word itself
    pub const RAW_U32: Self = Self(0x00);
    /// uniform between two bounds
    pub const UNIFORM_IN_RANGE: Self = Self(0x01);
    /// defined, supported nowhere
    pub const NORMAL: Self = Self(0x02);

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
/// The values of [`RandPostProc`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownRandPostProc {
    /// the word itself
    RawU32 = 0x00,
    /// uniform between two bounds
    UniformInRange = 0x01,
    /// defined, supported nowhere
    Normal = 0x02,
}

#[cfg(feature = "extras")]
impl RandPostProc {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownRandPostProc> {
        Some(
            match self.0 {
                0x00 => KnownRandPostProc::RawU32,
                0x01 => KnownRandPostProc::UniformInRange,
                0x02 => KnownRandPostProc::Normal,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownRandPostProc> for RandPostProc {
    #[inline]
    fn from(value: KnownRandPostProc) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl RandPostProc {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "RAND_POST_PROC",
            8,
            &[
                layout::ValueInfo::new("RAW_U32", 0x00, "the word itself"),
                layout::ValueInfo::new(
                    "UNIFORM_IN_RANGE",
                    0x01,
                    "uniform between two bounds",
                ),
                layout::ValueInfo::new("NORMAL", 0x02, "defined, supported nowhere"),
            ],
            "What is done to a random word before it is stored.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/rng-lfsr-dispatch.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for RandPostProc {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for RandPostProc {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for RandPostProc {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for RandPostProc {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("RandPostProc").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(RandPostProc);
