// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Generated ramp over four dimensions; it is computed, not read.

/// Generated ramp over four dimensions; it is computed, not read.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `base` | `i32` |
/// | 4..=11 | `step_elem` | `[i16; 4]` |
/// | 12..=19 | `num_elem` | `[u16; 4]` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Data4d(pub [u8; 20]);

impl Eq for Data4d {}

impl Data4d {
    /// Size in bytes.
    pub const SIZE: usize = 20;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 20]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 20]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 20] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 20] {
        self.0
    }

    /// first value
    #[inline]
    pub const fn base(&self) -> i32 {
        use ::tpb_core::bytes::take;
        i32::from_le_bytes(take(&self.0, 0))
    }

    /// Sets [`base`](Self::base).
    #[inline]
    pub const fn set_base(&mut self, value: i32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_le_bytes());
    }

    /// added per step of each dimension, fastest first
    #[inline]
    pub const fn step_elem(&self) -> [i16; 4] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [0; 4];
            let mut i = 0;
            while i < 4 {
                out[i] = i16::from_le_bytes(take(&self.0, 4 + 2 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`step_elem`](Self::step_elem).
    #[inline]
    pub const fn set_step_elem(&mut self, value: [i16; 4]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 4 {
                put(&mut self.0, 4 + 2 * i, value[i].to_le_bytes());
                i += 1;
            }
        }
    }

    /// count of each dimension, fastest first
    #[inline]
    pub const fn num_elem(&self) -> [u16; 4] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [0; 4];
            let mut i = 0;
            while i < 4 {
                out[i] = u16::from_le_bytes(take(&self.0, 12 + 2 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`num_elem`](Self::num_elem).
    #[inline]
    pub const fn set_num_elem(&mut self, value: [u16; 4]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 4 {
                put(&mut self.0, 12 + 2 * i, value[i].to_le_bytes());
                i += 1;
            }
        }
    }
}

impl Default for Data4d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Data4d {
    /// The same with another [`base`](Self::base).
    #[inline]
    #[must_use]
    pub const fn with_base(mut self, value: i32) -> Self {
        self.set_base(value);
        self
    }

    /// The same with another [`step_elem`](Self::step_elem).
    #[inline]
    #[must_use]
    pub const fn with_step_elem(mut self, value: [i16; 4]) -> Self {
        self.set_step_elem(value);
        self
    }

    /// The same with another [`num_elem`](Self::num_elem).
    #[inline]
    #[must_use]
    pub const fn with_num_elem(mut self, value: [u16; 4]) -> Self {
        self.set_num_elem(value);
        self
    }
}

#[cfg(feature = "layout")]
impl Data4d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "DATA4D",
            20,
            &[
                layout::Field::new("base", 0, layout::Type::Int(4), "first value"),
                layout::Field::new(
                    "step_elem",
                    4,
                    layout::Type::Array(&layout::Type::Int(2), 4),
                    "added per step of each dimension, fastest first",
                ),
                layout::Field::new(
                    "num_elem",
                    12,
                    layout::Type::Array(&layout::Type::Uint(2), 4),
                    "count of each dimension, fastest first",
                ),
            ],
            "Generated ramp over four dimensions; it is computed, not read.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/iota.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Data4d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Data4d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Data4d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Data4d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Data4d);
