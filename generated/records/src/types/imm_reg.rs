// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Register that holds the address of a scalar operand.

/// Register that holds the address of a scalar operand.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `regnum` | `u8` |
/// | 1..=3 | `reserved0` | `[u8; 3]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct ImmReg(pub [u8; 4]);

impl Eq for ImmReg {}

impl ImmReg {
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

    /// register number
    #[inline]
    pub const fn regnum(&self) -> u8 {
        self.0[0]
    }

    /// Sets [`regnum`](Self::regnum).
    #[inline]
    pub const fn set_regnum(&mut self, value: u8) {
        self.0[0] = value;
    }
}

impl Default for ImmReg {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl ImmReg {
    /// The same with another [`regnum`](Self::regnum).
    #[inline]
    #[must_use]
    pub const fn with_regnum(mut self, value: u8) -> Self {
        self.set_regnum(value);
        self
    }
}

#[cfg(feature = "layout")]
impl ImmReg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "IMM_REG",
            4,
            &[
                layout::Field::new(
                    "regnum",
                    0,
                    layout::Type::Uint(1),
                    "register number",
                ),
                layout::Field::new("reserved0", 1, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Register that holds the address of a scalar operand.",
            layout::Conf::High,
            &["runtime/isa/instruction-record.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ImmReg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ImmReg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ImmReg {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ImmReg").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ImmReg);
