// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Three-dimensional access pattern of TONGA.

/// Three-dimensional access pattern of TONGA.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `start_addr` | `u32` |
/// | 4..=9 | `step_elem` | `[i16; 3]` |
/// | 10..=15 | `num_elem` | `[u16; 3]` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct TongaMemAccess3d(pub [u8; 16]);

impl Eq for TongaMemAccess3d {}

impl TongaMemAccess3d {
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

    /// first element
    #[inline]
    pub const fn start_addr(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 0))
    }

    /// Sets [`start_addr`](Self::start_addr).
    #[inline]
    pub const fn set_start_addr(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_le_bytes());
    }

    /// steps in elements, fastest first
    #[inline]
    pub const fn step_elem(&self) -> [i16; 3] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [0; 3];
            let mut i = 0;
            while i < 3 {
                out[i] = i16::from_le_bytes(take(&self.0, 4 + 2 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`step_elem`](Self::step_elem).
    #[inline]
    pub const fn set_step_elem(&mut self, value: [i16; 3]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 3 {
                put(&mut self.0, 4 + 2 * i, value[i].to_le_bytes());
                i += 1;
            }
        }
    }

    /// counts, fastest first
    #[inline]
    pub const fn num_elem(&self) -> [u16; 3] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [0; 3];
            let mut i = 0;
            while i < 3 {
                out[i] = u16::from_le_bytes(take(&self.0, 10 + 2 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`num_elem`](Self::num_elem).
    #[inline]
    pub const fn set_num_elem(&mut self, value: [u16; 3]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 3 {
                put(&mut self.0, 10 + 2 * i, value[i].to_le_bytes());
                i += 1;
            }
        }
    }
}

impl Default for TongaMemAccess3d {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl TongaMemAccess3d {
    /// The same with another [`start_addr`](Self::start_addr).
    #[inline]
    #[must_use]
    pub const fn with_start_addr(mut self, value: u32) -> Self {
        self.set_start_addr(value);
        self
    }

    /// The same with another [`step_elem`](Self::step_elem).
    #[inline]
    #[must_use]
    pub const fn with_step_elem(mut self, value: [i16; 3]) -> Self {
        self.set_step_elem(value);
        self
    }

    /// The same with another [`num_elem`](Self::num_elem).
    #[inline]
    #[must_use]
    pub const fn with_num_elem(mut self, value: [u16; 3]) -> Self {
        self.set_num_elem(value);
        self
    }
}

#[cfg(feature = "layout")]
impl TongaMemAccess3d {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "TONGA_MEM_ACCESS_3D",
            16,
            &[
                layout::Field::new(
                    "start_addr",
                    0,
                    layout::Type::Uint(4),
                    "first element",
                ),
                layout::Field::new(
                    "step_elem",
                    4,
                    layout::Type::Array(&layout::Type::Int(2), 3),
                    "steps in elements, fastest first",
                ),
                layout::Field::new(
                    "num_elem",
                    10,
                    layout::Type::Array(&layout::Type::Uint(2), 3),
                    "counts, fastest first",
                ),
            ],
            "Three-dimensional access pattern of TONGA.",
            layout::Conf::High,
            &["gpsimd/generations/cross-gen-opcode-diff.md#5.4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for TongaMemAccess3d {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for TongaMemAccess3d {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for TongaMemAccess3d {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("TongaMemAccess3d").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(TongaMemAccess3d);
