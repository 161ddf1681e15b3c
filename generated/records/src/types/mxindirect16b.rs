// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! MX operand reached through indices.

use crate::types::Addr4;

/// MX operand reached through indices.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `index_addr` | `Addr4` |
/// | 4..=7 | `data_addr` | `Addr4` |
/// | 8..=11 | `scale_addr` | `Addr4` |
/// | 12..=13 | `num_elem` | `u16` |
/// | 14 | `spare` | `u8` (reserved) |
/// | 15 | `scale_start_partition` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Mxindirect16b(pub [u8; 16]);

impl Eq for Mxindirect16b {}

impl Mxindirect16b {
    /// Size in bytes.
    pub const SIZE: usize = 16;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 16]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 16] {
        self.0
    }

    /// the indices, with marker 0x20
    #[inline]
    pub const fn index_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`index_addr`](Self::index_addr).
    #[inline]
    pub const fn set_index_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// packed elements
    #[inline]
    pub const fn data_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 4))
    }

    /// Sets [`data_addr`](Self::data_addr).
    #[inline]
    pub const fn set_data_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }

    /// scales, in SBUF
    #[inline]
    pub const fn scale_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 8))
    }

    /// Sets [`scale_addr`](Self::scale_addr).
    #[inline]
    pub const fn set_scale_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value.to_bytes());
    }

    /// indices, times four
    #[inline]
    pub const fn num_elem(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`num_elem`](Self::num_elem).
    #[inline]
    pub const fn set_num_elem(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// first partition of the scales in its quadrant
    #[inline]
    pub const fn scale_start_partition(&self) -> u8 {
        self.0[15]
    }

    /// Sets [`scale_start_partition`](Self::scale_start_partition).
    #[inline]
    pub const fn set_scale_start_partition(&mut self, value: u8) {
        self.0[15] = value;
    }
}

impl Default for Mxindirect16b {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Mxindirect16b {
    /// The same with another [`index_addr`](Self::index_addr).
    #[inline]
    #[must_use]
    pub const fn with_index_addr(mut self, value: Addr4) -> Self {
        self.set_index_addr(value);
        self
    }

    /// The same with another [`data_addr`](Self::data_addr).
    #[inline]
    #[must_use]
    pub const fn with_data_addr(mut self, value: Addr4) -> Self {
        self.set_data_addr(value);
        self
    }

    /// The same with another [`scale_addr`](Self::scale_addr).
    #[inline]
    #[must_use]
    pub const fn with_scale_addr(mut self, value: Addr4) -> Self {
        self.set_scale_addr(value);
        self
    }

    /// The same with another [`num_elem`](Self::num_elem).
    #[inline]
    #[must_use]
    pub const fn with_num_elem(mut self, value: u16) -> Self {
        self.set_num_elem(value);
        self
    }

    /// The same with another [`scale_start_partition`](Self::scale_start_partition).
    #[inline]
    #[must_use]
    pub const fn with_scale_start_partition(mut self, value: u8) -> Self {
        self.set_scale_start_partition(value);
        self
    }
}

#[cfg(feature = "layout")]
impl Mxindirect16b {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "MXINDIRECT16B",
            16,
            &[
                layout::Field::new(
                    "index_addr",
                    0,
                    <Addr4 as layout::Layout>::TYPE,
                    "the indices, with marker 0x20",
                ),
                layout::Field::new(
                    "data_addr",
                    4,
                    <Addr4 as layout::Layout>::TYPE,
                    "packed elements",
                ),
                layout::Field::new(
                    "scale_addr",
                    8,
                    <Addr4 as layout::Layout>::TYPE,
                    "scales, in SBUF",
                ),
                layout::Field::new(
                    "num_elem",
                    12,
                    layout::Type::Uint(2),
                    "indices, times four",
                ),
                layout::Field::new("spare", 14, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "scale_start_partition",
                    15,
                    layout::Type::Uint(1),
                    "first partition of the scales in its quadrant",
                ),
            ],
            "MX operand reached through indices.",
            layout::Conf::High,
            &["cc/isa/indirect-descriptors.md", "cc/isa/mxmem-pattern1d.md"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Mxindirect16b {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Mxindirect16b {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Mxindirect16b {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Mxindirect16b").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Mxindirect16b);
