// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! INDIRECT in the place of a TENSOR2D.

use crate::types::Indirect;

/// INDIRECT in the place of a TENSOR2D.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=11 | `p` | `Indirect` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Indirect12b(pub [u8; 12]);

impl Eq for Indirect12b {}

impl Indirect12b {
    /// Size in bytes.
    pub const SIZE: usize = 12;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 12]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 12]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 12] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 12] {
        self.0
    }

    /// the pattern
    #[inline]
    pub const fn p(&self) -> Indirect {
        use ::tpb_core::bytes::take;
        Indirect::from_bytes(take::<12>(&self.0, 0))
    }

    /// Sets [`p`](Self::p).
    #[inline]
    pub const fn set_p(&mut self, value: Indirect) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }
}

impl Default for Indirect12b {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Indirect12b {
    /// The same with another [`p`](Self::p).
    #[inline]
    #[must_use]
    pub const fn with_p(mut self, value: Indirect) -> Self {
        self.set_p(value);
        self
    }
}

#[cfg(feature = "layout")]
impl Indirect12b {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "INDIRECT12B",
            12,
            &[
                layout::Field::new(
                    "p",
                    0,
                    <Indirect as layout::Layout>::TYPE,
                    "the pattern",
                ),
            ],
            "INDIRECT in the place of a TENSOR2D.",
            layout::Conf::Med,
            &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Indirect12b {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Indirect12b {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Indirect12b {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Indirect12b").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Indirect12b);
