// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Gather or scatter by indices that are fetched from SBUF when it runs.

use crate::types::{Events, Header};

/// Gather or scatter by indices that are fetched from SBUF when it runs.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `indirect_start_offset` | `u32` |
/// | 16..=19 | `indirect_step_elems0` | `u32` |
/// | 20..=23 | `indirect_step_elems1` | `u32` |
/// | 24..=27 | `indirect_num_elems0` | `u32` |
/// | 28..=31 | `indirect_num_elems1` | `u32` |
/// | 32..=35 | `direct_start_offset` | `u32` |
/// | 36..=39 | `direct_step_elems0` | `u32` |
/// | 40..=43 | `direct_step_elems1` | `u32` |
/// | 44..=47 | `direct_num_elems0` | `u32` |
/// | 48..=51 | `direct_num_elems1` | `u32` |
/// | 52..=55 | `direct_elem_size` | `u32` |
/// | 56..=57 | `direct_var_id` | `u16` |
/// | 58..=59 | `semaphore_wait_value` | `u16` |
/// | 60 | `indirection_mode` | `u8` |
/// | 61 | `reserved1` | `u8` (reserved) |
/// | 62..=63 | `semaphore_wait_value_hi` | `u16` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct PseudoDmaMemcpyFullInd(pub [u8; 64]);

impl Eq for PseudoDmaMemcpyFullInd {}

impl PseudoDmaMemcpyFullInd {
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

    /// first index
    #[inline]
    pub const fn indirect_start_offset(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 12))
    }

    /// Sets [`indirect_start_offset`](Self::indirect_start_offset).
    #[inline]
    pub const fn set_indirect_start_offset(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// fast step of the indices
    #[inline]
    pub const fn indirect_step_elems0(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 16))
    }

    /// Sets [`indirect_step_elems0`](Self::indirect_step_elems0).
    #[inline]
    pub const fn set_indirect_step_elems0(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_le_bytes());
    }

    /// slow step of the indices
    #[inline]
    pub const fn indirect_step_elems1(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 20))
    }

    /// Sets [`indirect_step_elems1`](Self::indirect_step_elems1).
    #[inline]
    pub const fn set_indirect_step_elems1(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 20, value.to_le_bytes());
    }

    /// fast count of the indices
    #[inline]
    pub const fn indirect_num_elems0(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 24))
    }

    /// Sets [`indirect_num_elems0`](Self::indirect_num_elems0).
    #[inline]
    pub const fn set_indirect_num_elems0(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 24, value.to_le_bytes());
    }

    /// slow count of the indices
    #[inline]
    pub const fn indirect_num_elems1(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 28))
    }

    /// Sets [`indirect_num_elems1`](Self::indirect_num_elems1).
    #[inline]
    pub const fn set_indirect_num_elems1(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_le_bytes());
    }

    /// first byte of the direct side
    #[inline]
    pub const fn direct_start_offset(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 32))
    }

    /// Sets [`direct_start_offset`](Self::direct_start_offset).
    #[inline]
    pub const fn set_direct_start_offset(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 32, value.to_le_bytes());
    }

    /// fast step of the direct side
    #[inline]
    pub const fn direct_step_elems0(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 36))
    }

    /// Sets [`direct_step_elems0`](Self::direct_step_elems0).
    #[inline]
    pub const fn set_direct_step_elems0(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_le_bytes());
    }

    /// slow step of the direct side
    #[inline]
    pub const fn direct_step_elems1(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 40))
    }

    /// Sets [`direct_step_elems1`](Self::direct_step_elems1).
    #[inline]
    pub const fn set_direct_step_elems1(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_le_bytes());
    }

    /// fast count of the direct side
    #[inline]
    pub const fn direct_num_elems0(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 44))
    }

    /// Sets [`direct_num_elems0`](Self::direct_num_elems0).
    #[inline]
    pub const fn set_direct_num_elems0(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_le_bytes());
    }

    /// slow count of the direct side
    #[inline]
    pub const fn direct_num_elems1(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 48))
    }

    /// Sets [`direct_num_elems1`](Self::direct_num_elems1).
    #[inline]
    pub const fn set_direct_num_elems1(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_le_bytes());
    }

    /// bytes of an element
    #[inline]
    pub const fn direct_elem_size(&self) -> u32 {
        use ::tpb_core::bytes::take;
        u32::from_le_bytes(take(&self.0, 52))
    }

    /// Sets [`direct_elem_size`](Self::direct_elem_size).
    #[inline]
    pub const fn set_direct_elem_size(&mut self, value: u32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 52, value.to_le_bytes());
    }

    /// variable of the direct side
    #[inline]
    pub const fn direct_var_id(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 56))
    }

    /// Sets [`direct_var_id`](Self::direct_var_id).
    #[inline]
    pub const fn set_direct_var_id(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 56, value.to_le_bytes());
    }

    /// threshold of the wait, low half
    #[inline]
    pub const fn semaphore_wait_value(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 58))
    }

    /// Sets [`semaphore_wait_value`](Self::semaphore_wait_value).
    #[inline]
    pub const fn set_semaphore_wait_value(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 58, value.to_le_bytes());
    }

    /// 0 gathers, 1 scatters
    #[inline]
    pub const fn indirection_mode(&self) -> u8 {
        self.0[60]
    }

    /// Sets [`indirection_mode`](Self::indirection_mode).
    #[inline]
    pub const fn set_indirection_mode(&mut self, value: u8) {
        self.0[60] = value;
    }

    /// threshold of the wait, high half
    #[inline]
    pub const fn semaphore_wait_value_hi(&self) -> u16 {
        use ::tpb_core::bytes::take;
        u16::from_le_bytes(take(&self.0, 62))
    }

    /// Sets [`semaphore_wait_value_hi`](Self::semaphore_wait_value_hi).
    #[inline]
    pub const fn set_semaphore_wait_value_hi(&mut self, value: u16) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 62, value.to_le_bytes());
    }
}

