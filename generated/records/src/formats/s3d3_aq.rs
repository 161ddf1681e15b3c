// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Activation between a dequantisation and a requantisation, with a UINT8 result.

use crate::enums::{ActivationFunc, Dtype};
use crate::types::{DtypePair, Events, Header, PartitionOffset, Tensor3d};

/// Activation between a dequantisation and a requantisation, with a UINT8 result.
///
/// | bytes | field | type |
/// |---|---|---|
/// | 0..=3 | `header` | `Header` |
/// | 4..=11 | `events` | `Events` |
/// | 12..=15 | `quant_scale_value` | `f32` |
/// | 16..=31 | `src_mem_pattern` | `Tensor3d` |
/// | 32 | `in_bias_dtype` | `DtypePair` |
/// | 33 | `out_dtype` | `Dtype` |
/// | 34 | `num_active_channels` | `u8` |
/// | 35 | `activation_func` | `ActivationFunc` |
/// | 36..=39 | `dequant_scale_value` | `f32` |
/// | 40..=43 | `bias_addr` | `PartitionOffset` |
/// | 44..=47 | `quant_zero_value` | `f32` |
/// | 48..=63 | `dst_mem_pattern` | `Tensor3d` |
#[cfg_attr(feature = "extras", derive(Hash))]
#[derive(Clone, Copy, PartialEq)]
#[repr(transparent)]
pub struct S3d3Aq(pub [u8; 64]);

impl Eq for S3d3Aq {}

impl S3d3Aq {
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

