// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Where the bias of ACTIVATE comes from. The first two codes are exchanged against IMM_SRC.

/// Where the bias of ACTIVATE comes from. The first two codes are exchanged against IMM\_SRC.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ImmSrcN(pub u8);

impl Eq for ImmSrcN {}

impl ImmSrcN {
    /// the record holds the address of one value per partition
    pub const POINTER_IMMEDIATE: Self = Self(0x00);
    /// the value is in the record
    pub const INSTRUCTION_IMMEDIATE: Self = Self(0x01);
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
/// The values of [`ImmSrcN`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownImmSrcN {
    /// the record holds the address of one value per partition
    PointerImmediate = 0x00,
    /// the value is in the record
    InstructionImmediate = 0x01,
    /// the record names a register that holds that address
    RegPtrImmediate = 0x02,
}

#[cfg(feature = "extras")]
impl ImmSrcN {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownImmSrcN> {
        Some(
            match self.0 {
                0x00 => KnownImmSrcN::PointerImmediate,
                0x01 => KnownImmSrcN::InstructionImmediate,
                0x02 => KnownImmSrcN::RegPtrImmediate,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownImmSrcN> for ImmSrcN {
    #[inline]
    fn from(value: KnownImmSrcN) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl ImmSrcN {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "IMM_SRC_N",
            8,
            &[
                layout::ValueInfo::new(
                    "POINTER_IMMEDIATE",
                    0x00,
                    "the record holds the address of one value per partition",
                ),
                layout::ValueInfo::new(
                    "INSTRUCTION_IMMEDIATE",
                    0x01,
                    "the value is in the record",
                ),
                layout::ValueInfo::new(
                    "REG_PTR_IMMEDIATE",
                    0x02,
                    "the record names a register that holds that address",
                ),
            ],
            "Where the bias of ACTIVATE comes from. The first two codes are exchanged against IMM_SRC.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/tensor-scalar.md#7"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ImmSrcN {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ImmSrcN {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for ImmSrcN {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ImmSrcN {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ImmSrcN").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ImmSrcN);
