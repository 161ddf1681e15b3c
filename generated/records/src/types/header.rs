// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! First four bytes of a record. The opcode selects the format of the other sixty.

use crate::enums::DebugCmdLevels;

/// First four bytes of a record. The opcode selects the format of the other sixty.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0 | `opcode` | `u8` |
/// | 1 | `inst_word_len` | `u8` |
/// | 2 | `debug_cmd` | `DebugCmdLevels` |
/// | 3 | `debug_hint` | `u8` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct Header(pub [u8; 4]);

impl Eq for Header {}

impl Header {
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

    /// length in 4-byte words, always 16
    #[inline]
    pub const fn inst_word_len(&self) -> u8 {
        self.0[1]
    }

    /// Sets [`inst_word_len`](Self::inst_word_len).
    #[inline]
    pub const fn set_inst_word_len(&mut self, value: u8) {
        self.0[1] = value;
    }

    /// trace notifications
    #[inline]
    pub const fn debug_cmd(&self) -> DebugCmdLevels {
        DebugCmdLevels::from_bytes([self.0[2]])
    }

    /// Sets [`debug_cmd`](Self::debug_cmd).
    #[inline]
    pub const fn set_debug_cmd(&mut self, value: DebugCmdLevels) {
        [self.0[2]] = value.to_bytes();
    }

    /// free for tracing; relative branches of the runtime carry 2
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

impl Default for Header {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl Header {
    /// The same with another [`opcode`](Self::opcode).
    #[inline]
    #[must_use]
    pub const fn with_opcode(mut self, value: u8) -> Self {
        self.set_opcode(value);
        self
    }

    /// The same with another [`inst_word_len`](Self::inst_word_len).
    #[inline]
    #[must_use]
    pub const fn with_inst_word_len(mut self, value: u8) -> Self {
        self.set_inst_word_len(value);
        self
    }

    /// The same with another [`debug_cmd`](Self::debug_cmd).
    #[inline]
    #[must_use]
    pub const fn with_debug_cmd(mut self, value: DebugCmdLevels) -> Self {
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
impl Header {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "HEADER",
            4,
            &[
                layout::Field::new(
                    "opcode",
                    0,
                    layout::Type::Uint(1),
                    "which instruction",
                ),
                layout::Field::new(
                    "inst_word_len",
                    1,
                    layout::Type::Uint(1),
                    "length in 4-byte words, always 16",
                ),
                layout::Field::new(
                    "debug_cmd",
                    2,
                    <DebugCmdLevels as layout::Layout>::TYPE,
                    "trace notifications",
                ),
                layout::Field::new(
                    "debug_hint",
                    3,
                    layout::Type::Uint(1),
                    "free for tracing; relative branches of the runtime carry 2",
                ),
            ],
            "First four bytes of a record. The opcode selects the format of the other sixty.",
            layout::Conf::High,
            &[
                "runtime/isa/instruction-record.md#1",
                "cc/isa/instruction-bundle.md",
                "gpsimd/neff/seq-microcode.md#1.1",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for Header {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for Header {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for Header {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("Header").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(Header);
