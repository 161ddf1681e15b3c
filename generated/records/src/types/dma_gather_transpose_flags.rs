// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Gather dimension of DMA_GATHER_TRANSPOSE.

use crate::enums::IndirectDim;

/// Gather dimension of DMA\_GATHER\_TRANSPOSE.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DmaGatherTransposeFlags(pub u8);

impl Eq for DmaGatherTransposeFlags {}

impl DmaGatherTransposeFlags {
    /// All bits zero.
    pub const ZERO: Self = Self(0);

    /// The bitfield in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 1]) -> Self {
        Self(u8::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 1] {
        self.0.to_le_bytes()
    }

    /// dimension gathered along, always Y
    #[inline]
    pub const fn gather_dim(self) -> IndirectDim {
        IndirectDim((self.0 & 0x03) as _)
    }

    /// The same with another [`gather_dim`](Self::gather_dim); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_gather_dim(self, value: IndirectDim) -> Self {
        let value: u8 = value.0 as _;
        Self((self.0 & !0x03) | (value & 0x03))
    }
}

#[cfg(feature = "layout")]
impl DmaGatherTransposeFlags {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DMA_GATHER_TRANSPOSE_FLAGS",
            size: 1,
            bits: &[
                layout::BitInfo::new(
                        "gather_dim",
                        0,
                        2,
                        "dimension gathered along, always Y",
                    )
                    .with_enum(<IndirectDim as layout::Enum>::ENUM),
                layout::BitInfo::new("reserved", 2, 6, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "Gather dimension of DMA_GATHER_TRANSPOSE.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaGatherTransposeFlags {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaGatherTransposeFlags {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaGatherTransposeFlags {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaGatherTransposeFlags").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaGatherTransposeFlags);
