// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Plain 64-bit system address.

/// Plain 64-bit system address.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=7 | `addr` | `u64` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct NeuronAddr(pub [u8; 8]);

impl Eq for NeuronAddr {}

impl NeuronAddr {
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

    /// the address
    #[inline]
    pub const fn addr(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 0))
    }

    /// Sets [`addr`](Self::addr).
    #[inline]
    pub const fn set_addr(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_le_bytes());
    }
}

impl Default for NeuronAddr {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl NeuronAddr {
    /// The same with another [`addr`](Self::addr).
    #[inline]
    #[must_use]
    pub const fn with_addr(mut self, value: u64) -> Self {
        self.set_addr(value);
        self
    }
}

#[cfg(feature = "layout")]
impl NeuronAddr {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "NEURON_ADDR",
            8,
            &[layout::Field::new("addr", 0, layout::Type::Uint(8), "the address")],
            "Plain 64-bit system address.",
            layout::Conf::Med,
            &["gpsimd/dma/descriptor-model.md#2.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for NeuronAddr {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for NeuronAddr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for NeuronAddr {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("NeuronAddr").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(NeuronAddr);
