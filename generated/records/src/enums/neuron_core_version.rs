// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Core version as the validators know it.

/// Core version as the validators know it.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct NeuronCoreVersion(pub u8);

impl Eq for NeuronCoreVersion {}

impl NeuronCoreVersion {
    /// `V2`.
    pub const V2: Self = Self(0x02);
    /// `V3`.
    pub const V3: Self = Self(0x03);
    /// `V4`.
    pub const V4: Self = Self(0x04);
    /// `V5`.
    pub const V5: Self = Self(0x05);

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
/// The values of [`NeuronCoreVersion`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownNeuronCoreVersion {
    /// `V2`.
    V2 = 0x02,
    /// `V3`.
    V3 = 0x03,
    /// `V4`.
    V4 = 0x04,
    /// `V5`.
    V5 = 0x05,
}

#[cfg(feature = "extras")]
impl NeuronCoreVersion {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownNeuronCoreVersion> {
        Some(
            match self.0 {
                0x02 => KnownNeuronCoreVersion::V2,
                0x03 => KnownNeuronCoreVersion::V3,
                0x04 => KnownNeuronCoreVersion::V4,
                0x05 => KnownNeuronCoreVersion::V5,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownNeuronCoreVersion> for NeuronCoreVersion {
    #[inline]
    fn from(value: KnownNeuronCoreVersion) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl NeuronCoreVersion {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "NEURON_CORE_VERSION",
            8,
            &[
                layout::ValueInfo::new("V2", 0x02, ""),
                layout::ValueInfo::new("V3", 0x03, "")
                    .with_gens(layout::GenSet(0b111100)),
                layout::ValueInfo::new("V4", 0x04, "")
                    .with_gens(layout::GenSet(0b111000)),
                layout::ValueInfo::new("V5", 0x05, "")
                    .with_gens(layout::GenSet(0b100000)),
            ],
            "Core version as the validators know it.",
            layout::Conf::High,
            &["gpsimd/generations/cross-gen-opcode-diff.md#1.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for NeuronCoreVersion {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for NeuronCoreVersion {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for NeuronCoreVersion {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for NeuronCoreVersion {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("NeuronCoreVersion").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(NeuronCoreVersion);
