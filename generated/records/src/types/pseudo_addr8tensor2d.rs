// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Two-dimensional pattern of a collective over a pseudo address.

use crate::types::PseudoAddr8;

/// Two-dimensional pattern of a collective over a pseudo address.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=7 | `start_addr` | `PseudoAddr8` |
/// | 8..=11 | `step_elem0` | `i32` |
/// | 12..=15 | `step_elem1` | `i32` |
/// | 16..=19 | `num_elem0` | `u32` |
/// | 20..=23 | `num_elem1` | `u32` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoAddr8tensor2d(pub [u8; 24]);

impl Eq for PseudoAddr8tensor2d {}

impl PseudoAddr8tensor2d {
    /// Size in bytes.
    pub const SIZE: usize = 24;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 24]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 24]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 24] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 24] {
        self.0
    }

    /// first element
    #[inline]
    pub const fn start_addr(&self) -> PseudoAddr8 {
        use ::tpb_core::bytes::take;
        PseudoAddr8::from_bytes(take::<8>(&self.0, 0))
    }

    /// Sets [`start_addr`](Self::start_addr).
    #[inline]
    pub const fn set_start_addr(&mut self, value: PseudoAddr8) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// step of the fast dimension
    #[inline]
    pub const fn step_elem0(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 8))
    }

    /// Sets [`step_elem0`](Self::step_elem0).
    #[inline]
    pub const fn set_step_elem0(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value.to_le_bytes());
    }

    /// step of the slow dimension
    #[inline]
    pub const fn step_elem1(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`step_elem1`](Self::step_elem1).
    #[inline]
    pub const fn set_step_elem1(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// count of the fast dimension
    #[inline]
    pub const fn num_elem0(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`num_elem0`](Self::num_elem0).
    #[inline]
    pub const fn set_num_elem0(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// count of the slow dimension
    #[inline]
    pub const fn num_elem1(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 20))
    }

    /// Sets [`num_elem1`](Self::num_elem1).
    #[inline]
    pub const fn set_num_elem1(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }
}

impl Default for PseudoAddr8tensor2d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoAddr8tensor2d {
    /// The same with another [`start_addr`](Self::start_addr).
    #[inline]
    #[must_use]
    pub const fn with_start_addr(mut self, value: PseudoAddr8) -> Self {
        self.set_start_addr(value);
        self
    }

    /// The same with another [`step_elem0`](Self::step_elem0).
    #[inline]
    #[must_use]
    pub const fn with_step_elem0(mut self, value: i32) -> Self {
        self.set_step_elem0(value);
        self
    }

    /// The same with another [`step_elem1`](Self::step_elem1).
    #[inline]
    #[must_use]
    pub const fn with_step_elem1(mut self, value: i32) -> Self {
        self.set_step_elem1(value);
        self
    }

    /// The same with another [`num_elem0`](Self::num_elem0).
    #[inline]
    #[must_use]
    pub const fn with_num_elem0(mut self, value: u32) -> Self {
        self.set_num_elem0(value);
        self
    }

    /// The same with another [`num_elem1`](Self::num_elem1).
    #[inline]
    #[must_use]
    pub const fn with_num_elem1(mut self, value: u32) -> Self {
        self.set_num_elem1(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoAddr8tensor2d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_ADDR8TENSOR2D",
            24,
            &[
                layout::Field::new(
                    "start_addr",
                    0,
                    <PseudoAddr8 as layout::Layout>::TYPE,
                    "first element",
                ),
                layout::Field::new(
                    "step_elem0",
                    8,
                    layout::Type::Int(4),
                    "step of the fast dimension",
                ),
                layout::Field::new(
                    "step_elem1",
                    12,
                    layout::Type::Int(4),
                    "step of the slow dimension",
                ),
                layout::Field::new(
                    "num_elem0",
                    16,
                    layout::Type::Uint(4),
                    "count of the fast dimension",
                ),
                layout::Field::new(
                    "num_elem1",
                    20,
                    layout::Type::Uint(4),
                    "count of the slow dimension",
                ),
            ],
            "Two-dimensional pattern of a collective over a pseudo address.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/trigger-collective2-ext.md#4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoAddr8tensor2d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoAddr8tensor2d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoAddr8tensor2d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoAddr8tensor2d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoAddr8tensor2d);
