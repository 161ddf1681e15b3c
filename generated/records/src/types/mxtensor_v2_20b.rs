// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! MXTENSOR_V2 in the place of a TENSOR4D.

use crate::types::MxtensorV2;

/// MXTENSOR\_V2 in the place of a TENSOR4D.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=15 | `v2` | `MxtensorV2` |
/// | 16..=19 | `pad` | `[u8; 4]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct MxtensorV220b(pub [u8; 20]);

impl Eq for MxtensorV220b {}

impl MxtensorV220b {
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
    pub const fn v2(&self) -> MxtensorV2 {
        use ::tpb_core::bytes::take;
        MxtensorV2::from_bytes(take::<16>(&self.0, 0))
    }

    /// Sets [`v2`](Self::v2).
    #[inline]
    pub const fn set_v2(&mut self, value: MxtensorV2) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }
}

impl Default for MxtensorV220b {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl MxtensorV220b {
    /// The same with another [`v2`](Self::v2).
    #[inline]
    #[must_use]
    pub const fn with_v2(mut self, value: MxtensorV2) -> Self {
        self.set_v2(value);
        self
    }
}

#[cfg(feature = "layout")]
impl MxtensorV220b {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "MXTENSOR_V2_20B",
            20,
            &[
                layout::Field::new(
                    "v2",
                    0,
                    <MxtensorV2 as layout::Layout>::TYPE,
                    "the pattern",
                ),
                layout::Field::new("pad", 16, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "MXTENSOR_V2 in the place of a TENSOR4D.",
            layout::Conf::Low,
            &["gpsimd/firmware/kernels/mx-dequant.md#6.2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MxtensorV220b {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MxtensorV220b {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MxtensorV220b {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MxtensorV220b").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(MxtensorV220b);
