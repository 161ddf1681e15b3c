// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads microcode into the POOL cores, or unloads it.

use crate::enums::ModifyPoolOp;
use crate::types::{Events, Header};

/// Loads microcode into the POOL cores, or unloads it.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `modify_op` | `ModifyPoolOp` |
/// | 13 | `core_mask` | `u8` |
/// | 14..=15 | `unknown_14` | `[u8; 2]` (reserved) |
/// | 16..=23 | `soc_addr` | `u64` |
/// | 24..=27 | `library_index` | `u32` |
/// | 28..=31 | `library_size` | `u32` |
/// | 32..=63 | `reserved1` | `[u8; 32]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct ModifyPoolConfig(pub [u8; 64]);

impl Eq for ModifyPoolConfig {}

impl ModifyPoolConfig {
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

    /// load or unload
    #[inline]
    pub const fn modify_op(&self) -> ModifyPoolOp {
        ModifyPoolOp::from_bytes([self.0[12]])
    }

    /// Sets [`modify_op`](Self::modify_op).
    #[inline]
    pub const fn set_modify_op(&mut self, value: ModifyPoolOp) {
        [self.0[12]] = value.to_bytes();
    }

    /// cores
    #[inline]
    pub const fn core_mask(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`core_mask`](Self::core_mask).
    #[inline]
    pub const fn set_core_mask(&mut self, value: u8) {
        self.0[13] = value;
    }

    /// address of the library
    #[inline]
    pub const fn soc_addr(&self) -> u64 {
        use ::tpb_core::bytes::take;
        u64::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`soc_addr`](Self::soc_addr).
    #[inline]
    pub const fn set_soc_addr(&mut self, value: u64) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// slot
    #[inline]
    pub const fn library_index(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`library_index`](Self::library_index).
    #[inline]
    pub const fn set_library_index(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }

    /// bytes
    #[inline]
    pub const fn library_size(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 28))
    }

    /// Sets [`library_size`](Self::library_size).
    #[inline]
    pub const fn set_library_size(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_le_bytes());
    }
}

impl Default for ModifyPoolConfig {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl ModifyPoolConfig {
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

    /// The same with another [`modify_op`](Self::modify_op).
    #[inline]
    #[must_use]
    pub const fn with_modify_op(mut self, value: ModifyPoolOp) -> Self {
        self.set_modify_op(value);
        self
    }

    /// The same with another [`core_mask`](Self::core_mask).
    #[inline]
    #[must_use]
    pub const fn with_core_mask(mut self, value: u8) -> Self {
        self.set_core_mask(value);
        self
    }

    /// The same with another [`soc_addr`](Self::soc_addr).
    #[inline]
    #[must_use]
    pub const fn with_soc_addr(mut self, value: u64) -> Self {
        self.set_soc_addr(value);
        self
    }

    /// The same with another [`library_index`](Self::library_index).
    #[inline]
    #[must_use]
    pub const fn with_library_index(mut self, value: u32) -> Self {
        self.set_library_index(value);
        self
    }

    /// The same with another [`library_size`](Self::library_size).
    #[inline]
    #[must_use]
    pub const fn with_library_size(mut self, value: u32) -> Self {
        self.set_library_size(value);
        self
    }
}

#[cfg(feature = "layout")]
impl ModifyPoolConfig {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "MODIFY_POOL_CONFIG",
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
                    "modify_op",
                    12,
                    <ModifyPoolOp as layout::Layout>::TYPE,
                    "load or unload",
                ),
                layout::Field::new("core_mask", 13, layout::Type::Uint(1), "cores"),
                layout::Field::new("unknown_14", 14, layout::Type::Bytes(2), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "soc_addr",
                    16,
                    layout::Type::Uint(8),
                    "address of the library",
                ),
                layout::Field::new("library_index", 24, layout::Type::Uint(4), "slot"),
                layout::Field::new("library_size", 28, layout::Type::Uint(4), "bytes"),
                layout::Field::new("reserved1", 32, layout::Type::Bytes(32), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads microcode into the POOL cores, or unloads it.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/pool-compute-misc.md#13"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for ModifyPoolConfig {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for ModifyPoolConfig {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for ModifyPoolConfig {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("ModifyPoolConfig").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(ModifyPoolConfig);
