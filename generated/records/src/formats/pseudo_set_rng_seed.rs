// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Seeds the random generator of an engine.

use crate::enums::ImmSrc;
use crate::types::{Events, Header, ImmValInstField};

/// Seeds the random generator of an engine.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `seed_src` | `ImmSrc` |
/// | 13..=15 | `unknown_13` | `[u8; 3]` (reserved) |
/// | 16..=19 | `seed` | `ImmValInstField` |
/// | 20..=63 | `unknown_20` | `[u8; 44]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoSetRngSeed(pub [u8; 64]);

impl Eq for PseudoSetRngSeed {}

impl PseudoSetRngSeed {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 64]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 64] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 64] {
        self.0
    }

    /// first four bytes of a record
    #[inline]
    pub const fn header(&self) -> Header {
        use ::tpb_core::bytes::take;
        Header::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`header`](Self::header).
    #[inline]
    pub const fn set_header(&mut self, value: Header) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// what an instruction waits for, and what it signals
    #[inline]
    pub const fn events(&self) -> Events {
        use ::tpb_core::bytes::take;
        Events::from_bytes(take::<8>(&self.0, 4))
    }

    /// Sets [`events`](Self::events).
    #[inline]
    pub const fn set_events(&mut self, value: Events) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }

    /// source of the seed
    #[inline]
    pub const fn seed_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[12]])
    }

    /// Sets [`seed_src`](Self::seed_src).
    #[inline]
    pub const fn set_seed_src(&mut self, value: ImmSrc) {
        [self.0[12]] = value.to_bytes();
    }

    /// seed
    #[inline]
    pub const fn seed(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 16))
    }

    /// Sets [`seed`](Self::seed).
    #[inline]
    pub const fn set_seed(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// The live arm of [`seed`](Self::seed).
    #[inline]
    pub fn seed_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.seed()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 12, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }
}

impl Default for PseudoSetRngSeed {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoSetRngSeed {
    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// The same with another [`events`](Self::events).
    #[inline]
    #[must_use]
    pub const fn with_events(mut self, value: Events) -> Self {
        self.set_events(value);
        self
    }

    /// The same with another [`seed_src`](Self::seed_src).
    #[inline]
    #[must_use]
    pub const fn with_seed_src(mut self, value: ImmSrc) -> Self {
        self.set_seed_src(value);
        self
    }

    /// The same with another [`seed`](Self::seed).
    #[inline]
    #[must_use]
    pub const fn with_seed(mut self, value: ImmValInstField) -> Self {
        self.set_seed(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoSetRngSeed {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_SET_RNG_SEED",
            64,
            &[
                layout::Field::new(
                    "header",
                    0,
                    <Header as layout::Layout>::TYPE,
                    "first four bytes of a record",
                ),
                layout::Field::new(
                    "events",
                    4,
                    <Events as layout::Layout>::TYPE,
                    "what an instruction waits for, and what it signals",
                ),
                layout::Field::new(
                    "seed_src",
                    12,
                    <ImmSrc as layout::Layout>::TYPE,
                    "source of the seed",
                ),
                layout::Field::new("unknown_13", 13, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                        "seed",
                        16,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "seed",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 12,
                                lsb: 0,
                                width: 8,
                            },
                            layout::Locator {
                                offset: 0,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
                layout::Field::new("unknown_20", 20, layout::Type::Bytes(44), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Seeds the random generator of an engine.",
            layout::Conf::Med,
            &["gpsimd/firmware/kernels/rng-seed-state-ops.md#7.3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoSetRngSeed {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoSetRngSeed {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoSetRngSeed {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoSetRngSeed").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoSetRngSeed);
