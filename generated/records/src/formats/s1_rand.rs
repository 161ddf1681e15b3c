// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads the state of a random generator from a tensor or from the record.

use crate::enums::{Dtype, RandAlgorithm, RandSrc, RandStateUpdate};
use crate::types::{Events, Header, Tensor1d};

/// Loads the state of a random generator from a tensor or from the record.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `rand_algorithm` | `RandAlgorithm` |
/// | 13 | `num_active_channels` | `u8` |
/// | 14 | `update_state` | `RandStateUpdate` |
/// | 15 | `in_dtype` | `Dtype` |
/// | 16..=23 | `src_mem_pattern` | `Tensor1d` |
/// | 24 | `rand_generator` | `RandSrc` |
/// | 25..=31 | `reserved` | `[u8; 7]` (reserved) |
/// | 32..=63 | `imm_state` | `[u32; 8]` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S1Rand(pub [u8; 64]);

impl Eq for S1Rand {}

impl S1Rand {
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

    /// algorithm
    #[inline]
    pub const fn rand_algorithm(&self) -> RandAlgorithm {
        RandAlgorithm::from_bytes([self.0[12]])
    }

    /// Sets [`rand_algorithm`](Self::rand_algorithm).
    #[inline]
    pub const fn set_rand_algorithm(&mut self, value: RandAlgorithm) {
        [self.0[12]] = value.to_bytes();
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[13] = value;
    }

    /// where the state comes from
    #[inline]
    pub const fn update_state(&self) -> RandStateUpdate {
        RandStateUpdate::from_bytes([self.0[14]])
    }

    /// Sets [`update_state`](Self::update_state).
    #[inline]
    pub const fn set_update_state(&mut self, value: RandStateUpdate) {
        [self.0[14]] = value.to_bytes();
    }

    /// element type of the source
    #[inline]
    pub const fn in_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[15]])
    }

    /// Sets [`in_dtype`](Self::in_dtype).
    #[inline]
    pub const fn set_in_dtype(&mut self, value: Dtype) {
        [self.0[15]] = value.to_bytes();
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor1d {
        use ::tpb_core::bytes::take;
        Tensor1d::from_bytes(take::<8>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor1d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// generator
    #[inline]
    pub const fn rand_generator(&self) -> RandSrc {
        RandSrc::from_bytes([self.0[24]])
    }

    /// Sets [`rand_generator`](Self::rand_generator).
    #[inline]
    pub const fn set_rand_generator(&mut self, value: RandSrc) {
        [self.0[24]] = value.to_bytes();
    }

    /// state in the record
    #[inline]
    pub const fn imm_state(&self) -> [u32; 8] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [0; 8];
            let mut i = 0;
            while i < 8 {
                out[i] = u32::from_le_bytes(take(&self.0, 32 + 4 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`imm_state`](Self::imm_state).
    #[inline]
    pub const fn set_imm_state(&mut self, value: [u32; 8]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 8 {
                put(&mut self.0, 32 + 4 * i, value[i].to_le_bytes());
                i += 1;
            }
        }
    }
}

impl Default for S1Rand {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S1Rand {
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

    /// The same with another [`rand_algorithm`](Self::rand_algorithm).
    #[inline]
    #[must_use]
    pub const fn with_rand_algorithm(mut self, value: RandAlgorithm) -> Self {
        self.set_rand_algorithm(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`update_state`](Self::update_state).
    #[inline]
    #[must_use]
    pub const fn with_update_state(mut self, value: RandStateUpdate) -> Self {
        self.set_update_state(value);
        self
    }

    /// The same with another [`in_dtype`](Self::in_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_dtype(mut self, value: Dtype) -> Self {
        self.set_in_dtype(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor1d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`rand_generator`](Self::rand_generator).
    #[inline]
    #[must_use]
    pub const fn with_rand_generator(mut self, value: RandSrc) -> Self {
        self.set_rand_generator(value);
        self
    }

    /// The same with another [`imm_state`](Self::imm_state).
    #[inline]
    #[must_use]
    pub const fn with_imm_state(mut self, value: [u32; 8]) -> Self {
        self.set_imm_state(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S1Rand {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S1_RAND",
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
                        "rand_algorithm",
                        12,
                        <RandAlgorithm as layout::Layout>::TYPE,
                        "algorithm",
                    )
                    .with_closed(),
                layout::Field::new(
                    "num_active_channels",
                    13,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                        "update_state",
                        14,
                        <RandStateUpdate as layout::Layout>::TYPE,
                        "where the state comes from",
                    )
                    .with_closed(),
                layout::Field::new(
                    "in_dtype",
                    15,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <Tensor1d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                        "rand_generator",
                        24,
                        <RandSrc as layout::Layout>::TYPE,
                        "generator",
                    )
                    .with_closed(),
                layout::Field::new("reserved", 25, layout::Type::Bytes(7), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "imm_state",
                    32,
                    layout::Type::Array(&layout::Type::Uint(4), 8),
                    "state in the record",
                ),
            ],
            "Loads the state of a random generator from a tensor or from the record.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/rng-seed-state-ops.md#3a"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S1Rand {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S1Rand {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S1Rand {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S1Rand").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S1Rand);
