// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads values into the per-lane state of the vector engine: batch norm coefficients, search values, or scalars.

use crate::enums::{Dtype, ImmSrc};
use crate::types::{Events, Header, ImmValInstField, Tensor2d};

/// Loads values into the per-lane state of the vector engine: batch norm coefficients, search values, or scalars.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `reserved0` | `[u8; 4]` (reserved) |
/// | 16..=27 | `src_mem_pattern` | `Tensor2d` |
/// | 28..=31 | `imm1` | `f32` |
/// | 32 | `dtype` | `Dtype` |
/// | 33 | `reserved1` | `[u8; 1]` (reserved) |
/// | 34 | `num_active_channels` | `u8` |
/// | 35..=43 | `reserved2` | `[u8; 9]` (reserved) |
/// | 44..=47 | `imm0_ptr` | `ImmValInstField` |
/// | 48 | `imm0_src` | `ImmSrc` |
/// | 49..=63 | `reserved3` | `[u8; 15]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2Bn(pub [u8; 64]);

impl Eq for S2Bn {}

impl S2Bn {
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

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor2d {
        use ::tpb_core::bytes::take;
        Tensor2d::from_bytes(take::<12>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// element count of a batch norm
    #[inline]
    pub const fn imm1(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 28)))
    }

    /// Sets [`imm1`](Self::imm1).
    #[inline]
    pub const fn set_imm1(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_le_bytes());
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

    /// mean of a batch norm
    #[inline]
    pub const fn imm0_ptr(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`imm0_ptr`](Self::imm0_ptr).
    #[inline]
    pub const fn set_imm0_ptr(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// The live arm of [`imm0_ptr`](Self::imm0_ptr).
    #[inline]
    pub fn imm0_ptr_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.imm0_ptr()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 48, 0, 8),
                    ::tpb_core::bytes::bits(&self.0, 0, 0, 8),
                ],
            )
    }

    /// source of the first scalar
    #[inline]
    pub const fn imm0_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[48]])
    }

    /// Sets [`imm0_src`](Self::imm0_src).
    #[inline]
    pub const fn set_imm0_src(&mut self, value: ImmSrc) {
        [self.0[48]] = value.to_bytes();
    }
}

impl Default for S2Bn {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2Bn {
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

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor2d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`imm1`](Self::imm1).
    #[inline]
    #[must_use]
    pub const fn with_imm1(mut self, value: f32) -> Self {
        self.set_imm1(value);
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

    /// The same with another [`imm0_ptr`](Self::imm0_ptr).
    #[inline]
    #[must_use]
    pub const fn with_imm0_ptr(mut self, value: ImmValInstField) -> Self {
        self.set_imm0_ptr(value);
        self
    }

    /// The same with another [`imm0_src`](Self::imm0_src).
    #[inline]
    #[must_use]
    pub const fn with_imm0_src(mut self, value: ImmSrc) -> Self {
        self.set_imm0_src(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S2Bn {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2_BN",
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
                layout::Field::new("reserved0", 12, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <Tensor2d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                    "imm1",
                    28,
                    layout::Type::F32,
                    "element count of a batch norm",
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
                        "imm0_ptr",
                        44,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "mean of a batch norm",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 48,
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
                        "imm0_src",
                        48,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the first scalar",
                    )
                    .with_closed(),
                layout::Field::new("reserved3", 49, layout::Type::Bytes(15), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads values into the per-lane state of the vector engine: batch norm coefficients, search values, or scalars.",
            layout::Conf::High,
            &[
                "gpsimd/firmware/kernels/search-cluster.md#5.1",
                "gpsimd/.../kernels/batchnorm-paramload.md#3.1",
            ],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2Bn {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2Bn {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2Bn {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2Bn").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2Bn);