impl Default for PseudoDmaMemcpyFullInd {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl PseudoDmaMemcpyFullInd {
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

    /// The same with another [`indirect_start_offset`](Self::indirect_start_offset).
    #[inline]
    #[must_use]
    pub const fn with_indirect_start_offset(mut self, value: u32) -> Self {
        self.set_indirect_start_offset(value);
        self
    }

    /// The same with another [`indirect_step_elems0`](Self::indirect_step_elems0).
    #[inline]
    #[must_use]
    pub const fn with_indirect_step_elems0(mut self, value: u32) -> Self {
        self.set_indirect_step_elems0(value);
        self
    }

    /// The same with another [`indirect_step_elems1`](Self::indirect_step_elems1).
    #[inline]
    #[must_use]
    pub const fn with_indirect_step_elems1(mut self, value: u32) -> Self {
        self.set_indirect_step_elems1(value);
        self
    }

    /// The same with another [`indirect_num_elems0`](Self::indirect_num_elems0).
    #[inline]
    #[must_use]
    pub const fn with_indirect_num_elems0(mut self, value: u32) -> Self {
        self.set_indirect_num_elems0(value);
        self
    }

    /// The same with another [`indirect_num_elems1`](Self::indirect_num_elems1).
    #[inline]
    #[must_use]
    pub const fn with_indirect_num_elems1(mut self, value: u32) -> Self {
        self.set_indirect_num_elems1(value);
        self
    }

    /// The same with another [`direct_start_offset`](Self::direct_start_offset).
    #[inline]
    #[must_use]
    pub const fn with_direct_start_offset(mut self, value: u32) -> Self {
        self.set_direct_start_offset(value);
        self
    }

    /// The same with another [`direct_step_elems0`](Self::direct_step_elems0).
    #[inline]
    #[must_use]
    pub const fn with_direct_step_elems0(mut self, value: u32) -> Self {
        self.set_direct_step_elems0(value);
        self
    }

    /// The same with another [`direct_step_elems1`](Self::direct_step_elems1).
    #[inline]
    #[must_use]
    pub const fn with_direct_step_elems1(mut self, value: u32) -> Self {
        self.set_direct_step_elems1(value);
        self
    }

    /// The same with another [`direct_num_elems0`](Self::direct_num_elems0).
    #[inline]
    #[must_use]
    pub const fn with_direct_num_elems0(mut self, value: u32) -> Self {
        self.set_direct_num_elems0(value);
        self
    }

    /// The same with another [`direct_num_elems1`](Self::direct_num_elems1).
    #[inline]
    #[must_use]
    pub const fn with_direct_num_elems1(mut self, value: u32) -> Self {
        self.set_direct_num_elems1(value);
        self
    }

