// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! One-dimensional MX operand, packed elements and their scales.

use crate::types::Addr4;

/// One-dimensional MX operand, packed elements and their scales.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `data_addr` | `Addr4` |
/// | 4..=7 | `scale_addr` | `Addr4` |
/// | 8..=9 | `num_elem` | `u16` |
/// | 10 | `step_elem` | `i8` |
/// | 11 | `scale_start_partition` | `u8` |
/// | 12..=15 | `reserved` | `[u8; 4]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Mxtensor1d(pub [u8; 16]);

impl Eq for Mxtensor1d {}

impl Mxtensor1d {
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

    /// packed elements
    #[inline]
    pub const fn data_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`data_addr`](Self::data_addr).
    #[inline]
    pub const fn set_data_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// scales, in SBUF
    #[inline]
    pub const fn scale_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 4))
    }

    /// Sets [`scale_addr`](Self::scale_addr).
    #[inline]
    pub const fn set_scale_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }

    /// elements, four to a container
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

    /// 1 or -1
    #[inline]
    pub const fn step_elem(&self) -> i8 {
        use ::tpb_core::bytes::take;
        i8::from_le_bytes(take(&self.0, 10))
    }

    /// Sets [`step_elem`](Self::step_elem).
    #[inline]
    pub const fn set_step_elem(&mut self, value: i8) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 10, value.to_le_bytes());
    }

    /// first partition of the scales in its quadrant
    #[inline]
    pub const fn scale_start_partition(&self) -> u8 {
        self.0[11]
    }

    /// Sets [`scale_start_partition`](Self::scale_start_partition).
    #[inline]
    pub const fn set_scale_start_partition(&mut self, value: u8) {
        self.0[11] = value;
    }
}

impl Default for Mxtensor1d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Mxtensor1d {
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

    /// The same with another [`step_elem`](Self::step_elem).
    #[inline]
    #[must_use]
    pub const fn with_step_elem(mut self, value: i8) -> Self {
        self.set_step_elem(value);
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
impl Mxtensor1d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "MXTENSOR1D",
            16,
            &[
                layout::Field::new(
                    "data_addr",
                    0,
                    <Addr4 as layout::Layout>::TYPE,
                    "packed elements",
                ),
                layout::Field::new(
                    "scale_addr",
                    4,
                    <Addr4 as layout::Layout>::TYPE,
                    "scales, in SBUF",
                ),
                layout::Field::new(
                    "num_elem",
                    8,
                    layout::Type::Uint(2),
                    "elements, four to a container",
                ),
                layout::Field::new("step_elem", 10, layout::Type::Int(1), "1 or -1"),
                layout::Field::new(
                    "scale_start_partition",
                    11,
                    layout::Type::Uint(1),
                    "first partition of the scales in its quadrant",
                ),
                layout::Field::new("reserved", 12, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "One-dimensional MX operand, packed elements and their scales.",
            layout::Conf::High,
            &[
                "cc/isa/mxmem-pattern1d.md",
                "gpsimd/generations/arch-isa-header-diff.md#3.1",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Mxtensor1d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Mxtensor1d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Mxtensor1d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Mxtensor1d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Mxtensor1d);
