// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Where the target of a branch comes from.

/// Where the target of a branch comes from.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct BrTargetMode(pub u8);

impl Eq for BrTargetMode {}

impl BrTargetMode {
    /// 64-bit address in a register pair
    pub const REGISTER: Self = Self(0x01);
    /// offset in the record
    pub const RELATIVE_IMMEDIATE: Self = Self(0x03);
    /// offset in a register
    pub const RELATIVE_REGISTER: Self = Self(0x04);

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
/// The values of [`BrTargetMode`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownBrTargetMode {
    /// 64-bit address in a register pair
    Register = 0x01,
    /// offset in the record
    RelativeImmediate = 0x03,
    /// offset in a register
    RelativeRegister = 0x04,
}

#[cfg(feature = "extras")]
impl BrTargetMode {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownBrTargetMode> {
        Some(
            match self.0 {
                0x01 => KnownBrTargetMode::Register,
                0x03 => KnownBrTargetMode::RelativeImmediate,
                0x04 => KnownBrTargetMode::RelativeRegister,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownBrTargetMode> for BrTargetMode {
    #[inline]
    fn from(value: KnownBrTargetMode) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl BrTargetMode {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "BR_TARGET_MODE",
            8,
            &[
                layout::ValueInfo::new(
                    "REGISTER",
                    0x01,
                    "64-bit address in a register pair",
                ),
                layout::ValueInfo::new(
                    "RELATIVE_IMMEDIATE",
                    0x03,
                    "offset in the record",
                ),
                layout::ValueInfo::new("RELATIVE_REGISTER", 0x04, "offset in a register"),
            ],
            "Where the target of a branch comes from.",
            layout::Conf::High,
            &["runtime/isa/pseudo-instruction-lowering.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for BrTargetMode {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for BrTargetMode {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for BrTargetMode {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for BrTargetMode {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("BrTargetMode").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(BrTargetMode);
