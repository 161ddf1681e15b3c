// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Register that takes a global id.

/// Register that takes a global id.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=6 | `reserved` | `[u8; 7]` (reserved) |
/// | 7 | `regnum` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoGidReg(pub [u8; 8]);

impl Eq for PseudoGidReg {}

impl PseudoGidReg {
    /// Size in bytes.
    pub const SIZE: usize = 8;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 8]);

    /// The record in these bytes.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 8]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 8] {
        &self.0
    }

    /// The bytes, by value.
    #[inline]
    pub const fn to_bytes(self) -> [u8; 8] {
        self.0
    }

    /// register number
    #[inline]
    pub const fn regnum(&self) -> u8 {
        self.0[7]
    }

    /// Sets [`regnum`](Self::regnum).
    #[inline]
    pub const fn set_regnum(&mut self, value: u8) {
        self.0[7] = value;
    }
}

impl Default for PseudoGidReg {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoGidReg {
    /// The same with another [`regnum`](Self::regnum).
    #[inline]
    #[must_use]
    pub const fn with_regnum(mut self, value: u8) -> Self {
        self.set_regnum(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoGidReg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_GID_REG",
            8,
            &[
                layout::Field::new("reserved", 0, layout::Type::Bytes(7), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new("regnum", 7, layout::Type::Uint(1), "register number"),
            ],
            "Register that takes a global id.",
            layout::Conf::High,
            &["gpsimd/collectives/ops/rank-id.md#7.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoGidReg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoGidReg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoGidReg {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoGidReg").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoGidReg);
