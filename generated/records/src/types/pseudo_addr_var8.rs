// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Variable of the program plus an offset; the runtime puts the address in its place.

/// Variable of the program plus an offset; the runtime puts the address in its place.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `offset` | `u32` |
/// | 4..=6 | `var_id` | `[u8; 3]` |
/// | 7 | `marker` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoAddrVar8(pub [u8; 8]);

impl Eq for PseudoAddrVar8 {}

impl PseudoAddrVar8 {
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

    /// added to the variable's address
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

    /// variable, 24 bits little-endian; zero in SBUF
    #[inline]
    pub const fn var_id(&self) -> [u8; 3] {
        use ::tpb_core::bytes::take;
        take(&self.0, 4)
    }

    /// Sets [`var_id`](Self::var_id).
    #[inline]
    pub const fn set_var_id(&mut self, value: [u8; 3]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value);
    }

    /// 0x10 under the mask 0xfc
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

impl Default for PseudoAddrVar8 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoAddrVar8 {
    /// The same with another [`offset`](Self::offset).
    #[inline]
    #[must_use]
    pub const fn with_offset(mut self, value: u32) -> Self {
        self.set_offset(value);
        self
    }

    /// The same with another [`var_id`](Self::var_id).
    #[inline]
    #[must_use]
    pub const fn with_var_id(mut self, value: [u8; 3]) -> Self {
        self.set_var_id(value);
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
impl PseudoAddrVar8 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_ADDR_VAR8",
            8,
            &[
                layout::Field::new(
                    "offset",
                    0,
                    layout::Type::Uint(4),
                    "added to the variable's address",
                ),
                layout::Field::new(
                    "var_id",
                    4,
                    layout::Type::Bytes(3),
                    "variable, 24 bits little-endian; zero in SBUF",
                ),
                layout::Field::new(
                    "marker",
                    7,
                    layout::Type::Uint(1),
                    "0x10 under the mask 0xfc",
                ),
            ],
            "Variable of the program plus an offset; the runtime puts the address in its place.",
            layout::Conf::Med,
            &[
                "runtime/isa/pseudo-instruction-lowering.md#3",
                "cc/isa/dma-encoding.md#assign64bitaddr",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoAddrVar8 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoAddrVar8 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoAddrVar8 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoAddrVar8").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoAddrVar8);
