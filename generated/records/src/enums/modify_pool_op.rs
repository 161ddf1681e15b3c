// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Action of MODIFY_POOL_CONFIG.

/// Action of MODIFY\_POOL\_CONFIG.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ModifyPoolOp(pub u8);

impl Eq for ModifyPoolOp {}

impl ModifyPoolOp {
    /// `INVALID`.
    pub const INVALID: Self = Self(0x00);
    /// `LOAD_LIB`.
    pub const LOAD_LIB: Self = Self(0x01);
    /// `UNLOAD_LIB`.
    pub const UNLOAD_LIB: Self = Self(0x02);

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
/// The values of [`ModifyPoolOp`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownModifyPoolOp {
    /// `INVALID`.
    Invalid = 0x00,
    /// `LOAD_LIB`.
    LoadLib = 0x01,
    /// `UNLOAD_LIB`.
    UnloadLib = 0x02,
}

#[cfg(feature = "extras")]
impl ModifyPoolOp {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownModifyPoolOp> {
        Some(
            match self.0 {
                0x00 => KnownModifyPoolOp::Invalid,
                0x01 => KnownModifyPoolOp::LoadLib,
                0x02 => KnownModifyPoolOp::UnloadLib,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownModifyPoolOp> for ModifyPoolOp {
    #[inline]
    fn from(value: KnownModifyPoolOp) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl ModifyPoolOp {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "MODIFY_POOL_OP",
            8,
            &[
                layout::ValueInfo::new("INVALID", 0x00, "").with_sentinel(),
                layout::ValueInfo::new("LOAD_LIB", 0x01, ""),
                layout::ValueInfo::new("UNLOAD_LIB", 0x02, ""),
            ],
            "Action of MODIFY_POOL_CONFIG.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pool-compute-misc.md#13"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ModifyPoolOp {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ModifyPoolOp {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for ModifyPoolOp {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ModifyPoolOp {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ModifyPoolOp").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ModifyPoolOp);
