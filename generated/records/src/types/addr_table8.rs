// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Entry of the address table plus an immediate offset.

/// Entry of the address table plus an immediate offset.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `offset` | `u32` |
/// | 4..=5 | `table_entry` | `u16` |
/// | 6 | `reserved` | `u8` (reserved) |
/// | 7 | `marker` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct AddrTable8(pub [u8; 8]);

impl Eq for AddrTable8 {}

impl AddrTable8 {
    /// Size in bytes.
    pub const SIZE: usize = 8;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 8]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 8]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 8] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 8] {
        self.0
    }

    /// added to the entry
    #[inline]
    pub const fn offset(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 0))
    }

    /// Sets [`offset`](Self::offset).
    #[inline]
    pub const fn set_offset(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_le_bytes());
    }

    /// entry of the table
    #[inline]
    pub const fn table_entry(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 4))
    }

    /// Sets [`table_entry`](Self::table_entry).
    #[inline]
    pub const fn set_table_entry(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_le_bytes());
    }

    /// 0x20 or 0x60
    #[inline]
    pub const fn marker(&self) -> u8 {
        self.0[7]
    }

    /// Sets [`marker`](Self::marker).
    #[inline]
    pub const fn set_marker(&mut self, value: u8) {
        self.0[7] = value;
    }
}

impl Default for AddrTable8 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl AddrTable8 {
    /// The same with another [`offset`](Self::offset).
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Self {
        self.set_offset(value);
        self
    }

    /// The same with another [`table_entry`](Self::table_entry).
    #[inline]
    #[must_use]
    pub const fn with_table_entry(mut self, value: u16) -> Self {
        self.set_table_entry(value);
        self
    }

    /// The same with another [`marker`](Self::marker).
    #[inline]
    #[must_use]
    pub const fn with_marker(mut self, value: u8) -> Self {
        self.set_marker(value);
        self
    }
}

#[cfg(feature = "layout")]
impl AddrTable8 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "ADDR_TABLE8",
            8,
            &[
                layout::Field::new(
                    "offset",
                    0,
                    layout::Type::Uint(4),
                    "added to the entry",
                ),
                layout::Field::new(
                    "table_entry",
                    4,
                    layout::Type::Uint(2),
                    "entry of the table",
                ),
                layout::Field::new("reserved", 6, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new("marker", 7, layout::Type::Uint(1), "0x20 or 0x60"),
            ],
            "Entry of the address table plus an immediate offset.",
            layout::Conf::Med,
            &["cc/isa/dma-encoding.md#assign64bitaddr"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for AddrTable8 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for AddrTable8 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for AddrTable8 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("AddrTable8").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(AddrTable8);
