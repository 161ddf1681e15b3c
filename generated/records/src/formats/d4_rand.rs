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
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct D4Rand(pub [u8; 64]);

impl D4Rand {
    /// Size in bytes.
    pub const SIZE: usize = 64;
    /// All bytes zero.
    pub const ZERO: Self = Self([0; 64]);
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo {
            name: "D4_RAND",
            size: 64,
            fields: &[
                layout::Field {
                    name: "header",
                    offset: 0,
                    ty: <Header as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "events",
                    offset: 4,
                    ty: <Events as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "rand_algorithm",
                    offset: 12,
                    ty: <RandAlgorithm as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "algorithm",
                },
                layout::Field {
                    name: "rand_num_steps",
                    offset: 13,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "steps of the generator per word",
                },
                layout::Field {
                    name: "post_process",
                    offset: 14,
                    ty: <RandPostProc as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "what is done to each word",
                },
                layout::Field {
                    name: "rand_generator",
                    offset: 15,
                    ty: <RandSrc as layout::Layout>::TYPE,
                    reserved: None,
                    closed: true,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "generator",
                },
                layout::Field {
                    name: "params",
                    offset: 16,
                    ty: layout::Type::Array(&layout::Type::Uint(4), 4),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "bounds of a uniform draw, as fp32 bits",
                },
                layout::Field {
                    name: "dtype",
                    offset: 32,
                    ty: <Dtype as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "element type",
                },
                layout::Field {
                    name: "reserved1",
                    offset: 33,
                    ty: layout::Type::Bytes(1),
                    reserved: Some(layout::Reserved::Zero),
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "num_active_channels",
                    offset: 34,
                    ty: layout::Type::Uint(1),
                    reserved: None,
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "partitions worked on",
                },
                layout::Field {
                    name: "reserved2",
                    offset: 35,
                    ty: layout::Type::Bytes(9),
                    reserved: Some(layout::Reserved::Zero),
                    closed: false,
                    role: layout::Role::Read,
                    given: &[],
                    doc: "",
                },
                layout::Field {
                    name: "dst_mem_pattern",
                    offset: 44,
                    ty: <Tensor4d as layout::Layout>::TYPE,
                    reserved: None,
                    closed: false,
                    role: layout::Role::Write,
                    given: &[],
                    doc: "destination",
                },
            ],
            doc: "Stores the state of a random generator, or draws from it in the older form.",
            conf: layout::Conf::High,
            source: &[
                "gpsimd/firmware/kernels/rng-seed-state-ops.md#3b",
                "gpsimd/firmware/kernels/rng-lfsr-dispatch.md#3",
            ],
        }
    };

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

    /// `Header` at byte 0.
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

    /// The same with another [`header`](Self::header).
    #[inline]
    #[must_use]
    pub const fn with_header(mut self, value: Header) -> Self {
        self.set_header(value);
        self
    }

    /// `Events` at byte 4.
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

    /// The same with another [`events`](Self::events).
    #[inline]
    #[must_use]
    pub const fn with_events(mut self, value: Events) -> Self {
        self.set_events(value);
        self
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

    /// The same with another [`rand_algorithm`](Self::rand_algorithm).
    #[inline]
    #[must_use]
    pub const fn with_rand_algorithm(mut self, value: RandAlgorithm) -> Self {
        self.set_rand_algorithm(value);
        self
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

    /// The same with another [`rand_num_steps`](Self::rand_num_steps).
    #[inline]
    #[must_use]
    pub const fn with_rand_num_steps(mut self, value: u8) -> Self {
        self.set_rand_num_steps(value);
        self
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

    /// The same with another [`post_process`](Self::post_process).
    #[inline]
    #[must_use]
    pub const fn with_post_process(mut self, value: RandPostProc) -> Self {
        self.set_post_process(value);
        self
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

    /// The same with another [`rand_generator`](Self::rand_generator).
    #[inline]
    #[must_use]
    pub const fn with_rand_generator(mut self, value: RandSrc) -> Self {
        self.set_rand_generator(value);
        self
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

    /// The same with another [`params`](Self::params).
    #[inline]
    #[must_use]
    pub const fn with_params(mut self, value: [u32; 4]) -> Self {
        self.set_params(value);
        self
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

    /// The same with another [`dtype`](Self::dtype).
    #[inline]
    #[must_use]
    pub const fn with_dtype(mut self, value: Dtype) -> Self {
        self.set_dtype(value);
        self
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

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
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

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor4d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

::tpb_core::layout_serde!(D4Rand);

impl ::tpb_core::layout::Layout for D4Rand {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

impl Default for D4Rand {
    fn default() -> Self {
        Self::ZERO
    }
}

impl ::core::fmt::Debug for D4Rand {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}
