// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Engine in the upper three bits of a TONGA opcode.

/// Engine in the upper three bits of a TONGA opcode.
#[cfg_attr(feature = "extras", derive(Hash, PartialOrd, Ord))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct TongaEngine(pub u8);

impl Eq for TongaEngine {}

impl TongaEngine {
    /// `PE`.
    pub const PE: Self = Self(0x00);
    /// `ACT`.
    pub const ACT: Self = Self(0x01);
    /// `POOL`.
    pub const POOL: Self = Self(0x02);
    /// every engine
    pub const ALL: Self = Self(0x03);
    /// handled by the runtime, never executed
    pub const RT: Self = Self(0x06);
    /// simulator only
    pub const SIM: Self = Self(0x07);

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
/// The values of [`TongaEngine`] that some generation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum KnownTongaEngine {
    /// `PE`.
    Pe = 0x00,
    /// `ACT`.
    Act = 0x01,
    /// `POOL`.
    Pool = 0x02,
    /// every engine
    All = 0x03,
    /// handled by the runtime, never executed
    Rt = 0x06,
    /// simulator only
    Sim = 0x07,
}

#[cfg(feature = "extras")]
impl TongaEngine {
    /// The named value, if it has a name in any generation.
    #[inline]
    pub const fn known(self) -> Option<KnownTongaEngine> {
        Some(
            match self.0 {
                0x00 => KnownTongaEngine::Pe,
                0x01 => KnownTongaEngine::Act,
                0x02 => KnownTongaEngine::Pool,
                0x03 => KnownTongaEngine::All,
                0x06 => KnownTongaEngine::Rt,
                0x07 => KnownTongaEngine::Sim,
                _ => return None,
            },
        )
    }
}

#[cfg(feature = "extras")]
impl From<KnownTongaEngine> for TongaEngine {
    #[inline]
    fn from(value: KnownTongaEngine) -> Self {
        Self(value as u8)
    }
}

#[cfg(feature = "layout")]
impl TongaEngine {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::EnumInfo = {
        use ::tpb_core::layout;
        &layout::EnumInfo::new(
            "TONGA_ENGINE",
            3,
            &[
                layout::ValueInfo::new("PE", 0x00, "").with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("ACT", 0x01, "").with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("POOL", 0x02, "").with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("ALL", 0x03, "every engine")
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new(
                        "RT",
                        0x06,
                        "handled by the runtime, never executed",
                    )
                    .with_gens(layout::GenSet(0b1)),
                layout::ValueInfo::new("SIM", 0x07, "simulator only")
                    .with_gens(layout::GenSet(0b1)),
            ],
            "Engine in the upper three bits of a TONGA opcode.",
            layout::Conf::High,
            &["gpsimd/generations/cross-gen-opcode-diff.md#5.2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TongaEngine {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Enum(
        Self::LAYOUT,
        1,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TongaEngine {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_enum(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Enum for TongaEngine {
    const ENUM: &'static ::tpb_core::layout::EnumInfo = Self::LAYOUT;
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TongaEngine {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TongaEngine").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TongaEngine);
