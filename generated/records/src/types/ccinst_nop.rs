// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Micro-instruction without effect.

use crate::enums::Ccop;

/// Micro-instruction without effect.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `op` | `Ccop` |
/// | 1..=3 | `operands` | `[u8; 3]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CcinstNop(pub [u8; 4]);

impl Eq for CcinstNop {}

impl CcinstNop {
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
}

impl Default for CcinstNop {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CcinstNop {
    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: Ccop) -> Self {
        self.set_op(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CcinstNop {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CCINST_NOP",
            4,
            &[
                layout::Field::new("op", 0, <Ccop as layout::Layout>::TYPE, "operation"),
                layout::Field::new("operands", 1, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Micro-instruction without effect.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3g"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CcinstNop {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CcinstNop {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CcinstNop {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CcinstNop").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CcinstNop);
