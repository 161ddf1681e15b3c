// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Arithmetic on registers.

use crate::enums::Ccop;

/// Arithmetic on registers.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `op` | `Ccop` |
/// | 1 | `src0` | `u8` |
/// | 2 | `src1` | `u8` |
/// | 3 | `dst` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CcinstAlu(pub [u8; 4]);

impl Eq for CcinstAlu {}

impl CcinstAlu {
    /// Size in bytes.
    pub const SIZE: usize = 4;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 4]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 4] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 4] {
        self.0
    }

    /// operation
    #[inline]
    pub const fn op(&self) -> Ccop {
        Ccop::from_bytes([self.0[0]])
    }

    /// Sets [`op`](Self::op).
    #[inline]
    pub const fn set_op(&mut self, value: Ccop) {
        [self.0[0]] = value.to_bytes();
    }

    /// first register
    #[inline]
    pub const fn src0(&self) -> u8 {
        self.0[1]
    }

    /// Sets [`src0`](Self::src0).
    #[inline]
    pub const fn set_src0(&mut self, value: u8) {
        self.0[1] = value;
    }

    /// second register
    #[inline]
    pub const fn src1(&self) -> u8 {
        self.0[2]
    }

    /// Sets [`src1`](Self::src1).
    #[inline]
    pub const fn set_src1(&mut self, value: u8) {
        self.0[2] = value;
    }

    /// register written
    #[inline]
    pub const fn dst(&self) -> u8 {
        self.0[3]
    }

    /// Sets [`dst`](Self::dst).
    #[inline]
    pub const fn set_dst(&mut self, value: u8) {
        self.0[3] = value;
    }
}

impl Default for CcinstAlu {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CcinstAlu {
    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: Ccop) -> Self {
        self.set_op(value);
        self
    }

    /// The same with another [`src0`](Self::src0).
    #[inline]
    #[must_use]
    pub const fn with_src0(mut self, value: u8) -> Self {
        self.set_src0(value);
        self
    }

    /// The same with another [`src1`](Self::src1).
    #[inline]
    #[must_use]
    pub const fn with_src1(mut self, value: u8) -> Self {
        self.set_src1(value);
        self
    }

    /// The same with another [`dst`](Self::dst).
    #[inline]
    #[must_use]
    pub const fn with_dst(mut self, value: u8) -> Self {
        self.set_dst(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CcinstAlu {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CCINST_ALU",
            4,
            &[
                layout::Field::new("op", 0, <Ccop as layout::Layout>::TYPE, "operation"),
                layout::Field::new("src0", 1, layout::Type::Uint(1), "first register"),
                layout::Field::new("src1", 2, layout::Type::Uint(1), "second register"),
                layout::Field::new("dst", 3, layout::Type::Uint(1), "register written"),
            ],
            "Arithmetic on registers.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3g"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CcinstAlu {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CcinstAlu {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CcinstAlu {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CcinstAlu").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CcinstAlu);
