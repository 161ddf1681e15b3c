// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Fills a tensor with uniform random numbers between two bounds.

use crate::enums::{Dtype, ImmSrc, RandAlgorithm, RandPostProc};
use crate::types::{Events, Header, ImmValInstField, Tensor3d};

/// Fills a tensor with uniform random numbers between two bounds.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12 | `rand_algorithm` | `RandAlgorithm` |
/// | 13 | `reserved0` | `[u8; 1]` (reserved) |
/// | 14 | `post_process` | `RandPostProc` |
/// | 15..=31 | `reserved1` | `[u8; 17]` (reserved) |
/// | 32 | `dtype` | `Dtype` |
/// | 33 | `reserved2` | `[u8; 1]` (reserved) |
/// | 34 | `num_active_channels` | `u8` |
/// | 35..=37 | `reserved3` | `[u8; 3]` (reserved) |
/// | 38 | `min_src` | `ImmSrc` |
/// | 39 | `max_src` | `ImmSrc` |
/// | 40..=43 | `min` | `ImmValInstField` |
/// | 44..=47 | `max` | `ImmValInstField` |
/// | 48..=63 | `dst_mem_pattern` | `Tensor3d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct D3Rand(pub [u8; 64]);

impl Eq for D3Rand {}

impl D3Rand {
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

    /// source of the lower bound
    #[inline]
    pub const fn min_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[38]])
    }

    /// Sets [`min_src`](Self::min_src).
    #[inline]
    pub const fn set_min_src(&mut self, value: ImmSrc) {
        [self.0[38]] = value.to_bytes();
    }

    /// source of the upper bound
    #[inline]
    pub const fn max_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[39]])
    }

    /// Sets [`max_src`](Self::max_src).
    #[inline]
    pub const fn set_max_src(&mut self, value: ImmSrc) {
        [self.0[39]] = value.to_bytes();
    }

    /// lower bound
    #[inline]
    pub const fn min(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 40))
    }

    /// Sets [`min`](Self::min).
    #[inline]
    pub const fn set_min(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// The live arm of [`min`](Self::min).
    #[inline]
    pub fn min_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.min()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 38, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// upper bound
    #[inline]
    pub const fn max(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`max`](Self::max).
    #[inline]
    pub const fn set_max(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// The live arm of [`max`](Self::max).
    #[inline]
    pub fn max_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.max()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 39, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// destination
    #[inline]
    pub const fn dst_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 48))
    }

    /// Sets [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    pub const fn set_dst_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 48, value.to_bytes());
    }
}

impl Default for D3Rand {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl D3Rand {
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

    /// The same with another [`post_process`](Self::post_process).
    #[inline]
    #[must_use]
    pub const fn with_post_process(mut self, value: RandPostProc) -> Self {
        self.set_post_process(value);
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

    /// The same with another [`min_src`](Self::min_src).
    #[inline]
    #[must_use]
    pub const fn with_min_src(mut self, value: ImmSrc) -> Self {
        self.set_min_src(value);
        self
    }

    /// The same with another [`max_src`](Self::max_src).
    #[inline]
    #[must_use]
    pub const fn with_max_src(mut self, value: ImmSrc) -> Self {
        self.set_max_src(value);
        self
    }

    /// The same with another [`min`](Self::min).
    #[inline]
    #[must_use]
    pub const fn with_min(mut self, value: ImmValInstField) -> Self {
        self.set_min(value);
        self
    }

    /// The same with another [`max`](Self::max).
    #[inline]
    #[must_use]
    pub const fn with_max(mut self, value: ImmValInstField) -> Self {
        self.set_max(value);
        self
    }

    /// The same with another [`dst_mem_pattern`](Self::dst_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_dst_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_dst_mem_pattern(value);
        self
    }
}

#[cfg(feature = "layout")]
impl D3Rand {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "D3_RAND",
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
                layout::Field::new("reserved0", 13, layout::Type::Bytes(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "post_process",
                        14,
                        <RandPostProc as layout::Layout>::TYPE,
                        "what is done to each word",
                    )
                    .with_closed(),
                layout::Field::new("reserved1", 15, layout::Type::Bytes(17), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type",
                ),
                layout::Field::new("reserved2", 33, layout::Type::Bytes(1), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved3", 35, layout::Type::Bytes(3), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "min_src",
                        38,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the lower bound",
                    )
                    .with_closed(),
                layout::Field::new(
                        "max_src",
                        39,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the upper bound",
                    )
                    .with_closed(),
                layout::Field::new(
                        "min",
                        40,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "lower bound",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 38,
                                lsb: 0,
                                width: 8,
                            },
                            layout::Locator {
                                offset: 0,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
                layout::Field::new(
                        "max",
                        44,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "upper bound",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 39,
                                lsb: 0,
                                width: 8,
                            },
                            layout::Locator {
                                offset: 0,
                                lsb: 0,
                                width: 8,
                            },
                        ],
                    ),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Fills a tensor with uniform random numbers between two bounds.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/rand2.md#4"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for D3Rand {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for D3Rand {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for D3Rand {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("D3Rand").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(D3Rand);
