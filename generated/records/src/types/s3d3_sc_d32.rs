// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Element that SPARSITY_COMPRESS writes for two-byte data, and that a weight load with tags reads.

/// Element that SPARSITY\_COMPRESS writes for two-byte data, and that a weight load with tags reads.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=1 | `data` | `u16` |
/// | 2..=3 | `tag` | `u16` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3d3ScD32(pub [u8; 4]);

impl Eq for S3d3ScD32 {}

impl S3d3ScD32 {
    /// Size in bytes.
    pub const SIZE: usize = 4;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 4]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 4] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0
    }

    /// value kept
    #[inline]
    pub const fn data(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 0))
    }

    /// Sets [`data`](Self::data).
    #[inline]
    pub const fn set_data(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_le_bytes());
    }

    /// its index in the group
    #[inline]
    pub const fn tag(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 2))
    }

    /// Sets [`tag`](Self::tag).
    #[inline]
    pub const fn set_tag(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 2, value.to_le_bytes());
    }
}

impl Default for S3d3ScD32 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3d3ScD32 {
    /// The same with another [`data`](Self::data).
    #[inline]
    #[must_use]
    pub const fn with_data(mut self, value: u16) -> Self {
        self.set_data(value);
        self
    }

    /// The same with another [`tag`](Self::tag).
    #[inline]
    #[must_use]
    pub const fn with_tag(mut self, value: u16) -> Self {
        self.set_tag(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S3d3ScD32 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3D3_SC_D32",
            4,
            &[
                layout::Field::new("data", 0, layout::Type::Uint(2), "value kept"),
                layout::Field::new(
                    "tag",
                    2,
                    layout::Type::Uint(2),
                    "its index in the group",
                ),
            ],
            "Element that SPARSITY_COMPRESS writes for two-byte data, and that a weight load with tags reads.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/sparsity-compress-tag.md#3a,6c"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3d3ScD32 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3d3ScD32 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3d3ScD32 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3d3ScD32").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3d3ScD32);
