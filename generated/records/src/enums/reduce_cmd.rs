// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Accumulator command of ACTIVATE2 and ACTIVATE_MULTIPASS. Not the same codes as ACCUM_CMD.

/// Accumulator command of ACTIVATE2 and ACTIVATE\_MULTIPASS. Not the same codes as ACCUM\_CMD.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct ReduceCmd(pub u8);

impl Eq for ReduceCmd {}

impl ReduceCmd {
    /// accumulator not used
    pub const IDLE: Self = Self(0x00);
    /// set to the identity
    pub const RESET: Self = Self(0x01);
    /// fold
    pub const REDUCE: Self = Self(0x02);
    /// set to the identity, then fold
    pub const RESET_REDUCE: Self = Self(0x03);

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
/// The values of [`ReduceCmd`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownReduceCmd {
    /// accumulator not used
    Idle = 0x00,
    /// set to the identity
    Reset = 0x01,
    /// fold
    Reduce = 0x02,
    /// set to the identity, then fold
    ResetReduce = 0x03,
}

#[cfg(feature = "extras")]
impl ReduceCmd {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownReduceCmd> {
        Some(
            match self.0 {
                0x00 => KnownReduceCmd::Idle,
                0x01 => KnownReduceCmd::Reset,
                0x02 => KnownReduceCmd::Reduce,
                0x03 => KnownReduceCmd::ResetReduce,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownReduceCmd> for ReduceCmd {
    #[inline]
    fn from(value: KnownReduceCmd) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl ReduceCmd {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "REDUCE_CMD",
            8,
            &[
                layout::ValueInfo::new("IDLE", 0x00, "accumulator not used")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("RESET", 0x01, "set to the identity")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("REDUCE", 0x02, "fold")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new(
                        "RESET_REDUCE",
                        0x03,
                        "set to the identity, then fold",
                    )
                    .with_gens(layout::GenSet(0b111000)),
            ],
            "Accumulator command of ACTIVATE2 and ACTIVATE_MULTIPASS. Not the same codes as ACCUM_CMD.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/activate-pwl.md#7.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ReduceCmd {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ReduceCmd {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for ReduceCmd {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ReduceCmd {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ReduceCmd").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ReduceCmd);
