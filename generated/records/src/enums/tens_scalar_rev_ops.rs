// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Which of the two scalar operations take their operands exchanged: bit 0 the first, bit 1 the second.

/// Which of the two scalar operations take their operands exchanged: bit 0 the first, bit 1 the second.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TensScalarRevOps(pub u8);

impl Eq for TensScalarRevOps {}

impl TensScalarRevOps {
    /// (t op0 s0) op1 s1
    pub const NONE: Self = Self(0x00);
    /// (s0 op0 t) op1 s1
    pub const FIRST: Self = Self(0x01);
    /// s1 op1 (t op0 s0)
    pub const SECOND: Self = Self(0x02);
    /// s1 op1 (s0 op0 t)
    pub const BOTH: Self = Self(0x03);

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
/// The values of [`TensScalarRevOps`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownTensScalarRevOps {
    /// (t op0 s0) op1 s1
    None = 0x00,
    /// (s0 op0 t) op1 s1
    First = 0x01,
    /// s1 op1 (t op0 s0)
    Second = 0x02,
    /// s1 op1 (s0 op0 t)
    Both = 0x03,
}

#[cfg(feature = "extras")]
impl TensScalarRevOps {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownTensScalarRevOps> {
        Some(
            match self.0 {
                0x00 => KnownTensScalarRevOps::None,
                0x01 => KnownTensScalarRevOps::First,
                0x02 => KnownTensScalarRevOps::Second,
                0x03 => KnownTensScalarRevOps::Both,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownTensScalarRevOps> for TensScalarRevOps {
    #[inline]
    fn from(value: KnownTensScalarRevOps) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl TensScalarRevOps {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "TENS_SCALAR_REV_OPS",
            8,
            &[
                layout::ValueInfo::new("NONE", 0x00, "(t op0 s0) op1 s1"),
                layout::ValueInfo::new("FIRST", 0x01, "(s0 op0 t) op1 s1"),
                layout::ValueInfo::new("SECOND", 0x02, "s1 op1 (t op0 s0)"),
                layout::ValueInfo::new("BOTH", 0x03, "s1 op1 (s0 op0 t)"),
            ],
            "Which of the two scalar operations take their operands exchanged: bit 0 the first, bit 1 the second.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/tensor-scalar.md#4a",
                "cc/isa/tensorscalar-encoding.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TensScalarRevOps {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TensScalarRevOps {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for TensScalarRevOps {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TensScalarRevOps {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TensScalarRevOps").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TensScalarRevOps);
