// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Start of a function; splits the stream.

use crate::types::{Events, Header};

/// Start of a function; splits the stream.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=47 | `function_name` | `[u8; 36]` |
/// | 48 | `return_reset_semaphores` | `u8` |
/// | 49 | `return_addr_reg_lo` | `u8` |
/// | 50 | `return_addr_reg_hi` | `u8` |
/// | 51..=63 | `reserved0` | `[u8; 13]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoFunctionBegin(pub [u8; 64]);

impl Eq for PseudoFunctionBegin {}

impl PseudoFunctionBegin {
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

    /// whether a return clears the semaphores
    #[inline]
    pub const fn return_reset_semaphores(&self) -> u8 {
        self.0[48]
    }

    /// Sets [`return_reset_semaphores`](Self::return_reset_semaphores).
    #[inline]
    pub const fn set_return_reset_semaphores(&mut self, value: u8) {
        self.0[48] = value;
    }

    /// return address, low register
    #[inline]
    pub const fn return_addr_reg_lo(&self) -> u8 {
        self.0[49]
    }

    /// Sets [`return_addr_reg_lo`](Self::return_addr_reg_lo).
    #[inline]
    pub const fn set_return_addr_reg_lo(&mut self, value: u8) {
        self.0[49] = value;
    }

    /// return address, high register
    #[inline]
    pub const fn return_addr_reg_hi(&self) -> u8 {
        self.0[50]
    }

    /// Sets [`return_addr_reg_hi`](Self::return_addr_reg_hi).
    #[inline]
    pub const fn set_return_addr_reg_hi(&mut self, value: u8) {
        self.0[50] = value;
    }
}

impl Default for PseudoFunctionBegin {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoFunctionBegin {
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

    /// The same with another [`return_reset_semaphores`](Self::return_reset_semaphores).
    #[inline]
    #[must_use]
    pub const fn with_return_reset_semaphores(mut self, value: u8) -> Self {
        self.set_return_reset_semaphores(value);
        self
    }

    /// The same with another [`return_addr_reg_lo`](Self::return_addr_reg_lo).
    #[inline]
    #[must_use]
    pub const fn with_return_addr_reg_lo(mut self, value: u8) -> Self {
        self.set_return_addr_reg_lo(value);
        self
    }

    /// The same with another [`return_addr_reg_hi`](Self::return_addr_reg_hi).
    #[inline]
    #[must_use]
    pub const fn with_return_addr_reg_hi(mut self, value: u8) -> Self {
        self.set_return_addr_reg_hi(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoFunctionBegin {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_FUNCTION_BEGIN",
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
                    "return_reset_semaphores",
                    48,
                    layout::Type::Uint(1),
                    "whether a return clears the semaphores",
                ),
                layout::Field::new(
                    "return_addr_reg_lo",
                    49,
                    layout::Type::Uint(1),
                    "return address, low register",
                ),
                layout::Field::new(
                    "return_addr_reg_hi",
                    50,
                    layout::Type::Uint(1),
                    "return address, high register",
                ),
                layout::Field::new("reserved0", 51, layout::Type::Bytes(13), "")
                    .with_reserved(layout::Reserved::Unknown),
            ],
            "Start of a function; splits the stream.",
            layout::Conf::High,
            &["runtime/isa/instruction-record.md#2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoFunctionBegin {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoFunctionBegin {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoFunctionBegin {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoFunctionBegin").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoFunctionBegin);