    /// scale after the function
    #[inline]
    pub const fn quant_scale_value(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 12)))
    }

    /// Sets [`quant_scale_value`](Self::quant_scale_value).
    #[inline]
    pub const fn set_quant_scale_value(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 12, value.to_le_bytes());
    }

    /// source
    #[inline]
    pub const fn src_mem_pattern(&self) -> Tensor3d {
        use ::tpb_core::bytes::take;
        Tensor3d::from_bytes(take::<16>(&self.0, 16))
    }

    /// Sets [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    pub const fn set_src_mem_pattern(&mut self, value: Tensor3d) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 16, value.to_bytes());
    }

    /// element types of source and bias
    #[inline]
    pub const fn in_bias_dtype(&self) -> DtypePair {
        DtypePair::from_bytes([self.0[32]])
    }

    /// Sets [`in_bias_dtype`](Self::in_bias_dtype).
    #[inline]
    pub const fn set_in_bias_dtype(&mut self, value: DtypePair) {
        [self.0[32]] = value.to_bytes();
    }

    /// element type of the destination
    #[inline]
    pub const fn out_dtype(&self) -> Dtype {
        Dtype::from_bytes([self.0[33]])
    }

    /// Sets [`out_dtype`](Self::out_dtype).
    #[inline]
    pub const fn set_out_dtype(&mut self, value: Dtype) {
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

    /// function
    #[inline]
    pub const fn activation_func(&self) -> ActivationFunc {
        ActivationFunc::from_bytes([self.0[35]])
    }

    /// Sets [`activation_func`](Self::activation_func).
    #[inline]
    pub const fn set_activation_func(&mut self, value: ActivationFunc) {
        [self.0[35]] = value.to_bytes();
    }

    /// scale before the function
    #[inline]
    pub const fn dequant_scale_value(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 36)))
    }

    /// Sets [`dequant_scale_value`](Self::dequant_scale_value).
    #[inline]
    pub const fn set_dequant_scale_value(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 36, value.to_le_bytes());
    }

    /// address of the bias
    #[inline]
    pub const fn bias_addr(&self) -> PartitionOffset {
        use ::tpb_core::bytes::take;
        PartitionOffset::from_bytes(take::<4>(&self.0, 40))
    }

    /// Sets [`bias_addr`](Self::bias_addr).
    #[inline]
    pub const fn set_bias_addr(&mut self, value: PartitionOffset) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 40, value.to_bytes());
    }

    /// zero point, added last
    #[inline]
    pub const fn quant_zero_value(&self) -> f32 {
        use ::tpb_core::bytes::take;
        f32::from_bits(u32::from_le_bytes(take(&self.0, 44)))
    }

    /// Sets [`quant_zero_value`](Self::quant_zero_value).
    #[inline]
    pub const fn set_quant_zero_value(&mut self, value: f32) {
        use ::tpb_core::bytes::put;
        put(&mut self.0, 44, value.to_le_bytes());
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

impl Default for S3d3Aq {
    #[inline]
    fn default() -> Self {
        Self::ZERO
    }
}

#[cfg(feature = "extras")]
impl S3d3Aq {
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

    /// The same with another [`quant_scale_value`](Self::quant_scale_value).
    #[inline]
    #[must_use]
    pub const fn with_quant_scale_value(mut self, value: f32) -> Self {
        self.set_quant_scale_value(value);
        self
    }

    /// The same with another [`src_mem_pattern`](Self::src_mem_pattern).
    #[inline]
    #[must_use]
    pub const fn with_src_mem_pattern(mut self, value: Tensor3d) -> Self {
        self.set_src_mem_pattern(value);
        self
    }

    /// The same with another [`in_bias_dtype`](Self::in_bias_dtype).
    #[inline]
    #[must_use]
    pub const fn with_in_bias_dtype(mut self, value: DtypePair) -> Self {
        self.set_in_bias_dtype(value);
        self
    }

    /// The same with another [`out_dtype`](Self::out_dtype).
    #[inline]
    #[must_use]
    pub const fn with_out_dtype(mut self, value: Dtype) -> Self {
        self.set_out_dtype(value);
        self
    }

    /// The same with another [`num_active_channels`](Self::num_active_channels).
    #[inline]
    #[must_use]
    pub const fn with_num_active_channels(mut self, value: u8) -> Self {
        self.set_num_active_channels(value);
        self
    }

    /// The same with another [`activation_func`](Self::activation_func).
    #[inline]
    #[must_use]
    pub const fn with_activation_func(mut self, value: ActivationFunc) -> Self {
        self.set_activation_func(value);
        self
    }

    /// The same with another [`dequant_scale_value`](Self::dequant_scale_value).
    #[inline]
    #[must_use]
    pub const fn with_dequant_scale_value(mut self, value: f32) -> Self {
        self.set_dequant_scale_value(value);
        self
    }

    /// The same with another [`bias_addr`](Self::bias_addr).
    #[inline]
    #[must_use]
    pub const fn with_bias_addr(mut self, value: PartitionOffset) -> Self {
        self.set_bias_addr(value);
        self
    }

    /// The same with another [`quant_zero_value`](Self::quant_zero_value).
    #[inline]
    #[must_use]
    pub const fn with_quant_zero_value(mut self, value: f32) -> Self {
        self.set_quant_zero_value(value);
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
impl S3d3Aq {
    /// Descriptor.
    pub const LAYOUT: &'static ::tpb_core::layout::StructInfo = {
        use ::tpb_core::layout;
        &layout::StructInfo::new(
            "S3D3_AQ",
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
                    "quant_scale_value",
                    12,
                    layout::Type::F32,
                    "scale after the function",
                ),
                layout::Field::new(
                    "src_mem_pattern",
                    16,
                    <Tensor3d as layout::Layout>::TYPE,
                    "source",
                ),
                layout::Field::new(
                    "in_bias_dtype",
                    32,
                    <DtypePair as layout::Layout>::TYPE,
                    "element types of source and bias",
                ),
                layout::Field::new(
                    "out_dtype",
                    33,
                    <Dtype as layout::Layout>::TYPE,
                    "element type of the destination",
                ),
                layout::Field::new(
                    "num_active_channels",
                    34,
                    layout::Type::Uint(1),
                    "partitions worked on",
                ),
                layout::Field::new(
                    "activation_func",
                    35,
                    <ActivationFunc as layout::Layout>::TYPE,
                    "function",
                ),
                layout::Field::new(
                    "dequant_scale_value",
                    36,
                    layout::Type::F32,
                    "scale before the function",
                ),
                layout::Field::new(
                    "bias_addr",
                    40,
                    <PartitionOffset as layout::Layout>::TYPE,
                    "address of the bias",
                ),
                layout::Field::new(
                    "quant_zero_value",
                    44,
                    layout::Type::F32,
                    "zero point, added last",
                ),
                layout::Field::new(
                        "dst_mem_pattern",
                        48,
                        <Tensor3d as layout::Layout>::TYPE,
                        "destination",
                    )
                    .with_role(layout::Role::Write),
            ],
            "Activation between a dequantisation and a requantisation, with a UINT8 result.",
            layout::Conf::High,
            &["gpsimd/firmware/kernels/activate-pwl.md#4.1"],
        )
    };
}

#[cfg(feature = "layout")]
impl ::tpb_core::layout::Layout for S3d3Aq {
    const TYPE: ::tpb_core::layout::Type = ::tpb_core::layout::Type::Struct(
        Self::LAYOUT,
    );
}

#[cfg(feature = "layout")]
impl ::core::fmt::Debug for S3d3Aq {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::tpb_core::layout::debug(Self::LAYOUT, &self.0, f)
    }
}

#[cfg(not(feature = "layout"))]
impl ::core::fmt::Debug for S3d3Aq {
    #[inline]
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.debug_tuple("S3d3Aq").field(&self.0).finish()
    }
}

#[cfg(feature = "serde")]
::tpb_core::layout_serde!(S3d3Aq);
