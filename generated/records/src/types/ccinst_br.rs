// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Branch inside the block.

use crate::enums::Ccop;

/// Branch inside the block.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `op` | `Ccop` |
/// | 1 | `cc_src` | `u8` |
/// | 2..=3 | `target` | `u16` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CcinstBr(pub [u8; 4]);

impl Eq for CcinstBr {}

impl CcinstBr {
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

    /// register with the condition
    #[inline]
    pub const fn cc_src(&self) -> u8 {
        self.0[1]
    }

    /// Sets [`cc_src`](Self::cc_src).
    #[inline]
    pub const fn set_cc_src(&mut self, value: u8) {
        self.0[1] = value;
    }

    /// target; its inner layout is not stated
    #[inline]
    pub const fn target(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 2))
    }

    /// Sets [`target`](Self::target).
    #[inline]
    pub const fn set_target(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 2, value.to_le_bytes());
    }
}

impl Default for CcinstBr {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CcinstBr {
    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: Ccop) -> Self {
        self.set_op(value);
        self
    }

    /// The same with another [`cc_src`](Self::cc_src).
    #[inline]
    #[must_use]
    pub const fn with_cc_src(mut self, value: u8) -> Self {
        self.set_cc_src(value);
        self
    }

    /// The same with another [`target`](Self::target).
    #[inline]
    #[must_use]
    pub const fn with_target(mut self, value: u16) -> Self {
        self.set_target(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CcinstBr {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CCINST_BR",
            4,
            &[
                layout::Field::new("op", 0, <Ccop as layout::Layout>::TYPE, "operation"),
                layout::Field::new(
                    "cc_src",
                    1,
                    layout::Type::Uint(1),
                    "register with the condition",
                ),
                layout::Field::new(
                    "target",
                    2,
                    layout::Type::Uint(2),
                    "target; its inner layout is not stated",
                ),
            ],
            "Branch inside the block.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3g"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CcinstBr {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CcinstBr {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CcinstBr {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CcinstBr").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CcinstBr);
