// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! One DMA descriptor, as the rings hold it.

/// One DMA descriptor, as the rings hold it.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=15 | `bytes` | `[u8; 16]` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct DescriptorRaw(pub [u8; 16]);

impl Eq for DescriptorRaw {}

impl DescriptorRaw {
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

    /// the descriptor
    #[inline]
    pub const fn bytes(&self) -> [u8; 16] {
        use ::tpb_core::bytes::take;
        take(&self.0, 0)
    }

    /// Sets [`bytes`](Self::bytes).
    #[inline]
    pub const fn set_bytes(&mut self, value: [u8; 16]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value);
    }
}

impl Default for DescriptorRaw {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl DescriptorRaw {
    /// The same with another [`bytes`](Self::bytes).
    #[inline]
    #[must_use]
    pub const fn with_bytes(mut self, value: [u8; 16]) -> Self {
        self.set_bytes(value);
        self
    }
}

#[cfg(feature = "layout")]
impl DescriptorRaw {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "DESCRIPTOR_RAW",
            16,
            &[layout::Field::new("bytes", 0, layout::Type::Bytes(16), "the descriptor")],
            "One DMA descriptor, as the rings hold it.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3c"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DescriptorRaw {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DescriptorRaw {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DescriptorRaw {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DescriptorRaw").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DescriptorRaw);
