// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! First record of a custom operator call. The argument records follow.

use crate::types::{Events, Header};

/// First record of a custom operator call. The argument records follow.
///
/// The layout of sunda.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=13 | `num_payloads` | `u16` |
/// | 14 | `function_id` | `u8` |
/// | 15 | `num_arguments` | `u8` |
/// | 16 | `has_scratch_space` | `u8` |
/// | 17..=19 | `reserved_17` | `[u8; 3]` (reserved) |
/// | 20..=23 | `scratch_space_addr` | `u32` |
/// | 24..=27 | `scratch_space_size` | `u32` |
/// | 28 | `scratch_space_num_partitions` | `u8` |
/// | 29..=31 | `reserved_29` | `[u8; 3]` (reserved) |
/// | 32..=63 | `reserved2` | `[u8; 32]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct CustomOpHeaderSunda(pub [u8; 64]);

impl Eq for CustomOpHeaderSunda {}

impl CustomOpHeaderSunda {
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

    /// argument records that follow
    #[inline]
    pub const fn num_payloads(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`num_payloads`](Self::num_payloads).
    #[inline]
    pub const fn set_num_payloads(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// operator, resolved through the file
    #[inline]
    pub const fn function_id(&self) -> u8 {
        self.0[14]
    }

    /// Sets [`function_id`](Self::function_id).
    #[inline]
    pub const fn set_function_id(&mut self, value: u8) {
        self.0[14] = value;
    }

    /// arguments
    #[inline]
    pub const fn num_arguments(&self) -> u8 {
        self.0[15]
    }

    /// Sets [`num_arguments`](Self::num_arguments).
    #[inline]
    pub const fn set_num_arguments(&mut self, value: u8) {
        self.0[15] = value;
    }

    /// whether scratch memory is given
    #[inline]
    pub const fn has_scratch_space(&self) -> u8 {
        self.0[16]
    }

    /// Sets [`has_scratch_space`](Self::has_scratch_space).
    #[inline]
    pub const fn set_has_scratch_space(&mut self, value: u8) {
        self.0[16] = value;
    }

    /// address of the scratch memory
    #[inline]
    pub const fn scratch_space_addr(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 20))
    }

    /// Sets [`scratch_space_addr`](Self::scratch_space_addr).
    #[inline]
    pub const fn set_scratch_space_addr(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }

    /// its size
    #[inline]
    pub const fn scratch_space_size(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`scratch_space_size`](Self::scratch_space_size).
    #[inline]
    pub const fn set_scratch_space_size(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }

    /// its partitions
    #[inline]
    pub const fn scratch_space_num_partitions(&self) -> u8 {
        self.0[28]
    }

    /// Sets [`scratch_space_num_partitions`](Self::scratch_space_num_partitions).
    #[inline]
    pub const fn set_scratch_space_num_partitions(&mut self, value: u8) {
        self.0[28] = value;
    }
}

impl Default for CustomOpHeaderSunda {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl CustomOpHeaderSunda {
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

    /// The same with another [`num_payloads`](Self::num_payloads).
    #[inline]
    #[must_use]
    pub const fn with_num_payloads(mut self, value: u16) -> Self {
        self.set_num_payloads(value);
        self
    }

    /// The same with another [`function_id`](Self::function_id).
    #[inline]
    #[must_use]
    pub const fn with_function_id(mut self, value: u8) -> Self {
        self.set_function_id(value);
        self
    }

    /// The same with another [`num_arguments`](Self::num_arguments).
    #[inline]
    #[must_use]
    pub const fn with_num_arguments(mut self, value: u8) -> Self {
        self.set_num_arguments(value);
        self
    }

    /// The same with another [`has_scratch_space`](Self::has_scratch_space).
    #[inline]
    #[must_use]
    pub const fn with_has_scratch_space(mut self, value: u8) -> Self {
        self.set_has_scratch_space(value);
        self
    }

    /// The same with another [`scratch_space_addr`](Self::scratch_space_addr).
    #[inline]
    #[must_use]
    pub const fn with_scratch_space_addr(mut self, value: u32) -> Self {
        self.set_scratch_space_addr(value);
        self
    }

    /// The same with another [`scratch_space_size`](Self::scratch_space_size).
    #[inline]
    #[must_use]
    pub const fn with_scratch_space_size(mut self, value: u32) -> Self {
        self.set_scratch_space_size(value);
        self
    }

    /// The same with another [`scratch_space_num_partitions`](Self::scratch_space_num_partitions).
    #[inline]
    #[must_use]
    pub const fn with_scratch_space_num_partitions(mut self, value: u8) -> Self {
        self.set_scratch_space_num_partitions(value);
        self
    }
}

#[cfg(feature = "layout")]
impl CustomOpHeaderSunda {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "CUSTOM_OP_HEADER",
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
                    "num_payloads",
                    12,
                    layout::Type::Uint(2),
                    "argument records that follow",
                ),
                layout::Field::new(
                    "function_id",
                    14,
                    layout::Type::Uint(1),
                    "operator, resolved through the file",
                ),
                layout::Field::new(
                    "num_arguments",
                    15,
                    layout::Type::Uint(1),
                    "arguments",
                ),
                layout::Field::new(
                    "has_scratch_space",
                    16,
                    layout::Type::Uint(1),
                    "whether scratch memory is given",
                ),
                layout::Field::new("reserved_17", 17, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "scratch_space_addr",
                    20,
                    layout::Type::Uint(4),
                    "address of the scratch memory",
                ),
                layout::Field::new(
                    "scratch_space_size",
                    24,
                    layout::Type::Uint(4),
                    "its size",
                ),
                layout::Field::new(
                    "scratch_space_num_partitions",
                    28,
                    layout::Type::Uint(1),
                    "its partitions",
                ),
                layout::Field::new("reserved_29", 29, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new("reserved2", 32, layout::Type::Bytes(32), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "First record of a custom operator call. The argument records follow.\n\nThe layout of sunda.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/pool-compute-misc.md#14",
                "cc/custom-ops/customop-wire-layout.md#2",
                "cc/custom-ops/customop-wire-validators.md",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for CustomOpHeaderSunda {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for CustomOpHeaderSunda {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for CustomOpHeaderSunda {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("CustomOpHeaderSunda").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(CustomOpHeaderSunda);
