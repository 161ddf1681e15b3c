// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Register form of an ADDR4.

/// Register form of an ADDR4.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `regnum` | `u8` |
/// | 1..=2 | `reserved0` | `[u8; 2]` (reserved) |
/// | 3 | `marker` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Addr4Reg(pub [u8; 4]);

impl Eq for Addr4Reg {}

impl Addr4Reg {
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

    /// register, 0 to 63
    #[inline]
    pub const fn regnum(&self) -> u8 {
        self.0[0]
    }

    /// Sets [`regnum`](Self::regnum).
    #[inline]
    pub const fn set_regnum(&mut self, value: u8) {
        self.0[0] = value;
    }

    /// 0x80 and the other marker bits
    #[inline]
    pub const fn marker(&self) -> u8 {
        self.0[3]
    }

    /// Sets [`marker`](Self::marker).
    #[inline]
    pub const fn set_marker(&mut self, value: u8) {
        self.0[3] = value;
    }
}

impl Default for Addr4Reg {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Addr4Reg {
    /// The same with another [`regnum`](Self::regnum).
    #[inline]
    #[must_use]
    pub const fn with_regnum(mut self, value: u8) -> Self {
        self.set_regnum(value);
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
impl Addr4Reg {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "ADDR4_REG",
            4,
            &[
                layout::Field::new(
                    "regnum",
                    0,
                    layout::Type::Uint(1),
                    "register, 0 to 63",
                ),
                layout::Field::new("reserved0", 1, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "marker",
                    3,
                    layout::Type::Uint(1),
                    "0x80 and the other marker bits",
                ),
            ],
            "Register form of an ADDR4.",
            layout::Conf::High,
            &["runtime/isa/instruction-record.md#3"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Addr4Reg {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Addr4Reg {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Addr4Reg {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Addr4Reg").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Addr4Reg);
