// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Semaphore update. The order of its fields is not stated.

use crate::enums::Ccop;

/// Semaphore update. The order of its fields is not stated.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `op` | `Ccop` |
/// | 1..=3 | `operands` | `[u8; 3]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CcinstSemu(pub [u8; 4]);

impl Eq for CcinstSemu {}

impl CcinstSemu {
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

impl Default for CcinstSemu {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CcinstSemu {
    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: Ccop) -> Self {
        self.set_op(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CcinstSemu {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CCINST_SEMU",
            4,
            &[
                layout::Field::new("op", 0, <Ccop as layout::Layout>::TYPE, "operation"),
                layout::Field::new("operands", 1, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Semaphore update. The order of its fields is not stated.",
            layout::Conf::Low,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3g"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CcinstSemu {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CcinstSemu {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CcinstSemu {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CcinstSemu").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CcinstSemu);
