// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Header of COMPACT_CONTROL_INST.

/// Header of COMPACT\_CONTROL\_INST.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `opcode` | `u8` |
/// | 1 | `reserved0` | `u8` (reserved) |
/// | 2 | `debug_cmd` | `u8` |
/// | 3 | `debug_hint` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Cciheader(pub [u8; 4]);

impl Eq for Cciheader {}

impl Cciheader {
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

    /// trace notifications
    #[inline]
    pub const fn debug_cmd(&self) -> u8 {
        self.0[2]
    }

    /// Sets [`debug_cmd`](Self::debug_cmd).
    #[inline]
    pub const fn set_debug_cmd(&mut self, value: u8) {
        self.0[2] = value;
    }

    /// free for tracing
    #[inline]
    pub const fn debug_hint(&self) -> u8 {
        self.0[3]
    }

    /// Sets [`debug_hint`](Self::debug_hint).
    #[inline]
    pub const fn set_debug_hint(&mut self, value: u8) {
        self.0[3] = value;
    }
}

impl Default for Cciheader {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Cciheader {
    /// The same with another [`opcode`](Self::opcode).
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.set_opcode(value);
        self
    }

    /// The same with another [`debug_cmd`](Self::debug_cmd).
    #[inline]
    #[must_use]
    pub const fn with_debug_cmd(mut self, value: u8) -> Self {
        self.set_debug_cmd(value);
        self
    }

    /// The same with another [`debug_hint`](Self::debug_hint).
    #[inline]
    #[must_use]
    pub const fn with_debug_hint(mut self, value: u8) -> Self {
        self.set_debug_hint(value);
        self
    }
}

#[cfg(feature = "layout")]
impl Cciheader {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CCIHEADER",
            4,
            &[
                layout::Field::new(
                    "opcode",
                    0,
                    layout::Type::Uint(1),
                    "which instruction",
                ),
                layout::Field::new("reserved0", 1, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "debug_cmd",
                    2,
                    layout::Type::Uint(1),
                    "trace notifications",
                ),
                layout::Field::new(
                    "debug_hint",
                    3,
                    layout::Type::Uint(1),
                    "free for tracing",
                ),
            ],
            "Header of COMPACT_CONTROL_INST.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3g"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Cciheader {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Cciheader {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Cciheader {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Cciheader").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Cciheader);
