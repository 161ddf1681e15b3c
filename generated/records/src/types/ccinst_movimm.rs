// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Move of 16 immediate bits.

use crate::enums::Ccop;

/// Move of 16 immediate bits.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `op` | `Ccop` |
/// | 1 | `dst` | `u8` |
/// | 2..=3 | `imm` | `u16` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CcinstMovimm(pub [u8; 4]);

impl Eq for CcinstMovimm {}

impl CcinstMovimm {
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

    /// register written
    #[inline]
    pub const fn dst(&self) -> u8 {
        self.0[1]
    }

    /// Sets [`dst`](Self::dst).
    #[inline]
    pub const fn set_dst(&mut self, value: u8) {
        self.0[1] = value;
    }

    /// value
    #[inline]
    pub const fn imm(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 2))
    }

    /// Sets [`imm`](Self::imm).
    #[inline]
    pub const fn set_imm(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 2, value.to_le_bytes());
    }
}

impl Default for CcinstMovimm {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CcinstMovimm {
    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: Ccop) -> Self {
        self.set_op(value);
        self
    }

    /// The same with another [`dst`](Self::dst).
    #[inline]
    #[must_use]
    pub const fn with_dst(mut self, value: u8) -> Self {
        self.set_dst(value);
        self
    }

    /// The same with another [`imm`](Self::imm).
    #[inline]
    #[must_use]
    pub const fn with_imm(mut self, value: u16) -> Self {
        self.set_imm(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CcinstMovimm {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CCINST_MOVIMM",
            4,
            &[
                layout::Field::new("op", 0, <Ccop as layout::Layout>::TYPE, "operation"),
                layout::Field::new("dst", 1, layout::Type::Uint(1), "register written"),
                layout::Field::new("imm", 2, layout::Type::Uint(2), "value"),
            ],
            "Move of 16 immediate bits.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3g"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CcinstMovimm {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CcinstMovimm {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CcinstMovimm {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CcinstMovimm").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CcinstMovimm);
