// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Engine numbers of the shipped headers. No record carries one.

/// Engine numbers of the shipped headers. No record carries one.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NeuronEngine(pub u8);

impl Eq for NeuronEngine {}

impl NeuronEngine {
    /// `PE`.
    pub const PE: Self = Self(0x00);
    /// still listed on maverick, where DVE does its work
    pub const ACT: Self = Self(0x01);
    /// `POOL`.
    pub const POOL: Self = Self(0x02);
    /// `DVE`.
    pub const DVE: Self = Self(0x03);
    /// `TPB_SP`.
    pub const TPB_SP: Self = Self(0x04);
    /// `TOP_SP`.
    pub const TOP_SP: Self = Self(0x05);

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
/// The values of [`NeuronEngine`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownNeuronEngine {
    /// `PE`.
    Pe = 0x00,
    /// still listed on maverick, where DVE does its work
    Act = 0x01,
    /// `POOL`.
    Pool = 0x02,
    /// `DVE`.
    Dve = 0x03,
    /// `TPB_SP`.
    TpbSp = 0x04,
    /// `TOP_SP`.
    TopSp = 0x05,
}

#[cfg(feature = "extras")]
impl NeuronEngine {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownNeuronEngine> {
        Some(
            match self.0 {
                0x00 => KnownNeuronEngine::Pe,
                0x01 => KnownNeuronEngine::Act,
                0x02 => KnownNeuronEngine::Pool,
                0x03 => KnownNeuronEngine::Dve,
                0x04 => KnownNeuronEngine::TpbSp,
                0x05 => KnownNeuronEngine::TopSp,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownNeuronEngine> for NeuronEngine {
    #[inline]
    fn from(value: KnownNeuronEngine) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl NeuronEngine {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "NEURON_ENGINE",
            8,
            &[
                layout::ValueInfo::new("PE", 0x00, ""),
                layout::ValueInfo::new(
                    "ACT",
                    0x01,
                    "still listed on maverick, where DVE does its work",
                ),
                layout::ValueInfo::new("POOL", 0x02, ""),
                layout::ValueInfo::new("DVE", 0x03, ""),
                layout::ValueInfo::new("TPB_SP", 0x04, ""),
                layout::ValueInfo::new("TOP_SP", 0x05, ""),
            ],
            "Engine numbers of the shipped headers. No record carries one.",
            layout::Conf::High,
            &[
                "gpsimd/generations/sunda-v2-baseline.md#4a",
                "gpsimd/generations/master-capability-matrix.md#5",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for NeuronEngine {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for NeuronEngine {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for NeuronEngine {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for NeuronEngine {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("NeuronEngine").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(NeuronEngine);
