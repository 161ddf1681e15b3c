// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! INDIRECT in the place of a TENSOR4D.

use crate::types::Indirect;

/// INDIRECT in the place of a TENSOR4D.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=11 | `p` | `Indirect` |
/// | 12..=19 | `reserved1` | `[u8; 8]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Indirect20b(pub [u8; 20]);

impl Eq for Indirect20b {}

impl Indirect20b {
    /// Size in bytes.
    pub const SIZE: usize = 20;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 20]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 20]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 20] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 20] {
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

impl Default for Indirect20b {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Indirect20b {
    /// The same with another [`p`](Self::p).
    #[inline]
    #[must_use]
    pub const fn with_p(mut self, value: Indirect) -> Self {
        self.set_p(value);
        self
    }
}

#[cfg(feature = "layout")]
impl Indirect20b {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "INDIRECT20B",
            20,
            &[
                layout::Field::new(
                    "p",
                    0,
                    <Indirect as layout::Layout>::TYPE,
                    "the pattern",
                ),
                layout::Field::new("reserved1", 12, layout::Type::Bytes(8), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "INDIRECT in the place of a TENSOR4D.",
            layout::Conf::High,
            &["gpsimd/generations/arch-isa-header-diff.md#2.5"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Indirect20b {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Indirect20b {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Indirect20b {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Indirect20b").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Indirect20b);
