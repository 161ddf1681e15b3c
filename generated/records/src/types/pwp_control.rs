// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Where the pieces of one octave of an activation function are. A comment of the header says 16 bytes; records are 32 apart.

use crate::types::PwpControlWord;

/// Where the pieces of one octave of an activation function are. A comment of the header says 16 bytes; records are 32 apart.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `word` | `PwpControlWord` |
/// | 4..=31 | `unused2` | `[u8; 28]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PwpControl(pub [u8; 32]);

impl Eq for PwpControl {}

impl PwpControl {
    /// Size in bytes.
    pub const SIZE: usize = 32;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 32]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// first bucket of an octave, and how a mantissa chooses among its buckets
    #[inline]
    pub const fn word(&self) -> PwpControlWord {
        use ::tpb_core::bytes::take;
        PwpControlWord::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`word`](Self::word).
    #[inline]
    pub const fn set_word(&mut self, value: PwpControlWord) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }
}

impl Default for PwpControl {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PwpControl {
    /// The same with another [`word`](Self::word).
    #[inline]
    #[must_use]
    pub const fn with_word(mut self, value: PwpControlWord) -> Self {
        self.set_word(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PwpControl {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PWP_CONTROL",
            32,
            &[
                layout::Field::new(
                    "word",
                    0,
                    <PwpControlWord as layout::Layout>::TYPE,
                    "first bucket of an octave, and how a mantissa chooses among its buckets",
                ),
                layout::Field::new("unused2", 4, layout::Type::Bytes(28), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Where the pieces of one octave of an activation function are. A comment of the header says 16 bytes; records are 32 apart.",
            layout::Conf::High,
            &[
                "gpsimd/uarch/activation-transcendental-tables.md#2",
                "cc/activation/bkt-ctrl-blob.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpControl {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpControl {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpControl {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpControl").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpControl);
