// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Where a scalar operand comes from.

/// Where a scalar operand comes from.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ImmSrc(pub u8);

impl Eq for ImmSrc {}

impl ImmSrc {
    /// the value is in the record
    pub const INSTRUCTION_IMMEDIATE: Self = Self(0x00);
    /// the record holds the address of one value per partition
    pub const POINTER_IMMEDIATE: Self = Self(0x01);
    /// the record names a register that holds that address
    pub const REG_PTR_IMMEDIATE: Self = Self(0x02);

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
/// The values of [`ImmSrc`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownImmSrc {
    /// the value is in the record
    InstructionImmediate = 0x00,
    /// the record holds the address of one value per partition
    PointerImmediate = 0x01,
    /// the record names a register that holds that address
    RegPtrImmediate = 0x02,
}

#[cfg(feature = "extras")]
impl ImmSrc {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownImmSrc> {
        Some(
            match self.0 {
                0x00 => KnownImmSrc::InstructionImmediate,
                0x01 => KnownImmSrc::PointerImmediate,
                0x02 => KnownImmSrc::RegPtrImmediate,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownImmSrc> for ImmSrc {
    #[inline]
    fn from(value: KnownImmSrc) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl ImmSrc {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "IMM_SRC",
            8,
            &[
                layout::ValueInfo::new(
                    "INSTRUCTION_IMMEDIATE",
                    0x00,
                    "the value is in the record",
                ),
                layout::ValueInfo::new(
                    "POINTER_IMMEDIATE",
                    0x01,
                    "the record holds the address of one value per partition",
                ),
                layout::ValueInfo::new(
                    "REG_PTR_IMMEDIATE",
                    0x02,
                    "the record names a register that holds that address",
                ),
            ],
            "Where a scalar operand comes from.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/tensor-scalar.md#7",
                "gpsimd/firmware/kernels/scalar-tensor-tensor.md#5a",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ImmSrc {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ImmSrc {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for ImmSrc {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ImmSrc {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ImmSrc").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ImmSrc);
