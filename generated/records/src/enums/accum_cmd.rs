// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! What an instruction does to the per-lane accumulator of its engine.

/// What an instruction does to the per-lane accumulator of its engine.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct AccumCmd(pub u8);

impl Eq for AccumCmd {}

impl AccumCmd {
    /// not used; on DVE its content is undefined afterwards, on ACT it is left alone
    pub const IDLE: Self = Self(0x00);
    /// set to the identity of the operation
    pub const ZERO: Self = Self(0x01);
    /// fold into what it holds
    pub const ACCUMULATE: Self = Self(0x02);
    /// start at the identity, then fold
    pub const ZERO_ACCUMULATE: Self = Self(0x03);
    /// start at the given fp32 value, then fold
    pub const LOAD_ACCUMULATE: Self = Self(0x04);

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
/// The values of [`AccumCmd`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownAccumCmd {
    /// not used; on DVE its content is undefined afterwards, on ACT it is left alone
    Idle = 0x00,
    /// set to the identity of the operation
    Zero = 0x01,
    /// fold into what it holds
    Accumulate = 0x02,
    /// start at the identity, then fold
    ZeroAccumulate = 0x03,
    /// start at the given fp32 value, then fold
    LoadAccumulate = 0x04,
}

#[cfg(feature = "extras")]
impl AccumCmd {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownAccumCmd> {
        Some(
            match self.0 {
                0x00 => KnownAccumCmd::Idle,
                0x01 => KnownAccumCmd::Zero,
                0x02 => KnownAccumCmd::Accumulate,
                0x03 => KnownAccumCmd::ZeroAccumulate,
                0x04 => KnownAccumCmd::LoadAccumulate,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownAccumCmd> for AccumCmd {
    #[inline]
    fn from(value: KnownAccumCmd) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl AccumCmd {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "ACCUM_CMD",
            8,
            &[
                layout::ValueInfo::new(
                    "IDLE",
                    0x00,
                    "not used; on DVE its content is undefined afterwards, on ACT it is left alone",
                ),
                layout::ValueInfo::new(
                    "ZERO",
                    0x01,
                    "set to the identity of the operation",
                ),
                layout::ValueInfo::new("ACCUMULATE", 0x02, "fold into what it holds"),
                layout::ValueInfo::new(
                    "ZERO_ACCUMULATE",
                    0x03,
                    "start at the identity, then fold",
                ),
                layout::ValueInfo::new(
                    "LOAD_ACCUMULATE",
                    0x04,
                    "start at the given fp32 value, then fold",
                ),
            ],
            "What an instruction does to the per-lane accumulator of its engine.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/tensor-scalar.md#4c",
                "cc/isa/tensorscalar-encoding.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for AccumCmd {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for AccumCmd {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for AccumCmd {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for AccumCmd {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("AccumCmd").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(AccumCmd);
