// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Continues the record before it, which decides what its bytes mean. It has neither the usual header nor events.

/// Continues the record before it, which decides what its bytes mean. It has neither the usual header nor events.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `opcode` | `u8` |
/// | 1..=63 | `payload` | `[u8; 63]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoExtension(pub [u8; 64]);

impl Eq for PseudoExtension {}

impl PseudoExtension {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 64]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 64] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 64] {
        self.0
    }

    /// which instruction
    #[inline]
    pub const fn opcode(&self) -> u8 {
        self.0[0]
    }

    /// Sets [`opcode`](Self::opcode).
    #[inline]
    pub const fn set_opcode(&mut self, value: u8) {
        self.0[0] = value;
    }
}

impl Default for PseudoExtension {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoExtension {
    /// The same with another [`opcode`](Self::opcode).
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.set_opcode(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoExtension {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_EXTENSION",
            64,
            &[
                layout::Field::new(
                    "opcode",
                    0,
                    layout::Type::Uint(1),
                    "which instruction",
                ),
                layout::Field::new("payload", 1, layout::Type::Bytes(63), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Continues the record before it, which decides what its bytes mean. It has neither the usual header nor events.",
            layout::Conf::High,
            &[
                "gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#5.2",
                "gpsimd/collectives/ops/trigger-collective2-ext.md#2",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoExtension {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoExtension {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoExtension {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoExtension").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoExtension);
