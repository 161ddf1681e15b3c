// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Two-dimensional MX operand of maverick, with the block shape and the scale type in the pattern.

use crate::enums::Dtype;
use crate::types::Addr4;

/// Two-dimensional MX operand of maverick, with the block shape and the scale type in the pattern.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `data_addr` | `Addr4` |
/// | 4..=7 | `scale_addr` | `Addr4` |
/// | 8..=9 | `num_elem` | `[u8; 2]` |
/// | 10..=11 | `step_elem_data_1` | `i16` |
/// | 12..=13 | `step_elem_scale_1` | `i16` |
/// | 14 | `p_f_dim` | `u8` |
/// | 15 | `scale_dtype` | `Dtype` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct MxtensorV2(pub [u8; 16]);

impl Eq for MxtensorV2 {}

impl MxtensorV2 {
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

    /// scales
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

    /// count of each dimension
    #[inline]
    pub const fn num_elem(&self) -> [u8; 2] {
        use ::tpb_core::bytes::take;
        take(&self.0, 8)
    }

    /// Sets [`num_elem`](Self::num_elem).
    #[inline]
    pub const fn set_num_elem(&mut self, value: [u8; 2]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value);
    }

    /// step of the slow dimension of the elements, a multiple of 4 bytes
    #[inline]
    pub const fn step_elem_data_1(&self) -> i16 {
        use ::tpb_core::bytes::take;
        i16::from_le_bytes(take(&self.0, 10))
    }

    /// Sets [`step_elem_data_1`](Self::step_elem_data_1).
    #[inline]
    pub const fn set_step_elem_data_1(&mut self, value: i16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 10, value.to_le_bytes());
    }

    /// step of the slow dimension of the scales, a multiple of 4 bytes
    #[inline]
    pub const fn step_elem_scale_1(&self) -> i16 {
        use ::tpb_core::bytes::take;
        i16::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`step_elem_scale_1`](Self::step_elem_scale_1).
    #[inline]
    pub const fn set_step_elem_scale_1(&mut self, value: i16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// block shape as powers of two, free dimension in the high nibble
    #[inline]
    pub const fn p_f_dim(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`p_f_dim`](Self::p_f_dim).
    #[inline]
    pub const fn set_p_f_dim(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// type of the scales; INVALID for none
    #[inline]
    pub const fn scale_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[15]])
    }

    /// Sets [`scale_dtype`](Self::scale_dtype).
    #[inline]
    pub const fn set_scale_dtype(&mut self, value: Dtype) {
        [self.0[15]] = value.to_bytes();
    }
}

impl Default for MxtensorV2 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl MxtensorV2 {
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
    pub const fn with_num_elem(mut self, value: [u8; 2]) -> Self {
        self.set_num_elem(value);
        self
    }

    /// The same with another [`step_elem_data_1`](Self::step_elem_data_1).
    #[inline]
    #[must_use]
    pub const fn with_step_elem_data_1(mut self, value: i16) -> Self {
        self.set_step_elem_data_1(value);
        self
    }

    /// The same with another [`step_elem_scale_1`](Self::step_elem_scale_1).
    #[inline]
    #[must_use]
    pub const fn with_step_elem_scale_1(mut self, value: i16) -> Self {
        self.set_step_elem_scale_1(value);
        self
    }

    /// The same with another [`p_f_dim`](Self::p_f_dim).
    #[inline]
    #[must_use]
    pub const fn with_p_f_dim(mut self, value: u8) -> Self {
        self.set_p_f_dim(value);
        self
    }

    /// The same with another [`scale_dtype`](Self::scale_dtype).
    #[inline]
    #[must_use]
    pub const fn with_scale_dtype(mut self, value: Dtype) -> Self {
        self.set_scale_dtype(value);
        self
    }
}

#[cfg(feature = "layout")]
impl MxtensorV2 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "MXTENSOR_V2",
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
                    "scales",
                ),
                layout::Field::new(
                    "num_elem",
                    8,
                    layout::Type::Bytes(2),
                    "count of each dimension",
                ),
                layout::Field::new(
                    "step_elem_data_1",
                    10,
                    layout::Type::Int(2),
                    "step of the slow dimension of the elements, a multiple of 4 bytes",
                ),
                layout::Field::new(
                    "step_elem_scale_1",
                    12,
                    layout::Type::Int(2),
                    "step of the slow dimension of the scales, a multiple of 4 bytes",
                ),
                layout::Field::new(
                    "p_f_dim",
                    14,
                    layout::Type::Uint(1),
                    "block shape as powers of two, free dimension in the high nibble",
                ),
                layout::Field::new(
                    "scale_dtype",
                    15,
                    <Dtype as layout::Layout>::TYPE,
                    "type of the scales; INVALID for none",
                ),
            ],
            "Two-dimensional MX operand of maverick, with the block shape and the scale type in the pattern.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/mx-dequant.md#6.2",
                "gpsimd/compiler/mx-device-bodies.md#3.3",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for MxtensorV2 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for MxtensorV2 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for MxtensorV2 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("MxtensorV2").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(MxtensorV2);
