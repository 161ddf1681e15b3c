// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Immediate address in SBUF or PSUM, a byte inside a partition with the first partition folded in.

/// Immediate address in SBUF or PSUM, a byte inside a partition with the first partition folded in.
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, Default, PartialEq)]
#[repr(transparent)]
pub struct PartitionOffset(pub u32);

impl Eq for PartitionOffset {}

impl PartitionOffset {
    /// All bits zero.
    pub const ZERO: Self = Self(0);

    /// The bitfield in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(u32::from_le_bytes(bytes))
    }

    /// The bytes.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }

    /// byte inside a partition
    #[inline]
    pub const fn byte_offset(self) -> u32 {
        self.0 & 0x3ffff
    }

    /// The same with another [`byte_offset`](Self::byte_offset); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_byte_offset(self, value: u32) -> Self {
        Self((self.0 & !0x3ffff) | (value & 0x3ffff))
    }

    /// start partition / 32 of a PSUM address; zero in SBUF
    #[inline]
    pub const fn psum_quadrant(self) -> u8 {
        ((self.0 >> 20) & 0x03) as u8
    }

    /// The same with another [`psum_quadrant`](Self::psum_quadrant); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_psum_quadrant(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 20)) | (((value as u32) & 0x03) << 20))
    }

    /// start partition / 32 of an SBUF address
    #[inline]
    pub const fn sbuf_quadrant(self) -> u8 {
        ((self.0 >> 23) & 0x03) as u8
    }

    /// The same with another [`sbuf_quadrant`](Self::sbuf_quadrant); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_sbuf_quadrant(self, value: u8) -> Self {
        Self((self.0 & !(0x03 << 23)) | (((value as u32) & 0x03) << 23))
    }

    /// 1 in PSUM
    #[inline]
    pub const fn psum(self) -> u8 {
        ((self.0 >> 25) & 0x01) as u8
    }

    /// The same with another [`psum`](Self::psum); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_psum(self, value: u8) -> Self {
        Self((self.0 & !(0x01 << 25)) | (((value as u32) & 0x01) << 25))
    }

    /// zero
    #[inline]
    pub const fn hi(self) -> u8 {
        ((self.0 >> 26) & 0x07) as u8
    }

    /// The same with another [`hi`](Self::hi); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_hi(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 26)) | (((value as u32) & 0x07) << 26))
    }

    /// markers of an ADDR4
    #[inline]
    pub const fn marker(self) -> u8 {
        (self.0 >> 29) as u8
    }

    /// The same with another [`marker`](Self::marker); bits that do not fit are dropped.
    #[inline]
    #[must_use]
    pub const fn with_marker(self, value: u8) -> Self {
        Self((self.0 & !(0x07 << 29)) | (((value as u32) & 0x07) << 29))
    }
}

#[cfg(feature = "layout")]
impl PartitionOffset {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::BitfieldInfo = {
        use ::tpb_core::layout;
        &layout::BitfieldInfo {
            name: "PARTITION_OFFSET",
            size: 4,
            bits: &[
                layout::BitInfo::new("byte_offset", 0, 18, "byte inside a partition"),
                layout::BitInfo::new("zero0", 18, 2, "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::BitInfo::new(
                    "psum_quadrant",
                    20,
                    2,
                    "start partition / 32 of a PSUM address; zero in SBUF",
                ),
                layout::BitInfo::new("zero1", 22, 1, "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::BitInfo::new(
                    "sbuf_quadrant",
                    23,
                    2,
                    "start partition / 32 of an SBUF address",
                ),
                layout::BitInfo::new("psum", 25, 1, "1 in PSUM"),
                layout::BitInfo::new("hi", 26, 3, "zero"),
                layout::BitInfo::new("marker", 29, 3, "markers of an ADDR4"),
            ],
            doc: "Immediate address in SBUF or PSUM, a byte inside a partition with the first partition folded in.",
        }
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PartitionOffset {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Bitfield(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PartitionOffset {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug_bits(Self::LAYOUT, self.0.into(), f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PartitionOffset {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PartitionOffset").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PartitionOffset);
