//! The engines of the block.

/// An engine of the block, in the header's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum Engine {
    /// Systolic array.
    #[cfg_attr(feature = "serde", serde(rename = "PE"))]
    Pe = 0,
    /// Activation.
    #[cfg_attr(feature = "serde", serde(rename = "ACT"))]
    Act = 1,
    /// Pooling and general vector engine.
    #[cfg_attr(feature = "serde", serde(rename = "POOL"))]
    Pool = 2,
    /// Vector engine.
    #[cfg_attr(feature = "serde", serde(rename = "DVE"))]
    Dve = 3,
    /// Synchronisation engine of the block.
    #[cfg_attr(feature = "serde", serde(rename = "SP"))]
    Sp = 4,
    /// Synchronisation engine outside the block.
    #[cfg_attr(feature = "serde", serde(rename = "TOP_SP"))]
    TopSp = 5,
}

impl Engine {
    /// All engines, in the header's order.
    pub const ALL: [Self; 6] = [Self::Pe, Self::Act, Self::Pool, Self::Dve, Self::Sp, Self::TopSp];

    /// `PE`, `ACT`, ...
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pe => "PE",
            Self::Act => "ACT",
            Self::Pool => "POOL",
            Self::Dve => "DVE",
            Self::Sp => "SP",
            Self::TopSp => "TOP_SP",
        }
    }

    /// The engine of this name, in either case.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|e| e.name().eq_ignore_ascii_case(name))
    }
}

/// A set of engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineSet(pub u8);

impl EngineSet {
    /// No engine known.
    pub const EMPTY: Self = Self(0);

    /// Whether the engine is in the set.
    #[inline]
    pub const fn has(self, engine: Engine) -> bool {
        self.0 >> engine as u8 & 1 == 1
    }

    /// Members, in the header's order.
    pub fn iter(self) -> impl Iterator<Item = Engine> {
        Engine::ALL.into_iter().filter(move |e| self.has(*e))
    }
}
