// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads the parameters of the batch norm backward pass into per-lane state.

use crate::enums::{Dtype, ImmSrc};
use crate::types::{Events, Header, ImmValInstField, Tensor2d};

/// Loads the parameters of the batch norm backward pass into per-lane state.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=23 | `src_mem_pattern` | `Tensor2d` |
/// | 24..=27 | `reserved0` | `[u8; 4]` (reserved) |
/// | 28..=31 | `element_count` | `f32` |
/// | 32 | `src_dtype` | `Dtype` |
/// | 33 | `immediate_dtype` | `Dtype` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35..=39 | `reserved1` | `[u8; 5]` (reserved) |
/// | 40..=43 | `imm0_ptr` | `ImmValInstField` |
/// | 44..=47 | `imm1_ptr` | `ImmValInstField` |
/// | 48 | `imm0_src` | `ImmSrc` |
/// | 49 | `imm1_src` | `ImmSrc` |
/// | 50..=63 | `reserved2` | `[u8; 14]` (reserved) |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S2Bnpl2(pub [u8; 64]);

impl Eq for S2Bnpl2 {}

impl S2Bnpl2 {
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
        Tensor2d::from_bytes(take::<12>(&self.0, 12))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor2d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_bytes());
    }

    /// element count, as fp32
    #[inline]
    pub const fn element_count(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 28)))
    }

    /// Sets [`element_count`](Self::element_count).
    #[inline]
    pub const fn set_element_count(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 28, value.to_le_bytes());
    }

    /// element type of the source
    #[inline]
    pub const fn src_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[32]])
    }

    /// Sets [`src_dtype`](Self::src_dtype).
    #[inline]
    pub const fn set_src_dtype(&mut self, value: Dtype) {
        [self.0[32]] = value.to_bytes();
    }

    /// element type of the scalars in memory
    #[inline]
    pub const fn immediate_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[33]])
    }

    /// Sets [`immediate_dtype`](Self::immediate_dtype).
    #[inline]
    pub const fn set_immediate_dtype(&mut self, value: Dtype) {
        [self.0[33]] = value.to_bytes();
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

    /// first parameter
    #[inline]
    pub const fn imm0_ptr(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 40))
    }

    /// Sets [`imm0_ptr`](Self::imm0_ptr).
    #[inline]
    pub const fn set_imm0_ptr(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
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

    /// second parameter
    #[inline]
    pub const fn imm1_ptr(&self) -> ImmValInstField {
        use ::tpb_core::bytes::take;
        ImmValInstField::from_bytes(take::<4>(&self.0, 44))
    }

    /// Sets [`imm1_ptr`](Self::imm1_ptr).
    #[inline]
    pub const fn set_imm1_ptr(&mut self, value: ImmValInstField) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_bytes());
    }

    /// The live arm of [`imm1_ptr`](Self::imm1_ptr).
    #[inline]
    pub fn imm1_ptr_arm(&self) -> <ImmValInstField as ::tpb_core::layout::Union>::Arm {
        self.imm1_ptr()
            .arm_given(
                &[
                    ::tpb_core::bytes::bits(&self.0, 49, 0, 8),
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

    /// source of the second scalar
    #[inline]
    pub const fn imm1_src(&self) -> ImmSrc {
        ImmSrc::from_bytes([self.0[49]])
    }

    /// Sets [`imm1_src`](Self::imm1_src).
    #[inline]
    pub const fn set_imm1_src(&mut self, value: ImmSrc) {
        [self.0[49]] = value.to_bytes();
    }
}

impl Default for S2Bnpl2 {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S2Bnpl2 {
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

    /// The same with another [`element_count`](Self::element_count).
    #[inline]
    #[must_use]
    pub const fn with_element_count(mut self, value: f32) -> Self {
        self.set_element_count(value);
        self
    }

    /// The same with another [`src_dtype`](Self::src_dtype).
    #[inline]
    #[must_use]
    pub const fn with_src_dtype(mut self, value: Dtype) -> Self {
        self.set_src_dtype(value);
        self
    }

    /// The same with another [`immediate_dtype`](Self::immediate_dtype).
    #[inline]
    #[must_use]
    pub const fn with_immediate_dtype(mut self, value: Dtype) -> Self {
        self.set_immediate_dtype(value);
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

    /// The same with another [`imm1_ptr`](Self::imm1_ptr).
    #[inline]
    #[must_use]
    pub const fn with_imm1_ptr(mut self, value: ImmValInstField) -> Self {
        self.set_imm1_ptr(value);
        self
    }

    /// The same with another [`imm0_src`](Self::imm0_src).
    #[inline]
    #[must_use]
    pub const fn with_imm0_src(mut self, value: ImmSrc) -> Self {
        self.set_imm0_src(value);
        self
    }

    /// The same with another [`imm1_src`](Self::imm1_src).
    #[inline]
    #[must_use]
    pub const fn with_imm1_src(mut self, value: ImmSrc) -> Self {
        self.set_imm1_src(value);
        self
    }
}

#[cfg(feature = "layout")]
impl S2Bnpl2 {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S2_BNPL2",
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
                    "src_mem_pattern",
                    12,
                    <Tensor2d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new("reserved0", 24, layout::Type::Bytes(4), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                    "element_count",
                    28,
                    layout::Type::F32,
                    "element count, as fp32",
                ),
                layout::Field::new(
                    "src_dtype",
                    32,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the source",
                ),
                layout::Field::new(
                    "immediate_dtype",
                    33,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the scalars in memory",
                ),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new("reserved1", 35, layout::Type::Bytes(5), "")
                    .with_reserved(layout::Reserved::Zero),
                layout::Field::new(
                        "imm0_ptr",
                        40,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "first parameter",
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
                        "imm1_ptr",
                        44,
                        <ImmValInstField as layout::Layout>::TYPE,
                        "second parameter",
                    )
                    .with_given(
                        &[
                            layout::Locator {
                                offset: 49,
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
                layout::Field::new(
                        "imm1_src",
                        49,
                        <ImmSrc as layout::Layout>::TYPE,
                        "source of the second scalar",
                    )
                    .with_closed(),
                layout::Field::new("reserved2", 50, layout::Type::Bytes(14), "")
                    .with_reserved(layout::Reserved::Zero),
            ],
            "Loads the parameters of the batch norm backward pass into per-lane state.",
            layout::Conf::High,
            &["gpsimd/.../kernels/batchnorm-paramload.md#3.2"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S2Bnpl2 {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S2Bnpl2 {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S2Bnpl2 {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S2Bnpl2").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S2Bnpl2);
