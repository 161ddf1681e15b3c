// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Access through a list of indices.

use crate::types::Addr4;

/// Access through a list of indices.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `index_addr` | `Addr4` |
/// | 4..=7 | `data_addr` | `Addr4` |
/// | 8..=9 | `num_elem` | `u16` |
/// | 10..=11 | `reserved` | `[u8; 2]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Indirect(pub [u8; 12]);

impl Eq for Indirect {}

impl Indirect {
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

    /// the buffer they select from, without markers
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

    /// elements read per partition
    #[inline]
    pub const fn num_elem(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 8))
    }

    /// Sets [`num_elem`](Self::num_elem).
    #[inline]
    pub const fn set_num_elem(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value.to_le_bytes());
    }
}

impl Default for Indirect {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Indirect {
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

    /// The same with another [`num_elem`](Self::num_elem).
    #[inline]
    #[must_use]
    pub const fn with_num_elem(mut self, value: u16) -> Self {
        self.set_num_elem(value);
        self
    }
}

#[cfg(feature = "layout")]
impl Indirect {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "INDIRECT",
            12,
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
                    "the buffer they select from, without markers",
                ),
                layout::Field::new(
                    "num_elem",
                    8,
                    layout::Type::Uint(2),
                    "elements read per partition",
                ),
                layout::Field::new("reserved", 10, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Access through a list of indices.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/indirection-gather.md#3b",
                "cc/isa/indirect-descriptors.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Indirect {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Indirect {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Indirect {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Indirect").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Indirect);
