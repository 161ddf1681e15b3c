// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! A clamp of an activation profile, its bucket and where in the octave of the threshold it begins.

use crate::types::{PwpSignalHigh, PwpSignalLow};

/// A clamp of an activation profile, its bucket and where in the octave of the threshold it begins.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `low` | `PwpSignalLow` |
/// | 4..=5 | `high` | `PwpSignalHigh` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PwpSignal(pub [u8; 6]);

impl Eq for PwpSignal {}

impl PwpSignal {
    /// Size in bytes.
    pub const SIZE: usize = 6;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 6]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 6]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 6] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 6] {
        self.0
    }

    /// bucket of a clamp, and the upper part of its mantissa threshold
    #[inline]
    pub const fn low(&self) -> PwpSignalLow {
        use ::tpb_core::bytes::take;
        PwpSignalLow::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`low`](Self::low).
    #[inline]
    pub const fn set_low(&mut self, value: PwpSignalLow) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// the lower part of a clamp's mantissa threshold
    #[inline]
    pub const fn high(&self) -> PwpSignalHigh {
        use ::tpb_core::bytes::take;
        PwpSignalHigh::from_bytes(take::<2>(&self.0, 4))
    }

    /// Sets [`high`](Self::high).
    #[inline]
    pub const fn set_high(&mut self, value: PwpSignalHigh) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }
}

impl Default for PwpSignal {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PwpSignal {
    /// The same with another [`low`](Self::low).
    #[inline]
    #[must_use]
    pub const fn with_low(mut self, value: PwpSignalLow) -> Self {
        self.set_low(value);
        self
    }

    /// The same with another [`high`](Self::high).
    #[inline]
    #[must_use]
    pub const fn with_high(mut self, value: PwpSignalHigh) -> Self {
        self.set_high(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PwpSignal {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PWP_SIGNAL",
            6,
            &[
                layout::Field::new(
                    "low",
                    0,
                    <PwpSignalLow as layout::Layout>::TYPE,
                    "bucket of a clamp, and the upper part of its mantissa threshold",
                ),
                layout::Field::new(
                    "high",
                    4,
                    <PwpSignalHigh as layout::Layout>::TYPE,
                    "the lower part of a clamp's mantissa threshold",
                ),
            ],
            "A clamp of an activation profile, its bucket and where in the octave of the threshold it begins.",
            layout::Conf::Low,
            &["gpsimd/uarch/activation-transcendental-tables.md#2.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpSignal {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpSignal {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpSignal {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpSignal").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpSignal);