    /// The same with another [`direct_elem_size`](Self::direct_elem_size).
    #[inline]
    #[must_use]
    pub const fn with_direct_elem_size(mut self, value: u32) -> Self {
        self.set_direct_elem_size(value);
        self
    }

    /// The same with another [`direct_var_id`](Self::direct_var_id).
    #[inline]
    #[must_use]
    pub const fn with_direct_var_id(mut self, value: u16) -> Self {
        self.set_direct_var_id(value);
        self
    }

    /// The same with another [`semaphore_wait_value`](Self::semaphore_wait_value).
    #[inline]
    #[must_use]
    pub const fn with_semaphore_wait_value(mut self, value: u16) -> Self {
        self.set_semaphore_wait_value(value);
        self
    }

    /// The same with another [`indirection_mode`](Self::indirection_mode).
    #[inline]
    #[must_use]
    pub const fn with_indirection_mode(mut self, value: u8) -> Self {
        self.set_indirection_mode(value);
        self
    }

    /// The same with another [`semaphore_wait_value_hi`](Self::semaphore_wait_value_hi).
    #[inline]
    #[must_use]
    pub const fn with_semaphore_wait_value_hi(mut self, value: u16) -> Self {
        self.set_semaphore_wait_value_hi(value);
        self
    }
}

#[cfg(feature = "layout")]
impl PseudoDmaMemcpyFullInd {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "PSEUDO_DMA_MEMCPY_FULL_IND",
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
                    "indirect_start_offset",
                    12,
                    layout::Type::Uint(4),
                    "first index",
                ),
                layout::Field::new(
                    "indirect_step_elems0",
                    16,
                    layout::Type::Uint(4),
                    "fast step of the indices",
                ),
                layout::Field::new(
                    "indirect_step_elems1",
                    20,
                    layout::Type::Uint(4),
                    "slow step of the indices",
                ),
                layout::Field::new(
                    "indirect_num_elems0",
                    24,
                    layout::Type::Uint(4),
                    "fast count of the indices",
                ),
                layout::Field::new(
                    "indirect_num_elems1",
                    28,
                    layout::Type::Uint(4),
                    "slow count of the indices",
                ),
                layout::Field::new(
                    "direct_start_offset",
                    32,
                    layout::Type::Uint(4),
                    "first byte of the direct side",
                ),
                layout::Field::new(
                    "direct_step_elems0",
                    36,
                    layout::Type::Uint(4),
                    "fast step of the direct side",
                ),
                layout::Field::new(
                    "direct_step_elems1",
                    40,
                    layout::Type::Uint(4),
                    "slow step of the direct side",
                ),
                layout::Field::new(
                    "direct_num_elems0",
                    44,
                    layout::Type::Uint(4),
                    "fast count of the direct side",
                ),
                layout::Field::new(
                    "direct_num_elems1",
                    48,
                    layout::Type::Uint(4),
                    "slow count of the direct side",
                ),
                layout::Field::new(
                    "direct_elem_size",
                    52,
                    layout::Type::Uint(4),
                    "bytes of an element",
                ),
                layout::Field::new(
                    "direct_var_id",
                    56,
                    layout::Type::Uint(2),
                    "variable of the direct side",
                ),
                layout::Field::new(
                    "semaphore_wait_value",
                    58,
                    layout::Type::Uint(2),
                    "threshold of the wait, low half",
                ),
                layout::Field::new(
                    "indirection_mode",
                    60,
                    layout::Type::Uint(1),
                    "0 gathers, 1 scatters",
                ),
                layout::Field::new("reserved1", 61, layout::Type::Uint(1), "")
                    .with_reserved(layout::Reserved::Unknown),
                layout::Field::new(
                    "semaphore_wait_value_hi",
                    62,
                    layout::Type::Uint(2),
                    "threshold of the wait, high half",
                ),
            ],
            "Gather or scatter by indices that are fetched from SBUF when it runs.",
            layout::Conf::High,
            &[
                "cc/isa/dma-encoding.md#form-b",
                "gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#5.5",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for PseudoDmaMemcpyFullInd {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for PseudoDmaMemcpyFullInd {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for PseudoDmaMemcpyFullInd {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("PseudoDmaMemcpyFullInd").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(PseudoDmaMemcpyFullInd);
