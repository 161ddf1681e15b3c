// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Calls a function by name, with a copy on every engine it uses.

use crate::types::{Events, Header};

/// Calls a function by name, with a copy on every engine it uses.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=47 | `function_name` | `[u8; 36]` |
/// | 48..=51 | `args_table_var_id` | `u32` |
/// | 52..=63 | `reserved0` | `[u8; 12]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoFunctionCall(pub [u8; 64]);

impl Eq for PseudoFunctionCall {}

impl PseudoFunctionCall {
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

    /// first four bytes of a record
    #[inline]
    pub const fn header(&self) -> Header {
        use ::tpb_core::bytes::take;
        Header::from_bytes(take::<4>(&self.0, 0))
    }

    /// Sets [`header`](Self::header).
    #[inline]
    pub const fn set_header(&mut self, value: Header) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 0, value.to_bytes());
    }

    /// what an instruction waits for, and what it signals
    #[inline]
    pub const fn events(&self) -> Events {
        use ::tpb_core::bytes::take;
        Events::from_bytes(take::<8>(&self.0, 4))
    }

    /// Sets [`events`](Self::events).
    #[inline]
    pub const fn set_events(&mut self, value: Events) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 4, value.to_bytes());
    }

    /// name of the function, ending in NUL
    #[inline]
    pub const fn function_name(&self) -> [u8; 36] {
        use ::tpb_core::bytes::take;
        take(&self.0, 12)
    }

    /// Sets [`function_name`](Self::function_name).
    #[inline]
    pub const fn set_function_name(&mut self, value: [u8; 36]) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value);
    }

    /// variable with the arguments
    #[inline]
    pub const fn args_table_var_id(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`args_table_var_id`](Self::args_table_var_id).
    #[inline]
    pub const fn set_args_table_var_id(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
    }
}

impl Default for PseudoFunctionCall {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoFunctionCall {
    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// The same with another [`events`](Self::events).
    #[inline]
    #[must_use]
    pub const fn with_events(mut self, value: Events) -> Self {
        self.set_events(value);
        self
    }

    /// The same with another [`function_name`](Self::function_name).
    #[inline]
    #[must_use]
    pub const fn with_function_name(mut self, value: [u8; 36]) -> Self {
        self.set_function_name(value);
        self
    }

    /// The same with another [`args_table_var_id`](Self::args_table_var_id).
    #[inline]
    #[must_use]
    pub const fn with_args_table_var_id(mut self, value: u32) -> Self {
        self.set_args_table_var_id(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoFunctionCall {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_FUNCTION_CALL",
            64,
            &[
                layout::Field::new(
                    "header",
                    0,
                    <Header as layout::Layout>::TYPE,
                    "first four bytes of a record",
                ),
                layout::Field::new(
                    "events",
                    4,
                    <Events as layout::Layout>::TYPE,
                    "what an instruction waits for, and what it signals",
                ),
                layout::Field::new(
                    "function_name",
                    12,
                    layout::Type::Chars(36),
                    "name of the function, ending in NUL",
                ),
                layout::Field::new(
                    "args_table_var_id",
                    48,
                    layout::Type::Uint(4),
                    "variable with the arguments",
                ),
                layout::Field::new("reserved0", 52, layout::Type::Bytes(12), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Calls a function by name, with a copy on every engine it uses.",
            layout::Conf::High,
            &["runtime/isa/instruction-record.md#2", "cc/isa/sp-sync-encoding.md#7a"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoFunctionCall {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoFunctionCall {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoFunctionCall {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoFunctionCall").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoFunctionCall);
