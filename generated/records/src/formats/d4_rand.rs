// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Stores the state of a random generator, or draws from it in the older form.

use crate::enums::{Dtype, RandAlgorithm, RandPostProc, RandSrc};
use crate::types::{Events, Header, Tensor4d};

/// Stores the state of a random generator, or draws from it in the older form.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `rand_algorithm` | `RandAlgorithm` |
/// | 13 | `rand_num_steps` | `u8` |
/// | 14 | `post_process` | `RandPostProc` |
/// | 15 | `rand_generator` | `RandSrc` |
/// | 16..=31 | `params` | `[u32; 4]` |
/// | 32 | `dtype` | `Dtype` |
/// | 33 | `reserved1` | `[u8; 1]` (reserved) |
/// | 34 | `num_active_channels` | `u8` |
/// | 35..=43 | `reserved2` | `[u8; 9]` (reserved) |
/// | 44..=63 | `dst_mem_pattern` | `Tensor4d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct D4Rand(pub [u8; 64]);

impl Eq for D4Rand {}

impl D4Rand {
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

    /// steps of the generator per word
    #[inline]
    pub const fn rand_num_steps(&self) -> u8 {
        self.0[13]
    }

    /// Sets [`rand_num_steps`](Self::rand_num_steps).
    #[inline]
    pub const fn set_rand_num_steps(&mut self, value: u8) {
        self.0[13] = value;
    }

    /// what is done to each word
    #[inline]
    pub const fn post_process(&self) -> RandPostProc {
        RandPostProc::from_bytes([self.0[14]])
    }

    /// Sets [`post_process`](Self::post_process).
    #[inline]
    pub const fn set_post_process(&mut self, value: RandPostProc) {
        [self.0[14]] = value.to_bytes();
    }

    /// generator
    #[inline]
    pub const fn rand_generator(&self) -> RandSrc {
        RandSrc::from_bytes([self.0[15]])
    }

    /// Sets [`rand_generator`](Self::rand_generator).
    #[inline]
    pub const fn set_rand_generator(&mut self, value: RandSrc) {
        [self.0[15]] = value.to_bytes();
    }

    /// bounds of a uniform draw, as fp32 bits
    #[inline]
    pub const fn params(&self) -> [u32; 4] {
        use ::tpb_core::bytes::take;
        {
            let mut out = [0; 4];
            let mut i = 0;
            while i < 4 {
                out[i] = u32::from_le_bytes(take(&self.0, 16 + 4 * i));
                i += 1;
            }
            out
        }
    }

    /// Sets [`params`](Self::params).
    #[inline]
    pub const fn set_params(&mut self, value: [u32; 4]) {
        use ::tpb_core::bytes::put;
        {
            let mut i = 0;
            while i < 4 {
                put(&mut self.0, 16 + 4 * i, value[i].to_le_bytes());
                i += 1;
            }
        }
    }

    /// element type
    #[inline]
    pub const fn dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[32]])
    }

    /// Sets [`dtype`](Self::dtype).
    #[inline]
    pub const fn set_dtype(&mut self, value: Dtype) {
        [self.0[32]] = value.to_bytes();
    }

    /// partitions worked on
    #[inline]
    pub const fn num_active_channels(&self) -> u8 {
        self.0[34]
    }

    /// Sets [`num_active_channels`](Self::num_active_channels).
    #[inline]
    pub const fn set_num_active_channels(&mut self, value: u8) {
        self.0[34] = value;
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor4d {
        use ::tpb_core::bytes::take;
        Tensor4d::from_bytes(take::<20>(&self.0, 44))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor4d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }
}

impl Default for D4Rand {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl D4Rand {
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

    /// The same with another [`rand_num_steps`](Self::rand_num_steps).
    #[inline]
    #[must_use]
    pub const fn with_rand_num_steps(mut self, value: u8) -> Self {
        self.set_rand_num_steps(value);
        self
    }

    /// The same with another [`post_process`](Self::post_process).
    #[inline]
    #[must_use]
    pub const fn with_post_process(mut self, value: RandPostProc) -> Self {
        self.set_post_process(value);
        self
    }

    /// The same with another [`rand_generator`](Self::rand_generator).
    #[inline]
    #[must_use]
    pub const fn with_rand_generator(mut self, value: RandSrc) -> Self {
        self.set_rand_generator(value);
        self
    }

    /// The same with another [`params`](Self::params).
    #[inline]
    #[must_use]
    pub const fn with_params(mut self, value: [u32; 4]) -> Self {
        self.set_params(value);
        self
    }

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: Dtype) -> Self {
        self.set_dtype(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor4d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl D4Rand {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "D4_RAND",
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
                    "rand_num_steps",
                    13,
                    layout::Type::Uint(1),
                    "steps of the generator per word",
                ),
                layout::Field::new(
                        "post_process",
                        14,
                        <RandPostProc as layout::Layout>::TYPE,
                        "what is done to each word",
                    )
                    .with_closed(),
                layout::Field::new(
                        "rand_generator",
                        15,
                        <RandSrc as layout::Layout>::TYPE,
                        "generator",
                    )
                    .with_closed(),
                layout::Field::new(
                    "params",
                    16,
                    layout::Type::Array(&layout::Type::Uint(4), 4),
                    "bounds of a uniform draw, as fp32 bits",
                ),
                layout::Field::new(
                    "dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type",
                ),
                layout::Field::new("reserved1", 33, layout::Type::Bytes(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved2", 35, layout::Type::Bytes(9), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "dst_mem_pattern",
                        44,
                        <Tensor4d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Stores the state of a random generator, or draws from it in the older form.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/rng-seed-state-ops.md#3b",
                "gpsimd/firmware/kernels/rng-lfsr-dispatch.md#3",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for D4Rand {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for D4Rand {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for D4Rand {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("D4Rand").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(D4Rand);
