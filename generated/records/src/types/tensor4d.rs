// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Four-dimensional access pattern inside each partition.

use crate::types::Addr4;

/// Four-dimensional access pattern inside each partition.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `start_addr` | `Addr4` |
/// | 4..=11 | `step_elem` | `[i16; 4]` |
/// | 12..=19 | `num_elem` | `[u16; 4]` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Tensor4d(pub [u8; 20]);

impl Eq for Tensor4d {}

impl Tensor4d {
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

    /// first element
    #[inline]
    pub const fn start_addr(&self) -> Addr4 {
        use ::tpb_core::bytes::take;
        Addr4::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`start_addr`](Self::start_addr).
    #[inline]
    pub const fn set_start_addr(&mut self, value: Addr4) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// steps in elements, fastest dimension first
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

    /// counts, fastest dimension first
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

impl Default for Tensor4d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Tensor4d {
    /// The same with another [`start_addr`](Self::start_addr).
    #[inline]
    #[must_use]
    pub const fn with_start_addr(mut self, value: Addr4) -> Self {
        self.set_start_addr(value);
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
impl Tensor4d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "TENSOR4D",
            20,
            &[
                layout::Field::new(
                    "start_addr",
                    0,
                    <Addr4 as layout::Layout>::TYPE,
                    "first element",
                ),
                layout::Field::new(
                    "step_elem",
                    4,
                    layout::Type::Array(&layout::Type::Int(2), 4),
                    "steps in elements, fastest dimension first",
                ),
                layout::Field::new(
                    "num_elem",
                    12,
                    layout::Type::Array(&layout::Type::Uint(2), 4),
                    "counts, fastest dimension first",
                ),
            ],
            "Four-dimensional access pattern inside each partition.",
            layout::Conf::High,
            &[
                "cc/isa/tensor-descriptors.md",
                "cc/isa/tensor4d-mempattern4d.md",
                "runtime/isa/instruction-record.md#3",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Tensor4d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Tensor4d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Tensor4d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Tensor4d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Tensor4d);
