// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! DMA engines that share a copy.

/// DMA engines that share a copy.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct DmaEngineConfig(pub u8);

impl Eq for DmaEngineConfig {}

impl DmaEngineConfig {
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

    /// first engine
    #[inline]
    pub const fn start_id(self) -> u8 {
        self.0 & 0x1f
    }

    /// The same with another [`start_id`](Self::start_id); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_start_id(self, value: u8) -> Self {
        Self((self.0 & !0x1f) | (value & 0x1f))
    }

    /// number of engines as a power of two: 1, 2, 4, 8
    #[inline]
    pub const fn engine_count(self) -> u8 {
        (self.0 >> 5) & 0x03
    }

    /// The same with another [`engine_count`](Self::engine_count); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_engine_count(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 5)) | ((value & 0x03) << 5))
    }
}

#[cfg(feature = "layout")]
impl DmaEngineConfig {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "DMA_ENGINE_CONFIG",
            size: 1,
            bits: &[
                layout::BitInfo::new("start_id", 0, 5, "first engine"),
                layout::BitInfo::new(
                    "engine_count",
                    5,
                    2,
                    "number of engines as a power of two: 1, 2, 4, 8",
                ),
                layout::BitInfo::new("unknown_7", 7, 1, "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            doc: "DMA engines that share a copy.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for DmaEngineConfig {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for DmaEngineConfig {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for DmaEngineConfig {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("DmaEngineConfig").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(DmaEngineConfig);
