// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! A cubic d0 + d1 t + d2 t^2 + d3 t^3 in t = x - x0, the value of an activation function on one piece.

/// A cubic d0 + d1 t + d2 t^2 + d3 t^3 in t = x - x0, the value of an activation function on one piece.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `d0` | `f32` |
/// | 4..=7 | `d1` | `f32` |
/// | 8..=11 | `d2` | `f32` |
/// | 12..=15 | `d3` | `f32` |
/// | 16..=19 | `x0` | `f32` |
/// | 20..=31 | `unused` | `[u8; 12]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PwpBucket(pub [u8; 32]);

impl Eq for PwpBucket {}

impl PwpBucket {
    /// Size in bytes.
    pub const SIZE: usize = 32;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 32]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// constant coefficient
    #[inline]
    pub const fn d0(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 0)))
    }

    /// Sets [`d0`](Self::d0).
    #[inline]
    pub const fn set_d0(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_le_bytes());
    }

    /// linear coefficient
    #[inline]
    pub const fn d1(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 4)))
    }

    /// Sets [`d1`](Self::d1).
    #[inline]
    pub const fn set_d1(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_le_bytes());
    }

    /// quadratic coefficient
    #[inline]
    pub const fn d2(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 8)))
    }

    /// Sets [`d2`](Self::d2).
    #[inline]
    pub const fn set_d2(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 8, value.to_le_bytes());
    }

    /// cubic coefficient
    #[inline]
    pub const fn d3(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 12)))
    }

    /// Sets [`d3`](Self::d3).
    #[inline]
    pub const fn set_d3(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// centre of the piece, with its own sign
    #[inline]
    pub const fn x0(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 16)))
    }

    /// Sets [`x0`](Self::x0).
    #[inline]
    pub const fn set_x0(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }
}

impl Default for PwpBucket {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PwpBucket {
    /// The same with another [`d0`](Self::d0).
    #[inline]
    #[must_use]
    pub const fn with_d0(mut self, value: f32) -> Self {
        self.set_d0(value);
        self
    }

    /// The same with another [`d1`](Self::d1).
    #[inline]
    #[must_use]
    pub const fn with_d1(mut self, value: f32) -> Self {
        self.set_d1(value);
        self
    }

    /// The same with another [`d2`](Self::d2).
    #[inline]
    #[must_use]
    pub const fn with_d2(mut self, value: f32) -> Self {
        self.set_d2(value);
        self
    }

    /// The same with another [`d3`](Self::d3).
    #[inline]
    #[must_use]
    pub const fn with_d3(mut self, value: f32) -> Self {
        self.set_d3(value);
        self
    }

    /// The same with another [`x0`](Self::x0).
    #[inline]
    #[must_use]
    pub const fn with_x0(mut self, value: f32) -> Self {
        self.set_x0(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PwpBucket {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PWP_BUCKET",
            32,
            &[
                layout::Field::new("d0", 0, layout::Type::F32, "constant coefficient"),
                layout::Field::new("d1", 4, layout::Type::F32, "linear coefficient"),
                layout::Field::new("d2", 8, layout::Type::F32, "quadratic coefficient"),
                layout::Field::new("d3", 12, layout::Type::F32, "cubic coefficient"),
                layout::Field::new(
                    "x0",
                    16,
                    layout::Type::F32,
                    "centre of the piece, with its own sign",
                ),
                layout::Field::new("unused", 20, layout::Type::Bytes(12), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "A cubic d0 + d1 t + d2 t^2 + d3 t^3 in t = x - x0, the value of an activation function on one piece.",
            layout::Conf::High,
            &[
                "gpsimd/uarch/activation-transcendental-tables.md#2",
                "cc/activation/bkt-ctrl-blob.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PwpBucket {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PwpBucket {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PwpBucket {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PwpBucket").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PwpBucket);
