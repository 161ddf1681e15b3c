// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Address in a pair of registers.

/// Address in a pair of registers.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `reg_lo` | `u8` |
/// | 1 | `reg_hi` | `u8` |
/// | 2..=6 | `reserved0` | `[u8; 5]` (reserved) |
/// | 7 | `marker` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct AddrReg8(pub [u8; 8]);

impl Eq for AddrReg8 {}

impl AddrReg8 {
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

    /// register of the low half
    #[inline]
    pub const fn reg_lo(&self) -> u8 {
        self.0[0]
    }

    /// Sets [`reg_lo`](Self::reg_lo).
    #[inline]
    pub const fn set_reg_lo(&mut self, value: u8) {
        self.0[0] = value;
    }

    /// register of the high half
    #[inline]
    pub const fn reg_hi(&self) -> u8 {
        self.0[1]
    }

    /// Sets [`reg_hi`](Self::reg_hi).
    #[inline]
    pub const fn set_reg_hi(&mut self, value: u8) {
        self.0[1] = value;
    }

    /// 0x80 or 0xc0
    #[inline]
    pub const fn marker(&self) -> u8 {
        self.0[7]
    }

    /// Sets [`marker`](Self::marker).
    #[inline]
    pub const fn set_marker(&mut self, value: u8) {
        self.0[7] = value;
    }
}

impl Default for AddrReg8 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl AddrReg8 {
    /// The same with another [`reg_lo`](Self::reg_lo).
    #[inline]
    #[must_use]
    pub const fn with_reg_lo(mut self, value: u8) -> Self {
        self.set_reg_lo(value);
        self
    }

    /// The same with another [`reg_hi`](Self::reg_hi).
    #[inline]
    #[must_use]
    pub const fn with_reg_hi(mut self, value: u8) -> Self {
        self.set_reg_hi(value);
        self
    }

    /// The same with another [`marker`](Self::marker).
    #[inline]
    #[must_use]
    pub const fn with_marker(mut self, value: u8) -> Self {
        self.set_marker(value);
        self
    }
}

#[cfg(feature = "layout")]
impl AddrReg8 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "ADDR_REG8",
            8,
            &[
                layout::Field::new(
                    "reg_lo",
                    0,
                    layout::Type::Uint(1),
                    "register of the low half",
                ),
                layout::Field::new(
                    "reg_hi",
                    1,
                    layout::Type::Uint(1),
                    "register of the high half",
                ),
                layout::Field::new("reserved0", 2, layout::Type::Bytes(5), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new("marker", 7, layout::Type::Uint(1), "0x80 or 0xc0"),
            ],
            "Address in a pair of registers.",
            layout::Conf::High,
            &["runtime/isa/instruction-record.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for AddrReg8 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for AddrReg8 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for AddrReg8 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("AddrReg8").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(AddrReg8);
