// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Load or store of a register.

use crate::enums::Ccop;

/// Load or store of a register.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `op` | `Ccop` |
/// | 1 | `srcdst` | `u8` |
/// | 2 | `addr_reg` | `u8` |
/// | 3 | `addr_imm` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CcinstMem(pub [u8; 4]);

impl Eq for CcinstMem {}

impl CcinstMem {
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

    /// register loaded or stored
    #[inline]
    pub const fn srcdst(&self) -> u8 {
        self.0[1]
    }

    /// Sets [`srcdst`](Self::srcdst).
    #[inline]
    pub const fn set_srcdst(&mut self, value: u8) {
        self.0[1] = value;
    }

    /// register with the address
    #[inline]
    pub const fn addr_reg(&self) -> u8 {
        self.0[2]
    }

    /// Sets [`addr_reg`](Self::addr_reg).
    #[inline]
    pub const fn set_addr_reg(&mut self, value: u8) {
        self.0[2] = value;
    }

    /// offset
    #[inline]
    pub const fn addr_imm(&self) -> u8 {
        self.0[3]
    }

    /// Sets [`addr_imm`](Self::addr_imm).
    #[inline]
    pub const fn set_addr_imm(&mut self, value: u8) {
        self.0[3] = value;
    }
}

impl Default for CcinstMem {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CcinstMem {
    /// The same with another [`op`](Self::op).
    #[inline]
    #[must_use]
    pub const fn with_op(mut self, value: Ccop) -> Self {
        self.set_op(value);
        self
    }

    /// The same with another [`srcdst`](Self::srcdst).
    #[inline]
    #[must_use]
    pub const fn with_srcdst(mut self, value: u8) -> Self {
        self.set_srcdst(value);
        self
    }

    /// The same with another [`addr_reg`](Self::addr_reg).
    #[inline]
    #[must_use]
    pub const fn with_addr_reg(mut self, value: u8) -> Self {
        self.set_addr_reg(value);
        self
    }

    /// The same with another [`addr_imm`](Self::addr_imm).
    #[inline]
    #[must_use]
    pub const fn with_addr_imm(mut self, value: u8) -> Self {
        self.set_addr_imm(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CcinstMem {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CCINST_MEM",
            4,
            &[
                layout::Field::new("op", 0, <Ccop as layout::Layout>::TYPE, "operation"),
                layout::Field::new(
                    "srcdst",
                    1,
                    layout::Type::Uint(1),
                    "register loaded or stored",
                ),
                layout::Field::new(
                    "addr_reg",
                    2,
                    layout::Type::Uint(1),
                    "register with the address",
                ),
                layout::Field::new("addr_imm", 3, layout::Type::Uint(1), "offset"),
            ],
            "Load or store of a register.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/dma-transpose-opcode-cluster.md#3g"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CcinstMem {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CcinstMem {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CcinstMem {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CcinstMem").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CcinstMem);
